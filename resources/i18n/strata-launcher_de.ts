<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>app</name>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>How much memory {card} has could not be found out, so it is not counted on.</source>
      <translation>Wie viel Speicher {card} hat, war nicht herauszufinden; daher wird nicht damit gerechnet.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>Other programs hold most of the memory of {card} now; close them before you start the model.</source>
      <translation>Andere Programme belegen gerade den größten Teil des Speichers von {card}; schließen Sie sie, bevor Sie das Modell starten.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM</source>
      <translation>RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>memory</source>
      <translation>Speicher</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM and page file</source>
      <translation>RAM und Auslagerungsdatei</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>VRAM of {card}</source>
      <translation>VRAM von {card}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>weights</source>
      <translation>Gewichte</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>context</source>
      <translation>Kontext</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>work space</source>
      <translation>Arbeitsbereich</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>free</source>
      <translation>frei</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>display</source>
      <translation>Anzeige</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>system</source>
      <translation>System</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Strata's own set-up would take {model} with a context of {tokens} tokens on {cards}.</source>
      <translation>Die Einrichtung von Strata selbst würde {model} mit einem Kontext von {tokens} Token auf {cards} nehmen.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>{theirs} would leave only {left} of RAM to your programs, so we take {ours}.</source>
      <translation>{theirs} ließe Ihren Programmen nur {left} RAM, daher nehmen wir {ours}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: what Strata could run here would be slower or smaller than {model}.</source>
      <translation>Wir empfehlen {engine}: Was Strata hier ausführen könnte, wäre langsamer oder kleiner als {model}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>{theirs} would not fit beside your programs, so we take {ours}.</source>
      <translation>{theirs} würde neben Ihren Programmen nicht passen, daher nehmen wir {ours}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: for this system and card there is no ready-made Strata engine, it has to be compiled.</source>
      <translation>Wir empfehlen {engine}: Für dieses System und diese Karte gibt es keine fertige Strata-Engine, sie müsste kompiliert werden.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: none of Strata's sizes fits the memory that this computer has.</source>
      <translation>Wir empfehlen {engine}: Keine der Größen von Strata passt in den Speicher dieses Computers.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>It would first ask for your consent, because the RAM is short for that.</source>
      <translation>Sie würde vorher um Ihre Zustimmung bitten, weil der RAM dafür knapp ist.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We take {model} instead, because it suits what you want to do better.</source>
      <translation>Wir nehmen stattdessen {model}, weil es besser zu dem passt, was Sie vorhaben.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Strata's setup does not serve {card}, but users run it there with an engine that they compiled; this program does not compile it.</source>
      <translation>Stratas Einrichtung unterstützt {card} nicht, aber andere betreiben es dort mit einer selbst übersetzten Engine; dieses Programm übersetzt sie nicht.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>It would use its low-RAM mode.</source>
      <translation>Sie würde den RAM-Sparmodus verwenden.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise the same.</source>
      <translation>Wir empfehlen dasselbe.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We start with a context of {ours} tokens, which leaves more room on the card; it can be changed.</source>
      <translation>Wir beginnen mit einem Kontext von {ours} Token; das lässt mehr Platz auf der Karte und kann geändert werden.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We give {ours} tokens of context instead of {theirs}: the memory holds them.</source>
      <translation>Wir geben {ours} Token Kontext statt {theirs}: Der Speicher reicht dafür.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We take {ours} instead of {theirs}: it answers better and fits as well.</source>
      <translation>Wir nehmen {ours} statt {theirs}: Es antwortet besser und passt ebenso.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Its documentation recommends it too.</source>
      <translation>Auch die Dokumentation empfiehlt es.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{build} needs driver {needed} or newer for {card}; {version} is installed.</source>
      <translation>{build} braucht für {card} den Treiber {needed} oder neuer; installiert ist {version}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{build} needs a processor with {features}; this one has none.</source>
      <translation>{build} braucht einen Prozessor mit {features}; dieser hat das nicht.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{engine} has no ready-made build for {here}; there are builds for {systems}.</source>
      <translation>Für {engine} gibt es keinen fertigen Build für {here}; es gibt Builds für {systems}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{engine} needs a graphics card of these kinds: {cards}. This computer has none.</source>
      <translation>{engine} braucht eine Grafikkarte dieser Art: {cards}. Dieser Computer hat keine.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated; {part} % of the model runs on the card</source>
      <translation>geschätzt; {part} % des Modells laufen auf der Karte</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the speed of the RAM</source>
      <translation>geschätzt nach dem Tempo des RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the card's memory speed, {speed} GB/s</source>
      <translation>geschätzt nach dem Speichertempo der Karte, {speed} GB/s</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata needs an NVIDIA card of the RTX 20 series or newer, or an AMD card of these: {list}.</source>
      <translation>Strata braucht eine NVIDIA-Karte der RTX-20-Serie oder neuer oder eine dieser AMD-Karten: {list}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata does not run on this AMD card; it runs on {list}.</source>
      <translation>Strata läuft auf dieser AMD-Karte nicht; es läuft auf {list}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata needs an NVIDIA card of the RTX 20 series or newer.</source>
      <translation>Strata braucht eine NVIDIA-Karte der RTX-20-Serie oder neuer.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It warns: the card has less than 11 GB.</source>
      <translation>Sie warnt: Die Karte hat weniger als 11 GB.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It advises a context of 8,192 tokens and the English draft words.</source>
      <translation>Sie rät zu einem Kontext von 8.192 Token und den englischen Entwurfswörtern.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It warns: the page file is small; a fixed one of 65,536 MB is its advice.</source>
      <translation>Sie warnt: Die Auslagerungsdatei ist klein; sie rät zu einer festen von 65.536 MB.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It points to its help on driver resets, which these cards can have on Windows.</source>
      <translation>Sie verweist auf ihre Hilfe zu Treiber-Neustarts, die diese Karten unter Windows haben können.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's setup stops here: its engine needs driver {least} or newer, and {installed} is installed.</source>
      <translation>Die Einrichtung von Strata bricht hier ab: Ihre Engine braucht Treiber {least} oder neuer, installiert ist {installed}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's setup stops here: the processor has no SSE4.2.</source>
      <translation>Die Einrichtung von Strata bricht hier ab: Der Prozessor hat kein SSE4.2.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's engine for AMD cards on Windows needs a processor with AVX2.</source>
      <translation>Stratas Engine für AMD-Karten unter Windows braucht einen Prozessor mit AVX2.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It advises the English draft words, which save 215 MB of the card.</source>
      <translation>Sie rät zu den englischen Entwurfswörtern, die 215 MB auf der Karte sparen.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_speed.py" />
      <source>measured by others on {card}, scaled to this computer</source>
      <translation>von anderen auf {card} gemessen, auf diesen Computer umgerechnet</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_speed.py" />
      <source>measured by others on this card</source>
      <translation>von anderen auf dieser Karte gemessen</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits the card</source>
      <translation>passt auf die Karte</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits in RAM</source>
      <translation>passt in den Arbeitsspeicher</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>its size is not known</source>
      <translation>seine Größe ist nicht bekannt</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>does not fit: {missing} are missing</source>
      <translation>passt nicht: {missing} fehlen</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>no engine for this computer runs it</source>
      <translation>keine Engine für diesen Computer kann es ausführen</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits with experts in RAM</source>
      <translation>passt mit Experten im Arbeitsspeicher</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits with layers in RAM</source>
      <translation>passt mit Schichten im Arbeitsspeicher</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{family} {variant} with {engine} on {where}</source>
      <translation>{family} {variant} mit {engine} auf {where}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation>{here} von {all} Schichten passen auf {card}; der RAM nimmt den Rest auf.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM hold its {experts} of experts and leave {left} to the system and your programs. The card holds those that are used most.</source>
      <translation>{ram} RAM nehmen die {experts} Experten auf und lassen dem System und Ihren Programmen {left}. Die Karte hält die am häufigsten benutzten.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with this computer: {missing} of memory are missing for its {weights}.</source>
      <translation>Nicht mit diesem Computer: Für die {weights} Gewichte fehlen {missing} Speicher.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>A context of {tokens} tokens fits beside it.</source>
      <translation>Daneben passt ein Kontext von {tokens} Token.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM hold its {weights} and leave {left}.</source>
      <translation>{ram} RAM nehmen die {weights} Gewichte auf und lassen {left} frei.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit into the memory of {card}.</source>
      <translation>Alle {weights} Gewichte passen in den Speicher von {card}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>What every token needs and the experts of {here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation>Was jedes Token braucht und die Experten von {here} von {all} Schichten passen auf {card}; der RAM nimmt den Rest auf.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit on {n} cards together.</source>
      <translation>Alle {weights} Gewichte passen auf {n} Karten zusammen.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit on {card}.</source>
      <translation>Alle {weights} Gewichte passen auf {card}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>RAM and graphics share {total}; it holds the {experts} of experts and leaves {left}.</source>
      <translation>RAM und Grafik teilen sich {total}; darin haben die {experts} Experten Platz, und {left} bleiben frei.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM keep {part} of its {experts} of experts; the rest is read from the drive when it is needed.</source>
      <translation>{ram} RAM behalten {part} der {experts} Experten; der Rest wird bei Bedarf vom Laufwerk gelesen.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM do not hold its {experts} of experts: a part lies on the card only (low-RAM mode).</source>
      <translation>{ram} RAM reichen nicht für die {experts} Experten: Ein Teil liegt nur auf der Karte (RAM-Sparmodus).</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM do not hold its {experts} of experts: they are read from the drive as needed (low-RAM mode).</source>
      <translation>{ram} RAM reichen nicht für die {experts} Experten: Sie werden bei Bedarf vom Laufwerk gelesen (RAM-Sparmodus).</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with the page file as it is set: Windows may hand out {limit} in all, and {missing} more are needed.</source>
      <translation>Nicht mit der jetzigen Auslagerungsdatei: Windows darf insgesamt {limit} vergeben, und {missing} mehr werden gebraucht.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with this computer: {card} has {total} of memory, and {missing} more are needed there.</source>
      <translation>Nicht mit diesem Computer: {card} hat {total} Speicher, und dort werden {missing} mehr gebraucht.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The card has less than 11 GB: few experts fit on it, so answers come slowly.</source>
      <translation>Die Karte hat weniger als 11 GB: Wenige Experten passen darauf, daher kommen Antworten langsam.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Close large programs before you start it: the experts stay in RAM all the time.</source>
      <translation>Schließen Sie große Programme vor dem Start: Die Experten bleiben die ganze Zeit im RAM.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Windows lets it use {size} less of the card: the page file is small. A fixed one of 64 GB is the cure.</source>
      <translation>Windows lässt {size} weniger von der Karte nutzen, weil die Auslagerungsdatei klein ist. Eine feste von 64 GB behebt das.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>It will be slow: at most about {speed:.0f} tokens per second.</source>
      <translation>Es wird langsam: höchstens etwa {speed:.0f} Token pro Sekunde.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The model was made for {tokens} tokens; beyond that, answers get worse.</source>
      <translation>Das Modell ist für {tokens} Token gemacht; darüber werden die Antworten schlechter.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The publisher's hash of this file is not in the catalogue, so only its size can be checked.</source>
      <translation>Die Prüfsumme des Herausgebers für diese Datei steht nicht im Katalog, daher kann nur die Größe geprüft werden.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>the processor</source>
      <translation>dem Prozessor</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but {missing} of memory are missing for it.</source>
      <translation>{model} wäre besser, aber dafür fehlen {missing} Speicher.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>a page file of 64 GB -&gt; {model}</source>
      <translation>eine Auslagerungsdatei von 64 GB -&gt; {model}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>+{step} GB of RAM -&gt; {model}</source>
      <translation>+{step} GB RAM -&gt; {model}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but the RAM does not hold its {experts} of experts beside the system.</source>
      <translation>{model} wäre besser, aber der RAM fasst die {experts} Experten nicht neben dem System.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but it would leave only {left} of RAM to your programs.</source>
      <translation>{model} wäre besser, aber es ließe Ihren Programmen nur {left} RAM.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>The GGUF file is damaged</source>
      <translation>Die GGUF-Datei ist beschädigt</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} is cut short or its beginning cannot be read.</source>
      <translation>{name} ist abgeschnitten, oder der Anfang ist nicht lesbar.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Download it again; an interrupted download is the usual reason.</source>
      <translation>Laden Sie sie erneut herunter; meist ist ein unterbrochener Download die Ursache.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>This GGUF file is no language model</source>
      <translation>Diese GGUF-Datei ist kein Sprachmodell</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} holds something else ({what}).</source>
      <translation>{name} enthält etwas anderes ({what}).</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Choose the model's own file; image encoders, adapters and vocabularies go with a model.</source>
      <translation>Wählen Sie die Datei des Modells selbst; Bildencoder, Adapter und Vokabulare gehören zu einem Modell.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>A file is missing</source>
      <translation>Eine Datei fehlt</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Check the path, or copy all parts into one folder.</source>
      <translation>Prüfen Sie den Pfad, oder kopieren Sie alle Teile in einen Ordner.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>This is no GGUF file</source>
      <translation>Das ist keine GGUF-Datei</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Download the model again, or choose another file.</source>
      <translation>Laden Sie das Modell erneut herunter, oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} is not there.</source>
      <translation>{name} ist nicht vorhanden.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} does not begin as GGUF files do.</source>
      <translation>{name} beginnt nicht so, wie GGUF-Dateien beginnen.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>The model consists of {n} parts.</source>
      <translation>Das Modell besteht aus {n} Teilen.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>It is a web page.</source>
      <translation>Es ist eine Webseite.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>The catalogue cannot be read</source>
      <translation>Der Katalog ist nicht lesbar</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Correct the file, or move it away; the launcher's own catalogue is then used.</source>
      <translation>Berichtigen Sie die Datei, oder verschieben Sie sie; dann gilt der Katalog des Programms.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Your own models are left out: {why} {what}</source>
      <translation>Ihre eigenen Modelle werden ausgelassen: {why} {what}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>there is no [[{key}]] in it</source>
      <translation>es enthält kein [[{key}]]</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>“{name}” has no source</source>
      <translation>„{name}“ hat keine Quelle</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>line {line}: the key “{key}” is not known</source>
      <translation>Zeile {line}: Der Schlüssel „{key}“ ist unbekannt</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>a source has no known kind: {source}</source>
      <translation>eine Quelle hat keine bekannte Art: {source}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Unknown {what}</source>
      <translation>Unbekannt: {what}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>There is no {what} called “{name}”.</source>
      <translation>Es gibt kein {what} mit dem Namen „{name}“.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Did you mean {names}?</source>
      <translation>Meinten Sie {names}?</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Known ones: {names}.</source>
      <translation>Bekannt sind: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Nothing is there</source>
      <translation>Dort ist nichts</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>{path} is neither a file nor a folder.</source>
      <translation>{path} ist weder eine Datei noch ein Ordner.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Give a GGUF file, a folder that holds some, or a Hugging Face repository such as owner/name.</source>
      <translation>Geben Sie eine GGUF-Datei, einen Ordner mit solchen oder ein Hugging-Face-Repository wie besitzer/name an.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>No model is there</source>
      <translation>Dort ist kein Modell</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>{path} holds no GGUF file.</source>
      <translation>{path} enthält keine GGUF-Datei.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Choose the folder that the model's files lie in.</source>
      <translation>Wählen Sie den Ordner, in dem die Dateien des Modells liegen.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>your own model</source>
      <translation>Ihr eigenes Modell</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Added by you</source>
      <translation>Von Ihnen hinzugefügt</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>see its publisher</source>
      <translation>siehe Herausgeber</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Your own catalogue cannot be read</source>
      <translation>Ihr eigener Katalog ist nicht lesbar</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Correct the file, or move it away; nothing was changed in it.</source>
      <translation>Berichtigen Sie die Datei, oder verschieben Sie sie; darin wurde nichts geändert.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file cannot be read</source>
      <translation>Die Einstellungsdatei ist nicht lesbar</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file}: {why}. Nothing was changed.</source>
      <translation>{file}: {why}. Es wurde nichts geändert.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Correct the file or move it away, then try again.</source>
      <translation>Berichtigen Sie die Datei oder legen Sie sie beiseite und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{program} is not connected</source>
      <translation>{program} ist nicht verbunden</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Nothing was written into its settings from here, so there is nothing to take back.</source>
      <translation>Von hier aus wurde nichts in seine Einstellungen geschrieben; es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>See the list of programs for what is connected.</source>
      <translation>Die Liste der Programme zeigt, was verbunden ist.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file is read-only</source>
      <translation>Die Einstellungsdatei ist schreibgeschützt</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file} may not be changed, so nothing was written.</source>
      <translation>{file} darf nicht geändert werden; es wurde nichts geschrieben.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Allow writing to it, or make the change by hand.</source>
      <translation>Heben Sie den Schreibschutz auf oder nehmen Sie die Änderung von Hand vor.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file has just changed</source>
      <translation>Die Einstellungsdatei hat sich gerade geändert</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file} was changed by another program in this moment; nothing was written.</source>
      <translation>{file} wurde in diesem Moment von einem anderen Programm geändert; es wurde nichts geschrieben.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Try it again.</source>
      <translation>Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>it is not UTF-8 text</source>
      <translation>sie ist kein UTF-8-Text</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source> in {place}</source>
      <translation> in {place}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine ended, and its log names no cause that we know.</source>
      <translation>Die Engine wurde beendet, und ihr Protokoll nennt keine uns bekannte Ursache.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>This file is no log</source>
      <translation>Diese Datei ist kein Protokoll</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>It holds a picture, a program, a model or settings, not the lines that an engine writes.</source>
      <translation>Sie enthält ein Bild, ein Programm, ein Modell oder Einstellungen, nicht die Zeilen, die eine Engine schreibt.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Choose the file that the engine wrote while it ran.</source>
      <translation>Wähle die Datei, die die Engine beim Laufen geschrieben hat.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Nothing is known about this end</source>
      <translation>Über dieses Ende ist nichts bekannt</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log is empty and there is no exit code.</source>
      <translation>Das Protokoll ist leer, und es gibt keinen Exit-Code.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Start the engine again; if it ends the same way, repair its files.</source>
      <translation>Starten Sie die Engine noch einmal; endet sie auf dieselbe Art, reparieren Sie ihre Dateien.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>the graphics card</source>
      <translation>die Grafikkarte</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>this card</source>
      <translation>diese Karte</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>its port</source>
      <translation>ihr Port</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>No crash was found</source>
      <translation>Kein Absturz gefunden</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log shows nothing that went wrong.</source>
      <translation>Im Protokoll steht nichts, was schiefgegangen wäre.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Somebody wanted it to stop; that is no crash.</source>
      <translation>Jemand wollte, dass sie anhält; das ist kein Absturz.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine stopped{where}</source>
      <translation>Die Engine hat angehalten{where}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The steps below help most often. The report holds everything a maintainer needs.</source>
      <translation>Die Schritte unten helfen am häufigsten. Der Bericht enthält alles, was Entwickler brauchen.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The number lost its last digits on the way; it stands for a Windows fault, most likely {name}.</source>
      <translation>Die Zahl hat unterwegs ihre letzten Stellen verloren; sie steht für einen Windows-Fehler, sehr wahrscheinlich {name}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>It was ended by signal {n}.</source>
      <translation>Sie wurde durch das Signal {n} beendet.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>Windows ended it with the status {code}.</source>
      <translation>Windows hat sie mit dem Status {code} beendet.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>exit code {n}</source>
      <translation>Exit-Code {n}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended with the code {n}.</source>
      <translation>Das Programm endete mit dem Code {n}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>ended normally</source>
      <translation>normal beendet</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended by itself and reported no error.</source>
      <translation>Das Programm endete von selbst und meldete keinen Fehler.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>None of the changes helped. The report has everything that was tried.</source>
      <translation>Keine der Änderungen hat geholfen. Im Bericht steht alles, was versucht wurde.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>It answers now. This change is kept: {title}.</source>
      <translation>Sie antwortet jetzt. Diese Änderung bleibt: {title}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>This cannot be applied here</source>
      <translation>Das lässt sich hier nicht anwenden</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Try the next one on the list.</source>
      <translation>Versuchen Sie das Nächste auf der Liste.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Unknown remedy</source>
      <translation>Unbekannte Abhilfe</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>There is no remedy or profile called “{name}”.</source>
      <translation>Es gibt keine Abhilfe und kein Profil mit dem Namen „{name}“.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” changes nothing for the profile “{profile}”.</source>
      <translation>„{title}“ ändert nichts für das Profil „{profile}“.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” is not a setting: {change}</source>
      <translation>„{title}“ ist keine Einstellung: {change}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Signature</source>
      <translation>Signatur</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Ended with</source>
      <translation>Beendet mit</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Again and again</source>
      <translation>Immer wieder</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Fingerprint</source>
      <translation>Fingerabdruck</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>New since the last good run</source>
      <translation>Neu seit dem letzten guten Lauf</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Missing files</source>
      <translation>Fehlende Dateien</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The system's log</source>
      <translation>Protokoll des Systems</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Core dump</source>
      <translation>Speicherabbild</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Nothing yet.</source>
      <translation>Noch nichts.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Environment</source>
      <translation>Umgebung</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Versions</source>
      <translation>Versionen</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What was tried</source>
      <translation>Was versucht wurde</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Config</source>
      <translation>Konfiguration</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Output before the crash</source>
      <translation>Ausgabe vor dem Absturz</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>{kind}: taken out in {n} places</source>
      <translation>{kind}: an {n} Stellen entfernt</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The engine stopped</source>
      <translation>Die Engine hat angehalten</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Stack</source>
      <translation>Aufrufliste</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What</source>
      <translation>Was</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Outcome</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Note</source>
      <translation>Anmerkung</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>Strata Launcher: {title}</source>
      <translation>Strata Launcher: {title}</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>{key}: {old} becomes {new}</source>
      <translation>{key}: {old} wird {new}</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>The engine did not answer</source>
      <translation>Die Engine hat nicht geantwortet</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>A request was sent, and no complete answer came back: {why}.</source>
      <translation>Eine Anfrage wurde gesendet, und es kam keine vollständige Antwort: {why}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>Look at the log for the reason, or restart the engine.</source>
      <translation>Sehen Sie im Protokoll nach dem Grund, oder starten Sie die Engine neu.</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>the connection ended in the middle of the answer</source>
      <translation>die Verbindung endete mitten in der Antwort</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>An engine file is missing</source>
      <translation>Eine Datei der Engine fehlt</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Often an antivirus program took it away.</source>
      <translation>{name} ist nicht mehr dort, wo es installiert wurde. Oft hat ein Virenschutz es entfernt.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run repair: it fetches only what is missing. If it vanishes again, allow this folder in the antivirus.</source>
      <translation>Führen Sie die Reparatur aus: Sie holt nur, was fehlt. Verschwindet es wieder, lassen Sie diesen Ordner im Virenschutz zu.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model's file is missing</source>
      <translation>Die Datei des Modells fehlt</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation>{name} ist nicht mehr dort, wo es installiert wurde. Vielleicht ist das Laufwerk nicht angeschlossen.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Connect the drive and start again, or run repair to fetch the file anew.</source>
      <translation>Schließen Sie das Laufwerk an und starten Sie erneut, oder holen Sie die Datei mit der Reparatur neu.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine's config file is missing</source>
      <translation>Die Einstellungsdatei der Engine fehlt</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{path} does not exist or is not JSON.</source>
      <translation>{path} gibt es nicht, oder es ist kein JSON.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run set-up again; it writes the file anew.</source>
      <translation>Führen Sie die Einrichtung noch einmal aus; sie schreibt die Datei neu.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Unknown profile</source>
      <translation>Unbekanntes Profil</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>There is no profile called “{name}”.</source>
      <translation>Es gibt kein Profil mit dem Namen „{name}“.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Nothing to undo</source>
      <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>The profile “{title}” has no changes on top of what set-up chose.</source>
      <translation>Das Profil „{title}“ hat keine Änderungen gegenüber dem, was die Einrichtung gewählt hat.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Apply a change first, or run set-up to choose anew.</source>
      <translation>Wenden Sie erst eine Änderung an, oder wählen Sie in der Einrichtung neu.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Known profiles: {names}.</source>
      <translation>Bekannte Profile: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Run set-up first.</source>
      <translation>Führen Sie zuerst die Einrichtung aus.</translation>
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>Unknown engine</source>
      <translation>Unbekannte Engine</translation>
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>There is no engine called “{name}”.</source>
      <translation>Es gibt keine Engine mit dem Namen „{name}“.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Often an antivirus program took it away.</source>
      <translation>{path} ist nicht mehr dort, wo es installiert wurde. Oft hat ein Virenschutz es entfernt.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>The server runs, the model is not in memory.</source>
      <translation>Der Server läuft, das Modell ist nicht im Speicher.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>A file of the model is missing</source>
      <translation>Eine Datei des Modells fehlt</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation>{path} ist nicht mehr dort, wo es installiert wurde. Vielleicht ist das Laufwerk nicht angeschlossen.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The context is too large</source>
      <translation>Der Kontext ist zu groß</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The model was trained for {tokens} tokens; more needs rope scaling.</source>
      <translation>Das Modell wurde für {tokens} Token trainiert; mehr braucht RoPE-Skalierung.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>Choose a smaller context, or yarn as rope scaling.</source>
      <translation>Wählen Sie einen kleineren Kontext oder yarn als RoPE-Skalierung.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Images do not work with AMD cards on Windows: the engine has no image encoder there.</source>
      <translation>Bilder gehen mit AMD-Karten unter Windows nicht: Die Engine hat dort keinen Bildencoder.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Leave the option out, or choose another family, card or engine.</source>
      <translation>Lassen Sie die Option weg, oder wählen Sie eine andere Familie, Karte oder Engine.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>With AMD cards the image encoder runs on the processor only.</source>
      <translation>Mit AMD-Karten läuft der Bildencoder nur auf dem Prozessor.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Strata cannot do this here</source>
      <translation>Das kann Strata hier nicht</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>There is no such card</source>
      <translation>Diese Karte gibt es nicht</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>“{wanted}” does not name cards that the engine sees; it knows {known}.</source>
      <translation>„{wanted}“ benennt keine Karten, die die Engine sieht; sie kennt {known}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Give one of these numbers, several different ones with commas, or all.</source>
      <translation>Geben Sie eine dieser Nummern an, mehrere verschiedene mit Kommas oder all.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>One model uses one AMD card on Windows.</source>
      <translation>Ein Modell nutzt unter Windows eine AMD-Karte.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>The control vector is made for the families qwen and coder.</source>
      <translation>Der Steuervektor ist für die Familien qwen und coder gemacht.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata needs a graphics card</source>
      <translation>Strata braucht eine Grafikkarte</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>This profile names no card, and Strata does not run on the processor alone.</source>
      <translation>Dieses Profil nennt keine Karte, und Strata läuft nicht auf dem Prozessor allein.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Choose a card, or the engine llama.cpp.</source>
      <translation>Wählen Sie eine Karte oder die Engine llama.cpp.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The card is not known to the engine</source>
      <translation>Die Engine kennt die Karte nicht</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata's engine does not list the card {cards}.</source>
      <translation>Stratas Engine führt die Karte {cards} nicht auf.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again; it asks the engine which cards it can use.</source>
      <translation>Führen Sie die Einrichtung noch einmal aus; sie fragt die Engine, welche Karten sie nutzen kann.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Images need their encoder</source>
      <translation>Bilder brauchen ihren Encoder</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The model was installed without its image encoder.</source>
      <translation>Das Modell wurde ohne seinen Bildencoder installiert.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again with images on; it fetches about 0.9 GB.</source>
      <translation>Führen Sie die Einrichtung mit eingeschalteten Bildern noch einmal aus; sie lädt etwa 0,9 GB.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>The engine does not see the card</source>
      <translation>Die Engine sieht die Karte nicht</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Strata's engine lists {devices}, but not {card}.</source>
      <translation>Stratas Engine führt {devices} auf, aber nicht {card}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Install the newest driver of the card's maker (AMD: amd.com/en/support), restart, and try again.</source>
      <translation>Installieren Sie den neuesten Treiber des Kartenherstellers (AMD: amd.com/en/support), starten Sie neu und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>{flag} is not done here</source>
      <translation>{flag} gibt es hier nicht</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>Strata's setup has {flag}; the launcher has not.</source>
      <translation>Stratas Einrichtung hat {flag}; dieses Programm nicht.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>It ended before it was finished.</source>
      <translation>Es endete, bevor es fertig war.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>This version of Strata does not know one of the options.</source>
      <translation>Diese Version von Strata kennt eine der Optionen nicht.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up stopped</source>
      <translation>Stratas eigene Einrichtung hat angehalten</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Do what it asks for, then run set-up again; it goes on where it stopped.</source>
      <translation>Tun Sie, worum sie bittet, und führen Sie die Einrichtung dann noch einmal aus; sie macht dort weiter.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up</source>
      <translation>Stratas eigene Einrichtung</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} does not deliver parts of files; a proxy or mirror on the way may be the reason.</source>
      <translation>{host} liefert keine Teile von Dateien; vielleicht liegt es an einem Proxy oder Spiegel auf dem Weg.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} refuses the file ({status}).</source>
      <translation>{host} verweigert die Datei ({status}).</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>Draft layer</source>
      <translation>Entwurfsschicht</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>The download is not the expected file</source>
      <translation>Der Download ist nicht die erwartete Datei</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} of the draft layer has another content than it must have.</source>
      <translation>{name} der Entwurfsschicht hat einen anderen Inhalt als nötig.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>A proxy or mirror on the way may answer wrongly. Try another network or source.</source>
      <translation>Ein Proxy oder Spiegel auf dem Weg antwortet vielleicht falsch. Versuchen Sie ein anderes Netz oder eine andere Quelle.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>the draft layer</source>
      <translation>die Entwurfsschicht</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} arrived with errors and is fetched again.</source>
      <translation>{name} kam fehlerhaft an und wird neu geholt.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} is no safetensors file.</source>
      <translation>{name} ist keine safetensors-Datei.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} ended the file too early.</source>
      <translation>{host} hat die Datei zu früh beendet.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>This engine cannot be used here</source>
      <translation>Diese Engine lässt sich hier nicht nutzen</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Choose another engine build, or the engine llama.cpp, which runs on more cards.</source>
      <translation>Wählen Sie einen anderen Engine-Build oder die Engine llama.cpp, die auf mehr Karten läuft.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Strata engine {version}</source>
      <translation>Strata-Engine {version}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>There is no earlier engine</source>
      <translation>Es gibt keine frühere Engine</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{folder} keeps no engine from before the last update.</source>
      <translation>{folder} bewahrt keine Engine aus der Zeit vor der letzten Aktualisierung auf.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Install another version from the list of engines.</source>
      <translation>Installieren Sie eine andere Version aus der Liste der Engines.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It says version {version}, and {wanted} is needed.</source>
      <translation>Sie meldet Version {version}, gebraucht wird {wanted}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It is not made for AMD cards.</source>
      <translation>Sie ist nicht für AMD-Karten gemacht.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It has no code for {cards}.</source>
      <translation>Sie hat keinen Code für {cards}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>The engine is running</source>
      <translation>Die Engine läuft</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{program} is in use and cannot be replaced.</source>
      <translation>{program} wird benutzt und kann nicht ersetzt werden.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Stop the engine, then try again.</source>
      <translation>Halten Sie die Engine an und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the model</source>
      <translation>Das Modell wird vorbereitet</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the draft layer</source>
      <translation>Die Entwurfsschicht wird vorbereitet</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Draft layer's vocabulary</source>
      <translation>Vokabular der Entwurfsschicht</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>A step of the installation failed</source>
      <translation>Ein Schritt der Installation ist fehlgeschlagen</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>{what}: Strata's tool ended without an error and without its result.</source>
      <translation>{what}: Stratas Werkzeug endete ohne Fehler und ohne sein Ergebnis.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Run set-up again. If it fails again, send a report.</source>
      <translation>Führen Sie die Einrichtung noch einmal aus. Schlägt sie wieder fehl, senden Sie einen Bericht.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python is missing</source>
      <translation>Python fehlt</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Strata's server is a Python program and needs Python {version} or newer, 64 bits.</source>
      <translation>Stratas Server ist ein Python-Programm und braucht Python {version} oder neuer, 64 Bit.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Install Python 3.12 from python.org (Windows: `winget install Python.Python.3.12`; Linux: the packages python3 and python3-venv), then run set-up again.</source>
      <translation>Installieren Sie Python 3.12 von python.org (Windows: `winget install Python.Python.3.12`; Linux: die Pakete python3 und python3-venv), und führen Sie dann die Einrichtung noch einmal aus.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python packages</source>
      <translation>Python-Pakete</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Making the Python environment</source>
      <translation>Die Python-Umgebung wird angelegt</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Installing the Python packages</source>
      <translation>Die Python-Pakete werden installiert</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/register.py" />
      <source>Entry in the lists of what is installed</source>
      <translation>Eintrag in die Listen des Installierten</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/release.py" />
      <source>GitHub did not say the check sum of {name}; it is installed unchecked.</source>
      <translation>GitHub hat die Prüfsumme von {name} nicht genannt; es wird ungeprüft installiert.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Strata's program files</source>
      <translation>Stratas Programmdateien</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Model reader (llama.cpp's source)</source>
      <translation>Modell-Leser (Quelltext von llama.cpp)</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>{what}: {why}. Its last line was: {last}</source>
      <translation>{what}: {why}. Die letzte Zeile war: {last}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>Run set-up again; it goes on where it stopped. If it fails again, send the details with a report.</source>
      <translation>Führen Sie die Einrichtung noch einmal aus; sie macht dort weiter, wo sie angehalten hat. Schlägt sie wieder fehl, senden Sie die Einzelheiten mit einem Bericht.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>it ended with exit code {code}</source>
      <translation>es endete mit dem Exit-Code {code}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>(nothing)</source>
      <translation>(nichts)</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Model {family} {size}</source>
      <translation>Modell {family} {size}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>The folder does not hold the model</source>
      <translation>Der Ordner enthält das Modell nicht</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{folder} has no whole {names}.</source>
      <translation>{folder} hat keine vollständigen {names}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Put all shards of this size into the folder, or leave it out and let them be downloaded.</source>
      <translation>Legen Sie alle Teile dieser Größe in den Ordner, oder lassen Sie ihn weg und die Teile herunterladen.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Image encoder</source>
      <translation>Bildencoder</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{name} is shared with {other}.</source>
      <translation>{name} wird mit {other} geteilt.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>{name} is not there, or its installation did not end.</source>
      <translation>{name} ist nicht vorhanden, oder die Installation wurde nicht fertig.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>Run set-up again; it goes on where it stopped.</source>
      <translation>Führen Sie die Einrichtung noch einmal aus; sie macht dort weiter, wo sie angehalten hat.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The Strata engine is not installed</source>
      <translation>Die Strata-Engine ist nicht installiert</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The model is not installed</source>
      <translation>Das Modell ist nicht installiert</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request was answered</source>
      <translation>Eine Anfrage wurde beantwortet</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes from {old} to {new}.</source>
      <translation>{name} ändert sich von {old} zu {new}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes.</source>
      <translation>{name} ändert sich.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is removed (was {value}).</source>
      <translation>{name} entfällt (war {value}).</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added: {value}.</source>
      <translation>{name} kommt hinzu: {value}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added.</source>
      <translation>{name} kommt hinzu.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>set</source>
      <translation>gesetzt</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Starting …</source>
      <translation>Wird gestartet …</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Stopping …</source>
      <translation>Wird beendet …</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Restarting …</source>
      <translation>Wird neu gestartet …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect</source>
      <translation>Verbinden</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the OpenAI address</source>
      <translation>die OpenAI-Adresse</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the Anthropic address</source>
      <translation>die Anthropic-Adresse</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the model's name</source>
      <translation>der Modellname</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>The engine is stopped. The addresses work once it is running.</source>
      <translation>Die Engine ist angehalten. Die Adressen antworten, sobald sie läuft.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Command line (curl)</source>
      <translation>Befehlszeile (curl)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Programs for the Anthropic API (environment variables)</source>
      <translation>Programme für die Anthropic-API (Umgebungsvariablen)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect other programs</source>
      <translation>Andere Programme verbinden</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Enter one of these addresses in your program. Any text works as the API key.</source>
      <translation>Geben Sie einem Programm eine dieser Adressen; als Schlüssel geht jeder Text.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Addresses</source>
      <translation>Adressen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>OpenAI-compatible</source>
      <translation>OpenAI-kompatibel</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Anthropic-compatible</source>
      <translation>Anthropic-kompatibel</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Model name</source>
      <translation>Modellname</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Fix it for me</source>
      <translation>Für mich beheben</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Stop trying</source>
      <translation>Nicht weiter versuchen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Trying known fixes …</source>
      <translation>Was bekanntermaßen hilft, wird versucht …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>What went wrong</source>
      <translation>Was schiefging</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Report …</source>
      <translation>Bericht …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Changed since it last worked: {what}</source>
      <translation>Neu, seit sie zuletzt geantwortet hat: {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Missing: {files}</source>
      <translation>Es fehlt: {files}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>It crashed the same way before, so it is not restarted automatically.</source>
      <translation>Sie ist schon vorher genauso abgestürzt und wird darum nicht von selbst neu gestartet.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Why: {title}</source>
      <translation>Warum: {title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Show the log</source>
      <translation>Protokoll zeigen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>The engine stopped unexpectedly</source>
      <translation>Die Engine hat sich von selbst beendet</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Known fixes</source>
      <translation>Bekannte Lösungen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this</source>
      <translation>Versuchen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Why this fix</source>
      <translation>Warum gerade das</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this: {title}</source>
      <translation>Versuchen: {title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Overview</source>
      <translation>Übersicht</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Log</source>
      <translation>Protokoll</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Storage</source>
      <translation>Speicherplatz</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Updates</source>
      <translation>Aktualisierungen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Add a model</source>
      <translation>Modell hinzufügen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Stopped.</source>
      <translation>Angehalten.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Try again</source>
      <translation>Erneut versuchen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>An update is available. See Updates.</source>
      <translation>Es gibt etwas Neueres; siehe Aktualisierungen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use another model</source>
      <translation>Anderes Modell verwenden</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use {title}?</source>
      <translation>{title} verwenden?</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>The engine is restarted; that takes as long as a start.</source>
      <translation>Die Engine wird neu gestartet; das dauert so lange wie ein Start.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use it</source>
      <translation>Verwenden</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{size} free</source>
      <translation>{size} frei</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of {total}</source>
      <translation>von {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Generation</source>
      <translation>Ausgabe</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Prompt processing</source>
      <translation>Prompt-Verarbeitung</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Context</source>
      <translation>Kontext</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Requests</source>
      <translation>Anfragen</translation>
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
      <translation>Speicher der Engine</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of {total:,} tokens</source>
      <translation>von {total:,} Token</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{asked:,} requested</source>
      <translation>gewünscht waren {asked:,}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of all cores</source>
      <translation>von allen Kernen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>in use</source>
      <translation>ausgelastet</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>the busiest of {count}</source>
      <translation>die aktivste von {count}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{count} waiting</source>
      <translation>{count} warten</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>running</source>
      <translation>laufen gerade</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>tokens/s</source>
      <translation>Token/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>{speed:.1f} tokens/s</source>
      <translation>{speed:.1f} Token/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Open the folder of this run</source>
      <translation>Ordner dieses Laufs öffnen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Running</source>
      <translation>Läuft</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Crashed</source>
      <translation>Abgestürzt</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Stopped</source>
      <translation>Angehalten</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Recent runs of the engine and how they ended.</source>
      <translation>Die letzten Starts der Engine und wie sie endeten.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Nothing has run yet.</source>
      <translation>Noch ist nichts gelaufen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>This copy runs from source code. The licenses of the packages it uses come with those packages.</source>
      <translation>Diese Kopie läuft aus ihrem Quelltext. Die Lizenzen der benutzten Pakete liegen bei diesen Paketen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>Licenses</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>The licenses</source>
      <translation>Die Lizenzen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Engine log</source>
      <translation>Protokoll der Engine</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search in the log</source>
      <translation>Im Protokoll suchen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Which lines</source>
      <translation>Welche Zeilen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Follow</source>
      <translation>Folgen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Last error</source>
      <translation>Letzter Fehler</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Open folder</source>
      <translation>Ordner öffnen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>All lines</source>
      <translation>Alle Zeilen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Warnings and errors</source>
      <translation>Warnungen und Fehler</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Errors</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy the log</source>
      <translation>Protokoll kopieren</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the GPU</source>
      <translation>auf der GPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the CPU</source>
      <translation>auf der CPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>{tokens:,} tokens of context</source>
      <translation>{tokens:,} Token Kontext</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine</source>
      <translation>Engine</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine build</source>
      <translation>Engine-Build</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>KV cache type</source>
      <translation>Typ des KV-Speichers</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>GPU layers</source>
      <translation>GPU-Schichten</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Port</source>
      <translation>Port</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Changed: {list}</source>
      <translation>Geändert: {list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Undo the last change</source>
      <translation>Letzte Änderung zurücknehmen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>the address</source>
      <translation>die Adresse</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Address for other programs</source>
      <translation>Adresse für andere Programme</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>OpenAI-compatible; no key is needed on this computer.</source>
      <translation>OpenAI-kompatibel; auf diesem Computer ist kein Schlüssel nötig.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Strata Launcher and its catalog</source>
      <translation>Dieses Programm und sein Katalog</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Check for updates</source>
      <translation>Nach Updates suchen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Version {launcher}, catalog {catalogue}.</source>
      <translation>Version {launcher}, Katalog {catalogue}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Checking …</source>
      <translation>Sehe nach …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Strata Launcher {version}</source>
      <translation>Strata Launcher {version}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Catalog {version}</source>
      <translation>Katalog {version}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Compared with the signed releases at {address}.</source>
      <translation>Verglichen mit den signierten Versionen unter {address}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>No update address is set. You can enter one in Settings.</source>
      <translation>Keine Update-Adresse eingetragen. Sie können sie in den Einstellungen angeben.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Not checked yet.</source>
      <translation>Noch nicht gesucht.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Last checked: {when}.</source>
      <translation>Zuletzt gesucht: {when}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Download it</source>
      <translation>Herunterladen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Newer versions are available.</source>
      <translation>Neuere Versionen sind verfügbar.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Nothing newer was found.</source>
      <translation>Nichts Neueres gefunden.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Download {what}</source>
      <translation>{what} holen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Use {what}</source>
      <translation>{what} verwenden</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>This copy was not installed from a package. Update it the way you got it.</source>
      <translation>Diese Kopie wurde nicht als Paket installiert; aktualisieren Sie sie so, wie Sie sie geholt haben.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report's text</source>
      <translation>Text des Berichts</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>the report</source>
      <translation>den Bericht</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save the report</source>
      <translation>Bericht speichern</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Your names, addresses, and keys were removed. Read it, then copy or save it. Nothing is sent.</source>
      <translation>Ihre Namen, Adressen und Schlüssel wurden entfernt. Lesen Sie ihn, dann kopieren oder speichern Sie ihn. Nichts wird gesendet.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>With the end of the log (*.zip)</source>
      <translation>Mit dem Ende des Protokolls (*.zip)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Text only (*.md)</source>
      <translation>Nur der Text (*.md)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>It contained nothing personal to remove.</source>
      <translation>Es war nichts Persönliches darin, das entfernt werden musste.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save …</source>
      <translation>Speichern …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report could not be saved</source>
      <translation>Der Bericht konnte nicht gespeichert werden</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Choose another folder.</source>
      <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>System default</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Search settings</source>
      <translation>Einstellungen suchen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Appearance</source>
      <translation>Darstellung</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Behavior</source>
      <translation>Verhalten</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Network and downloads</source>
      <translation>Netz und Downloads</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>About</source>
      <translation>Über</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Theme</source>
      <translation>Farbschema</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Takes effect the next time you open the program.</source>
      <translation>Ab dem nächsten Start.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Reduce motion</source>
      <translation>Weniger Bewegung</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Turns off animations.</source>
      <translation>Schaltet Animationen aus.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Ask</source>
      <translation>Fragen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Yes</source>
      <translation>Ja</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>No</source>
      <translation>Nein</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Keep running in the tray when the window closes</source>
      <translation>Beim Schließen des Fensters bleibt das Programm in der Leiste</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Stop the engine on quit</source>
      <translation>Beenden hält die Engine an</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Start at login</source>
      <translation>Bei der Anmeldung starten</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Starts in the tray without opening a window.</source>
      <translation>Startet im Infobereich, ohne ein Fenster zu öffnen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Used by the next setup. If the port is taken, another one is used.</source>
      <translation>Für die nächste Einrichtung. Ein belegter Port wird von selbst gemieden.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Hugging Face endpoint</source>
      <translation>Adresse von Hugging Face</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>A mirror with the same files, for where huggingface.co is slow or blocked.</source>
      <translation>Ein Spiegel mit denselben Dateien, wo huggingface.co langsam oder gesperrt ist.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>More mirrors</source>
      <translation>Weitere Spiegel</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Separate them with spaces. The fastest one is used.</source>
      <translation>Durch Leerzeichen getrennt; der schnellste wird genommen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Existing model folders</source>
      <translation>Vorhandene Modellordner</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Folders to search before anything is downloaded, separated by “{sign}”.</source>
      <translation>Ordner, in denen vor jedem Download nachgesehen wird, getrennt durch „{sign}“.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Stable releases only</source>
      <translation>Nur fertige</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Include previews</source>
      <translation>Auch Vorschauen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Check for updates when the window opens</source>
      <translation>Beim Öffnen des Fensters nach Aktualisierungen sehen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Nothing is downloaded until you say so.</source>
      <translation>Nichts wird geholt, bevor Sie es sagen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Update channel</source>
      <translation>Update-Kanal</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Roll back automatically if a new engine does not answer</source>
      <translation>Von selbst zurück, wenn eine neue Engine nicht antwortet</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>The previous engine starts again without asking.</source>
      <translation>Die Engine, die vorher lief, startet ohne Nachfrage wieder.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Update address</source>
      <translation>Adresse für Updates</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>A web address or folder with signed updates for this program.</source>
      <translation>Eine Webadresse oder ein Ordner mit signierten Updates dieses Programms.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>MIT License. Third-party components have their own licenses.</source>
      <translation>MIT-Lizenz. Teile, die andere geschrieben haben, haben eigene Lizenzen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Default</source>
      <translation>Standard</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Loading the model</source>
      <translation>Das Modell wird geladen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Start</source>
      <translation>Starten</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Restart</source>
      <translation>Neu starten</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Open web page</source>
      <translation>Webseite öffnen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>State</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>{size} in use, {free} free on this drive</source>
      <translation>{size} belegt, {free} auf diesem Laufwerk frei</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>What the program stores on your drives, and how much space it uses.</source>
      <translation>Was das Programm auf Ihren Laufwerken aufbewahrt und wie groß es ist.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Moving {what} was interrupted. Move it again to continue.</source>
      <translation>Das Verschieben von {what} wurde unterbrochen. Verschieben Sie es noch einmal: Es geht weiter.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Move {name}</source>
      <translation>{name} verschieben</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove {name}</source>
      <translation>{name} entfernen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Choose a folder</source>
      <translation>Ordner wählen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove {name}?</source>
      <translation>{name} entfernen?</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Its drive is not connected.</source>
      <translation>Das Laufwerk ist nicht angeschlossen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Your own file. It stays when you remove the entry.</source>
      <translation>Ihre eigene Datei; sie bleibt, wenn Sie den Eintrag entfernen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Not part of this program. It is never touched.</source>
      <translation>Nicht von uns; wird nie angerührt.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Moving {name} …</source>
      <translation>{name} wird verschoben …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>These profiles need it and will no longer start: {list}</source>
      <translation>Diese Profile brauchen es und starten dann nicht mehr: {list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Removing {name} …</source>
      <translation>{name} wird entfernt …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Open the folder of {name}</source>
      <translation>Ordner von {name} öffnen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Move …</source>
      <translation>Verschieben …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>{count} tokens</source>
      <translation>{count} Token</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Ask something short …</source>
      <translation>Fragen Sie etwas Kurzes …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Your question</source>
      <translation>Ihre Frage</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>The answer</source>
      <translation>Die Antwort</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Thinking …</source>
      <translation>Denkt nach …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Try it</source>
      <translation>Ausprobieren</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Start the engine to ask something.</source>
      <translation>Starten Sie die Engine, um etwas zu fragen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Engines</source>
      <translation>Engines</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Compared with catalog {version}.</source>
      <translation>Verglichen mit Katalog {version}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} is the newest release of its project.</source>
      <translation>{engine} {version} ist die neueste Version des Projekts.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} instead of {installed}</source>
      <translation>{engine} {version} statt {installed}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>No engine is installed yet.</source>
      <translation>Noch keine Engine installiert.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>The project of {engine} could not be reached.</source>
      <translation>Das Projekt {engine} war nicht erreichbar.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} was released by its project. It is offered here once the catalog lists it.</source>
      <translation>{engine} {version} wurde vom Projekt veröffentlicht. Hier erscheint sie, sobald der Katalog sie führt.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>A new engine is installed next to the current one and replaces it only after it has answered a real request.</source>
      <translation>Eine neuere Engine wird neben der alten installiert und gilt erst, wenn sie geantwortet hat.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Download {size}</source>
      <translation>Download {size}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Update</source>
      <translation>Aktualisieren</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Updating the catalog …</source>
      <translation>Katalog wird aktualisiert …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Downloading the new version …</source>
      <translation>Neue Version wird geholt …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Updating to {build} …</source>
      <translation>Aktualisierung auf {build} …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Rolling back …</source>
      <translation>Es geht zurück …</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>It was tried on this computer before and did not answer.</source>
      <translation>Hier schon erprobt; sie antwortete nicht.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Pinned: you chose to keep the installed build.</source>
      <translation>Fixiert: Sie behalten den installierten Build.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Update to {build}</source>
      <translation>Auf {build} aktualisieren</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>It has nothing newer for this computer.</source>
      <translation>Er enthält nichts Neueres für diesen Computer.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Previous build</source>
      <translation>Vorheriger Build</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{now} is in use. You can go back to {before}.</source>
      <translation>{now} wird benutzt; davor war es {before}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Roll back</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/work_page.py" />
      <source>In progress</source>
      <translation>In Arbeit</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>{name} is in the catalog now. Choose “Add a model” to see how well it fits. The file stays where it is.</source>
      <translation>{name} steht jetzt im Katalog. Wählen Sie „Modell hinzufügen“: Dort wird es angeboten, mit Angabe, wie gut es passt. Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is not a log, model, or settings file that the program recognizes.</source>
      <translation>Diese Datei ist weder Protokoll noch Modell noch Einstellungsdatei, die das Programm kennt.</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is a settings file. Its settings belong to a profile; use “Add a model” to make one.</source>
      <translation>Das ist eine Einstellungsdatei. Ihre Einstellungen gehören zu einem Profil; mit „Modell hinzufügen“ legen Sie eines an.</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>The new build did not answer</source>
      <translation>Der neue Build antwortete nicht</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>{new} did not answer; {old} stays in use.</source>
      <translation>{new} antwortete nicht; {old} wird weiter benutzt.</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>You do not need to do anything. The next build may work; the log has the reason.</source>
      <translation>Sie müssen nichts tun. Vielleicht läuft der nächste Build; das Protokoll nennt den Grund.</translation>
    </message>
    <message>
      <location filename="../../app/gui/log_follow.py" />
      <source>… {size} before this are in the file {path}</source>
      <translation>… {size} davor stehen in der Datei {path}</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine</source>
      <translation>Die Engine</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>See below for the cause and how to fix it.</source>
      <translation>Ursache und Abhilfe stehen unten.</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Listening on {host}:{port}</source>
      <translation>Hört auf {host}:{port}</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopped</source>
      <translation>Die Engine ist angehalten</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Starting</source>
      <translation>Startet</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is starting</source>
      <translation>{model} startet</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Loading</source>
      <translation>Lädt</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is loading</source>
      <translation>{model} wird geladen</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Warming up</source>
      <translation>Wird warm</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering a test request</source>
      <translation>{model} beantwortet eine Testanfrage</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Ready</source>
      <translation>Bereit</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is ready</source>
      <translation>{model} ist bereit</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Answering</source>
      <translation>Antwortet</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering</source>
      <translation>{model} antwortet</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Limited</source>
      <translation>Eingeschränkt</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is running, but not as configured</source>
      <translation>{model} läuft, aber nicht wie eingestellt</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Stopping</source>
      <translation>Hält an</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopping</source>
      <translation>Die Engine hält an</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine crashed</source>
      <translation>Die Engine ist abgestürzt</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Crash loop</source>
      <translation>Absturzschleife</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine keeps crashing in the same way</source>
      <translation>Die Engine stürzt jedes Mal gleich ab</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Not answering</source>
      <translation>Antwortet nicht</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine runs but does not answer</source>
      <translation>Die Engine läuft, antwortet aber nicht</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Something went wrong in this program</source>
      <translation>In diesem Programm ging etwas schief</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{kind}: {error}</source>
      <translation>{kind}: {error}</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Try again. If it happens again, please send the report.</source>
      <translation>Versuchen Sie es noch einmal. Geschieht es wieder, senden Sie bitte den Bericht.</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>The system refused</source>
      <translation>Das System hat abgelehnt</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{error}.</source>
      <translation>{error}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Look at the file or drive that is named, then try again.</source>
      <translation>Sehen Sie die genannte Datei oder das Laufwerk an, dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>At any time</source>
      <translation>Jederzeit</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Download limit</source>
      <translation>Grenze für Downloads</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>MB per second. Leave empty for no limit.</source>
      <translation>MB pro Sekunde. Leer heißt keine.</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Download only at</source>
      <translation>Nur herunterladen zwischen</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Outside these hours the download waits.</source>
      <translation>Außerhalb dieser Zeiten wartet der Download.</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Wait on metered connections</source>
      <translation>Bei getakteten Verbindungen warten</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>When the system reports a metered connection.</source>
      <translation>Wo das System meldet, dass die Verbindung nach Datenmenge bezahlt wird.</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Copy address</source>
      <translation>Adresse kopieren</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>What went wrong …</source>
      <translation>Was schiefging …</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Show window</source>
      <translation>Fenster zeigen</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>{what}. Click to see how to fix it.</source>
      <translation>{what}. Klicken Sie hier, um zu sehen, was hilft.</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>It answers</source>
      <translation>Es antwortet</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>{speed:.0f} tokens/s</source>
      <translation>{speed:.0f} Token/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>Length</source>
      <translation>Länge</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>You: {question}</source>
      <translation>Sie: {question}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/budget.py" />
      <source>{free} of {total} stay free</source>
      <translation>{free} von {total} bleiben frei</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copied</source>
      <translation>Kopiert</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copy {what}</source>
      <translation>{what}: kopieren</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/error_card.py" />
      <source>the error</source>
      <translation>den Fehler</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>No lines match.</source>
      <translation>Keine Zeile passt.</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>Nothing has been written yet.</source>
      <translation>Noch wurde nichts geschrieben.</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>waiting</source>
      <translation>wartet</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>in progress</source>
      <translation>läuft</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>done</source>
      <translation>fertig</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>already there</source>
      <translation>schon da</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>failed</source>
      <translation>fehlgeschlagen</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The engine is running. Stop it as well?</source>
      <translation>Die Engine läuft. Soll sie auch angehalten werden?</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>If it keeps running, other programs can use it, and it keeps using memory.</source>
      <translation>Läuft sie weiter, können andere Programme sie benutzen, und sie behält ihren Speicher.</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Stop it and quit</source>
      <translation>Anhalten und beenden</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Keep it running</source>
      <translation>Laufen lassen</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Remember my answer</source>
      <translation>Antwort merken</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The download is complete</source>
      <translation>Der Download ist fertig</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>All files are verified and in place. The engine starts now.</source>
      <translation>Alles ist geprüft und an seinem Platz. Die Engine startet jetzt.</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Strata Launcher keeps running in the tray</source>
      <translation>Strata Launcher läuft in der Leiste weiter</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Use its icon to open or quit it. You can change this in Settings.</source>
      <translation>Über das Symbol öffnen oder beenden Sie es. Die Einstellungen können das ändern.</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>This desktop shows no tray icons, so closing the window minimizes it. Ctrl+Q quits the program.</source>
      <translation>Dieser Desktop zeigt keine Symbole in der Leiste, darum wird das Fenster beim Schließen minimiert. Strg+Q beendet das Programm.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Automatic</source>
      <translation>Automatisch</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Advanced</source>
      <translation>Erweitert</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>{tokens:,} tokens</source>
      <translation>{tokens:,} Token</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>You choose the folder on the “Location” page.</source>
      <translation>Den Ordner wählen Sie auf der Seite „Ort“.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Apply</source>
      <translation>Anwenden</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>None (CPU only)</source>
      <translation>Keine (nur CPU)</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {low}–{high} tokens/s</source>
      <translation>etwa {low}–{high} Token/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {n} tokens/s</source>
      <translation>etwa {n} Token/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What do you want to do?</source>
      <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>This decides which model is recommended. You can change it later.</source>
      <translation>Danach richtet sich das empfohlene Modell. Sie können es später ändern.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Working out what fits …</source>
      <translation>Es wird ermittelt, was passt …</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose</source>
      <translation>Wählen</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Download</source>
      <translation>Download</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>No model fits these choices</source>
      <translation>Zu diesem Wunsch passt nichts</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose {title}: {facts}</source>
      <translation>Wählen: {title}: {facts}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Recommended</source>
      <translation>Empfohlen</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Your choice</source>
      <translation>Ihre Wahl</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What would change this: {list}</source>
      <translation>Das würde es ändern: {list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Expected speed</source>
      <translation>Erwartetes Tempo</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Other choices that fit</source>
      <translation>Andere Möglichkeiten, die passen</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Strata's own answer</source>
      <translation>Was Strata selbst wählen würde</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Chat</source>
      <translation>Unterhalten</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Questions, writing, ideas</source>
      <translation>Fragen, Texte, Ideen</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Coding</source>
      <translation>Programmieren</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Write and fix code</source>
      <translation>Programme und Skripte</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Long documents</source>
      <translation>Lange Dokumente</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Summaries and questions about long texts</source>
      <translation>Viel Text auf einmal</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Just try it</source>
      <translation>Nur ausprobieren</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>A small, fast download</source>
      <translation>Klein und schnell geholt</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Open the dashboard</source>
      <translation>Zur Übersicht</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>The engine runs and answers. Any program that can talk to the OpenAI API can use it at this address.</source>
      <translation>Die Engine läuft und antwortet. Jedes Programm, das die OpenAI-API spricht, kann sie unter dieser Adresse benutzen.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>the launch script</source>
      <translation>das Startskript</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Keep running in the tray when the window is closed</source>
      <translation>In der Leiste weiterlaufen, wenn das Fenster geschlossen wird</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Start in the tray at login</source>
      <translation>Bei der Anmeldung im Infobereich starten</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Launch script</source>
      <translation>Startskript</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Starts the same engine without Strata Launcher.</source>
      <translation>Startet dieselbe Engine ohne dieses Programm.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>How to connect</source>
      <translation>Wie man sie erreicht</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Background and startup</source>
      <translation>Hintergrund und Autostart</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>You can change both later in Settings.</source>
      <translation>Beides lässt sich später in den Einstellungen ändern.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Downloading the engine and the model</source>
      <translation>Engine und Modell werden geholt</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>You can close the window or pause at any time. Everything downloaded is checked and kept.</source>
      <translation>Sie können das Fenster jederzeit schließen oder anhalten. Was angekommen ist, bleibt und wird dabei geprüft.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download progress</source>
      <translation>Fortschritt des Downloads</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download speed</source>
      <translation>Tempo des Downloads</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Getting ready …</source>
      <translation>Wird vorbereitet …</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Resume</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Paused</source>
      <translation>Pausiert</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Nothing that was downloaded is lost.</source>
      <translation>Nichts, was angekommen ist, geht verloren.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Everything is in place</source>
      <translation>Alles ist an seinem Platz</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Speed and time</source>
      <translation>Tempo und Zeit</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Checked and in place</source>
      <translation>Geprüft und an seinem Platz</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Waiting for the server</source>
      <translation>Warten auf den Server</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>It asked us to try again in {time}.</source>
      <translation>Er bittet um einen neuen Versuch in {time}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{done} of {total}</source>
      <translation>{done} von {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{speed} per second</source>
      <translation>{speed} pro Sekunde</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{time} left</source>
      <translation>noch {time}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>The download stopped</source>
      <translation>Hier ging es nicht weiter</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>What was downloaded is kept. Trying again continues from there.</source>
      <translation>Was angekommen ist, bleibt; ein neuer Versuch macht dort weiter.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Files</source>
      <translation>Dateien</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Config and launch script</source>
      <translation>Einstellungsdatei und Startskript</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{needed} of {free} free</source>
      <translation>{needed} von {free} freien</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Download and set up</source>
      <translation>Herunterladen und einrichten</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Install location</source>
      <translation>Installationsort</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The engine, model, settings, and logs go in one folder. Nothing is stored anywhere else.</source>
      <translation>Engine, Modell, Einstellungen und Protokolle kommen in einen Ordner. Sonst wird nirgends etwas abgelegt.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Working out the sizes …</source>
      <translation>Die Größen werden ermittelt …</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{free} of {total} free</source>
      <translation>{free} von {total} frei</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>What will happen</source>
      <translation>Was geschehen wird</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Start the engine</source>
      <translation>Engine starten</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>First request</source>
      <translation>Erste Frage</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Your config will change</source>
      <translation>Ihre Einstellungsdatei ändert sich</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Your own entries stay. The last five versions are kept next to it.</source>
      <translation>Ihre eigenen Einträge bleiben. Die letzten fünf Fassungen werden daneben aufbewahrt.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>the folder</source>
      <translation>der Ordner</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The folder</source>
      <translation>Der Ordner</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another location</source>
      <translation>Ein anderer Ort</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use this drive</source>
      <translation>Dieses Laufwerk verwenden</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Disk space needed</source>
      <translation>Benötigter Speicherplatz</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Available</source>
      <translation>Verfügbar</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>This drive is {size} short of space.</source>
      <translation>Auf diesem Laufwerk fehlen {size}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use the drive {path}</source>
      <translation>Das Laufwerk {path} verwenden</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another folder …</source>
      <translation>Anderer Ordner …</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>already here</source>
      <translation>schon da</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>nothing more</source>
      <translation>nichts mehr</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test the model</source>
      <translation>Modell testen</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>The engine loads the model and gets one real request. Only an answer counts as working.</source>
      <translation>Die Engine lädt das Modell und bekommt eine echte Frage. Nur eine Antwort zählt als Erfolg.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Try again, or choose another model or engine on the page “Choose”.</source>
      <translation>Versuchen Sie es noch einmal, oder wählen Sie auf der Seite „Wählen“ ein anderes Modell oder eine andere Engine.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test</source>
      <translation>Test</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{cores} cores, {threads} threads</source>
      <translation>{cores} Kerne, {threads} Threads</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} free right now.</source>
      <translation>{size} sind gerade frei.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>A system limit leaves {size} for programs.</source>
      <translation>Eine Grenze auf diesem System lässt Programmen {size}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your own AI, on your own PC</source>
      <translation>Ihre eigene KI, auf Ihrem eigenen PC</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Strata Launcher finds out what your computer can run, downloads it, starts it, and tests it. What you ask stays on this computer.</source>
      <translation>Strata Launcher findet heraus, was Ihr Computer kann, holt es, startet es und zeigt, dass es antwortet. Was Sie fragen, bleibt hier.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Check again</source>
      <translation>Erneut prüfen</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Checking your computer …</source>
      <translation>Ihr Computer wird untersucht …</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Setup was interrupted</source>
      <translation>Eine Einrichtung wurde unterbrochen</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{family} {model}: what was downloaded so far is kept.</source>
      <translation>{family} {model}: Was angekommen ist, ist noch da.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} of memory</source>
      <translation>{size} Speicher</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Models run on the CPU.</source>
      <translation>Modelle laufen auf der CPU.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your hardware</source>
      <translation>Ihre Hardware</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Welcome</source>
      <translation>Willkommen</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Location</source>
      <translation>Ort</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Not now</source>
      <translation>Nicht jetzt</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Quick setup</source>
      <translation>Schnelleinrichtung</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Accepts the recommendation and does the rest without asking.</source>
      <translation>Nimmt die Empfehlung und macht alles ohne weitere Frage.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Continue</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>That is no capture</source>
      <translation>Das ist keine Aufzeichnung</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>{folder} holds no readable capture.json.</source>
      <translation>{folder} enthält keine lesbare capture.json.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>Give the folder that `detect --record` wrote.</source>
      <translation>Geben Sie den Ordner an, den `detect --record` geschrieben hat.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>{name} is asleep to save power.</source>
      <translation>{name} schläft, um Strom zu sparen.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Nothing to do: it wakes when an engine starts. Its free memory is known only then.</source>
      <translation>Nichts zu tun: Sie wacht auf, wenn eine Engine startet. Erst dann ist ihr freier Speicher bekannt.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Not used: {trouble}</source>
      <translation>Nicht benutzt: {trouble}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>The NVIDIA driver {version} of {name} is too old for CUDA engines.</source>
      <translation>Der NVIDIA-Treiber {version} von {name} ist zu alt für CUDA-Engines.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Install driver 580 or newer (525 for the CUDA 12 engine). Until then Vulkan is used.</source>
      <translation>Installieren Sie Treiber 580 oder neuer (525 für die CUDA-12-Engine). Bis dahin wird Vulkan benutzt.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>It did not answer in time and was left out.</source>
      <translation>Es antwortete nicht rechtzeitig und wurde ausgelassen.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a remote session; Windows hides some graphics cards in it.</source>
      <translation>Dies ist eine Fernsitzung; Windows verbirgt darin manche Grafikkarten.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Start the launcher at the computer itself once.</source>
      <translation>Starten Sie das Programm einmal am Computer selbst.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a virtual machine without a graphics card of its own.</source>
      <translation>Dies ist eine virtuelle Maschine ohne eigene Grafikkarte.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Pass a card through to it (PCI pass-through), or go on with the processor.</source>
      <translation>Reichen Sie eine Karte durch (PCI-Passthrough), oder fahren Sie mit dem Prozessor fort.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install a Vulkan driver for it, then look again.</source>
      <translation>Installieren Sie einen Vulkan-Treiber dafür und suchen Sie dann noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>an unknown amount</source>
      <translation>unbekannt viel</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install NVIDIA's driver (nvidia.com/drivers), then restart.</source>
      <translation>Installieren Sie den Treiber von NVIDIA (nvidia.com/drivers) und starten Sie neu.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install the AMD driver, or Vulkan (mesa-vulkan-drivers on Linux), then look again.</source>
      <translation>Installieren Sie den AMD-Treiber oder Vulkan (unter Linux mesa-vulkan-drivers) und suchen Sie noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Used: it shares the computer's memory and may have {size} of it.</source>
      <translation>Benutzt: Sie teilt sich den Speicher des Computers und darf {size} davon haben.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Used: a graphics card of its own with {size} of memory.</source>
      <translation>Benutzt: eine eigene Grafikkarte mit {size} Speicher.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: it is part of the processor and no faster than the processor itself.</source>
      <translation>Nicht benutzt: Sie ist Teil des Prozessors und nicht schneller als dieser selbst.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: no driver for computing was found for it.</source>
      <translation>Nicht benutzt: Es wurde kein Treiber zum Rechnen dafür gefunden.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: it is part of the processor and shares the RAM; {best} is better.</source>
      <translation>Nicht benutzt: Sie ist Teil des Prozessors und teilt sich den RAM; {best} ist besser.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Other programs hold most of it now: only {free} are free.</source>
      <translation>Andere Programme belegen gerade das meiste davon: Nur {free} sind frei.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>It is sold with {sizes}; the smaller size is counted.</source>
      <translation>Sie wird mit {sizes} verkauft; gerechnet wird mit der kleineren Größe.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: {own} of its own + {lent} lent</source>
      <translation>mit dem RAM geteilt: {own} eigener + {lent} geliehener</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: about half of it</source>
      <translation>mit dem RAM geteilt: etwa die Hälfte davon</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{one} says {size}, {other} says {else_}.</source>
      <translation>{one} sagt {size}, {other} sagt {else_}.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a program that draws on the processor, not a graphics card.</source>
      <translation>Nicht benutzt: Es ist ein Programm, das auf dem Prozessor zeichnet, keine Grafikkarte.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a virtual display, not a graphics card.</source>
      <translation>Nicht benutzt: Es ist eine virtuelle Anzeige, keine Grafikkarte.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: the open driver nouveau runs it, which cannot compute. NVIDIA's own driver is needed.</source>
      <translation>Nicht benutzt: Der freie Treiber nouveau betreibt sie, und der kann nicht rechnen. Nötig ist der Treiber von NVIDIA.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is handed to a virtual machine (vfio-pci).</source>
      <translation>Nicht benutzt: Sie ist an eine virtuelle Maschine vergeben (vfio-pci).</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: its driver is not running.</source>
      <translation>Nicht benutzt: Ihr Treiber läuft nicht.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{name} is divided into {n} MIG slices; an engine gets one slice, never the whole card.</source>
      <translation>{name} ist in {n} MIG-Teile geteilt; eine Engine bekommt einen Teil, nie die ganze Karte.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>MIG profile</source>
      <translation>MIG-Profil</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the size this card is sold with</source>
      <translation>Schätzung: die Größe, mit der diese Karte verkauft wird</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the smallest size this card is sold with</source>
      <translation>Schätzung: die kleinste Größe, mit der diese Karte verkauft wird</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the installed engine's own list</source>
      <translation>die eigene Liste der installierten Engine</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the computer's RAM: one pool for processor and graphics</source>
      <translation>der RAM des Computers: ein Vorrat für Prozessor und Grafik</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Windows only says “{size} or more”.</source>
      <translation>Windows sagt nur „{size} oder mehr“.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>graphics</source>
      <translation>Grafik</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Graphics</source>
      <translation>Grafik</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Processor</source>
      <translation>Prozessor</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory</source>
      <translation>Speicher</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Drives</source>
      <translation>Laufwerke</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>What is wrong</source>
      <translation>Was nicht stimmt</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>driver {version}</source>
      <translation>Treiber {version}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{total}, {free} free right now</source>
      <translation>{total}, davon gerade {free} frei</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>No graphics card was found; the processor does the work.</source>
      <translation>Es wurde keine Grafikkarte gefunden; der Prozessor übernimmt die Arbeit.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory number from: {source}</source>
      <translation>Speicherangabe von: {source}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Limited to {limit} of {total} by {source}</source>
      <translation>Durch {source} auf {limit} von {total} begrenzt</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Windows can promise {limit} in all (RAM and page file)</source>
      <translation>Windows kann insgesamt {limit} zusagen (RAM und Auslagerungsdatei)</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{free} free of {total}</source>
      <translation>{free} von {total} frei</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>This user may not use the AMD card for computing (/dev/kfd).</source>
      <translation>Dieser Benutzer darf die AMD-Karte nicht zum Rechnen benutzen (/dev/kfd).</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Add the user to the groups render and video (`sudo usermod -aG render,video USER`) and log in anew.</source>
      <translation>Nehmen Sie den Benutzer in die Gruppen render und video auf (`sudo usermod -aG render,video USER`) und melden Sie sich neu an.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>The AMD card is there, but its compute interface (/dev/kfd) is not.</source>
      <translation>Die AMD-Karte ist da, ihre Rechenschnittstelle (/dev/kfd) aber nicht.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Load the amdgpu driver with compute support; in a container, pass /dev/kfd and /dev/dri on.</source>
      <translation>Laden Sie den Treiber amdgpu mit Rechenunterstützung; reichen Sie in einem Container /dev/kfd und /dev/dri durch.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>FAT32 takes no file larger than 4 GB; most models are larger.</source>
      <translation>FAT32 nimmt keine Datei über 4 GB; die meisten Modelle sind größer.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A network drive is slow to load from, and may be away when the engine starts.</source>
      <translation>Von einem Netzlaufwerk lädt es langsam, und es kann fehlen, wenn die Engine startet.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This folder is synchronised to the internet; models do not belong there.</source>
      <translation>Dieser Ordner wird mit dem Internet abgeglichen; Modelle gehören nicht dorthin.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>exFAT keeps no links and may lose data when it is unplugged; an internal drive is safer.</source>
      <translation>exFAT kennt keine Verknüpfungen und kann beim Abziehen Daten verlieren; ein internes Laufwerk ist sicherer.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This drive can be unplugged; the model is only there while it is connected.</source>
      <translation>Dieses Laufwerk kann abgezogen werden; das Modell ist nur da, solange es angeschlossen ist.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This is memory, not a drive: its content is gone after a restart.</source>
      <translation>Das ist Arbeitsspeicher, kein Laufwerk: Der Inhalt ist nach einem Neustart weg.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A hard disk loads a large model slowly; an SSD is many times faster.</source>
      <translation>Eine Festplatte lädt ein großes Modell langsam; eine SSD ist um ein Vielfaches schneller.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA driver is installed, but it is not running.</source>
      <translation>Ein NVIDIA-Treiber ist installiert, läuft aber nicht.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer; if that does not help, install the driver anew. Until then the processor works.</source>
      <translation>Starten Sie den Computer neu; hilft das nicht, installieren Sie den Treiber neu. Bis dahin arbeitet der Prozessor.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver was updated, and the old one is still running.</source>
      <translation>Der NVIDIA-Treiber wurde aktualisiert, und der alte läuft noch.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer.</source>
      <translation>Starten Sie den Computer neu.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA card stopped answering: the system lost it.</source>
      <translation>Eine NVIDIA-Karte antwortet nicht mehr: Das System hat sie verloren.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Shut the computer down fully and start it again; if it happens again, look at power supply and riser.</source>
      <translation>Fahren Sie den Computer ganz herunter und starten Sie ihn wieder; geschieht es erneut, prüfen Sie Netzteil und Riser.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver runs and finds no card.</source>
      <translation>Der NVIDIA-Treiber läuft und findet keine Karte.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer. If a card is built in, check its seat and power; in a container, pass it on.</source>
      <translation>Starten Sie den Computer neu. Ist eine Karte eingebaut, prüfen Sie Sitz und Strom; reichen Sie sie in einem Container durch.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver refuses access to this user.</source>
      <translation>Der NVIDIA-Treiber verweigert diesem Benutzer den Zugriff.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Ask the administrator for access.</source>
      <translation>Bitten Sie den Administrator um Zugriff.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>nvidia-smi did not answer in time</source>
      <translation>nvidia-smi antwortete nicht rechtzeitig</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/vulkan.py" />
      <source>the Vulkan driver did not answer in time</source>
      <translation>der Vulkan-Treiber antwortete nicht rechtzeitig</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>PowerShell did not answer in time</source>
      <translation>PowerShell antwortete nicht rechtzeitig</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Windows does not run {name} (Device Manager {code}).</source>
      <translation>Windows betreibt {name} nicht (Geräte-Manager {code}).</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Install the graphics driver anew, then restart.</source>
      <translation>Installieren Sie den Grafiktreiber neu und starten Sie dann neu.</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>{have} bytes instead of {want}</source>
      <translation>{have} Byte statt {want}</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>its content has changed</source>
      <translation>der Inhalt hat sich geändert</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not readable: {error}</source>
      <translation>nicht lesbar: {error}</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>missing</source>
      <translation>fehlt</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not reachable: its folder or drive is away</source>
      <translation>nicht erreichbar: Ordner oder Laufwerk ist nicht da</translation>
    </message>
    <message>
      <location filename="../../app/install/engine_build.py" />
      <source>Engine {name} {version}</source>
      <translation>Engine {name} {version}</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Model {family} {variant}</source>
      <translation>Modell {family} {variant}</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>The model's file is not there</source>
      <translation>Die Datei des Modells ist nicht da</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>{path} cannot be found.</source>
      <translation>{path} ist nicht zu finden.</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Connect its drive, or add the model again from where it lies now.</source>
      <translation>Schließen Sie das Laufwerk an, oder fügen Sie das Modell von seinem jetzigen Ort aus neu hinzu.</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>The copy is not like the original</source>
      <translation>Die Kopie gleicht dem Original nicht</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>{path} reads back other than it was written. The drive may be failing.</source>
      <translation>{path} liest sich anders, als es geschrieben wurde. Vielleicht versagt das Laufwerk.</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>Everything is still where it was. Choose another drive, and check this one.</source>
      <translation>Alles ist noch, wo es war. Wählen Sie ein anderes Laufwerk, und prüfen Sie dieses.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>This system has no keyring that can be used, so it is kept in a file that only you can read: {path}</source>
      <translation>Dieses System hat keinen benutzbaren Schlüsselbund, daher liegt es in einer Datei, die nur Sie lesen können: {path}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>No token is kept.</source>
      <translation>Es ist kein Token hinterlegt.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>It is kept in the system's keyring.</source>
      <translation>Es liegt im Schlüsselbund des Systems.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>This is not an access token</source>
      <translation>Das ist kein Zugriffstoken</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>Hugging Face tokens start with hf_ and contain no spaces.</source>
      <translation>Token von Hugging Face beginnen mit hf_ und haben keine Leerzeichen.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>Make one at huggingface.co/settings/tokens (read access is enough) and copy it whole.</source>
      <translation>Legen Sie eines unter huggingface.co/settings/tokens an (Leserechte genügen) und kopieren Sie es ganz.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>You chose it although it does not fit: it may swap, run very slowly, or run out of memory. {why}</source>
      <translation>Sie haben es gewählt, obwohl es nicht passt: Es kann auslagern, sehr langsam sein oder aus Speichermangel enden. {why}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>The best model for this computer would be {title}.</source>
      <translation>Die beste Wahl für diesen Computer wäre {title}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>So {title} is used for now. Run setup again when the source can be reached.</source>
      <translation>Daher wird vorerst {title} genommen. Führen Sie die Einrichtung noch einmal aus, wenn die Quelle erreichbar ist.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>It comes from {source}, which cannot be reached: {why}</source>
      <translation>Es kommt von {source}, und das ist nicht erreichbar: {why}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{ram} of memory, {free} available</source>
      <translation>{ram} Speicher, {free} verfügbar</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Data folder: {folder}</source>
      <translation>Datenordner: {folder}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Computer</source>
      <translation>Computer</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Installed</source>
      <translation>Installiert</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Network</source>
      <translation>Netzwerk</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing to do; it was set aside.</source>
      <translation>Nichts zu tun; es wurde beiseitegelegt.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>no graphics card</source>
      <translation>keine Grafikkarte</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name} cannot be reached: {folder} is away.</source>
      <translation>{name} ist nicht erreichbar: {folder} ist nicht da.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The drive of {path} has only {free} free.</source>
      <translation>Auf dem Laufwerk von {path} sind nur {free} frei.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Free some space; models need many gigabytes.</source>
      <translation>Schaffen Sie Platz; Modelle brauchen viele Gigabyte.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>No source of models can be reached. {note}</source>
      <translation>Keine Quelle für Modelle ist erreichbar. {note}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Check the network and the proxy.</source>
      <translation>Prüfen Sie Netz und Proxy.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing is wrong.</source>
      <translation>Es ist alles in Ordnung.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The program's own files are incomplete.</source>
      <translation>Die eigenen Dateien des Programms sind unvollständig.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Install the launcher again.</source>
      <translation>Installieren Sie das Programm neu.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{n} cores</source>
      <translation>{n} Kerne</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name}: {n} files are missing or changed.</source>
      <translation>{name}: {n} Dateien fehlen oder sind verändert.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Connect its drive. Nothing was forgotten.</source>
      <translation>Schließen Sie das Laufwerk an. Nichts ist vergessen.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>nothing yet</source>
      <translation>noch nichts</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>answers</source>
      <translation>Antworten</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Run `strata-launcher repair`.</source>
      <translation>Führen Sie `strata-launcher repair` aus.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>There is no program of this name</source>
      <translation>Es gibt kein Programm dieses Namens</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>{name} is not in the list.</source>
      <translation>{name} steht nicht in der Liste.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>connecting a program</source>
      <translation>das Verbinden eines Programms</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>disconnecting a program</source>
      <translation>das Trennen eines Programms</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>Did you mean {name}?</source>
      <translation>Meinten Sie {name}?</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>The list: {names}.</source>
      <translation>Die Liste: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>{program} is connected by hand</source>
      <translation>{program} wird von Hand verbunden</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>It keeps its settings where no other program may write.</source>
      <translation>Es bewahrt seine Einstellungen auf, wo kein anderes Programm schreiben darf.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>Follow the steps: {steps}</source>
      <translation>Folgen Sie den Schritten: {steps}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or was changed since it was installed. Often that is the antivirus.</source>
      <translation>{path} fehlt oder wurde seit der Installation verändert. Oft ist das der Virenschutz.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong. If it vanishes again, allow {folder} in the antivirus.</source>
      <translation>Führen Sie die Reparatur aus: Sie holt nur, was falsch ist. Verschwindet es wieder, lassen Sie {folder} im Virenschutz zu.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The model's file is damaged</source>
      <translation>Die Datei des Modells ist beschädigt</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or has another size than when it was installed.</source>
      <translation>{path} fehlt oder hat eine andere Größe als bei der Installation.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong.</source>
      <translation>Führen Sie die Reparatur aus: Sie holt nur, was falsch ist.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Another model is running</source>
      <translation>Ein anderes Modell läuft</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The profile “{profile}” runs on port {port}.</source>
      <translation>Das Profil „{profile}“ läuft auf Port {port}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stop it first, or use restart to change over.</source>
      <translation>Halten Sie es erst an, oder wechseln Sie mit Neustart.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>starting an engine</source>
      <translation>startet eine Engine</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stopping the engine.</source>
      <translation>Die Engine wird angehalten.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is not running</source>
      <translation>Die Engine läuft nicht</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>It is in the state “{state}”: {text}.</source>
      <translation>Sie ist im Zustand „{state}“: {text}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Start it first, then ask again.</source>
      <translation>Starten Sie sie zuerst und fragen Sie dann noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>A folder cannot be reached</source>
      <translation>Ein Ordner ist nicht erreichbar</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{folder} is away. Perhaps its drive is not connected.</source>
      <translation>{folder} ist nicht da. Vielleicht ist das Laufwerk nicht angeschlossen.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Connect the drive and start again. Nothing was forgotten.</source>
      <translation>Schließen Sie das Laufwerk an und starten Sie noch einmal. Nichts ist vergessen.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Nothing is set up yet</source>
      <translation>Noch nichts eingerichtet</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>There is no engine and no model in {folder}.</source>
      <translation>In {folder} gibt es keine Engine und kein Modell.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run set-up first: `strata-launcher setup`.</source>
      <translation>Führen Sie zuerst die Einrichtung aus: `strata-launcher setup`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is already running.</source>
      <translation>Die Engine läuft schon.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Port {port} is used instead.</source>
      <translation>Stattdessen wird Port {port} benutzt.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/hub_shape.py" />
      <source>The memory for the context is estimated from the size.</source>
      <translation>Der Speicher für den Kontext ist nach der Größe geschätzt.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/knowledge.py" />
      <source>The updated catalog is damaged, so the built-in one is used. ({error})</source>
      <translation>Der aktualisierte Katalog ist beschädigt; der des Programms wird benutzt. ({error})</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>{name} was changed from {before} to {after}.</source>
      <translation>{name} wurde von {before} auf {after} geändert.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>The engine was changed from {before} to {after}.</source>
      <translation>Die Engine wurde von {before} auf {after} geändert.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>The graphics driver is another one than when it last worked.</source>
      <translation>Der Grafiktreiber ist ein anderer als beim letzten Mal, als es lief.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Try the new version</source>
      <translation>Die neue Version ausprobieren</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>The setup of {version} has started; it closes this program.</source>
      <translation>Das Setup von {version} läuft; es schließt dieses Programm.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Version {version} is in {folder} and was tested. Quit, then start that one.</source>
      <translation>Version {version} liegt in {folder} und wurde ausprobiert. Beenden Sie dieses Programm und starten Sie jene.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Install it with: {command}</source>
      <translation>Installieren mit: {command}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Open {path}, then replace the old version with it.</source>
      <translation>Öffnen Sie {path} und setzen Sie es an die Stelle des alten.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>The new version does not work on this computer</source>
      <translation>Die neue Version läuft auf diesem Computer nicht</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>It failed its test, so the old version stays.</source>
      <translation>Sie wurde vor der Benutzung ausprobiert und scheiterte; die alte bleibt.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Send the text below to the makers, and stay with this version until the next one.</source>
      <translation>Schicken Sie den Text unten an die Hersteller und bleiben Sie bis zur nächsten bei dieser Version.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>moving files</source>
      <translation>verschiebt Dateien</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move to {folder}</source>
      <translation>Nach {folder} verschieben</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Only models move alone</source>
      <translation>Nur Modelle lassen sich einzeln verschieben</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{name} is an engine.</source>
      <translation>{name} ist eine Engine.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move the whole data folder instead; engines go with it.</source>
      <translation>Verschieben Sie stattdessen den ganzen Datenordner; Engines gehen mit.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>This model is yours</source>
      <translation>Dieses Modell gehört Ihnen</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{name} was added where you keep it; the launcher never moves it.</source>
      <translation>{name} wurde dort hinzugefügt, wo Sie es aufbewahren; das Programm verschiebt es nie.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move it yourself, then add it again from its new place.</source>
      <translation>Verschieben Sie es selbst, und fügen Sie es am neuen Ort wieder hinzu.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>One folder lies inside the other</source>
      <translation>Ein Ordner liegt im anderen</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{new} and {old} overlap.</source>
      <translation>{new} und {old} überschneiden sich.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Choose a folder of its own.</source>
      <translation>Wählen Sie einen eigenen Ordner.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Connect the drive and try again. Nothing was forgotten.</source>
      <translation>Schließen Sie das Laufwerk an und versuchen Sie es noch einmal. Nichts ist vergessen.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>The folder is not empty</source>
      <translation>Der Ordner ist nicht leer</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{folder} holds something already.</source>
      <translation>{folder} enthält schon etwas.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Choose an empty folder, or the name of a new one.</source>
      <translation>Wählen Sie einen leeren Ordner oder den Namen eines neuen.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>It is in use</source>
      <translation>Es wird benutzt</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>The engine runs with the profile “{profile}”.</source>
      <translation>Die Engine läuft mit dem Profil „{profile}“.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Stop the engine first, then try again.</source>
      <translation>Halten Sie zuerst die Engine an, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Not enough space on the drive</source>
      <translation>Nicht genug Platz auf dem Laufwerk</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{need} are needed (with 1 GB of reserve), and the drive of {folder} has {free} free.</source>
      <translation>{need} werden gebraucht (mit 1 GB Reserve), und auf dem Laufwerk von {folder} sind {free} frei.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Free up space there, or choose another drive. Nothing was moved.</source>
      <translation>Schaffen Sie dort Platz, oder wählen Sie ein anderes Laufwerk. Nichts wurde verschoben.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{target} is in use now; {source} was cleared.</source>
      <translation>{target} wird jetzt benutzt; {source} wurde geleert.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Unknown family</source>
      <translation>Unbekannte Familie</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>You have not added a family called “{name}”.</source>
      <translation>Sie haben keine Familie mit dem Namen „{name}“ hinzugefügt.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Your own ones: {names}.</source>
      <translation>Ihre eigenen: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>There is no such quantization</source>
      <translation>Diese Quantisierung gibt es nicht</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>“{name}” is not among its files.</source>
      <translation>„{name}“ ist nicht unter den Dateien.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>It has {names}.</source>
      <translation>Vorhanden sind {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>No usable model was found</source>
      <translation>Dort ist kein brauchbares Modell</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>“{name}” on Hugging Face holds no GGUF file.</source>
      <translation>„{name}“ auf Hugging Face enthält keine GGUF-Datei.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Look for a repository with GGUF in its name; most models have one.</source>
      <translation>Suchen Sie ein Repository mit GGUF im Namen; die meisten Modelle haben eines.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>looking for updates</source>
      <translation>sucht nach Updates</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>updating the catalog</source>
      <translation>Aktualisieren des Katalogs</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>rolling the catalog back</source>
      <translation>Zurücknehmen des Katalogs</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>This copy cannot update itself</source>
      <translation>Diese Kopie kann sich nicht selbst aktualisieren</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Version {version} is out, but not for this kind of installation.</source>
      <translation>Version {version} ist erschienen, aber nicht für diese Art der Installation.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Update a copy of the source the way you got it, or download the new version yourself.</source>
      <translation>Eine Kopie des Quelltexts wird so aktualisiert, wie sie geholt wurde; sonst holen Sie die neue Version von Hand.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>No address for updates is set</source>
      <translation>Es ist keine Adresse für Updates eingestellt</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>This copy of the program has no update address, so it cannot check for updates.</source>
      <translation>Diese Kopie des Programms wurde ohne eine gebaut und kann deshalb nicht selbst nach Updates sehen.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Set one under Settings, Updates, or download a new version where you got this one.</source>
      <translation>Stellen Sie sie unter Einstellungen, Aktualisierungen ein, oder holen Sie eine neue Version dort, wo Sie diese fanden.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing newer is known</source>
      <translation>Nichts Neueres ist bekannt</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>What is installed is the newest.</source>
      <translation>Was installiert ist, ist das Neueste.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing has to be done.</source>
      <translation>Es ist nichts zu tun.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>There is nothing to go back to</source>
      <translation>Es gibt nichts, wohin zurück</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>The catalog is the one that came with the program.</source>
      <translation>Der Katalog ist der, der mit dem Programm kam.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>The list of updates cannot be read</source>
      <translation>Die Liste der Updates ist nicht lesbar</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>It is signed, but not written as this version expects.</source>
      <translation>Sie ist signiert, aber anders geschrieben, als diese Version es erwartet.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing was changed. Download the new version of the program yourself.</source>
      <translation>Nichts wurde geändert. Holen Sie die neue Version des Programms von Hand.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: written to {config} and {scripts}.</source>
      <translation>{title}: wird nach {config} und {scripts} geschrieben.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: {fetch} are fetched, then checked, and take {disk} in {place}.</source>
      <translation>{title}: {fetch} werden geladen, dann geprüft, und belegen {disk} in {place}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>Start and first request</source>
      <translation>Start und erste Anfrage</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>The engine is started on port {port} and answers a first request.</source>
      <translation>Die Engine wird auf Port {port} gestartet und beantwortet eine erste Anfrage.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: is in {place} already and stays.</source>
      <translation>{title}: liegt schon in {place} und bleibt.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Applied: {title}. It takes effect at the next start.</source>
      <translation>Angewendet: {title}. Es gilt ab dem nächsten Start.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Taken back: {title}.</source>
      <translation>Zurückgenommen: {title}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>There is no profile in {folder}.</source>
      <translation>In {folder} gibt es kein Profil.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>“{title}” is the active profile now.</source>
      <translation>„{title}“ ist jetzt das aktive Profil.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>It cannot be fetched again</source>
      <translation>Es kann nicht noch einmal geholt werden</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{name} is no longer in the catalog.</source>
      <translation>{name} steht nicht mehr im Katalog.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>Run setup to install what the catalog has now.</source>
      <translation>Installieren Sie mit der Einrichtung, was der Katalog jetzt hat.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>repairing</source>
      <translation>repariert</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{path} was repaired.</source>
      <translation>{path} wurde repariert.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/reset.py" />
      <source>resetting</source>
      <translation>setzt alles zurück</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{speed:.1f} tokens per second</source>
      <translation>{speed:.1f} Token pro Sekunde</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Nothing fits this computer</source>
      <translation>Nichts passt zu diesem Computer</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Choose another family or a smaller context, or run `recommend` to see what would change the result.</source>
      <translation>Wünschen Sie weniger (andere Familie, kleinerer Kontext), oder sehen Sie mit `recommend`, was die Antwort ändern würde.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>setting up</source>
      <translation>richtet ein</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Free {missing}, choose a smaller model, or use another folder.</source>
      <translation>Schaffen Sie {missing} Platz, wählen Sie ein kleineres Modell oder einen anderen Ordner.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>No model that fits can be downloaded</source>
      <translation>Nichts, was passt, ist erreichbar</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Check the network connection and the proxy, then run set-up again.</source>
      <translation>Prüfen Sie Netzverbindung und Proxy und führen Sie die Einrichtung noch einmal aus.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>The catalog has no model for it.</source>
      <translation>Der Katalog hat kein Modell dafür.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{path}: {change}</source>
      <translation>{path}: {change}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Engine {id}</source>
      <translation>Engine {id}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Model {id}</source>
      <translation>Modell {id}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Downloads and unfinished parts</source>
      <translation>Downloads und unfertige Teile</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Logs</source>
      <translation>Protokolle</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Runs of the engine</source>
      <translation>Läufe der Engine</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Settings, profiles and configs</source>
      <translation>Einstellungen, Profile und Konfigurationen</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>removing files</source>
      <translation>entfernt Dateien</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>There is no such thing here</source>
      <translation>Das gibt es hier nicht</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Nothing called “{name}” is installed.</source>
      <translation>Es ist nichts mit dem Namen „{name}“ installiert.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Installed: {names}.</source>
      <translation>Installiert: {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>The engine runs with {name}.</source>
      <translation>Die Engine läuft mit {name}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>System</source>
      <translation>System</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine was started: {command}</source>
      <translation>Die Engine wurde gestartet: {command}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It was tried for this crash on this computer and did not help.</source>
      <translation>Das wurde hier bei genau diesem Absturz schon versucht und half nicht.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Reported in: {sources}.</source>
      <translation>Bekannt aus: {sources}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>There is nothing to report yet</source>
      <translation>Es gibt noch nichts zu berichten</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>No engine was started in {folder}.</source>
      <translation>In {folder} wurde keine Engine gestartet.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start one first.</source>
      <translation>Starten Sie zuerst eine.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answers. A longer request shows whether it also holds under load.</source>
      <translation>Sie antwortet. Eine längere Anfrage zeigt, ob sie auch unter Last durchhält.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Nothing has crashed</source>
      <translation>Nichts ist abgestürzt</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The last run of the engine did not end in a crash.</source>
      <translation>Der letzte Lauf der Engine endete nicht mit einem Absturz.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start the engine; if it crashes, come back here.</source>
      <translation>Starten Sie die Engine; stürzt sie ab, kommen Sie wieder hierher.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>With these changes: {changes}</source>
      <translation>Mit diesen Änderungen: {changes}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answered a first request.</source>
      <translation>Sie hat eine erste Anfrage beantwortet.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It had not answered a request yet.</source>
      <translation>Sie hatte noch keine Anfrage beantwortet.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It exited with code {code}.</source>
      <translation>Sie endete mit dem Code {code}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It fixed this crash on this computer before, with the same engine, GPU, and driver.</source>
      <translation>Das hat genau diesen Absturz hier schon beendet, mit dieser Engine, Karte und diesem Treiber.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Trade-off: {cost}</source>
      <translation>Nachteil: {cost}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It fixed this crash on this computer before, with another engine or driver.</source>
      <translation>Das hat genau diesen Absturz hier schon beendet, mit einer anderen Engine oder einem anderen Treiber.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The fix most likely to help comes first; among equals, the one with the smallest trade-off.</source>
      <translation>Was am sichersten hilft, steht zuerst; unter Gleichen, was am wenigsten kostet.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine is {version} again.</source>
      <translation>Die Engine ist wieder {version}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>uninstalling</source>
      <translation>deinstalliert</translation>
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>Settings, profiles, configs and runs</source>
      <translation>Einstellungen, Profile, Konfigurationen und Läufe</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Try {build} with a real request</source>
      <translation>{build} mit einer echten Anfrage erproben</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>updating an engine</source>
      <translation>aktualisiert eine Engine</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>rolling an engine back</source>
      <translation>setzt eine Engine zurück</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The installed engines are as new as the catalog.</source>
      <translation>Die installierten Engines sind so neu wie der Katalog.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Check again after the next update of the launcher or its catalog.</source>
      <translation>Sehen Sie nach der nächsten Aktualisierung des Programms oder seines Katalogs wieder nach.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>This build is pinned</source>
      <translation>Dieser Build ist festgehalten</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>You chose to keep {build}.</source>
      <translation>Sie haben gewählt, {build} zu behalten.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Unpin it first: `strata-launcher update --unpin {build}`.</source>
      <translation>Lösen Sie ihn zuerst: `strata-launcher update --unpin {build}`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The connection is metered</source>
      <translation>Die Verbindung ist getaktet</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The system reports a metered connection, and your settings say to wait on those.</source>
      <translation>Das System meldet, dass diese Verbindung nach Datenmenge bezahlt wird, und die Einstellungen sagen, dann zu warten.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Try again on another connection, or allow it this once.</source>
      <translation>Versuchen Sie es an einer anderen Verbindung, oder erlauben Sie es dieses eine Mal.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>This engine is updated by setup</source>
      <translation>Diese Engine wird mit der Einrichtung aktualisiert</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{engine} is installed in steps of its own.</source>
      <translation>{engine} wird in eigenen Schritten installiert.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Run setup again. It installs the new version and keeps the old one so that you can roll back.</source>
      <translation>Führen Sie die Einrichtung noch einmal aus: Sie installiert die neue Version und behält die alte für den Rückweg.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The previous build is no longer available</source>
      <translation>Der Build davor ist nicht mehr da</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} was removed, and the catalog does not have it.</source>
      <translation>{build} wurde entfernt, und der Katalog hat ihn nicht.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Run setup to choose one of the available builds.</source>
      <translation>Wählen Sie in der Einrichtung unter den vorhandenen Builds.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>No engine was updated in {folder}.</source>
      <translation>In {folder} wurde keine Engine aktualisiert.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Only an update can be rolled back; a change of the profile is undone with `profiles undo`.</source>
      <translation>Nur eine Aktualisierung lässt sich zurücknehmen; eine Änderung des Profils mit `profiles undo`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} is in use again</source>
      <translation>{build} wird wieder benutzt</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} is in use</source>
      <translation>{build} wird benutzt</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Loading; started outside the launcher</source>
      <translation>Lädt; außerhalb des Launchers gestartet</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Ready; started outside the launcher</source>
      <translation>Bereit; außerhalb des Launchers gestartet</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Takes requests; started outside the launcher, nothing was asked yet</source>
      <translation>Nimmt Anfragen an; außerhalb dieses Programms gestartet, noch nichts gefragt</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Starting the engine</source>
      <translation>Die Engine wird gestartet</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine runs on the processor although a graphics card was chosen: it could not use the card. A newer driver or another engine build helps most often.</source>
      <translation>Die Engine läuft auf dem Prozessor, obwohl eine Grafikkarte gewählt war: Sie konnte die Karte nicht benutzen. Meist hilft ein neuerer Treiber oder ein anderer Build der Engine.</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The context was cut: {asked} asked, {given} given.</source>
      <translation>Der Kontext wurde gekürzt: {asked} gewünscht, {given} bekommen.</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped by itself</source>
      <translation>Die Engine hat sich von selbst beendet</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped and is started again</source>
      <translation>Die Engine hat sich beendet und wird neu gestartet</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Loaded; sending a first request</source>
      <translation>Geladen; eine erste Frage wird gestellt</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Working on a request</source>
      <translation>Bearbeitet eine Anfrage</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Stopping the engine</source>
      <translation>Die Engine wird angehalten</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine gave no sign of life while loading</source>
      <translation>Die Engine gab beim Laden kein Lebenszeichen</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Ready, but not as asked</source>
      <translation>Bereit, aber nicht wie gewünscht</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine did not answer the first request</source>
      <translation>Die Engine hat die erste Frage nicht beantwortet</translation>
    </message>
    <message>
      <location filename="../../app/runtime/status.py" />
      <source>The program that watched over the engine was ended, and the engine with it</source>
      <translation>Das Programm, das über die Engine wachte, wurde beendet und die Engine mit ihm</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>The folder's path is too long</source>
      <translation>Der Pfad des Ordners ist zu lang</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>Windows programs open paths of up to 259 characters; {folder} has {length} already.</source>
      <translation>Windows-Programme öffnen Pfade mit höchstens 259 Zeichen; {folder} hat schon {length}.</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>Choose a folder with a path of at most {most} characters.</source>
      <translation>Wählen Sie einen Ordner, dessen Pfad höchstens {most} Zeichen hat.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>The data folder was moved</source>
      <translation>Der Datenordner wurde verschoben</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>It was moved to {folder} while this program was open.</source>
      <translation>Er wurde nach {folder} verschoben, während dieses Programm offen war.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Close this program and start it again; it finds the new place by itself.</source>
      <translation>Schließen Sie dieses Programm und starten Sie es neu; es findet den neuen Ort von selbst.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Another launcher is at work</source>
      <translation>Das Programm arbeitet schon an anderer Stelle</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Process {pid} is {doing} in the same data folder.</source>
      <translation>Der Prozess {pid} arbeitet im selben Datenordner: {doing}.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Wait until it has finished, or end it, and try again.</source>
      <translation>Warten Sie, bis er fertig ist, oder beenden Sie ihn, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>a file of the launcher</source>
      <translation>eine Datei des Programms</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>If you do not see why, run `strata-launcher doctor` and look at what it says.</source>
      <translation>Wenn Sie keinen Grund sehen, führen Sie `strata-launcher doctor` aus und lesen Sie, was dort steht.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The disk is full</source>
      <translation>Das Laufwerk ist voll</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>There was no room to write {where}.</source>
      <translation>Es war kein Platz, um {where} zu schreiben.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Free some space and do the same again; what was finished is kept.</source>
      <translation>Schaffen Sie Platz und tun Sie dasselbe noch einmal; was fertig war, bleibt.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The folder cannot be written to</source>
      <translation>In den Ordner kann nicht geschrieben werden</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The system refused access to {where}.</source>
      <translation>Das System verweigert den Zugriff auf {where}.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose another folder with --home, or give yourself the right to write there.</source>
      <translation>Wählen Sie mit --home einen anderen Ordner, oder geben Sie sich dort das Schreibrecht.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The drive is read-only</source>
      <translation>Das Laufwerk ist schreibgeschützt</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>{where} lies on a drive that cannot be written to.</source>
      <translation>{where} liegt auf einem Laufwerk, auf das nicht geschrieben werden kann.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose a folder on another drive with --home.</source>
      <translation>Wählen Sie mit --home einen Ordner auf einem anderen Laufwerk.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by another program.</source>
      <translation>Port {port} wird von einem anderen Programm benutzt.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is reserved by the system; no program holds it.</source>
      <translation>Port {port} ist vom System reserviert; kein Programm hält ihn.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by {holder}.</source>
      <translation>Port {port} wird von {holder} benutzt.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>That is not a port</source>
      <translation>Das ist kein Port</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{port} is not a port number.</source>
      <translation>{port} ist keine Portnummer.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Choose a number from 1024 to 65535, for example 8080.</source>
      <translation>Wählen Sie eine Zahl von 1024 bis 65535, zum Beispiel 8080.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>The address cannot be used</source>
      <translation>Die Adresse ist nicht benutzbar</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{host}:{port} is not an address of this computer.</source>
      <translation>{host}:{port} ist keine Adresse dieses Computers.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Use 127.0.0.1 for this computer only.</source>
      <translation>Nehmen Sie 127.0.0.1 nur für diesen Computer.</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read. It was kept as {name}, and the last good one is used.</source>
      <translation>Die Einstellungsdatei war nicht lesbar. Sie wurde als {name} aufbewahrt; benutzt wird die letzte gute.</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The setting “{name}” had a value that makes no sense; the default is used.</source>
      <translation>Die Einstellung „{name}“ hatte einen sinnlosen Wert; benutzt wird die Vorgabe.</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read ({error}). The last good one is used.</source>
      <translation>Die Einstellungsdatei war nicht lesbar ({error}). Benutzt wird die letzte gute.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>The archive is not safe</source>
      <translation>Das Archiv ist nicht sicher</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>{archive} was not unpacked because of its entry {name}: {reason}.</source>
      <translation>{archive} wurde wegen des Eintrags {name} nicht entpackt: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Do not use this file. If it came from Strata Launcher's catalogue, please tell us.</source>
      <translation>Benutzen Sie diese Datei nicht. Kam sie aus dem Katalog von Strata Launcher, sagen Sie uns bitte Bescheid.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it unpacks to far more than such a file should (over {most})</source>
      <translation>entpackt wird daraus weit mehr, als eine solche Datei enthalten sollte (über {most})</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link or a device</source>
      <translation>es ist eine Verknüpfung oder ein Gerät</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path is absolute</source>
      <translation>der Pfad ist absolut</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path leaves the folder</source>
      <translation>der Pfad verlässt den Ordner</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it has no name</source>
      <translation>es hat keinen Namen</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>two files have the same name</source>
      <translation>zwei Dateien haben denselben Namen</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link to nothing</source>
      <translation>es ist eine Verknüpfung ins Leere</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Windows cannot hold this name</source>
      <translation>Windows kann diesen Namen nicht speichern</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is the name of a device</source>
      <translation>es ist der Name eines Geräts</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{need} are needed in {folder} and {reserve} should stay free, but only {free} are: {short} too little.</source>
      <translation>In {folder} werden {need} gebraucht, und {reserve} sollen frei bleiben, aber nur {free} sind frei: {short} zu wenig.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, or choose a folder on another one.</source>
      <translation>Schaffen Sie Platz auf diesem Laufwerk, oder wählen Sie einen Ordner auf einem anderen.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The file is too big for this drive</source>
      <translation>Die Datei ist zu groß für dieses Laufwerk</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive of {where} is formatted with FAT32, which ends at 4.3 GB; the file has {size}.</source>
      <translation>Das Laufwerk von {where} ist mit FAT32 formatiert, das bei 4,3 GB endet; die Datei hat {size}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose a folder on a drive with NTFS, exFAT or another modern file system.</source>
      <translation>Wählen Sie einen Ordner auf einem Laufwerk mit NTFS, exFAT oder einem anderen modernen Dateisystem.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be written</source>
      <translation>In den Ordner kann nicht geschrieben werden</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where}: {reason}.</source>
      <translation>{where}: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose another folder, or allow this program to write there.</source>
      <translation>Wählen Sie einen anderen Ordner, oder erlauben Sie diesem Programm, dort zu schreiben.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive is full</source>
      <translation>Das Laufwerk ist voll</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where} could not be written because the drive is full.</source>
      <translation>{where} konnte nicht geschrieben werden, weil das Laufwerk voll ist.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, then try again. What was downloaded is kept.</source>
      <translation>Schaffen Sie Platz auf diesem Laufwerk und versuchen Sie es noch einmal. Was heruntergeladen ist, bleibt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be reached</source>
      <translation>Der Ordner ist nicht erreichbar</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Connect the drive again, then try again. What was downloaded is kept.</source>
      <translation>Schließen Sie das Laufwerk wieder an und versuchen Sie es noch einmal. Was heruntergeladen ist, bleibt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with FAT32: it cannot hold files of more than 4.3 GB.</source>
      <translation>Dieses Laufwerk ist mit FAT32 formatiert: Es fasst keine Dateien über 4,3 GB.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with exFAT: a power cut can damage files there, and files of other programs are copied in place of shared.</source>
      <translation>Dieses Laufwerk ist mit exFAT formatiert: Ein Stromausfall kann dort Dateien beschädigen, und Dateien anderer Programme werden kopiert statt geteilt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This is a network drive: models load slowly from it, and not at all while it is away.</source>
      <translation>Dies ist ein Netzlaufwerk: Modelle laden von dort langsam, und gar nicht, solange es fehlt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This folder belongs to OneDrive, which would upload the models and may remove them from the disk.</source>
      <translation>Dieser Ordner gehört zu OneDrive, das die Modelle hochladen würde und von der Platte entfernen kann.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>more</source>
      <translation>mehr</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to {host}: {reason}.</source>
      <translation>Keine Verbindung zu {host}: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to the download</source>
      <translation>Keine Verbindung zum Download</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Check the internet connection, then try again. What was downloaded is kept and goes on from there.</source>
      <translation>Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal. Was heruntergeladen ist, bleibt, und es geht dort weiter.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The certificate of {host} is not trusted ({reason}). A company network or a virus scanner may be reading the encrypted traffic.</source>
      <translation>Dem Zertifikat von {host} wird nicht vertraut ({reason}). Vielleicht liest ein Firmennetz oder ein Virenscanner den verschlüsselten Verkehr mit.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} ended the connection.</source>
      <translation>{host} hat die Verbindung beendet.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No encrypted connection to {host}: {reason}.</source>
      <translation>Keine verschlüsselte Verbindung zu {host}: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The name {host} cannot be looked up (DNS).</source>
      <translation>Der Name {host} ist nicht aufzulösen (DNS).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} did not answer in time.</source>
      <translation>{host} antwortete nicht rechtzeitig.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} refused the connection.</source>
      <translation>{host} hat die Verbindung abgelehnt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} sent an answer that is not HTTP.</source>
      <translation>{host} sandte eine Antwort, die kein HTTP ist.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy does not let us through to {host} ({reason}).</source>
      <translation>Der Proxy lässt uns nicht zu {host} durch ({reason}).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{name} could not be downloaded.</source>
      <translation>{name} konnte nicht heruntergeladen werden.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy asks for a user name and a password.</source>
      <translation>Der Proxy verlangt Benutzernamen und Kennwort.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{name} is on this computer already ({found}) and is not downloaded.</source>
      <translation>{name} ist schon auf diesem Computer ({found}) und wird nicht heruntergeladen.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The drive of {folder} is full. The download waits for {need} of free space and then goes on.</source>
      <translation>Das Laufwerk von {folder} ist voll. Der Download wartet auf {need} freien Platz und geht dann weiter.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>Process {pid} fetches the same file; this one waits for it.</source>
      <translation>Prozess {pid} lädt dieselbe Datei; dieser wartet darauf.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The download goes on.</source>
      <translation>Der Download geht weiter.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{label} delivers another content.</source>
      <translation>{label} liefert einen anderen Inhalt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>There is room again; the download goes on.</source>
      <translation>Es ist wieder Platz; der Download geht weiter.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{note} The download goes on by itself.</source>
      <translation>{note} Der Download geht von selbst weiter.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>No source is known for it.</source>
      <translation>Es ist keine Quelle dafür bekannt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until the one that you started is done.</source>
      <translation>Der Download wartet, bis der von Ihnen gestartete fertig ist.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until {time}, as set in the schedule.</source>
      <translation>Der Download wartet bis {time}, wie im Zeitplan eingestellt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits because this line is metered; it goes on by itself on another one.</source>
      <translation>Der Download wartet, weil diese Verbindung getaktet ist; an einer anderen geht er von selbst weiter.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face asks us to wait {seconds} seconds.</source>
      <translation>Hugging Face bittet uns, {seconds} Sekunden zu warten.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>There is no such repository</source>
      <translation>Dieses Repository gibt es nicht</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face has no “{name}”, or it is private.</source>
      <translation>Hugging Face hat kein „{name}“, oder es ist privat.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Check the spelling (owner/name). For a private one, set your access token first.</source>
      <translation>Prüfen Sie die Schreibweise (besitzer/name). Für ein privates setzen Sie zuerst Ihr Zugriffstoken.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face cannot be asked</source>
      <translation>Hugging Face kann nicht gefragt werden</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Its answer is none that we understand.</source>
      <translation>Die Antwort ist keine, die wir verstehen.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>A proxy or a portal may have answered in its place; open the page in a browser to see.</source>
      <translation>Vielleicht hat ein Proxy oder Portal an seiner Stelle geantwortet; öffnen Sie die Seite in einem Browser.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Check the network connection and the proxy, or give a file on this computer.</source>
      <translation>Prüfen Sie Netzverbindung und Proxy, oder geben Sie eine Datei auf diesem Computer an.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>It answered with the code {status}.</source>
      <translation>Es antwortete mit dem Code {status}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Try again in a few minutes.</source>
      <translation>Versuchen Sie es in ein paar Minuten noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent something that is not {kind}.</source>
      <translation>{host} sandte etwas, das kein {kind} ist.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent a web page instead of the file.</source>
      <translation>{host} sandte eine Webseite statt der Datei.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent the file in a packed form.</source>
      <translation>{host} sandte die Datei in gepackter Form.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>The file at {host} has changed; the download begins anew.</source>
      <translation>Die Datei bei {host} hat sich geändert; der Download beginnt von vorn.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent another part of the file than was asked for.</source>
      <translation>{host} sandte einen anderen Teil der Datei als verlangt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>the file</source>
      <translation>die Datei</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a GGUF model</source>
      <translation>GGUF-Modell</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a ZIP archive</source>
      <translation>ZIP-Archiv</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a file of {found} bytes where {wanted} are expected.</source>
      <translation>{host} hat eine Datei von {found} Byte, erwartet werden {wanted}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>This file needs a licence to be accepted at {where}, and a token.</source>
      <translation>Für diese Datei muss unter {where} eine Lizenz angenommen werden, und es braucht ein Token.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>Your token does not open this file yet: accept its licence at {where}.</source>
      <translation>Ihr Token öffnet diese Datei noch nicht: Nehmen Sie ihre Lizenz unter {where} an.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} does not have the file ({status}).</source>
      <translation>{host} hat die Datei nicht ({status}).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} refuses a part of the file that it should have.</source>
      <translation>{host} verweigert einen Teil der Datei, den es haben sollte.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} is busy and asks us to wait.</source>
      <translation>{host} ist ausgelastet und bittet uns zu warten.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a fault ({status}).</source>
      <translation>{host} hat einen Fehler ({status}).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} says now that the file is not there.</source>
      <translation>{host} sagt jetzt, dass die Datei nicht da ist.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive does not have the expected file</source>
      <translation>Das Archiv enthält die erwartete Datei nicht</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{glob} names no file, or more than one, in the archive.</source>
      <translation>{glob} benennt im Archiv keine Datei oder mehr als eine.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Update Strata Launcher's catalogue, or choose another variant.</source>
      <translation>Aktualisieren Sie den Katalog von Strata Launcher, oder wählen Sie eine andere Variante.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive cannot be read</source>
      <translation>Das Archiv ist nicht lesbar</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{name} came in an archive that is damaged or of an unknown kind.</source>
      <translation>{name} kam in einem Archiv, das beschädigt oder von unbekannter Art ist.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Try again; if it stays so, tell us about this file.</source>
      <translation>Versuchen Sie es noch einmal; bleibt es dabei, berichten Sie uns von dieser Datei.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The file {name} in the archive has another content than expected.</source>
      <translation>Die Datei {name} im Archiv hat einen anderen Inhalt als erwartet.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>No package index and no folder with packages is configured.</source>
      <translation>Es ist kein Paketindex und kein Ordner mit Paketen eingestellt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index has no file {filename}.</source>
      <translation>Der Paketindex hat keine Datei {filename}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} does not have {project}.</source>
      <translation>Der Paketindex {host} hat {project} nicht.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} answered with {status}.</source>
      <translation>Der Paketindex {host} antwortete mit {status}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{host} is not a package index.</source>
      <translation>{host} ist kein Paketindex.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The folder {path} is not there.</source>
      <translation>Der Ordner {path} ist nicht da.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{folder} does not have the package.</source>
      <translation>{folder} enthält das Paket nicht.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Nothing was changed; what is installed goes on working.</source>
      <translation>Nichts wurde geändert; was installiert ist, läuft weiter.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The update is not what its makers signed</source>
      <translation>Das Update ist nicht das, was seine Hersteller signiert haben</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A signature, a size or a hash is wrong, so nothing of it is used.</source>
      <translation>Eine Signatur, eine Größe oder eine Prüfsumme stimmt nicht; nichts davon wird benutzt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>What the address for updates says is out of date</source>
      <translation>Was die Adresse für Updates sagt, ist abgelaufen</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Its signed list has expired: nobody renewed it, or somebody holds newer ones back.</source>
      <translation>Ihre signierte Liste ist abgelaufen: Niemand hat sie erneuert, oder jemand hält neuere zurück.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates offers an older list than before</source>
      <translation>Die Adresse für Updates bietet eine ältere Liste an als zuvor</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A list that was seen here already was newer. Old lists are not accepted: they hide updates.</source>
      <translation>Eine Liste, die hier schon gesehen wurde, war neuer. Alte Listen werden nicht angenommen: Sie verstecken Updates.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The update is not complete</source>
      <translation>Das Update ist unvollständig</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates names “{name}”, but nobody signed such a file.</source>
      <translation>Die Adresse für Updates nennt „{name}“, aber niemand hat eine solche Datei signiert.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Nothing was changed. Try again tomorrow; the makers have to mend this.</source>
      <translation>Nichts wurde geändert. Versuchen Sie es morgen wieder; die Hersteller müssen das beheben.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates cannot be reached</source>
      <translation>Die Adresse für Updates ist nicht erreichbar</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A proxy may have changed it: try another network. If it stays so, tell the makers.</source>
      <translation>Ein Proxy kann es verändert haben: Versuchen Sie ein anderes Netz. Bleibt es so, sagen Sie es den Herstellern.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Check the date and time of this computer, and look again tomorrow.</source>
      <translation>Prüfen Sie Datum und Uhrzeit dieses Computers und sehen Sie morgen wieder nach.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>If it stays so tomorrow, tell the makers.</source>
      <translation>Bleibt es morgen so, sagen Sie es den Herstellern.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Check the network connection and the proxy, and look again later.</source>
      <translation>Prüfen Sie die Netzwerkverbindung und den Proxy und sehen Sie später wieder nach.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{path} is not there. Is the drive connected?</source>
      <translation>{path} ist nicht da. Ist das Laufwerk angeschlossen?</translation>
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{url} is not a web address.</source>
      <translation>{url} ist keine Webadresse.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects in a circle.</source>
      <translation>{host} leitet im Kreis weiter.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>The proxy {proxy} is of a kind that is not supported.</source>
      <translation>Der Proxy {proxy} ist von einer Art, die nicht unterstützt wird.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} ended the connection early.</source>
      <translation>{host} hat die Verbindung zu früh beendet.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{path} cannot be read: {reason}.</source>
      <translation>{path} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address of another kind.</source>
      <translation>{host} leitet zu einer Adresse anderer Art weiter.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address without encryption.</source>
      <translation>{host} leitet zu einer unverschlüsselten Adresse weiter.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} is damaged: its checksum is not the published one.</source>
      <translation>{name} ist beschädigt: Die Prüfsumme ist nicht die veröffentlichte.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} has {found} bytes instead of {wanted}.</source>
      <translation>{name} hat {found} Byte statt {wanted}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{path} is not there.</source>
      <translation>{path} ist nicht da.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>Nobody published a checksum for {name}.</source>
      <translation>Für {name} hat niemand eine Prüfsumme veröffentlicht.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} does not begin like such a file.</source>
      <translation>{name} beginnt nicht wie eine solche Datei.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>The engine stopped itself</source>
      <translation>Die Engine hat sich selbst beendet</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>It found a fault that it could not go on with; its last lines say which, if anything does.</source>
      <translation>Sie fand einen Fehler, mit dem sie nicht weitermachen konnte; die letzten Zeilen sagen am ehesten, welchen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>See the last lines below; a smaller context or another build helps most often.</source>
      <translation>Sehen Sie die letzten Zeilen unten; ein kleinerer Kontext oder ein anderer Build hilft am häufigsten.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>The engine crashed in its own code or in the driver</source>
      <translation>Die Engine ist in ihrem eigenen Code oder im Treiber abgestürzt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>It touched memory that is not its own. Nothing in the log says more.</source>
      <translation>Sie griff auf Speicher zu, der ihr nicht gehört. Mehr sagt das Protokoll nicht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>Another way to the card, or the processor, gets you working; the report helps the maintainers.</source>
      <translation>Ein anderer Weg zur Karte oder der Prozessor bringt Sie weiter; der Bericht hilft den Entwicklern.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>The adapter does not belong to this model</source>
      <translation>Der Adapter gehört nicht zu diesem Modell</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>A LoRA or control vector has other sizes than the model.</source>
      <translation>Ein LoRA oder Steuervektor hat andere Größen als das Modell.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>Start without it.</source>
      <translation>Starte ohne ihn.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>The engine could not get the memory it needs</source>
      <translation>Die Engine bekam den Speicher nicht, den sie braucht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>An allocation failed: the limit of this process, of its container, or of the computer is reached.</source>
      <translation>Eine Speicheranforderung schlug fehl: Die Grenze des Prozesses, seines Containers oder des Computers ist erreicht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>Use a smaller context or a smaller model.</source>
      <translation>Nehmen Sie einen kleineren Kontext oder ein kleineres Modell.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>Linux reset the AMD card</source>
      <translation>Linux hat die AMD-Karte zurückgesetzt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>A computing job took longer than the kernel allows, so it reset the card.</source>
      <translation>Ein Rechenauftrag dauerte länger, als der Kernel erlaubt, deshalb setzte er die Karte zurück.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>Make the steps smaller.</source>
      <translation>Mach die Schritte kleiner.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>Windows restarted the graphics driver</source>
      <translation>Windows hat den Grafiktreiber neu gestartet</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>A computing job on the AMD card took longer than the two seconds that Windows allows, so Windows reset the driver.</source>
      <translation>Eine Rechenaufgabe auf der AMD-Karte dauerte länger als die zwei Sekunden, die Windows erlaubt; daher setzte Windows den Treiber zurück.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>Let the KV cache take another way, or use a smaller prompt block.</source>
      <translation>Lassen Sie den KV-Cache einen anderen Weg nehmen, oder lesen Sie Fragen in kleineren Blöcken.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Windows refused access to a file of the engine</source>
      <translation>Windows verweigerte den Zugriff auf eine Datei der Engine</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Most often the antivirus keeps the file; less often the rights of the folder are wrong. The model is not the cause.</source>
      <translation>Meist hält der Virenschutz die Datei fest; seltener stimmen die Rechte des Ordners nicht. Das Modell ist nicht schuld.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Look into the antivirus' quarantine, allow the engine's folder there, then repair the engine.</source>
      <translation>Sehen Sie in der Quarantäne des Virenschutzes nach, lassen Sie dort den Ordner der Engine zu, und reparieren Sie dann die Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>The system does not know how to start a llamafile</source>
      <translation>Das System weiß nicht, wie man ein llamafile startet</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>The loader for this kind of program is not registered with the system.</source>
      <translation>Der Lader für diese Art Programm ist im System nicht angemeldet.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>Register the loader, again after each restart of the computer.</source>
      <translation>Melde den Lader an, nach jedem Neustart des Computers wieder.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>The engine computed something that cannot be computed</source>
      <translation>Die Engine rechnete etwas, das sich nicht rechnen lässt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>It divided by zero or made a number too large for its place: a fault in the engine, often for one model or one setting.</source>
      <translation>Sie teilte durch null oder bildete eine zu große Zahl: ein Fehler der Engine, oft bei einem Modell oder einer Einstellung.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>Another build helps most often; the report with the model's name helps the maintainers.</source>
      <translation>Ein anderer Build hilft am häufigsten; der Bericht mit dem Namen des Modells hilft den Entwicklern.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>A check inside a program failed</source>
      <translation>Eine Prüfung in einem Programm schlug fehl</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>The program found a condition that must never hold, and ended itself; the line in the log names it.</source>
      <translation>Das Programm traf auf eine Bedingung, die nie gelten darf, und beendete sich; die Zeile im Protokoll nennt sie.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>Another build helps most often; the report with that line helps the maintainers.</source>
      <translation>Ein anderer Build hilft am häufigsten; der Bericht mit dieser Zeile hilft den Entwicklern.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>The card has no flash attention for this model</source>
      <translation>Die Karte hat keine Flash Attention für dieses Modell</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>The size of the model's attention heads is not among those that this backend was built for.</source>
      <translation>Die Größe der Attention-Köpfe des Modells gehört nicht zu denen, für die dieses Backend gebaut ist.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>Turn flash attention off.</source>
      <translation>Schalte Flash Attention aus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>This build has no attention code for these KV types</source>
      <translation>Dieser Build hat keinen Attention-Code für diese KV-Typen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>Flash attention was not built for this pair of number types.</source>
      <translation>Flash Attention wurde für dieses Paar von Zahlentypen nicht gebaut.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>Use 16-bit numbers for the context, or the same type for both.</source>
      <translation>Nimm 16-Bit-Zahlen für den Kontext oder denselben Typ für beide.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>The key for the engine's address is empty or wrong</source>
      <translation>Der Schlüssel für die Adresse der Engine ist leer oder falsch</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>The server refuses to start with an empty key, or a program sent another one.</source>
      <translation>Der Server startet nicht mit leerem Schlüssel, oder ein Programm sandte einen anderen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>Set the key again in the settings.</source>
      <translation>Setzen Sie den Schlüssel in den Einstellungen neu.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>The engine does not know one of its settings</source>
      <translation>Die Engine kennt eine ihrer Einstellungen nicht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>An argument in the config is unknown to this version or has a wrong value.</source>
      <translation>Ein Argument in der Einstellungsdatei ist dieser Version unbekannt oder hat einen falschen Wert.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>Take the last change back.</source>
      <translation>Nehmen Sie die letzte Änderung zurück.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>A file of the engine is damaged</source>
      <translation>Eine Datei der Engine ist beschädigt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>32-bit and 64-bit parts were mixed, or a download was cut.</source>
      <translation>32-Bit- und 64-Bit-Teile wurden gemischt, oder ein Download brach ab.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>Repair the engine: only what is wrong is fetched again.</source>
      <translation>Reparieren Sie die Engine: Nur was falsch ist, wird neu geholt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>The chat template refused the messages</source>
      <translation>Die Chat-Vorlage wies die Nachrichten ab</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>The model's own template cannot render what was sent: roles out of order, or a function that it does not know. The engine goes on.</source>
      <translation>Die Vorlage des Modells kann nicht darstellen, was geschickt wurde: Rollen in falscher Folge oder eine Funktion, die sie nicht kennt. Die Engine läuft weiter.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>Begin a new chat, or use another template.</source>
      <translation>Beginne einen neuen Chat oder nimm eine andere Vorlage.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>It was closed</source>
      <translation>Sie wurde geschlossen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>Somebody pressed Ctrl+C, closed its window or ended the session. That is no crash.</source>
      <translation>Jemand drückte Strg+C, schloss das Fenster oder beendete die Sitzung. Das ist kein Absturz.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>Start it again when you need it.</source>
      <translation>Starten Sie sie wieder, wenn Sie sie brauchen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>The model's file lies in the cloud</source>
      <translation>Die Modelldatei liegt in der Cloud</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>What is here is only a placeholder of the cloud drive, and it could not be fetched.</source>
      <translation>Hier liegt nur ein Platzhalter des Cloud-Laufwerks, und er konnte nicht geholt werden.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>Keep the file on this device, or move the model to a local folder.</source>
      <translation>Behalte die Datei auf diesem Gerät oder verschiebe das Modell in einen lokalen Ordner.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>The engine could not compute a request</source>
      <translation>Die Engine konnte eine Anfrage nicht berechnen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>A step of the computation failed although the engine kept running: most often memory was short in that moment, or this build has a fault with this model.</source>
      <translation>Ein Rechenschritt schlug fehl, obwohl die Engine weiterlief: Meist war der Speicher in diesem Augenblick knapp, oder dieser Build hat mit diesem Modell einen Fehler.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>Make the steps smaller, or use a smaller context.</source>
      <translation>Verkleinern Sie die Schritte, oder nehmen Sie einen kleineren Kontext.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>Nothing answers at the engine's address</source>
      <translation>An der Adresse der Engine antwortet nichts</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>A program asked for the engine, and nothing listened there: it is not running yet, or on another port.</source>
      <translation>Ein Programm rief die Engine, und dort hörte niemand zu: Sie läuft noch nicht, oder auf einem anderen Port.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>Start the engine, and check the port in the other program.</source>
      <translation>Starten Sie die Engine, und prüfen Sie den Port im anderen Programm.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>The container cannot get the graphics card</source>
      <translation>Der Container bekommt die Grafikkarte nicht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>The container runtime finds no NVIDIA toolkit or not the driver's libraries.</source>
      <translation>Die Container-Umgebung findet kein NVIDIA-Toolkit oder nicht die Bibliotheken des Treibers.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>Install the NVIDIA container toolkit and restart the container service.</source>
      <translation>Installiere das NVIDIA Container Toolkit und starte den Container-Dienst neu.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>The conversation is longer than the context</source>
      <translation>Das Gespräch ist länger als der Kontext</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>The prompt and the answer together need more tokens than the engine was started with.</source>
      <translation>Frage und Antwort zusammen brauchen mehr Token, als beim Start der Engine vorgesehen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>Begin a new chat, or start with a larger context.</source>
      <translation>Beginnen Sie ein neues Gespräch, oder starten Sie mit größerem Kontext.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>Moving the context failed</source>
      <translation>Das Verschieben des Kontexts ist gescheitert</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>The conversation was longer than the context, and the engine's way to make room has a fault.</source>
      <translation>Das Gespräch war länger als der Kontext, und der Weg der Engine, Platz zu schaffen, hat einen Fehler.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>Use a larger context, or another build.</source>
      <translation>Nimm einen größeren Kontext oder einen anderen Build.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>The context does not fit into the memory</source>
      <translation>Der Kontext passt nicht in den Speicher</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>The memory for the context (KV cache) could not be got at this size.</source>
      <translation>Der Speicher für den Kontext (KV-Cache) war in dieser Größe nicht zu bekommen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>Use a smaller context, or a smaller number type for it.</source>
      <translation>Nehmen Sie einen kleineren Kontext oder kleinere Zahlen dafür.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>NVIDIA's matrix library could not start</source>
      <translation>NVIDIAs Matrix-Bibliothek konnte nicht starten</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>cuBLAS failed, most often because no graphics memory was left for it.</source>
      <translation>cuBLAS schlug fehl, meist weil kein Grafikspeicher mehr dafür frei war.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>Put fewer layers on the card.</source>
      <translation>Legen Sie weniger Schichten auf die Karte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>A computing step on the NVIDIA card went wrong</source>
      <translation>Ein Rechenschritt auf der NVIDIA-Karte ging schief</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>The card reported an illegal memory access: a fault in the engine, in the driver, or a card that is overclocked too far.</source>
      <translation>Die Karte meldete einen unerlaubten Speicherzugriff: ein Fehler der Engine, des Treibers oder eine zu stark übertaktete Karte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>Turn flash attention off; another build or driver helps next.</source>
      <translation>Schalten Sie Flash Attention aus; als Nächstes hilft ein anderer Build oder Treiber.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>The engine gave the card a wrong order</source>
      <translation>Die Engine gab der Karte einen falschen Befehl</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>A fault of this build with this model or this way of spreading it over cards and processor.</source>
      <translation>Ein Fehler dieses Builds mit diesem Modell oder mit dieser Verteilung auf Karten und Prozessor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>Go back to the build before.</source>
      <translation>Geh zum Build davor zurück.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>A computing step on the NVIDIA card was broken off</source>
      <translation>Ein Rechenschritt auf der NVIDIA-Karte wurde abgebrochen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>The driver ended a step that was running: it took too long and Windows reset the driver, the card is overclocked too far, or the engine has a fault. The log does not say which.</source>
      <translation>Der Treiber brach einen laufenden Schritt ab: Er dauerte zu lange und Windows setzte den Treiber zurück, die Karte ist zu stark übertaktet, oder die Engine hat einen Fehler. Das Protokoll sagt nicht, was davon.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>Make the steps smaller and undo overclocking first; then another driver or build.</source>
      <translation>Verkleinern Sie zuerst die Schritte und nehmen Sie Übertaktung zurück; dann hilft ein anderer Treiber oder Build.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>The CUDA of this engine is newer than the driver</source>
      <translation>Das CUDA dieser Engine ist neuer als der Treiber</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>The driver is for an older CUDA, and this card cannot bridge the difference (error 804).</source>
      <translation>Der Treiber ist für ein älteres CUDA, und diese Karte kann den Unterschied nicht überbrücken (Fehler 804).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>Use the build for CUDA 12, or a newer driver.</source>
      <translation>Nimm den Build für CUDA 12 oder einen neueren Treiber.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>The engine sees no NVIDIA card</source>
      <translation>Die Engine sieht keine NVIDIA-Karte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>CUDA says that there is no card, or that it is busy or hidden: the driver sleeps, another program has the card alone, or a variable hides it.</source>
      <translation>CUDA sagt, dass keine Karte da ist oder dass sie belegt oder verborgen ist: Der Treiber schläft, ein anderes Programm hat die Karte für sich, oder eine Variable verbirgt sie.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>Restart the computer; then update the driver.</source>
      <translation>Starten Sie den Computer neu; aktualisieren Sie dann den Treiber.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>This engine build does not know your graphics card</source>
      <translation>Dieser Engine-Build kennt Ihre Grafikkarte nicht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>The card is newer (or older) than those that this build of the engine was made for.</source>
      <translation>Die Karte ist neuer (oder älter) als die, für die dieser Build der Engine gemacht wurde.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>Use the engine build for newer cards, or Vulkan, which works on all.</source>
      <translation>Nehmen Sie den Build für neuere Karten oder Vulkan, das auf allen läuft.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>The graphics memory is full</source>
      <translation>Der Grafikspeicher ist voll</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>The model and its context need more graphics memory than the card has free now.</source>
      <translation>Modell und Kontext brauchen mehr Grafikspeicher, als auf der Karte gerade frei ist.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>Put fewer layers on the card, or use a smaller context.</source>
      <translation>Legen Sie weniger Schichten auf die Karte, oder nehmen Sie einen kleineren Kontext.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>The NVIDIA driver is too old for this engine</source>
      <translation>Der NVIDIA-Treiber ist zu alt für diese Engine</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>The engine was built with a newer CUDA than the driver knows. The CUDA 13 engine needs driver 580 or newer. Cards of the GTX 10 family cannot go beyond 580; for them there is Vulkan.</source>
      <translation>Die Engine wurde mit einem neueren CUDA gebaut, als der Treiber kennt. Die CUDA-13-Engine braucht Treiber 580 oder neuer. Karten der GTX-10-Familie kommen nicht über 580 hinaus; für sie gibt es Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>Update the NVIDIA driver to 580 or newer, or use the CUDA 12 engine.</source>
      <translation>Aktualisieren Sie den NVIDIA-Treiber auf 580 oder neuer, oder nehmen Sie die CUDA-12-Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>The answers are noise</source>
      <translation>Die Antworten sind Rauschen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>The engine repeats one token or writes nonsense: numbers overflowed on the card, or the model's file is damaged.</source>
      <translation>Die Engine wiederholt ein Token oder schreibt Unsinn: Auf der Karte liefen Zahlen über, oder die Datei des Modells ist beschädigt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>Verify the model, then try another KV type or engine build.</source>
      <translation>Prüfen Sie das Modell; versuchen Sie dann einen anderen KV-Typ oder Engine-Build.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/disk-full.toml" />
      <source>The engine could not write its log, its cache or a file of the model.</source>
      <translation>Die Engine konnte ihr Protokoll, ihren Cache oder eine Datei des Modells nicht schreiben.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/disk-full.toml" />
      <source>Free some space, then start again. Nothing that was finished is lost.</source>
      <translation>Schaffen Sie Platz und starten Sie dann noch einmal. Nichts Fertiges ist verloren.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>Libraries of different versions were mixed</source>
      <translation>Bibliotheken verschiedener Versionen wurden gemischt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>A DLL does not have a function that the engine asks for: another version of it was loaded.</source>
      <translation>Eine DLL hat eine Funktion nicht, die die Engine verlangt: Eine andere Version davon wurde geladen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>Repair the engine, then update the graphics driver.</source>
      <translation>Reparieren Sie die Engine, und aktualisieren Sie dann den Grafiktreiber.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>The model may only be fetched with permission</source>
      <translation>Das Modell darf nur mit Erlaubnis geladen werden</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>Its owner asks for an accepted licence and an access token.</source>
      <translation>Der Eigentümer verlangt eine angenommene Lizenz und ein Zugriffstoken.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>Accept the licence on the model's page and give a token, or choose another model.</source>
      <translation>Nimm die Lizenz auf der Seite des Modells an und gib ein Token an, oder wähle ein anderes Modell.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>The place that the model comes from answers with an error</source>
      <translation>Der Ort, von dem das Modell kommt, antwortet mit einem Fehler</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>The download service has trouble; the engine and this computer are fine.</source>
      <translation>Der Download-Dienst hat Störungen; der Engine und diesem Computer fehlt nichts.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>Try again later, or use a file that is already here.</source>
      <translation>Versuche es später wieder oder nimm eine Datei, die schon hier ist.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>A draft model was started as the main model</source>
      <translation>Ein Entwurfsmodell wurde als Hauptmodell gestartet</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>This file only helps another model to be faster; it needs that model.</source>
      <translation>Diese Datei macht nur ein anderes Modell schneller; sie braucht dieses Modell.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>Choose the main model, and give this one as its draft.</source>
      <translation>Wähle das Hauptmodell und gib dieses als seinen Entwurf an.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>The draft model does not fit the main model</source>
      <translation>Das Entwurfsmodell passt nicht zum Hauptmodell</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>The two have different vocabularies.</source>
      <translation>Die beiden haben verschiedene Vokabulare.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>Use a draft of the same family, or none.</source>
      <translation>Nimm einen Entwurf derselben Familie oder keinen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>A file could not be read while the engine used it</source>
      <translation>Eine Datei war nicht lesbar, während die Engine sie benutzte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>The drive reported an error, or was unplugged.</source>
      <translation>Das Laufwerk meldete einen Fehler oder wurde abgezogen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>Connect the drive again and check it; then repair the model.</source>
      <translation>Schließen Sie das Laufwerk wieder an und prüfen Sie es; reparieren Sie dann das Modell.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>A part of the graphics driver is missing</source>
      <translation>Ein Teil des Grafiktreibers fehlt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>The engine asks for a file that only the graphics driver brings, and the system does not find it: no driver is installed, or not for this kind of program.</source>
      <translation>Die Engine verlangt eine Datei, die nur der Grafiktreiber mitbringt, und das System findet sie nicht: Es ist kein Treiber installiert, oder keiner für diese Art Programm.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>Install the maker's graphics driver; until then the processor works.</source>
      <translation>Installieren Sie den Grafiktreiber des Herstellers; bis dahin arbeitet der Prozessor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-mismatch.toml" />
      <source>The graphics driver was updated and not restarted</source>
      <translation>Der Grafiktreiber wurde aktualisiert und nicht neu gestartet</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-mismatch.toml" />
      <source>The running driver and its library are of different versions.</source>
      <translation>Der laufende Treiber und seine Bibliothek sind verschiedene Versionen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>The engine cannot open a path with these characters</source>
      <translation>Die Engine kann einen Pfad mit diesen Zeichen nicht öffnen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>Letters outside English in a folder's name broke the path on its way to the engine.</source>
      <translation>Buchstaben außerhalb des Englischen in einem Ordnernamen haben den Pfad auf dem Weg zur Engine zerstört.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>Move the data folder to a path of plain letters.</source>
      <translation>Verschieben Sie den Datenordner an einen Pfad aus einfachen Buchstaben.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>The temporary folder has letters that the engine cannot read</source>
      <translation>Der temporäre Ordner hat Buchstaben, die die Engine nicht lesen kann</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>It unpacks itself into a folder whose name has letters outside of ASCII.</source>
      <translation>Sie entpackt sich in einen Ordner, dessen Name Buchstaben außerhalb von ASCII hat.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>Use a temporary folder with a plain name.</source>
      <translation>Nimm einen temporären Ordner mit einfachem Namen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>The engine ended before it was ready</source>
      <translation>Die Engine endete, bevor sie bereit war</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>Strata's server started the engine, and the engine ended before it could take requests; its last own line says why.</source>
      <translation>Stratas Server startete die Engine, und sie endete, bevor sie Anfragen annehmen konnte; ihre letzte eigene Zeile sagt, warum.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>See the last lines below.</source>
      <translation>Sehen Sie die letzten Zeilen unten.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>A file of the engine is gone</source>
      <translation>Eine Datei der Engine ist weg</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>A file that was installed is not there any more. Often that is the antivirus.</source>
      <translation>Eine installierte Datei ist nicht mehr da. Oft ist das der Virenschutz.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>Repair fetches only what is missing. If it vanishes again, allow the folder in the antivirus.</source>
      <translation>Die Reparatur holt nur, was fehlt. Verschwindet es wieder, lassen Sie den Ordner im Virenschutz zu.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>Only a part of the model is there</source>
      <translation>Nur ein Teil des Modells ist da</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>The model comes in several files, and one alone was given.</source>
      <translation>Das Modell kommt in mehreren Dateien, und nur eine wurde angegeben.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>Fetch all parts into one folder, or join the pieces.</source>
      <translation>Hole alle Teile in einen Ordner oder füge die Stücke zusammen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>The fused expert step fails for this model</source>
      <translation>Der verschmolzene Expertenschritt scheitert bei diesem Modell</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>This build's fused expert operation (-fmoe) has no code for the model's number types.</source>
      <translation>Die verschmolzene Expertenoperation dieses Builds (-fmoe) hat keinen Code für die Zahlentypen des Modells.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>Switch it off, or update the engine.</source>
      <translation>Schalte sie aus oder aktualisiere die Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>The engine stopped itself: an internal check failed</source>
      <translation>Die Engine hat sich beendet: Eine innere Prüfung schlug fehl</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>A condition that its authors rely on did not hold; the line before the end names it.</source>
      <translation>Eine Bedingung, auf die sich ihre Entwickler verlassen, galt nicht; die Zeile vor dem Ende nennt sie.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>Another build or fewer special settings help most often.</source>
      <translation>Ein anderer Build oder weniger besondere Einstellungen helfen am häufigsten.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>The model's file is damaged or no model</source>
      <translation>Die Datei des Modells ist beschädigt oder kein Modell</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>It does not begin as a GGUF file must, or its directory makes no sense: a saved web page, a broken download, another format.</source>
      <translation>Sie beginnt nicht so, wie eine GGUF-Datei muss, oder ihr Verzeichnis ergibt keinen Sinn: eine gespeicherte Webseite, ein kaputter Download, ein anderes Format.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>Repair the model, or choose another file.</source>
      <translation>Reparieren Sie das Modell, oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>The model's file is incomplete</source>
      <translation>Die Datei des Modells ist unvollständig</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>The file ends before all of its weights: a download was cut, or the drive lost data.</source>
      <translation>Die Datei endet vor all ihren Gewichten: Ein Download brach ab, oder das Laufwerk hat Daten verloren.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>Repair the model: only the damaged part is fetched again.</source>
      <translation>Reparieren Sie das Modell: Nur der beschädigte Teil wird neu geholt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>This Linux is too old for the engine</source>
      <translation>Dieses Linux ist zu alt für die Engine</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>The engine was built for a newer C library than this system has.</source>
      <translation>Die Engine wurde für eine neuere C-Bibliothek gebaut, als dieses System hat.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>Use the embedded engine build, which runs on older systems.</source>
      <translation>Nehmen Sie den eingebauten Engine-Build, der auf älteren Systemen läuft.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>The memory of the graphics card is faulty</source>
      <translation>Der Speicher der Grafikkarte ist fehlerhaft</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>The card reported an error in its memory that it could not correct.</source>
      <translation>Die Karte meldete einen Fehler in ihrem Speicher, den sie nicht beheben konnte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>Restart the computer; if it comes back, the card must be repaired.</source>
      <translation>Starte den Computer neu; kommt es wieder, muss die Karte repariert werden.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>The engine sees no graphics card and uses the processor</source>
      <translation>Die Engine sieht keine Grafikkarte und nimmt den Prozessor</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>It found no library of a driver, so answers are slow.</source>
      <translation>Sie fand keine Bibliothek eines Treibers, deshalb sind die Antworten langsam.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>Install the driver, and pass the card on to a container.</source>
      <translation>Installiere den Treiber und reiche die Karte an einen Container weiter.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>A request asked for a form of answer that cannot be read</source>
      <translation>Eine Anfrage verlangte eine Antwortform, die nicht lesbar ist</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>The grammar or JSON schema of the request has an error or is too large. The engine and the model are fine.</source>
      <translation>Die Grammatik oder das JSON-Schema der Anfrage hat einen Fehler oder ist zu groß. Engine und Modell fehlt nichts.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>Change the request in the program that sent it.</source>
      <translation>Ändere die Anfrage in dem Programm, das sie geschickt hat.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>The model is divided into too many pieces for this engine</source>
      <translation>Das Modell ist für diese Engine in zu viele Stücke geteilt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>A limit of the engine is reached with this model on these devices.</source>
      <translation>Mit diesem Modell auf diesen Geräten ist eine Grenze der Engine erreicht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>Use a newer build, or one device.</source>
      <translation>Nimm einen neueren Build oder ein einziges Gerät.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>The engine's memory was damaged from inside</source>
      <translation>Der Speicher der Engine wurde von innen beschädigt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>A fault in the engine or the driver overwrote memory.</source>
      <translation>Ein Fehler der Engine oder des Treibers hat Speicher überschrieben.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>Use another build or another driver.</source>
      <translation>Nehmen Sie einen anderen Build oder Treiber.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>The AMD runtime crashed before the engine said a word</source>
      <translation>Die AMD-Laufzeit stürzte ab, bevor die Engine ein Wort sagte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>A variable such as HIP_PATH points to a folder that does not exist, or the folder for temporary files cannot be written to.</source>
      <translation>Eine Variable wie HIP_PATH zeigt auf einen Ordner, den es nicht gibt, oder in den Ordner für temporäre Dateien kann nicht geschrieben werden.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>Start the engine without these variables.</source>
      <translation>Starten Sie die Engine ohne diese Variablen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>The AMD card hung and was reset</source>
      <translation>Die AMD-Karte hing und wurde zurückgesetzt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>A computing step did not end; the system's driver gave it up and reset the card.</source>
      <translation>Ein Rechenschritt endete nicht; der Treiber des Systems gab ihn auf und setzte die Karte zurück.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>Make the steps smaller; a newer driver or kernel often mends it. After a hang a restart of the computer is sometimes needed.</source>
      <translation>Verkleinern Sie die Schritte; ein neuerer Treiber oder Kernel behebt es oft. Nach einem Hänger ist manchmal ein Neustart des Computers nötig.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>This engine build has no program for your AMD card</source>
      <translation>Dieser Engine-Build hat kein Programm für Ihre AMD-Karte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>HIP found no code for {architecture} in the engine.</source>
      <translation>HIP fand in der Engine keinen Code für {architecture}.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>Use a build for this card, or Vulkan.</source>
      <translation>Nehmen Sie einen Build für diese Karte oder Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>The AMD card refused a computing step while it read the prompt</source>
      <translation>Die AMD-Karte verweigerte einen Rechenschritt beim Lesen der Frage</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>The same family of driver faults as the crash in hipModuleLoad; with other gfx12 switches it shows at the first step of the prompt.</source>
      <translation>Dieselbe Familie von Treiberfehlern wie der Absturz in hipModuleLoad; mit anderen gfx12-Schaltern zeigt er sich beim ersten Schritt der Frage.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>Turn hipBLASLt off; if that does not help, use llama.cpp over Vulkan.</source>
      <translation>Schalten Sie hipBLASLt aus; hilft das nicht, nehmen Sie llama.cpp über Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure.toml" />
      <source>A computing step on the AMD card was broken off</source>
      <translation>Ein Rechenschritt auf der AMD-Karte wurde abgebrochen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure.toml" />
      <source>The driver ended a step that was running: it took too long and the system reset the driver, the card is overclocked too far, or the engine has a fault. The log does not say which.</source>
      <translation>Der Treiber brach einen laufenden Schritt ab: Er dauerte zu lange und das System setzte den Treiber zurück, die Karte ist zu stark übertaktet, oder die Engine hat einen Fehler. Das Protokoll sagt nicht, was davon.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>A computing step on the AMD card touched memory that is not its own</source>
      <translation>Ein Rechenschritt auf der AMD-Karte griff auf fremden Speicher zu</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>ROCm ended the engine because a step on the card read or wrote at a wrong address: a fault in the engine or in ROCm, or a card that this ROCm does not know well.</source>
      <translation>ROCm beendete die Engine, weil ein Schritt auf der Karte an einer falschen Adresse las oder schrieb: ein Fehler der Engine oder von ROCm, oder eine Karte, die dieses ROCm nicht gut kennt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>Turn flash attention off or use Vulkan; another build or driver helps next.</source>
      <translation>Schalten Sie Flash Attention aus oder nehmen Sie Vulkan; als Nächstes hilft ein anderer Build oder Treiber.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>The AMD driver crashed while it loaded a computing program</source>
      <translation>Der AMD-Treiber stürzte beim Laden eines Rechenprogramms ab</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>On {card}, the AMD driver (HIP) fails when hipBLASLt hands it a program for matrix multiplication: rocBLAS -&gt; hipBLASLt -&gt; TensileLite -&gt; HIP driver. Your files and settings are fine. The engine starts again at the next request and crashes in the same way.</source>
      <translation>Auf {card} versagt der AMD-Treiber (HIP), wenn hipBLASLt ihm ein Programm für die Matrixmultiplikation übergibt: rocBLAS -&gt; hipBLASLt -&gt; TensileLite -&gt; HIP-Treiber. Ihre Dateien und Einstellungen sind in Ordnung. Die Engine startet bei der nächsten Anfrage neu und stürzt auf dieselbe Art ab.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>Turn hipBLASLt off, so that rocBLAS takes another way. If that does not help, the same card works with llama.cpp over Vulkan.</source>
      <translation>Schalten Sie hipBLASLt aus, damit rocBLAS einen anderen Weg nimmt. Hilft das nicht, läuft dieselbe Karte mit llama.cpp über Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>This ROCm build has no code for your card</source>
      <translation>Dieser ROCm-Build hat keinen Code für deine Karte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>The build was made for other AMD cards ({architecture} is not among them).</source>
      <translation>Der Build ist für andere AMD-Karten gemacht ({architecture} ist nicht dabei).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>Use a build for this card or Vulkan; on Linux a near relative can be named instead.</source>
      <translation>Nimm einen Build für diese Karte oder Vulkan; unter Linux kann stattdessen eine verwandte Karte genannt werden.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>The HIP runtime does not see the AMD card</source>
      <translation>Die HIP-Laufzeit sieht die AMD-Karte nicht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>This driver and the engine's HIP runtime do not fit, or a variable hides the card; the model runs on the processor.</source>
      <translation>Dieser Treiber und die HIP-Laufzeit der Engine passen nicht zusammen, oder eine Variable verbirgt die Karte; das Modell läuft auf dem Prozessor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>Update the driver, or use Vulkan.</source>
      <translation>Aktualisiere den Treiber oder nimm Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-out-of-memory.toml" />
      <source>The model and its context need more memory than the AMD card has free now.</source>
      <translation>Modell und Kontext brauchen mehr Speicher, als auf der AMD-Karte gerade frei ist.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>The AMD driver ran out of stack while it unloaded a computing program</source>
      <translation>Dem AMD-Treiber ging beim Entladen eines Rechenprogramms der Stapelspeicher aus</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>The same family of driver faults as the crash in hipModuleLoad, in its earlier form: the stack of the engine overflows inside the AMD driver.</source>
      <translation>Dieselbe Familie von Treiberfehlern wie der Absturz in hipModuleLoad, in früherer Form: Der Stapel der Engine läuft im AMD-Treiber über.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>Turn hipBLASLt off. Larger stacks only turn this crash into another one.</source>
      <translation>Schalten Sie hipBLASLt aus. Ein größerer Stapel macht aus diesem Absturz nur einen anderen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>Windows took another AMD runtime than the engine's own</source>
      <translation>Windows nahm eine andere AMD-Laufzeit als die der Engine</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>The driver's amdhip64_7.dll was loaded instead of the one that came with the engine; the two do not fit each other.</source>
      <translation>Statt der mit der Engine gelieferten Datei wurde die amdhip64_7.dll des Treibers geladen; beide passen nicht zusammen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>Repair the engine: its own runtime must lie beside its program.</source>
      <translation>Reparieren Sie die Engine: Ihre eigene Laufzeit muss neben ihrem Programm liegen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>The ROCm runtime frees memory that is still in use</source>
      <translation>Die ROCm-Laufzeit gibt Speicher frei, der noch benutzt wird</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>Without memory mapping this runtime mixes up memory that it has pinned. The memory is large enough.</source>
      <translation>Ohne Einblenden der Datei bringt diese Laufzeit festgehaltenen Speicher durcheinander. Der Speicher ist groß genug.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>Let the file be mapped (mmap); a newer ROCm mends it.</source>
      <translation>Lass die Datei einblenden (mmap); ein neueres ROCm behebt es.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>This build cannot download</source>
      <translation>Dieser Build kann nichts herunterladen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>It was built without HTTPS, so it cannot fetch a model by name.</source>
      <translation>Er wurde ohne HTTPS gebaut und kann kein Modell beim Namen holen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>Let this program fetch the model, or use another build.</source>
      <translation>Lass dieses Programm das Modell holen oder nimm einen anderen Build.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>The processor is too old for this engine build</source>
      <translation>Der Prozessor ist zu alt für diesen Engine-Build</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>The build uses instructions (AVX2 or AVX-512) that this processor does not have.</source>
      <translation>Der Build benutzt Befehle (AVX2 oder AVX-512), die dieser Prozessor nicht hat.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>Use the engine build for older processors.</source>
      <translation>Nehmen Sie den Build für ältere Prozessoren.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>Intel's compute driver stopped the engine</source>
      <translation>Intels Rechentreiber hat die Engine beendet</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>The driver ended the program itself while it used the card.</source>
      <translation>Der Treiber beendete das Programm selbst, während es die Karte benutzte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>Update the driver; in a container, pass the card on.</source>
      <translation>Aktualisiere den Treiber; in einem Container reiche die Karte weiter.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>The address to listen on does not belong to this computer</source>
      <translation>Die Adresse, auf der gelauscht werden soll, gehört nicht zu diesem Computer</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>The host in the settings is not an address of this computer, or IPv6 is off.</source>
      <translation>Der Host in den Einstellungen ist keine Adresse dieses Computers, oder IPv6 ist aus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>Use 127.0.0.1.</source>
      <translation>Nehmen Sie 127.0.0.1.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>Requests at the same time fill the context</source>
      <translation>Gleichzeitige Anfragen füllen den Kontext</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>All slots share one KV cache, and it has no room left. The engine goes on; the request failed.</source>
      <translation>Alle Plätze teilen sich einen KV-Cache, und er hat keinen Raum mehr. Die Engine läuft weiter; die Anfrage scheiterte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>Use a larger context, or fewer slots.</source>
      <translation>Nimm einen größeren Kontext oder weniger Plätze.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>A quantized V cache needs flash attention</source>
      <translation>Ein quantisierter V-Cache braucht Flash Attention</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>The context's V part has fewer bits, and that only works with flash attention, which is off or not possible for this pair of types.</source>
      <translation>Der V-Teil des Kontexts hat weniger Bits, und das geht nur mit Flash Attention, die aus ist oder mit diesem Typenpaar nicht möglich.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>Use 16-bit numbers for the context, or turn flash attention on with the same type for K and V.</source>
      <translation>Nimm 16-Bit-Zahlen für den Kontext oder schalte Flash Attention mit demselben Typ für K und V ein.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>Libraries of two builds are mixed</source>
      <translation>Bibliotheken zweier Builds sind vermischt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>The program found a library of another build, which lacks a function that it needs. The model and the card are fine.</source>
      <translation>Das Programm fand eine Bibliothek eines anderen Builds, der eine Funktion fehlt, die es braucht. Modell und Karte fehlt nichts.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>Put the engine into a folder of its own and remove old copies of its libraries.</source>
      <translation>Leg die Engine in einen eigenen Ordner und entferne alte Kopien ihrer Bibliotheken.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>The system ended the engine because memory ran out</source>
      <translation>Das System beendete die Engine, weil der Speicher ausging</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>The model, its context and the other programs together need more RAM than there is, so Linux killed the engine.</source>
      <translation>Das Modell, sein Kontext und die anderen Programme brauchen zusammen mehr RAM, als da ist; daher hat Linux die Engine beendet.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>Use a smaller context or a smaller model, or close other programs.</source>
      <translation>Nehmen Sie einen kleineren Kontext oder ein kleineres Modell, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>The model was not read within the time allowed</source>
      <translation>Das Modell wurde nicht in der erlaubten Zeit gelesen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>The drive is slow for a file of this size, so the program that waits for the engine gave up. The engine did not crash.</source>
      <translation>Das Laufwerk ist langsam für eine so große Datei, deshalb gab das wartende Programm auf. Die Engine ist nicht abgestürzt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>Allow more time, or put the model on a local, faster drive.</source>
      <translation>Erlaube mehr Zeit oder leg das Modell auf ein lokales, schnelleres Laufwerk.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>This macOS is older than the engine needs</source>
      <translation>Dieses macOS ist älter, als die Engine es braucht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>The build uses a part of Metal that this macOS does not have.</source>
      <translation>Der Build benutzt einen Teil von Metal, den dieses macOS nicht hat.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>Update macOS, or use a build for older systems.</source>
      <translation>Aktualisiere macOS oder nimm einen Build für ältere Systeme.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-out-of-memory.toml" />
      <source>The Mac's memory for graphics is full</source>
      <translation>Der Grafikspeicher des Mac ist voll</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-out-of-memory.toml" />
      <source>Metal could not get the memory that the model needs; it may have about three quarters of the RAM.</source>
      <translation>Metal bekam den Speicher nicht, den das Modell braucht; es darf etwa drei Viertel des RAM haben.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>The engine's Metal code does not compile on this macOS</source>
      <translation>Der Metal-Code der Engine lässt sich auf diesem macOS nicht übersetzen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>The compiler of this macOS refuses the code that the build carries.</source>
      <translation>Der Compiler dieses macOS weist den Code ab, den der Build mitbringt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>Use another build of the engine.</source>
      <translation>Nimm einen anderen Build der Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>Another program made the graphics unit start anew</source>
      <translation>Ein anderes Programm ließ die Grafikeinheit neu beginnen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>A fault elsewhere reset the graphics unit, and this step was thrown away with it.</source>
      <translation>Ein Fehler an anderer Stelle setzte die Grafikeinheit zurück, und dieser Schritt wurde mit verworfen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>Start again, with fewer programs on the graphics unit.</source>
      <translation>Starte neu, mit weniger Programmen auf der Grafikeinheit.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>The graphics unit was held too long, so the step was ended</source>
      <translation>Die Grafikeinheit wurde zu lange belegt, deshalb wurde der Schritt beendet</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>One step of a long prompt kept the graphics unit from drawing. This is a time limit of macOS, not a lack of memory.</source>
      <translation>Ein Schritt eines langen Prompts hielt die Grafikeinheit vom Zeichnen ab. Das ist eine Zeitgrenze von macOS, kein Mangel an Speicher.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>Use a newer engine, which makes the steps shorter, or smaller batches.</source>
      <translation>Nimm eine neuere Engine, die kürzere Schritte macht, oder kleinere Batches.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>A library that the engine needs is missing</source>
      <translation>Eine Bibliothek, die die Engine braucht, fehlt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>Windows did not find a DLL: the CUDA, HIP or Visual C++ runtime, or a file of the engine itself.</source>
      <translation>Windows fand eine DLL nicht: die Laufzeit von CUDA, HIP oder Visual C++ oder eine Datei der Engine selbst.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>Repair the engine: it brings its own libraries.</source>
      <translation>Reparieren Sie die Engine: Sie bringt ihre Bibliotheken mit.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-shared-library.toml" />
      <source>The loader did not find a shared library of the engine or of the graphics driver.</source>
      <translation>Der Lader fand eine Bibliothek der Engine oder des Grafiktreibers nicht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-shared-library.toml" />
      <source>Repair the engine; if the library belongs to the driver, install the driver.</source>
      <translation>Reparieren Sie die Engine; gehört die Bibliothek zum Treiber, installieren Sie den Treiber.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>The system does not let the engine lock its memory</source>
      <translation>Das System lässt die Engine ihren Speicher nicht sperren</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>The limit for locked memory is lower than the model's size. The engine works, only slower.</source>
      <translation>Die Grenze für gesperrten Speicher liegt unter der Größe des Modells. Die Engine arbeitet, nur langsamer.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>Raise the limit, or do without locking.</source>
      <translation>Heben Sie die Grenze an, oder verzichten Sie auf das Sperren.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>The model's file could not be mapped into memory</source>
      <translation>Die Datei des Modells ließ sich nicht in den Speicher einblenden</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>The system refused: the address space is limited, or the drive does not allow it.</source>
      <translation>Das System lehnte ab: Der Adressraum ist begrenzt, oder das Laufwerk erlaubt es nicht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>Load the file instead of mapping it.</source>
      <translation>Laden Sie die Datei, statt sie einzublenden.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-file-missing.toml" />
      <source>Its drive is not connected, or the file was moved or deleted.</source>
      <translation>Das Laufwerk ist nicht angeschlossen, oder die Datei wurde verschoben oder gelöscht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-file-missing.toml" />
      <source>Connect the drive, or repair the model.</source>
      <translation>Schließen Sie das Laufwerk an, oder reparieren Sie das Modell.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>The model could not be loaded</source>
      <translation>Das Modell konnte nicht geladen werden</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>The engine says so and no more; most often the file is damaged or the memory too small.</source>
      <translation>Mehr sagt die Engine nicht; meist ist die Datei beschädigt oder der Speicher zu klein.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>Verify the model's file first, then try a smaller context.</source>
      <translation>Prüfen Sie zuerst die Datei des Modells, und versuchen Sie dann einen kleineren Kontext.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>The engine runs but answers nothing</source>
      <translation>Die Engine läuft, antwortet aber nicht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>Its process is alive, but a request or the question whether it is well got no answer in time. A computing step hangs, or the computer is far too busy.</source>
      <translation>Ihr Prozess lebt, aber eine Anfrage oder die Frage nach ihrem Zustand blieb zu lange ohne Antwort. Ein Rechenschritt hängt, oder der Computer ist viel zu beschäftigt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>Start it again; if it happens again, make its steps smaller.</source>
      <translation>Starten Sie sie neu; geschieht es wieder, machen Sie ihre Schritte kleiner.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>The engine finds none of its processor libraries</source>
      <translation>Die Engine findet keine ihrer Prozessor-Bibliotheken</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>Its plug-in for the processor is missing, or a library that the plug-in needs is. The model and the memory are fine.</source>
      <translation>Ihr Zusatzmodul für den Prozessor fehlt, oder eine Bibliothek, die es braucht. Modell und Speicher fehlt nichts.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>Repair the engine; on Windows its runtime may be missing too.</source>
      <translation>Repariere die Engine; unter Windows kann auch ihre Laufzeit fehlen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>Linux has no computing interface for the AMD card</source>
      <translation>Linux hat keine Rechenschnittstelle für die AMD-Karte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>The file /dev/kfd or its list of cards is missing or closed for this user: the amdgpu driver is not loaded, or the user is not in the group render.</source>
      <translation>Die Datei /dev/kfd oder ihre Kartenliste fehlt oder ist für diesen Benutzer gesperrt: Der Treiber amdgpu ist nicht geladen, oder der Benutzer ist nicht in der Gruppe render.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>Add the user to the groups render and video, then log in again.</source>
      <translation>Nehmen Sie den Benutzer in die Gruppen render und video auf, und melden Sie sich neu an.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>The engine's program may not be executed</source>
      <translation>Das Programm der Engine darf nicht ausgeführt werden</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>Its rights are wrong, or its drive forbids programs (noexec).</source>
      <translation>Die Rechte stimmen nicht, oder das Laufwerk verbietet Programme (noexec).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>Repair the engine, or move the data folder to another drive.</source>
      <translation>Reparieren Sie die Engine, oder verschieben Sie den Datenordner auf ein anderes Laufwerk.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>The model's file only points to the model</source>
      <translation>Die Modelldatei verweist nur auf das Modell</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>It is a short text of Git LFS; the real file was never fetched.</source>
      <translation>Sie ist ein kurzer Text von Git LFS; die echte Datei wurde nie geholt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>Fetch the model again.</source>
      <translation>Hole das Modell noch einmal.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>The NVIDIA driver was reset</source>
      <translation>Der NVIDIA-Treiber wurde zurückgesetzt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>The display driver nvlddmkm stopped answering and Windows or Linux reset it. Driver versions of the 610.88 family are known for it.</source>
      <translation>Der Anzeigetreiber nvlddmkm antwortete nicht mehr, und Windows oder Linux setzte ihn zurück. Treiber der Familie 610.88 sind dafür bekannt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>Use another driver version, and lower the power limit meanwhile.</source>
      <translation>Nehmen Sie eine andere Treiberversion, und senken Sie bis dahin die Leistungsgrenze.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>The model is of a kind that is not read any more</source>
      <translation>Das Modell ist von einer Art, die nicht mehr gelesen wird</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>The file is from before GGUF.</source>
      <translation>Die Datei ist aus der Zeit vor GGUF.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>Choose a GGUF version of the model.</source>
      <translation>Wähle eine GGUF-Fassung des Modells.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>The OpenCL backend cannot do a step of this model</source>
      <translation>Das OpenCL-Backend kann einen Schritt dieses Modells nicht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>It does not know the shapes of this model's tensors.</source>
      <translation>Es kennt die Formen der Tensoren dieses Modells nicht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>Run on the processor, or use a newer build.</source>
      <translation>Rechne auf dem Prozessor oder nimm einen neueren Build.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>An option got a new meaning</source>
      <translation>Eine Option hat eine neue Bedeutung</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>In this build flash attention is given as on, off or auto; the next option was read as its value.</source>
      <translation>In diesem Build wird Flash Attention als on, off oder auto angegeben; die nächste Option wurde als ihr Wert gelesen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>Give the value.</source>
      <translation>Gib den Wert an.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>The engine's plug-in libraries cannot be loaded</source>
      <translation>Die Zusatzbibliotheken der Engine lassen sich nicht laden</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>None of them fits: files are missing, or what they need is. Answers come from plain processor code.</source>
      <translation>Keine passt: Dateien fehlen, oder was sie brauchen, fehlt. Antworten kommen aus einfachem Prozessorcode.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>Repair the engine; on Windows install its runtime.</source>
      <translation>Repariere die Engine; unter Windows installiere ihre Laufzeit.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>Windows reserves this port</source>
      <translation>Windows reserviert diesen Port</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>No program holds it: Windows (Hyper-V, WSL) reserved a range of ports, or a firewall forbids it.</source>
      <translation>Kein Programm hält ihn: Windows (Hyper-V, WSL) hat einen Portbereich reserviert, oder eine Firewall verbietet ihn.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>Use a port outside the reserved ranges.</source>
      <translation>Nehmen Sie einen Port außerhalb der reservierten Bereiche.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Another program uses the port</source>
      <translation>Ein anderes Programm benutzt den Port</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Only one program can listen on {port}. Often it is a second copy of the engine, or another AI program.</source>
      <translation>Nur ein Programm kann auf {port} lauschen. Oft ist es eine zweite Engine oder ein anderes KI-Programm.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Use the next free port, or end the other program.</source>
      <translation>Nehmen Sie den nächsten freien Port, oder beenden Sie das andere Programm.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>The image part is newer than the engine</source>
      <translation>Der Bildteil ist neuer als die Engine</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>The file for images is of a kind that this engine build does not know. The model itself may be fine.</source>
      <translation>Die Datei für Bilder ist von einer Art, die dieser Build nicht kennt. Dem Modell selbst fehlt wohl nichts.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>Update the engine.</source>
      <translation>Aktualisiere die Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>The image part belongs to another model</source>
      <translation>Der Bildteil gehört zu einem anderen Modell</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>The file for images and the text model have different sizes.</source>
      <translation>Die Datei für Bilder und das Textmodell haben verschiedene Größen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>Fetch the image part that belongs to this model.</source>
      <translation>Hole den Bildteil, der zu diesem Modell gehört.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>The engine's Python environment is broken</source>
      <translation>Die Python-Umgebung der Engine ist kaputt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>Python or one of its packages for Strata's server is missing or of a wrong version.</source>
      <translation>Python oder eines seiner Pakete für Stratas Server fehlt oder hat eine falsche Version.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>Repair the engine: it makes the environment anew.</source>
      <translation>Reparieren Sie die Engine: Die Umgebung wird neu angelegt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>The file cannot be read straight into the card's memory</source>
      <translation>Die Datei kann nicht direkt in den Speicher der Karte gelesen werden</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>The driver's buffer is no place that the system reads a file into.</source>
      <translation>In den Puffer des Treibers liest das System keine Datei ein.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>Let the file be mapped (mmap).</source>
      <translation>Lass die Datei einblenden (mmap).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>The ROCm engine was started on a card that it does not know</source>
      <translation>Die ROCm-Engine wurde auf einer Karte gestartet, die sie nicht kennt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>ROCm has no matrix programs for {architecture}. Often that is the small graphics unit inside the processor, not the graphics card.</source>
      <translation>ROCm hat keine Matrixprogramme für {architecture}. Oft ist das die kleine Grafikeinheit im Prozessor, nicht die Grafikkarte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>Hide that device from ROCm so that the real card is used, or use Vulkan.</source>
      <translation>Verbergen Sie dieses Gerät vor ROCm, damit die richtige Karte benutzt wird, oder nehmen Sie Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>The other computer stopped computing</source>
      <translation>Der andere Computer hat aufgehört zu rechnen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>The engine's worker on the other machine ended in the middle of a request; its own log says why.</source>
      <translation>Der Helfer der Engine auf der anderen Maschine endete mitten in einer Anfrage; sein eigenes Protokoll sagt, warum.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>Look at the other machine, use the same build on both, and start it again.</source>
      <translation>Sieh auf der anderen Maschine nach, nimm auf beiden denselben Build und starte ihn neu.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>A sandbox or container forbids what the engine needs</source>
      <translation>Eine Sandbox oder ein Container verbietet, was die Engine braucht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>A system call or a device is blocked.</source>
      <translation>Ein Systemaufruf oder ein Gerät ist gesperrt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>Pass the devices on to the container, or run outside it.</source>
      <translation>Reichen Sie die Geräte an den Container durch, oder starten Sie außerhalb.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>Windows blocked the engine because it is not signed</source>
      <translation>Windows blockierte die Engine, weil sie nicht signiert ist</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>Smart App Control lets only signed or well-known programs run.</source>
      <translation>Smart App Control lässt nur signierte oder bekannte Programme laufen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>It can only be turned off for the whole computer; llama.cpp in this program's own process may be let through.</source>
      <translation>Es lässt sich nur für den ganzen Computer ausschalten; llama.cpp im Prozess dieses Programms wird vielleicht durchgelassen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>This model cannot be split between the cards in this way</source>
      <translation>Dieses Modell lässt sich so nicht auf die Karten aufteilen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>The engine cannot cut the tensors of this model by rows or by parts.</source>
      <translation>Die Engine kann die Tensoren dieses Modells nicht nach Zeilen oder Teilen schneiden.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>Split by layers instead.</source>
      <translation>Teile stattdessen nach Schichten.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>The engine ran out of stack</source>
      <translation>Der Engine ging der Stapelspeicher aus</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>Calls went too deep, in the engine or in the driver, until the room set apart for them was used up. Nothing in the log says more.</source>
      <translation>Aufrufe gingen in der Engine oder im Treiber zu tief, bis der dafür vorgesehene Platz verbraucht war. Mehr sagt das Protokoll nicht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>Another way to the card, or another build, gets you working; the report helps the maintainers.</source>
      <translation>Ein anderer Weg zur Karte oder ein anderer Build bringt Sie weiter; der Bericht hilft den Entwicklern.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>The engine's package is damaged</source>
      <translation>Das Paket der Engine ist beschädigt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>Its SHA-256 is not the one that the project published.</source>
      <translation>Die SHA-256 ist nicht die, die das Projekt veröffentlicht hat.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>Fetch it again; never skip the check.</source>
      <translation>Holen Sie es neu; überspringen Sie die Prüfung nie.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>This Strata engine was built for other cards</source>
      <translation>Diese Strata-Engine wurde für andere Karten gebaut</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>At its start the engine names the card, its architecture and the list it was built for; your card is not in it.</source>
      <translation>Beim Start nennt die Engine die Karte, ihre Architektur und die Liste, für die sie gebaut wurde; Ihre Karte ist nicht darin.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>Install the engine package for your card, or use llama.cpp.</source>
      <translation>Installieren Sie das Engine-Paket für Ihre Karte, oder nehmen Sie llama.cpp.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-memory-query.toml" />
      <source>The engine cannot ask how much memory the card has</source>
      <translation>Die Engine kann nicht fragen, wie viel Speicher die Karte hat</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-memory-query.toml" />
      <source>This build ends when the Intel card does not answer how much memory is free; builds before it go on.</source>
      <translation>Dieser Build endet, wenn die Intel-Karte nicht sagt, wie viel Speicher frei ist; Builds davor laufen weiter.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>The Intel card lacks double precision</source>
      <translation>Der Intel-Karte fehlt doppelte Genauigkeit</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>The engine asked for a number type that this card does not compute.</source>
      <translation>Die Engine verlangte einen Zahlentyp, den diese Karte nicht rechnet.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>Use Vulkan, or a build without it.</source>
      <translation>Nimm Vulkan oder einen Build ohne das.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>The Intel card says that its memory is full</source>
      <translation>Die Intel-Karte sagt, ihr Speicher sei voll</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>The driver refused memory; some builds say so also where enough is free.</source>
      <translation>Der Treiber verweigerte Speicher; manche Builds sagen das auch, wo genug frei ist.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>Put fewer layers on the card, or go back to the build before.</source>
      <translation>Leg weniger Schichten auf die Karte oder geh zum Build davor zurück.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>The folder for temporary files is full</source>
      <translation>Der Ordner für temporäre Dateien ist voll</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>The engine unpacks its libraries there and found no room.</source>
      <translation>Die Engine entpackt dort ihre Bibliotheken und fand keinen Platz.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>Free some room, or name a larger temporary folder.</source>
      <translation>Schaffe Platz oder nenne einen größeren temporären Ordner.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>A secure connection could not be made</source>
      <translation>Eine sichere Verbindung kam nicht zustande</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>The certificate of the other side was refused: the clock is wrong, something between opens the connection, or the address leads elsewhere.</source>
      <translation>Das Zertifikat der Gegenseite wurde abgewiesen: die Uhr geht falsch, etwas dazwischen öffnet die Verbindung, oder die Adresse führt anderswohin.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>Check the date and time, then the proxy and the hosts file.</source>
      <translation>Prüfe Datum und Uhrzeit, dann den Proxy und die hosts-Datei.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>A program sent tokens of another model</source>
      <translation>Ein Programm schickte Token eines anderen Modells</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>A token's number lies outside of this model's vocabulary; what the log says of the context only follows from it.</source>
      <translation>Die Nummer eines Tokens liegt außerhalb des Vokabulars dieses Modells; was das Protokoll vom Kontext sagt, folgt nur daraus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>Let the program send text instead of tokens.</source>
      <translation>Lass das Programm Text statt Token schicken.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>A part of the model is missing</source>
      <translation>Ein Teil des Modells fehlt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>Strata's tokenizer was not prepared for this model.</source>
      <translation>Stratas Tokenizer wurde für dieses Modell nicht vorbereitet.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>Run set-up for this model again.</source>
      <translation>Führen Sie die Einrichtung für dieses Modell noch einmal aus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>The engine may not open more files</source>
      <translation>Die Engine darf keine weiteren Dateien öffnen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>The limit for open files of this user is reached.</source>
      <translation>Die Grenze für offene Dateien dieses Benutzers ist erreicht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>Raise the limit, or close other programs.</source>
      <translation>Heben Sie die Grenze an, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tool-call-fault.toml" />
      <source>The engine stumbled over a tool call</source>
      <translation>Die Engine stolperte über einen Werkzeugaufruf</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tool-call-fault.toml" />
      <source>The model wrote a tool call that this build cannot read, and it ended instead of refusing it.</source>
      <translation>Das Modell schrieb einen Werkzeugaufruf, den dieser Build nicht lesen kann, und er endete, statt ihn abzuweisen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>Tools need the full template reader</source>
      <translation>Werkzeuge brauchen den vollen Vorlagenleser</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>A program sent tools, and the engine was started without its full reader of chat templates.</source>
      <translation>Ein Programm schickte Werkzeuge, und die Engine wurde ohne ihren vollen Leser für Chat-Vorlagen gestartet.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>Start with --jinja.</source>
      <translation>Starte mit --jinja.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>The batch is too small for this request</source>
      <translation>Der Batch ist zu klein für diese Anfrage</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>Pictures and embeddings must be read in one step, and the step is smaller than they are.</source>
      <translation>Bilder und Einbettungen müssen in einem Schritt gelesen werden, und der Schritt ist kleiner als sie.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>Use larger batches; smaller ones make it worse.</source>
      <translation>Nimm größere Batches; kleinere machen es schlimmer.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>This engine build does not know the model's architecture</source>
      <translation>Dieser Engine-Build kennt die Architektur des Modells nicht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>The model is newer than the engine.</source>
      <translation>Das Modell ist neuer als die Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>Update the engine; until then another model works.</source>
      <translation>Aktualisieren Sie die Engine; bis dahin läuft ein anderes Modell.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>The engine waited too long for a layer</source>
      <translation>Die Engine wartete zu lange auf eine Schicht</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>With experts mapped from the drive, the system took the memory back while the engine checked a layer.</source>
      <translation>Während Experten vom Laufwerk eingeblendet waren, nahm das System den Speicher zurück, als die Engine eine Schicht prüfte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>Load the experts into memory instead of mapping them.</source>
      <translation>Laden Sie die Experten in den Speicher, statt sie einzublenden.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>This model was started without its image part</source>
      <translation>Dieses Modell wurde ohne seinen Bildteil gestartet</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>A picture was sent, but the image encoder is not installed or not started.</source>
      <translation>Ein Bild wurde gesendet, aber der Bildencoder ist nicht installiert oder nicht gestartet.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>Set the model up with images.</source>
      <translation>Richten Sie das Modell mit Bildern ein.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>This engine build cannot read the model's vocabulary</source>
      <translation>Dieser Build der Engine kann das Vokabular des Modells nicht lesen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>The build refuses a field of the vocabulary that other builds read. The file is most likely whole.</source>
      <translation>Der Build weist ein Feld des Vokabulars ab, das andere Builds lesen. Die Datei ist sehr wahrscheinlich heil.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>Go back to the build before; a later one may read it too.</source>
      <translation>Geh zum Build davor zurück; ein späterer liest es vielleicht auch.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>The graphics memory is nearly full, so Windows moves it about</source>
      <translation>Der Grafikspeicher ist fast voll, daher lagert Windows ihn um</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>The engine runs, but answers become several times slower because the driver pages graphics memory out.</source>
      <translation>Die Engine läuft, aber Antworten werden um ein Vielfaches langsamer, weil der Treiber Grafikspeicher auslagert.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>Leave more graphics memory free.</source>
      <translation>Lassen Sie mehr Grafikspeicher frei.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>One buffer is larger than the driver allows at once</source>
      <translation>Ein Puffer ist größer, als der Treiber auf einmal erlaubt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>The card is not full: the driver limits the size of a single allocation.</source>
      <translation>Die Karte ist nicht voll: der Treiber begrenzt die Größe einer einzelnen Anforderung.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>Make the buffer smaller: smaller batches or a smaller context. Newer builds split it.</source>
      <translation>Mach den Puffer kleiner: kleinere Batches oder ein kleinerer Kontext. Neuere Builds teilen ihn.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>The driver does not give the card away</source>
      <translation>Der Treiber gibt die Karte nicht her</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>The card counts as lost already when the engine asks for it: its driver is in a bad state.</source>
      <translation>Die Karte gilt schon als verloren, wenn die Engine sie verlangt: ihr Treiber ist in schlechtem Zustand.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>Restart the computer, then update the driver.</source>
      <translation>Starte den Computer neu, dann aktualisiere den Treiber.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>The graphics card was lost in the middle of the work</source>
      <translation>Die Grafikkarte ging mitten in der Arbeit verloren</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>The Vulkan driver reset the card or gave it up: a job took too long, or the driver has a fault.</source>
      <translation>Der Vulkan-Treiber setzte die Karte zurück oder gab sie auf: Eine Aufgabe dauerte zu lange, oder der Treiber hat einen Fehler.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>A smaller batch keeps jobs short; a newer driver often mends it.</source>
      <translation>Kleinere Stapel halten Aufgaben kurz; ein neuerer Treiber behebt es oft.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>Vulkan found no graphics card</source>
      <translation>Vulkan fand keine Grafikkarte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>The engine build for Vulkan runs, but no driver offers it a card that it can use.</source>
      <translation>Der Engine-Build für Vulkan läuft, aber kein Treiber bietet ihm eine Karte an, die er nutzen kann.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>Install the graphics driver, or run on the processor meanwhile.</source>
      <translation>Installieren Sie den Grafiktreiber, oder rechnen Sie bis dahin auf dem Prozessor.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-out-of-memory.toml" />
      <source>Vulkan could not get the memory that the model needs.</source>
      <translation>Vulkan bekam den Speicher nicht, den das Modell braucht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-pipeline.toml" />
      <source>The driver cannot build the attention code</source>
      <translation>Der Treiber kann den Attention-Code nicht bauen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-pipeline.toml" />
      <source>Flash attention does not compile with this Vulkan driver.</source>
      <translation>Flash Attention lässt sich mit diesem Vulkan-Treiber nicht übersetzen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>Vulkan only found a card made of software</source>
      <translation>Vulkan fand nur eine Karte aus Software</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>No driver of a real card was found, so Mesa's processor device was taken, and it cannot compile the engine's code.</source>
      <translation>Kein Treiber einer echten Karte wurde gefunden, deshalb wurde Mesas Prozessorgerät genommen, und es kann den Code der Engine nicht übersetzen.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>Install the card's driver, or use the processor build.</source>
      <translation>Installiere den Treiber der Karte oder nimm den Prozessor-Build.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>The graphics card hung, and the engine stopped itself</source>
      <translation>Die Grafikkarte hing, und die Engine beendete sich</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>The engine's own watchdog saw no progress for a minute during a request.</source>
      <translation>Die Engine sah während einer Anfrage eine Minute lang keinen Fortschritt.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>A smaller prompt block or another way for large transfers helps most often.</source>
      <translation>Kleinere Frageblöcke oder ein anderer Weg für große Übertragungen helfen am häufigsten.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>Windows had no memory left to promise</source>
      <translation>Windows hatte keinen Speicher mehr zuzusagen</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>RAM and page file together are too small. Windows counts graphics memory against this limit too, so it runs out although RAM looks free.</source>
      <translation>RAM und Auslagerungsdatei zusammen sind zu klein. Windows rechnet auch Grafikspeicher auf diese Grenze an; daher ist sie erreicht, obwohl RAM frei aussieht.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>Give Windows a larger page file (64 GB, fixed), or use a smaller model.</source>
      <translation>Geben Sie Windows eine größere Auslagerungsdatei (64 GB, fest), oder nehmen Sie ein kleineres Modell.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Half the context</source>
      <translation>Halber Kontext</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context becomes half as long.</source>
      <translation>Der Kontext wird halb so lang.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Long conversations are cut sooner.</source>
      <translation>Lange Gespräche werden früher gekürzt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Smaller numbers for the context</source>
      <translation>Kleinere Zahlen für den Kontext</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The KV cache uses 8-bit numbers (then 4-bit) instead of 16-bit ones.</source>
      <translation>Der KV-Cache benutzt 8-Bit-Zahlen (dann 4-Bit) statt 16-Bit.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers may get a little worse in very long conversations.</source>
      <translation>Antworten können in sehr langen Gesprächen etwas schlechter werden.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Full numbers for the context</source>
      <translation>Volle Zahlen für den Kontext</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The KV cache uses 16-bit numbers.</source>
      <translation>Der KV-Cache benutzt 16-Bit-Zahlen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context needs twice the memory.</source>
      <translation>Der Kontext braucht doppelt so viel Speicher.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Fewer layers on the graphics card</source>
      <translation>Weniger Schichten auf der Grafikkarte</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>A third of the layers moves from the card to the processor.</source>
      <translation>Ein Drittel der Schichten wandert von der Karte zum Prozessor.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers come more slowly.</source>
      <translation>Antworten kommen langsamer.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Flash attention off</source>
      <translation>Flash Attention aus</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Attention is computed the plain way.</source>
      <translation>Attention wird auf einfache Art berechnet.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context needs more memory, and long prompts are slower.</source>
      <translation>Der Kontext braucht mehr Speicher, und lange Fragen dauern länger.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Smaller batches</source>
      <translation>Kleinere Stapel</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The prompt is read in blocks of 128 tokens instead of 512.</source>
      <translation>Die Frage wird in Blöcken von 128 statt 512 Token gelesen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Prompts are read more slowly.</source>
      <translation>Fragen werden langsamer gelesen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Load the file instead of mapping it</source>
      <translation>Die Datei laden, statt sie einzublenden</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model's file is read into memory at the start.</source>
      <translation>Die Datei des Modells wird beim Start in den Speicher gelesen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The start takes longer, and the memory is used fully.</source>
      <translation>Der Start dauert länger, und der Speicher wird ganz belegt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Do not lock the memory</source>
      <translation>Den Speicher nicht sperren</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The system may move parts of the model to the drive.</source>
      <translation>Das System darf Teile des Modells auf das Laufwerk verschieben.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers may stall when memory is short.</source>
      <translation>Antworten können bei knappem Speicher stocken.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>One thread less</source>
      <translation>Ein Thread weniger</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine leaves one core to the system.</source>
      <translation>Die Engine lässt dem System einen Kern.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers are a little slower.</source>
      <translation>Antworten sind etwas langsamer.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Run on the processor</source>
      <translation>Auf dem Prozessor laufen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>llama.cpp runs the model on the processor and leaves the graphics card alone.</source>
      <translation>llama.cpp führt das Modell auf dem Prozessor aus und lässt die Grafikkarte in Ruhe.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Much slower answers; it works on every computer.</source>
      <translation>Viel langsamere Antworten; läuft auf jedem Computer.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Use llama.cpp over Vulkan</source>
      <translation>llama.cpp über Vulkan benutzen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Another engine on the same card: llama.cpp with Vulkan, which does not use the part that crashes.</source>
      <translation>Eine andere Engine auf derselben Karte: llama.cpp mit Vulkan, das den abstürzenden Teil nicht benutzt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Another download; a smaller model on most cards.</source>
      <translation>Ein weiterer Download; auf den meisten Karten ein kleineres Modell.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Hide the graphics unit of the processor</source>
      <translation>Die Grafikeinheit des Prozessors verbergen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine sees only the graphics card (HIP_VISIBLE_DEVICES).</source>
      <translation>Die Engine sieht nur die Grafikkarte (HIP_VISIBLE_DEVICES).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing.</source>
      <translation>Nichts.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Larger batches</source>
      <translation>Größere Batches</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The prompt is read in larger blocks, as large as the request needs.</source>
      <translation>Der Prompt wird in größeren Blöcken gelesen, so groß wie die Anfrage sie braucht.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>More memory.</source>
      <translation>Mehr Speicher.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>A context as large as the request</source>
      <translation>Ein Kontext so groß wie die Anfrage</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context becomes as long as the request needs.</source>
      <translation>Der Kontext wird so lang, wie die Anfrage ihn braucht.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>One request at a time</source>
      <translation>Eine Anfrage nach der anderen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine answers one request after the other, each with the whole context.</source>
      <translation>Die Engine beantwortet eine Anfrage nach der anderen, jede mit dem ganzen Kontext.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Others wait for their turn.</source>
      <translation>Andere warten, bis sie an der Reihe sind.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Split by layers</source>
      <translation>Nach Schichten teilen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Whole layers go to each card (--split-mode layer).</source>
      <translation>Ganze Schichten kommen auf jede Karte (--split-mode layer).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing for most models.</source>
      <translation>Bei den meisten Modellen nichts.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Map the file</source>
      <translation>Die Datei einblenden</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model's file is mapped instead of read into memory.</source>
      <translation>Die Modelldatei wird eingeblendet statt in den Speicher gelesen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Flash attention on</source>
      <translation>Flash Attention an</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Attention takes the fast way (--flash-attn on).</source>
      <translation>Attention nimmt den schnellen Weg (--flash-attn on).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing where the card can do it.</source>
      <translation>Nichts, wo die Karte es kann.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the fused expert step</source>
      <translation>Ohne den verschmolzenen Expertenschritt</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes --fused-moe.</source>
      <translation>Entfernt --fused-moe.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Slower answers.</source>
      <translation>Langsamere Antworten.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without images</source>
      <translation>Ohne Bilder</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine starts without the image part.</source>
      <translation>Die Engine startet ohne den Bildteil.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>No images in chats.</source>
      <translation>Keine Bilder in Chats.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the draft model</source>
      <translation>Ohne das Entwurfsmodell</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes the draft model.</source>
      <translation>Entfernt das Entwurfsmodell.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the adapter</source>
      <translation>Ohne den Adapter</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes the LoRA and the control vector.</source>
      <translation>Entfernt das LoRA und den Steuervektor.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model answers without their changes.</source>
      <translation>Das Modell antwortet ohne deren Änderungen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The full template reader</source>
      <translation>Der volle Vorlagenleser</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Starts with --jinja.</source>
      <translation>Startet mit --jinja.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Name a related AMD card</source>
      <translation>Eine verwandte AMD-Karte nennen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Sets HSA_OVERRIDE_GFX_VERSION to the nearest card that the build knows.</source>
      <translation>Setzt HSA_OVERRIDE_GFX_VERSION auf die nächste Karte, die der Build kennt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Untried by the maker; some steps may fail.</source>
      <translation>Vom Hersteller nicht erprobt; manche Schritte können scheitern.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Turn hipBLASLt off</source>
      <translation>hipBLASLt ausschalten</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets ROCBLAS_USE_HIPBLASLT=0, so that rocBLAS does the matrix work itself.</source>
      <translation>Setzt ROCBLAS_USE_HIPBLASLT=0, damit rocBLAS die Matrizen selbst rechnet.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Prompts may be read more slowly.</source>
      <translation>Fragen werden vielleicht langsamer gelesen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the tuning table</source>
      <translation>Ohne die Abstimmungstabelle</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes STRATA_HIPBLASLT_TUNING from the engine's environment.</source>
      <translation>Entfernt STRATA_HIPBLASLT_TUNING aus der Umgebung der Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the gfx12 defaults</source>
      <translation>Ohne die gfx12-Vorgaben</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_GFX12_DEFAULTS=0.</source>
      <translation>Setzt STRATA_GFX12_DEFAULTS=0.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slower prompts; known not to help against the hipModuleLoad crash.</source>
      <translation>Langsamere Fragen; hilft bekanntlich nicht gegen den Absturz in hipModuleLoad.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Start without HIP_PATH</source>
      <translation>Ohne HIP_PATH starten</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes HIP_PATH, HIP_DEVICE_LIB_PATH and LLVM_PATH from the engine's environment.</source>
      <translation>Entfernt HIP_PATH, HIP_DEVICE_LIB_PATH und LLVM_PATH aus der Umgebung der Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Move the context by direct transfers</source>
      <translation>Den Kontext durch direkte Übertragung bewegen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_KV_HOST_DMA=1.</source>
      <translation>Setzt STRATA_KV_HOST_DMA=1.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Context without streaming</source>
      <translation>Kontext ohne Streaming</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes --kv-resident; the context then must fit the card.</source>
      <translation>Entfernt --kv-resident; der Kontext muss dann auf die Karte passen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>A smaller context.</source>
      <translation>Ein kleinerer Kontext.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Smaller prompt blocks</source>
      <translation>Kleinere Frageblöcke</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>The prompt is read in blocks of 512 tokens.</source>
      <translation>Die Frage wird in Blöcken von 512 Token gelesen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Wait after each step</source>
      <translation>Nach jedem Schritt warten</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_PF_STEP_SYNC=1, which also tells which step hangs.</source>
      <translation>Setzt STRATA_PF_STEP_SYNC=1; das zeigt auch, welcher Schritt hängt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slower prompts.</source>
      <translation>Langsamere Fragen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Large transfers without pinned memory</source>
      <translation>Große Übertragungen ohne gesperrten Speicher</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets GPU_PINNED_MIN_XFER_SIZE=1048576.</source>
      <translation>Setzt GPU_PINNED_MIN_XFER_SIZE=1048576.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slightly slower.</source>
      <translation>Etwas langsamer.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Experts in memory instead of mapped</source>
      <translation>Experten im Speicher statt eingeblendet</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes --mmap-experts.</source>
      <translation>Entfernt --mmap-experts.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Needs the RAM for all experts.</source>
      <translation>Braucht RAM für alle Experten.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without drafting</source>
      <translation>Ohne Entwürfe</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --spec 0.</source>
      <translation>Setzt --spec 0.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the control vector</source>
      <translation>Ohne den Steuervektor</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes the experimental speed projection.</source>
      <translation>Entfernt die experimentelle Tempo-Projektion.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Nothing for most users.</source>
      <translation>Für die meisten nichts.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Low-RAM mode</source>
      <translation>RAM-Sparmodus</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Unpinned experts (STRATA_RESIDENT_PIN=0), so that the system can breathe.</source>
      <translation>Experten nicht gesperrt (STRATA_RESIDENT_PIN=0), damit das System Luft hat.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Leave more graphics memory free</source>
      <translation>Mehr Grafikspeicher frei lassen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --vram-reserve-mib 1500.</source>
      <translation>Setzt --vram-reserve-mib 1500.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Fewer experts on the card, slower answers.</source>
      <translation>Weniger Experten auf der Karte, langsamere Antworten.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Expert cache by itself</source>
      <translation>Expertencache von selbst</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --expert-cache auto.</source>
      <translation>Setzt --expert-cache auto.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the WDDM budget</source>
      <translation>Ohne das WDDM-Budget</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_WDDM_BUDGET=0.</source>
      <translation>Setzt STRATA_WDDM_BUDGET=0.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Windows may page graphics memory.</source>
      <translation>Windows lagert vielleicht Grafikspeicher aus.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Repair the engine's files</source>
      <translation>Die Dateien der Engine reparieren</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Every file of the engine is checked, and what is wrong is fetched again.</source>
      <translation>Jede Datei der Engine wird geprüft, und was falsch ist, wird neu geholt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A small download.</source>
      <translation>Ein kleiner Download.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Repair the model's files</source>
      <translation>Die Dateien des Modells reparieren</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Every file of the model is checked, and only what is wrong is fetched again.</source>
      <translation>Jede Datei des Modells wird geprüft, und nur was falsch ist, wird neu geholt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download of what is wrong.</source>
      <translation>Ein Download dessen, was falsch ist.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Go back to the previous engine build</source>
      <translation>Zum vorigen Engine-Build zurückkehren</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The build that worked before is used again.</source>
      <translation>Der Build, der vorher lief, wird wieder benutzt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Without what the newer build brought.</source>
      <translation>Ohne das, was der neuere Build brachte.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the engine</source>
      <translation>Die Engine aktualisieren</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The newest build that the catalogue knows is installed beside the old one.</source>
      <translation>Der neueste Build, den der Katalog kennt, wird neben dem alten installiert.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download.</source>
      <translation>Ein Download.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the CUDA 12 engine</source>
      <translation>Die CUDA-12-Engine benutzen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The build for older drivers and cards is installed.</source>
      <translation>Der Build für ältere Treiber und Karten wird installiert.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download; slightly slower.</source>
      <translation>Ein Download; etwas langsamer.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the build for older processors</source>
      <translation>Den Build für ältere Prozessoren benutzen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A build without AVX2 or AVX-512 is installed.</source>
      <translation>Ein Build ohne AVX2 oder AVX-512 wird installiert.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the embedded engine</source>
      <translation>Die eingebaute Engine benutzen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>llama.cpp inside this program's own process is used.</source>
      <translation>llama.cpp im Prozess dieses Programms wird benutzt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Processor only: slower answers.</source>
      <translation>Nur Prozessor: langsamere Antworten.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a smaller model</source>
      <translation>Ein kleineres Modell benutzen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up offers the next smaller size.</source>
      <translation>Die Einrichtung bietet die nächstkleinere Größe an.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Answers are less good.</source>
      <translation>Die Antworten sind weniger gut.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Choose another model</source>
      <translation>Ein anderes Modell wählen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens.</source>
      <translation>Die Einrichtung öffnet sich.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set up with images</source>
      <translation>Mit Bildern einrichten</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with images on.</source>
      <translation>Die Einrichtung öffnet sich mit eingeschalteten Bildern.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download of about 1 GB.</source>
      <translation>Ein Download von etwa 1 GB.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a larger context</source>
      <translation>Einen größeren Kontext benutzen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with the largest context that fits.</source>
      <translation>Die Einrichtung öffnet sich mit dem größten Kontext, der passt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a smaller context</source>
      <translation>Einen kleineren Kontext benutzen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with a smaller context.</source>
      <translation>Die Einrichtung öffnet sich mit einem kleineren Kontext.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the next free port</source>
      <translation>Den nächsten freien Port benutzen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The engine listens on the next free port.</source>
      <translation>Die Engine lauscht auf dem nächsten freien Port.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Programs that use the old address must be changed.</source>
      <translation>Programme mit der alten Adresse müssen umgestellt werden.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>End the program that uses the port</source>
      <translation>Das Programm beenden, das den Port benutzt</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The program is named; you decide.</source>
      <translation>Das Programm wird genannt; Sie entscheiden.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Whatever that program does.</source>
      <translation>Was immer dieses Programm tut.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Show the reserved ports</source>
      <translation>Die reservierten Ports zeigen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`netsh interface ipv4 show excludedportrange protocol=tcp` lists them.</source>
      <translation>`netsh interface ipv4 show excludedportrange protocol=tcp` zeigt sie.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Listen on this computer only</source>
      <translation>Nur auf diesem Computer lauschen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The address becomes 127.0.0.1.</source>
      <translation>Die Adresse wird 127.0.0.1.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Other computers cannot use it.</source>
      <translation>Andere Computer können sie nicht benutzen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Give Windows a larger page file</source>
      <translation>Windows eine größere Auslagerungsdatei geben</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Settings: a fixed page file of 65,536 MB. It needs a restart.</source>
      <translation>Einstellungen: eine feste Auslagerungsdatei von 65.536 MB. Sie braucht einen Neustart.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>64 GB of disk space.</source>
      <translation>64 GB auf dem Laufwerk.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Raise the limit for locked memory</source>
      <translation>Die Grenze für gesperrten Speicher anheben</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`ulimit -l unlimited`, or a line in /etc/security/limits.conf.</source>
      <translation>`ulimit -l unlimited` oder eine Zeile in /etc/security/limits.conf.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the graphics driver</source>
      <translation>Den Grafiktreiber aktualisieren</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Install the maker's newest driver (nvidia.com/drivers, amd.com/support, intel.com/support).</source>
      <translation>Installieren Sie den neuesten Treiber des Herstellers (nvidia.com/drivers, amd.com/support, intel.com/support).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A restart.</source>
      <translation>Ein Neustart.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow this user to use the card</source>
      <translation>Diesem Benutzer die Karte erlauben</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`sudo usermod -aG render,video USER`, then log in again.</source>
      <translation>`sudo usermod -aG render,video USER`, dann neu anmelden.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A new login.</source>
      <translation>Eine neue Anmeldung.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow the engine's folder in the antivirus</source>
      <translation>Den Ordner der Engine im Virenschutz zulassen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Look into its quarantine; the report names file and hash. Do not switch the antivirus off.</source>
      <translation>Sehen Sie in dessen Quarantäne nach; der Bericht nennt Datei und Prüfsumme. Schalten Sie den Virenschutz nicht aus.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Install the Visual C++ runtime</source>
      <translation>Die Visual-C++-Laufzeit installieren</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Microsoft's package vc_redist.x64.exe.</source>
      <translation>Microsofts Paket vc_redist.x64.exe.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Free some disk space</source>
      <translation>Platz auf dem Laufwerk schaffen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The storage page shows what lies where.</source>
      <translation>Die Seite „Speicherplatz“ zeigt, was wo liegt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Whatever you delete.</source>
      <translation>Was immer Sie löschen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Move the data folder</source>
      <translation>Den Datenordner verschieben</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>To another drive, with a path of plain letters.</source>
      <translation>Auf ein anderes Laufwerk, mit einem Pfad aus einfachen Buchstaben.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Copying takes a while.</source>
      <translation>Das Kopieren dauert eine Weile.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Close other programs</source>
      <translation>Andere Programme schließen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Browsers and games hold most memory.</source>
      <translation>Browser und Spiele belegen den meisten Speicher.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Restart the computer</source>
      <translation>Den Computer neu starten</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The old driver goes, the new one is loaded.</source>
      <translation>Der alte Treiber geht, der neue wird geladen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Start the engine again</source>
      <translation>Die Engine noch einmal starten</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The engine is started and asked.</source>
      <translation>Die Engine wird gestartet und gefragt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the system</source>
      <translation>Das System aktualisieren</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A newer release of this Linux brings the library.</source>
      <translation>Eine neuere Ausgabe dieses Linux bringt die Bibliothek mit.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A large update.</source>
      <translation>Eine große Aktualisierung.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Pass the card on to the container</source>
      <translation>Die Karte an den Container durchreichen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`--device /dev/dri --device /dev/kfd`, or the NVIDIA container toolkit.</source>
      <translation>`--device /dev/dri --device /dev/kfd` oder das NVIDIA Container Toolkit.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Take the last change back</source>
      <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The profile is as it was before.</source>
      <translation>Das Profil ist wie zuvor.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Without that change.</source>
      <translation>Ohne diese Änderung.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set the key again</source>
      <translation>Den Schlüssel neu setzen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The settings open.</source>
      <translation>Die Einstellungen öffnen sich.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Remove old copies of the libraries</source>
      <translation>Alte Kopien der Bibliotheken entfernen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Delete libggml, libllama and libmtmd of earlier installs (such as in /usr/local/lib), or unpack the build into an empty folder.</source>
      <translation>Lösche libggml, libllama und libmtmd früherer Installationen (etwa in /usr/local/lib) oder entpacke den Build in einen leeren Ordner.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Other programs that use those copies need their own.</source>
      <translation>Andere Programme, die diese Kopien benutzen, brauchen eigene.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update macOS</source>
      <translation>macOS aktualisieren</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A newer macOS has what the build needs.</source>
      <translation>Ein neueres macOS hat, was der Build braucht.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow more time for loading</source>
      <translation>Mehr Zeit zum Laden erlauben</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Raise the limit of the program that waits (for ollama: OLLAMA_LOAD_TIMEOUT=30m).</source>
      <translation>Erhöhe die Grenze des wartenden Programms (bei ollama: OLLAMA_LOAD_TIMEOUT=30m).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put the model on a local drive</source>
      <translation>Das Modell auf ein lokales Laufwerk legen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>An internal SSD reads a model in seconds; network and cloud drives take minutes.</source>
      <translation>Eine eingebaute SSD liest ein Modell in Sekunden; Netz- und Cloud-Laufwerke brauchen Minuten.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Change the request</source>
      <translation>Die Anfrage ändern</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The program that sent it must change its messages, its schema or its tools.</source>
      <translation>Das Programm, das sie schickte, muss seine Nachrichten, sein Schema oder seine Werkzeuge ändern.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Join the pieces</source>
      <translation>Die Stücke zusammenfügen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put all files into one folder; pieces named part1of2 are joined with copy /b or cat.</source>
      <translation>Leg alle Dateien in einen Ordner; Stücke namens part1of2 werden mit copy /b oder cat zusammengefügt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Room for the joined file.</source>
      <translation>Platz für die zusammengefügte Datei.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Accept the license</source>
      <translation>Die Lizenz annehmen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>On the model's page; then give an access token.</source>
      <translation>Auf der Seite des Modells; dann gib ein Zugriffstoken an.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>An account there.</source>
      <translation>Ein Konto dort.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Check the clock, the proxy and the hosts file</source>
      <translation>Uhr, Proxy und hosts-Datei prüfen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The date must be right, the proxy's certificate known, and no line of the hosts file may name the server.</source>
      <translation>Das Datum muss stimmen, das Zertifikat des Proxys bekannt sein, und keine Zeile der hosts-Datei darf den Server nennen.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Register the loader of llamafiles</source>
      <translation>Den Lader für llamafiles anmelden</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put the ape loader into /usr/bin and register it with binfmt_misc.</source>
      <translation>Leg den ape-Lader nach /usr/bin und melde ihn bei binfmt_misc an.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Once after each restart of the computer.</source>
      <translation>Einmal nach jedem Neustart des Computers.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Start the other machine's worker again</source>
      <translation>Den Helfer der anderen Maschine neu starten</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the same build on both machines.</source>
      <translation>Nimm auf beiden Maschinen denselben Build.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use another temporary folder</source>
      <translation>Einen anderen temporären Ordner nehmen</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set TEMP and TMP (TMPDIR on Linux) to a folder with a plain name and enough room.</source>
      <translation>Setze TEMP und TMP (TMPDIR unter Linux) auf einen Ordner mit einfachem Namen und genug Platz.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program touched memory that is not its own (access violation): a fault in the driver or the engine.</source>
      <translation>Das Programm griff auf fremden Speicher zu (Zugriffsverletzung): ein Fehler des Treibers oder der Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program used up its stack (stack overflow): a fault in the driver or the engine.</source>
      <translation>Das Programm hat seinen Stapel aufgebraucht (Stapelüberlauf): ein Fehler des Treibers oder der Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself after an internal check failed (abort); the last log line says which.</source>
      <translation>Das Programm beendete sich, nachdem eine innere Prüfung fehlschlug (Abbruch); die letzte Protokollzeile sagt, welche.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program's memory was damaged from inside (heap corruption): a fault in the driver or the engine.</source>
      <translation>Der Speicher des Programms wurde von innen beschädigt (Heap-Beschädigung): ein Fehler des Treibers oder der Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that the engine needs is missing (CUDA, HIP or Visual C++ runtime).</source>
      <translation>Eine DLL, die die Engine braucht, fehlt (Laufzeit von CUDA, HIP oder Visual C++).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL is too old or of another version than the engine needs.</source>
      <translation>Eine DLL ist zu alt oder von anderer Version, als die Engine braucht.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL could not start; often a broken driver or an ended session.</source>
      <translation>Eine DLL konnte nicht starten; oft ein kaputter Treiber oder eine beendete Sitzung.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program could not be set up: one of its libraries failed while it was loaded.</source>
      <translation>Das Programm konnte nicht eingerichtet werden: Eine seiner Bibliotheken scheiterte beim Laden.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The processor does not know an instruction that this engine build uses (AVX2 or AVX-512).</source>
      <translation>Der Prozessor kennt einen Befehl nicht, den dieser Engine-Build benutzt (AVX2 oder AVX-512).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows refused access to a file of the engine: antivirus or folder rights.</source>
      <translation>Windows verweigerte den Zugriff auf eine Datei der Engine: Virenschutz oder Ordnerrechte.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file is damaged, or 32-bit and 64-bit parts were mixed.</source>
      <translation>Eine Datei ist beschädigt, oder 32-Bit- und 64-Bit-Teile wurden gemischt.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file could not be read while the engine used it: its drive is failing or was unplugged.</source>
      <translation>Eine Datei war nicht lesbar, während die Engine sie benutzte: Das Laufwerk versagt oder wurde abgezogen.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows had no memory left to give (RAM and page file).</source>
      <translation>Windows hatte keinen Speicher mehr zu vergeben (RAM und Auslagerungsdatei).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows had no memory left to promise: the page file is too small.</source>
      <translation>Windows hatte keinen Speicher mehr zuzusagen: Die Auslagerungsdatei ist zu klein.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program divided by zero: a fault in the engine.</source>
      <translation>Das Programm hat durch null geteilt: ein Fehler der Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program ran an instruction that programs may not run: a fault in the driver or the engine.</source>
      <translation>Das Programm führte einen Befehl aus, den Programme nicht ausführen dürfen: ein Fehler des Treibers oder der Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was closed with Ctrl+C or by closing its window.</source>
      <translation>Sie wurde mit Strg+C oder durch Schließen des Fensters beendet.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself at once after an internal check failed.</source>
      <translation>Das Programm beendete sich sofort, nachdem eine innere Prüfung fehlschlug.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>An internal check of the program failed.</source>
      <translation>Eine innere Prüfung des Programms schlug fehl.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows refused an unsigned file (Smart App Control or a policy).</source>
      <translation>Windows lehnte eine unsignierte Datei ab (Smart App Control oder eine Richtlinie).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that is loaded on demand is missing.</source>
      <translation>Eine bei Bedarf geladene DLL fehlt.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that is loaded on demand is of another version than the engine needs.</source>
      <translation>Eine bei Bedarf geladene DLL hat eine andere Version, als die Engine braucht.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program ended with an error that it did not handle (C++ exception); the last log line says which.</source>
      <translation>Das Programm endete mit einem unbehandelten Fehler (C++-Ausnahme); die letzte Protokollzeile sagt, welchem.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was ended from outside, for example by the Task Manager or at shutdown.</source>
      <translation>Sie wurde von außen beendet, zum Beispiel vom Task-Manager oder beim Herunterfahren.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>An internal check of the program failed (breakpoint).</source>
      <translation>Eine innere Prüfung des Programms schlug fehl (Haltepunkt).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program that hosted the engine ended it; its log says why.</source>
      <translation>Das Programm, in dem die Engine lief, hat sie beendet; dessen Protokoll sagt, warum.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file that it needs is no Windows program: it is damaged or not what its name says.</source>
      <translation>Eine nötige Datei ist kein Windows-Programm: Sie ist beschädigt oder nicht das, was ihr Name sagt.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file that it needs is damaged.</source>
      <translation>Eine nötige Datei ist beschädigt.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A number became too large for its place.</source>
      <translation>Eine Zahl wurde zu groß für ihren Platz.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It divided by zero.</source>
      <translation>Sie hat durch null geteilt.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The drive is full.</source>
      <translation>Das Laufwerk ist voll.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It met an error after which it could not go on.</source>
      <translation>Sie traf auf einen Fehler, nach dem sie nicht weitermachen konnte.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used something that was closed already.</source>
      <translation>Sie benutzte etwas, das schon geschlossen war.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It called the C library with a wrong value.</source>
      <translation>Sie rief die C-Bibliothek mit einem falschen Wert auf.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The antivirus blocked one of its files.</source>
      <translation>Der Virenschutz hat eine ihrer Dateien blockiert.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The antivirus removed one of its files.</source>
      <translation>Der Virenschutz hat eine ihrer Dateien entfernt.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Its terminal was closed.</source>
      <translation>Das Terminal wurde geschlossen.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was stopped with Ctrl+C.</source>
      <translation>Sie wurde mit Strg+C angehalten.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was asked to quit from the keyboard.</source>
      <translation>Sie wurde über die Tastatur zum Beenden aufgefordert.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself after an internal check failed; the last log line says which.</source>
      <translation>Das Programm beendete sich, nachdem eine innere Prüfung fehlschlug; die letzte Protokollzeile sagt, welche.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A mapped file could not be read any more: it was cut short, its drive is away, or memory ran out.</source>
      <translation>Eine eingeblendete Datei war nicht mehr lesbar: Sie wurde gekürzt, ihr Laufwerk ist weg, oder der Speicher ging aus.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program made an impossible calculation: a fault in the engine.</source>
      <translation>Das Programm machte eine unmögliche Rechnung: ein Fehler der Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was killed from outside, most often by the system because memory ran out.</source>
      <translation>Sie wurde von außen abgebrochen, meist vom System, weil der Speicher ausging.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program touched memory that is not its own: a fault in the driver or the engine.</source>
      <translation>Das Programm griff auf fremden Speicher zu: ein Fehler des Treibers oder der Engine.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program that it wrote to was gone.</source>
      <translation>Das Programm, an das sie schrieb, war weg.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was asked to stop.</source>
      <translation>Sie wurde zum Anhalten aufgefordert.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used more processor time than it may.</source>
      <translation>Sie verbrauchte mehr Prozessorzeit als erlaubt.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It wrote a larger file than it may.</source>
      <translation>Sie schrieb eine größere Datei als erlaubt.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used a system call that a sandbox forbids.</source>
      <translation>Sie benutzte einen Systemaufruf, den eine Sandbox verbietet.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The engine's program may not be executed: its rights are wrong, or the drive forbids it.</source>
      <translation>Das Programm der Engine darf nicht ausgeführt werden: Die Rechte stimmen nicht, oder das Laufwerk verbietet es.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The engine's program, or a library that it needs, was not found.</source>
      <translation>Das Programm der Engine oder eine nötige Bibliothek wurde nicht gefunden.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Reading the model's weights</source>
      <translation>Die Gewichte des Modells werden gelesen</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Making room for the context</source>
      <translation>Für den Kontext wird Platz geschaffen</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Putting layers on the card</source>
      <translation>Schichten kommen auf die Karte</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>No card can be used</source>
      <translation>Keine Karte ist benutzbar</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model is in memory</source>
      <translation>Das Modell ist im Speicher</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine takes requests</source>
      <translation>Die Engine nimmt Anfragen an</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The prompt was read</source>
      <translation>Die Frage wurde gelesen</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The answer was written</source>
      <translation>Die Antwort wurde geschrieben</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The port could not be used</source>
      <translation>Der Port war nicht benutzbar</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine had stopped (exit code {code}) and is started again</source>
      <translation>Die Engine hatte angehalten (Exit-Code {code}) und wird neu gestartet</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine's process was started</source>
      <translation>Der Prozess der Engine wurde gestartet</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine runs again</source>
      <translation>Die Engine läuft wieder</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine stopped unexpectedly (exit code {code})</source>
      <translation>Die Engine hielt unerwartet an (Exit-Code {code})</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine ended while loading</source>
      <translation>Die Engine endete beim Laden</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine crashed ({exception})</source>
      <translation>Die Engine ist abgestürzt ({exception})</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics card hangs</source>
      <translation>Die Grafikkarte hängt</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Port {port} is in use</source>
      <translation>Port {port} ist belegt</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics driver failed: {reason}</source>
      <translation>Der Grafiktreiber versagte: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics card could not start a task: {reason}</source>
      <translation>Die Grafikkarte konnte eine Aufgabe nicht starten: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine waited too long for memory</source>
      <translation>Die Engine wartete zu lange auf Speicher</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Memory ran out</source>
      <translation>Der Speicher ging aus</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The image encoder could not be started</source>
      <translation>Der Bildencoder konnte nicht gestartet werden</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Starting the image encoder</source>
      <translation>Der Bildencoder wird gestartet</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading the model again</source>
      <translation>Das Modell wird wieder geladen</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Using {card}</source>
      <translation>Benutzt wird {card}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The AMD runtime is loaded</source>
      <translation>Die AMD-Laufzeit ist geladen</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading about {experts_gb} GB of experts into RAM; the computer can freeze for a minute or two</source>
      <translation>Etwa {experts_gb} GB Experten werden in den RAM geladen; der Computer kann ein, zwei Minuten stocken</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Experts are locked in RAM</source>
      <translation>Die Experten sind im RAM gesperrt</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading the experts into RAM</source>
      <translation>Die Experten werden in den RAM geladen</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Experts are in RAM</source>
      <translation>Die Experten sind im RAM</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Filling the card's memory with the {expert_slots} hottest experts</source>
      <translation>Der Speicher der Karte wird mit den {expert_slots} meistbenutzten Experten gefüllt</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Filling the card's memory with experts</source>
      <translation>Der Speicher der Karte wird mit Experten gefüllt</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Everything is loaded; {free_vram_mib} MiB of the card's memory stay free</source>
      <translation>Alles ist geladen; {free_vram_mib} MiB auf der Karte bleiben frei</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Almost ready</source>
      <translation>Fast bereit</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Still loading, {seconds} s so far</source>
      <translation>Lädt noch, bisher {seconds} s</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine is loaded</source>
      <translation>Die Engine ist geladen</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Reading the prompt</source>
      <translation>Die Frage wird gelesen</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request failed: {reason}</source>
      <translation>Eine Anfrage schlug fehl: {reason}</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>This model asks for your agreement</source>
      <translation>Dieses Modell verlangt Ihre Zustimmung</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The source delivers something else</source>
      <translation>Die Quelle liefert etwas anderes</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy blocks the download</source>
      <translation>Der Proxy blockiert den Download</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The connection is not trusted</source>
      <translation>Der Verbindung wird nicht vertraut</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The file is not there any more</source>
      <translation>Die Datei ist nicht mehr da</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server refuses the download</source>
      <translation>Der Server verweigert den Download</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server is too busy</source>
      <translation>Der Server ist überlastet</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server has a fault</source>
      <translation>Der Server hat einen Fehler</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Accept the licence on the model's page, make a token in your account there, enter it in the settings.</source>
      <translation>Nehmen Sie auf der Seite des Modells die Lizenz an, legen Sie dort in Ihrem Konto ein Token an, und tragen Sie es in den Einstellungen ein.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again; if it stays so, choose another mirror in the settings or tell us about this file.</source>
      <translation>Versuchen Sie es noch einmal; bleibt es dabei, wählen Sie in den Einstellungen einen anderen Spiegel, oder berichten Sie uns von dieser Datei.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Open the source in a browser: a log-in page of the network may be in the way. Then try again.</source>
      <translation>Öffnen Sie die Quelle in einem Browser: Vielleicht ist eine Anmeldeseite des Netzes im Weg. Versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Enter the proxy with its user name and password in the settings, or ask the administrator.</source>
      <translation>Tragen Sie den Proxy mit Benutzernamen und Kennwort in den Einstellungen ein, oder fragen Sie den Administrator.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>On a company network, choose its certificate file (PEM) in the settings. Check the clock too.</source>
      <translation>Wählen Sie in einem Firmennetz dessen Zertifikatsdatei (PEM) in den Einstellungen. Prüfen Sie auch die Uhr.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later or choose another mirror in the settings.</source>
      <translation>Versuchen Sie es später noch einmal, oder wählen Sie in den Einstellungen einen anderen Spiegel.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later; a token in the settings raises the limit of Hugging Face.</source>
      <translation>Versuchen Sie es später noch einmal; ein Token in den Einstellungen hebt die Grenze von Hugging Face an.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later or choose another mirror in the settings. What was downloaded is kept.</source>
      <translation>Versuchen Sie es später noch einmal, oder wählen Sie in den Einstellungen einen anderen Spiegel. Was heruntergeladen ist, bleibt.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>your home folder</source>
      <translation>Ihr Benutzerordner</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>the computer's name</source>
      <translation>der Name des Computers</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>your user name</source>
      <translation>Ihr Benutzername</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>keys and tokens</source>
      <translation>Schlüssel und Token</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>user names in paths</source>
      <translation>Benutzernamen in Pfaden</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>signed addresses</source>
      <translation>signierte Adressen</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>mail addresses</source>
      <translation>E-Mail-Adressen</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>network addresses</source>
      <translation>Netzwerkadressen</translation>
    </message>
  </context>
</TS>
