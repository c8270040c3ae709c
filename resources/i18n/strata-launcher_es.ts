<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>app</name>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>How much memory {card} has could not be found out, so it is not counted on.</source>
      <translation>No se ha podido averiguar cuánta memoria tiene {card}, así que no se cuenta con ella.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>Other programs hold most of the memory of {card} now; close them before you start the model.</source>
      <translation>Otros programas ocupan ahora la mayor parte de la memoria de {card}; ciérrelos antes de iniciar el modelo.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM</source>
      <translation>RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>memory</source>
      <translation>memoria</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM and page file</source>
      <translation>RAM y archivo de paginación</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>VRAM of {card}</source>
      <translation>VRAM de {card}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>weights</source>
      <translation>pesos</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>context</source>
      <translation>contexto</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>work space</source>
      <translation>espacio de trabajo</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>free</source>
      <translation>libre</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>display</source>
      <translation>pantalla</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>system</source>
      <translation>sistema</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Strata's own set-up would take {model} with a context of {tokens} tokens on {cards}.</source>
      <translation>La instalación propia de Strata elegiría {model} con un contexto de {tokens} tokens en {cards}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>{theirs} would leave only {left} of RAM to your programs, so we take {ours}.</source>
      <translation>{theirs} dejaría a sus programas solo {left} de RAM, así que elegimos {ours}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: what Strata could run here would be slower or smaller than {model}.</source>
      <translation>Recomendamos {engine}: lo que Strata podría ejecutar aquí sería más lento o más pequeño que {model}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>{theirs} would not fit beside your programs, so we take {ours}.</source>
      <translation>{theirs} no cabría junto a sus programas, así que elegimos {ours}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: for this system and card there is no ready-made Strata engine, it has to be compiled.</source>
      <translation>Recomendamos {engine}: para este sistema y esta tarjeta no hay un motor de Strata ya hecho; habría que compilarlo.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: none of Strata's sizes fits the memory that this computer has.</source>
      <translation>Recomendamos {engine}: ninguno de los tamaños de Strata cabe en la memoria de este equipo.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>It would first ask for your consent, because the RAM is short for that.</source>
      <translation>Antes le pediría su consentimiento, porque la RAM es justa para eso.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We take {model} instead, because it suits what you want to do better.</source>
      <translation>Elegimos {model} en su lugar, porque se ajusta mejor a lo que quiere hacer.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Strata's setup does not serve {card}, but users run it there with an engine that they compiled; this program does not compile it.</source>
      <translation>El instalador de Strata no admite {card}, pero otros lo usan allí con un motor que compilaron ellos mismos; este programa no lo compila.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>It would use its low-RAM mode.</source>
      <translation>Usaría su modo de poca RAM.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise the same.</source>
      <translation>Recomendamos lo mismo.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We start with a context of {ours} tokens, which leaves more room on the card; it can be changed.</source>
      <translation>Empezamos con un contexto de {ours} tokens, que deja más espacio en la tarjeta; se puede cambiar.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We give {ours} tokens of context instead of {theirs}: the memory holds them.</source>
      <translation>Damos {ours} tokens de contexto en lugar de {theirs}: la memoria lo permite.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We take {ours} instead of {theirs}: it answers better and fits as well.</source>
      <translation>Elegimos {ours} en lugar de {theirs}: responde mejor y cabe igual.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Its documentation recommends it too.</source>
      <translation>Su documentación también lo recomienda.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{build} needs driver {needed} or newer for {card}; {version} is installed.</source>
      <translation>{build} necesita el controlador {needed} o posterior para {card}; está instalado el {version}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{build} needs a processor with {features}; this one has none.</source>
      <translation>{build} necesita un procesador con {features}; este no lo tiene.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{engine} has no ready-made build for {here}; there are builds for {systems}.</source>
      <translation>{engine} no tiene una compilación lista para {here}; las hay para {systems}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{engine} needs a graphics card of these kinds: {cards}. This computer has none.</source>
      <translation>{engine} necesita una tarjeta gráfica de estos tipos: {cards}. Este equipo no tiene ninguna.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated; {part} % of the model runs on the card</source>
      <translation>estimado; el {part} % del modelo se ejecuta en la tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the speed of the RAM</source>
      <translation>estimado a partir de la velocidad de la RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the card's memory speed, {speed} GB/s</source>
      <translation>estimado a partir de la velocidad de memoria de la tarjeta, {speed} GB/s</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata needs an NVIDIA card of the RTX 20 series or newer, or an AMD card of these: {list}.</source>
      <translation>Strata necesita una tarjeta NVIDIA de la serie RTX 20 o posterior, o una de estas tarjetas AMD: {list}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata does not run on this AMD card; it runs on {list}.</source>
      <translation>Strata no funciona en esta tarjeta AMD; funciona en {list}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata needs an NVIDIA card of the RTX 20 series or newer.</source>
      <translation>Strata necesita una tarjeta NVIDIA de la serie RTX 20 o posterior.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It warns: the card has less than 11 GB.</source>
      <translation>Advierte: la tarjeta tiene menos de 11 GB.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It advises a context of 8,192 tokens and the English draft words.</source>
      <translation>Aconseja un contexto de 8192 tokens y las palabras de borrador en inglés.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It warns: the page file is small; a fixed one of 65,536 MB is its advice.</source>
      <translation>Advierte: el archivo de paginación es pequeño; aconseja uno fijo de 65 536 MB.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It points to its help on driver resets, which these cards can have on Windows.</source>
      <translation>Remite a su ayuda sobre reinicios del controlador, que estas tarjetas pueden sufrir en Windows.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's setup stops here: its engine needs driver {least} or newer, and {installed} is installed.</source>
      <translation>La instalación de Strata se detiene aquí: su motor necesita el controlador {least} o posterior, y está instalado el {installed}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's setup stops here: the processor has no SSE4.2.</source>
      <translation>La instalación de Strata se detiene aquí: el procesador no tiene SSE4.2.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's engine for AMD cards on Windows needs a processor with AVX2.</source>
      <translation>El motor de Strata para tarjetas AMD en Windows necesita un procesador con AVX2.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It advises the English draft words, which save 215 MB of the card.</source>
      <translation>Aconseja las palabras de borrador en inglés, que ahorran 215 MB de la tarjeta.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_speed.py" />
      <source>measured by others on {card}, scaled to this computer</source>
      <translation>medido por otros en {card}, ajustado a este equipo</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_speed.py" />
      <source>measured by others on this card</source>
      <translation>medido por otros en esta tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits the card</source>
      <translation>cabe en la tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits in RAM</source>
      <translation>cabe en la RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>its size is not known</source>
      <translation>no se conoce su tamaño</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>does not fit: {missing} are missing</source>
      <translation>no cabe: faltan {missing}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>no engine for this computer runs it</source>
      <translation>ningún motor para este equipo lo ejecuta</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits with experts in RAM</source>
      <translation>cabe con los expertos en la RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits with layers in RAM</source>
      <translation>cabe con capas en la RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{family} {variant} with {engine} on {where}</source>
      <translation>{family} {variant} con {engine} en {where}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation>{here} de {all} capas caben en {card}; la RAM guarda el resto.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM hold its {experts} of experts and leave {left} to the system and your programs. The card holds those that are used most.</source>
      <translation>{ram} de RAM guardan sus {experts} de expertos y dejan {left} al sistema y a sus programas. La tarjeta guarda los más usados.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with this computer: {missing} of memory are missing for its {weights}.</source>
      <translation>No con este equipo: faltan {missing} de memoria para sus {weights} de pesos.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>A context of {tokens} tokens fits beside it.</source>
      <translation>Además cabe un contexto de {tokens} tokens.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM hold its {weights} and leave {left}.</source>
      <translation>{ram} de RAM guardan sus {weights} de pesos y dejan {left}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit into the memory of {card}.</source>
      <translation>Todos sus {weights} de pesos caben en la memoria de {card}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>What every token needs and the experts of {here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation>Lo que necesita cada token y los expertos de {here} de {all} capas caben en {card}; la RAM guarda el resto.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit on {n} cards together.</source>
      <translation>Todos sus {weights} de pesos caben en {n} tarjetas juntas.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit on {card}.</source>
      <translation>Todos sus {weights} de pesos caben en {card}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>RAM and graphics share {total}; it holds the {experts} of experts and leaves {left}.</source>
      <translation>La RAM y los gráficos comparten {total}; caben los {experts} de expertos y quedan {left}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM keep {part} of its {experts} of experts; the rest is read from the drive when it is needed.</source>
      <translation>{ram} de RAM guardan {part} de sus {experts} de expertos; el resto se lee del disco cuando hace falta.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM do not hold its {experts} of experts: a part lies on the card only (low-RAM mode).</source>
      <translation>{ram} de RAM no bastan para sus {experts} de expertos: una parte está solo en la tarjeta (modo de poca RAM).</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM do not hold its {experts} of experts: they are read from the drive as needed (low-RAM mode).</source>
      <translation>{ram} de RAM no bastan para sus {experts} de expertos: se leen del disco según haga falta (modo de poca RAM).</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with the page file as it is set: Windows may hand out {limit} in all, and {missing} more are needed.</source>
      <translation>No con el archivo de paginación actual: Windows puede repartir {limit} en total, y hacen falta {missing} más.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with this computer: {card} has {total} of memory, and {missing} more are needed there.</source>
      <translation>No con este equipo: {card} tiene {total} de memoria, y ahí hacen falta {missing} más.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The card has less than 11 GB: few experts fit on it, so answers come slowly.</source>
      <translation>La tarjeta tiene menos de 11 GB: caben pocos expertos, así que las respuestas llegan despacio.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Close large programs before you start it: the experts stay in RAM all the time.</source>
      <translation>Cierre los programas grandes antes de iniciarlo: los expertos permanecen en la RAM todo el tiempo.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Windows lets it use {size} less of the card: the page file is small. A fixed one of 64 GB is the cure.</source>
      <translation>Windows deja usar {size} menos de la tarjeta porque el archivo de paginación es pequeño. Uno fijo de 64 GB lo resuelve.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>It will be slow: at most about {speed:.0f} tokens per second.</source>
      <translation>Será lento: como mucho unos {speed:.0f} tokens por segundo.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The model was made for {tokens} tokens; beyond that, answers get worse.</source>
      <translation>El modelo se hizo para {tokens} tokens; más allá, las respuestas empeoran.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The publisher's hash of this file is not in the catalogue, so only its size can be checked.</source>
      <translation>El hash del editor de este archivo no está en el catálogo, así que solo se puede comprobar su tamaño.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>the processor</source>
      <translation>el procesador</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but {missing} of memory are missing for it.</source>
      <translation>{model} sería mejor, pero le faltan {missing} de memoria.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>a page file of 64 GB -&gt; {model}</source>
      <translation>un archivo de paginación de 64 GB -&gt; {model}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>+{step} GB of RAM -&gt; {model}</source>
      <translation>+{step} GB de RAM -&gt; {model}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but the RAM does not hold its {experts} of experts beside the system.</source>
      <translation>{model} sería mejor, pero la RAM no guarda sus {experts} de expertos junto al sistema.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but it would leave only {left} of RAM to your programs.</source>
      <translation>{model} sería mejor, pero dejaría a sus programas solo {left} de RAM.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>The GGUF file is damaged</source>
      <translation>El archivo GGUF está dañado</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} is cut short or its beginning cannot be read.</source>
      <translation>{name} está cortado o no se puede leer su principio.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Download it again; an interrupted download is the usual reason.</source>
      <translation>Vuelva a descargarlo; lo habitual es una descarga interrumpida.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>This GGUF file is no language model</source>
      <translation>Este archivo GGUF no es un modelo de lenguaje</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} holds something else ({what}).</source>
      <translation>{name} contiene otra cosa ({what}).</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Choose the model's own file; image encoders, adapters and vocabularies go with a model.</source>
      <translation>Elija el archivo del propio modelo; los codificadores de imagen, adaptadores y vocabularios acompañan a un modelo.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>A file is missing</source>
      <translation>Falta un archivo</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Check the path, or copy all parts into one folder.</source>
      <translation>Compruebe la ruta o copie todas las partes en una carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>This is no GGUF file</source>
      <translation>Esto no es un archivo GGUF</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Download the model again, or choose another file.</source>
      <translation>Vuelva a descargar el modelo o elija otro archivo.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} is not there.</source>
      <translation>{name} no está.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} does not begin as GGUF files do.</source>
      <translation>{name} no empieza como los archivos GGUF.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>The model consists of {n} parts.</source>
      <translation>El modelo consta de {n} partes.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>It is a web page.</source>
      <translation>Es una página web.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>The catalogue cannot be read</source>
      <translation>No se puede leer el catálogo</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Correct the file, or move it away; the launcher's own catalogue is then used.</source>
      <translation>Corrija el archivo o muévalo; entonces se usa el catálogo propio del programa.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Your own models are left out: {why} {what}</source>
      <translation>Sus propios modelos se omiten: {why} {what}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>there is no [[{key}]] in it</source>
      <translation>no contiene ningún [[{key}]]</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>“{name}” has no source</source>
      <translation>«{name}» no tiene origen</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>line {line}: the key “{key}” is not known</source>
      <translation>línea {line}: la clave «{key}» no se conoce</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>a source has no known kind: {source}</source>
      <translation>un origen no es de un tipo conocido: {source}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Unknown {what}</source>
      <translation>Desconocido: {what}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>There is no {what} called “{name}”.</source>
      <translation>No hay ningún {what} llamado «{name}».</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Did you mean {names}?</source>
      <translation>¿Quería decir {names}?</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Known ones: {names}.</source>
      <translation>Conocidos: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Nothing is there</source>
      <translation>Ahí no hay nada</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>{path} is neither a file nor a folder.</source>
      <translation>{path} no es ni un archivo ni una carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Give a GGUF file, a folder that holds some, or a Hugging Face repository such as owner/name.</source>
      <translation>Indique un archivo GGUF, una carpeta que los contenga o un repositorio de Hugging Face como propietario/nombre.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>No model is there</source>
      <translation>Ahí no hay ningún modelo</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>{path} holds no GGUF file.</source>
      <translation>{path} no contiene ningún archivo GGUF.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Choose the folder that the model's files lie in.</source>
      <translation>Elija la carpeta en la que están los archivos del modelo.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>your own model</source>
      <translation>su propio modelo</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Added by you</source>
      <translation>Añadido por usted</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>see its publisher</source>
      <translation>consulte a su editor</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Your own catalogue cannot be read</source>
      <translation>No se puede leer su propio catálogo</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Correct the file, or move it away; nothing was changed in it.</source>
      <translation>Corrija el archivo o muévalo; no se ha cambiado nada en él.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file cannot be read</source>
      <translation>El archivo de ajustes no se puede leer</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file}: {why}. Nothing was changed.</source>
      <translation>{file}: {why}. No se ha cambiado nada.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Correct the file or move it away, then try again.</source>
      <translation>Corrija el archivo o muévalo a otro lugar y vuelva a intentarlo.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{program} is not connected</source>
      <translation>{program} no está conectado</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Nothing was written into its settings from here, so there is nothing to take back.</source>
      <translation>Desde aquí no se ha escrito nada en sus ajustes, así que no hay nada que deshacer.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>See the list of programs for what is connected.</source>
      <translation>La lista de programas muestra qué está conectado.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file is read-only</source>
      <translation>El archivo de ajustes es de solo lectura</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file} may not be changed, so nothing was written.</source>
      <translation>{file} no se puede modificar, así que no se ha escrito nada.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Allow writing to it, or make the change by hand.</source>
      <translation>Permita escribir en él o haga el cambio a mano.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file has just changed</source>
      <translation>El archivo de ajustes acaba de cambiar</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file} was changed by another program in this moment; nothing was written.</source>
      <translation>Otro programa ha cambiado {file} en este momento; no se ha escrito nada.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Try it again.</source>
      <translation>Inténtelo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>it is not UTF-8 text</source>
      <translation>no es texto UTF-8</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source> in {place}</source>
      <translation> en {place}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine ended, and its log names no cause that we know.</source>
      <translation>El motor terminó, y su registro no nombra ninguna causa que conozcamos.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>This file is no log</source>
      <translation>Este archivo no es un registro</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>It holds a picture, a program, a model or settings, not the lines that an engine writes.</source>
      <translation>Contiene una imagen, un programa, un modelo o ajustes, no las líneas que escribe un motor.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Choose the file that the engine wrote while it ran.</source>
      <translation>Elige el archivo que el motor escribió mientras funcionaba.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Nothing is known about this end</source>
      <translation>No se sabe nada de este final</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log is empty and there is no exit code.</source>
      <translation>El registro está vacío y no hay código de salida.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Start the engine again; if it ends the same way, repair its files.</source>
      <translation>Vuelva a iniciar el motor; si termina igual, repare sus archivos.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>the graphics card</source>
      <translation>la tarjeta gráfica</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>this card</source>
      <translation>esta tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>its port</source>
      <translation>su puerto</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>No crash was found</source>
      <translation>No se encontró ningún fallo</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log shows nothing that went wrong.</source>
      <translation>El registro no muestra nada que fuera mal.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Somebody wanted it to stop; that is no crash.</source>
      <translation>Alguien quiso que se detuviera; eso no es un fallo.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine stopped{where}</source>
      <translation>El motor se detuvo{where}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The steps below help most often. The report holds everything a maintainer needs.</source>
      <translation>Los pasos de abajo son los que más ayudan. El informe contiene todo lo que necesitan quienes lo mantienen.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The number lost its last digits on the way; it stands for a Windows fault, most likely {name}.</source>
      <translation>El número perdió sus últimas cifras por el camino; representa un error de Windows, muy probablemente {name}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>It was ended by signal {n}.</source>
      <translation>Lo terminó la señal {n}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>Windows ended it with the status {code}.</source>
      <translation>Windows lo terminó con el estado {code}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>exit code {n}</source>
      <translation>código de salida {n}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended with the code {n}.</source>
      <translation>El programa terminó con el código {n}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>ended normally</source>
      <translation>terminado con normalidad</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended by itself and reported no error.</source>
      <translation>El programa terminó por sí mismo y no comunicó ningún error.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>None of the changes helped. The report has everything that was tried.</source>
      <translation>Ninguno de los cambios ayudó. El informe contiene todo lo que se intentó.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>It answers now. This change is kept: {title}.</source>
      <translation>Ahora responde. Este cambio se conserva: {title}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>This cannot be applied here</source>
      <translation>Esto no se puede aplicar aquí</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Try the next one on the list.</source>
      <translation>Pruebe el siguiente de la lista.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Unknown remedy</source>
      <translation>Remedio desconocido</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>There is no remedy or profile called “{name}”.</source>
      <translation>No hay ningún remedio ni perfil llamado «{name}».</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” changes nothing for the profile “{profile}”.</source>
      <translation>«{title}» no cambia nada en el perfil «{profile}».</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” is not a setting: {change}</source>
      <translation>«{title}» no es un ajuste: {change}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Signature</source>
      <translation>Firma</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Ended with</source>
      <translation>Terminó con</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>When</source>
      <translation>Cuándo</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Again and again</source>
      <translation>Una y otra vez</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Fingerprint</source>
      <translation>Huella</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>New since the last good run</source>
      <translation>Novedades desde la última ejecución correcta</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Missing files</source>
      <translation>Archivos que faltan</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The system's log</source>
      <translation>Registro del sistema</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Core dump</source>
      <translation>Volcado de memoria</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>yes</source>
      <translation>sí</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>no</source>
      <translation>no</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Nothing yet.</source>
      <translation>Nada todavía.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Environment</source>
      <translation>Entorno</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Versions</source>
      <translation>Versiones</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What was tried</source>
      <translation>Qué se intentó</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Config</source>
      <translation>Configuración</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Output before the crash</source>
      <translation>Salida antes del fallo</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>{kind}: taken out in {n} places</source>
      <translation>{kind}: eliminado en {n} sitios</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The engine stopped</source>
      <translation>El motor se detuvo</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Steps</source>
      <translation>Pasos</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Stack</source>
      <translation>Pila</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What</source>
      <translation>Qué</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Outcome</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Note</source>
      <translation>Nota</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>Strata Launcher: {title}</source>
      <translation>Strata Launcher: {title}</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>{key}: {old} becomes {new}</source>
      <translation>{key}: {old} pasa a ser {new}</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>nothing</source>
      <translation>nada</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>The engine did not answer</source>
      <translation>El motor no respondió</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>A request was sent, and no complete answer came back: {why}.</source>
      <translation>Se envió una solicitud y no llegó una respuesta completa: {why}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>Look at the log for the reason, or restart the engine.</source>
      <translation>Busque el motivo en el registro o reinicie el motor.</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>the connection ended in the middle of the answer</source>
      <translation>la conexión terminó en mitad de la respuesta</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>An engine file is missing</source>
      <translation>Falta un archivo del motor</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Often an antivirus program took it away.</source>
      <translation>{name} no está donde se instaló. A menudo se lo ha llevado un antivirus.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run repair: it fetches only what is missing. If it vanishes again, allow this folder in the antivirus.</source>
      <translation>Ejecute la reparación: solo obtiene lo que falta. Si vuelve a desaparecer, permita esta carpeta en el antivirus.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model's file is missing</source>
      <translation>Falta el archivo del modelo</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation>{name} no está donde se instaló. Quizá su unidad no esté conectada.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Connect the drive and start again, or run repair to fetch the file anew.</source>
      <translation>Conecte la unidad y vuelva a iniciar, o ejecute la reparación para obtener el archivo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine's config file is missing</source>
      <translation>Falta el archivo de configuración del motor</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{path} does not exist or is not JSON.</source>
      <translation>{path} no existe o no es JSON.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run set-up again; it writes the file anew.</source>
      <translation>Vuelva a ejecutar la instalación; escribe el archivo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Unknown profile</source>
      <translation>Perfil desconocido</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>There is no profile called “{name}”.</source>
      <translation>No hay ningún perfil llamado «{name}».</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Nothing to undo</source>
      <translation>No hay nada que deshacer</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>The profile “{title}” has no changes on top of what set-up chose.</source>
      <translation>El perfil «{title}» no tiene cambios sobre lo que eligió la instalación.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Apply a change first, or run set-up to choose anew.</source>
      <translation>Aplique primero un cambio o ejecute la instalación para elegir de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Known profiles: {names}.</source>
      <translation>Perfiles conocidos: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Run set-up first.</source>
      <translation>Ejecute primero la instalación.</translation>
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>Unknown engine</source>
      <translation>Motor desconocido</translation>
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>There is no engine called “{name}”.</source>
      <translation>No hay ningún motor llamado «{name}».</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Often an antivirus program took it away.</source>
      <translation>{path} no está donde se instaló. A menudo se lo ha llevado un antivirus.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>The server runs, the model is not in memory.</source>
      <translation>El servidor funciona; el modelo no está en la memoria.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>A file of the model is missing</source>
      <translation>Falta un archivo del modelo</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation>{path} no está donde se instaló. Quizá su unidad no esté conectada.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The context is too large</source>
      <translation>El contexto es demasiado grande</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The model was trained for {tokens} tokens; more needs rope scaling.</source>
      <translation>El modelo se entrenó para {tokens} tokens; más requiere escalado RoPE.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>Choose a smaller context, or yarn as rope scaling.</source>
      <translation>Elija un contexto menor, o yarn como escalado RoPE.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Images do not work with AMD cards on Windows: the engine has no image encoder there.</source>
      <translation>Las imágenes no funcionan con tarjetas AMD en Windows: ahí el motor no tiene codificador de imagen.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Leave the option out, or choose another family, card or engine.</source>
      <translation>Quite la opción, o elija otra familia, tarjeta o motor.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>With AMD cards the image encoder runs on the processor only.</source>
      <translation>Con tarjetas AMD el codificador de imagen funciona solo en el procesador.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Strata cannot do this here</source>
      <translation>Strata no puede hacer esto aquí</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>none</source>
      <translation>ninguna</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>There is no such card</source>
      <translation>No existe esa tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>“{wanted}” does not name cards that the engine sees; it knows {known}.</source>
      <translation>«{wanted}» no nombra tarjetas que el motor vea; conoce {known}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Give one of these numbers, several different ones with commas, or all.</source>
      <translation>Indique uno de estos números, varios distintos separados por comas, o all.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>One model uses one AMD card on Windows.</source>
      <translation>Un modelo usa una sola tarjeta AMD en Windows.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>The control vector is made for the families qwen and coder.</source>
      <translation>El vector de control está hecho para las familias qwen y coder.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata needs a graphics card</source>
      <translation>Strata necesita una tarjeta gráfica</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>This profile names no card, and Strata does not run on the processor alone.</source>
      <translation>Este perfil no nombra ninguna tarjeta, y Strata no funciona solo con el procesador.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Choose a card, or the engine llama.cpp.</source>
      <translation>Elija una tarjeta, o el motor llama.cpp.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The card is not known to the engine</source>
      <translation>El motor no conoce la tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata's engine does not list the card {cards}.</source>
      <translation>El motor de Strata no enumera la tarjeta {cards}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again; it asks the engine which cards it can use.</source>
      <translation>Vuelva a ejecutar la instalación; pregunta al motor qué tarjetas puede usar.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Images need their encoder</source>
      <translation>Las imágenes necesitan su codificador</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The model was installed without its image encoder.</source>
      <translation>El modelo se instaló sin su codificador de imagen.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again with images on; it fetches about 0.9 GB.</source>
      <translation>Vuelva a ejecutar la instalación con imágenes; descarga unos 0,9 GB.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>The engine does not see the card</source>
      <translation>El motor no ve la tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Strata's engine lists {devices}, but not {card}.</source>
      <translation>El motor de Strata enumera {devices}, pero no {card}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Install the newest driver of the card's maker (AMD: amd.com/en/support), restart, and try again.</source>
      <translation>Instale el controlador más reciente del fabricante (AMD: amd.com/en/support), reinicie y vuelva a intentarlo.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>{flag} is not done here</source>
      <translation>{flag} no se hace aquí</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>Strata's setup has {flag}; the launcher has not.</source>
      <translation>La instalación de Strata tiene {flag}; este programa no.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>It ended before it was finished.</source>
      <translation>Terminó antes de acabar.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>This version of Strata does not know one of the options.</source>
      <translation>Esta versión de Strata no conoce una de las opciones.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up stopped</source>
      <translation>La instalación propia de Strata se detuvo</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Do what it asks for, then run set-up again; it goes on where it stopped.</source>
      <translation>Haga lo que pide y vuelva a ejecutar la instalación; continúa donde se detuvo.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up</source>
      <translation>Instalación propia de Strata</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} does not deliver parts of files; a proxy or mirror on the way may be the reason.</source>
      <translation>{host} no entrega partes de archivos; quizá se deba a un proxy o una réplica en el camino.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} refuses the file ({status}).</source>
      <translation>{host} rechaza el archivo ({status}).</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>Draft layer</source>
      <translation>Capa de borrador</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>The download is not the expected file</source>
      <translation>La descarga no es el archivo esperado</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} of the draft layer has another content than it must have.</source>
      <translation>{name} de la capa de borrador tiene otro contenido del que debe.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>A proxy or mirror on the way may answer wrongly. Try another network or source.</source>
      <translation>Quizá un proxy o una réplica en el camino responda mal. Pruebe otra red u otro origen.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>the draft layer</source>
      <translation>la capa de borrador</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} arrived with errors and is fetched again.</source>
      <translation>{name} llegó con errores y se obtiene de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} is no safetensors file.</source>
      <translation>{name} no es un archivo safetensors.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} ended the file too early.</source>
      <translation>{host} terminó el archivo demasiado pronto.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>This engine cannot be used here</source>
      <translation>Este motor no se puede usar aquí</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Choose another engine build, or the engine llama.cpp, which runs on more cards.</source>
      <translation>Elija otra compilación del motor, o el motor llama.cpp, que funciona en más tarjetas.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Strata engine {version}</source>
      <translation>Motor de Strata {version}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>There is no earlier engine</source>
      <translation>No hay un motor anterior</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{folder} keeps no engine from before the last update.</source>
      <translation>{folder} no guarda ningún motor anterior a la última actualización.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Install another version from the list of engines.</source>
      <translation>Instale otra versión de la lista de motores.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It says version {version}, and {wanted} is needed.</source>
      <translation>Dice ser la versión {version}, y hace falta la {wanted}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It is not made for AMD cards.</source>
      <translation>No está hecho para tarjetas AMD.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It has no code for {cards}.</source>
      <translation>No tiene código para {cards}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>The engine is running</source>
      <translation>El motor está en marcha</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{program} is in use and cannot be replaced.</source>
      <translation>{program} está en uso y no se puede reemplazar.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Stop the engine, then try again.</source>
      <translation>Detenga el motor y vuelva a intentarlo.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the model</source>
      <translation>Preparando el modelo</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the draft layer</source>
      <translation>Preparando la capa de borrador</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Draft layer's vocabulary</source>
      <translation>Vocabulario de la capa de borrador</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>A step of the installation failed</source>
      <translation>Un paso de la instalación falló</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>{what}: Strata's tool ended without an error and without its result.</source>
      <translation>{what}: la herramienta de Strata terminó sin error y sin su resultado.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Run set-up again. If it fails again, send a report.</source>
      <translation>Vuelva a ejecutar la instalación. Si vuelve a fallar, envíe un informe.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python is missing</source>
      <translation>Falta Python</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Strata's server is a Python program and needs Python {version} or newer, 64 bits.</source>
      <translation>El servidor de Strata es un programa de Python y necesita Python {version} o posterior, de 64 bits.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Install Python 3.12 from python.org (Windows: `winget install Python.Python.3.12`; Linux: the packages python3 and python3-venv), then run set-up again.</source>
      <translation>Instale Python 3.12 desde python.org (Windows: `winget install Python.Python.3.12`; Linux: los paquetes python3 y python3-venv) y vuelva a ejecutar la instalación.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python packages</source>
      <translation>Paquetes de Python</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Making the Python environment</source>
      <translation>Creando el entorno de Python</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Installing the Python packages</source>
      <translation>Instalando los paquetes de Python</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/register.py" />
      <source>Entry in the lists of what is installed</source>
      <translation>Anotación en las listas de lo instalado</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/release.py" />
      <source>GitHub did not say the check sum of {name}; it is installed unchecked.</source>
      <translation>GitHub no indicó la suma de comprobación de {name}; se instala sin comprobar.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Strata's program files</source>
      <translation>Archivos de programa de Strata</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Model reader (llama.cpp's source)</source>
      <translation>Lector de modelos (código fuente de llama.cpp)</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>{what}: {why}. Its last line was: {last}</source>
      <translation>{what}: {why}. Su última línea fue: {last}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>Run set-up again; it goes on where it stopped. If it fails again, send the details with a report.</source>
      <translation>Vuelva a ejecutar la instalación; continúa donde se detuvo. Si vuelve a fallar, envíe los detalles con un informe.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>it ended with exit code {code}</source>
      <translation>terminó con el código de salida {code}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>(nothing)</source>
      <translation>(nada)</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Model {family} {size}</source>
      <translation>Modelo {family} {size}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>The folder does not hold the model</source>
      <translation>La carpeta no contiene el modelo</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{folder} has no whole {names}.</source>
      <translation>{folder} no tiene {names} completos.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Put all shards of this size into the folder, or leave it out and let them be downloaded.</source>
      <translation>Ponga en la carpeta todas las partes de este tamaño, o déjela en blanco y se descargarán.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Image encoder</source>
      <translation>Codificador de imagen</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{name} is shared with {other}.</source>
      <translation>{name} se comparte con {other}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>{name} is not there, or its installation did not end.</source>
      <translation>{name} no está, o su instalación no terminó.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>Run set-up again; it goes on where it stopped.</source>
      <translation>Vuelva a ejecutar la instalación; continúa donde se detuvo.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The Strata engine is not installed</source>
      <translation>El motor de Strata no está instalado</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The model is not installed</source>
      <translation>El modelo no está instalado</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request was answered</source>
      <translation>Se respondió una solicitud</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes from {old} to {new}.</source>
      <translation>{name} cambia de {old} a {new}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes.</source>
      <translation>{name} cambia.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is removed (was {value}).</source>
      <translation>Se quita {name} (era {value}).</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added: {value}.</source>
      <translation>Se añade {name}: {value}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added.</source>
      <translation>Se añade {name}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>set</source>
      <translation>establecido</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Starting …</source>
      <translation>Iniciando…</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Stopping …</source>
      <translation>Deteniendo…</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Restarting …</source>
      <translation>Reiniciando…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect</source>
      <translation>Conectar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the OpenAI address</source>
      <translation>la dirección de OpenAI</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the Anthropic address</source>
      <translation>la dirección de Anthropic</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the model's name</source>
      <translation>el nombre del modelo</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>The engine is stopped. The addresses work once it is running.</source>
      <translation>El motor está detenido. Las direcciones responden cuando está en marcha.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Command line (curl)</source>
      <translation>Línea de comandos (curl)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Programs for the Anthropic API (environment variables)</source>
      <translation>Programas para la API de Anthropic (variables de entorno)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect other programs</source>
      <translation>Conectar otros programas</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Enter one of these addresses in your program. Any text works as the API key.</source>
      <translation>Dé a un programa una de estas direcciones; como clave sirve cualquier texto.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Addresses</source>
      <translation>Direcciones</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>OpenAI-compatible</source>
      <translation>Compatible con OpenAI</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Anthropic-compatible</source>
      <translation>Compatible con Anthropic</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Model name</source>
      <translation>Nombre del modelo</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Fix it for me</source>
      <translation>Arréglalo por mí</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Stop trying</source>
      <translation>Dejar de intentarlo</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Trying known fixes …</source>
      <translation>Probando lo que suele ayudar…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>What went wrong</source>
      <translation>Qué ha fallado</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Report …</source>
      <translation>Informe…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Changed since it last worked: {what}</source>
      <translation>Novedades desde su última respuesta: {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Missing: {files}</source>
      <translation>Falta: {files}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>It crashed the same way before, so it is not restarted automatically.</source>
      <translation>Ya falló antes de la misma manera, por eso no se reinicia solo.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Why: {title}</source>
      <translation>Por qué: {title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Show the log</source>
      <translation>Ver el registro</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>The engine stopped unexpectedly</source>
      <translation>El motor terminó por sí solo</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Known fixes</source>
      <translation>Soluciones conocidas</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this</source>
      <translation>Probar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Why this fix</source>
      <translation>Por qué este</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this: {title}</source>
      <translation>Probar: {title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Overview</source>
      <translation>Resumen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Log</source>
      <translation>Registro</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>History</source>
      <translation>Historial</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Storage</source>
      <translation>Almacenamiento</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Updates</source>
      <translation>Actualizaciones</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Settings</source>
      <translation>Ajustes</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Add a model</source>
      <translation>Añadir modelo</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Stopped.</source>
      <translation>Detenido.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Try again</source>
      <translation>Reintentar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>An update is available. See Updates.</source>
      <translation>Hay algo más nuevo; vea Actualizaciones.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use another model</source>
      <translation>Usar otro modelo</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use {title}?</source>
      <translation>¿Usar {title}?</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>The engine is restarted; that takes as long as a start.</source>
      <translation>El motor se reinicia; tarda lo mismo que un inicio.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use it</source>
      <translation>Usar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{size} free</source>
      <translation>{size} libres</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of {total}</source>
      <translation>de {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Generation</source>
      <translation>Generación</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Prompt processing</source>
      <translation>Procesamiento del prompt</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Context</source>
      <translation>Contexto</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Requests</source>
      <translation>Solicitudes</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>VRAM</source>
      <translation>VRAM</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>GPU</source>
      <translation>GPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Engine memory</source>
      <translation>Memoria del motor</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of {total:,} tokens</source>
      <translation>de {total:,} tokens</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{asked:,} requested</source>
      <translation>se pidieron {asked:,}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of all cores</source>
      <translation>de todos los núcleos</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>in use</source>
      <translation>en uso</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>the busiest of {count}</source>
      <translation>la más activa de {count}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{count} waiting</source>
      <translation>{count} en espera</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>running</source>
      <translation>en curso</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>tokens/s</source>
      <translation>tokens/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>{speed:.1f} tokens/s</source>
      <translation>{speed:.1f} tokens/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Open the folder of this run</source>
      <translation>Abrir la carpeta de esta ejecución</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Running</source>
      <translation>En marcha</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Crashed</source>
      <translation>Ha fallado</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Stopped</source>
      <translation>Detenido</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Recent runs of the engine and how they ended.</source>
      <translation>Los últimos inicios del motor y cómo terminaron.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Nothing has run yet.</source>
      <translation>Aún no se ha ejecutado nada.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>This copy runs from source code. The licenses of the packages it uses come with those packages.</source>
      <translation>Esta copia se ejecuta desde su código fuente. Las licencias de los paquetes que usa están junto a esos paquetes.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>Licenses</source>
      <translation>Licencias</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>The licenses</source>
      <translation>Las licencias</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Engine log</source>
      <translation>Registro del motor</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search in the log</source>
      <translation>Buscar en el registro</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Which lines</source>
      <translation>Qué líneas</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Follow</source>
      <translation>Seguir</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Last error</source>
      <translation>Último error</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy</source>
      <translation>Copiar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Open folder</source>
      <translation>Abrir carpeta</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>All lines</source>
      <translation>Todas las líneas</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Warnings and errors</source>
      <translation>Avisos y errores</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Errors</source>
      <translation>Errores</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy the log</source>
      <translation>Copiar el registro</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the GPU</source>
      <translation>en la GPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the CPU</source>
      <translation>en la CPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>{tokens:,} tokens of context</source>
      <translation>{tokens:,} tokens de contexto</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine</source>
      <translation>Motor</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine build</source>
      <translation>Compilación del motor</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Model</source>
      <translation>Modelo</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>KV cache type</source>
      <translation>Tipo de caché KV</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>GPU layers</source>
      <translation>Capas en la GPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Port</source>
      <translation>Puerto</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Changed: {list}</source>
      <translation>Cambiado: {list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Undo the last change</source>
      <translation>Deshacer el último cambio</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>the address</source>
      <translation>la dirección</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Address for other programs</source>
      <translation>Dirección para otros programas</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>OpenAI-compatible; no key is needed on this computer.</source>
      <translation>Compatible con OpenAI; en este equipo no hace falta clave.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Strata Launcher and its catalog</source>
      <translation>Este programa y su catálogo</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Check for updates</source>
      <translation>Buscar actualizaciones</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Version {launcher}, catalog {catalogue}.</source>
      <translation>Versión {launcher}, catálogo {catalogue}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Checking …</source>
      <translation>Buscando…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Strata Launcher {version}</source>
      <translation>Strata Launcher {version}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Catalog {version}</source>
      <translation>Catálogo {version}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Compared with the signed releases at {address}.</source>
      <translation>Comparado con las versiones firmadas en {address}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>No update address is set. You can enter one in Settings.</source>
      <translation>No hay ninguna dirección de actualización. Puede indicarla en los ajustes.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Not checked yet.</source>
      <translation>Aún no se ha buscado.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Last checked: {when}.</source>
      <translation>Última búsqueda: {when}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Download it</source>
      <translation>Descargar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Newer versions are available.</source>
      <translation>Hay versiones más recientes.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Nothing newer was found.</source>
      <translation>No se encontró nada más reciente.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Download {what}</source>
      <translation>Obtener {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Use {what}</source>
      <translation>Usar {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>This copy was not installed from a package. Update it the way you got it.</source>
      <translation>Esta copia no se instaló como paquete; actualícela como la obtuvo.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Report</source>
      <translation>Informe</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report's text</source>
      <translation>Texto del informe</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>the report</source>
      <translation>el informe</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save the report</source>
      <translation>Guardar el informe</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Your names, addresses, and keys were removed. Read it, then copy or save it. Nothing is sent.</source>
      <translation>Se han quitado sus nombres, direcciones y claves. Léalo y luego cópielo o guárdelo. No se envía nada.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>With the end of the log (*.zip)</source>
      <translation>Con el final del registro (*.zip)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Text only (*.md)</source>
      <translation>Solo el texto (*.md)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>It contained nothing personal to remove.</source>
      <translation>No había nada personal que quitar.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save …</source>
      <translation>Guardar…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report could not be saved</source>
      <translation>No se pudo guardar el informe</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Choose another folder.</source>
      <translation>Elija otra carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>System default</source>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Search settings</source>
      <translation>Buscar ajustes</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Appearance</source>
      <translation>Apariencia</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Behavior</source>
      <translation>Comportamiento</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Network and downloads</source>
      <translation>Red y descargas</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>About</source>
      <translation>Acerca de</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Dark</source>
      <translation>Oscuro</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>High contrast</source>
      <translation>Contraste alto</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Theme</source>
      <translation>Tema</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Takes effect the next time you open the program.</source>
      <translation>A partir del próximo inicio.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Reduce motion</source>
      <translation>Menos movimiento</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Turns off animations.</source>
      <translation>Desactiva las animaciones.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Ask</source>
      <translation>Preguntar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Yes</source>
      <translation>Sí</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>No</source>
      <translation>No</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Keep running in the tray when the window closes</source>
      <translation>Al cerrar la ventana el programa sigue en la bandeja</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Stop the engine on quit</source>
      <translation>Al salir se detiene el motor</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Start at login</source>
      <translation>Iniciar al iniciar sesión</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Starts in the tray without opening a window.</source>
      <translation>Se inicia en la bandeja sin abrir ninguna ventana.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Used by the next setup. If the port is taken, another one is used.</source>
      <translation>Para la próxima instalación. Un puerto ocupado se evita solo.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Hugging Face endpoint</source>
      <translation>Dirección de Hugging Face</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>A mirror with the same files, for where huggingface.co is slow or blocked.</source>
      <translation>Una réplica con los mismos archivos, donde huggingface.co sea lento o esté bloqueado.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>More mirrors</source>
      <translation>Otras réplicas</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Separate them with spaces. The fastest one is used.</source>
      <translation>Separadas por espacios; se usa la más rápida.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Existing model folders</source>
      <translation>Carpetas de modelos existentes</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Folders to search before anything is downloaded, separated by “{sign}”.</source>
      <translation>Carpetas en las que se busca antes de descargar, separadas por «{sign}».</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Stable releases only</source>
      <translation>Solo las definitivas</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Include previews</source>
      <translation>También las previas</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Check for updates when the window opens</source>
      <translation>Buscar actualizaciones al abrir la ventana</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Nothing is downloaded until you say so.</source>
      <translation>No se descarga nada hasta que usted lo diga.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Update channel</source>
      <translation>Canal de actualización</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Roll back automatically if a new engine does not answer</source>
      <translation>Volver atrás por sí solo si un motor nuevo no responde</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>The previous engine starts again without asking.</source>
      <translation>El motor que funcionaba antes se inicia de nuevo sin preguntar.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Update address</source>
      <translation>Dirección de actualizaciones</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>A web address or folder with signed updates for this program.</source>
      <translation>Una dirección web o una carpeta con actualizaciones firmadas de este programa.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>MIT License. Third-party components have their own licenses.</source>
      <translation>Licencia MIT. Las partes escritas por otros tienen sus propias licencias.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>None</source>
      <translation>Ninguno</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Default</source>
      <translation>Predeterminada</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Loading the model</source>
      <translation>Cargando el modelo</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Start</source>
      <translation>Iniciar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Restart</source>
      <translation>Reiniciar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Open web page</source>
      <translation>Abrir página web</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>State</source>
      <translation>Estado</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Stop</source>
      <translation>Detener</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>{size} in use, {free} free on this drive</source>
      <translation>{size} en uso, {free} libres en esta unidad</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>What the program stores on your drives, and how much space it uses.</source>
      <translation>Lo que el programa guarda en sus unidades y cuánto ocupa.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Moving {what} was interrupted. Move it again to continue.</source>
      <translation>El traslado de {what} se interrumpió. Muévalo otra vez: continúa donde estaba.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Move {name}</source>
      <translation>Mover {name}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove {name}</source>
      <translation>Quitar {name}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Choose a folder</source>
      <translation>Elegir una carpeta</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove {name}?</source>
      <translation>¿Quitar {name}?</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Its drive is not connected.</source>
      <translation>Su unidad no está conectada.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Your own file. It stays when you remove the entry.</source>
      <translation>Su propio archivo; se conserva al quitar la entrada.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Not part of this program. It is never touched.</source>
      <translation>No es nuestro; nunca se toca.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Moving {name} …</source>
      <translation>Moviendo {name}…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>These profiles need it and will no longer start: {list}</source>
      <translation>Estos perfiles lo necesitan y ya no arrancarán: {list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Removing {name} …</source>
      <translation>Quitando {name}…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Open the folder of {name}</source>
      <translation>Abrir la carpeta de {name}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Move …</source>
      <translation>Mover…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>{count} tokens</source>
      <translation>{count} tokens</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Ask something short …</source>
      <translation>Pregunte algo breve…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Your question</source>
      <translation>Su pregunta</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>The answer</source>
      <translation>La respuesta</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Thinking …</source>
      <translation>Pensando…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Try it</source>
      <translation>Pruébelo</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Start the engine to ask something.</source>
      <translation>Inicie el motor para preguntar algo.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Engines</source>
      <translation>Motores</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Compared with catalog {version}.</source>
      <translation>Comparado con el catálogo {version}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} is the newest release of its project.</source>
      <translation>{engine} {version} es la versión más reciente del proyecto.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} instead of {installed}</source>
      <translation>{engine} {version} en lugar de {installed}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>No engine is installed yet.</source>
      <translation>Todavía no hay ningún motor instalado.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>The project of {engine} could not be reached.</source>
      <translation>No se pudo contactar con el proyecto {engine}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} was released by its project. It is offered here once the catalog lists it.</source>
      <translation>El proyecto ha publicado {engine} {version}. Se ofrecerá aquí cuando el catálogo lo incluya.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>A new engine is installed next to the current one and replaces it only after it has answered a real request.</source>
      <translation>Un motor más nuevo se instala junto al antiguo y solo cuenta cuando ha respondido.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Download {size}</source>
      <translation>Descarga de {size}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Update</source>
      <translation>Actualizar</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Updating the catalog …</source>
      <translation>Actualizando el catálogo…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Downloading the new version …</source>
      <translation>Obteniendo la versión nueva…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Updating to {build} …</source>
      <translation>Actualizando a {build}…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Rolling back …</source>
      <translation>Volviendo atrás…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>It was tried on this computer before and did not answer.</source>
      <translation>Ya se probó aquí y no respondió.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Pinned: you chose to keep the installed build.</source>
      <translation>Fijado: ha elegido conservar la versión instalada.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Update to {build}</source>
      <translation>Actualizar a {build}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>It has nothing newer for this computer.</source>
      <translation>No contiene nada más reciente para este equipo.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Previous build</source>
      <translation>Versión anterior</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{now} is in use. You can go back to {before}.</source>
      <translation>Se usa {now}; antes era {before}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Roll back</source>
      <translation>Revertir</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/work_page.py" />
      <source>In progress</source>
      <translation>En curso</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>{name} is in the catalog now. Choose “Add a model” to see how well it fits. The file stays where it is.</source>
      <translation>{name} ya está en el catálogo. Elija «Añadir un modelo»: allí se ofrece, indicando lo bien que encaja. El archivo se queda donde está.</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is not a log, model, or settings file that the program recognizes.</source>
      <translation>Este archivo no es un registro, modelo ni archivo de ajustes que el programa conozca.</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is a settings file. Its settings belong to a profile; use “Add a model” to make one.</source>
      <translation>Este es un archivo de ajustes. Sus ajustes pertenecen a un perfil; use «Añadir modelo» para crear uno.</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>The new build did not answer</source>
      <translation>La nueva compilación no respondió</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>{new} did not answer; {old} stays in use.</source>
      <translation>{new} no respondió; se sigue usando {old}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>You do not need to do anything. The next build may work; the log has the reason.</source>
      <translation>No hay que hacer nada. Quizá funcione la siguiente; el registro dice el motivo.</translation>
    </message>
    <message>
      <location filename="../../app/gui/log_follow.py" />
      <source>… {size} before this are in the file {path}</source>
      <translation>… {size} anteriores están en el archivo {path}</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine</source>
      <translation>El motor</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>See below for the cause and how to fix it.</source>
      <translation>Abajo se indican la causa y cómo resolverlo.</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Listening on {host}:{port}</source>
      <translation>Escuchando en {host}:{port}</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopped</source>
      <translation>El motor está detenido</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Starting</source>
      <translation>Iniciando</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is starting</source>
      <translation>{model} se está iniciando</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Loading</source>
      <translation>Cargando</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is loading</source>
      <translation>{model} se está cargando</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Warming up</source>
      <translation>Preparando</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering a test request</source>
      <translation>{model} responde a una solicitud de prueba</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Ready</source>
      <translation>Listo</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is ready</source>
      <translation>{model} está listo</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Answering</source>
      <translation>Respondiendo</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering</source>
      <translation>{model} está respondiendo</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Limited</source>
      <translation>Limitado</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is running, but not as configured</source>
      <translation>{model} funciona, pero no como se configuró</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Stopping</source>
      <translation>Deteniendo</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopping</source>
      <translation>El motor se está deteniendo</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine crashed</source>
      <translation>El motor ha fallado</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Crash loop</source>
      <translation>Bucle de fallos</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine keeps crashing in the same way</source>
      <translation>El motor falla siempre de la misma manera</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Not answering</source>
      <translation>No responde</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine runs but does not answer</source>
      <translation>El motor está en marcha, pero no responde</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Something went wrong in this program</source>
      <translation>Algo ha fallado en este programa</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{kind}: {error}</source>
      <translation>{kind}: {error}</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Try again. If it happens again, please send the report.</source>
      <translation>Inténtelo de nuevo. Si vuelve a ocurrir, envíe el informe.</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>The system refused</source>
      <translation>El sistema lo rechazó</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{error}.</source>
      <translation>{error}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Look at the file or drive that is named, then try again.</source>
      <translation>Revise el archivo o la unidad indicada e inténtelo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>At any time</source>
      <translation>A cualquier hora</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Download limit</source>
      <translation>Límite de descarga</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>MB per second. Leave empty for no limit.</source>
      <translation>MB por segundo. Vacío significa ninguno.</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Download only at</source>
      <translation>Descargar solo entre</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Outside these hours the download waits.</source>
      <translation>Fuera de estas horas la descarga espera.</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Wait on metered connections</source>
      <translation>Esperar en conexiones de uso medido</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>When the system reports a metered connection.</source>
      <translation>Cuando el sistema indica que la conexión se paga por volumen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Copy address</source>
      <translation>Copiar dirección</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>What went wrong …</source>
      <translation>Qué ha fallado…</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Show window</source>
      <translation>Mostrar ventana</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Quit</source>
      <translation>Salir</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>{what}. Click to see how to fix it.</source>
      <translation>{what}. Haga clic aquí para ver qué ayuda.</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>It answers</source>
      <translation>Responde</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>{speed:.0f} tokens/s</source>
      <translation>{speed:.0f} tokens/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>Length</source>
      <translation>Longitud</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>You: {question}</source>
      <translation>Usted: {question}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/budget.py" />
      <source>{free} of {total} stay free</source>
      <translation>Quedan libres {free} de {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copied</source>
      <translation>Copiado</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copy {what}</source>
      <translation>Copiar {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/error_card.py" />
      <source>the error</source>
      <translation>el error</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>No lines match.</source>
      <translation>Ninguna línea coincide.</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>Nothing has been written yet.</source>
      <translation>Aún no se ha escrito nada.</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>waiting</source>
      <translation>en espera</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>in progress</source>
      <translation>en curso</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>done</source>
      <translation>hecho</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>already there</source>
      <translation>ya está</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>failed</source>
      <translation>ha fallado</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The engine is running. Stop it as well?</source>
      <translation>El motor está en marcha. ¿Detenerlo también?</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>If it keeps running, other programs can use it, and it keeps using memory.</source>
      <translation>Si sigue en marcha, otros programas pueden usarlo y conserva su memoria.</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Stop it and quit</source>
      <translation>Detener y salir</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Keep it running</source>
      <translation>Dejarlo en marcha</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Remember my answer</source>
      <translation>Recordar mi respuesta</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The download is complete</source>
      <translation>La descarga ha terminado</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>All files are verified and in place. The engine starts now.</source>
      <translation>Todo está comprobado y en su sitio. El motor arranca ahora.</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Strata Launcher keeps running in the tray</source>
      <translation>Strata Launcher sigue en la bandeja</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Use its icon to open or quit it. You can change this in Settings.</source>
      <translation>Use su icono para abrirlo o salir. Los ajustes pueden cambiarlo.</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>This desktop shows no tray icons, so closing the window minimizes it. Ctrl+Q quits the program.</source>
      <translation>Este escritorio no muestra iconos de bandeja, así que al cerrar la ventana se minimiza. Ctrl+Q sale del programa.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Automatic</source>
      <translation>Automático</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Advanced</source>
      <translation>Avanzado</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>{tokens:,} tokens</source>
      <translation>{tokens:,} tokens</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>You choose the folder on the “Location” page.</source>
      <translation>La carpeta se elige en la página «Ubicación».</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Apply</source>
      <translation>Aplicar</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>None (CPU only)</source>
      <translation>Ninguna (solo CPU)</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {low}–{high} tokens/s</source>
      <translation>unos {low}–{high} tokens/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {n} tokens/s</source>
      <translation>unos {n} tokens/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What do you want to do?</source>
      <translation>¿Qué quiere hacer?</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>This decides which model is recommended. You can change it later.</source>
      <translation>De esto depende el modelo recomendado. Puede cambiarlo después.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Working out what fits …</source>
      <translation>Calculando lo que cabe…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose</source>
      <translation>Elegir</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Download</source>
      <translation>Descarga</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>No model fits these choices</source>
      <translation>Nada cumple este deseo</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose {title}: {facts}</source>
      <translation>Elegir {title}: {facts}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Recommended</source>
      <translation>Recomendado</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Your choice</source>
      <translation>Su elección</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What would change this: {list}</source>
      <translation>Qué lo cambiaría: {list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Expected speed</source>
      <translation>Velocidad esperada</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Other choices that fit</source>
      <translation>Otras opciones que caben</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Strata's own answer</source>
      <translation>Lo que elegiría Strata</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Chat</source>
      <translation>Conversar</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Questions, writing, ideas</source>
      <translation>Preguntas, textos, ideas</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Coding</source>
      <translation>Programar</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Write and fix code</source>
      <translation>Programas y scripts</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Long documents</source>
      <translation>Documentos largos</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Summaries and questions about long texts</source>
      <translation>Mucho texto a la vez</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Just try it</source>
      <translation>Solo probar</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>A small, fast download</source>
      <translation>Pequeño y rápido de obtener</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Open the dashboard</source>
      <translation>Abrir el panel</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>The engine runs and answers. Any program that can talk to the OpenAI API can use it at this address.</source>
      <translation>El motor funciona y responde. Cualquier programa que hable la API de OpenAI puede usarlo en esta dirección.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>the launch script</source>
      <translation>el script de inicio</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Keep running in the tray when the window is closed</source>
      <translation>Seguir en la bandeja al cerrar la ventana</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Start in the tray at login</source>
      <translation>Iniciar en la bandeja al iniciar sesión</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Launch script</source>
      <translation>Script de inicio</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Starts the same engine without Strata Launcher.</source>
      <translation>Inicia el mismo motor sin este programa.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>How to connect</source>
      <translation>Cómo acceder</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Background and startup</source>
      <translation>Segundo plano e inicio</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>You can change both later in Settings.</source>
      <translation>Ambas cosas pueden cambiarse después en los ajustes.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Address</source>
      <translation>Dirección</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Downloading the engine and the model</source>
      <translation>Obteniendo el motor y el modelo</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>You can close the window or pause at any time. Everything downloaded is checked and kept.</source>
      <translation>Puede cerrar la ventana o pausar cuando quiera. Lo recibido se conserva y se comprueba al llegar.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download progress</source>
      <translation>Progreso de la descarga</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download speed</source>
      <translation>Velocidad de descarga</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Pause</source>
      <translation>Pausar</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Getting ready …</source>
      <translation>Preparando…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Resume</source>
      <translation>Reanudar</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Paused</source>
      <translation>En pausa</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Nothing that was downloaded is lost.</source>
      <translation>No se pierde nada de lo recibido.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Everything is in place</source>
      <translation>Todo está en su sitio</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Speed and time</source>
      <translation>Velocidad y horario</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Checked and in place</source>
      <translation>Comprobado y en su sitio</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Waiting for the server</source>
      <translation>Esperando al servidor</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>It asked us to try again in {time}.</source>
      <translation>Ha pedido que se vuelva a intentar en {time}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{done} of {total}</source>
      <translation>{done} de {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{speed} per second</source>
      <translation>{speed} por segundo</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{time} left</source>
      <translation>quedan {time}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>The download stopped</source>
      <translation>Se detuvo aquí</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>What was downloaded is kept. Trying again continues from there.</source>
      <translation>Lo recibido se conserva; al reintentar sigue desde ahí.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Files</source>
      <translation>Archivos</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Config and launch script</source>
      <translation>Configuración y script de inicio</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{needed} of {free} free</source>
      <translation>{needed} de {free} libres</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Download and set up</source>
      <translation>Descargar e instalar</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Install location</source>
      <translation>Ubicación de instalación</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The engine, model, settings, and logs go in one folder. Nothing is stored anywhere else.</source>
      <translation>Motor, modelo, ajustes y registros van a una sola carpeta. No se pone nada en otro sitio.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Working out the sizes …</source>
      <translation>Calculando los tamaños…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{free} of {total} free</source>
      <translation>{free} de {total} libres</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>What will happen</source>
      <translation>Qué va a pasar</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Start the engine</source>
      <translation>Iniciar el motor</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>First request</source>
      <translation>Primera pregunta</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Your config will change</source>
      <translation>Su configuración cambiará</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Your own entries stay. The last five versions are kept next to it.</source>
      <translation>Sus propias entradas se conservan. Las cinco últimas versiones se guardan al lado.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>the folder</source>
      <translation>la carpeta</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The folder</source>
      <translation>La carpeta</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another location</source>
      <translation>Otro lugar</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use this drive</source>
      <translation>Usar esta unidad</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Disk space needed</source>
      <translation>Espacio necesario</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Available</source>
      <translation>Disponible</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>This drive is {size} short of space.</source>
      <translation>Faltan {size} en esta unidad.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use the drive {path}</source>
      <translation>Usar la unidad {path}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another folder …</source>
      <translation>Otra carpeta…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>already here</source>
      <translation>ya está aquí</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>nothing more</source>
      <translation>nada más</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test the model</source>
      <translation>Probar el modelo</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>The engine loads the model and gets one real request. Only an answer counts as working.</source>
      <translation>El motor carga el modelo y recibe una pregunta real. Solo una respuesta cuenta como éxito.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Try again, or choose another model or engine on the page “Choose”.</source>
      <translation>Inténtelo de nuevo o elija otro modelo o motor en la página «Elegir».</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test</source>
      <translation>Prueba</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{cores} cores, {threads} threads</source>
      <translation>{cores} núcleos, {threads} hilos</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} free right now.</source>
      <translation>Ahora mismo hay {size} libres.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>A system limit leaves {size} for programs.</source>
      <translation>Un límite de este sistema deja {size} a los programas.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your own AI, on your own PC</source>
      <translation>Su propia IA, en su propio PC</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Strata Launcher finds out what your computer can run, downloads it, starts it, and tests it. What you ask stays on this computer.</source>
      <translation>Strata Launcher averigua qué puede ejecutar su equipo, lo descarga, lo inicia y muestra que responde. Lo que pregunta se queda aquí.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Check again</source>
      <translation>Comprobar de nuevo</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Checking your computer …</source>
      <translation>Examinando su equipo…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Setup was interrupted</source>
      <translation>Una instalación quedó interrumpida</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{family} {model}: what was downloaded so far is kept.</source>
      <translation>{family} {model}: lo recibido sigue ahí.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} of memory</source>
      <translation>{size} de memoria</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Models run on the CPU.</source>
      <translation>Los modelos se ejecutan en la CPU.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your hardware</source>
      <translation>Su hardware</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Welcome</source>
      <translation>Bienvenida</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Location</source>
      <translation>Ubicación</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Done</source>
      <translation>Listo</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Back</source>
      <translation>Atrás</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Not now</source>
      <translation>Ahora no</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Quick setup</source>
      <translation>Instalación rápida</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Accepts the recommendation and does the rest without asking.</source>
      <translation>Toma la recomendación y lo hace todo sin más preguntas.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Continue</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>That is no capture</source>
      <translation>Eso no es una captura</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>{folder} holds no readable capture.json.</source>
      <translation>{folder} no contiene un capture.json legible.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>Give the folder that `detect --record` wrote.</source>
      <translation>Indique la carpeta que escribió `detect --record`.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>{name} is asleep to save power.</source>
      <translation>{name} está dormida para ahorrar energía.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Nothing to do: it wakes when an engine starts. Its free memory is known only then.</source>
      <translation>No hay nada que hacer: despierta cuando arranca un motor. Solo entonces se conoce su memoria libre.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Not used: {trouble}</source>
      <translation>No se usa: {trouble}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>The NVIDIA driver {version} of {name} is too old for CUDA engines.</source>
      <translation>El controlador NVIDIA {version} de {name} es demasiado antiguo para los motores CUDA.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Install driver 580 or newer (525 for the CUDA 12 engine). Until then Vulkan is used.</source>
      <translation>Instale el controlador 580 o posterior (525 para el motor CUDA 12). Hasta entonces se usa Vulkan.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>It did not answer in time and was left out.</source>
      <translation>No respondió a tiempo y se dejó fuera.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a remote session; Windows hides some graphics cards in it.</source>
      <translation>Esta es una sesión remota; en ella Windows oculta algunas tarjetas gráficas.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Start the launcher at the computer itself once.</source>
      <translation>Inicie el programa una vez en el propio equipo.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a virtual machine without a graphics card of its own.</source>
      <translation>Esta es una máquina virtual sin tarjeta gráfica propia.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Pass a card through to it (PCI pass-through), or go on with the processor.</source>
      <translation>Pásele una tarjeta (PCI pass-through) o siga con el procesador.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install a Vulkan driver for it, then look again.</source>
      <translation>Instale un controlador Vulkan para ella y vuelva a buscar.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>an unknown amount</source>
      <translation>una cantidad desconocida</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install NVIDIA's driver (nvidia.com/drivers), then restart.</source>
      <translation>Instale el controlador de NVIDIA (nvidia.com/drivers) y reinicie.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install the AMD driver, or Vulkan (mesa-vulkan-drivers on Linux), then look again.</source>
      <translation>Instale el controlador de AMD o Vulkan (mesa-vulkan-drivers en Linux) y vuelva a buscar.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Used: it shares the computer's memory and may have {size} of it.</source>
      <translation>Se usa: comparte la memoria del equipo y puede tener {size} de ella.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Used: a graphics card of its own with {size} of memory.</source>
      <translation>Se usa: tarjeta gráfica propia con {size} de memoria.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: it is part of the processor and no faster than the processor itself.</source>
      <translation>No se usa: es parte del procesador y no es más rápida que este.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: no driver for computing was found for it.</source>
      <translation>No se usa: no se encontró un controlador de cálculo para ella.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: it is part of the processor and shares the RAM; {best} is better.</source>
      <translation>No se usa: es parte del procesador y comparte la RAM; {best} es mejor.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Other programs hold most of it now: only {free} are free.</source>
      <translation>Otros programas ocupan ahora la mayor parte: solo quedan {free} libres.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>It is sold with {sizes}; the smaller size is counted.</source>
      <translation>Se vende con {sizes}; se cuenta el tamaño menor.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: {own} of its own + {lent} lent</source>
      <translation>compartida con la RAM: {own} propios + {lent} prestados</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: about half of it</source>
      <translation>compartida con la RAM: cerca de la mitad</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{one} says {size}, {other} says {else_}.</source>
      <translation>{one} dice {size}, {other} dice {else_}.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a program that draws on the processor, not a graphics card.</source>
      <translation>No se usa: es un programa que dibuja con el procesador, no una tarjeta gráfica.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a virtual display, not a graphics card.</source>
      <translation>No se usa: es una pantalla virtual, no una tarjeta gráfica.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: the open driver nouveau runs it, which cannot compute. NVIDIA's own driver is needed.</source>
      <translation>No se usa: la maneja el controlador libre nouveau, que no puede calcular. Hace falta el de NVIDIA.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is handed to a virtual machine (vfio-pci).</source>
      <translation>No se usa: está cedida a una máquina virtual (vfio-pci).</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: its driver is not running.</source>
      <translation>No se usa: su controlador no está en marcha.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{name} is divided into {n} MIG slices; an engine gets one slice, never the whole card.</source>
      <translation>{name} está dividida en {n} porciones MIG; un motor recibe una porción, nunca la tarjeta entera.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>MIG profile</source>
      <translation>perfil MIG</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the size this card is sold with</source>
      <translation>estimación: el tamaño con que se vende esta tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the smallest size this card is sold with</source>
      <translation>estimación: el menor tamaño con el que se vende esta tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the installed engine's own list</source>
      <translation>la lista propia del motor instalado</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the computer's RAM: one pool for processor and graphics</source>
      <translation>la RAM del equipo: una reserva para procesador y gráficos</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Windows only says “{size} or more”.</source>
      <translation>Windows solo dice «{size} o más».</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>graphics</source>
      <translation>gráficos</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Graphics</source>
      <translation>Gráficos</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Processor</source>
      <translation>Procesador</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory</source>
      <translation>Memoria</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Drives</source>
      <translation>Unidades</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>What is wrong</source>
      <translation>Qué va mal</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>driver {version}</source>
      <translation>controlador {version}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{total}, {free} free right now</source>
      <translation>{total}, {free} libres ahora mismo</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>No graphics card was found; the processor does the work.</source>
      <translation>No se encontró ninguna tarjeta gráfica; el procesador hace el trabajo.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory number from: {source}</source>
      <translation>Cifra de memoria de: {source}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Limited to {limit} of {total} by {source}</source>
      <translation>Limitado a {limit} de {total} por {source}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Windows can promise {limit} in all (RAM and page file)</source>
      <translation>Windows puede prometer {limit} en total (RAM y archivo de paginación)</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{free} free of {total}</source>
      <translation>{free} libres de {total}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>This user may not use the AMD card for computing (/dev/kfd).</source>
      <translation>Este usuario no puede usar la tarjeta AMD para calcular (/dev/kfd).</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Add the user to the groups render and video (`sudo usermod -aG render,video USER`) and log in anew.</source>
      <translation>Añada el usuario a los grupos render y video (`sudo usermod -aG render,video USER`) y vuelva a iniciar sesión.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>The AMD card is there, but its compute interface (/dev/kfd) is not.</source>
      <translation>La tarjeta AMD está, pero su interfaz de cálculo (/dev/kfd) no.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Load the amdgpu driver with compute support; in a container, pass /dev/kfd and /dev/dri on.</source>
      <translation>Cargue el controlador amdgpu con soporte de cálculo; en un contenedor, pase /dev/kfd y /dev/dri.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>FAT32 takes no file larger than 4 GB; most models are larger.</source>
      <translation>FAT32 no admite archivos de más de 4 GB; la mayoría de los modelos son mayores.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A network drive is slow to load from, and may be away when the engine starts.</source>
      <translation>Una unidad de red carga despacio y puede no estar cuando arranca el motor.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This folder is synchronised to the internet; models do not belong there.</source>
      <translation>Esta carpeta se sincroniza con internet; los modelos no deben estar ahí.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>exFAT keeps no links and may lose data when it is unplugged; an internal drive is safer.</source>
      <translation>exFAT no tiene enlaces y puede perder datos al desconectarse; una unidad interna es más segura.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This drive can be unplugged; the model is only there while it is connected.</source>
      <translation>Esta unidad se puede desconectar; el modelo solo está mientras esté conectada.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This is memory, not a drive: its content is gone after a restart.</source>
      <translation>Esto es memoria, no una unidad: su contenido desaparece al reiniciar.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A hard disk loads a large model slowly; an SSD is many times faster.</source>
      <translation>Un disco duro carga despacio un modelo grande; un SSD es muchas veces más rápido.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA driver is installed, but it is not running.</source>
      <translation>Hay un controlador NVIDIA instalado, pero no está en marcha.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer; if that does not help, install the driver anew. Until then the processor works.</source>
      <translation>Reinicie el equipo; si no ayuda, reinstale el controlador. Hasta entonces trabaja el procesador.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver was updated, and the old one is still running.</source>
      <translation>El controlador NVIDIA se actualizó y el antiguo sigue en marcha.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer.</source>
      <translation>Reinicie el equipo.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA card stopped answering: the system lost it.</source>
      <translation>Una tarjeta NVIDIA dejó de responder: el sistema la perdió.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Shut the computer down fully and start it again; if it happens again, look at power supply and riser.</source>
      <translation>Apague el equipo del todo y vuelva a encenderlo; si se repite, revise la fuente y el adaptador.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver runs and finds no card.</source>
      <translation>El controlador NVIDIA funciona y no encuentra ninguna tarjeta.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer. If a card is built in, check its seat and power; in a container, pass it on.</source>
      <translation>Reinicie el equipo. Si hay una tarjeta instalada, revise su encaje y su alimentación; en un contenedor, pásela.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver refuses access to this user.</source>
      <translation>El controlador NVIDIA niega el acceso a este usuario.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Ask the administrator for access.</source>
      <translation>Pida acceso al administrador.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>nvidia-smi did not answer in time</source>
      <translation>nvidia-smi no respondió a tiempo</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/vulkan.py" />
      <source>the Vulkan driver did not answer in time</source>
      <translation>el controlador Vulkan no respondió a tiempo</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>PowerShell did not answer in time</source>
      <translation>PowerShell no respondió a tiempo</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Windows does not run {name} (Device Manager {code}).</source>
      <translation>Windows no hace funcionar {name} (Administrador de dispositivos {code}).</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Install the graphics driver anew, then restart.</source>
      <translation>Reinstale el controlador gráfico y reinicie.</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>{have} bytes instead of {want}</source>
      <translation>{have} bytes en lugar de {want}</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>its content has changed</source>
      <translation>su contenido ha cambiado</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not readable: {error}</source>
      <translation>no se puede leer: {error}</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>missing</source>
      <translation>falta</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not reachable: its folder or drive is away</source>
      <translation>no accesible: su carpeta o unidad no está</translation>
    </message>
    <message>
      <location filename="../../app/install/engine_build.py" />
      <source>Engine {name} {version}</source>
      <translation>Motor {name} {version}</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Model {family} {variant}</source>
      <translation>Modelo {family} {variant}</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>The model's file is not there</source>
      <translation>El archivo del modelo no está</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>{path} cannot be found.</source>
      <translation>No se encuentra {path}.</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Connect its drive, or add the model again from where it lies now.</source>
      <translation>Conecte su unidad o vuelva a añadir el modelo desde donde está ahora.</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>The copy is not like the original</source>
      <translation>La copia no es igual al original</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>{path} reads back other than it was written. The drive may be failing.</source>
      <translation>{path} se lee distinto de como se escribió. Quizá la unidad esté fallando.</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>Everything is still where it was. Choose another drive, and check this one.</source>
      <translation>Todo sigue donde estaba. Elija otra unidad y compruebe esta.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>This system has no keyring that can be used, so it is kept in a file that only you can read: {path}</source>
      <translation>Este sistema no tiene un llavero utilizable, así que se guarda en un archivo que solo usted puede leer: {path}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>No token is kept.</source>
      <translation>No hay ningún token guardado.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>It is kept in the system's keyring.</source>
      <translation>Está guardado en el llavero del sistema.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>This is not an access token</source>
      <translation>Eso no es un token de acceso</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>Hugging Face tokens start with hf_ and contain no spaces.</source>
      <translation>Los tokens de Hugging Face empiezan por hf_ y no tienen espacios.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>Make one at huggingface.co/settings/tokens (read access is enough) and copy it whole.</source>
      <translation>Cree uno en huggingface.co/settings/tokens (basta el permiso de lectura) y cópielo entero.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>You chose it although it does not fit: it may swap, run very slowly, or run out of memory. {why}</source>
      <translation>Lo eligió aunque no cabe: puede paginar, ser muy lento o terminar por falta de memoria. {why}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>The best model for this computer would be {title}.</source>
      <translation>La mejor opción para este equipo sería {title}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>So {title} is used for now. Run setup again when the source can be reached.</source>
      <translation>Por eso se usa {title} de momento. Vuelva a ejecutar la instalación cuando el origen sea accesible.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>It comes from {source}, which cannot be reached: {why}</source>
      <translation>Viene de {source}, que no es accesible: {why}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{ram} of memory, {free} available</source>
      <translation>{ram} de memoria, {free} disponibles</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Data folder: {folder}</source>
      <translation>Carpeta de datos: {folder}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Computer</source>
      <translation>Equipo</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Installed</source>
      <translation>Instalado</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Network</source>
      <translation>Red</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing to do; it was set aside.</source>
      <translation>No hay nada que hacer; se apartó.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>no graphics card</source>
      <translation>sin tarjeta gráfica</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name} cannot be reached: {folder} is away.</source>
      <translation>No se puede acceder a {name}: {folder} no está.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The drive of {path} has only {free} free.</source>
      <translation>La unidad de {path} tiene solo {free} libres.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Free some space; models need many gigabytes.</source>
      <translation>Libere espacio; los modelos necesitan muchos gigabytes.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>No source of models can be reached. {note}</source>
      <translation>No se puede acceder a ningún origen de modelos. {note}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Check the network and the proxy.</source>
      <translation>Compruebe la red y el proxy.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing is wrong.</source>
      <translation>Todo está bien.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The program's own files are incomplete.</source>
      <translation>Los archivos del propio programa están incompletos.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Install the launcher again.</source>
      <translation>Vuelva a instalar el programa.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{n} cores</source>
      <translation>{n} núcleos</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name}: {n} files are missing or changed.</source>
      <translation>{name}: {n} archivos faltan o han cambiado.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Connect its drive. Nothing was forgotten.</source>
      <translation>Conecte su unidad. No se ha olvidado nada.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>nothing yet</source>
      <translation>nada todavía</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>answers</source>
      <translation>respuestas</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Run `strata-launcher repair`.</source>
      <translation>Ejecute `strata-launcher repair`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>There is no program of this name</source>
      <translation>No hay ningún programa con ese nombre</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>{name} is not in the list.</source>
      <translation>{name} no está en la lista.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>connecting a program</source>
      <translation>la conexión de un programa</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>disconnecting a program</source>
      <translation>la desconexión de un programa</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>Did you mean {name}?</source>
      <translation>¿Quería decir {name}?</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>The list: {names}.</source>
      <translation>La lista: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>{program} is connected by hand</source>
      <translation>{program} se conecta a mano</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>It keeps its settings where no other program may write.</source>
      <translation>Guarda sus ajustes donde ningún otro programa puede escribir.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>Follow the steps: {steps}</source>
      <translation>Siga los pasos: {steps}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or was changed since it was installed. Often that is the antivirus.</source>
      <translation>{path} falta o ha cambiado desde que se instaló. A menudo es el antivirus.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong. If it vanishes again, allow {folder} in the antivirus.</source>
      <translation>Ejecute la reparación: solo obtiene lo que está mal. Si vuelve a desaparecer, permita {folder} en el antivirus.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The model's file is damaged</source>
      <translation>El archivo del modelo está dañado</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or has another size than when it was installed.</source>
      <translation>{path} falta o tiene otro tamaño que cuando se instaló.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong.</source>
      <translation>Ejecute la reparación: solo obtiene lo que está mal.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Another model is running</source>
      <translation>Hay otro modelo en marcha</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The profile “{profile}” runs on port {port}.</source>
      <translation>El perfil «{profile}» está en marcha en el puerto {port}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stop it first, or use restart to change over.</source>
      <translation>Deténgalo primero, o use el reinicio para cambiar.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>starting an engine</source>
      <translation>iniciando un motor</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stopping the engine.</source>
      <translation>Deteniendo el motor.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is not running</source>
      <translation>El motor no está en marcha</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>It is in the state “{state}”: {text}.</source>
      <translation>Está en el estado «{state}»: {text}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Start it first, then ask again.</source>
      <translation>Inícielo primero y vuelva a preguntar.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>A folder cannot be reached</source>
      <translation>No se puede acceder a una carpeta</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{folder} is away. Perhaps its drive is not connected.</source>
      <translation>{folder} no está. Quizá su unidad no esté conectada.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Connect the drive and start again. Nothing was forgotten.</source>
      <translation>Conecte la unidad y vuelva a iniciar. No se ha olvidado nada.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Nothing is set up yet</source>
      <translation>Aún no hay nada instalado</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>There is no engine and no model in {folder}.</source>
      <translation>No hay motor ni modelo en {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run set-up first: `strata-launcher setup`.</source>
      <translation>Ejecute primero la instalación: `strata-launcher setup`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is already running.</source>
      <translation>El motor ya está en marcha.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Port {port} is used instead.</source>
      <translation>En su lugar se usa el puerto {port}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/hub_shape.py" />
      <source>The memory for the context is estimated from the size.</source>
      <translation>La memoria para el contexto se estima por el tamaño.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/knowledge.py" />
      <source>The updated catalog is damaged, so the built-in one is used. ({error})</source>
      <translation>El catálogo actualizado está dañado; se usa el del programa. ({error})</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>{name} was changed from {before} to {after}.</source>
      <translation>{name} cambió de {before} a {after}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>The engine was changed from {before} to {after}.</source>
      <translation>El motor cambió de {before} a {after}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>The graphics driver is another one than when it last worked.</source>
      <translation>El controlador gráfico es otro que cuando funcionó por última vez.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Try the new version</source>
      <translation>Probar la versión nueva</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>The setup of {version} has started; it closes this program.</source>
      <translation>La instalación de {version} ha comenzado; cerrará este programa.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Version {version} is in {folder} and was tested. Quit, then start that one.</source>
      <translation>La versión {version} está en {folder} y se ha probado. Salga y luego inicie esa.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Install it with: {command}</source>
      <translation>Instálela con: {command}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Open {path}, then replace the old version with it.</source>
      <translation>Abra {path} y póngalo en lugar del antiguo.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>The new version does not work on this computer</source>
      <translation>La versión nueva no funciona en este equipo</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>It failed its test, so the old version stays.</source>
      <translation>Se probó antes de usarla y falló; se queda la antigua.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Send the text below to the makers, and stay with this version until the next one.</source>
      <translation>Envíe el texto de abajo a los autores y siga con esta versión hasta la próxima.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>moving files</source>
      <translation>moviendo archivos</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move to {folder}</source>
      <translation>Mover a {folder}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Only models move alone</source>
      <translation>Solo los modelos se mueven por separado</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{name} is an engine.</source>
      <translation>{name} es un motor.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move the whole data folder instead; engines go with it.</source>
      <translation>Mueva en su lugar toda la carpeta de datos; los motores van con ella.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>This model is yours</source>
      <translation>Este modelo es suyo</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{name} was added where you keep it; the launcher never moves it.</source>
      <translation>{name} se añadió donde usted lo guarda; el programa nunca lo mueve.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move it yourself, then add it again from its new place.</source>
      <translation>Muévalo usted y vuelva a añadirlo desde su nuevo sitio.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>One folder lies inside the other</source>
      <translation>Una carpeta está dentro de la otra</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{new} and {old} overlap.</source>
      <translation>{new} y {old} se solapan.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Choose a folder of its own.</source>
      <translation>Elija una carpeta propia.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Connect the drive and try again. Nothing was forgotten.</source>
      <translation>Conecte la unidad y vuelva a intentarlo. No se ha olvidado nada.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>The folder is not empty</source>
      <translation>La carpeta no está vacía</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{folder} holds something already.</source>
      <translation>{folder} ya contiene algo.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Choose an empty folder, or the name of a new one.</source>
      <translation>Elija una carpeta vacía o el nombre de una nueva.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>It is in use</source>
      <translation>Está en uso</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>The engine runs with the profile “{profile}”.</source>
      <translation>El motor funciona con el perfil «{profile}».</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Stop the engine first, then try again.</source>
      <translation>Detenga primero el motor y vuelva a intentarlo.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Not enough space on the drive</source>
      <translation>No hay espacio suficiente en la unidad</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{need} are needed (with 1 GB of reserve), and the drive of {folder} has {free} free.</source>
      <translation>Hacen falta {need} (con 1 GB de reserva), y la unidad de {folder} tiene {free} libres.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Free up space there, or choose another drive. Nothing was moved.</source>
      <translation>Haga sitio ahí o elija otra unidad. No se ha movido nada.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{target} is in use now; {source} was cleared.</source>
      <translation>Ahora se usa {target}; {source} se ha vaciado.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Unknown family</source>
      <translation>Familia desconocida</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>You have not added a family called “{name}”.</source>
      <translation>No ha añadido ninguna familia llamada «{name}».</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Your own ones: {names}.</source>
      <translation>Las suyas: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>There is no such quantization</source>
      <translation>No existe esa cuantización</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>“{name}” is not among its files.</source>
      <translation>«{name}» no está entre sus archivos.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>It has {names}.</source>
      <translation>Tiene {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>No usable model was found</source>
      <translation>Ahí no hay ningún modelo utilizable</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>“{name}” on Hugging Face holds no GGUF file.</source>
      <translation>«{name}» en Hugging Face no contiene ningún archivo GGUF.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Look for a repository with GGUF in its name; most models have one.</source>
      <translation>Busque un repositorio con GGUF en el nombre; la mayoría de los modelos tienen uno.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>looking for updates</source>
      <translation>buscando actualizaciones</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>updating the catalog</source>
      <translation>actualizar el catálogo</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>rolling the catalog back</source>
      <translation>volver al catálogo anterior</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>This copy cannot update itself</source>
      <translation>Esta copia no puede actualizarse sola</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Version {version} is out, but not for this kind of installation.</source>
      <translation>Ha salido la versión {version}, pero no para este tipo de instalación.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Update a copy of the source the way you got it, or download the new version yourself.</source>
      <translation>Una copia del código se actualiza como se obtuvo; si no, consiga la versión nueva a mano.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>No address for updates is set</source>
      <translation>No hay ninguna dirección de actualizaciones</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>This copy of the program has no update address, so it cannot check for updates.</source>
      <translation>Esta copia del programa se hizo sin ella, así que no puede buscar actualizaciones por sí misma.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Set one under Settings, Updates, or download a new version where you got this one.</source>
      <translation>Indíquela en Ajustes, Actualizaciones, o consiga una versión nueva donde encontró esta.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing newer is known</source>
      <translation>No se conoce nada más nuevo</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>What is installed is the newest.</source>
      <translation>Lo instalado es lo más nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing has to be done.</source>
      <translation>No hay que hacer nada.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>There is nothing to go back to</source>
      <translation>No hay nada a lo que volver</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>The catalog is the one that came with the program.</source>
      <translation>El catálogo es el que vino con el programa.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>The list of updates cannot be read</source>
      <translation>No se puede leer la lista de actualizaciones</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>It is signed, but not written as this version expects.</source>
      <translation>Está firmada, pero no escrita como espera esta versión.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing was changed. Download the new version of the program yourself.</source>
      <translation>No se ha cambiado nada. Consiga la versión nueva del programa a mano.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: written to {config} and {scripts}.</source>
      <translation>{title}: se escribe en {config} y {scripts}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: {fetch} are fetched, then checked, and take {disk} in {place}.</source>
      <translation>{title}: se descargan {fetch}, se comprueban y ocupan {disk} en {place}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>Start and first request</source>
      <translation>Inicio y primera petición</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>The engine is started on port {port} and answers a first request.</source>
      <translation>El motor se inicia en el puerto {port} y responde a una primera petición.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: is in {place} already and stays.</source>
      <translation>{title}: ya está en {place} y se queda.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Applied: {title}. It takes effect at the next start.</source>
      <translation>Aplicado: {title}. Tiene efecto en el próximo inicio.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Taken back: {title}.</source>
      <translation>Deshecho: {title}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>There is no profile in {folder}.</source>
      <translation>No hay ningún perfil en {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>“{title}” is the active profile now.</source>
      <translation>«{title}» es ahora el perfil activo.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>It cannot be fetched again</source>
      <translation>No se puede volver a obtener</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{name} is no longer in the catalog.</source>
      <translation>{name} ya no está en el catálogo.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>Run setup to install what the catalog has now.</source>
      <translation>Ejecute la instalación para instalar lo que el catálogo tiene ahora.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>repairing</source>
      <translation>reparando</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{path} was repaired.</source>
      <translation>{path} se ha reparado.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/reset.py" />
      <source>resetting</source>
      <translation>restableciendo</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{speed:.1f} tokens per second</source>
      <translation>{speed:.1f} tokens por segundo</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Nothing fits this computer</source>
      <translation>Nada encaja en este equipo</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Choose another family or a smaller context, or run `recommend` to see what would change the result.</source>
      <translation>Pida menos (otra familia, un contexto menor), o vea con `recommend` qué cambiaría la respuesta.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>setting up</source>
      <translation>instalando</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Free {missing}, choose a smaller model, or use another folder.</source>
      <translation>Libere {missing}, elija un modelo menor o use otra carpeta.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>No model that fits can be downloaded</source>
      <translation>No se puede acceder a nada que encaje</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Check the network connection and the proxy, then run set-up again.</source>
      <translation>Compruebe la conexión y el proxy y vuelva a ejecutar la instalación.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>The catalog has no model for it.</source>
      <translation>El catálogo no tiene ningún modelo para eso.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{path}: {change}</source>
      <translation>{path}: {change}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Engine {id}</source>
      <translation>Motor {id}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Model {id}</source>
      <translation>Modelo {id}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Downloads and unfinished parts</source>
      <translation>Descargas y partes sin terminar</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Logs</source>
      <translation>Registros</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Runs of the engine</source>
      <translation>Ejecuciones del motor</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Settings, profiles and configs</source>
      <translation>Ajustes, perfiles y configuraciones</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>removing files</source>
      <translation>quitando archivos</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>There is no such thing here</source>
      <translation>Eso no existe aquí</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Nothing called “{name}” is installed.</source>
      <translation>No hay nada instalado llamado «{name}».</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Installed: {names}.</source>
      <translation>Instalado: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>The engine runs with {name}.</source>
      <translation>El motor funciona con {name}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>System</source>
      <translation>Sistema</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine was started: {command}</source>
      <translation>El motor se inició: {command}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It was tried for this crash on this computer and did not help.</source>
      <translation>Ya se probó aquí contra este mismo fallo y no ayudó.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Reported in: {sources}.</source>
      <translation>Conocido por: {sources}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>There is nothing to report yet</source>
      <translation>Aún no hay nada de lo que informar</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>No engine was started in {folder}.</source>
      <translation>No se ha iniciado ningún motor en {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start one first.</source>
      <translation>Inicie uno primero.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answers. A longer request shows whether it also holds under load.</source>
      <translation>Responde. Una solicitud más larga muestra si también aguanta con carga.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Nothing has crashed</source>
      <translation>Nada ha fallado</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The last run of the engine did not end in a crash.</source>
      <translation>La última ejecución del motor no terminó en un fallo.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start the engine; if it crashes, come back here.</source>
      <translation>Inicie el motor; si falla, vuelva aquí.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>With these changes: {changes}</source>
      <translation>Con estos cambios: {changes}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answered a first request.</source>
      <translation>Respondió una primera solicitud.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It had not answered a request yet.</source>
      <translation>Aún no había respondido ninguna solicitud.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It exited with code {code}.</source>
      <translation>Terminó con el código {code}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It fixed this crash on this computer before, with the same engine, GPU, and driver.</source>
      <translation>Ya acabó aquí con este mismo fallo, con este motor, esta tarjeta y este controlador.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Trade-off: {cost}</source>
      <translation>Inconveniente: {cost}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It fixed this crash on this computer before, with another engine or driver.</source>
      <translation>Ya acabó aquí con este mismo fallo, con otro motor o controlador.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The fix most likely to help comes first; among equals, the one with the smallest trade-off.</source>
      <translation>Primero está lo que ayuda con más seguridad; entre iguales, lo que menos cuesta.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine is {version} again.</source>
      <translation>El motor vuelve a ser {version}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>uninstalling</source>
      <translation>desinstalando</translation>
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>Settings, profiles, configs and runs</source>
      <translation>Ajustes, perfiles, configuraciones y ejecuciones</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Try {build} with a real request</source>
      <translation>Probar {build} con una solicitud real</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>updating an engine</source>
      <translation>actualizando un motor</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>rolling an engine back</source>
      <translation>devolviendo un motor a su versión anterior</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The installed engines are as new as the catalog.</source>
      <translation>Los motores instalados son tan nuevos como el catálogo.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Check again after the next update of the launcher or its catalog.</source>
      <translation>Vuelva a mirar tras la próxima actualización del programa o de su catálogo.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>This build is pinned</source>
      <translation>Esta compilación está fijada</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>You chose to keep {build}.</source>
      <translation>Usted eligió conservar {build}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Unpin it first: `strata-launcher update --unpin {build}`.</source>
      <translation>Quite antes la fijación: `strata-launcher update --unpin {build}`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The connection is metered</source>
      <translation>La conexión es de uso medido</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The system reports a metered connection, and your settings say to wait on those.</source>
      <translation>El sistema indica que esta línea se paga por volumen, y los ajustes dicen que entonces se espere.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Try again on another connection, or allow it this once.</source>
      <translation>Inténtelo en otra línea o permítalo solo esta vez.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>This engine is updated by setup</source>
      <translation>Este motor se actualiza con la instalación</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{engine} is installed in steps of its own.</source>
      <translation>{engine} se instala con pasos propios.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Run setup again. It installs the new version and keeps the old one so that you can roll back.</source>
      <translation>Vuelva a ejecutar la instalación: instala la versión nueva y conserva la antigua para volver.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The previous build is no longer available</source>
      <translation>La compilación anterior ya no está</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} was removed, and the catalog does not have it.</source>
      <translation>{build} se quitó y el catálogo no la tiene.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Run setup to choose one of the available builds.</source>
      <translation>Ejecute la instalación para elegir entre las compilaciones que hay.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>No engine was updated in {folder}.</source>
      <translation>En {folder} no se actualizó ningún motor.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Only an update can be rolled back; a change of the profile is undone with `profiles undo`.</source>
      <translation>Solo se puede revertir una actualización; un cambio del perfil se deshace con `profiles undo`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} is in use again</source>
      <translation>{build} vuelve a usarse</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} is in use</source>
      <translation>{build} se usa ahora</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Loading; started outside the launcher</source>
      <translation>Cargando; iniciado fuera del lanzador</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Ready; started outside the launcher</source>
      <translation>Listo; iniciado fuera del lanzador</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Takes requests; started outside the launcher, nothing was asked yet</source>
      <translation>Acepta solicitudes; iniciado fuera del programa, aún no se ha preguntado nada</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Starting the engine</source>
      <translation>Iniciando el motor</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine runs on the processor although a graphics card was chosen: it could not use the card. A newer driver or another engine build helps most often.</source>
      <translation>El motor funciona en el procesador aunque se eligió una tarjeta gráfica: no pudo usarla. Lo que más ayuda es un controlador más nuevo u otra compilación del motor.</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The context was cut: {asked} asked, {given} given.</source>
      <translation>El contexto se recortó: pedido {asked}, dado {given}.</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped by itself</source>
      <translation>El motor se detuvo por sí solo</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped and is started again</source>
      <translation>El motor se detuvo y se vuelve a iniciar</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Loaded; sending a first request</source>
      <translation>Cargado; enviando una primera pregunta</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Working on a request</source>
      <translation>Trabajando en una solicitud</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Stopping the engine</source>
      <translation>Deteniendo el motor</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine gave no sign of life while loading</source>
      <translation>El motor no dio señales de vida al cargar</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Ready, but not as asked</source>
      <translation>Listo, pero no como se pidió</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine did not answer the first request</source>
      <translation>El motor no respondió a la primera pregunta</translation>
    </message>
    <message>
      <location filename="../../app/runtime/status.py" />
      <source>The program that watched over the engine was ended, and the engine with it</source>
      <translation>El programa que vigilaba el motor fue terminado, y el motor con él</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>The folder's path is too long</source>
      <translation>La ruta de la carpeta es demasiado larga</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>Windows programs open paths of up to 259 characters; {folder} has {length} already.</source>
      <translation>Los programas de Windows abren rutas de hasta 259 caracteres; {folder} ya tiene {length}.</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>Choose a folder with a path of at most {most} characters.</source>
      <translation>Elija una carpeta cuya ruta tenga como máximo {most} caracteres.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>The data folder was moved</source>
      <translation>La carpeta de datos se ha movido</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>It was moved to {folder} while this program was open.</source>
      <translation>Se movió a {folder} mientras este programa estaba abierto.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Close this program and start it again; it finds the new place by itself.</source>
      <translation>Cierre este programa y vuelva a iniciarlo; encontrará el nuevo lugar por sí mismo.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Another launcher is at work</source>
      <translation>Otra copia del programa está trabajando</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Process {pid} is {doing} in the same data folder.</source>
      <translation>El proceso {pid} está {doing} en la misma carpeta de datos.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Wait until it has finished, or end it, and try again.</source>
      <translation>Espere a que acabe, o termínelo, y vuelva a intentarlo.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>a file of the launcher</source>
      <translation>un archivo del programa</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>If you do not see why, run `strata-launcher doctor` and look at what it says.</source>
      <translation>Si no ve el motivo, ejecute `strata-launcher doctor` y mire lo que dice.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The disk is full</source>
      <translation>El disco está lleno</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>There was no room to write {where}.</source>
      <translation>No había espacio para escribir {where}.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Free some space and do the same again; what was finished is kept.</source>
      <translation>Libere espacio y repita lo mismo; lo terminado se conserva.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The folder cannot be written to</source>
      <translation>No se puede escribir en la carpeta</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The system refused access to {where}.</source>
      <translation>El sistema negó el acceso a {where}.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose another folder with --home, or give yourself the right to write there.</source>
      <translation>Elija otra carpeta con --home, o concédase permiso para escribir ahí.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The drive is read-only</source>
      <translation>La unidad es de solo lectura</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>{where} lies on a drive that cannot be written to.</source>
      <translation>{where} está en una unidad en la que no se puede escribir.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose a folder on another drive with --home.</source>
      <translation>Elija con --home una carpeta en otra unidad.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by another program.</source>
      <translation>Otro programa usa el puerto {port}.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is reserved by the system; no program holds it.</source>
      <translation>El sistema reserva el puerto {port}; ningún programa lo ocupa.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by {holder}.</source>
      <translation>{holder} usa el puerto {port}.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>That is not a port</source>
      <translation>Eso no es un puerto</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{port} is not a port number.</source>
      <translation>{port} no es un número de puerto.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Choose a number from 1024 to 65535, for example 8080.</source>
      <translation>Elija un número de 1024 a 65535, por ejemplo 8080.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>The address cannot be used</source>
      <translation>No se puede usar la dirección</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{host}:{port} is not an address of this computer.</source>
      <translation>{host}:{port} no es una dirección de este equipo.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Use 127.0.0.1 for this computer only.</source>
      <translation>Use 127.0.0.1 solo para este equipo.</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read. It was kept as {name}, and the last good one is used.</source>
      <translation>No se pudo leer el archivo de ajustes. Se guardó como {name} y se usa el último correcto.</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The setting “{name}” had a value that makes no sense; the default is used.</source>
      <translation>El ajuste «{name}» tenía un valor sin sentido; se usa el predeterminado.</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read ({error}). The last good one is used.</source>
      <translation>No se pudo leer el archivo de ajustes ({error}). Se usa el último correcto.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>The archive is not safe</source>
      <translation>El archivo comprimido no es seguro</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>{archive} was not unpacked because of its entry {name}: {reason}.</source>
      <translation>{archive} no se descomprimió por su entrada {name}: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Do not use this file. If it came from Strata Launcher's catalogue, please tell us.</source>
      <translation>No use este archivo. Si vino del catálogo de Strata Launcher, avísenos.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it unpacks to far more than such a file should (over {most})</source>
      <translation>se descomprime en mucho más de lo que debería (más de {most})</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link or a device</source>
      <translation>es un enlace o un dispositivo</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path is absolute</source>
      <translation>su ruta es absoluta</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path leaves the folder</source>
      <translation>su ruta sale de la carpeta</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it has no name</source>
      <translation>no tiene nombre</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>two files have the same name</source>
      <translation>dos archivos tienen el mismo nombre</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link to nothing</source>
      <translation>es un enlace a nada</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Windows cannot hold this name</source>
      <translation>Windows no admite este nombre</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is the name of a device</source>
      <translation>es el nombre de un dispositivo</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{need} are needed in {folder} and {reserve} should stay free, but only {free} are: {short} too little.</source>
      <translation>Hacen falta {need} en {folder} y deben quedar libres {reserve}, pero solo lo están {free}: faltan {short}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, or choose a folder on another one.</source>
      <translation>Haga sitio en esta unidad o elija una carpeta en otra.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The file is too big for this drive</source>
      <translation>El archivo es demasiado grande para esta unidad</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive of {where} is formatted with FAT32, which ends at 4.3 GB; the file has {size}.</source>
      <translation>La unidad de {where} tiene formato FAT32, que llega a 4,3 GB; el archivo tiene {size}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose a folder on a drive with NTFS, exFAT or another modern file system.</source>
      <translation>Elija una carpeta en una unidad con NTFS, exFAT u otro sistema de archivos moderno.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be written</source>
      <translation>No se puede escribir en la carpeta</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where}: {reason}.</source>
      <translation>{where}: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose another folder, or allow this program to write there.</source>
      <translation>Elija otra carpeta o permita que este programa escriba ahí.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive is full</source>
      <translation>La unidad está llena</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where} could not be written because the drive is full.</source>
      <translation>No se pudo escribir {where} porque la unidad está llena.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, then try again. What was downloaded is kept.</source>
      <translation>Haga sitio en esta unidad y vuelva a intentarlo. Lo descargado se conserva.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be reached</source>
      <translation>No se puede acceder a la carpeta</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Connect the drive again, then try again. What was downloaded is kept.</source>
      <translation>Vuelva a conectar la unidad e inténtelo de nuevo. Lo descargado se conserva.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with FAT32: it cannot hold files of more than 4.3 GB.</source>
      <translation>Esta unidad tiene formato FAT32: no admite archivos de más de 4,3 GB.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with exFAT: a power cut can damage files there, and files of other programs are copied in place of shared.</source>
      <translation>Esta unidad tiene formato exFAT: un corte de luz puede dañar archivos, y los de otros programas se copian en lugar de compartirse.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This is a network drive: models load slowly from it, and not at all while it is away.</source>
      <translation>Esta es una unidad de red: los modelos cargan despacio desde ella, y nada mientras no esté.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This folder belongs to OneDrive, which would upload the models and may remove them from the disk.</source>
      <translation>Esta carpeta es de OneDrive, que subiría los modelos y puede quitarlos del disco.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>more</source>
      <translation>más</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to {host}: {reason}.</source>
      <translation>No hay conexión con {host}: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to the download</source>
      <translation>No hay conexión con la descarga</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Check the internet connection, then try again. What was downloaded is kept and goes on from there.</source>
      <translation>Compruebe la conexión a internet y vuelva a intentarlo. Lo descargado se conserva y sigue desde ahí.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The certificate of {host} is not trusted ({reason}). A company network or a virus scanner may be reading the encrypted traffic.</source>
      <translation>El certificado de {host} no es de confianza ({reason}). Quizá una red de empresa o un antivirus lea el tráfico cifrado.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} ended the connection.</source>
      <translation>{host} terminó la conexión.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No encrypted connection to {host}: {reason}.</source>
      <translation>No hay conexión cifrada con {host}: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The name {host} cannot be looked up (DNS).</source>
      <translation>No se puede resolver el nombre {host} (DNS).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} did not answer in time.</source>
      <translation>{host} no respondió a tiempo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} refused the connection.</source>
      <translation>{host} rechazó la conexión.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} sent an answer that is not HTTP.</source>
      <translation>{host} envió una respuesta que no es HTTP.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy does not let us through to {host} ({reason}).</source>
      <translation>El proxy no nos deja pasar a {host} ({reason}).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{name} could not be downloaded.</source>
      <translation>No se pudo descargar {name}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy asks for a user name and a password.</source>
      <translation>El proxy pide usuario y contraseña.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{name} is on this computer already ({found}) and is not downloaded.</source>
      <translation>{name} ya está en este equipo ({found}) y no se descarga.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The drive of {folder} is full. The download waits for {need} of free space and then goes on.</source>
      <translation>La unidad de {folder} está llena. La descarga espera {need} de espacio libre y luego sigue.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>Process {pid} fetches the same file; this one waits for it.</source>
      <translation>El proceso {pid} descarga el mismo archivo; este espera.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The download goes on.</source>
      <translation>La descarga sigue.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{label} delivers another content.</source>
      <translation>{label} entrega otro contenido.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>There is room again; the download goes on.</source>
      <translation>Vuelve a haber sitio; la descarga sigue.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{note} The download goes on by itself.</source>
      <translation>{note} La descarga sigue por sí sola.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>No source is known for it.</source>
      <translation>No se conoce ningún origen para ello.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until the one that you started is done.</source>
      <translation>La descarga espera a que termine la que usted inició.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until {time}, as set in the schedule.</source>
      <translation>La descarga espera hasta las {time}, como indica el horario.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits because this line is metered; it goes on by itself on another one.</source>
      <translation>La descarga espera porque esta conexión es de uso medido; sigue por sí sola en otra.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face asks us to wait {seconds} seconds.</source>
      <translation>Hugging Face nos pide esperar {seconds} segundos.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>There is no such repository</source>
      <translation>No existe ese repositorio</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face has no “{name}”, or it is private.</source>
      <translation>Hugging Face no tiene «{name}», o es privado.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Check the spelling (owner/name). For a private one, set your access token first.</source>
      <translation>Compruebe la escritura (propietario/nombre). Para uno privado, ponga antes su token de acceso.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face cannot be asked</source>
      <translation>No se puede consultar Hugging Face</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Its answer is none that we understand.</source>
      <translation>Su respuesta no es ninguna que entendamos.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>A proxy or a portal may have answered in its place; open the page in a browser to see.</source>
      <translation>Quizá respondió un proxy o un portal en su lugar; abra la página en un navegador para verlo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Check the network connection and the proxy, or give a file on this computer.</source>
      <translation>Compruebe la conexión y el proxy, o indique un archivo de este equipo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>It answered with the code {status}.</source>
      <translation>Respondió con el código {status}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Try again in a few minutes.</source>
      <translation>Vuelva a intentarlo en unos minutos.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent something that is not {kind}.</source>
      <translation>{host} envió algo que no es {kind}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent a web page instead of the file.</source>
      <translation>{host} envió una página web en lugar del archivo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent the file in a packed form.</source>
      <translation>{host} envió el archivo comprimido.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>The file at {host} has changed; the download begins anew.</source>
      <translation>El archivo de {host} ha cambiado; la descarga empieza de nuevo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent another part of the file than was asked for.</source>
      <translation>{host} envió otra parte del archivo que la pedida.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>the file</source>
      <translation>el archivo</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a GGUF model</source>
      <translation>un modelo GGUF</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a ZIP archive</source>
      <translation>un archivo ZIP</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a file of {found} bytes where {wanted} are expected.</source>
      <translation>{host} tiene un archivo de {found} bytes donde se esperan {wanted}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>This file needs a licence to be accepted at {where}, and a token.</source>
      <translation>Este archivo requiere aceptar una licencia en {where}, y un token.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>Your token does not open this file yet: accept its licence at {where}.</source>
      <translation>Su token aún no abre este archivo: acepte su licencia en {where}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} does not have the file ({status}).</source>
      <translation>{host} no tiene el archivo ({status}).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} refuses a part of the file that it should have.</source>
      <translation>{host} niega una parte del archivo que debería tener.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} is busy and asks us to wait.</source>
      <translation>{host} está ocupado y nos pide esperar.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a fault ({status}).</source>
      <translation>{host} tiene un fallo ({status}).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} says now that the file is not there.</source>
      <translation>{host} dice ahora que el archivo no está.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive does not have the expected file</source>
      <translation>El archivo comprimido no tiene el archivo esperado</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{glob} names no file, or more than one, in the archive.</source>
      <translation>{glob} no nombra ningún archivo, o más de uno, en el archivo comprimido.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Update Strata Launcher's catalogue, or choose another variant.</source>
      <translation>Actualice el catálogo de Strata Launcher o elija otra variante.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive cannot be read</source>
      <translation>No se puede leer el archivo comprimido</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{name} came in an archive that is damaged or of an unknown kind.</source>
      <translation>{name} vino en un archivo comprimido dañado o de tipo desconocido.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Try again; if it stays so, tell us about this file.</source>
      <translation>Vuelva a intentarlo; si sigue igual, háblenos de este archivo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The file {name} in the archive has another content than expected.</source>
      <translation>El archivo {name} del archivo comprimido tiene otro contenido del esperado.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>No package index and no folder with packages is configured.</source>
      <translation>No hay configurado ningún índice de paquetes ni carpeta con paquetes.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index has no file {filename}.</source>
      <translation>El índice de paquetes no tiene el archivo {filename}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} does not have {project}.</source>
      <translation>El índice de paquetes {host} no tiene {project}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} answered with {status}.</source>
      <translation>El índice de paquetes {host} respondió con {status}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{host} is not a package index.</source>
      <translation>{host} no es un índice de paquetes.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The folder {path} is not there.</source>
      <translation>La carpeta {path} no está.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{folder} does not have the package.</source>
      <translation>{folder} no tiene el paquete.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Nothing was changed; what is installed goes on working.</source>
      <translation>No se ha cambiado nada; lo instalado sigue funcionando.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The update is not what its makers signed</source>
      <translation>La actualización no es la que firmaron sus autores</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A signature, a size or a hash is wrong, so nothing of it is used.</source>
      <translation>Una firma, un tamaño o un hash no es correcto, así que no se usa nada de ella.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>What the address for updates says is out of date</source>
      <translation>Lo que dice la dirección de actualizaciones ha caducado</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Its signed list has expired: nobody renewed it, or somebody holds newer ones back.</source>
      <translation>Su lista firmada ha caducado: nadie la renovó, o alguien retiene las más nuevas.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates offers an older list than before</source>
      <translation>La dirección de actualizaciones ofrece una lista más antigua que antes</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A list that was seen here already was newer. Old lists are not accepted: they hide updates.</source>
      <translation>Aquí ya se vio una lista más nueva. No se aceptan listas antiguas: ocultan actualizaciones.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The update is not complete</source>
      <translation>La actualización no está completa</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates names “{name}”, but nobody signed such a file.</source>
      <translation>La dirección de actualizaciones nombra «{name}», pero nadie firmó ese archivo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Nothing was changed. Try again tomorrow; the makers have to mend this.</source>
      <translation>No se ha cambiado nada. Inténtelo mañana; los autores tienen que arreglarlo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates cannot be reached</source>
      <translation>No se puede acceder a la dirección de actualizaciones</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A proxy may have changed it: try another network. If it stays so, tell the makers.</source>
      <translation>Puede que un proxy la haya cambiado: pruebe otra red. Si sigue así, avise a los autores.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Check the date and time of this computer, and look again tomorrow.</source>
      <translation>Compruebe la fecha y la hora de este equipo y vuelva a mirar mañana.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>If it stays so tomorrow, tell the makers.</source>
      <translation>Si mañana sigue así, avise a los autores.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Check the network connection and the proxy, and look again later.</source>
      <translation>Compruebe la conexión de red y el proxy, y vuelva a mirar más tarde.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{path} is not there. Is the drive connected?</source>
      <translation>{path} no está. ¿Está conectada la unidad?</translation>
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{url} is not a web address.</source>
      <translation>{url} no es una dirección web.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects in a circle.</source>
      <translation>{host} redirige en círculo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>The proxy {proxy} is of a kind that is not supported.</source>
      <translation>El proxy {proxy} es de un tipo no admitido.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} ended the connection early.</source>
      <translation>{host} terminó la conexión antes de tiempo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{path} cannot be read: {reason}.</source>
      <translation>No se puede leer {path}: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address of another kind.</source>
      <translation>{host} redirige a una dirección de otro tipo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address without encryption.</source>
      <translation>{host} redirige a una dirección sin cifrar.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} is damaged: its checksum is not the published one.</source>
      <translation>{name} está dañado: su suma de comprobación no es la publicada.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} has {found} bytes instead of {wanted}.</source>
      <translation>{name} tiene {found} bytes en lugar de {wanted}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{path} is not there.</source>
      <translation>{path} no está.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>Nobody published a checksum for {name}.</source>
      <translation>Nadie ha publicado una suma de comprobación de {name}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} does not begin like such a file.</source>
      <translation>{name} no empieza como un archivo de ese tipo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>The engine stopped itself</source>
      <translation>El motor se detuvo a sí mismo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>It found a fault that it could not go on with; its last lines say which, if anything does.</source>
      <translation>Encontró un error con el que no podía seguir; sus últimas líneas son las que mejor dicen cuál.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>See the last lines below; a smaller context or another build helps most often.</source>
      <translation>Vea las últimas líneas abajo; lo que más ayuda es un contexto menor u otra compilación.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>The engine crashed in its own code or in the driver</source>
      <translation>El motor falló en su propio código o en el controlador</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>It touched memory that is not its own. Nothing in the log says more.</source>
      <translation>Accedió a memoria que no es suya. El registro no dice más.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>Another way to the card, or the processor, gets you working; the report helps the maintainers.</source>
      <translation>Otro camino hacia la tarjeta, o el procesador, le permite seguir; el informe ayuda a quienes lo mantienen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>The adapter does not belong to this model</source>
      <translation>El adaptador no pertenece a este modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>A LoRA or control vector has other sizes than the model.</source>
      <translation>Un LoRA o vector de control tiene otros tamaños que el modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>Start without it.</source>
      <translation>Inicia sin él.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>The engine could not get the memory it needs</source>
      <translation>El motor no pudo obtener la memoria que necesita</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>An allocation failed: the limit of this process, of its container, or of the computer is reached.</source>
      <translation>Falló una petición de memoria: se alcanzó el límite del proceso, de su contenedor o del equipo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>Use a smaller context or a smaller model.</source>
      <translation>Use un contexto menor o un modelo menor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>Linux reset the AMD card</source>
      <translation>Linux reinició la tarjeta AMD</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>A computing job took longer than the kernel allows, so it reset the card.</source>
      <translation>Un trabajo de cálculo duró más de lo que permite el núcleo, y este reinició la tarjeta.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>Make the steps smaller.</source>
      <translation>Haz los pasos más pequeños.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>Windows restarted the graphics driver</source>
      <translation>Windows reinició el controlador gráfico</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>A computing job on the AMD card took longer than the two seconds that Windows allows, so Windows reset the driver.</source>
      <translation>Un cálculo en la tarjeta AMD tardó más de los dos segundos que permite Windows, así que Windows reinició el controlador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>Let the KV cache take another way, or use a smaller prompt block.</source>
      <translation>Deje que la caché KV tome otro camino, o use bloques de pregunta más pequeños.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Windows refused access to a file of the engine</source>
      <translation>Windows negó el acceso a un archivo del motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Most often the antivirus keeps the file; less often the rights of the folder are wrong. The model is not the cause.</source>
      <translation>Casi siempre el antivirus retiene el archivo; a veces los permisos de la carpeta están mal. El modelo no es la causa.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Look into the antivirus' quarantine, allow the engine's folder there, then repair the engine.</source>
      <translation>Mire en la cuarentena del antivirus, permita ahí la carpeta del motor y luego repare el motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>The system does not know how to start a llamafile</source>
      <translation>El sistema no sabe iniciar un llamafile</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>The loader for this kind of program is not registered with the system.</source>
      <translation>El cargador de este tipo de programa no está registrado en el sistema.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>Register the loader, again after each restart of the computer.</source>
      <translation>Registra el cargador, de nuevo tras cada reinicio del equipo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>The engine computed something that cannot be computed</source>
      <translation>El motor calculó algo que no se puede calcular</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>It divided by zero or made a number too large for its place: a fault in the engine, often for one model or one setting.</source>
      <translation>Dividió por cero o produjo un número demasiado grande: un error del motor, a menudo con un modelo o un ajuste.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>Another build helps most often; the report with the model's name helps the maintainers.</source>
      <translation>Lo que más ayuda es otra compilación; el informe con el nombre del modelo ayuda a quienes lo mantienen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>A check inside a program failed</source>
      <translation>Falló una comprobación dentro de un programa</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>The program found a condition that must never hold, and ended itself; the line in the log names it.</source>
      <translation>El programa encontró una condición que nunca debe darse y se terminó; la línea del registro la nombra.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>Another build helps most often; the report with that line helps the maintainers.</source>
      <translation>Lo que más ayuda es otra compilación; el informe con esa línea ayuda a quienes lo mantienen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>The card has no flash attention for this model</source>
      <translation>La tarjeta no tiene flash attention para este modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>The size of the model's attention heads is not among those that this backend was built for.</source>
      <translation>El tamaño de las cabezas de atención del modelo no está entre los que admite este backend.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>Turn flash attention off.</source>
      <translation>Desactiva flash attention.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>This build has no attention code for these KV types</source>
      <translation>Esta compilación no tiene código de atención para estos tipos de KV</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>Flash attention was not built for this pair of number types.</source>
      <translation>Flash attention no se compiló para este par de tipos de números.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>Use 16-bit numbers for the context, or the same type for both.</source>
      <translation>Usa números de 16 bits para el contexto, o el mismo tipo para ambos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>The key for the engine's address is empty or wrong</source>
      <translation>La clave de la dirección del motor está vacía o es incorrecta</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>The server refuses to start with an empty key, or a program sent another one.</source>
      <translation>El servidor no arranca con una clave vacía, o un programa envió otra.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>Set the key again in the settings.</source>
      <translation>Vuelva a poner la clave en los ajustes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>The engine does not know one of its settings</source>
      <translation>El motor no conoce uno de sus ajustes</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>An argument in the config is unknown to this version or has a wrong value.</source>
      <translation>Un argumento de la configuración es desconocido para esta versión o tiene un valor incorrecto.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>Take the last change back.</source>
      <translation>Deshaga el último cambio.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>A file of the engine is damaged</source>
      <translation>Un archivo del motor está dañado</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>32-bit and 64-bit parts were mixed, or a download was cut.</source>
      <translation>Se mezclaron partes de 32 y 64 bits, o se cortó una descarga.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>Repair the engine: only what is wrong is fetched again.</source>
      <translation>Repare el motor: solo se vuelve a obtener lo que está mal.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>The chat template refused the messages</source>
      <translation>La plantilla de chat rechazó los mensajes</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>The model's own template cannot render what was sent: roles out of order, or a function that it does not know. The engine goes on.</source>
      <translation>La plantilla del modelo no puede representar lo enviado: roles en mal orden o una función que no conoce. El motor sigue funcionando.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>Begin a new chat, or use another template.</source>
      <translation>Empieza un chat nuevo o usa otra plantilla.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>It was closed</source>
      <translation>Se cerró</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>Somebody pressed Ctrl+C, closed its window or ended the session. That is no crash.</source>
      <translation>Alguien pulsó Ctrl+C, cerró su ventana o terminó la sesión. Eso no es un fallo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>Start it again when you need it.</source>
      <translation>Vuelva a iniciarlo cuando lo necesite.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>The model's file lies in the cloud</source>
      <translation>El archivo del modelo está en la nube</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>What is here is only a placeholder of the cloud drive, and it could not be fetched.</source>
      <translation>Aquí solo hay un marcador de la unidad en la nube, y no se pudo descargar.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>Keep the file on this device, or move the model to a local folder.</source>
      <translation>Conserva el archivo en este dispositivo o mueve el modelo a una carpeta local.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>The engine could not compute a request</source>
      <translation>El motor no pudo calcular una solicitud</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>A step of the computation failed although the engine kept running: most often memory was short in that moment, or this build has a fault with this model.</source>
      <translation>Falló un paso del cálculo aunque el motor siguió en marcha: casi siempre faltó memoria en ese momento, o esta compilación tiene un error con este modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>Make the steps smaller, or use a smaller context.</source>
      <translation>Reduzca los pasos o use un contexto menor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>Nothing answers at the engine's address</source>
      <translation>Nada responde en la dirección del motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>A program asked for the engine, and nothing listened there: it is not running yet, or on another port.</source>
      <translation>Un programa llamó al motor y nadie escuchaba ahí: aún no está en marcha, o está en otro puerto.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>Start the engine, and check the port in the other program.</source>
      <translation>Inicie el motor y compruebe el puerto en el otro programa.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>The container cannot get the graphics card</source>
      <translation>El contenedor no obtiene la tarjeta gráfica</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>The container runtime finds no NVIDIA toolkit or not the driver's libraries.</source>
      <translation>El entorno de contenedores no encuentra las herramientas de NVIDIA o las bibliotecas del controlador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>Install the NVIDIA container toolkit and restart the container service.</source>
      <translation>Instala NVIDIA Container Toolkit y reinicia el servicio de contenedores.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>The conversation is longer than the context</source>
      <translation>La conversación es más larga que el contexto</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>The prompt and the answer together need more tokens than the engine was started with.</source>
      <translation>La pregunta y la respuesta juntas necesitan más tokens que aquellos con los que se inició el motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>Begin a new chat, or start with a larger context.</source>
      <translation>Empiece una conversación nueva o inicie con un contexto mayor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>Moving the context failed</source>
      <translation>Falló el desplazamiento del contexto</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>The conversation was longer than the context, and the engine's way to make room has a fault.</source>
      <translation>La conversación era más larga que el contexto, y la forma del motor de hacer sitio tiene un fallo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>Use a larger context, or another build.</source>
      <translation>Usa un contexto mayor u otra compilación.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>The context does not fit into the memory</source>
      <translation>El contexto no cabe en la memoria</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>The memory for the context (KV cache) could not be got at this size.</source>
      <translation>No se pudo obtener la memoria para el contexto (caché KV) con este tamaño.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>Use a smaller context, or a smaller number type for it.</source>
      <translation>Use un contexto menor o un tipo numérico menor para él.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>NVIDIA's matrix library could not start</source>
      <translation>La biblioteca de matrices de NVIDIA no pudo arrancar</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>cuBLAS failed, most often because no graphics memory was left for it.</source>
      <translation>cuBLAS falló, casi siempre porque no le quedaba memoria gráfica.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>Put fewer layers on the card.</source>
      <translation>Ponga menos capas en la tarjeta.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>A computing step on the NVIDIA card went wrong</source>
      <translation>Un paso de cálculo en la tarjeta NVIDIA salió mal</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>The card reported an illegal memory access: a fault in the engine, in the driver, or a card that is overclocked too far.</source>
      <translation>La tarjeta comunicó un acceso ilegal a memoria: un error del motor, del controlador o una tarjeta con demasiado overclock.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>Turn flash attention off; another build or driver helps next.</source>
      <translation>Desactive flash attention; después ayuda otra compilación u otro controlador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>The engine gave the card a wrong order</source>
      <translation>El motor dio a la tarjeta una orden errónea</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>A fault of this build with this model or this way of spreading it over cards and processor.</source>
      <translation>Un fallo de esta compilación con este modelo o con este reparto entre tarjetas y procesador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>Go back to the build before.</source>
      <translation>Vuelve a la compilación anterior.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>A computing step on the NVIDIA card was broken off</source>
      <translation>Se interrumpió un paso de cálculo en la tarjeta NVIDIA</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>The driver ended a step that was running: it took too long and Windows reset the driver, the card is overclocked too far, or the engine has a fault. The log does not say which.</source>
      <translation>El controlador terminó un paso en curso: duró demasiado y Windows reinició el controlador, la tarjeta tiene demasiado overclock, o el motor tiene un error. El registro no dice cuál.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>Make the steps smaller and undo overclocking first; then another driver or build.</source>
      <translation>Primero reduzca los pasos y quite el overclock; después, otro controlador u otra compilación.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>The CUDA of this engine is newer than the driver</source>
      <translation>El CUDA de este motor es más nuevo que el controlador</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>The driver is for an older CUDA, and this card cannot bridge the difference (error 804).</source>
      <translation>El controlador es para un CUDA más antiguo, y esta tarjeta no puede salvar la diferencia (error 804).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>Use the build for CUDA 12, or a newer driver.</source>
      <translation>Usa la compilación para CUDA 12 o un controlador más nuevo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>The engine sees no NVIDIA card</source>
      <translation>El motor no ve ninguna tarjeta NVIDIA</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>CUDA says that there is no card, or that it is busy or hidden: the driver sleeps, another program has the card alone, or a variable hides it.</source>
      <translation>CUDA dice que no hay tarjeta, o que está ocupada u oculta: el controlador duerme, otro programa la tiene para sí o una variable la oculta.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>Restart the computer; then update the driver.</source>
      <translation>Reinicie el equipo; luego actualice el controlador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>This engine build does not know your graphics card</source>
      <translation>Esta compilación del motor no conoce su tarjeta gráfica</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>The card is newer (or older) than those that this build of the engine was made for.</source>
      <translation>La tarjeta es más nueva (o más antigua) que aquellas para las que se hizo esta compilación del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>Use the engine build for newer cards, or Vulkan, which works on all.</source>
      <translation>Use la compilación para tarjetas más nuevas, o Vulkan, que funciona en todas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>The graphics memory is full</source>
      <translation>La memoria gráfica está llena</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>The model and its context need more graphics memory than the card has free now.</source>
      <translation>El modelo y su contexto necesitan más memoria gráfica de la que la tarjeta tiene libre ahora.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>Put fewer layers on the card, or use a smaller context.</source>
      <translation>Ponga menos capas en la tarjeta o use un contexto menor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>The NVIDIA driver is too old for this engine</source>
      <translation>El controlador NVIDIA es demasiado antiguo para este motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>The engine was built with a newer CUDA than the driver knows. The CUDA 13 engine needs driver 580 or newer. Cards of the GTX 10 family cannot go beyond 580; for them there is Vulkan.</source>
      <translation>El motor se hizo con un CUDA más nuevo del que conoce el controlador. El motor CUDA 13 necesita el controlador 580 o posterior. Las tarjetas de la familia GTX 10 no pasan del 580; para ellas está Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>Update the NVIDIA driver to 580 or newer, or use the CUDA 12 engine.</source>
      <translation>Actualice el controlador NVIDIA al 580 o posterior, o use el motor CUDA 12.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>The answers are noise</source>
      <translation>Las respuestas son ruido</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>The engine repeats one token or writes nonsense: numbers overflowed on the card, or the model's file is damaged.</source>
      <translation>El motor repite un token o escribe sin sentido: hubo desbordamiento numérico en la tarjeta, o el archivo del modelo está dañado.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>Verify the model, then try another KV type or engine build.</source>
      <translation>Compruebe el modelo y pruebe después otro tipo de KV u otra compilación del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/disk-full.toml" />
      <source>The engine could not write its log, its cache or a file of the model.</source>
      <translation>El motor no pudo escribir su registro, su caché o un archivo del modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/disk-full.toml" />
      <source>Free some space, then start again. Nothing that was finished is lost.</source>
      <translation>Libere espacio y vuelva a iniciar. Nada de lo terminado se pierde.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>Libraries of different versions were mixed</source>
      <translation>Se mezclaron bibliotecas de versiones distintas</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>A DLL does not have a function that the engine asks for: another version of it was loaded.</source>
      <translation>A una DLL le falta una función que pide el motor: se cargó otra versión de ella.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>Repair the engine, then update the graphics driver.</source>
      <translation>Repare el motor y actualice después el controlador gráfico.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>The model may only be fetched with permission</source>
      <translation>El modelo solo puede descargarse con permiso</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>Its owner asks for an accepted licence and an access token.</source>
      <translation>Su dueño pide una licencia aceptada y un token de acceso.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>Accept the licence on the model's page and give a token, or choose another model.</source>
      <translation>Acepta la licencia en la página del modelo y da un token, o elige otro modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>The place that the model comes from answers with an error</source>
      <translation>El lugar de donde viene el modelo responde con un error</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>The download service has trouble; the engine and this computer are fine.</source>
      <translation>El servicio de descarga tiene problemas; el motor y este equipo están bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>Try again later, or use a file that is already here.</source>
      <translation>Inténtalo más tarde o usa un archivo que ya esté aquí.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>A draft model was started as the main model</source>
      <translation>Se inició un modelo borrador como modelo principal</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>This file only helps another model to be faster; it needs that model.</source>
      <translation>Este archivo solo hace más rápido a otro modelo; necesita ese modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>Choose the main model, and give this one as its draft.</source>
      <translation>Elige el modelo principal y da este como su borrador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>The draft model does not fit the main model</source>
      <translation>El modelo borrador no encaja con el principal</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>The two have different vocabularies.</source>
      <translation>Los dos tienen vocabularios distintos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>Use a draft of the same family, or none.</source>
      <translation>Usa un borrador de la misma familia, o ninguno.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>A file could not be read while the engine used it</source>
      <translation>No se pudo leer un archivo mientras el motor lo usaba</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>The drive reported an error, or was unplugged.</source>
      <translation>La unidad comunicó un error o se desconectó.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>Connect the drive again and check it; then repair the model.</source>
      <translation>Vuelva a conectar la unidad y compruébela; luego repare el modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>A part of the graphics driver is missing</source>
      <translation>Falta una parte del controlador gráfico</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>The engine asks for a file that only the graphics driver brings, and the system does not find it: no driver is installed, or not for this kind of program.</source>
      <translation>El motor pide un archivo que solo trae el controlador gráfico, y el sistema no lo encuentra: no hay controlador instalado, o no para este tipo de programa.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>Install the maker's graphics driver; until then the processor works.</source>
      <translation>Instale el controlador gráfico del fabricante; hasta entonces trabaja el procesador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-mismatch.toml" />
      <source>The graphics driver was updated and not restarted</source>
      <translation>El controlador gráfico se actualizó y no se reinició</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-mismatch.toml" />
      <source>The running driver and its library are of different versions.</source>
      <translation>El controlador en marcha y su biblioteca son de versiones distintas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>The engine cannot open a path with these characters</source>
      <translation>El motor no puede abrir una ruta con estos caracteres</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>Letters outside English in a folder's name broke the path on its way to the engine.</source>
      <translation>Las letras no inglesas en el nombre de una carpeta rompieron la ruta de camino al motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>Move the data folder to a path of plain letters.</source>
      <translation>Mueva la carpeta de datos a una ruta de letras sencillas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>The temporary folder has letters that the engine cannot read</source>
      <translation>La carpeta temporal tiene letras que el motor no puede leer</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>It unpacks itself into a folder whose name has letters outside of ASCII.</source>
      <translation>Se desempaqueta en una carpeta cuyo nombre tiene letras fuera de ASCII.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>Use a temporary folder with a plain name.</source>
      <translation>Usa una carpeta temporal con un nombre sencillo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>The engine ended before it was ready</source>
      <translation>El motor terminó antes de estar listo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>Strata's server started the engine, and the engine ended before it could take requests; its last own line says why.</source>
      <translation>El servidor de Strata inició el motor, y este terminó antes de poder aceptar solicitudes; su última línea propia dice por qué.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>See the last lines below.</source>
      <translation>Vea las últimas líneas abajo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>A file of the engine is gone</source>
      <translation>Un archivo del motor ha desaparecido</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>A file that was installed is not there any more. Often that is the antivirus.</source>
      <translation>Un archivo instalado ya no está. A menudo es el antivirus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>Repair fetches only what is missing. If it vanishes again, allow the folder in the antivirus.</source>
      <translation>La reparación solo obtiene lo que falta. Si vuelve a desaparecer, permita la carpeta en el antivirus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>Only a part of the model is there</source>
      <translation>Solo está una parte del modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>The model comes in several files, and one alone was given.</source>
      <translation>El modelo viene en varios archivos, y se dio uno solo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>Fetch all parts into one folder, or join the pieces.</source>
      <translation>Descarga todas las partes en una carpeta, o une los trozos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>The fused expert step fails for this model</source>
      <translation>El paso fusionado de expertos falla con este modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>This build's fused expert operation (-fmoe) has no code for the model's number types.</source>
      <translation>La operación fusionada de expertos (-fmoe) de esta compilación no tiene código para los tipos de números del modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>Switch it off, or update the engine.</source>
      <translation>Desactívala o actualiza el motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>The engine stopped itself: an internal check failed</source>
      <translation>El motor se detuvo: falló una comprobación interna</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>A condition that its authors rely on did not hold; the line before the end names it.</source>
      <translation>No se cumplió una condición en la que confían sus autores; la línea antes del final la nombra.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>Another build or fewer special settings help most often.</source>
      <translation>Lo que más ayuda es otra compilación o menos ajustes especiales.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>The model's file is damaged or no model</source>
      <translation>El archivo del modelo está dañado o no es un modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>It does not begin as a GGUF file must, or its directory makes no sense: a saved web page, a broken download, another format.</source>
      <translation>No empieza como debe un archivo GGUF, o su índice no tiene sentido: una página web guardada, una descarga rota u otro formato.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>Repair the model, or choose another file.</source>
      <translation>Repare el modelo o elija otro archivo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>The model's file is incomplete</source>
      <translation>El archivo del modelo está incompleto</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>The file ends before all of its weights: a download was cut, or the drive lost data.</source>
      <translation>El archivo acaba antes de todos sus pesos: se cortó una descarga o la unidad perdió datos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>Repair the model: only the damaged part is fetched again.</source>
      <translation>Repare el modelo: solo se vuelve a obtener la parte dañada.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>This Linux is too old for the engine</source>
      <translation>Este Linux es demasiado antiguo para el motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>The engine was built for a newer C library than this system has.</source>
      <translation>El motor se hizo para una biblioteca C más nueva que la de este sistema.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>Use the embedded engine build, which runs on older systems.</source>
      <translation>Use la compilación integrada del motor, que funciona en sistemas más antiguos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>The memory of the graphics card is faulty</source>
      <translation>La memoria de la tarjeta gráfica está dañada</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>The card reported an error in its memory that it could not correct.</source>
      <translation>La tarjeta informó de un error en su memoria que no pudo corregir.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>Restart the computer; if it comes back, the card must be repaired.</source>
      <translation>Reinicia el equipo; si vuelve, hay que reparar la tarjeta.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>The engine sees no graphics card and uses the processor</source>
      <translation>El motor no ve ninguna tarjeta gráfica y usa el procesador</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>It found no library of a driver, so answers are slow.</source>
      <translation>No encontró ninguna biblioteca de un controlador, por eso las respuestas son lentas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>Install the driver, and pass the card on to a container.</source>
      <translation>Instala el controlador y pasa la tarjeta al contenedor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>A request asked for a form of answer that cannot be read</source>
      <translation>Una petición pidió una forma de respuesta que no se puede leer</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>The grammar or JSON schema of the request has an error or is too large. The engine and the model are fine.</source>
      <translation>La gramática o el esquema JSON de la petición tiene un error o es demasiado grande. El motor y el modelo están bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>Change the request in the program that sent it.</source>
      <translation>Cambia la petición en el programa que la envió.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>The model is divided into too many pieces for this engine</source>
      <translation>El modelo está dividido en demasiados trozos para este motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>A limit of the engine is reached with this model on these devices.</source>
      <translation>Se alcanza un límite del motor con este modelo en estos dispositivos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>Use a newer build, or one device.</source>
      <translation>Usa una compilación más nueva o un solo dispositivo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>The engine's memory was damaged from inside</source>
      <translation>La memoria del motor se dañó desde dentro</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>A fault in the engine or the driver overwrote memory.</source>
      <translation>Un error del motor o del controlador sobrescribió memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>Use another build or another driver.</source>
      <translation>Use otra compilación u otro controlador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>The AMD runtime crashed before the engine said a word</source>
      <translation>El entorno de AMD falló antes de que el motor dijera nada</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>A variable such as HIP_PATH points to a folder that does not exist, or the folder for temporary files cannot be written to.</source>
      <translation>Una variable como HIP_PATH apunta a una carpeta que no existe, o no se puede escribir en la carpeta de archivos temporales.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>Start the engine without these variables.</source>
      <translation>Inicie el motor sin estas variables.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>The AMD card hung and was reset</source>
      <translation>La tarjeta AMD se colgó y se reinició</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>A computing step did not end; the system's driver gave it up and reset the card.</source>
      <translation>Un paso de cálculo no terminó; el controlador del sistema lo dio por perdido y reinició la tarjeta.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>Make the steps smaller; a newer driver or kernel often mends it. After a hang a restart of the computer is sometimes needed.</source>
      <translation>Reduzca los pasos; un controlador o núcleo más nuevo suele arreglarlo. Tras colgarse, a veces hay que reiniciar el equipo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>This engine build has no program for your AMD card</source>
      <translation>Esta compilación del motor no tiene programa para su tarjeta AMD</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>HIP found no code for {architecture} in the engine.</source>
      <translation>HIP no encontró en el motor código para {architecture}.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>Use a build for this card, or Vulkan.</source>
      <translation>Use una compilación para esta tarjeta, o Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>The AMD card refused a computing step while it read the prompt</source>
      <translation>La tarjeta AMD rechazó un paso de cálculo mientras leía la pregunta</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>The same family of driver faults as the crash in hipModuleLoad; with other gfx12 switches it shows at the first step of the prompt.</source>
      <translation>La misma familia de errores del controlador que el fallo en hipModuleLoad; con otros interruptores gfx12 aparece en el primer paso de la pregunta.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>Turn hipBLASLt off; if that does not help, use llama.cpp over Vulkan.</source>
      <translation>Desactive hipBLASLt; si no ayuda, use llama.cpp con Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure.toml" />
      <source>A computing step on the AMD card was broken off</source>
      <translation>Se interrumpió un paso de cálculo en la tarjeta AMD</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure.toml" />
      <source>The driver ended a step that was running: it took too long and the system reset the driver, the card is overclocked too far, or the engine has a fault. The log does not say which.</source>
      <translation>El controlador terminó un paso en curso: duró demasiado y el sistema reinició el controlador, la tarjeta tiene demasiado overclock, o el motor tiene un error. El registro no dice cuál.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>A computing step on the AMD card touched memory that is not its own</source>
      <translation>Un paso de cálculo en la tarjeta AMD accedió a memoria ajena</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>ROCm ended the engine because a step on the card read or wrote at a wrong address: a fault in the engine or in ROCm, or a card that this ROCm does not know well.</source>
      <translation>ROCm terminó el motor porque un paso en la tarjeta leyó o escribió en una dirección incorrecta: un error del motor o de ROCm, o una tarjeta que este ROCm no conoce bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>Turn flash attention off or use Vulkan; another build or driver helps next.</source>
      <translation>Desactive flash attention o use Vulkan; después ayuda otra compilación u otro controlador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>The AMD driver crashed while it loaded a computing program</source>
      <translation>El controlador de AMD falló al cargar un programa de cálculo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>On {card}, the AMD driver (HIP) fails when hipBLASLt hands it a program for matrix multiplication: rocBLAS -&gt; hipBLASLt -&gt; TensileLite -&gt; HIP driver. Your files and settings are fine. The engine starts again at the next request and crashes in the same way.</source>
      <translation>En {card}, el controlador de AMD (HIP) falla cuando hipBLASLt le entrega un programa para multiplicar matrices: rocBLAS -&gt; hipBLASLt -&gt; TensileLite -&gt; controlador HIP. Sus archivos y ajustes están bien. El motor vuelve a arrancar con la siguiente solicitud y falla igual.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>Turn hipBLASLt off, so that rocBLAS takes another way. If that does not help, the same card works with llama.cpp over Vulkan.</source>
      <translation>Desactive hipBLASLt para que rocBLAS tome otro camino. Si no ayuda, la misma tarjeta funciona con llama.cpp y Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>This ROCm build has no code for your card</source>
      <translation>Esta compilación de ROCm no tiene código para tu tarjeta</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>The build was made for other AMD cards ({architecture} is not among them).</source>
      <translation>La compilación se hizo para otras tarjetas AMD ({architecture} no está entre ellas).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>Use a build for this card or Vulkan; on Linux a near relative can be named instead.</source>
      <translation>Usa una compilación para esta tarjeta o Vulkan; en Linux se puede nombrar una tarjeta emparentada.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>The HIP runtime does not see the AMD card</source>
      <translation>El entorno HIP no ve la tarjeta AMD</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>This driver and the engine's HIP runtime do not fit, or a variable hides the card; the model runs on the processor.</source>
      <translation>Este controlador y el entorno HIP del motor no encajan, o una variable oculta la tarjeta; el modelo funciona en el procesador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>Update the driver, or use Vulkan.</source>
      <translation>Actualiza el controlador o usa Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-out-of-memory.toml" />
      <source>The model and its context need more memory than the AMD card has free now.</source>
      <translation>El modelo y su contexto necesitan más memoria de la que la tarjeta AMD tiene libre ahora.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>The AMD driver ran out of stack while it unloaded a computing program</source>
      <translation>El controlador de AMD agotó la pila al descargar un programa de cálculo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>The same family of driver faults as the crash in hipModuleLoad, in its earlier form: the stack of the engine overflows inside the AMD driver.</source>
      <translation>La misma familia de errores del controlador que el fallo en hipModuleLoad, en su forma anterior: la pila del motor se desborda dentro del controlador de AMD.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>Turn hipBLASLt off. Larger stacks only turn this crash into another one.</source>
      <translation>Desactive hipBLASLt. Una pila mayor solo convierte este fallo en otro.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>Windows took another AMD runtime than the engine's own</source>
      <translation>Windows tomó otro entorno de AMD que el del motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>The driver's amdhip64_7.dll was loaded instead of the one that came with the engine; the two do not fit each other.</source>
      <translation>Se cargó la amdhip64_7.dll del controlador en lugar de la que vino con el motor; no encajan entre sí.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>Repair the engine: its own runtime must lie beside its program.</source>
      <translation>Repare el motor: su propio entorno debe estar junto a su programa.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>The ROCm runtime frees memory that is still in use</source>
      <translation>El entorno ROCm libera memoria que aún se usa</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>Without memory mapping this runtime mixes up memory that it has pinned. The memory is large enough.</source>
      <translation>Sin proyectar el archivo, este entorno confunde la memoria que ha fijado. La memoria es suficiente.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>Let the file be mapped (mmap); a newer ROCm mends it.</source>
      <translation>Deja que se proyecte el archivo (mmap); un ROCm más nuevo lo arregla.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>This build cannot download</source>
      <translation>Esta compilación no puede descargar</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>It was built without HTTPS, so it cannot fetch a model by name.</source>
      <translation>Se compiló sin HTTPS, así que no puede obtener un modelo por su nombre.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>Let this program fetch the model, or use another build.</source>
      <translation>Deja que este programa descargue el modelo, o usa otra compilación.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>The processor is too old for this engine build</source>
      <translation>El procesador es demasiado antiguo para esta compilación del motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>The build uses instructions (AVX2 or AVX-512) that this processor does not have.</source>
      <translation>La compilación usa instrucciones (AVX2 o AVX-512) que este procesador no tiene.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>Use the engine build for older processors.</source>
      <translation>Use la compilación para procesadores más antiguos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>Intel's compute driver stopped the engine</source>
      <translation>El controlador de cálculo de Intel detuvo el motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>The driver ended the program itself while it used the card.</source>
      <translation>El propio controlador terminó el programa mientras usaba la tarjeta.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>Update the driver; in a container, pass the card on.</source>
      <translation>Actualiza el controlador; en un contenedor, pásale la tarjeta.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>The address to listen on does not belong to this computer</source>
      <translation>La dirección en la que escuchar no es de este equipo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>The host in the settings is not an address of this computer, or IPv6 is off.</source>
      <translation>El host de los ajustes no es una dirección de este equipo, o IPv6 está desactivado.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>Use 127.0.0.1.</source>
      <translation>Use 127.0.0.1.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>Requests at the same time fill the context</source>
      <translation>Peticiones simultáneas llenan el contexto</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>All slots share one KV cache, and it has no room left. The engine goes on; the request failed.</source>
      <translation>Todas las ranuras comparten una caché KV, y no queda sitio. El motor sigue; la petición falló.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>Use a larger context, or fewer slots.</source>
      <translation>Usa un contexto mayor o menos ranuras.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>A quantized V cache needs flash attention</source>
      <translation>Una caché V cuantizada necesita flash attention</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>The context's V part has fewer bits, and that only works with flash attention, which is off or not possible for this pair of types.</source>
      <translation>La parte V del contexto tiene menos bits, y eso solo funciona con flash attention, que está desactivada o no es posible con este par de tipos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>Use 16-bit numbers for the context, or turn flash attention on with the same type for K and V.</source>
      <translation>Usa números de 16 bits para el contexto, o activa flash attention con el mismo tipo para K y V.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>Libraries of two builds are mixed</source>
      <translation>Se mezclaron bibliotecas de dos compilaciones</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>The program found a library of another build, which lacks a function that it needs. The model and the card are fine.</source>
      <translation>El programa encontró una biblioteca de otra compilación, a la que le falta una función que necesita. El modelo y la tarjeta están bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>Put the engine into a folder of its own and remove old copies of its libraries.</source>
      <translation>Pon el motor en una carpeta propia y elimina copias antiguas de sus bibliotecas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>The system ended the engine because memory ran out</source>
      <translation>El sistema terminó el motor porque se acabó la memoria</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>The model, its context and the other programs together need more RAM than there is, so Linux killed the engine.</source>
      <translation>El modelo, su contexto y los demás programas necesitan juntos más RAM de la que hay, así que Linux terminó el motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>Use a smaller context or a smaller model, or close other programs.</source>
      <translation>Use un contexto o un modelo menor, o cierre otros programas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>The model was not read within the time allowed</source>
      <translation>El modelo no se leyó en el tiempo permitido</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>The drive is slow for a file of this size, so the program that waits for the engine gave up. The engine did not crash.</source>
      <translation>La unidad es lenta para un archivo de este tamaño, y el programa que espera al motor desistió. El motor no se cerró por un fallo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>Allow more time, or put the model on a local, faster drive.</source>
      <translation>Da más tiempo o pon el modelo en una unidad local más rápida.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>This macOS is older than the engine needs</source>
      <translation>Este macOS es más antiguo de lo que necesita el motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>The build uses a part of Metal that this macOS does not have.</source>
      <translation>La compilación usa una parte de Metal que este macOS no tiene.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>Update macOS, or use a build for older systems.</source>
      <translation>Actualiza macOS o usa una compilación para sistemas antiguos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-out-of-memory.toml" />
      <source>The Mac's memory for graphics is full</source>
      <translation>La memoria gráfica del Mac está llena</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-out-of-memory.toml" />
      <source>Metal could not get the memory that the model needs; it may have about three quarters of the RAM.</source>
      <translation>Metal no pudo obtener la memoria que necesita el modelo; puede usar unas tres cuartas partes de la RAM.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>The engine's Metal code does not compile on this macOS</source>
      <translation>El código Metal del motor no compila en este macOS</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>The compiler of this macOS refuses the code that the build carries.</source>
      <translation>El compilador de este macOS rechaza el código que trae la compilación.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>Use another build of the engine.</source>
      <translation>Usa otra compilación del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>Another program made the graphics unit start anew</source>
      <translation>Otro programa hizo que la unidad gráfica empezara de nuevo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>A fault elsewhere reset the graphics unit, and this step was thrown away with it.</source>
      <translation>Un fallo en otra parte reinició la unidad gráfica, y este paso se descartó con ella.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>Start again, with fewer programs on the graphics unit.</source>
      <translation>Inicia de nuevo, con menos programas en la unidad gráfica.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>The graphics unit was held too long, so the step was ended</source>
      <translation>La unidad gráfica estuvo ocupada demasiado tiempo y se terminó el paso</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>One step of a long prompt kept the graphics unit from drawing. This is a time limit of macOS, not a lack of memory.</source>
      <translation>Un paso de un prompt largo impidió dibujar a la unidad gráfica. Es un límite de tiempo de macOS, no falta de memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>Use a newer engine, which makes the steps shorter, or smaller batches.</source>
      <translation>Usa un motor más nuevo, que acorta los pasos, o lotes más pequeños.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>A library that the engine needs is missing</source>
      <translation>Falta una biblioteca que el motor necesita</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>Windows did not find a DLL: the CUDA, HIP or Visual C++ runtime, or a file of the engine itself.</source>
      <translation>Windows no encontró una DLL: el entorno de CUDA, HIP o Visual C++, o un archivo del propio motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>Repair the engine: it brings its own libraries.</source>
      <translation>Repare el motor: trae sus propias bibliotecas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-shared-library.toml" />
      <source>The loader did not find a shared library of the engine or of the graphics driver.</source>
      <translation>El cargador no encontró una biblioteca del motor o del controlador gráfico.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-shared-library.toml" />
      <source>Repair the engine; if the library belongs to the driver, install the driver.</source>
      <translation>Repare el motor; si la biblioteca es del controlador, instale el controlador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>The system does not let the engine lock its memory</source>
      <translation>El sistema no deja que el motor bloquee su memoria</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>The limit for locked memory is lower than the model's size. The engine works, only slower.</source>
      <translation>El límite de memoria bloqueada es menor que el tamaño del modelo. El motor funciona, solo que más despacio.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>Raise the limit, or do without locking.</source>
      <translation>Suba el límite o prescinda del bloqueo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>The model's file could not be mapped into memory</source>
      <translation>No se pudo proyectar en memoria el archivo del modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>The system refused: the address space is limited, or the drive does not allow it.</source>
      <translation>El sistema se negó: el espacio de direcciones es limitado o la unidad no lo permite.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>Load the file instead of mapping it.</source>
      <translation>Cargue el archivo en lugar de proyectarlo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-file-missing.toml" />
      <source>Its drive is not connected, or the file was moved or deleted.</source>
      <translation>Su unidad no está conectada, o el archivo se movió o se borró.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-file-missing.toml" />
      <source>Connect the drive, or repair the model.</source>
      <translation>Conecte la unidad o repare el modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>The model could not be loaded</source>
      <translation>No se pudo cargar el modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>The engine says so and no more; most often the file is damaged or the memory too small.</source>
      <translation>El motor no dice más; casi siempre el archivo está dañado o falta memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>Verify the model's file first, then try a smaller context.</source>
      <translation>Compruebe primero el archivo del modelo y pruebe después un contexto menor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>The engine runs but answers nothing</source>
      <translation>El motor funciona, pero no responde nada</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>Its process is alive, but a request or the question whether it is well got no answer in time. A computing step hangs, or the computer is far too busy.</source>
      <translation>Su proceso sigue vivo, pero una petición o la comprobación de su estado no obtuvo respuesta a tiempo. Un paso de cálculo está colgado o el equipo está demasiado ocupado.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>Start it again; if it happens again, make its steps smaller.</source>
      <translation>Vuelva a iniciarlo; si se repite, haga sus pasos más pequeños.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>The engine finds none of its processor libraries</source>
      <translation>El motor no encuentra ninguna de sus bibliotecas de procesador</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>Its plug-in for the processor is missing, or a library that the plug-in needs is. The model and the memory are fine.</source>
      <translation>Falta su complemento para el procesador, o una biblioteca que este necesita. El modelo y la memoria están bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>Repair the engine; on Windows its runtime may be missing too.</source>
      <translation>Repara el motor; en Windows también puede faltar su entorno de ejecución.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>Linux has no computing interface for the AMD card</source>
      <translation>Linux no tiene interfaz de cálculo para la tarjeta AMD</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>The file /dev/kfd or its list of cards is missing or closed for this user: the amdgpu driver is not loaded, or the user is not in the group render.</source>
      <translation>El archivo /dev/kfd o su lista de tarjetas falta o está cerrado para este usuario: el controlador amdgpu no está cargado, o el usuario no está en el grupo render.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>Add the user to the groups render and video, then log in again.</source>
      <translation>Añada el usuario a los grupos render y video y vuelva a iniciar sesión.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>The engine's program may not be executed</source>
      <translation>No se permite ejecutar el programa del motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>Its rights are wrong, or its drive forbids programs (noexec).</source>
      <translation>Sus permisos están mal, o su unidad prohíbe programas (noexec).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>Repair the engine, or move the data folder to another drive.</source>
      <translation>Repare el motor o mueva la carpeta de datos a otra unidad.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>The model's file only points to the model</source>
      <translation>El archivo del modelo solo apunta al modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>It is a short text of Git LFS; the real file was never fetched.</source>
      <translation>Es un texto corto de Git LFS; el archivo real nunca se descargó.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>Fetch the model again.</source>
      <translation>Descarga el modelo otra vez.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>The NVIDIA driver was reset</source>
      <translation>El controlador NVIDIA se reinició</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>The display driver nvlddmkm stopped answering and Windows or Linux reset it. Driver versions of the 610.88 family are known for it.</source>
      <translation>El controlador de pantalla nvlddmkm dejó de responder y Windows o Linux lo reinició. Las versiones de la familia 610.88 son conocidas por ello.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>Use another driver version, and lower the power limit meanwhile.</source>
      <translation>Use otra versión del controlador y, mientras tanto, baje el límite de potencia.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>The model is of a kind that is not read any more</source>
      <translation>El modelo es de un tipo que ya no se lee</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>The file is from before GGUF.</source>
      <translation>El archivo es anterior a GGUF.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>Choose a GGUF version of the model.</source>
      <translation>Elige una versión GGUF del modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>The OpenCL backend cannot do a step of this model</source>
      <translation>El backend OpenCL no puede hacer un paso de este modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>It does not know the shapes of this model's tensors.</source>
      <translation>No conoce las formas de los tensores de este modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>Run on the processor, or use a newer build.</source>
      <translation>Usa el procesador o una compilación más nueva.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>An option got a new meaning</source>
      <translation>Una opción tiene un significado nuevo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>In this build flash attention is given as on, off or auto; the next option was read as its value.</source>
      <translation>En esta compilación flash attention se da como on, off o auto; la opción siguiente se leyó como su valor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>Give the value.</source>
      <translation>Da el valor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>The engine's plug-in libraries cannot be loaded</source>
      <translation>No se pueden cargar las bibliotecas de complementos del motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>None of them fits: files are missing, or what they need is. Answers come from plain processor code.</source>
      <translation>Ninguna encaja: faltan archivos, o lo que necesitan. Las respuestas vienen de código de procesador sencillo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>Repair the engine; on Windows install its runtime.</source>
      <translation>Repara el motor; en Windows instala su entorno de ejecución.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>Windows reserves this port</source>
      <translation>Windows reserva este puerto</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>No program holds it: Windows (Hyper-V, WSL) reserved a range of ports, or a firewall forbids it.</source>
      <translation>Ningún programa lo ocupa: Windows (Hyper-V, WSL) reservó un rango de puertos, o un cortafuegos lo prohíbe.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>Use a port outside the reserved ranges.</source>
      <translation>Use un puerto fuera de los rangos reservados.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Another program uses the port</source>
      <translation>Otro programa usa el puerto</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Only one program can listen on {port}. Often it is a second copy of the engine, or another AI program.</source>
      <translation>Solo un programa puede escuchar en {port}. A menudo es una segunda copia del motor u otro programa de IA.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Use the next free port, or end the other program.</source>
      <translation>Use el siguiente puerto libre o termine el otro programa.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>The image part is newer than the engine</source>
      <translation>La parte de imágenes es más nueva que el motor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>The file for images is of a kind that this engine build does not know. The model itself may be fine.</source>
      <translation>El archivo para imágenes es de un tipo que esta compilación no conoce. El modelo en sí puede estar bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>Update the engine.</source>
      <translation>Actualiza el motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>The image part belongs to another model</source>
      <translation>La parte de imágenes pertenece a otro modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>The file for images and the text model have different sizes.</source>
      <translation>El archivo para imágenes y el modelo de texto tienen tamaños distintos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>Fetch the image part that belongs to this model.</source>
      <translation>Descarga la parte de imágenes que pertenece a este modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>The engine's Python environment is broken</source>
      <translation>El entorno de Python del motor está roto</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>Python or one of its packages for Strata's server is missing or of a wrong version.</source>
      <translation>Falta Python o uno de sus paquetes para el servidor de Strata, o es de una versión incorrecta.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>Repair the engine: it makes the environment anew.</source>
      <translation>Repare el motor: crea el entorno de nuevo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>The file cannot be read straight into the card's memory</source>
      <translation>El archivo no puede leerse directamente en la memoria de la tarjeta</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>The driver's buffer is no place that the system reads a file into.</source>
      <translation>El sistema no puede leer un archivo dentro del búfer del controlador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>Let the file be mapped (mmap).</source>
      <translation>Deja que se proyecte el archivo (mmap).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>The ROCm engine was started on a card that it does not know</source>
      <translation>El motor ROCm se inició en una tarjeta que no conoce</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>ROCm has no matrix programs for {architecture}. Often that is the small graphics unit inside the processor, not the graphics card.</source>
      <translation>ROCm no tiene programas de matrices para {architecture}. A menudo es la pequeña unidad gráfica del procesador, no la tarjeta gráfica.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>Hide that device from ROCm so that the real card is used, or use Vulkan.</source>
      <translation>Oculte ese dispositivo a ROCm para que se use la tarjeta de verdad, o use Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>The other computer stopped computing</source>
      <translation>El otro equipo dejó de calcular</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>The engine's worker on the other machine ended in the middle of a request; its own log says why.</source>
      <translation>El ayudante del motor en la otra máquina terminó en mitad de una petición; su propio registro dice por qué.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>Look at the other machine, use the same build on both, and start it again.</source>
      <translation>Mira en la otra máquina, usa la misma compilación en ambas e inícialo de nuevo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>A sandbox or container forbids what the engine needs</source>
      <translation>Un entorno aislado o un contenedor prohíbe lo que el motor necesita</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>A system call or a device is blocked.</source>
      <translation>Se bloquea una llamada al sistema o un dispositivo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>Pass the devices on to the container, or run outside it.</source>
      <translation>Pase los dispositivos al contenedor o ejecute fuera de él.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>Windows blocked the engine because it is not signed</source>
      <translation>Windows bloqueó el motor porque no está firmado</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>Smart App Control lets only signed or well-known programs run.</source>
      <translation>Smart App Control solo deja ejecutar programas firmados o conocidos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>It can only be turned off for the whole computer; llama.cpp in this program's own process may be let through.</source>
      <translation>Solo se puede desactivar para todo el equipo; quizá deje pasar llama.cpp en el proceso de este programa.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>This model cannot be split between the cards in this way</source>
      <translation>Este modelo no puede repartirse así entre las tarjetas</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>The engine cannot cut the tensors of this model by rows or by parts.</source>
      <translation>El motor no puede cortar los tensores de este modelo por filas ni por partes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>Split by layers instead.</source>
      <translation>Reparte por capas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>The engine ran out of stack</source>
      <translation>El motor agotó la pila</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>Calls went too deep, in the engine or in the driver, until the room set apart for them was used up. Nothing in the log says more.</source>
      <translation>Las llamadas fueron demasiado profundas, en el motor o en el controlador, hasta agotar el espacio previsto. El registro no dice más.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>Another way to the card, or another build, gets you working; the report helps the maintainers.</source>
      <translation>Otro camino hacia la tarjeta, u otra compilación, le permite seguir; el informe ayuda a quienes lo mantienen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>The engine's package is damaged</source>
      <translation>El paquete del motor está dañado</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>Its SHA-256 is not the one that the project published.</source>
      <translation>Su SHA-256 no es el que publicó el proyecto.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>Fetch it again; never skip the check.</source>
      <translation>Vuelva a obtenerlo; nunca omita la comprobación.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>This Strata engine was built for other cards</source>
      <translation>Este motor de Strata se hizo para otras tarjetas</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>At its start the engine names the card, its architecture and the list it was built for; your card is not in it.</source>
      <translation>Al arrancar, el motor nombra la tarjeta, su arquitectura y la lista para la que se hizo; su tarjeta no está en ella.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>Install the engine package for your card, or use llama.cpp.</source>
      <translation>Instale el paquete del motor para su tarjeta, o use llama.cpp.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-memory-query.toml" />
      <source>The engine cannot ask how much memory the card has</source>
      <translation>El motor no puede preguntar cuánta memoria tiene la tarjeta</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-memory-query.toml" />
      <source>This build ends when the Intel card does not answer how much memory is free; builds before it go on.</source>
      <translation>Esta compilación termina cuando la tarjeta Intel no dice cuánta memoria está libre; las anteriores siguen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>The Intel card lacks double precision</source>
      <translation>A la tarjeta Intel le falta la doble precisión</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>The engine asked for a number type that this card does not compute.</source>
      <translation>El motor pidió un tipo de número que esta tarjeta no calcula.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>Use Vulkan, or a build without it.</source>
      <translation>Usa Vulkan o una compilación que no lo pida.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>The Intel card says that its memory is full</source>
      <translation>La tarjeta Intel dice que su memoria está llena</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>The driver refused memory; some builds say so also where enough is free.</source>
      <translation>El controlador negó memoria; algunas compilaciones lo dicen también donde hay bastante libre.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>Put fewer layers on the card, or go back to the build before.</source>
      <translation>Pon menos capas en la tarjeta o vuelve a la compilación anterior.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>The folder for temporary files is full</source>
      <translation>La carpeta de archivos temporales está llena</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>The engine unpacks its libraries there and found no room.</source>
      <translation>El motor desempaqueta allí sus bibliotecas y no encontró sitio.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>Free some room, or name a larger temporary folder.</source>
      <translation>Libera sitio o indica una carpeta temporal mayor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>A secure connection could not be made</source>
      <translation>No se pudo establecer una conexión segura</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>The certificate of the other side was refused: the clock is wrong, something between opens the connection, or the address leads elsewhere.</source>
      <translation>Se rechazó el certificado del otro lado: el reloj va mal, algo intermedio abre la conexión, o la dirección lleva a otra parte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>Check the date and time, then the proxy and the hosts file.</source>
      <translation>Comprueba la fecha y la hora, luego el proxy y el archivo hosts.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>A program sent tokens of another model</source>
      <translation>Un programa envió tokens de otro modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>A token's number lies outside of this model's vocabulary; what the log says of the context only follows from it.</source>
      <translation>El número de un token está fuera del vocabulario de este modelo; lo que el registro dice del contexto solo es consecuencia.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>Let the program send text instead of tokens.</source>
      <translation>Haz que el programa envíe texto en vez de tokens.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>A part of the model is missing</source>
      <translation>Falta una parte del modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>Strata's tokenizer was not prepared for this model.</source>
      <translation>El tokenizador de Strata no se preparó para este modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>Run set-up for this model again.</source>
      <translation>Vuelva a ejecutar la instalación de este modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>The engine may not open more files</source>
      <translation>El motor no puede abrir más archivos</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>The limit for open files of this user is reached.</source>
      <translation>Se alcanzó el límite de archivos abiertos de este usuario.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>Raise the limit, or close other programs.</source>
      <translation>Suba el límite o cierre otros programas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tool-call-fault.toml" />
      <source>The engine stumbled over a tool call</source>
      <translation>El motor tropezó con una llamada a herramienta</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tool-call-fault.toml" />
      <source>The model wrote a tool call that this build cannot read, and it ended instead of refusing it.</source>
      <translation>El modelo escribió una llamada que esta compilación no sabe leer, y terminó en vez de rechazarla.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>Tools need the full template reader</source>
      <translation>Las herramientas necesitan el lector completo de plantillas</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>A program sent tools, and the engine was started without its full reader of chat templates.</source>
      <translation>Un programa envió herramientas, y el motor se inició sin su lector completo de plantillas de chat.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>Start with --jinja.</source>
      <translation>Inicia con --jinja.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>The batch is too small for this request</source>
      <translation>El lote es demasiado pequeño para esta petición</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>Pictures and embeddings must be read in one step, and the step is smaller than they are.</source>
      <translation>Las imágenes y los embeddings deben leerse en un paso, y el paso es menor que ellos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>Use larger batches; smaller ones make it worse.</source>
      <translation>Usa lotes mayores; los menores lo empeoran.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>This engine build does not know the model's architecture</source>
      <translation>Esta compilación del motor no conoce la arquitectura del modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>The model is newer than the engine.</source>
      <translation>El modelo es más nuevo que el motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>Update the engine; until then another model works.</source>
      <translation>Actualice el motor; hasta entonces funciona otro modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>The engine waited too long for a layer</source>
      <translation>El motor esperó demasiado a una capa</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>With experts mapped from the drive, the system took the memory back while the engine checked a layer.</source>
      <translation>Con los expertos proyectados desde el disco, el sistema recuperó la memoria mientras el motor comprobaba una capa.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>Load the experts into memory instead of mapping them.</source>
      <translation>Cargue los expertos en memoria en lugar de proyectarlos.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>This model was started without its image part</source>
      <translation>Este modelo se inició sin su parte de imagen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>A picture was sent, but the image encoder is not installed or not started.</source>
      <translation>Se envió una imagen, pero el codificador de imagen no está instalado o no se inició.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>Set the model up with images.</source>
      <translation>Instale el modelo con imágenes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>This engine build cannot read the model's vocabulary</source>
      <translation>Esta compilación del motor no puede leer el vocabulario del modelo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>The build refuses a field of the vocabulary that other builds read. The file is most likely whole.</source>
      <translation>La compilación rechaza un campo del vocabulario que otras leen. El archivo muy probablemente está entero.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>Go back to the build before; a later one may read it too.</source>
      <translation>Vuelve a la compilación anterior; una posterior quizá también lo lea.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>The graphics memory is nearly full, so Windows moves it about</source>
      <translation>La memoria gráfica está casi llena, así que Windows la mueve</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>The engine runs, but answers become several times slower because the driver pages graphics memory out.</source>
      <translation>El motor funciona, pero las respuestas son varias veces más lentas porque el controlador pagina la memoria gráfica.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>Leave more graphics memory free.</source>
      <translation>Deje más memoria gráfica libre.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>One buffer is larger than the driver allows at once</source>
      <translation>Un búfer es mayor de lo que el controlador permite de una vez</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>The card is not full: the driver limits the size of a single allocation.</source>
      <translation>La tarjeta no está llena: el controlador limita el tamaño de una sola reserva.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>Make the buffer smaller: smaller batches or a smaller context. Newer builds split it.</source>
      <translation>Haz el búfer menor: lotes menores o un contexto menor. Las compilaciones nuevas lo dividen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>The driver does not give the card away</source>
      <translation>El controlador no entrega la tarjeta</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>The card counts as lost already when the engine asks for it: its driver is in a bad state.</source>
      <translation>La tarjeta ya cuenta como perdida cuando el motor la pide: su controlador está en mal estado.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>Restart the computer, then update the driver.</source>
      <translation>Reinicia el equipo y luego actualiza el controlador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>The graphics card was lost in the middle of the work</source>
      <translation>La tarjeta gráfica se perdió en mitad del trabajo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>The Vulkan driver reset the card or gave it up: a job took too long, or the driver has a fault.</source>
      <translation>El controlador Vulkan reinició la tarjeta o la dio por perdida: una tarea duró demasiado, o el controlador tiene un error.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>A smaller batch keeps jobs short; a newer driver often mends it.</source>
      <translation>Los lotes pequeños acortan las tareas; un controlador más nuevo suele arreglarlo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>Vulkan found no graphics card</source>
      <translation>Vulkan no encontró ninguna tarjeta gráfica</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>The engine build for Vulkan runs, but no driver offers it a card that it can use.</source>
      <translation>La compilación para Vulkan funciona, pero ningún controlador le ofrece una tarjeta que pueda usar.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>Install the graphics driver, or run on the processor meanwhile.</source>
      <translation>Instale el controlador gráfico o use mientras tanto el procesador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-out-of-memory.toml" />
      <source>Vulkan could not get the memory that the model needs.</source>
      <translation>Vulkan no pudo obtener la memoria que necesita el modelo.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-pipeline.toml" />
      <source>The driver cannot build the attention code</source>
      <translation>El controlador no puede construir el código de atención</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-pipeline.toml" />
      <source>Flash attention does not compile with this Vulkan driver.</source>
      <translation>Flash attention no compila con este controlador de Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>Vulkan only found a card made of software</source>
      <translation>Vulkan solo encontró una tarjeta hecha de software</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>No driver of a real card was found, so Mesa's processor device was taken, and it cannot compile the engine's code.</source>
      <translation>No se halló el controlador de una tarjeta real, se tomó el dispositivo de procesador de Mesa, y este no puede compilar el código del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>Install the card's driver, or use the processor build.</source>
      <translation>Instala el controlador de la tarjeta o usa la compilación de procesador.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>The graphics card hung, and the engine stopped itself</source>
      <translation>La tarjeta gráfica se colgó y el motor se detuvo</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>The engine's own watchdog saw no progress for a minute during a request.</source>
      <translation>El vigilante del motor no vio progreso durante un minuto en una solicitud.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>A smaller prompt block or another way for large transfers helps most often.</source>
      <translation>Lo que más ayuda son bloques de pregunta menores u otro camino para transferencias grandes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>Windows had no memory left to promise</source>
      <translation>A Windows no le quedaba memoria que prometer</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>RAM and page file together are too small. Windows counts graphics memory against this limit too, so it runs out although RAM looks free.</source>
      <translation>La RAM y el archivo de paginación juntos son demasiado pequeños. Windows también cuenta la memoria gráfica en este límite, así que se agota aunque la RAM parezca libre.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>Give Windows a larger page file (64 GB, fixed), or use a smaller model.</source>
      <translation>Dé a Windows un archivo de paginación mayor (64 GB, fijo) o use un modelo menor.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Half the context</source>
      <translation>La mitad de contexto</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context becomes half as long.</source>
      <translation>El contexto pasa a ser la mitad de largo.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Long conversations are cut sooner.</source>
      <translation>Las conversaciones largas se cortan antes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Smaller numbers for the context</source>
      <translation>Números menores para el contexto</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The KV cache uses 8-bit numbers (then 4-bit) instead of 16-bit ones.</source>
      <translation>La caché KV usa números de 8 bits (luego 4 bits) en lugar de 16.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers may get a little worse in very long conversations.</source>
      <translation>Las respuestas pueden empeorar algo en conversaciones muy largas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Full numbers for the context</source>
      <translation>Números completos para el contexto</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The KV cache uses 16-bit numbers.</source>
      <translation>La caché KV usa números de 16 bits.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context needs twice the memory.</source>
      <translation>El contexto necesita el doble de memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Fewer layers on the graphics card</source>
      <translation>Menos capas en la tarjeta gráfica</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>A third of the layers moves from the card to the processor.</source>
      <translation>Un tercio de las capas pasa de la tarjeta al procesador.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers come more slowly.</source>
      <translation>Las respuestas llegan más despacio.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Flash attention off</source>
      <translation>Sin flash attention</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Attention is computed the plain way.</source>
      <translation>La atención se calcula de la forma sencilla.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context needs more memory, and long prompts are slower.</source>
      <translation>El contexto necesita más memoria y las preguntas largas son más lentas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Smaller batches</source>
      <translation>Lotes más pequeños</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The prompt is read in blocks of 128 tokens instead of 512.</source>
      <translation>La pregunta se lee en bloques de 128 tokens en lugar de 512.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Prompts are read more slowly.</source>
      <translation>Las preguntas se leen más despacio.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Load the file instead of mapping it</source>
      <translation>Cargar el archivo en lugar de proyectarlo</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model's file is read into memory at the start.</source>
      <translation>El archivo del modelo se lee en memoria al arrancar.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The start takes longer, and the memory is used fully.</source>
      <translation>El arranque tarda más y se ocupa toda la memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Do not lock the memory</source>
      <translation>No bloquear la memoria</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The system may move parts of the model to the drive.</source>
      <translation>El sistema puede mover partes del modelo al disco.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers may stall when memory is short.</source>
      <translation>Las respuestas pueden detenerse cuando falta memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>One thread less</source>
      <translation>Un hilo menos</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine leaves one core to the system.</source>
      <translation>El motor deja un núcleo al sistema.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers are a little slower.</source>
      <translation>Las respuestas son algo más lentas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Run on the processor</source>
      <translation>Ejecutar en el procesador</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>llama.cpp runs the model on the processor and leaves the graphics card alone.</source>
      <translation>llama.cpp ejecuta el modelo en el procesador y deja en paz la tarjeta gráfica.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Much slower answers; it works on every computer.</source>
      <translation>Respuestas mucho más lentas; funciona en cualquier equipo.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Use llama.cpp over Vulkan</source>
      <translation>Usar llama.cpp con Vulkan</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Another engine on the same card: llama.cpp with Vulkan, which does not use the part that crashes.</source>
      <translation>Otro motor en la misma tarjeta: llama.cpp con Vulkan, que no usa la parte que falla.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Another download; a smaller model on most cards.</source>
      <translation>Otra descarga; un modelo menor en la mayoría de las tarjetas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Hide the graphics unit of the processor</source>
      <translation>Ocultar la unidad gráfica del procesador</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine sees only the graphics card (HIP_VISIBLE_DEVICES).</source>
      <translation>El motor ve solo la tarjeta gráfica (HIP_VISIBLE_DEVICES).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing.</source>
      <translation>Nada.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Larger batches</source>
      <translation>Lotes mayores</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The prompt is read in larger blocks, as large as the request needs.</source>
      <translation>El prompt se lee en bloques mayores, tan grandes como la petición necesita.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>More memory.</source>
      <translation>Más memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>A context as large as the request</source>
      <translation>Un contexto tan grande como la petición</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context becomes as long as the request needs.</source>
      <translation>El contexto será tan largo como la petición necesita.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>One request at a time</source>
      <translation>Una petición cada vez</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine answers one request after the other, each with the whole context.</source>
      <translation>El motor responde una petición tras otra, cada una con todo el contexto.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Others wait for their turn.</source>
      <translation>Las demás esperan su turno.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Split by layers</source>
      <translation>Repartir por capas</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Whole layers go to each card (--split-mode layer).</source>
      <translation>Capas enteras van a cada tarjeta (--split-mode layer).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing for most models.</source>
      <translation>Nada para la mayoría de los modelos.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Map the file</source>
      <translation>Proyectar el archivo</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model's file is mapped instead of read into memory.</source>
      <translation>El archivo del modelo se proyecta en vez de leerse en la memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Flash attention on</source>
      <translation>Flash attention activada</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Attention takes the fast way (--flash-attn on).</source>
      <translation>La atención toma el camino rápido (--flash-attn on).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing where the card can do it.</source>
      <translation>Nada donde la tarjeta puede hacerlo.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the fused expert step</source>
      <translation>Sin el paso fusionado de expertos</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes --fused-moe.</source>
      <translation>Quita --fused-moe.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Slower answers.</source>
      <translation>Respuestas más lentas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without images</source>
      <translation>Sin imágenes</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine starts without the image part.</source>
      <translation>El motor se inicia sin la parte de imágenes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>No images in chats.</source>
      <translation>Sin imágenes en los chats.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the draft model</source>
      <translation>Sin el modelo borrador</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes the draft model.</source>
      <translation>Quita el modelo borrador.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the adapter</source>
      <translation>Sin el adaptador</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes the LoRA and the control vector.</source>
      <translation>Quita el LoRA y el vector de control.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model answers without their changes.</source>
      <translation>El modelo responde sin sus cambios.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The full template reader</source>
      <translation>El lector completo de plantillas</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Starts with --jinja.</source>
      <translation>Inicia con --jinja.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Name a related AMD card</source>
      <translation>Nombrar una tarjeta AMD emparentada</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Sets HSA_OVERRIDE_GFX_VERSION to the nearest card that the build knows.</source>
      <translation>Pone HSA_OVERRIDE_GFX_VERSION en la tarjeta más cercana que la compilación conoce.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Untried by the maker; some steps may fail.</source>
      <translation>No probado por el fabricante; algunos pasos pueden fallar.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Turn hipBLASLt off</source>
      <translation>Desactivar hipBLASLt</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets ROCBLAS_USE_HIPBLASLT=0, so that rocBLAS does the matrix work itself.</source>
      <translation>Pone ROCBLAS_USE_HIPBLASLT=0, para que rocBLAS haga él mismo las matrices.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Prompts may be read more slowly.</source>
      <translation>Las preguntas pueden leerse más despacio.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the tuning table</source>
      <translation>Sin la tabla de ajuste</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes STRATA_HIPBLASLT_TUNING from the engine's environment.</source>
      <translation>Quita STRATA_HIPBLASLT_TUNING del entorno del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the gfx12 defaults</source>
      <translation>Sin los valores predeterminados de gfx12</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_GFX12_DEFAULTS=0.</source>
      <translation>Pone STRATA_GFX12_DEFAULTS=0.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slower prompts; known not to help against the hipModuleLoad crash.</source>
      <translation>Preguntas más lentas; se sabe que no ayuda contra el fallo en hipModuleLoad.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Start without HIP_PATH</source>
      <translation>Iniciar sin HIP_PATH</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes HIP_PATH, HIP_DEVICE_LIB_PATH and LLVM_PATH from the engine's environment.</source>
      <translation>Quita HIP_PATH, HIP_DEVICE_LIB_PATH y LLVM_PATH del entorno del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Move the context by direct transfers</source>
      <translation>Mover el contexto con transferencias directas</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_KV_HOST_DMA=1.</source>
      <translation>Pone STRATA_KV_HOST_DMA=1.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Context without streaming</source>
      <translation>Contexto sin transmisión</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes --kv-resident; the context then must fit the card.</source>
      <translation>Quita --kv-resident; el contexto debe caber entonces en la tarjeta.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>A smaller context.</source>
      <translation>Un contexto menor.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Smaller prompt blocks</source>
      <translation>Bloques de pregunta más pequeños</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>The prompt is read in blocks of 512 tokens.</source>
      <translation>La pregunta se lee en bloques de 512 tokens.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Wait after each step</source>
      <translation>Esperar después de cada paso</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_PF_STEP_SYNC=1, which also tells which step hangs.</source>
      <translation>Pone STRATA_PF_STEP_SYNC=1, que también dice qué paso se cuelga.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slower prompts.</source>
      <translation>Preguntas más lentas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Large transfers without pinned memory</source>
      <translation>Transferencias grandes sin memoria fijada</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets GPU_PINNED_MIN_XFER_SIZE=1048576.</source>
      <translation>Pone GPU_PINNED_MIN_XFER_SIZE=1048576.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slightly slower.</source>
      <translation>Algo más lento.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Experts in memory instead of mapped</source>
      <translation>Expertos en memoria en lugar de proyectados</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes --mmap-experts.</source>
      <translation>Quita --mmap-experts.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Needs the RAM for all experts.</source>
      <translation>Necesita la RAM para todos los expertos.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without drafting</source>
      <translation>Sin borradores</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --spec 0.</source>
      <translation>Pone --spec 0.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the control vector</source>
      <translation>Sin el vector de control</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes the experimental speed projection.</source>
      <translation>Quita la proyección de velocidad experimental.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Nothing for most users.</source>
      <translation>Nada para la mayoría.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Low-RAM mode</source>
      <translation>Modo de poca RAM</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Unpinned experts (STRATA_RESIDENT_PIN=0), so that the system can breathe.</source>
      <translation>Expertos sin fijar (STRATA_RESIDENT_PIN=0), para que el sistema respire.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Leave more graphics memory free</source>
      <translation>Dejar más memoria gráfica libre</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --vram-reserve-mib 1500.</source>
      <translation>Pone --vram-reserve-mib 1500.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Fewer experts on the card, slower answers.</source>
      <translation>Menos expertos en la tarjeta, respuestas más lentas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Expert cache by itself</source>
      <translation>Caché de expertos automática</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --expert-cache auto.</source>
      <translation>Pone --expert-cache auto.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the WDDM budget</source>
      <translation>Sin el presupuesto WDDM</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_WDDM_BUDGET=0.</source>
      <translation>Pone STRATA_WDDM_BUDGET=0.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Windows may page graphics memory.</source>
      <translation>Windows puede paginar memoria gráfica.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Repair the engine's files</source>
      <translation>Reparar los archivos del motor</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Every file of the engine is checked, and what is wrong is fetched again.</source>
      <translation>Se comprueba cada archivo del motor y lo que está mal se obtiene de nuevo.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A small download.</source>
      <translation>Una descarga pequeña.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Repair the model's files</source>
      <translation>Reparar los archivos del modelo</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Every file of the model is checked, and only what is wrong is fetched again.</source>
      <translation>Se comprueba cada archivo del modelo y solo lo que está mal se obtiene de nuevo.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download of what is wrong.</source>
      <translation>Una descarga de lo que está mal.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Go back to the previous engine build</source>
      <translation>Volver a la compilación anterior del motor</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The build that worked before is used again.</source>
      <translation>Se vuelve a usar la compilación que funcionaba.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Without what the newer build brought.</source>
      <translation>Sin lo que trajo la más nueva.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the engine</source>
      <translation>Actualizar el motor</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The newest build that the catalogue knows is installed beside the old one.</source>
      <translation>La compilación más nueva que conoce el catálogo se instala junto a la antigua.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download.</source>
      <translation>Una descarga.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the CUDA 12 engine</source>
      <translation>Usar el motor CUDA 12</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The build for older drivers and cards is installed.</source>
      <translation>Se instala la compilación para controladores y tarjetas más antiguos.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download; slightly slower.</source>
      <translation>Una descarga; algo más lento.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the build for older processors</source>
      <translation>Usar la compilación para procesadores más antiguos</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A build without AVX2 or AVX-512 is installed.</source>
      <translation>Se instala una compilación sin AVX2 ni AVX-512.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the embedded engine</source>
      <translation>Usar el motor integrado</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>llama.cpp inside this program's own process is used.</source>
      <translation>Se usa llama.cpp dentro del proceso de este programa.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Processor only: slower answers.</source>
      <translation>Solo procesador: respuestas más lentas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a smaller model</source>
      <translation>Usar un modelo menor</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up offers the next smaller size.</source>
      <translation>La instalación ofrece el siguiente tamaño menor.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Answers are less good.</source>
      <translation>Las respuestas son menos buenas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Choose another model</source>
      <translation>Elegir otro modelo</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens.</source>
      <translation>Se abre la instalación.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set up with images</source>
      <translation>Instalar con imágenes</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with images on.</source>
      <translation>La instalación se abre con las imágenes activadas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download of about 1 GB.</source>
      <translation>Una descarga de cerca de 1 GB.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a larger context</source>
      <translation>Usar un contexto mayor</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with the largest context that fits.</source>
      <translation>La instalación se abre con el mayor contexto que cabe.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a smaller context</source>
      <translation>Usar un contexto menor</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with a smaller context.</source>
      <translation>La instalación se abre con un contexto menor.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the next free port</source>
      <translation>Usar el siguiente puerto libre</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The engine listens on the next free port.</source>
      <translation>El motor escucha en el siguiente puerto libre.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Programs that use the old address must be changed.</source>
      <translation>Hay que cambiar los programas que usan la dirección antigua.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>End the program that uses the port</source>
      <translation>Terminar el programa que usa el puerto</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The program is named; you decide.</source>
      <translation>Se nombra el programa; usted decide.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Whatever that program does.</source>
      <translation>Lo que haga ese programa.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Show the reserved ports</source>
      <translation>Mostrar los puertos reservados</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`netsh interface ipv4 show excludedportrange protocol=tcp` lists them.</source>
      <translation>`netsh interface ipv4 show excludedportrange protocol=tcp` los enumera.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Listen on this computer only</source>
      <translation>Escuchar solo en este equipo</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The address becomes 127.0.0.1.</source>
      <translation>La dirección pasa a ser 127.0.0.1.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Other computers cannot use it.</source>
      <translation>Otros equipos no pueden usarla.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Give Windows a larger page file</source>
      <translation>Dar a Windows un archivo de paginación mayor</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Settings: a fixed page file of 65,536 MB. It needs a restart.</source>
      <translation>Configuración: un archivo de paginación fijo de 65 536 MB. Requiere reiniciar.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>64 GB of disk space.</source>
      <translation>64 GB de espacio en disco.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Raise the limit for locked memory</source>
      <translation>Subir el límite de memoria bloqueada</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`ulimit -l unlimited`, or a line in /etc/security/limits.conf.</source>
      <translation>`ulimit -l unlimited`, o una línea en /etc/security/limits.conf.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the graphics driver</source>
      <translation>Actualizar el controlador gráfico</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Install the maker's newest driver (nvidia.com/drivers, amd.com/support, intel.com/support).</source>
      <translation>Instale el controlador más reciente del fabricante (nvidia.com/drivers, amd.com/support, intel.com/support).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A restart.</source>
      <translation>Un reinicio.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow this user to use the card</source>
      <translation>Permitir que este usuario use la tarjeta</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`sudo usermod -aG render,video USER`, then log in again.</source>
      <translation>`sudo usermod -aG render,video USER` y volver a iniciar sesión.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A new login.</source>
      <translation>Un nuevo inicio de sesión.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow the engine's folder in the antivirus</source>
      <translation>Permitir la carpeta del motor en el antivirus</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Look into its quarantine; the report names file and hash. Do not switch the antivirus off.</source>
      <translation>Mire en su cuarentena; el informe nombra archivo y hash. No desactive el antivirus.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Install the Visual C++ runtime</source>
      <translation>Instalar el entorno de Visual C++</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Microsoft's package vc_redist.x64.exe.</source>
      <translation>El paquete vc_redist.x64.exe de Microsoft.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Free some disk space</source>
      <translation>Liberar espacio en el disco</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The storage page shows what lies where.</source>
      <translation>La página de almacenamiento muestra qué hay y dónde.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Whatever you delete.</source>
      <translation>Lo que usted borre.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Move the data folder</source>
      <translation>Mover la carpeta de datos</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>To another drive, with a path of plain letters.</source>
      <translation>A otra unidad, con una ruta de letras sencillas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Copying takes a while.</source>
      <translation>Copiar lleva un rato.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Close other programs</source>
      <translation>Cerrar otros programas</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Browsers and games hold most memory.</source>
      <translation>Los navegadores y los juegos ocupan la mayor parte de la memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Restart the computer</source>
      <translation>Reiniciar el equipo</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The old driver goes, the new one is loaded.</source>
      <translation>Sale el controlador antiguo y se carga el nuevo.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Start the engine again</source>
      <translation>Volver a iniciar el motor</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The engine is started and asked.</source>
      <translation>Se inicia el motor y se le pregunta.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the system</source>
      <translation>Actualizar el sistema</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A newer release of this Linux brings the library.</source>
      <translation>Una versión más nueva de este Linux trae la biblioteca.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A large update.</source>
      <translation>Una actualización grande.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Pass the card on to the container</source>
      <translation>Pasar la tarjeta al contenedor</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`--device /dev/dri --device /dev/kfd`, or the NVIDIA container toolkit.</source>
      <translation>`--device /dev/dri --device /dev/kfd`, o el NVIDIA Container Toolkit.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Take the last change back</source>
      <translation>Deshacer el último cambio</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The profile is as it was before.</source>
      <translation>El perfil queda como antes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Without that change.</source>
      <translation>Sin ese cambio.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set the key again</source>
      <translation>Volver a poner la clave</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The settings open.</source>
      <translation>Se abren los ajustes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Remove old copies of the libraries</source>
      <translation>Eliminar copias antiguas de las bibliotecas</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Delete libggml, libllama and libmtmd of earlier installs (such as in /usr/local/lib), or unpack the build into an empty folder.</source>
      <translation>Borra libggml, libllama y libmtmd de instalaciones anteriores (por ejemplo en /usr/local/lib), o desempaqueta la compilación en una carpeta vacía.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Other programs that use those copies need their own.</source>
      <translation>Otros programas que usan esas copias necesitan las suyas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update macOS</source>
      <translation>Actualizar macOS</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A newer macOS has what the build needs.</source>
      <translation>Un macOS más nuevo tiene lo que la compilación necesita.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow more time for loading</source>
      <translation>Dar más tiempo a la carga</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Raise the limit of the program that waits (for ollama: OLLAMA_LOAD_TIMEOUT=30m).</source>
      <translation>Sube el límite del programa que espera (en ollama: OLLAMA_LOAD_TIMEOUT=30m).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put the model on a local drive</source>
      <translation>Poner el modelo en una unidad local</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>An internal SSD reads a model in seconds; network and cloud drives take minutes.</source>
      <translation>Un SSD interno lee un modelo en segundos; las unidades de red y de nube tardan minutos.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Change the request</source>
      <translation>Cambiar la petición</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The program that sent it must change its messages, its schema or its tools.</source>
      <translation>El programa que la envió debe cambiar sus mensajes, su esquema o sus herramientas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Join the pieces</source>
      <translation>Unir los trozos</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put all files into one folder; pieces named part1of2 are joined with copy /b or cat.</source>
      <translation>Pon todos los archivos en una carpeta; los trozos llamados part1of2 se unen con copy /b o cat.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Room for the joined file.</source>
      <translation>Sitio para el archivo unido.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Accept the license</source>
      <translation>Aceptar la licencia</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>On the model's page; then give an access token.</source>
      <translation>En la página del modelo; luego da un token de acceso.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>An account there.</source>
      <translation>Una cuenta allí.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Check the clock, the proxy and the hosts file</source>
      <translation>Comprobar el reloj, el proxy y el archivo hosts</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The date must be right, the proxy's certificate known, and no line of the hosts file may name the server.</source>
      <translation>La fecha debe ser correcta, el certificado del proxy conocido, y ninguna línea del archivo hosts debe nombrar el servidor.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Register the loader of llamafiles</source>
      <translation>Registrar el cargador de llamafiles</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put the ape loader into /usr/bin and register it with binfmt_misc.</source>
      <translation>Pon el cargador ape en /usr/bin y regístralo en binfmt_misc.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Once after each restart of the computer.</source>
      <translation>Una vez tras cada reinicio del equipo.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Start the other machine's worker again</source>
      <translation>Iniciar de nuevo el ayudante de la otra máquina</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the same build on both machines.</source>
      <translation>Usa la misma compilación en ambas máquinas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use another temporary folder</source>
      <translation>Usar otra carpeta temporal</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set TEMP and TMP (TMPDIR on Linux) to a folder with a plain name and enough room.</source>
      <translation>Pon TEMP y TMP (TMPDIR en Linux) en una carpeta con nombre sencillo y sitio suficiente.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program touched memory that is not its own (access violation): a fault in the driver or the engine.</source>
      <translation>El programa accedió a memoria ajena (violación de acceso): un error del controlador o del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program used up its stack (stack overflow): a fault in the driver or the engine.</source>
      <translation>El programa agotó su pila (desbordamiento de pila): un error del controlador o del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself after an internal check failed (abort); the last log line says which.</source>
      <translation>El programa se detuvo tras fallar una comprobación interna (abort); la última línea del registro dice cuál.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program's memory was damaged from inside (heap corruption): a fault in the driver or the engine.</source>
      <translation>La memoria del programa se dañó desde dentro (corrupción del montón): un error del controlador o del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that the engine needs is missing (CUDA, HIP or Visual C++ runtime).</source>
      <translation>Falta una DLL que el motor necesita (entorno de CUDA, HIP o Visual C++).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL is too old or of another version than the engine needs.</source>
      <translation>Una DLL es demasiado antigua o de otra versión que la que necesita el motor.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL could not start; often a broken driver or an ended session.</source>
      <translation>Una DLL no pudo arrancar; a menudo por un controlador roto o una sesión terminada.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program could not be set up: one of its libraries failed while it was loaded.</source>
      <translation>No se pudo preparar el programa: una de sus bibliotecas falló al cargarse.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The processor does not know an instruction that this engine build uses (AVX2 or AVX-512).</source>
      <translation>El procesador no conoce una instrucción que usa esta compilación del motor (AVX2 o AVX-512).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows refused access to a file of the engine: antivirus or folder rights.</source>
      <translation>Windows negó el acceso a un archivo del motor: antivirus o permisos de carpeta.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file is damaged, or 32-bit and 64-bit parts were mixed.</source>
      <translation>Un archivo está dañado, o se mezclaron partes de 32 y 64 bits.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file could not be read while the engine used it: its drive is failing or was unplugged.</source>
      <translation>No se pudo leer un archivo mientras el motor lo usaba: su unidad falla o se desconectó.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows had no memory left to give (RAM and page file).</source>
      <translation>A Windows no le quedaba memoria que dar (RAM y archivo de paginación).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows had no memory left to promise: the page file is too small.</source>
      <translation>A Windows no le quedaba memoria que prometer: el archivo de paginación es demasiado pequeño.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program divided by zero: a fault in the engine.</source>
      <translation>El programa dividió por cero: un error del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program ran an instruction that programs may not run: a fault in the driver or the engine.</source>
      <translation>El programa ejecutó una instrucción no permitida: un error del controlador o del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was closed with Ctrl+C or by closing its window.</source>
      <translation>Se cerró con Ctrl+C o cerrando su ventana.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself at once after an internal check failed.</source>
      <translation>El programa se detuvo de inmediato tras fallar una comprobación interna.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>An internal check of the program failed.</source>
      <translation>Falló una comprobación interna del programa.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows refused an unsigned file (Smart App Control or a policy).</source>
      <translation>Windows rechazó un archivo sin firmar (Smart App Control o una directiva).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that is loaded on demand is missing.</source>
      <translation>Falta una DLL que se carga cuando hace falta.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that is loaded on demand is of another version than the engine needs.</source>
      <translation>Una DLL que se carga cuando hace falta es de otra versión que la que necesita el motor.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program ended with an error that it did not handle (C++ exception); the last log line says which.</source>
      <translation>El programa terminó con un error que no trató (excepción de C++); la última línea del registro dice cuál.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was ended from outside, for example by the Task Manager or at shutdown.</source>
      <translation>Se terminó desde fuera, por ejemplo desde el Administrador de tareas o al apagar.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>An internal check of the program failed (breakpoint).</source>
      <translation>Falló una comprobación interna del programa (punto de interrupción).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program that hosted the engine ended it; its log says why.</source>
      <translation>El programa que alojaba el motor lo terminó; su registro dice por qué.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file that it needs is no Windows program: it is damaged or not what its name says.</source>
      <translation>Un archivo que necesita no es un programa de Windows: está dañado o no es lo que dice su nombre.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file that it needs is damaged.</source>
      <translation>Un archivo que necesita está dañado.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A number became too large for its place.</source>
      <translation>Un número se hizo demasiado grande.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It divided by zero.</source>
      <translation>Dividió por cero.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The drive is full.</source>
      <translation>La unidad está llena.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It met an error after which it could not go on.</source>
      <translation>Encontró un error tras el que no podía seguir.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used something that was closed already.</source>
      <translation>Usó algo que ya estaba cerrado.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It called the C library with a wrong value.</source>
      <translation>Llamó a la biblioteca C con un valor incorrecto.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The antivirus blocked one of its files.</source>
      <translation>El antivirus bloqueó uno de sus archivos.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The antivirus removed one of its files.</source>
      <translation>El antivirus quitó uno de sus archivos.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Its terminal was closed.</source>
      <translation>Se cerró su terminal.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was stopped with Ctrl+C.</source>
      <translation>Se detuvo con Ctrl+C.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was asked to quit from the keyboard.</source>
      <translation>Se le pidió salir desde el teclado.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself after an internal check failed; the last log line says which.</source>
      <translation>El programa se detuvo tras fallar una comprobación interna; la última línea del registro dice cuál.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A mapped file could not be read any more: it was cut short, its drive is away, or memory ran out.</source>
      <translation>Un archivo proyectado ya no se podía leer: se acortó, su unidad no está o se acabó la memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program made an impossible calculation: a fault in the engine.</source>
      <translation>El programa hizo un cálculo imposible: un error del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was killed from outside, most often by the system because memory ran out.</source>
      <translation>Se mató desde fuera, casi siempre el sistema porque se acabó la memoria.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program touched memory that is not its own: a fault in the driver or the engine.</source>
      <translation>El programa accedió a memoria que no es suya: un error del controlador o del motor.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program that it wrote to was gone.</source>
      <translation>El programa al que escribía ya no estaba.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was asked to stop.</source>
      <translation>Se le pidió detenerse.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used more processor time than it may.</source>
      <translation>Usó más tiempo de procesador del permitido.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It wrote a larger file than it may.</source>
      <translation>Escribió un archivo mayor de lo permitido.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used a system call that a sandbox forbids.</source>
      <translation>Usó una llamada al sistema que prohíbe un entorno aislado.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The engine's program may not be executed: its rights are wrong, or the drive forbids it.</source>
      <translation>No se permite ejecutar el programa del motor: sus permisos están mal o la unidad lo prohíbe.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The engine's program, or a library that it needs, was not found.</source>
      <translation>No se encontró el programa del motor o una biblioteca que necesita.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Reading the model's weights</source>
      <translation>Leyendo los pesos del modelo</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Making room for the context</source>
      <translation>Haciendo sitio para el contexto</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Putting layers on the card</source>
      <translation>Poniendo capas en la tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>No card can be used</source>
      <translation>No se puede usar ninguna tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model is in memory</source>
      <translation>El modelo está en la memoria</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine takes requests</source>
      <translation>El motor acepta solicitudes</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The prompt was read</source>
      <translation>Se leyó la pregunta</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The answer was written</source>
      <translation>Se escribió la respuesta</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The port could not be used</source>
      <translation>No se pudo usar el puerto</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine had stopped (exit code {code}) and is started again</source>
      <translation>El motor se había detenido (código de salida {code}) y se inicia de nuevo</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine's process was started</source>
      <translation>Se inició el proceso del motor</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine runs again</source>
      <translation>El motor vuelve a estar en marcha</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine stopped unexpectedly (exit code {code})</source>
      <translation>El motor se detuvo inesperadamente (código de salida {code})</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine ended while loading</source>
      <translation>El motor terminó mientras cargaba</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine crashed ({exception})</source>
      <translation>El motor falló ({exception})</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics card hangs</source>
      <translation>La tarjeta gráfica se ha colgado</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Port {port} is in use</source>
      <translation>El puerto {port} está en uso</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics driver failed: {reason}</source>
      <translation>El controlador gráfico falló: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics card could not start a task: {reason}</source>
      <translation>La tarjeta gráfica no pudo iniciar una tarea: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine waited too long for memory</source>
      <translation>El motor esperó demasiado por memoria</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Memory ran out</source>
      <translation>Se acabó la memoria</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The image encoder could not be started</source>
      <translation>No se pudo iniciar el codificador de imagen</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Starting the image encoder</source>
      <translation>Iniciando el codificador de imagen</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading the model again</source>
      <translation>Cargando de nuevo el modelo</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Using {card}</source>
      <translation>Se usa {card}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The AMD runtime is loaded</source>
      <translation>El entorno de AMD está cargado</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading about {experts_gb} GB of experts into RAM; the computer can freeze for a minute or two</source>
      <translation>Cargando unos {experts_gb} GB de expertos en la RAM; el equipo puede quedarse parado uno o dos minutos</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Experts are locked in RAM</source>
      <translation>Los expertos están bloqueados en la RAM</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading the experts into RAM</source>
      <translation>Cargando los expertos en la RAM</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Experts are in RAM</source>
      <translation>Los expertos están en la RAM</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Filling the card's memory with the {expert_slots} hottest experts</source>
      <translation>Llenando la memoria de la tarjeta con los {expert_slots} expertos más usados</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Filling the card's memory with experts</source>
      <translation>Llenando la memoria de la tarjeta con expertos</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Everything is loaded; {free_vram_mib} MiB of the card's memory stay free</source>
      <translation>Todo está cargado; quedan libres {free_vram_mib} MiB de la tarjeta</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Almost ready</source>
      <translation>Casi listo</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Still loading, {seconds} s so far</source>
      <translation>Sigue cargando, {seconds} s hasta ahora</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine is loaded</source>
      <translation>El motor está cargado</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Reading the prompt</source>
      <translation>Leyendo la pregunta</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request failed: {reason}</source>
      <translation>Una solicitud falló: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>This model asks for your agreement</source>
      <translation>Este modelo pide su consentimiento</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The source delivers something else</source>
      <translation>El origen entrega otra cosa</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy blocks the download</source>
      <translation>El proxy bloquea la descarga</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The connection is not trusted</source>
      <translation>La conexión no es de confianza</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The file is not there any more</source>
      <translation>El archivo ya no está</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server refuses the download</source>
      <translation>El servidor rechaza la descarga</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server is too busy</source>
      <translation>El servidor está demasiado ocupado</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server has a fault</source>
      <translation>El servidor tiene un fallo</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Accept the licence on the model's page, make a token in your account there, enter it in the settings.</source>
      <translation>Acepte la licencia en la página del modelo, cree un token en su cuenta y escríbalo en los ajustes.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again; if it stays so, choose another mirror in the settings or tell us about this file.</source>
      <translation>Vuelva a intentarlo; si sigue igual, elija otra réplica en los ajustes o háblenos de este archivo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Open the source in a browser: a log-in page of the network may be in the way. Then try again.</source>
      <translation>Abra el origen en un navegador: quizá estorbe una página de inicio de sesión de la red. Luego vuelva a intentarlo.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Enter the proxy with its user name and password in the settings, or ask the administrator.</source>
      <translation>Escriba en los ajustes el proxy con usuario y contraseña, o pregunte al administrador.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>On a company network, choose its certificate file (PEM) in the settings. Check the clock too.</source>
      <translation>En una red de empresa, elija su archivo de certificados (PEM) en los ajustes. Compruebe también el reloj.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later or choose another mirror in the settings.</source>
      <translation>Vuelva a intentarlo más tarde o elija otra réplica en los ajustes.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later; a token in the settings raises the limit of Hugging Face.</source>
      <translation>Vuelva a intentarlo más tarde; un token en los ajustes sube el límite de Hugging Face.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later or choose another mirror in the settings. What was downloaded is kept.</source>
      <translation>Vuelva a intentarlo más tarde o elija otra réplica en los ajustes. Lo descargado se conserva.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>your home folder</source>
      <translation>su carpeta personal</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>the computer's name</source>
      <translation>el nombre del equipo</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>your user name</source>
      <translation>su nombre de usuario</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>keys and tokens</source>
      <translation>claves y tokens</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>user names in paths</source>
      <translation>nombres de usuario en rutas</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>signed addresses</source>
      <translation>direcciones firmadas</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>mail addresses</source>
      <translation>direcciones de correo</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>network addresses</source>
      <translation>direcciones de red</translation>
    </message>
  </context>
</TS>
