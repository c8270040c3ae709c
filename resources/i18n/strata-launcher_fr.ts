<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>app</name>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>How much memory {card} has could not be found out, so it is not counted on.</source>
      <translation>La mémoire de {card} n'a pas pu être déterminée ; elle n'est donc pas prise en compte.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>Other programs hold most of the memory of {card} now; close them before you start the model.</source>
      <translation>D'autres programmes occupent en ce moment la plus grande partie de la mémoire de {card} ; fermez-les avant de démarrer le modèle.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM</source>
      <translation>RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>memory</source>
      <translation>mémoire</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM and page file</source>
      <translation>RAM et fichier d'échange</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>VRAM of {card}</source>
      <translation>VRAM de {card}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>weights</source>
      <translation>poids</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>context</source>
      <translation>contexte</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>work space</source>
      <translation>espace de travail</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>free</source>
      <translation>libre</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>display</source>
      <translation>affichage</translation>
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>system</source>
      <translation>système</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Strata's own set-up would take {model} with a context of {tokens} tokens on {cards}.</source>
      <translation>L'installation de Strata elle-même prendrait {model} avec un contexte de {tokens} jetons sur {cards}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>{theirs} would leave only {left} of RAM to your programs, so we take {ours}.</source>
      <translation>{theirs} ne laisserait que {left} de RAM à vos programmes ; nous prenons donc {ours}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: what Strata could run here would be slower or smaller than {model}.</source>
      <translation>Nous conseillons {engine} : ce que Strata pourrait exécuter ici serait plus lent ou plus petit que {model}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>{theirs} would not fit beside your programs, so we take {ours}.</source>
      <translation>{theirs} ne tiendrait pas à côté de vos programmes ; nous prenons donc {ours}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: for this system and card there is no ready-made Strata engine, it has to be compiled.</source>
      <translation>Nous conseillons {engine} : il n'existe pas de moteur Strata prêt à l'emploi pour ce système et cette carte, il faudrait le compiler.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise {engine}: none of Strata's sizes fits the memory that this computer has.</source>
      <translation>Nous conseillons {engine} : aucune des tailles de Strata ne tient dans la mémoire de cet ordinateur.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>It would first ask for your consent, because the RAM is short for that.</source>
      <translation>Elle demanderait d'abord votre accord, car la RAM est juste pour cela.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We take {model} instead, because it suits what you want to do better.</source>
      <translation>Nous prenons plutôt {model}, car il convient mieux à ce que vous voulez faire.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Strata's setup does not serve {card}, but users run it there with an engine that they compiled; this program does not compile it.</source>
      <translation>L'installateur de Strata ne prend pas en charge {card}, mais d'autres l'y utilisent avec un moteur qu'ils ont compilé ; ce programme ne le compile pas.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>It would use its low-RAM mode.</source>
      <translation>Elle utiliserait son mode à faible RAM.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We advise the same.</source>
      <translation>Nous conseillons la même chose.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We start with a context of {ours} tokens, which leaves more room on the card; it can be changed.</source>
      <translation>Nous commençons avec un contexte de {ours} jetons, qui laisse plus de place sur la carte ; il peut être modifié.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We give {ours} tokens of context instead of {theirs}: the memory holds them.</source>
      <translation>Nous donnons {ours} jetons de contexte au lieu de {theirs} : la mémoire le permet.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>We take {ours} instead of {theirs}: it answers better and fits as well.</source>
      <translation>Nous prenons {ours} au lieu de {theirs} : il répond mieux et tient tout autant.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/own_answer.py" />
      <source>Its documentation recommends it too.</source>
      <translation>Sa documentation le recommande aussi.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{build} needs driver {needed} or newer for {card}; {version} is installed.</source>
      <translation>{build} demande le pilote {needed} ou plus récent pour {card} ; la version {version} est installée.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{build} needs a processor with {features}; this one has none.</source>
      <translation>{build} demande un processeur avec {features} ; celui-ci ne l'a pas.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{engine} has no ready-made build for {here}; there are builds for {systems}.</source>
      <translation>{engine} n'a pas de version prête pour {here} ; il en existe pour {systems}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/places.py" />
      <source>{engine} needs a graphics card of these kinds: {cards}. This computer has none.</source>
      <translation>{engine} demande une carte graphique de ces types : {cards}. Cet ordinateur n'en a pas.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated; {part} % of the model runs on the card</source>
      <translation>estimé ; {part} % du modèle s'exécute sur la carte</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the speed of the RAM</source>
      <translation>estimé d'après la vitesse de la RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the card's memory speed, {speed} GB/s</source>
      <translation>estimé d'après la vitesse de mémoire de la carte, {speed} Go/s</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata needs an NVIDIA card of the RTX 20 series or newer, or an AMD card of these: {list}.</source>
      <translation>Strata demande une carte NVIDIA de la série RTX 20 ou plus récente, ou l'une de ces cartes AMD : {list}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata does not run on this AMD card; it runs on {list}.</source>
      <translation>Strata ne fonctionne pas sur cette carte AMD ; il fonctionne sur {list}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata needs an NVIDIA card of the RTX 20 series or newer.</source>
      <translation>Strata demande une carte NVIDIA de la série RTX 20 ou plus récente.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It warns: the card has less than 11 GB.</source>
      <translation>Elle avertit : la carte a moins de 11 Go.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It advises a context of 8,192 tokens and the English draft words.</source>
      <translation>Elle conseille un contexte de 8 192 jetons et les mots d'ébauche anglais.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It warns: the page file is small; a fixed one of 65,536 MB is its advice.</source>
      <translation>Elle avertit : le fichier d'échange est petit ; elle en conseille un fixe de 65 536 Mo.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It points to its help on driver resets, which these cards can have on Windows.</source>
      <translation>Elle renvoie à son aide sur les réinitialisations du pilote, que ces cartes peuvent connaître sous Windows.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's setup stops here: its engine needs driver {least} or newer, and {installed} is installed.</source>
      <translation>L'installation de Strata s'arrête ici : son moteur demande le pilote {least} ou plus récent, et la version {installed} est installée.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's setup stops here: the processor has no SSE4.2.</source>
      <translation>L'installation de Strata s'arrête ici : le processeur n'a pas SSE4.2.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>Strata's engine for AMD cards on Windows needs a processor with AVX2.</source>
      <translation>Le moteur de Strata pour cartes AMD sous Windows demande un processeur avec AVX2.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_rules.py" />
      <source>It advises the English draft words, which save 215 MB of the card.</source>
      <translation>Elle conseille les mots d'ébauche anglais, qui économisent 215 Mo de la carte.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_speed.py" />
      <source>measured by others on {card}, scaled to this computer</source>
      <translation>mesuré par d'autres sur {card}, rapporté à cet ordinateur</translation>
    </message>
    <message>
      <location filename="../../app/advisor/strata_speed.py" />
      <source>measured by others on this card</source>
      <translation>mesuré par d'autres sur cette carte</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits the card</source>
      <translation>tient sur la carte</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits in RAM</source>
      <translation>tient dans la RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>its size is not known</source>
      <translation>sa taille est inconnue</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>does not fit: {missing} are missing</source>
      <translation>ne tient pas : il manque {missing}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>no engine for this computer runs it</source>
      <translation>aucun moteur pour cet ordinateur ne l’exécute</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits with experts in RAM</source>
      <translation>tient avec les experts dans la RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/verdict.py" />
      <source>fits with layers in RAM</source>
      <translation>tient avec des couches dans la RAM</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{family} {variant} with {engine} on {where}</source>
      <translation>{family} {variant} avec {engine} sur {where}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation>{here} couches sur {all} tiennent sur {card} ; la RAM contient le reste.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM hold its {experts} of experts and leave {left} to the system and your programs. The card holds those that are used most.</source>
      <translation>{ram} de RAM contiennent ses {experts} d'experts et laissent {left} au système et à vos programmes. La carte garde les plus utilisés.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with this computer: {missing} of memory are missing for its {weights}.</source>
      <translation>Pas avec cet ordinateur : il manque {missing} de mémoire pour ses {weights} de poids.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>A context of {tokens} tokens fits beside it.</source>
      <translation>Un contexte de {tokens} jetons tient à côté.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM hold its {weights} and leave {left}.</source>
      <translation>{ram} de RAM contiennent ses {weights} de poids et laissent {left}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit into the memory of {card}.</source>
      <translation>Tous ses {weights} de poids tiennent dans la mémoire de {card}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>What every token needs and the experts of {here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation>Ce dont chaque jeton a besoin et les experts de {here} couches sur {all} tiennent sur {card} ; la RAM garde le reste.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit on {n} cards together.</source>
      <translation>Tous ses {weights} de poids tiennent sur {n} cartes réunies.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>All of its {weights} fit on {card}.</source>
      <translation>Tous ses {weights} de poids tiennent sur {card}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>RAM and graphics share {total}; it holds the {experts} of experts and leaves {left}.</source>
      <translation>La RAM et la carte graphique partagent {total} ; les {experts} d'experts y tiennent et il reste {left}.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM keep {part} of its {experts} of experts; the rest is read from the drive when it is needed.</source>
      <translation>{ram} de RAM gardent {part} de ses {experts} d'experts ; le reste est lu sur le disque au besoin.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM do not hold its {experts} of experts: a part lies on the card only (low-RAM mode).</source>
      <translation>{ram} de RAM ne suffisent pas pour ses {experts} d'experts : une partie n'est que sur la carte (mode à faible RAM).</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{ram} of RAM do not hold its {experts} of experts: they are read from the drive as needed (low-RAM mode).</source>
      <translation>{ram} de RAM ne suffisent pas pour ses {experts} d'experts : ils sont lus sur le disque au besoin (mode à faible RAM).</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with the page file as it is set: Windows may hand out {limit} in all, and {missing} more are needed.</source>
      <translation>Pas avec le fichier d'échange actuel : Windows peut distribuer {limit} en tout, et il en faut {missing} de plus.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Not with this computer: {card} has {total} of memory, and {missing} more are needed there.</source>
      <translation>Pas avec cet ordinateur : {card} a {total} de mémoire, et il en faut {missing} de plus.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The card has less than 11 GB: few experts fit on it, so answers come slowly.</source>
      <translation>La carte a moins de 11 Go : peu d'experts y tiennent, les réponses viennent donc lentement.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Close large programs before you start it: the experts stay in RAM all the time.</source>
      <translation>Fermez les gros programmes avant le démarrage : les experts restent en RAM tout le temps.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>Windows lets it use {size} less of the card: the page file is small. A fixed one of 64 GB is the cure.</source>
      <translation>Windows laisse utiliser {size} de moins sur la carte, car le fichier d'échange est petit. Un fichier fixe de 64 Go règle le problème.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>It will be slow: at most about {speed:.0f} tokens per second.</source>
      <translation>Ce sera lent : au plus environ {speed:.0f} jetons par seconde.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The model was made for {tokens} tokens; beyond that, answers get worse.</source>
      <translation>Le modèle a été conçu pour {tokens} jetons ; au-delà, les réponses se dégradent.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>The publisher's hash of this file is not in the catalogue, so only its size can be checked.</source>
      <translation>L'empreinte publiée de ce fichier n'est pas dans le catalogue ; seule sa taille peut être vérifiée.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>the processor</source>
      <translation>le processeur</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but {missing} of memory are missing for it.</source>
      <translation>{model} serait meilleur, mais il manque {missing} de mémoire.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>a page file of 64 GB -&gt; {model}</source>
      <translation>un fichier d'échange de 64 Go -&gt; {model}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>+{step} GB of RAM -&gt; {model}</source>
      <translation>+{step} Go de RAM -&gt; {model}</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but the RAM does not hold its {experts} of experts beside the system.</source>
      <translation>{model} serait meilleur, mais la RAM ne contient pas ses {experts} d'experts à côté du système.</translation>
    </message>
    <message>
      <location filename="../../app/advisor/words.py" />
      <source>{model} would be better, but it would leave only {left} of RAM to your programs.</source>
      <translation>{model} serait meilleur, mais il ne laisserait que {left} de RAM à vos programmes.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>The GGUF file is damaged</source>
      <translation>Le fichier GGUF est endommagé</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} is cut short or its beginning cannot be read.</source>
      <translation>{name} est tronqué ou son début est illisible.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Download it again; an interrupted download is the usual reason.</source>
      <translation>Téléchargez-le à nouveau ; un téléchargement interrompu en est la cause habituelle.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>This GGUF file is no language model</source>
      <translation>Ce fichier GGUF n'est pas un modèle de langage</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} holds something else ({what}).</source>
      <translation>{name} contient autre chose ({what}).</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Choose the model's own file; image encoders, adapters and vocabularies go with a model.</source>
      <translation>Choisissez le fichier du modèle lui-même ; encodeurs d'images, adaptateurs et vocabulaires accompagnent un modèle.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>A file is missing</source>
      <translation>Un fichier manque</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Check the path, or copy all parts into one folder.</source>
      <translation>Vérifiez le chemin, ou copiez toutes les parties dans un même dossier.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>This is no GGUF file</source>
      <translation>Ce n'est pas un fichier GGUF</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>Download the model again, or choose another file.</source>
      <translation>Téléchargez à nouveau le modèle, ou choisissez un autre fichier.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} is not there.</source>
      <translation>{name} n'est pas là.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>{name} does not begin as GGUF files do.</source>
      <translation>{name} ne commence pas comme un fichier GGUF.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>The model consists of {n} parts.</source>
      <translation>Le modèle se compose de {n} parties.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/gguf_file.py" />
      <source>It is a web page.</source>
      <translation>C'est une page web.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>The catalogue cannot be read</source>
      <translation>Le catalogue est illisible</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Correct the file, or move it away; the launcher's own catalogue is then used.</source>
      <translation>Corrigez le fichier ou déplacez-le ; le catalogue du programme est alors utilisé.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Your own models are left out: {why} {what}</source>
      <translation>Vos propres modèles sont ignorés : {why} {what}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>there is no [[{key}]] in it</source>
      <translation>il n’y a pas de [[{key}]] dedans</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>“{name}” has no source</source>
      <translation>« {name} » n'a pas de source</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>line {line}: the key “{key}” is not known</source>
      <translation>ligne {line} : la clé « {key} » est inconnue</translation>
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>a source has no known kind: {source}</source>
      <translation>une source n'a pas de type connu : {source}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Unknown {what}</source>
      <translation>Inconnu : {what}</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>There is no {what} called “{name}”.</source>
      <translation>Il n'y a pas de {what} nommé « {name} ».</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Did you mean {names}?</source>
      <translation>Vouliez-vous dire {names} ?</translation>
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Known ones: {names}.</source>
      <translation>Connus : {names}.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Nothing is there</source>
      <translation>Il n'y a rien à cet endroit</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>{path} is neither a file nor a folder.</source>
      <translation>{path} n'est ni un fichier ni un dossier.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Give a GGUF file, a folder that holds some, or a Hugging Face repository such as owner/name.</source>
      <translation>Indiquez un fichier GGUF, un dossier qui en contient, ou un dépôt Hugging Face tel que propriétaire/nom.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>No model is there</source>
      <translation>Il n'y a pas de modèle à cet endroit</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>{path} holds no GGUF file.</source>
      <translation>{path} ne contient aucun fichier GGUF.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Choose the folder that the model's files lie in.</source>
      <translation>Choisissez le dossier où se trouvent les fichiers du modèle.</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>your own model</source>
      <translation>votre propre modèle</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Added by you</source>
      <translation>Ajouté par vous</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>see its publisher</source>
      <translation>voir son éditeur</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Your own catalogue cannot be read</source>
      <translation>Votre propre catalogue est illisible</translation>
    </message>
    <message>
      <location filename="../../app/catalog/user.py" />
      <source>Correct the file, or move it away; nothing was changed in it.</source>
      <translation>Corrigez le fichier ou déplacez-le ; rien n'y a été changé.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file cannot be read</source>
      <translation>Le fichier de réglages est illisible</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file}: {why}. Nothing was changed.</source>
      <translation>{file} : {why}. Rien n'a été modifié.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Correct the file or move it away, then try again.</source>
      <translation>Corrigez le fichier ou déplacez-le, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{program} is not connected</source>
      <translation>{program} n'est pas connecté</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Nothing was written into its settings from here, so there is nothing to take back.</source>
      <translation>Rien n'a été écrit d'ici dans ses réglages ; il n'y a rien à annuler.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>See the list of programs for what is connected.</source>
      <translation>La liste des programmes montre ce qui est connecté.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file is read-only</source>
      <translation>Le fichier de réglages est en lecture seule</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file} may not be changed, so nothing was written.</source>
      <translation>{file} ne peut pas être modifié ; rien n'a été écrit.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Allow writing to it, or make the change by hand.</source>
      <translation>Autorisez l'écriture ou faites la modification à la main.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>The settings file has just changed</source>
      <translation>Le fichier de réglages vient de changer</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>{file} was changed by another program in this moment; nothing was written.</source>
      <translation>Un autre programme a modifié {file} à cet instant ; rien n'a été écrit.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>Try it again.</source>
      <translation>Réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/connect/link.py" />
      <source>it is not UTF-8 text</source>
      <translation>ce n'est pas du texte UTF-8</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source> in {place}</source>
      <translation> dans {place}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine ended, and its log names no cause that we know.</source>
      <translation>Le moteur s'est terminé, et son journal ne nomme aucune cause que nous connaissions.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>This file is no log</source>
      <translation>Ce fichier n'est pas un journal</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>It holds a picture, a program, a model or settings, not the lines that an engine writes.</source>
      <translation>Il contient une image, un programme, un modèle ou des réglages, pas les lignes qu'écrit un moteur.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Choose the file that the engine wrote while it ran.</source>
      <translation>Choisissez le fichier que le moteur a écrit pendant qu'il tournait.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Nothing is known about this end</source>
      <translation>On ne sait rien de cette fin</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log is empty and there is no exit code.</source>
      <translation>Le journal est vide et il n'y a pas de code de sortie.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Start the engine again; if it ends the same way, repair its files.</source>
      <translation>Redémarrez le moteur ; s'il se termine de la même façon, réparez ses fichiers.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>the graphics card</source>
      <translation>la carte graphique</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>this card</source>
      <translation>cette carte</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>its port</source>
      <translation>son port</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>No crash was found</source>
      <translation>Aucun plantage trouvé</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log shows nothing that went wrong.</source>
      <translation>Le journal ne montre rien d'anormal.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Somebody wanted it to stop; that is no crash.</source>
      <translation>Quelqu'un a voulu l'arrêter ; ce n'est pas un plantage.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine stopped{where}</source>
      <translation>Le moteur s'est arrêté{where}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The steps below help most often. The report holds everything a maintainer needs.</source>
      <translation>Les étapes ci-dessous aident le plus souvent. Le rapport contient tout ce dont les développeurs ont besoin.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The number lost its last digits on the way; it stands for a Windows fault, most likely {name}.</source>
      <translation>Le nombre a perdu ses derniers chiffres en route ; il désigne une erreur de Windows, très probablement {name}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>It was ended by signal {n}.</source>
      <translation>Il a été terminé par le signal {n}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>Windows ended it with the status {code}.</source>
      <translation>Windows l'a terminé avec l'état {code}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>exit code {n}</source>
      <translation>code de sortie {n}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended with the code {n}.</source>
      <translation>Le programme s'est terminé avec le code {n}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>ended normally</source>
      <translation>terminé normalement</translation>
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended by itself and reported no error.</source>
      <translation>Le programme s'est terminé de lui-même et n'a signalé aucune erreur.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>None of the changes helped. The report has everything that was tried.</source>
      <translation>Aucun des changements n'a aidé. Le rapport contient tout ce qui a été essayé.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>It answers now. This change is kept: {title}.</source>
      <translation>Il répond maintenant. Ce changement est conservé : {title}.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>This cannot be applied here</source>
      <translation>Cela ne peut pas s'appliquer ici</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Try the next one on the list.</source>
      <translation>Essayez le suivant de la liste.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Unknown remedy</source>
      <translation>Remède inconnu</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>There is no remedy or profile called “{name}”.</source>
      <translation>Il n'y a ni remède ni profil nommé « {name} ».</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” changes nothing for the profile “{profile}”.</source>
      <translation>« {title} » ne change rien au profil « {profile} ».</translation>
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” is not a setting: {change}</source>
      <translation>« {title} » n'est pas un réglage : {change}</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Signature</source>
      <translation>Signature</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Ended with</source>
      <translation>Terminé avec</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>When</source>
      <translation>Quand</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Again and again</source>
      <translation>À répétition</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Fingerprint</source>
      <translation>Empreinte</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>New since the last good run</source>
      <translation>Nouveau depuis la dernière exécution réussie</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Missing files</source>
      <translation>Fichiers manquants</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The system's log</source>
      <translation>Journal du système</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Core dump</source>
      <translation>Image mémoire (core dump)</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>yes</source>
      <translation>oui</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>no</source>
      <translation>non</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Nothing yet.</source>
      <translation>Rien pour l'instant.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Environment</source>
      <translation>Environnement</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Versions</source>
      <translation>Versions</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What was tried</source>
      <translation>Ce qui a été essayé</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Config</source>
      <translation>Configuration</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Output before the crash</source>
      <translation>Sortie avant le plantage</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>{kind}: taken out in {n} places</source>
      <translation>{kind} : retiré à {n} endroits</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The engine stopped</source>
      <translation>Le moteur s'est arrêté</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Steps</source>
      <translation>Étapes</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Stack</source>
      <translation>Pile</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What</source>
      <translation>Quoi</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Outcome</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Note</source>
      <translation>Remarque</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>Strata Launcher: {title}</source>
      <translation>Strata Launcher : {title}</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>{key}: {old} becomes {new}</source>
      <translation>{key} : {old} devient {new}</translation>
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>nothing</source>
      <translation>rien</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>The engine did not answer</source>
      <translation>Le moteur n’a pas répondu</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>A request was sent, and no complete answer came back: {why}.</source>
      <translation>Une requête a été envoyée, et aucune réponse complète n'est revenue : {why}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>Look at the log for the reason, or restart the engine.</source>
      <translation>Cherchez la raison dans le journal, ou redémarrez le moteur.</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>the connection ended in the middle of the answer</source>
      <translation>la connexion s'est terminée au milieu de la réponse</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>An engine file is missing</source>
      <translation>Un fichier du moteur manque</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Often an antivirus program took it away.</source>
      <translation>{name} n'est plus là où il a été installé. Souvent, un antivirus l'a retiré.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run repair: it fetches only what is missing. If it vanishes again, allow this folder in the antivirus.</source>
      <translation>Lancez la réparation : elle ne récupère que ce qui manque. S'il disparaît encore, autorisez ce dossier dans l'antivirus.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model's file is missing</source>
      <translation>Le fichier du modèle manque</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation>{name} n'est plus là où il a été installé. Son disque n'est peut-être pas branché.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Connect the drive and start again, or run repair to fetch the file anew.</source>
      <translation>Branchez le disque et redémarrez, ou lancez la réparation pour récupérer le fichier.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine's config file is missing</source>
      <translation>Le fichier de configuration du moteur manque</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{path} does not exist or is not JSON.</source>
      <translation>{path} n'existe pas ou n'est pas du JSON.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run set-up again; it writes the file anew.</source>
      <translation>Relancez l'installation ; elle réécrit le fichier.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Unknown profile</source>
      <translation>Profil inconnu</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>There is no profile called “{name}”.</source>
      <translation>Il n'y a pas de profil nommé « {name} ».</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Nothing to undo</source>
      <translation>Rien à annuler</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>The profile “{title}” has no changes on top of what set-up chose.</source>
      <translation>Le profil « {title} » n'a pas de changement par rapport au choix de l'installation.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Apply a change first, or run set-up to choose anew.</source>
      <translation>Appliquez d'abord un changement, ou relancez l'installation pour choisir à nouveau.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Known profiles: {names}.</source>
      <translation>Profils connus : {names}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Run set-up first.</source>
      <translation>Lancez d'abord l'installation.</translation>
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>Unknown engine</source>
      <translation>Moteur inconnu</translation>
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>There is no engine called “{name}”.</source>
      <translation>Il n'y a pas de moteur nommé « {name} ».</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Often an antivirus program took it away.</source>
      <translation>{path} n'est plus là où il a été installé. Souvent, un antivirus l'a retiré.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>The server runs, the model is not in memory.</source>
      <translation>Le serveur fonctionne, le modèle n'est pas en mémoire.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>A file of the model is missing</source>
      <translation>Un fichier du modèle manque</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation>{path} n'est plus là où il a été installé. Son disque n'est peut-être pas branché.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The context is too large</source>
      <translation>Le contexte est trop grand</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The model was trained for {tokens} tokens; more needs rope scaling.</source>
      <translation>Le modèle a été entraîné pour {tokens} jetons ; au-delà il faut une mise à l'échelle RoPE.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>Choose a smaller context, or yarn as rope scaling.</source>
      <translation>Choisissez un contexte plus petit, ou yarn comme mise à l'échelle RoPE.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Images do not work with AMD cards on Windows: the engine has no image encoder there.</source>
      <translation>Les images ne fonctionnent pas avec les cartes AMD sous Windows : le moteur n'y a pas d'encodeur d'images.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Leave the option out, or choose another family, card or engine.</source>
      <translation>Retirez l'option, ou choisissez une autre famille, carte ou moteur.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>With AMD cards the image encoder runs on the processor only.</source>
      <translation>Avec les cartes AMD, l'encodeur d'images ne fonctionne que sur le processeur.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Strata cannot do this here</source>
      <translation>Strata ne peut pas faire cela ici</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>none</source>
      <translation>aucune</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>There is no such card</source>
      <translation>Cette carte n'existe pas</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>“{wanted}” does not name cards that the engine sees; it knows {known}.</source>
      <translation>« {wanted} » ne désigne pas de cartes que le moteur voit ; il connaît {known}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Give one of these numbers, several different ones with commas, or all.</source>
      <translation>Indiquez un de ces numéros, plusieurs différents séparés par des virgules, ou all.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>One model uses one AMD card on Windows.</source>
      <translation>Un modèle utilise une seule carte AMD sous Windows.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>The control vector is made for the families qwen and coder.</source>
      <translation>Le vecteur de contrôle est fait pour les familles qwen et coder.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata needs a graphics card</source>
      <translation>Strata demande une carte graphique</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>This profile names no card, and Strata does not run on the processor alone.</source>
      <translation>Ce profil ne nomme aucune carte, et Strata ne fonctionne pas sur le processeur seul.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Choose a card, or the engine llama.cpp.</source>
      <translation>Choisissez une carte, ou le moteur llama.cpp.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The card is not known to the engine</source>
      <translation>Le moteur ne connaît pas la carte</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata's engine does not list the card {cards}.</source>
      <translation>Le moteur de Strata ne cite pas la carte {cards}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again; it asks the engine which cards it can use.</source>
      <translation>Relancez l'installation ; elle demande au moteur quelles cartes il peut utiliser.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Images need their encoder</source>
      <translation>Les images demandent leur encodeur</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The model was installed without its image encoder.</source>
      <translation>Le modèle a été installé sans son encodeur d'images.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again with images on; it fetches about 0.9 GB.</source>
      <translation>Relancez l'installation avec les images ; elle télécharge environ 0,9 Go.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>The engine does not see the card</source>
      <translation>Le moteur ne voit pas la carte</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Strata's engine lists {devices}, but not {card}.</source>
      <translation>Le moteur de Strata cite {devices}, mais pas {card}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Install the newest driver of the card's maker (AMD: amd.com/en/support), restart, and try again.</source>
      <translation>Installez le dernier pilote du fabricant (AMD : amd.com/en/support), redémarrez et réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>{flag} is not done here</source>
      <translation>{flag} ne se fait pas ici</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>Strata's setup has {flag}; the launcher has not.</source>
      <translation>L'installation de Strata a {flag} ; ce programme ne l'a pas.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>It ended before it was finished.</source>
      <translation>Il s'est terminé avant d'avoir fini.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>This version of Strata does not know one of the options.</source>
      <translation>Cette version de Strata ne connaît pas l'une des options.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up stopped</source>
      <translation>L'installation propre à Strata s'est arrêtée</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Do what it asks for, then run set-up again; it goes on where it stopped.</source>
      <translation>Faites ce qu'elle demande, puis relancez l'installation ; elle reprend où elle s'est arrêtée.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up</source>
      <translation>Installation propre à Strata</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} does not deliver parts of files; a proxy or mirror on the way may be the reason.</source>
      <translation>{host} ne fournit pas de parties de fichiers ; un proxy ou un miroir en chemin en est peut-être la cause.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} refuses the file ({status}).</source>
      <translation>{host} refuse le fichier ({status}).</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>Draft layer</source>
      <translation>Couche d'ébauche</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>The download is not the expected file</source>
      <translation>Le téléchargement n'est pas le fichier attendu</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} of the draft layer has another content than it must have.</source>
      <translation>{name} de la couche d'ébauche a un autre contenu que prévu.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>A proxy or mirror on the way may answer wrongly. Try another network or source.</source>
      <translation>Un proxy ou un miroir en chemin répond peut-être mal. Essayez un autre réseau ou une autre source.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>the draft layer</source>
      <translation>la couche d'ébauche</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} arrived with errors and is fetched again.</source>
      <translation>{name} est arrivé avec des erreurs et est récupéré à nouveau.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} is no safetensors file.</source>
      <translation>{name} n'est pas un fichier safetensors.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} ended the file too early.</source>
      <translation>{host} a terminé le fichier trop tôt.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>This engine cannot be used here</source>
      <translation>Ce moteur n'est pas utilisable ici</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Choose another engine build, or the engine llama.cpp, which runs on more cards.</source>
      <translation>Choisissez une autre version du moteur, ou le moteur llama.cpp, qui fonctionne sur plus de cartes.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Strata engine {version}</source>
      <translation>Moteur Strata {version}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>There is no earlier engine</source>
      <translation>Il n'y a pas de moteur antérieur</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{folder} keeps no engine from before the last update.</source>
      <translation>{folder} ne garde aucun moteur d'avant la dernière mise à jour.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Install another version from the list of engines.</source>
      <translation>Installez une autre version depuis la liste des moteurs.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It says version {version}, and {wanted} is needed.</source>
      <translation>Il annonce la version {version}, et il faut la {wanted}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It is not made for AMD cards.</source>
      <translation>Il n'est pas fait pour les cartes AMD.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It has no code for {cards}.</source>
      <translation>Il n'a pas de code pour {cards}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>The engine is running</source>
      <translation>Le moteur est en marche</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{program} is in use and cannot be replaced.</source>
      <translation>{program} est utilisé et ne peut pas être remplacé.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Stop the engine, then try again.</source>
      <translation>Arrêtez le moteur, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the model</source>
      <translation>Préparation du modèle</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the draft layer</source>
      <translation>Préparation de la couche d'ébauche</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Draft layer's vocabulary</source>
      <translation>Vocabulaire de la couche d'ébauche</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>A step of the installation failed</source>
      <translation>Une étape de l'installation a échoué</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>{what}: Strata's tool ended without an error and without its result.</source>
      <translation>{what} : l'outil de Strata s'est terminé sans erreur et sans son résultat.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Run set-up again. If it fails again, send a report.</source>
      <translation>Relancez l'installation. Si elle échoue encore, envoyez un rapport.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python is missing</source>
      <translation>Python manque</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Strata's server is a Python program and needs Python {version} or newer, 64 bits.</source>
      <translation>Le serveur de Strata est un programme Python et demande Python {version} ou plus récent, 64 bits.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Install Python 3.12 from python.org (Windows: `winget install Python.Python.3.12`; Linux: the packages python3 and python3-venv), then run set-up again.</source>
      <translation>Installez Python 3.12 depuis python.org (Windows : `winget install Python.Python.3.12` ; Linux : les paquets python3 et python3-venv), puis relancez l'installation.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python packages</source>
      <translation>Paquets Python</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Making the Python environment</source>
      <translation>Création de l'environnement Python</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Installing the Python packages</source>
      <translation>Installation des paquets Python</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/register.py" />
      <source>Entry in the lists of what is installed</source>
      <translation>Inscription dans les listes de ce qui est installé</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/release.py" />
      <source>GitHub did not say the check sum of {name}; it is installed unchecked.</source>
      <translation>GitHub n'a pas indiqué la somme de contrôle de {name} ; il est installé sans vérification.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Strata's program files</source>
      <translation>Fichiers du programme Strata</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Model reader (llama.cpp's source)</source>
      <translation>Lecteur de modèles (code source de llama.cpp)</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>{what}: {why}. Its last line was: {last}</source>
      <translation>{what} : {why}. Sa dernière ligne était : {last}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>Run set-up again; it goes on where it stopped. If it fails again, send the details with a report.</source>
      <translation>Relancez l'installation ; elle reprend où elle s'est arrêtée. Si elle échoue encore, envoyez les détails avec un rapport.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>it ended with exit code {code}</source>
      <translation>terminé avec le code de sortie {code}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>(nothing)</source>
      <translation>(rien)</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Model {family} {size}</source>
      <translation>Modèle {family} {size}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>The folder does not hold the model</source>
      <translation>Le dossier ne contient pas le modèle</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{folder} has no whole {names}.</source>
      <translation>{folder} n'a pas de {names} complets.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Put all shards of this size into the folder, or leave it out and let them be downloaded.</source>
      <translation>Mettez toutes les parties de cette taille dans le dossier, ou laissez-le vide pour les télécharger.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Image encoder</source>
      <translation>Encodeur d'images</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{name} is shared with {other}.</source>
      <translation>{name} est partagé avec {other}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>{name} is not there, or its installation did not end.</source>
      <translation>{name} n'est pas là, ou son installation n'a pas abouti.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>Run set-up again; it goes on where it stopped.</source>
      <translation>Relancez l'installation ; elle reprend où elle s'est arrêtée.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The Strata engine is not installed</source>
      <translation>Le moteur Strata n'est pas installé</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The model is not installed</source>
      <translation>Le modèle n'est pas installé</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request was answered</source>
      <translation>Une requête a reçu sa réponse</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes from {old} to {new}.</source>
      <translation>{name} passe de {old} à {new}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes.</source>
      <translation>{name} change.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is removed (was {value}).</source>
      <translation>{name} est retiré (valait {value}).</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added: {value}.</source>
      <translation>{name} est ajouté : {value}.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added.</source>
      <translation>{name} est ajouté.</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>set</source>
      <translation>défini</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Starting …</source>
      <translation>Démarrage…</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Stopping …</source>
      <translation>Arrêt en cours…</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Restarting …</source>
      <translation>Redémarrage…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect</source>
      <translation>Connexion</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the OpenAI address</source>
      <translation>l’adresse OpenAI</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the Anthropic address</source>
      <translation>l’adresse Anthropic</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the model's name</source>
      <translation>le nom du modèle</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>The engine is stopped. The addresses work once it is running.</source>
      <translation>Le moteur est arrêté. Les adresses répondent dès qu’il tourne.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Command line (curl)</source>
      <translation>Ligne de commande (curl)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Programs for the Anthropic API (environment variables)</source>
      <translation>Programmes pour l’API Anthropic (variables d’environnement)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect other programs</source>
      <translation>Connecter d’autres programmes</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Enter one of these addresses in your program. Any text works as the API key.</source>
      <translation>Donnez à un programme l’une de ces adresses ; n’importe quel texte convient comme clé.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Addresses</source>
      <translation>Adresses</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>OpenAI-compatible</source>
      <translation>Compatible OpenAI</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Anthropic-compatible</source>
      <translation>Compatible Anthropic</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Model name</source>
      <translation>Nom du modèle</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Fix it for me</source>
      <translation>Réparer pour moi</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Stop trying</source>
      <translation>Arrêter les essais</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Trying known fixes …</source>
      <translation>Essai de ce qui aide d’habitude…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>What went wrong</source>
      <translation>Ce qui s’est passé</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Report …</source>
      <translation>Rapport…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Changed since it last worked: {what}</source>
      <translation>Nouveau depuis sa dernière réponse : {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Missing: {files}</source>
      <translation>Manquant : {files}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>It crashed the same way before, so it is not restarted automatically.</source>
      <translation>Il a déjà planté de la même façon ; il n’est donc pas relancé tout seul.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Why: {title}</source>
      <translation>Pourquoi : {title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Show the log</source>
      <translation>Voir le journal</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>The engine stopped unexpectedly</source>
      <translation>Le moteur s’est terminé tout seul</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Known fixes</source>
      <translation>Solutions connues</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this</source>
      <translation>Essayer</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Why this fix</source>
      <translation>Pourquoi celui-ci</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this: {title}</source>
      <translation>Essayer : {title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Overview</source>
      <translation>Aperçu</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Log</source>
      <translation>Journal</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>History</source>
      <translation>Historique</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Storage</source>
      <translation>Stockage</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Updates</source>
      <translation>Mises à jour</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Settings</source>
      <translation>Réglages</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Add a model</source>
      <translation>Ajouter un modèle</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Stopped.</source>
      <translation>Arrêté.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Try again</source>
      <translation>Réessayer</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>An update is available. See Updates.</source>
      <translation>Il y a du nouveau ; voir Mises à jour.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use another model</source>
      <translation>Utiliser un autre modèle</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use {title}?</source>
      <translation>Utiliser {title} ?</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>The engine is restarted; that takes as long as a start.</source>
      <translation>Le moteur redémarre ; cela prend autant de temps qu’un démarrage.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use it</source>
      <translation>Utiliser</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{size} free</source>
      <translation>{size} libres</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of {total}</source>
      <translation>sur {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Generation</source>
      <translation>Génération</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Prompt processing</source>
      <translation>Traitement du prompt</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Context</source>
      <translation>Contexte</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>Requests</source>
      <translation>Requêtes</translation>
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
      <translation>Mémoire du moteur</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>CPU</source>
      <translation>CPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of {total:,} tokens</source>
      <translation>sur {total:,} jetons</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{asked:,} requested</source>
      <translation>{asked:,} demandés</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>of all cores</source>
      <translation>de tous les cœurs</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>in use</source>
      <translation>d’utilisation</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>the busiest of {count}</source>
      <translation>le plus actif sur {count}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>{count} waiting</source>
      <translation>{count} en attente</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>running</source>
      <translation>en cours</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/figures.py" />
      <source>tokens/s</source>
      <translation>jetons/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>{speed:.1f} tokens/s</source>
      <translation>{speed:.1f} jetons/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Open the folder of this run</source>
      <translation>Ouvrir le dossier de cette exécution</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Running</source>
      <translation>En cours</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Crashed</source>
      <translation>Planté</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Stopped</source>
      <translation>Arrêté</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Recent runs of the engine and how they ended.</source>
      <translation>Les derniers démarrages du moteur et leur issue.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Nothing has run yet.</source>
      <translation>Rien n’a encore tourné.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>This copy runs from source code. The licenses of the packages it uses come with those packages.</source>
      <translation>Cette copie s’exécute depuis son code source. Les licences des paquets utilisés se trouvent avec ces paquets.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>Licenses</source>
      <translation>Licences</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>The licenses</source>
      <translation>Les licences</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/licences_dialog.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Engine log</source>
      <translation>Journal du moteur</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search</source>
      <translation>Rechercher</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search in the log</source>
      <translation>Rechercher dans le journal</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Which lines</source>
      <translation>Quelles lignes</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Follow</source>
      <translation>Suivre</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Last error</source>
      <translation>Dernière erreur</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy</source>
      <translation>Copier</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Open folder</source>
      <translation>Ouvrir le dossier</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>All lines</source>
      <translation>Toutes les lignes</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Warnings and errors</source>
      <translation>Avertissements et erreurs</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Errors</source>
      <translation>Erreurs</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy the log</source>
      <translation>Copier le journal</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the GPU</source>
      <translation>sur le GPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the CPU</source>
      <translation>sur le CPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>{tokens:,} tokens of context</source>
      <translation>{tokens:,} jetons de contexte</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine</source>
      <translation>Moteur</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine build</source>
      <translation>Version du moteur</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Model</source>
      <translation>Modèle</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>KV cache type</source>
      <translation>Type de cache KV</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>GPU layers</source>
      <translation>Couches sur le GPU</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Port</source>
      <translation>Port</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Undo</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Changed: {list}</source>
      <translation>Modifié : {list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Undo the last change</source>
      <translation>Annuler la dernière modification</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>the address</source>
      <translation>l’adresse</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Address for other programs</source>
      <translation>Adresse pour d’autres programmes</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>OpenAI-compatible; no key is needed on this computer.</source>
      <translation>Compatible OpenAI ; aucune clé n’est nécessaire sur cet ordinateur.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Strata Launcher and its catalog</source>
      <translation>Ce programme et son catalogue</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Check for updates</source>
      <translation>Rechercher des mises à jour</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Version {launcher}, catalog {catalogue}.</source>
      <translation>Version {launcher}, catalogue {catalogue}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Checking …</source>
      <translation>Recherche…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Strata Launcher {version}</source>
      <translation>Strata Launcher {version}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Catalog {version}</source>
      <translation>Catalogue {version}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Compared with the signed releases at {address}.</source>
      <translation>Comparé aux versions signées de {address}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>No update address is set. You can enter one in Settings.</source>
      <translation>Aucune adresse de mise à jour n’est définie. Vous pouvez en saisir une dans les paramètres.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Not checked yet.</source>
      <translation>Pas encore vérifié.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Last checked: {when}.</source>
      <translation>Dernière vérification : {when}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Download it</source>
      <translation>Télécharger</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Newer versions are available.</source>
      <translation>Des versions plus récentes sont disponibles.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Nothing newer was found.</source>
      <translation>Rien de plus récent n’a été trouvé.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Download {what}</source>
      <translation>Récupérer {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>Use {what}</source>
      <translation>Utiliser {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/own_updates_card.py" />
      <source>This copy was not installed from a package. Update it the way you got it.</source>
      <translation>Cette copie n’a pas été installée par un paquet ; mettez-la à jour comme vous l’avez obtenue.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Report</source>
      <translation>Rapport</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report's text</source>
      <translation>Texte du rapport</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>the report</source>
      <translation>le rapport</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save the report</source>
      <translation>Enregistrer le rapport</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Your names, addresses, and keys were removed. Read it, then copy or save it. Nothing is sent.</source>
      <translation>Vos noms, adresses et clés ont été retirés. Lisez-le, puis copiez-le ou enregistrez-le. Rien n’est envoyé.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>With the end of the log (*.zip)</source>
      <translation>Avec la fin du journal (*.zip)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Text only (*.md)</source>
      <translation>Le texte seul (*.md)</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>It contained nothing personal to remove.</source>
      <translation>Il n'y avait rien de personnel à retirer.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save …</source>
      <translation>Enregistrer…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report could not be saved</source>
      <translation>Le rapport n’a pas pu être enregistré</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Choose another folder.</source>
      <translation>Choisissez un autre dossier.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>System default</source>
      <translation>Comme le système</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Search settings</source>
      <translation>Rechercher un réglage</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Appearance</source>
      <translation>Apparence</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Behavior</source>
      <translation>Comportement</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Network and downloads</source>
      <translation>Réseau et téléchargements</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>About</source>
      <translation>À propos</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Light</source>
      <translation>Clair</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Dark</source>
      <translation>Sombre</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>High contrast</source>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Theme</source>
      <translation>Thème</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Takes effect the next time you open the program.</source>
      <translation>À partir du prochain démarrage.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Reduce motion</source>
      <translation>Moins d’animations</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Turns off animations.</source>
      <translation>Désactive les animations.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Ask</source>
      <translation>Demander</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Yes</source>
      <translation>Oui</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>No</source>
      <translation>Non</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Keep running in the tray when the window closes</source>
      <translation>À la fermeture de la fenêtre, le programme reste dans la zone de notification</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Stop the engine on quit</source>
      <translation>Quitter arrête le moteur</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Start at login</source>
      <translation>Démarrer à l’ouverture de session</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Starts in the tray without opening a window.</source>
      <translation>Démarre dans la zone de notification, sans ouvrir de fenêtre.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Used by the next setup. If the port is taken, another one is used.</source>
      <translation>Pour la prochaine installation. Un port occupé est évité automatiquement.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Hugging Face endpoint</source>
      <translation>Adresse de Hugging Face</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>A mirror with the same files, for where huggingface.co is slow or blocked.</source>
      <translation>Un miroir contenant les mêmes fichiers, là où huggingface.co est lent ou bloqué.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>More mirrors</source>
      <translation>Autres miroirs</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Separate them with spaces. The fastest one is used.</source>
      <translation>Séparés par des espaces ; le plus rapide est utilisé.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Existing model folders</source>
      <translation>Dossiers de modèles existants</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Folders to search before anything is downloaded, separated by “{sign}”.</source>
      <translation>Dossiers à examiner avant tout téléchargement, séparés par « {sign} ».</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Stable releases only</source>
      <translation>Seulement les versions finies</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Include previews</source>
      <translation>Aussi les préversions</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Check for updates when the window opens</source>
      <translation>Chercher des mises à jour à l’ouverture de la fenêtre</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Nothing is downloaded until you say so.</source>
      <translation>Rien n’est récupéré sans votre accord.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Update channel</source>
      <translation>Canal de mise à jour</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Roll back automatically if a new engine does not answer</source>
      <translation>Revenir tout seul si un nouveau moteur ne répond pas</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>The previous engine starts again without asking.</source>
      <translation>Le moteur qui tournait avant redémarre sans demander.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Update address</source>
      <translation>Adresse de mise à jour</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>A web address or folder with signed updates for this program.</source>
      <translation>Une adresse web ou un dossier avec des mises à jour signées de ce programme.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>MIT License. Third-party components have their own licenses.</source>
      <translation>Licence MIT. Les parties écrites par d’autres ont leurs propres licences.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>None</source>
      <translation>Aucune</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Default</source>
      <translation>Par défaut</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Loading the model</source>
      <translation>Chargement du modèle</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Start</source>
      <translation>Démarrer</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Restart</source>
      <translation>Redémarrer</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Open web page</source>
      <translation>Ouvrir la page web</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>State</source>
      <translation>État</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>{size} in use, {free} free on this drive</source>
      <translation>{size} utilisés, {free} libres sur ce disque</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>What the program stores on your drives, and how much space it uses.</source>
      <translation>Ce que le programme garde sur vos disques, et la place que cela prend.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Moving {what} was interrupted. Move it again to continue.</source>
      <translation>Le déplacement de {what} a été interrompu. Déplacez-le à nouveau : il reprend.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Move {name}</source>
      <translation>Déplacer {name}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove {name}</source>
      <translation>Retirer {name}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Choose a folder</source>
      <translation>Choisir un dossier</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove</source>
      <translation>Retirer</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Remove {name}?</source>
      <translation>Retirer {name} ?</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Its drive is not connected.</source>
      <translation>Son disque n'est pas branché.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Your own file. It stays when you remove the entry.</source>
      <translation>Votre propre fichier ; il reste quand vous retirez l'entrée.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Not part of this program. It is never touched.</source>
      <translation>Pas à nous ; n'est jamais touché.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Moving {name} …</source>
      <translation>Déplacement de {name}…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>These profiles need it and will no longer start: {list}</source>
      <translation>Ces profils en ont besoin et ne démarreront plus : {list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Removing {name} …</source>
      <translation>Retrait de {name}…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Open the folder of {name}</source>
      <translation>Ouvrir le dossier de {name}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/storage_page.py" />
      <source>Move …</source>
      <translation>Déplacer…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>{count} tokens</source>
      <translation>{count} jetons</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Ask something short …</source>
      <translation>Posez une question courte…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Your question</source>
      <translation>Votre question</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>The answer</source>
      <translation>La réponse</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Thinking …</source>
      <translation>Réflexion…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Try it</source>
      <translation>Essayer</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Start the engine to ask something.</source>
      <translation>Démarrez le moteur pour poser une question.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Engines</source>
      <translation>Moteurs</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Compared with catalog {version}.</source>
      <translation>Comparé au catalogue {version}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} is the newest release of its project.</source>
      <translation>{engine} {version} est la version la plus récente du projet.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} instead of {installed}</source>
      <translation>{engine} {version} au lieu de {installed}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>No engine is installed yet.</source>
      <translation>Aucun moteur n’est encore installé.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>The project of {engine} could not be reached.</source>
      <translation>Le projet {engine} n’a pas pu être joint.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{engine} {version} was released by its project. It is offered here once the catalog lists it.</source>
      <translation>{engine} {version} a été publié par son projet. Il sera proposé ici dès qu’il figurera au catalogue.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>A new engine is installed next to the current one and replaces it only after it has answered a real request.</source>
      <translation>Un moteur plus récent s'installe à côté de l'ancien, et ne compte qu'après avoir répondu.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Download {size}</source>
      <translation>Téléchargement de {size}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Update</source>
      <translation>Mettre à jour</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Updating the catalog …</source>
      <translation>Mise à jour du catalogue…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Downloading the new version …</source>
      <translation>Récupération de la nouvelle version…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Updating to {build} …</source>
      <translation>Mise à jour vers {build}…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Rolling back …</source>
      <translation>Retour en arrière…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>It was tried on this computer before and did not answer.</source>
      <translation>Déjà essayée ici, elle n'a pas répondu.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Pinned: you chose to keep the installed build.</source>
      <translation>Épinglé : vous gardez la version installée.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Update to {build}</source>
      <translation>Mettre à jour vers {build}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>It has nothing newer for this computer.</source>
      <translation>Il ne contient rien de plus récent pour cet ordinateur.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Previous build</source>
      <translation>Version précédente</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>{now} is in use. You can go back to {before}.</source>
      <translation>{now} est utilisé ; avant, c'était {before}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/updates_page.py" />
      <source>Roll back</source>
      <translation>Revenir en arrière</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/work_page.py" />
      <source>In progress</source>
      <translation>En cours</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>{name} is in the catalog now. Choose “Add a model” to see how well it fits. The file stays where it is.</source>
      <translation>{name} est maintenant dans le catalogue. Choisissez « Ajouter un modèle » : il y est proposé, avec son adéquation à cet ordinateur. Le fichier reste où il est.</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is not a log, model, or settings file that the program recognizes.</source>
      <translation>Ce fichier n’est ni un journal, ni un modèle, ni un fichier de réglages connu du programme.</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is a settings file. Its settings belong to a profile; use “Add a model” to make one.</source>
      <translation>C’est un fichier de réglages. Ses réglages appartiennent à un profil ; utilisez « Ajouter un modèle » pour en créer un.</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>The new build did not answer</source>
      <translation>La nouvelle version n'a pas répondu</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>{new} did not answer; {old} stays in use.</source>
      <translation>{new} n'a pas répondu ; {old} reste utilisé.</translation>
    </message>
    <message>
      <location filename="../../app/gui/jobs_backend.py" />
      <source>You do not need to do anything. The next build may work; the log has the reason.</source>
      <translation>Il n'y a rien à faire. La prochaine version fonctionnera peut-être ; le journal donne la raison.</translation>
    </message>
    <message>
      <location filename="../../app/gui/log_follow.py" />
      <source>… {size} before this are in the file {path}</source>
      <translation>… {size} précédents sont dans le fichier {path}</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine</source>
      <translation>Le moteur</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>See below for the cause and how to fix it.</source>
      <translation>La cause et les solutions sont indiquées ci-dessous.</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Listening on {host}:{port}</source>
      <translation>À l’écoute sur {host}:{port}</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopped</source>
      <translation>Le moteur est arrêté</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Starting</source>
      <translation>Démarrage</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is starting</source>
      <translation>{model} démarre</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Loading</source>
      <translation>Chargement</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is loading</source>
      <translation>{model} se charge</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Warming up</source>
      <translation>Mise en route</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering a test request</source>
      <translation>{model} répond à une requête de test</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Ready</source>
      <translation>Prêt</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is ready</source>
      <translation>{model} est prêt</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Answering</source>
      <translation>Répond</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering</source>
      <translation>{model} répond</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Limited</source>
      <translation>Limité</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is running, but not as configured</source>
      <translation>{model} fonctionne, mais pas comme configuré</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Stopping</source>
      <translation>Arrêt</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopping</source>
      <translation>Le moteur s’arrête</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine crashed</source>
      <translation>Le moteur a planté</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Crash loop</source>
      <translation>Plantages en boucle</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine keeps crashing in the same way</source>
      <translation>Le moteur plante chaque fois de la même façon</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Not answering</source>
      <translation>Ne répond pas</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine runs but does not answer</source>
      <translation>Le moteur tourne mais ne répond pas</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Something went wrong in this program</source>
      <translation>Une erreur est survenue dans ce programme</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{kind}: {error}</source>
      <translation>{kind} : {error}</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Try again. If it happens again, please send the report.</source>
      <translation>Réessayez. Si cela se reproduit, envoyez le rapport.</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>The system refused</source>
      <translation>Le système a refusé</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{error}.</source>
      <translation>{error}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Look at the file or drive that is named, then try again.</source>
      <translation>Vérifiez le fichier ou le disque indiqué, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>At any time</source>
      <translation>À tout moment</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Download limit</source>
      <translation>Limite de téléchargement</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>MB per second. Leave empty for no limit.</source>
      <translation>Mo par seconde. Vide signifie aucune.</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Download only at</source>
      <translation>Télécharger seulement entre</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Outside these hours the download waits.</source>
      <translation>En dehors de ces heures, le téléchargement attend.</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>Wait on metered connections</source>
      <translation>Attendre sur les connexions limitées</translation>
    </message>
    <message>
      <location filename="../../app/gui/transfer_limits.py" />
      <source>When the system reports a metered connection.</source>
      <translation>Lorsque le système indique que la connexion est facturée au volume.</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Copy address</source>
      <translation>Copier l’adresse</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>What went wrong …</source>
      <translation>Ce qui s’est passé…</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Show window</source>
      <translation>Afficher la fenêtre</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Quit</source>
      <translation>Quitter</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>{what}. Click to see how to fix it.</source>
      <translation>{what}. Cliquez ici pour voir ce qui aide.</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>It answers</source>
      <translation>Il répond</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>{speed:.0f} tokens/s</source>
      <translation>{speed:.0f} jetons/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>Length</source>
      <translation>Longueur</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>You: {question}</source>
      <translation>Vous : {question}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/budget.py" />
      <source>{free} of {total} stay free</source>
      <translation>{free} sur {total} restent libres</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copied</source>
      <translation>Copié</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copy {what}</source>
      <translation>Copier {what}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/error_card.py" />
      <source>the error</source>
      <translation>l’erreur</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>No lines match.</source>
      <translation>Aucune ligne ne correspond.</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>Nothing has been written yet.</source>
      <translation>Rien n’a encore été écrit.</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>waiting</source>
      <translation>en attente</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>in progress</source>
      <translation>en cours</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>done</source>
      <translation>terminé</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>already there</source>
      <translation>déjà là</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>failed</source>
      <translation>échec</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The engine is running. Stop it as well?</source>
      <translation>Le moteur tourne. L’arrêter aussi ?</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>If it keeps running, other programs can use it, and it keeps using memory.</source>
      <translation>S’il continue, d’autres programmes peuvent l’utiliser et il garde sa mémoire.</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Stop it and quit</source>
      <translation>Arrêter et quitter</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Keep it running</source>
      <translation>Le laisser tourner</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Remember my answer</source>
      <translation>Se souvenir de ma réponse</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The download is complete</source>
      <translation>Le téléchargement est terminé</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>All files are verified and in place. The engine starts now.</source>
      <translation>Tout a été vérifié et mis en place. Le moteur démarre maintenant.</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Strata Launcher keeps running in the tray</source>
      <translation>Strata Launcher continue dans la zone de notification</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Use its icon to open or quit it. You can change this in Settings.</source>
      <translation>Utilisez son icône pour l’ouvrir ou le quitter. Les réglages peuvent changer cela.</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>This desktop shows no tray icons, so closing the window minimizes it. Ctrl+Q quits the program.</source>
      <translation>Ce bureau n’affiche pas d’icônes de notification : fermer la fenêtre la réduit. Ctrl+Q quitte le programme.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Automatic</source>
      <translation>Automatique</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Advanced</source>
      <translation>Avancé</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>{tokens:,} tokens</source>
      <translation>{tokens:,} jetons</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>You choose the folder on the “Location” page.</source>
      <translation>Le dossier se choisit à la page « Emplacement ».</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Apply</source>
      <translation>Appliquer</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>None (CPU only)</source>
      <translation>Aucun (CPU seul)</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {low}–{high} tokens/s</source>
      <translation>environ {low} à {high} jetons/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {n} tokens/s</source>
      <translation>environ {n} jetons/s</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What do you want to do?</source>
      <translation>Que voulez-vous faire ?</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>This decides which model is recommended. You can change it later.</source>
      <translation>Le modèle conseillé en dépend. Vous pourrez le changer plus tard.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Working out what fits …</source>
      <translation>Recherche de ce qui convient…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose</source>
      <translation>Choisir</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Download</source>
      <translation>Téléchargement</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>No model fits these choices</source>
      <translation>Rien ne convient à ce souhait</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose {title}: {facts}</source>
      <translation>Choisir {title} : {facts}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Recommended</source>
      <translation>Conseillé</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Your choice</source>
      <translation>Votre choix</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What would change this: {list}</source>
      <translation>Ce qui changerait cela : {list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Expected speed</source>
      <translation>Vitesse attendue</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Other choices that fit</source>
      <translation>Autres choix qui conviennent</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Strata's own answer</source>
      <translation>Ce que Strata choisirait</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Chat</source>
      <translation>Discuter</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Questions, writing, ideas</source>
      <translation>Questions, textes, idées</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Coding</source>
      <translation>Programmer</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Write and fix code</source>
      <translation>Programmes et scripts</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Long documents</source>
      <translation>Longs documents</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Summaries and questions about long texts</source>
      <translation>Beaucoup de texte à la fois</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Just try it</source>
      <translation>Juste essayer</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>A small, fast download</source>
      <translation>Petit et vite téléchargé</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Open the dashboard</source>
      <translation>Ouvrir le tableau de bord</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>The engine runs and answers. Any program that can talk to the OpenAI API can use it at this address.</source>
      <translation>Le moteur tourne et répond. Tout programme qui parle l’API OpenAI peut l’utiliser à cette adresse.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>the launch script</source>
      <translation>le script de lancement</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Keep running in the tray when the window is closed</source>
      <translation>Continuer dans la zone de notification à la fermeture de la fenêtre</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Start in the tray at login</source>
      <translation>Démarrer dans la zone de notification à l’ouverture de session</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Launch script</source>
      <translation>Script de lancement</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Starts the same engine without Strata Launcher.</source>
      <translation>Lance le même moteur sans ce programme.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>How to connect</source>
      <translation>Comment y accéder</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Background and startup</source>
      <translation>Arrière-plan et démarrage</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>You can change both later in Settings.</source>
      <translation>Les deux peuvent être changés plus tard dans les réglages.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Downloading the engine and the model</source>
      <translation>Récupération du moteur et du modèle</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>You can close the window or pause at any time. Everything downloaded is checked and kept.</source>
      <translation>Vous pouvez fermer la fenêtre ou mettre en pause à tout moment. Ce qui est arrivé reste et est vérifié à l’arrivée.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download progress</source>
      <translation>Progression du téléchargement</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download speed</source>
      <translation>Vitesse de téléchargement</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Getting ready …</source>
      <translation>Préparation…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Resume</source>
      <translation>Reprendre</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Paused</source>
      <translation>En pause</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Nothing that was downloaded is lost.</source>
      <translation>Rien de ce qui est arrivé n’est perdu.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Everything is in place</source>
      <translation>Tout est en place</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Speed and time</source>
      <translation>Vitesse et horaires</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Checked and in place</source>
      <translation>Vérifié et en place</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Waiting for the server</source>
      <translation>En attente du serveur</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>It asked us to try again in {time}.</source>
      <translation>Il demande de réessayer dans {time}.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{done} of {total}</source>
      <translation>{done} sur {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{speed} per second</source>
      <translation>{speed} par seconde</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{time} left</source>
      <translation>encore {time}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>The download stopped</source>
      <translation>Arrêté ici</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>What was downloaded is kept. Trying again continues from there.</source>
      <translation>Ce qui est arrivé reste ; un nouvel essai reprend de là.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Files</source>
      <translation>Fichiers</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Config and launch script</source>
      <translation>Configuration et script de lancement</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{needed} of {free} free</source>
      <translation>{needed} sur {free} libres</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Download and set up</source>
      <translation>Télécharger et installer</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Install location</source>
      <translation>Emplacement d’installation</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The engine, model, settings, and logs go in one folder. Nothing is stored anywhere else.</source>
      <translation>Moteur, modèle, réglages et journaux vont dans un seul dossier. Rien n’est mis ailleurs.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Working out the sizes …</source>
      <translation>Calcul des tailles…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{free} of {total} free</source>
      <translation>{free} libres sur {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>What will happen</source>
      <translation>Ce qui va se passer</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Start the engine</source>
      <translation>Démarrer le moteur</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>First request</source>
      <translation>Première question</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Your config will change</source>
      <translation>Votre configuration va changer</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Your own entries stay. The last five versions are kept next to it.</source>
      <translation>Vos propres entrées sont conservées. Les cinq dernières versions sont gardées à côté.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>the folder</source>
      <translation>le dossier</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The folder</source>
      <translation>Le dossier</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another location</source>
      <translation>Un autre emplacement</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use this drive</source>
      <translation>Utiliser ce disque</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Disk space needed</source>
      <translation>Espace disque nécessaire</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Available</source>
      <translation>Disponible</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>This drive is {size} short of space.</source>
      <translation>Il manque {size} sur ce disque.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use the drive {path}</source>
      <translation>Utiliser le disque {path}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another folder …</source>
      <translation>Autre dossier…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>already here</source>
      <translation>déjà là</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>nothing more</source>
      <translation>rien de plus</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test the model</source>
      <translation>Tester le modèle</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>The engine loads the model and gets one real request. Only an answer counts as working.</source>
      <translation>Le moteur charge le modèle et reçoit une vraie question. Seule une réponse compte comme réussite.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Try again, or choose another model or engine on the page “Choose”.</source>
      <translation>Réessayez, ou choisissez un autre modèle ou moteur à la page « Choisir ».</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test</source>
      <translation>Test</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{cores} cores, {threads} threads</source>
      <translation>{cores} cœurs, {threads} fils</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} free right now.</source>
      <translation>{size} sont libres en ce moment.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>A system limit leaves {size} for programs.</source>
      <translation>Une limite de ce système laisse {size} aux programmes.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your own AI, on your own PC</source>
      <translation>Votre propre IA, sur votre propre PC</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Strata Launcher finds out what your computer can run, downloads it, starts it, and tests it. What you ask stays on this computer.</source>
      <translation>Strata Launcher découvre ce que votre ordinateur peut faire tourner, le récupère, le lance et montre qu’il répond. Vos questions restent ici.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Check again</source>
      <translation>Vérifier à nouveau</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Checking your computer …</source>
      <translation>Examen de votre ordinateur…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Setup was interrupted</source>
      <translation>Une installation a été interrompue</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{family} {model}: what was downloaded so far is kept.</source>
      <translation>{family} {model} : ce qui est arrivé est toujours là.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} of memory</source>
      <translation>{size} de mémoire</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Models run on the CPU.</source>
      <translation>Les modèles fonctionnent sur le CPU.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your hardware</source>
      <translation>Votre matériel</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Welcome</source>
      <translation>Bienvenue</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Location</source>
      <translation>Emplacement</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Done</source>
      <translation>Terminé</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Back</source>
      <translation>Retour</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Not now</source>
      <translation>Pas maintenant</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Quick setup</source>
      <translation>Installation rapide</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Accepts the recommendation and does the rest without asking.</source>
      <translation>Prend le conseil et fait tout sans autre question.</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Continue</source>
      <translation>Continuer</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>That is no capture</source>
      <translation>Ce n'est pas un enregistrement</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>{folder} holds no readable capture.json.</source>
      <translation>{folder} ne contient pas de capture.json lisible.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>Give the folder that `detect --record` wrote.</source>
      <translation>Indiquez le dossier que `detect --record` a écrit.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>{name} is asleep to save power.</source>
      <translation>{name} est en veille pour économiser l'énergie.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Nothing to do: it wakes when an engine starts. Its free memory is known only then.</source>
      <translation>Rien à faire : elle se réveille quand un moteur démarre. Sa mémoire libre n'est connue qu'alors.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Not used: {trouble}</source>
      <translation>Non utilisée : {trouble}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>The NVIDIA driver {version} of {name} is too old for CUDA engines.</source>
      <translation>Le pilote NVIDIA {version} de {name} est trop ancien pour les moteurs CUDA.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Install driver 580 or newer (525 for the CUDA 12 engine). Until then Vulkan is used.</source>
      <translation>Installez le pilote 580 ou plus récent (525 pour le moteur CUDA 12). D'ici là, Vulkan est utilisé.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>It did not answer in time and was left out.</source>
      <translation>Il n'a pas répondu à temps et a été laissé de côté.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a remote session; Windows hides some graphics cards in it.</source>
      <translation>Ceci est une session à distance ; Windows y cache certaines cartes graphiques.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Start the launcher at the computer itself once.</source>
      <translation>Démarrez le programme une fois sur l'ordinateur lui-même.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a virtual machine without a graphics card of its own.</source>
      <translation>Ceci est une machine virtuelle sans carte graphique propre.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Pass a card through to it (PCI pass-through), or go on with the processor.</source>
      <translation>Transmettez-lui une carte (PCI pass-through), ou continuez avec le processeur.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install a Vulkan driver for it, then look again.</source>
      <translation>Installez un pilote Vulkan pour elle, puis relancez la recherche.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>an unknown amount</source>
      <translation>une quantité inconnue</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install NVIDIA's driver (nvidia.com/drivers), then restart.</source>
      <translation>Installez le pilote NVIDIA (nvidia.com/drivers), puis redémarrez.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Install the AMD driver, or Vulkan (mesa-vulkan-drivers on Linux), then look again.</source>
      <translation>Installez le pilote AMD, ou Vulkan (mesa-vulkan-drivers sous Linux), puis relancez la recherche.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Used: it shares the computer's memory and may have {size} of it.</source>
      <translation>Utilisée : elle partage la mémoire de l'ordinateur et peut en avoir {size}.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Used: a graphics card of its own with {size} of memory.</source>
      <translation>Utilisée : une carte graphique à part entière avec {size} de mémoire.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: it is part of the processor and no faster than the processor itself.</source>
      <translation>Non utilisée : elle fait partie du processeur et n'est pas plus rapide que lui.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: no driver for computing was found for it.</source>
      <translation>Non utilisée : aucun pilote de calcul n'a été trouvé pour elle.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Not used: it is part of the processor and shares the RAM; {best} is better.</source>
      <translation>Non utilisée : elle fait partie du processeur et partage la RAM ; {best} est meilleure.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/judge.py" />
      <source>Other programs hold most of it now: only {free} are free.</source>
      <translation>D'autres programmes en occupent la plus grande partie : il ne reste que {free}.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>It is sold with {sizes}; the smaller size is counted.</source>
      <translation>Elle est vendue avec {sizes} ; la plus petite taille est retenue.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: {own} of its own + {lent} lent</source>
      <translation>partagée avec la RAM : {own} à elle + {lent} prêtés</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: about half of it</source>
      <translation>partagée avec la RAM : environ la moitié</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{one} says {size}, {other} says {else_}.</source>
      <translation>{one} dit {size}, {other} dit {else_}.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a program that draws on the processor, not a graphics card.</source>
      <translation>Non utilisée : c'est un programme qui dessine sur le processeur, pas une carte graphique.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a virtual display, not a graphics card.</source>
      <translation>Non utilisée : c'est un écran virtuel, pas une carte graphique.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: the open driver nouveau runs it, which cannot compute. NVIDIA's own driver is needed.</source>
      <translation>Non utilisée : elle est gérée par le pilote libre nouveau, qui ne sait pas calculer. Il faut celui de NVIDIA.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is handed to a virtual machine (vfio-pci).</source>
      <translation>Non utilisée : elle est confiée à une machine virtuelle (vfio-pci).</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: its driver is not running.</source>
      <translation>Non utilisée : son pilote ne fonctionne pas.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{name} is divided into {n} MIG slices; an engine gets one slice, never the whole card.</source>
      <translation>{name} est divisée en {n} tranches MIG ; un moteur reçoit une tranche, jamais la carte entière.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>MIG profile</source>
      <translation>profil MIG</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the size this card is sold with</source>
      <translation>estimation : la taille avec laquelle cette carte est vendue</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the smallest size this card is sold with</source>
      <translation>estimation : la plus petite taille avec laquelle cette carte est vendue</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the installed engine's own list</source>
      <translation>la liste du moteur installé</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the computer's RAM: one pool for processor and graphics</source>
      <translation>la RAM de l'ordinateur : une réserve pour processeur et graphismes</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Windows only says “{size} or more”.</source>
      <translation>Windows dit seulement « {size} ou plus ».</translation>
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>graphics</source>
      <translation>graphismes</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Graphics</source>
      <translation>Graphismes</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Processor</source>
      <translation>Processeur</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory</source>
      <translation>Mémoire</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Drives</source>
      <translation>Disques</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>What is wrong</source>
      <translation>Ce qui ne va pas</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>driver {version}</source>
      <translation>pilote {version}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{total}, {free} free right now</source>
      <translation>{total}, dont {free} libres en ce moment</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>No graphics card was found; the processor does the work.</source>
      <translation>Aucune carte graphique trouvée ; le processeur fait le travail.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory number from: {source}</source>
      <translation>Valeur de mémoire fournie par : {source}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Limited to {limit} of {total} by {source}</source>
      <translation>Limité à {limit} sur {total} par {source}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Windows can promise {limit} in all (RAM and page file)</source>
      <translation>Windows peut promettre {limit} en tout (RAM et fichier d'échange)</translation>
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{free} free of {total}</source>
      <translation>{free} libres sur {total}</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>This user may not use the AMD card for computing (/dev/kfd).</source>
      <translation>Cet utilisateur n'a pas le droit d'utiliser la carte AMD pour le calcul (/dev/kfd).</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Add the user to the groups render and video (`sudo usermod -aG render,video USER`) and log in anew.</source>
      <translation>Ajoutez l'utilisateur aux groupes render et video (`sudo usermod -aG render,video USER`) et reconnectez-vous.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>The AMD card is there, but its compute interface (/dev/kfd) is not.</source>
      <translation>La carte AMD est là, mais pas son interface de calcul (/dev/kfd).</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Load the amdgpu driver with compute support; in a container, pass /dev/kfd and /dev/dri on.</source>
      <translation>Chargez le pilote amdgpu avec la prise en charge du calcul ; dans un conteneur, transmettez /dev/kfd et /dev/dri.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>FAT32 takes no file larger than 4 GB; most models are larger.</source>
      <translation>FAT32 n'accepte aucun fichier de plus de 4 Go ; la plupart des modèles sont plus gros.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A network drive is slow to load from, and may be away when the engine starts.</source>
      <translation>Un lecteur réseau charge lentement, et peut manquer quand le moteur démarre.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This folder is synchronised to the internet; models do not belong there.</source>
      <translation>Ce dossier est synchronisé avec Internet ; les modèles n'y ont pas leur place.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>exFAT keeps no links and may lose data when it is unplugged; an internal drive is safer.</source>
      <translation>exFAT ne connaît pas les liens et peut perdre des données au débranchement ; un disque interne est plus sûr.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This drive can be unplugged; the model is only there while it is connected.</source>
      <translation>Ce disque peut être débranché ; le modèle n'est là que tant qu'il est branché.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This is memory, not a drive: its content is gone after a restart.</source>
      <translation>C'est de la mémoire, pas un disque : son contenu disparaît au redémarrage.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A hard disk loads a large model slowly; an SSD is many times faster.</source>
      <translation>Un disque dur charge lentement un gros modèle ; un SSD est bien des fois plus rapide.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA driver is installed, but it is not running.</source>
      <translation>Un pilote NVIDIA est installé, mais il ne fonctionne pas.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer; if that does not help, install the driver anew. Until then the processor works.</source>
      <translation>Redémarrez l'ordinateur ; si cela n'aide pas, réinstallez le pilote. D'ici là, le processeur travaille.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver was updated, and the old one is still running.</source>
      <translation>Le pilote NVIDIA a été mis à jour, et l'ancien fonctionne encore.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer.</source>
      <translation>Redémarrez l'ordinateur.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA card stopped answering: the system lost it.</source>
      <translation>Une carte NVIDIA ne répond plus : le système l'a perdue.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Shut the computer down fully and start it again; if it happens again, look at power supply and riser.</source>
      <translation>Éteignez complètement l'ordinateur et rallumez-le ; si cela se reproduit, vérifiez l'alimentation et le riser.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver runs and finds no card.</source>
      <translation>Le pilote NVIDIA fonctionne et ne trouve aucune carte.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer. If a card is built in, check its seat and power; in a container, pass it on.</source>
      <translation>Redémarrez l'ordinateur. Si une carte est montée, vérifiez sa fixation et son alimentation ; dans un conteneur, transmettez-la.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver refuses access to this user.</source>
      <translation>Le pilote NVIDIA refuse l'accès à cet utilisateur.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Ask the administrator for access.</source>
      <translation>Demandez l'accès à l'administrateur.</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>nvidia-smi did not answer in time</source>
      <translation>nvidia-smi n'a pas répondu à temps</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/vulkan.py" />
      <source>the Vulkan driver did not answer in time</source>
      <translation>le pilote Vulkan n'a pas répondu à temps</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>PowerShell did not answer in time</source>
      <translation>PowerShell n'a pas répondu à temps</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Windows does not run {name} (Device Manager {code}).</source>
      <translation>Windows ne fait pas fonctionner {name} (Gestionnaire de périphériques {code}).</translation>
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Install the graphics driver anew, then restart.</source>
      <translation>Réinstallez le pilote graphique, puis redémarrez.</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>{have} bytes instead of {want}</source>
      <translation>{have} octets au lieu de {want}</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>its content has changed</source>
      <translation>son contenu a changé</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not readable: {error}</source>
      <translation>illisible : {error}</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>missing</source>
      <translation>manque</translation>
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not reachable: its folder or drive is away</source>
      <translation>inaccessible : son dossier ou son disque n'est pas là</translation>
    </message>
    <message>
      <location filename="../../app/install/engine_build.py" />
      <source>Engine {name} {version}</source>
      <translation>Moteur {name} {version}</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Model {family} {variant}</source>
      <translation>Modèle {family} {variant}</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>The model's file is not there</source>
      <translation>Le fichier du modèle n'est pas là</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>{path} cannot be found.</source>
      <translation>{path} est introuvable.</translation>
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Connect its drive, or add the model again from where it lies now.</source>
      <translation>Branchez son disque, ou ajoutez à nouveau le modèle depuis son emplacement actuel.</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>The copy is not like the original</source>
      <translation>La copie n'est pas identique à l'original</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>{path} reads back other than it was written. The drive may be failing.</source>
      <translation>{path} se relit autrement qu'il n'a été écrit. Le disque faiblit peut-être.</translation>
    </message>
    <message>
      <location filename="../../app/install/relocate.py" />
      <source>Everything is still where it was. Choose another drive, and check this one.</source>
      <translation>Tout est encore à sa place. Choisissez un autre disque, et vérifiez celui-ci.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>This system has no keyring that can be used, so it is kept in a file that only you can read: {path}</source>
      <translation>Ce système n'a pas de trousseau utilisable ; il est donc gardé dans un fichier que vous seul pouvez lire : {path}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>No token is kept.</source>
      <translation>Aucun jeton n'est gardé.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>It is kept in the system's keyring.</source>
      <translation>Il est gardé dans le trousseau du système.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>This is not an access token</source>
      <translation>Ce n'est pas un jeton d'accès</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>Hugging Face tokens start with hf_ and contain no spaces.</source>
      <translation>Les jetons de Hugging Face commencent par hf_ et n'ont pas d'espaces.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/access.py" />
      <source>Make one at huggingface.co/settings/tokens (read access is enough) and copy it whole.</source>
      <translation>Créez-en un sur huggingface.co/settings/tokens (l'accès en lecture suffit) et copiez-le en entier.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>You chose it although it does not fit: it may swap, run very slowly, or run out of memory. {why}</source>
      <translation>Vous l'avez choisi bien qu'il ne tienne pas : il peut échanger avec le disque, être très lent, ou s'arrêter faute de mémoire. {why}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>The best model for this computer would be {title}.</source>
      <translation>Le meilleur choix pour cet ordinateur serait {title}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>So {title} is used for now. Run setup again when the source can be reached.</source>
      <translation>{title} est donc utilisé pour l'instant. Relancez l'installation quand la source sera accessible.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>It comes from {source}, which cannot be reached: {why}</source>
      <translation>Il vient de {source}, qui est inaccessible : {why}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{ram} of memory, {free} available</source>
      <translation>{ram} de mémoire, dont {free} disponibles</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Data folder: {folder}</source>
      <translation>Dossier de données : {folder}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Computer</source>
      <translation>Ordinateur</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Installed</source>
      <translation>Installé</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Network</source>
      <translation>Réseau</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing to do; it was set aside.</source>
      <translation>Rien à faire ; il a été mis de côté.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>no graphics card</source>
      <translation>pas de carte graphique</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name} cannot be reached: {folder} is away.</source>
      <translation>{name} est inaccessible : {folder} n'est pas là.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The drive of {path} has only {free} free.</source>
      <translation>Le disque de {path} n'a que {free} libres.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Free some space; models need many gigabytes.</source>
      <translation>Libérez de la place ; les modèles demandent beaucoup de gigaoctets.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>No source of models can be reached. {note}</source>
      <translation>Aucune source de modèles n'est accessible. {note}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Check the network and the proxy.</source>
      <translation>Vérifiez le réseau et le proxy.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing is wrong.</source>
      <translation>Tout va bien.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The program's own files are incomplete.</source>
      <translation>Les fichiers du programme lui-même sont incomplets.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Install the launcher again.</source>
      <translation>Réinstallez le programme.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{n} cores</source>
      <translation>{n} cœurs</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name}: {n} files are missing or changed.</source>
      <translation>{name} : {n} fichiers manquent ou ont changé.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Connect its drive. Nothing was forgotten.</source>
      <translation>Branchez son disque. Rien n'a été oublié.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>nothing yet</source>
      <translation>rien pour l'instant</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>answers</source>
      <translation>réponses</translation>
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Run `strata-launcher repair`.</source>
      <translation>Lancez `strata-launcher repair`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>There is no program of this name</source>
      <translation>Aucun programme ne porte ce nom</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>{name} is not in the list.</source>
      <translation>{name} n'est pas dans la liste.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>connecting a program</source>
      <translation>la connexion d'un programme</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>disconnecting a program</source>
      <translation>la déconnexion d'un programme</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>Did you mean {name}?</source>
      <translation>Vouliez-vous dire {name} ?</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>The list: {names}.</source>
      <translation>La liste : {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>{program} is connected by hand</source>
      <translation>{program} se connecte à la main</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>It keeps its settings where no other program may write.</source>
      <translation>Il garde ses réglages là où aucun autre programme ne peut écrire.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/connect.py" />
      <source>Follow the steps: {steps}</source>
      <translation>Suivez les étapes : {steps}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or was changed since it was installed. Often that is the antivirus.</source>
      <translation>{path} manque ou a changé depuis son installation. Souvent, c'est l'antivirus.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong. If it vanishes again, allow {folder} in the antivirus.</source>
      <translation>Lancez la réparation : elle ne récupère que ce qui est faux. S'il disparaît encore, autorisez {folder} dans l'antivirus.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The model's file is damaged</source>
      <translation>Le fichier du modèle est endommagé</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or has another size than when it was installed.</source>
      <translation>{path} manque ou a une autre taille qu'à l'installation.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong.</source>
      <translation>Lancez la réparation : elle ne récupère que ce qui est faux.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Another model is running</source>
      <translation>Un autre modèle est en marche</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The profile “{profile}” runs on port {port}.</source>
      <translation>Le profil « {profile} » fonctionne sur le port {port}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stop it first, or use restart to change over.</source>
      <translation>Arrêtez-le d'abord, ou changez avec le redémarrage.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>starting an engine</source>
      <translation>démarre un moteur</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stopping the engine.</source>
      <translation>Arrêt du moteur.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is not running</source>
      <translation>Le moteur n'est pas en marche</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>It is in the state “{state}”: {text}.</source>
      <translation>Il est dans l'état « {state} » : {text}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Start it first, then ask again.</source>
      <translation>Démarrez-le d'abord, puis posez à nouveau la question.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>A folder cannot be reached</source>
      <translation>Un dossier est inaccessible</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{folder} is away. Perhaps its drive is not connected.</source>
      <translation>{folder} n'est pas là. Son disque n'est peut-être pas branché.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Connect the drive and start again. Nothing was forgotten.</source>
      <translation>Branchez le disque et redémarrez. Rien n'a été oublié.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Nothing is set up yet</source>
      <translation>Rien n'est encore installé</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>There is no engine and no model in {folder}.</source>
      <translation>Il n'y a ni moteur ni modèle dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run set-up first: `strata-launcher setup`.</source>
      <translation>Lancez d'abord l'installation : `strata-launcher setup`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is already running.</source>
      <translation>Le moteur fonctionne déjà.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Port {port} is used instead.</source>
      <translation>Le port {port} est utilisé à la place.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/hub_shape.py" />
      <source>The memory for the context is estimated from the size.</source>
      <translation>La mémoire pour le contexte est estimée d'après la taille.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/knowledge.py" />
      <source>The updated catalog is damaged, so the built-in one is used. ({error})</source>
      <translation>Le catalogue mis à jour est endommagé ; celui du programme est utilisé. ({error})</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>{name} was changed from {before} to {after}.</source>
      <translation>{name} est passé de {before} à {after}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>The engine was changed from {before} to {after}.</source>
      <translation>Le moteur est passé de {before} à {after}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/lastgood.py" />
      <source>The graphics driver is another one than when it last worked.</source>
      <translation>Le pilote graphique n'est plus le même que lors du dernier fonctionnement.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Try the new version</source>
      <translation>Essayer la nouvelle version</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>The setup of {version} has started; it closes this program.</source>
      <translation>L’installation de {version} a commencé ; elle ferme ce programme.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Version {version} is in {folder} and was tested. Quit, then start that one.</source>
      <translation>La version {version} se trouve dans {folder} et a été essayée. Quittez, puis lancez celle-là.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Install it with: {command}</source>
      <translation>Installez-la avec : {command}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Open {path}, then replace the old version with it.</source>
      <translation>Ouvrez {path}, puis mettez-le à la place de l’ancien.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>The new version does not work on this computer</source>
      <translation>La nouvelle version ne fonctionne pas sur cet ordinateur</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>It failed its test, so the old version stays.</source>
      <translation>Elle a été essayée avant usage et a échoué ; l’ancienne reste.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/launcher_update.py" />
      <source>Send the text below to the makers, and stay with this version until the next one.</source>
      <translation>Envoyez le texte ci-dessous aux auteurs et gardez cette version jusqu’à la prochaine.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>moving files</source>
      <translation>déplacement de fichiers</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move to {folder}</source>
      <translation>Déplacer vers {folder}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Only models move alone</source>
      <translation>Seuls les modèles se déplacent séparément</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{name} is an engine.</source>
      <translation>{name} est un moteur.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move the whole data folder instead; engines go with it.</source>
      <translation>Déplacez plutôt tout le dossier de données ; les moteurs le suivent.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>This model is yours</source>
      <translation>Ce modèle est à vous</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{name} was added where you keep it; the launcher never moves it.</source>
      <translation>{name} a été ajouté là où vous le gardez ; le programme ne le déplace jamais.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Move it yourself, then add it again from its new place.</source>
      <translation>Déplacez-le vous-même, puis ajoutez-le à nouveau depuis son nouvel emplacement.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>One folder lies inside the other</source>
      <translation>Un dossier se trouve dans l'autre</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{new} and {old} overlap.</source>
      <translation>{new} et {old} se recouvrent.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Choose a folder of its own.</source>
      <translation>Choisissez un dossier à part.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Connect the drive and try again. Nothing was forgotten.</source>
      <translation>Branchez le disque et réessayez. Rien n'a été oublié.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>The folder is not empty</source>
      <translation>Le dossier n'est pas vide</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{folder} holds something already.</source>
      <translation>{folder} contient déjà quelque chose.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Choose an empty folder, or the name of a new one.</source>
      <translation>Choisissez un dossier vide, ou le nom d'un nouveau.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>It is in use</source>
      <translation>Il est utilisé</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>The engine runs with the profile “{profile}”.</source>
      <translation>Le moteur fonctionne avec le profil « {profile} ».</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Stop the engine first, then try again.</source>
      <translation>Arrêtez d'abord le moteur, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Not enough space on the drive</source>
      <translation>Pas assez de place sur le disque</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{need} are needed (with 1 GB of reserve), and the drive of {folder} has {free} free.</source>
      <translation>Il faut {need} (avec 1 Go de réserve), et le disque de {folder} a {free} libres.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>Free up space there, or choose another drive. Nothing was moved.</source>
      <translation>Faites-y de la place, ou choisissez un autre disque. Rien n'a été déplacé.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/move.py" />
      <source>{target} is in use now; {source} was cleared.</source>
      <translation>{target} est maintenant utilisé ; {source} a été vidé.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Unknown family</source>
      <translation>Famille inconnue</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>You have not added a family called “{name}”.</source>
      <translation>Vous n'avez pas ajouté de famille nommée « {name} ».</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Your own ones: {names}.</source>
      <translation>Les vôtres : {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>There is no such quantization</source>
      <translation>Cette quantification n'existe pas</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>“{name}” is not among its files.</source>
      <translation>« {name} » n'est pas parmi ses fichiers.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>It has {names}.</source>
      <translation>Il a {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>No usable model was found</source>
      <translation>Il n'y a là aucun modèle utilisable</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>“{name}” on Hugging Face holds no GGUF file.</source>
      <translation>« {name} » sur Hugging Face ne contient aucun fichier GGUF.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_models.py" />
      <source>Look for a repository with GGUF in its name; most models have one.</source>
      <translation>Cherchez un dépôt avec GGUF dans son nom ; la plupart des modèles en ont un.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>looking for updates</source>
      <translation>en train de chercher des mises à jour</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>updating the catalog</source>
      <translation>la mise à jour du catalogue</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>rolling the catalog back</source>
      <translation>le retour au catalogue précédent</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>This copy cannot update itself</source>
      <translation>Cette copie ne peut pas se mettre à jour elle-même</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Version {version} is out, but not for this kind of installation.</source>
      <translation>La version {version} est sortie, mais pas pour ce type d’installation.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Update a copy of the source the way you got it, or download the new version yourself.</source>
      <translation>Une copie des sources se met à jour comme elle a été obtenue ; sinon, récupérez la nouvelle version à la main.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>No address for updates is set</source>
      <translation>Aucune adresse de mise à jour n’est définie</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>This copy of the program has no update address, so it cannot check for updates.</source>
      <translation>Cette copie du programme a été faite sans adresse et ne peut donc pas chercher de mises à jour.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Set one under Settings, Updates, or download a new version where you got this one.</source>
      <translation>Indiquez-la dans Paramètres, Mises à jour, ou récupérez une nouvelle version là où vous avez trouvé celle-ci.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing newer is known</source>
      <translation>Rien de plus récent n'est connu</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>What is installed is the newest.</source>
      <translation>Ce qui est installé est le plus récent.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing has to be done.</source>
      <translation>Il n’y a rien à faire.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>There is nothing to go back to</source>
      <translation>Il n'y a rien à quoi revenir</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>The catalog is the one that came with the program.</source>
      <translation>Le catalogue est celui fourni avec le programme.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>The list of updates cannot be read</source>
      <translation>La liste des mises à jour est illisible</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>It is signed, but not written as this version expects.</source>
      <translation>Elle est signée, mais pas écrite comme cette version l’attend.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/own_updates.py" />
      <source>Nothing was changed. Download the new version of the program yourself.</source>
      <translation>Rien n’a été changé. Récupérez la nouvelle version du programme à la main.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: written to {config} and {scripts}.</source>
      <translation>{title} : écrit dans {config} et {scripts}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: {fetch} are fetched, then checked, and take {disk} in {place}.</source>
      <translation>{title} : {fetch} sont téléchargés, puis vérifiés, et occupent {disk} dans {place}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>Start and first request</source>
      <translation>Démarrage et première requête</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>The engine is started on port {port} and answers a first request.</source>
      <translation>Le moteur est démarré sur le port {port} et répond à une première requête.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/plan.py" />
      <source>{title}: is in {place} already and stays.</source>
      <translation>{title} : se trouve déjà dans {place} et y reste.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Applied: {title}. It takes effect at the next start.</source>
      <translation>Appliqué : {title}. Effectif au prochain démarrage.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Taken back: {title}.</source>
      <translation>Annulé : {title}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>There is no profile in {folder}.</source>
      <translation>Il n'y a pas de profil dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>“{title}” is the active profile now.</source>
      <translation>« {title} » est maintenant le profil actif.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>It cannot be fetched again</source>
      <translation>Il ne peut pas être récupéré à nouveau</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{name} is no longer in the catalog.</source>
      <translation>{name} n'est plus dans le catalogue.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>Run setup to install what the catalog has now.</source>
      <translation>Lancez l'installation pour installer ce que le catalogue propose maintenant.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>repairing</source>
      <translation>réparation</translation>
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{path} was repaired.</source>
      <translation>{path} a été réparé.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/reset.py" />
      <source>resetting</source>
      <translation>réinitialisation</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{speed:.1f} tokens per second</source>
      <translation>{speed:.1f} jetons par seconde</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Nothing fits this computer</source>
      <translation>Rien ne convient à cet ordinateur</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Choose another family or a smaller context, or run `recommend` to see what would change the result.</source>
      <translation>Demandez moins (autre famille, contexte plus petit), ou voyez avec `recommend` ce qui changerait la réponse.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>setting up</source>
      <translation>installation</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Free {missing}, choose a smaller model, or use another folder.</source>
      <translation>Libérez {missing}, choisissez un modèle plus petit, ou utilisez un autre dossier.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>No model that fits can be downloaded</source>
      <translation>Rien de ce qui convient n'est accessible</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Check the network connection and the proxy, then run set-up again.</source>
      <translation>Vérifiez la connexion et le proxy, puis relancez l'installation.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>The catalog has no model for it.</source>
      <translation>Le catalogue n'a pas de modèle pour cela.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{path}: {change}</source>
      <translation>{path} : {change}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Engine {id}</source>
      <translation>Moteur {id}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Model {id}</source>
      <translation>Modèle {id}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Downloads and unfinished parts</source>
      <translation>Téléchargements et parties inachevées</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Logs</source>
      <translation>Journaux</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Runs of the engine</source>
      <translation>Exécutions du moteur</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Settings, profiles and configs</source>
      <translation>Réglages, profils et configurations</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>removing files</source>
      <translation>suppression de fichiers</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>There is no such thing here</source>
      <translation>Cela n'existe pas ici</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Nothing called “{name}” is installed.</source>
      <translation>Rien de nommé « {name} » n'est installé.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>Installed: {names}.</source>
      <translation>Installé : {names}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/storage.py" />
      <source>The engine runs with {name}.</source>
      <translation>Le moteur fonctionne avec {name}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>System</source>
      <translation>Système</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine was started: {command}</source>
      <translation>Le moteur a été démarré : {command}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It was tried for this crash on this computer and did not help.</source>
      <translation>Cela a déjà été essayé ici contre ce même plantage, sans succès.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Reported in: {sources}.</source>
      <translation>Connu par : {sources}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>There is nothing to report yet</source>
      <translation>Il n'y a encore rien à signaler</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>No engine was started in {folder}.</source>
      <translation>Aucun moteur n'a été démarré dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start one first.</source>
      <translation>Démarrez-en un d'abord.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answers. A longer request shows whether it also holds under load.</source>
      <translation>Il répond. Une requête plus longue montre s'il tient aussi sous la charge.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Nothing has crashed</source>
      <translation>Rien n'a planté</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The last run of the engine did not end in a crash.</source>
      <translation>La dernière exécution du moteur ne s'est pas terminée par un plantage.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start the engine; if it crashes, come back here.</source>
      <translation>Démarrez le moteur ; s'il plante, revenez ici.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>With these changes: {changes}</source>
      <translation>Avec ces changements : {changes}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answered a first request.</source>
      <translation>Il a répondu à une première requête.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It had not answered a request yet.</source>
      <translation>Il n'avait pas encore répondu à une requête.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It exited with code {code}.</source>
      <translation>Il s'est terminé avec le code {code}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It fixed this crash on this computer before, with the same engine, GPU, and driver.</source>
      <translation>Cela a déjà mis fin ici à ce même plantage, avec ce moteur, cette carte et ce pilote.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Trade-off: {cost}</source>
      <translation>Contrepartie : {cost}</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It fixed this crash on this computer before, with another engine or driver.</source>
      <translation>Cela a déjà mis fin ici à ce même plantage, avec un autre moteur ou pilote.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The fix most likely to help comes first; among equals, the one with the smallest trade-off.</source>
      <translation>Ce qui aide le plus sûrement vient en premier ; à égalité, ce qui coûte le moins.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine is {version} again.</source>
      <translation>Le moteur est de nouveau {version}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>uninstalling</source>
      <translation>désinstallation</translation>
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>Settings, profiles, configs and runs</source>
      <translation>Réglages, profils, configurations et exécutions</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Try {build} with a real request</source>
      <translation>Essayer {build} avec une vraie requête</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>updating an engine</source>
      <translation>mise à jour d'un moteur</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>rolling an engine back</source>
      <translation>retour d'un moteur à sa version précédente</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The installed engines are as new as the catalog.</source>
      <translation>Les moteurs installés sont aussi récents que le catalogue.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Check again after the next update of the launcher or its catalog.</source>
      <translation>Revenez après la prochaine mise à jour du programme ou de son catalogue.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>This build is pinned</source>
      <translation>Cette version est figée</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>You chose to keep {build}.</source>
      <translation>Vous avez choisi de garder {build}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Unpin it first: `strata-launcher update --unpin {build}`.</source>
      <translation>Libérez-la d'abord : `strata-launcher update --unpin {build}`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The connection is metered</source>
      <translation>La connexion est limitée</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The system reports a metered connection, and your settings say to wait on those.</source>
      <translation>Le système indique que cette ligne est facturée au volume, et les réglages disent alors d'attendre.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Try again on another connection, or allow it this once.</source>
      <translation>Essayez sur une autre ligne, ou autorisez-le cette fois.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>This engine is updated by setup</source>
      <translation>Ce moteur se met à jour avec l'installation</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{engine} is installed in steps of its own.</source>
      <translation>{engine} s'installe avec ses propres étapes.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Run setup again. It installs the new version and keeps the old one so that you can roll back.</source>
      <translation>Relancez l'installation : elle installe la nouvelle version et garde l'ancienne pour le retour.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>The previous build is no longer available</source>
      <translation>La version précédente n'est plus là</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} was removed, and the catalog does not have it.</source>
      <translation>{build} a été retirée, et le catalogue ne l'a pas.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Run setup to choose one of the available builds.</source>
      <translation>Lancez l'installation pour choisir parmi les versions qui existent.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>No engine was updated in {folder}.</source>
      <translation>Aucun moteur n'a été mis à jour dans {folder}.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>Only an update can be rolled back; a change of the profile is undone with `profiles undo`.</source>
      <translation>Seule une mise à jour peut être annulée ; un changement de profil s'annule avec `profiles undo`.</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} is in use again</source>
      <translation>{build} est de nouveau utilisé</translation>
    </message>
    <message>
      <location filename="../../app/jobs/updates.py" />
      <source>{build} is in use</source>
      <translation>{build} est utilisé</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Loading; started outside the launcher</source>
      <translation>Chargement ; lancé hors du lanceur</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Ready; started outside the launcher</source>
      <translation>Prêt ; lancé hors du lanceur</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Takes requests; started outside the launcher, nothing was asked yet</source>
      <translation>Accepte des requêtes ; démarré hors du programme, rien n'a encore été demandé</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Starting the engine</source>
      <translation>Démarrage du moteur</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine runs on the processor although a graphics card was chosen: it could not use the card. A newer driver or another engine build helps most often.</source>
      <translation>Le moteur fonctionne sur le processeur bien qu'une carte graphique ait été choisie : il n'a pas pu l'utiliser. Un pilote plus récent ou une autre version du moteur aide le plus souvent.</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The context was cut: {asked} asked, {given} given.</source>
      <translation>Le contexte a été réduit : {asked} demandés, {given} obtenus.</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped by itself</source>
      <translation>Le moteur s’est arrêté tout seul</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped and is started again</source>
      <translation>Le moteur s’est arrêté et redémarre</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Loaded; sending a first request</source>
      <translation>Chargé ; envoi d’une première question</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Working on a request</source>
      <translation>Traite une requête</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Stopping the engine</source>
      <translation>Arrêt du moteur</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine gave no sign of life while loading</source>
      <translation>Le moteur n’a donné aucun signe de vie pendant le chargement</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Ready, but not as asked</source>
      <translation>Prêt, mais pas comme demandé</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine did not answer the first request</source>
      <translation>Le moteur n’a pas répondu à la première question</translation>
    </message>
    <message>
      <location filename="../../app/runtime/status.py" />
      <source>The program that watched over the engine was ended, and the engine with it</source>
      <translation>Le programme qui veillait sur le moteur a été arrêté, et le moteur avec lui</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>The folder's path is too long</source>
      <translation>Le chemin du dossier est trop long</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>Windows programs open paths of up to 259 characters; {folder} has {length} already.</source>
      <translation>Les programmes Windows ouvrent des chemins de 259 caractères au plus ; {folder} en compte déjà {length}.</translation>
    </message>
    <message>
      <location filename="../../app/system/home.py" />
      <source>Choose a folder with a path of at most {most} characters.</source>
      <translation>Choisissez un dossier dont le chemin compte au plus {most} caractères.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>The data folder was moved</source>
      <translation>Le dossier de données a été déplacé</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>It was moved to {folder} while this program was open.</source>
      <translation>Il a été déplacé vers {folder} pendant que ce programme était ouvert.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Close this program and start it again; it finds the new place by itself.</source>
      <translation>Fermez ce programme et relancez-le ; il trouve le nouvel emplacement tout seul.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Another launcher is at work</source>
      <translation>Une autre instance du programme est au travail</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Process {pid} is {doing} in the same data folder.</source>
      <translation>Le processus {pid} travaille dans le même dossier de données : {doing}.</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Wait until it has finished, or end it, and try again.</source>
      <translation>Attendez qu'il ait fini, ou terminez-le, puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>a file of the launcher</source>
      <translation>un fichier du programme</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>If you do not see why, run `strata-launcher doctor` and look at what it says.</source>
      <translation>Si vous ne voyez pas pourquoi, lancez `strata-launcher doctor` et lisez ce qu'il dit.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The disk is full</source>
      <translation>Le disque est plein</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>There was no room to write {where}.</source>
      <translation>Il n'y avait pas la place d'écrire {where}.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Free some space and do the same again; what was finished is kept.</source>
      <translation>Libérez de la place et recommencez ; ce qui était fini est conservé.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The folder cannot be written to</source>
      <translation>Impossible d'écrire dans le dossier</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The system refused access to {where}.</source>
      <translation>Le système a refusé l'accès à {where}.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose another folder with --home, or give yourself the right to write there.</source>
      <translation>Choisissez un autre dossier avec --home, ou donnez-vous le droit d'y écrire.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The drive is read-only</source>
      <translation>Le disque est en lecture seule</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>{where} lies on a drive that cannot be written to.</source>
      <translation>{where} est sur un disque où l'on ne peut pas écrire.</translation>
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose a folder on another drive with --home.</source>
      <translation>Choisissez avec --home un dossier sur un autre disque.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by another program.</source>
      <translation>Le port {port} est utilisé par un autre programme.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is reserved by the system; no program holds it.</source>
      <translation>Le port {port} est réservé par le système ; aucun programme ne l'occupe.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by {holder}.</source>
      <translation>Le port {port} est utilisé par {holder}.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>That is not a port</source>
      <translation>Ce n'est pas un port</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{port} is not a port number.</source>
      <translation>{port} n'est pas un numéro de port.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Choose a number from 1024 to 65535, for example 8080.</source>
      <translation>Choisissez un nombre de 1024 à 65535, par exemple 8080.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>The address cannot be used</source>
      <translation>L'adresse est inutilisable</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{host}:{port} is not an address of this computer.</source>
      <translation>{host}:{port} n'est pas une adresse de cet ordinateur.</translation>
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Use 127.0.0.1 for this computer only.</source>
      <translation>Utilisez 127.0.0.1 pour cet ordinateur seulement.</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read. It was kept as {name}, and the last good one is used.</source>
      <translation>Le fichier de réglages était illisible. Il a été gardé sous le nom {name}, et le dernier bon est utilisé.</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The setting “{name}” had a value that makes no sense; the default is used.</source>
      <translation>Le réglage « {name} » avait une valeur absurde ; la valeur par défaut est utilisée.</translation>
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read ({error}). The last good one is used.</source>
      <translation>Le fichier de réglages était illisible ({error}). Le dernier bon est utilisé.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>The archive is not safe</source>
      <translation>L'archive n'est pas sûre</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>{archive} was not unpacked because of its entry {name}: {reason}.</source>
      <translation>{archive} n'a pas été décompressée à cause de son entrée {name} : {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Do not use this file. If it came from Strata Launcher's catalogue, please tell us.</source>
      <translation>N'utilisez pas ce fichier. S'il vient du catalogue de Strata Launcher, prévenez-nous.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it unpacks to far more than such a file should (over {most})</source>
      <translation>elle se décompresse en bien plus qu'un tel fichier ne devrait (plus de {most})</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link or a device</source>
      <translation>c'est un lien ou un périphérique</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path is absolute</source>
      <translation>son chemin est absolu</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path leaves the folder</source>
      <translation>son chemin sort du dossier</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it has no name</source>
      <translation>il n'a pas de nom</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>two files have the same name</source>
      <translation>deux fichiers portent le même nom</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link to nothing</source>
      <translation>c'est un lien vers rien</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Windows cannot hold this name</source>
      <translation>Windows ne peut pas porter ce nom</translation>
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is the name of a device</source>
      <translation>c'est le nom d'un périphérique</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{need} are needed in {folder} and {reserve} should stay free, but only {free} are: {short} too little.</source>
      <translation>Il faut {need} dans {folder} et {reserve} doivent rester libres, mais seuls {free} le sont : il manque {short}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, or choose a folder on another one.</source>
      <translation>Faites de la place sur ce disque, ou choisissez un dossier sur un autre.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The file is too big for this drive</source>
      <translation>Le fichier est trop gros pour ce disque</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive of {where} is formatted with FAT32, which ends at 4.3 GB; the file has {size}.</source>
      <translation>Le disque de {where} est formaté en FAT32, limité à 4,3 Go ; le fichier a {size}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose a folder on a drive with NTFS, exFAT or another modern file system.</source>
      <translation>Choisissez un dossier sur un disque en NTFS, exFAT ou un autre système de fichiers moderne.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be written</source>
      <translation>Impossible d'écrire dans le dossier</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where}: {reason}.</source>
      <translation>{where} : {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose another folder, or allow this program to write there.</source>
      <translation>Choisissez un autre dossier, ou autorisez ce programme à y écrire.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive is full</source>
      <translation>Le disque est plein</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where} could not be written because the drive is full.</source>
      <translation>{where} n'a pas pu être écrit, car le disque est plein.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, then try again. What was downloaded is kept.</source>
      <translation>Faites de la place sur ce disque, puis réessayez. Ce qui est téléchargé est conservé.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be reached</source>
      <translation>Le dossier est inaccessible</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Connect the drive again, then try again. What was downloaded is kept.</source>
      <translation>Rebranchez le disque, puis réessayez. Ce qui est téléchargé est conservé.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with FAT32: it cannot hold files of more than 4.3 GB.</source>
      <translation>Ce disque est formaté en FAT32 : il ne peut pas contenir de fichiers de plus de 4,3 Go.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with exFAT: a power cut can damage files there, and files of other programs are copied in place of shared.</source>
      <translation>Ce disque est formaté en exFAT : une coupure de courant peut y endommager des fichiers, et ceux d'autres programmes sont copiés au lieu d'être partagés.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This is a network drive: models load slowly from it, and not at all while it is away.</source>
      <translation>C'est un lecteur réseau : les modèles s'en chargent lentement, et pas du tout quand il est absent.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This folder belongs to OneDrive, which would upload the models and may remove them from the disk.</source>
      <translation>Ce dossier appartient à OneDrive, qui enverrait les modèles en ligne et peut les retirer du disque.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>more</source>
      <translation>plus</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to {host}: {reason}.</source>
      <translation>Pas de connexion à {host} : {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to the download</source>
      <translation>Pas de connexion au téléchargement</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Check the internet connection, then try again. What was downloaded is kept and goes on from there.</source>
      <translation>Vérifiez la connexion Internet, puis réessayez. Ce qui est téléchargé est conservé et reprend de là.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The certificate of {host} is not trusted ({reason}). A company network or a virus scanner may be reading the encrypted traffic.</source>
      <translation>Le certificat de {host} n'est pas approuvé ({reason}). Un réseau d'entreprise ou un antivirus lit peut-être le trafic chiffré.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} ended the connection.</source>
      <translation>{host} a mis fin à la connexion.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No encrypted connection to {host}: {reason}.</source>
      <translation>Pas de connexion chiffrée à {host} : {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The name {host} cannot be looked up (DNS).</source>
      <translation>Le nom {host} ne peut pas être résolu (DNS).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} did not answer in time.</source>
      <translation>{host} n'a pas répondu à temps.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} refused the connection.</source>
      <translation>{host} a refusé la connexion.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} sent an answer that is not HTTP.</source>
      <translation>{host} a envoyé une réponse qui n'est pas du HTTP.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy does not let us through to {host} ({reason}).</source>
      <translation>Le proxy ne nous laisse pas passer vers {host} ({reason}).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{name} could not be downloaded.</source>
      <translation>{name} n'a pas pu être téléchargé.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy asks for a user name and a password.</source>
      <translation>Le proxy demande un nom d'utilisateur et un mot de passe.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{name} is on this computer already ({found}) and is not downloaded.</source>
      <translation>{name} est déjà sur cet ordinateur ({found}) et n'est pas téléchargé.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The drive of {folder} is full. The download waits for {need} of free space and then goes on.</source>
      <translation>Le disque de {folder} est plein. Le téléchargement attend {need} de place libre, puis continue.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>Process {pid} fetches the same file; this one waits for it.</source>
      <translation>Le processus {pid} télécharge le même fichier ; celui-ci l’attend.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The download goes on.</source>
      <translation>Le téléchargement continue.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{label} delivers another content.</source>
      <translation>{label} fournit un autre contenu.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>There is room again; the download goes on.</source>
      <translation>Il y a de nouveau de la place ; le téléchargement continue.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{note} The download goes on by itself.</source>
      <translation>{note} Le téléchargement continue de lui-même.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>No source is known for it.</source>
      <translation>Aucune source n'est connue pour cela.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until the one that you started is done.</source>
      <translation>Le téléchargement attend que celui que vous avez lancé soit fini.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until {time}, as set in the schedule.</source>
      <translation>Le téléchargement attend jusqu'à {time}, comme réglé dans les horaires.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits because this line is metered; it goes on by itself on another one.</source>
      <translation>Le téléchargement attend, car cette connexion est limitée ; il continue de lui-même sur une autre.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face asks us to wait {seconds} seconds.</source>
      <translation>Hugging Face nous demande d’attendre {seconds} secondes.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>There is no such repository</source>
      <translation>Ce dépôt n'existe pas</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face has no “{name}”, or it is private.</source>
      <translation>Hugging Face n'a pas « {name} », ou il est privé.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Check the spelling (owner/name). For a private one, set your access token first.</source>
      <translation>Vérifiez l'orthographe (propriétaire/nom). Pour un dépôt privé, définissez d'abord votre jeton d'accès.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Hugging Face cannot be asked</source>
      <translation>Hugging Face ne peut pas être interrogé</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Its answer is none that we understand.</source>
      <translation>Nous ne comprenons pas sa réponse.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>A proxy or a portal may have answered in its place; open the page in a browser to see.</source>
      <translation>Un proxy ou un portail a peut-être répondu à sa place ; ouvrez la page dans un navigateur pour voir.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Check the network connection and the proxy, or give a file on this computer.</source>
      <translation>Vérifiez la connexion et le proxy, ou indiquez un fichier de cet ordinateur.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>It answered with the code {status}.</source>
      <translation>Il a répondu avec le code {status}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/hub_api.py" />
      <source>Try again in a few minutes.</source>
      <translation>Réessayez dans quelques minutes.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent something that is not {kind}.</source>
      <translation>{host} a envoyé quelque chose qui n'est pas {kind}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent a web page instead of the file.</source>
      <translation>{host} a envoyé une page web au lieu du fichier.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent the file in a packed form.</source>
      <translation>{host} a envoyé le fichier sous forme compressée.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>The file at {host} has changed; the download begins anew.</source>
      <translation>Le fichier chez {host} a changé ; le téléchargement recommence.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent another part of the file than was asked for.</source>
      <translation>{host} a envoyé une autre partie du fichier que celle demandée.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>the file</source>
      <translation>le fichier</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a GGUF model</source>
      <translation>un modèle GGUF</translation>
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a ZIP archive</source>
      <translation>une archive ZIP</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a file of {found} bytes where {wanted} are expected.</source>
      <translation>{host} a un fichier de {found} octets là où {wanted} sont attendus.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>This file needs a licence to be accepted at {where}, and a token.</source>
      <translation>Ce fichier demande d'accepter une licence sur {where}, et un jeton.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>Your token does not open this file yet: accept its licence at {where}.</source>
      <translation>Votre jeton n'ouvre pas encore ce fichier : acceptez sa licence sur {where}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} does not have the file ({status}).</source>
      <translation>{host} n'a pas le fichier ({status}).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} refuses a part of the file that it should have.</source>
      <translation>{host} refuse une partie du fichier qu'il devrait avoir.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} is busy and asks us to wait.</source>
      <translation>{host} est occupé et nous demande d'attendre.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a fault ({status}).</source>
      <translation>{host} a une panne ({status}).</translation>
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} says now that the file is not there.</source>
      <translation>{host} dit maintenant que le fichier n'est pas là.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive does not have the expected file</source>
      <translation>L'archive ne contient pas le fichier attendu</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{glob} names no file, or more than one, in the archive.</source>
      <translation>{glob} ne désigne aucun fichier, ou plusieurs, dans l'archive.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Update Strata Launcher's catalogue, or choose another variant.</source>
      <translation>Mettez à jour le catalogue de Strata Launcher, ou choisissez une autre variante.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive cannot be read</source>
      <translation>L'archive est illisible</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{name} came in an archive that is damaged or of an unknown kind.</source>
      <translation>{name} est venu dans une archive endommagée ou d'un type inconnu.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Try again; if it stays so, tell us about this file.</source>
      <translation>Réessayez ; si cela persiste, parlez-nous de ce fichier.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The file {name} in the archive has another content than expected.</source>
      <translation>Le fichier {name} de l'archive a un autre contenu qu'attendu.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>No package index and no folder with packages is configured.</source>
      <translation>Aucun index de paquets ni dossier de paquets n'est configuré.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index has no file {filename}.</source>
      <translation>L'index de paquets n'a pas le fichier {filename}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} does not have {project}.</source>
      <translation>L'index de paquets {host} n'a pas {project}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} answered with {status}.</source>
      <translation>L'index de paquets {host} a répondu {status}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{host} is not a package index.</source>
      <translation>{host} n'est pas un index de paquets.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The folder {path} is not there.</source>
      <translation>Le dossier {path} n'est pas là.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{folder} does not have the package.</source>
      <translation>{folder} ne contient pas le paquet.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Nothing was changed; what is installed goes on working.</source>
      <translation>Rien n’a été changé ; ce qui est installé continue de fonctionner.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The update is not what its makers signed</source>
      <translation>La mise à jour n’est pas celle que ses auteurs ont signée</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A signature, a size or a hash is wrong, so nothing of it is used.</source>
      <translation>Une signature, une taille ou une empreinte est fausse ; rien n’en est utilisé.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>What the address for updates says is out of date</source>
      <translation>Ce que dit l’adresse de mise à jour est périmé</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Its signed list has expired: nobody renewed it, or somebody holds newer ones back.</source>
      <translation>Sa liste signée a expiré : personne ne l’a renouvelée, ou quelqu’un retient les plus récentes.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates offers an older list than before</source>
      <translation>L’adresse de mise à jour propose une liste plus ancienne qu’avant</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A list that was seen here already was newer. Old lists are not accepted: they hide updates.</source>
      <translation>Une liste plus récente a déjà été vue ici. Les anciennes listes sont refusées : elles cachent des mises à jour.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The update is not complete</source>
      <translation>La mise à jour est incomplète</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates names “{name}”, but nobody signed such a file.</source>
      <translation>L’adresse de mise à jour cite « {name} », mais personne n’a signé un tel fichier.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Nothing was changed. Try again tomorrow; the makers have to mend this.</source>
      <translation>Rien n’a été changé. Réessayez demain ; les auteurs doivent corriger cela.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>The address for updates cannot be reached</source>
      <translation>L’adresse de mise à jour est injoignable</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>A proxy may have changed it: try another network. If it stays so, tell the makers.</source>
      <translation>Un proxy a pu la modifier : essayez un autre réseau. Si cela persiste, prévenez les auteurs.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Check the date and time of this computer, and look again tomorrow.</source>
      <translation>Vérifiez la date et l’heure de cet ordinateur et regardez à nouveau demain.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>If it stays so tomorrow, tell the makers.</source>
      <translation>Si cela persiste demain, prévenez les auteurs.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/signed.py" />
      <source>Check the network connection and the proxy, and look again later.</source>
      <translation>Vérifiez la connexion réseau et le proxy, puis regardez à nouveau plus tard.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{path} is not there. Is the drive connected?</source>
      <translation>{path} n'est pas là. Le disque est-il branché ?</translation>
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{url} is not a web address.</source>
      <translation>{url} n'est pas une adresse web.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects in a circle.</source>
      <translation>{host} redirige en boucle.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>The proxy {proxy} is of a kind that is not supported.</source>
      <translation>Le proxy {proxy} est d'un type non pris en charge.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} ended the connection early.</source>
      <translation>{host} a mis fin à la connexion trop tôt.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{path} cannot be read: {reason}.</source>
      <translation>{path} est illisible : {reason}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address of another kind.</source>
      <translation>{host} redirige vers une adresse d'un autre type.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address without encryption.</source>
      <translation>{host} redirige vers une adresse non chiffrée.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} is damaged: its checksum is not the published one.</source>
      <translation>{name} est endommagé : sa somme de contrôle n'est pas celle publiée.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} has {found} bytes instead of {wanted}.</source>
      <translation>{name} a {found} octets au lieu de {wanted}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{path} is not there.</source>
      <translation>{path} n'est pas là.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>Nobody published a checksum for {name}.</source>
      <translation>Personne n'a publié de somme de contrôle pour {name}.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} does not begin like such a file.</source>
      <translation>{name} ne commence pas comme un tel fichier.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>The engine stopped itself</source>
      <translation>Le moteur s'est arrêté de lui-même</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>It found a fault that it could not go on with; its last lines say which, if anything does.</source>
      <translation>Il a rencontré une erreur avec laquelle il ne pouvait pas continuer ; ses dernières lignes disent le mieux laquelle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/aborted.toml" />
      <source>See the last lines below; a smaller context or another build helps most often.</source>
      <translation>Voyez les dernières lignes ci-dessous ; un contexte plus petit ou une autre version aide le plus souvent.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>The engine crashed in its own code or in the driver</source>
      <translation>Le moteur a planté dans son propre code ou dans le pilote</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>It touched memory that is not its own. Nothing in the log says more.</source>
      <translation>Il a touché à une mémoire qui n'est pas la sienne. Le journal n'en dit pas plus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/access-violation.toml" />
      <source>Another way to the card, or the processor, gets you working; the report helps the maintainers.</source>
      <translation>Un autre chemin vers la carte, ou le processeur, vous permet de continuer ; le rapport aide les développeurs.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>The adapter does not belong to this model</source>
      <translation>L'adaptateur n'appartient pas à ce modèle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>A LoRA or control vector has other sizes than the model.</source>
      <translation>Un LoRA ou un vecteur de contrôle a d'autres tailles que le modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/adapter-mismatch.toml" />
      <source>Start without it.</source>
      <translation>Démarrez sans lui.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>The engine could not get the memory it needs</source>
      <translation>Le moteur n'a pas pu obtenir la mémoire dont il a besoin</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>An allocation failed: the limit of this process, of its container, or of the computer is reached.</source>
      <translation>Une allocation a échoué : la limite du processus, de son conteneur ou de l'ordinateur est atteinte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/allocation-failed.toml" />
      <source>Use a smaller context or a smaller model.</source>
      <translation>Utilisez un contexte plus petit ou un modèle plus petit.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>Linux reset the AMD card</source>
      <translation>Linux a réinitialisé la carte AMD</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>A computing job took longer than the kernel allows, so it reset the card.</source>
      <translation>Un calcul a duré plus que le noyau ne permet, qui a donc réinitialisé la carte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-ring-timeout.toml" />
      <source>Make the steps smaller.</source>
      <translation>Rendez les étapes plus petites.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>Windows restarted the graphics driver</source>
      <translation>Windows a redémarré le pilote graphique</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>A computing job on the AMD card took longer than the two seconds that Windows allows, so Windows reset the driver.</source>
      <translation>Un calcul sur la carte AMD a duré plus que les deux secondes permises par Windows, qui a donc réinitialisé le pilote.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/amd-tdr.toml" />
      <source>Let the KV cache take another way, or use a smaller prompt block.</source>
      <translation>Laissez le cache KV prendre un autre chemin, ou utilisez des blocs de question plus petits.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Windows refused access to a file of the engine</source>
      <translation>Windows a refusé l'accès à un fichier du moteur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Most often the antivirus keeps the file; less often the rights of the folder are wrong. The model is not the cause.</source>
      <translation>Le plus souvent, l'antivirus retient le fichier ; plus rarement, les droits du dossier sont faux. Le modèle n'est pas en cause.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/antivirus.toml" />
      <source>Look into the antivirus' quarantine, allow the engine's folder there, then repair the engine.</source>
      <translation>Regardez dans la quarantaine de l'antivirus, autorisez-y le dossier du moteur, puis réparez le moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>The system does not know how to start a llamafile</source>
      <translation>Le système ne sait pas démarrer un llamafile</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>The loader for this kind of program is not registered with the system.</source>
      <translation>Le chargeur de ce type de programme n'est pas enregistré dans le système.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ape-interpreter.toml" />
      <source>Register the loader, again after each restart of the computer.</source>
      <translation>Enregistrez le chargeur, de nouveau après chaque redémarrage de l'ordinateur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>The engine computed something that cannot be computed</source>
      <translation>Le moteur a calculé quelque chose d'incalculable</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>It divided by zero or made a number too large for its place: a fault in the engine, often for one model or one setting.</source>
      <translation>Il a divisé par zéro ou produit un nombre trop grand : une erreur du moteur, souvent pour un modèle ou un réglage.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/arithmetic-fault.toml" />
      <source>Another build helps most often; the report with the model's name helps the maintainers.</source>
      <translation>Une autre version aide le plus souvent ; le rapport avec le nom du modèle aide les développeurs.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>A check inside a program failed</source>
      <translation>Une vérification dans un programme a échoué</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>The program found a condition that must never hold, and ended itself; the line in the log names it.</source>
      <translation>Le programme a rencontré une condition qui ne doit jamais se produire et s'est terminé ; la ligne du journal la nomme.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/assertion-failed.toml" />
      <source>Another build helps most often; the report with that line helps the maintainers.</source>
      <translation>Une autre version aide le plus souvent ; le rapport avec cette ligne aide les développeurs.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>The card has no flash attention for this model</source>
      <translation>La carte n'a pas de flash attention pour ce modèle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>The size of the model's attention heads is not among those that this backend was built for.</source>
      <translation>La taille des têtes d'attention du modèle n'est pas parmi celles que ce backend connaît.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-head-size.toml" />
      <source>Turn flash attention off.</source>
      <translation>Désactivez flash attention.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>This build has no attention code for these KV types</source>
      <translation>Cette version n'a pas de code d'attention pour ces types KV</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>Flash attention was not built for this pair of number types.</source>
      <translation>Flash attention n'a pas été compilée pour cette paire de types de nombres.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/attention-kv-types.toml" />
      <source>Use 16-bit numbers for the context, or the same type for both.</source>
      <translation>Utilisez des nombres de 16 bits pour le contexte, ou le même type pour les deux.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>The key for the engine's address is empty or wrong</source>
      <translation>La clé de l'adresse du moteur est vide ou fausse</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>The server refuses to start with an empty key, or a program sent another one.</source>
      <translation>Le serveur refuse de démarrer avec une clé vide, ou un programme en a envoyé une autre.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-api-key.toml" />
      <source>Set the key again in the settings.</source>
      <translation>Redéfinissez la clé dans les réglages.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>The engine does not know one of its settings</source>
      <translation>Le moteur ne connaît pas l'un de ses réglages</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>An argument in the config is unknown to this version or has a wrong value.</source>
      <translation>Un argument de la configuration est inconnu de cette version ou a une valeur fausse.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-arguments.toml" />
      <source>Take the last change back.</source>
      <translation>Annulez le dernier changement.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>A file of the engine is damaged</source>
      <translation>Un fichier du moteur est endommagé</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>32-bit and 64-bit parts were mixed, or a download was cut.</source>
      <translation>Des parties 32 et 64 bits ont été mélangées, ou un téléchargement a été coupé.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/bad-image.toml" />
      <source>Repair the engine: only what is wrong is fetched again.</source>
      <translation>Réparez le moteur : seul ce qui est faux est récupéré à nouveau.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>The chat template refused the messages</source>
      <translation>Le modèle de chat a refusé les messages</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>The model's own template cannot render what was sent: roles out of order, or a function that it does not know. The engine goes on.</source>
      <translation>Le gabarit du modèle ne peut pas rendre ce qui a été envoyé : rôles dans le désordre, ou une fonction qu'il ne connaît pas. Le moteur continue.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/chat-template.toml" />
      <source>Begin a new chat, or use another template.</source>
      <translation>Commencez un nouveau chat ou utilisez un autre gabarit.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>It was closed</source>
      <translation>Il a été fermé</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>Somebody pressed Ctrl+C, closed its window or ended the session. That is no crash.</source>
      <translation>Quelqu'un a appuyé sur Ctrl+C, fermé sa fenêtre ou terminé la session. Ce n'est pas un plantage.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/closed-by-user.toml" />
      <source>Start it again when you need it.</source>
      <translation>Redémarrez-le quand vous en avez besoin.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>The model's file lies in the cloud</source>
      <translation>Le fichier du modèle est dans le nuage</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>What is here is only a placeholder of the cloud drive, and it could not be fetched.</source>
      <translation>Il n'y a ici qu'un substitut du disque en nuage, et il n'a pas pu être récupéré.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cloud-placeholder.toml" />
      <source>Keep the file on this device, or move the model to a local folder.</source>
      <translation>Gardez le fichier sur cet appareil ou déplacez le modèle dans un dossier local.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>The engine could not compute a request</source>
      <translation>Le moteur n'a pas pu calculer une requête</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>A step of the computation failed although the engine kept running: most often memory was short in that moment, or this build has a fault with this model.</source>
      <translation>Une étape du calcul a échoué alors que le moteur continuait : le plus souvent la mémoire manquait à cet instant, ou cette version a une erreur avec ce modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/compute-failed.toml" />
      <source>Make the steps smaller, or use a smaller context.</source>
      <translation>Réduisez les étapes, ou utilisez un contexte plus petit.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>Nothing answers at the engine's address</source>
      <translation>Rien ne répond à l'adresse du moteur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>A program asked for the engine, and nothing listened there: it is not running yet, or on another port.</source>
      <translation>Un programme a appelé le moteur, et personne n'écoutait : il n'est pas encore en marche, ou sur un autre port.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/connection-refused.toml" />
      <source>Start the engine, and check the port in the other program.</source>
      <translation>Démarrez le moteur, et vérifiez le port dans l'autre programme.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>The container cannot get the graphics card</source>
      <translation>Le conteneur n'obtient pas la carte graphique</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>The container runtime finds no NVIDIA toolkit or not the driver's libraries.</source>
      <translation>L'environnement de conteneurs ne trouve pas les outils NVIDIA ou les bibliothèques du pilote.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/container-without-card.toml" />
      <source>Install the NVIDIA container toolkit and restart the container service.</source>
      <translation>Installez NVIDIA Container Toolkit et redémarrez le service de conteneurs.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>The conversation is longer than the context</source>
      <translation>La conversation est plus longue que le contexte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>The prompt and the answer together need more tokens than the engine was started with.</source>
      <translation>La question et la réponse demandent ensemble plus de jetons que prévu au démarrage du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-exceeded.toml" />
      <source>Begin a new chat, or start with a larger context.</source>
      <translation>Commencez une nouvelle conversation, ou démarrez avec un contexte plus grand.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>Moving the context failed</source>
      <translation>Le décalage du contexte a échoué</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>The conversation was longer than the context, and the engine's way to make room has a fault.</source>
      <translation>La conversation était plus longue que le contexte, et la façon du moteur de faire de la place a un défaut.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-shift-fault.toml" />
      <source>Use a larger context, or another build.</source>
      <translation>Utilisez un contexte plus grand ou une autre version.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>The context does not fit into the memory</source>
      <translation>Le contexte ne tient pas en mémoire</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>The memory for the context (KV cache) could not be got at this size.</source>
      <translation>La mémoire du contexte (cache KV) n'a pas pu être obtenue à cette taille.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/context-too-large.toml" />
      <source>Use a smaller context, or a smaller number type for it.</source>
      <translation>Utilisez un contexte plus petit, ou un type de nombre plus petit pour lui.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>NVIDIA's matrix library could not start</source>
      <translation>La bibliothèque de matrices de NVIDIA n'a pas pu démarrer</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>cuBLAS failed, most often because no graphics memory was left for it.</source>
      <translation>cuBLAS a échoué, le plus souvent parce qu'il ne restait plus de mémoire graphique.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cublas-failed.toml" />
      <source>Put fewer layers on the card.</source>
      <translation>Mettez moins de couches sur la carte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>A computing step on the NVIDIA card went wrong</source>
      <translation>Une étape de calcul sur la carte NVIDIA a mal tourné</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>The card reported an illegal memory access: a fault in the engine, in the driver, or a card that is overclocked too far.</source>
      <translation>La carte a signalé un accès mémoire interdit : une erreur du moteur, du pilote, ou une carte trop overclockée.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-illegal-address.toml" />
      <source>Turn flash attention off; another build or driver helps next.</source>
      <translation>Désactivez flash attention ; ensuite, une autre version ou un autre pilote aide.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>The engine gave the card a wrong order</source>
      <translation>Le moteur a donné à la carte un ordre erroné</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>A fault of this build with this model or this way of spreading it over cards and processor.</source>
      <translation>Un défaut de cette version avec ce modèle ou avec cette répartition entre cartes et processeur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-invalid-argument.toml" />
      <source>Go back to the build before.</source>
      <translation>Revenez à la version précédente.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>A computing step on the NVIDIA card was broken off</source>
      <translation>Une étape de calcul sur la carte NVIDIA a été interrompue</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>The driver ended a step that was running: it took too long and Windows reset the driver, the card is overclocked too far, or the engine has a fault. The log does not say which.</source>
      <translation>Le pilote a mis fin à une étape en cours : elle a duré trop longtemps et Windows a réinitialisé le pilote, la carte est trop overclockée, ou le moteur a une erreur. Le journal ne dit pas laquelle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-launch-failure.toml" />
      <source>Make the steps smaller and undo overclocking first; then another driver or build.</source>
      <translation>Réduisez d'abord les étapes et annulez l'overclocking ; puis essayez un autre pilote ou une autre version.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>The CUDA of this engine is newer than the driver</source>
      <translation>Le CUDA de ce moteur est plus récent que le pilote</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>The driver is for an older CUDA, and this card cannot bridge the difference (error 804).</source>
      <translation>Le pilote est pour un CUDA plus ancien, et cette carte ne peut pas combler l'écart (erreur 804).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-newer-than-driver.toml" />
      <source>Use the build for CUDA 12, or a newer driver.</source>
      <translation>Utilisez la version pour CUDA 12 ou un pilote plus récent.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>The engine sees no NVIDIA card</source>
      <translation>Le moteur ne voit aucune carte NVIDIA</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>CUDA says that there is no card, or that it is busy or hidden: the driver sleeps, another program has the card alone, or a variable hides it.</source>
      <translation>CUDA dit qu'il n'y a pas de carte, ou qu'elle est occupée ou cachée : le pilote dort, un autre programme a la carte pour lui seul, ou une variable la cache.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-device.toml" />
      <source>Restart the computer; then update the driver.</source>
      <translation>Redémarrez l'ordinateur ; puis mettez à jour le pilote.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>This engine build does not know your graphics card</source>
      <translation>Cette version du moteur ne connaît pas votre carte graphique</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>The card is newer (or older) than those that this build of the engine was made for.</source>
      <translation>La carte est plus récente (ou plus ancienne) que celles pour lesquelles cette version a été faite.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-no-kernel-image.toml" />
      <source>Use the engine build for newer cards, or Vulkan, which works on all.</source>
      <translation>Utilisez la version pour cartes plus récentes, ou Vulkan, qui fonctionne sur toutes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>The graphics memory is full</source>
      <translation>La mémoire graphique est pleine</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>The model and its context need more graphics memory than the card has free now.</source>
      <translation>Le modèle et son contexte demandent plus de mémoire graphique que la carte n'en a de libre en ce moment.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-out-of-memory.toml" />
      <source>Put fewer layers on the card, or use a smaller context.</source>
      <translation>Mettez moins de couches sur la carte, ou utilisez un contexte plus petit.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>The NVIDIA driver is too old for this engine</source>
      <translation>Le pilote NVIDIA est trop ancien pour ce moteur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>The engine was built with a newer CUDA than the driver knows. The CUDA 13 engine needs driver 580 or newer. Cards of the GTX 10 family cannot go beyond 580; for them there is Vulkan.</source>
      <translation>Le moteur a été fait avec un CUDA plus récent que celui du pilote. Le moteur CUDA 13 demande le pilote 580 ou plus récent. Les cartes de la famille GTX 10 ne vont pas au-delà de 580 ; pour elles, il y a Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/cuda-ptx-toolchain.toml" />
      <source>Update the NVIDIA driver to 580 or newer, or use the CUDA 12 engine.</source>
      <translation>Mettez à jour le pilote NVIDIA en 580 ou plus récent, ou utilisez le moteur CUDA 12.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>The answers are noise</source>
      <translation>Les réponses sont du bruit</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>The engine repeats one token or writes nonsense: numbers overflowed on the card, or the model's file is damaged.</source>
      <translation>Le moteur répète un jeton ou écrit n'importe quoi : des nombres ont débordé sur la carte, ou le fichier du modèle est endommagé.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/degenerate-answers.toml" />
      <source>Verify the model, then try another KV type or engine build.</source>
      <translation>Vérifiez le modèle, puis essayez un autre type de KV ou une autre version du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/disk-full.toml" />
      <source>The engine could not write its log, its cache or a file of the model.</source>
      <translation>Le moteur n'a pas pu écrire son journal, son cache ou un fichier du modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/disk-full.toml" />
      <source>Free some space, then start again. Nothing that was finished is lost.</source>
      <translation>Libérez de la place, puis redémarrez. Rien de ce qui était fini n'est perdu.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>Libraries of different versions were mixed</source>
      <translation>Des bibliothèques de versions différentes ont été mélangées</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>A DLL does not have a function that the engine asks for: another version of it was loaded.</source>
      <translation>Une DLL n'a pas une fonction que le moteur demande : une autre version a été chargée.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/dll-version.toml" />
      <source>Repair the engine, then update the graphics driver.</source>
      <translation>Réparez le moteur, puis mettez à jour le pilote graphique.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>The model may only be fetched with permission</source>
      <translation>Le modèle ne peut être téléchargé qu'avec permission</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>Its owner asks for an accepted licence and an access token.</source>
      <translation>Son propriétaire demande une licence acceptée et un jeton d'accès.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-gated.toml" />
      <source>Accept the licence on the model's page and give a token, or choose another model.</source>
      <translation>Acceptez la licence sur la page du modèle et donnez un jeton, ou choisissez un autre modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>The place that the model comes from answers with an error</source>
      <translation>L'endroit d'où vient le modèle répond par une erreur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>The download service has trouble; the engine and this computer are fine.</source>
      <translation>Le service de téléchargement a des ennuis ; le moteur et cet ordinateur vont bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/download-service.toml" />
      <source>Try again later, or use a file that is already here.</source>
      <translation>Réessayez plus tard ou utilisez un fichier déjà présent.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>A draft model was started as the main model</source>
      <translation>Un modèle d'ébauche a été démarré comme modèle principal</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>This file only helps another model to be faster; it needs that model.</source>
      <translation>Ce fichier ne sert qu'à accélérer un autre modèle ; il a besoin de ce modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-model-alone.toml" />
      <source>Choose the main model, and give this one as its draft.</source>
      <translation>Choisissez le modèle principal et donnez celui-ci comme ébauche.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>The draft model does not fit the main model</source>
      <translation>Le modèle d'ébauche ne va pas avec le modèle principal</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>The two have different vocabularies.</source>
      <translation>Les deux ont des vocabulaires différents.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/draft-of-another-vocabulary.toml" />
      <source>Use a draft of the same family, or none.</source>
      <translation>Utilisez une ébauche de la même famille, ou aucune.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>A file could not be read while the engine used it</source>
      <translation>Un fichier n'a pas pu être lu pendant que le moteur l'utilisait</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>The drive reported an error, or was unplugged.</source>
      <translation>Le disque a signalé une erreur, ou a été débranché.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/drive-failing.toml" />
      <source>Connect the drive again and check it; then repair the model.</source>
      <translation>Rebranchez le disque et vérifiez-le ; puis réparez le modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>A part of the graphics driver is missing</source>
      <translation>Une partie du pilote graphique manque</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>The engine asks for a file that only the graphics driver brings, and the system does not find it: no driver is installed, or not for this kind of program.</source>
      <translation>Le moteur demande un fichier que seul le pilote graphique apporte, et le système ne le trouve pas : aucun pilote n'est installé, ou pas pour ce type de programme.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-library-missing.toml" />
      <source>Install the maker's graphics driver; until then the processor works.</source>
      <translation>Installez le pilote graphique du fabricant ; d'ici là, le processeur travaille.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-mismatch.toml" />
      <source>The graphics driver was updated and not restarted</source>
      <translation>Le pilote graphique a été mis à jour sans redémarrage</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/driver-mismatch.toml" />
      <source>The running driver and its library are of different versions.</source>
      <translation>Le pilote en marche et sa bibliothèque sont de versions différentes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>The engine cannot open a path with these characters</source>
      <translation>Le moteur ne peut pas ouvrir un chemin avec ces caractères</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>Letters outside English in a folder's name broke the path on its way to the engine.</source>
      <translation>Des lettres non anglaises dans un nom de dossier ont cassé le chemin en route vers le moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-path.toml" />
      <source>Move the data folder to a path of plain letters.</source>
      <translation>Déplacez le dossier de données vers un chemin en lettres simples.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>The temporary folder has letters that the engine cannot read</source>
      <translation>Le dossier temporaire a des lettres que le moteur ne peut pas lire</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>It unpacks itself into a folder whose name has letters outside of ASCII.</source>
      <translation>Il se décompresse dans un dossier dont le nom a des lettres hors de l'ASCII.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/encoding-temporary.toml" />
      <source>Use a temporary folder with a plain name.</source>
      <translation>Utilisez un dossier temporaire au nom simple.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>The engine ended before it was ready</source>
      <translation>Le moteur s'est terminé avant d'être prêt</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>Strata's server started the engine, and the engine ended before it could take requests; its last own line says why.</source>
      <translation>Le serveur de Strata a démarré le moteur, qui s'est terminé avant de pouvoir accepter des requêtes ; sa dernière ligne dit pourquoi.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-exits-early.toml" />
      <source>See the last lines below.</source>
      <translation>Voyez les dernières lignes ci-dessous.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>A file of the engine is gone</source>
      <translation>Un fichier du moteur a disparu</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>A file that was installed is not there any more. Often that is the antivirus.</source>
      <translation>Un fichier installé n'est plus là. Souvent, c'est l'antivirus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/engine-file-missing.toml" />
      <source>Repair fetches only what is missing. If it vanishes again, allow the folder in the antivirus.</source>
      <translation>La réparation ne récupère que ce qui manque. S'il disparaît encore, autorisez le dossier dans l'antivirus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>Only a part of the model is there</source>
      <translation>Seule une partie du modèle est là</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>The model comes in several files, and one alone was given.</source>
      <translation>Le modèle vient en plusieurs fichiers, et un seul a été donné.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/first-part-only.toml" />
      <source>Fetch all parts into one folder, or join the pieces.</source>
      <translation>Récupérez toutes les parties dans un dossier, ou joignez les morceaux.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>The fused expert step fails for this model</source>
      <translation>L'étape fusionnée des experts échoue avec ce modèle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>This build's fused expert operation (-fmoe) has no code for the model's number types.</source>
      <translation>L'opération fusionnée des experts (-fmoe) de cette version n'a pas de code pour les types de nombres du modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/fused-experts-fault.toml" />
      <source>Switch it off, or update the engine.</source>
      <translation>Désactivez-la ou mettez le moteur à jour.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>The engine stopped itself: an internal check failed</source>
      <translation>Le moteur s'est arrêté : une vérification interne a échoué</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>A condition that its authors rely on did not hold; the line before the end names it.</source>
      <translation>Une condition sur laquelle comptent ses auteurs n'était pas remplie ; la ligne avant la fin la nomme.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ggml-assert.toml" />
      <source>Another build or fewer special settings help most often.</source>
      <translation>Une autre version ou moins de réglages particuliers aide le plus souvent.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>The model's file is damaged or no model</source>
      <translation>Le fichier du modèle est endommagé ou n'est pas un modèle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>It does not begin as a GGUF file must, or its directory makes no sense: a saved web page, a broken download, another format.</source>
      <translation>Il ne commence pas comme un fichier GGUF, ou son répertoire n'a pas de sens : une page web enregistrée, un téléchargement cassé, un autre format.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-corrupt.toml" />
      <source>Repair the model, or choose another file.</source>
      <translation>Réparez le modèle, ou choisissez un autre fichier.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>The model's file is incomplete</source>
      <translation>Le fichier du modèle est incomplet</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>The file ends before all of its weights: a download was cut, or the drive lost data.</source>
      <translation>Le fichier se termine avant tous ses poids : un téléchargement a été coupé, ou le disque a perdu des données.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gguf-truncated.toml" />
      <source>Repair the model: only the damaged part is fetched again.</source>
      <translation>Réparez le modèle : seule la partie endommagée est récupérée.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>This Linux is too old for the engine</source>
      <translation>Ce Linux est trop ancien pour le moteur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>The engine was built for a newer C library than this system has.</source>
      <translation>Le moteur a été fait pour une bibliothèque C plus récente que celle de ce système.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/glibc-too-old.toml" />
      <source>Use the embedded engine build, which runs on older systems.</source>
      <translation>Utilisez la version intégrée du moteur, qui fonctionne sur des systèmes plus anciens.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>The memory of the graphics card is faulty</source>
      <translation>La mémoire de la carte graphique est défectueuse</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>The card reported an error in its memory that it could not correct.</source>
      <translation>La carte a signalé dans sa mémoire une erreur qu'elle n'a pas pu corriger.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-memory-error.toml" />
      <source>Restart the computer; if it comes back, the card must be repaired.</source>
      <translation>Redémarrez l'ordinateur ; si cela revient, la carte doit être réparée.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>The engine sees no graphics card and uses the processor</source>
      <translation>Le moteur ne voit aucune carte graphique et utilise le processeur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>It found no library of a driver, so answers are slow.</source>
      <translation>Il n'a trouvé aucune bibliothèque d'un pilote, les réponses sont donc lentes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/gpu-not-seen.toml" />
      <source>Install the driver, and pass the card on to a container.</source>
      <translation>Installez le pilote et passez la carte au conteneur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>A request asked for a form of answer that cannot be read</source>
      <translation>Une requête a demandé une forme de réponse illisible</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>The grammar or JSON schema of the request has an error or is too large. The engine and the model are fine.</source>
      <translation>La grammaire ou le schéma JSON de la requête a une erreur ou est trop grand. Le moteur et le modèle vont bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/grammar-refused.toml" />
      <source>Change the request in the program that sent it.</source>
      <translation>Changez la requête dans le programme qui l'a envoyée.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>The model is divided into too many pieces for this engine</source>
      <translation>Le modèle est divisé en trop de morceaux pour ce moteur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>A limit of the engine is reached with this model on these devices.</source>
      <translation>Une limite du moteur est atteinte avec ce modèle sur ces appareils.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/graph-too-divided.toml" />
      <source>Use a newer build, or one device.</source>
      <translation>Utilisez une version plus récente ou un seul appareil.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>The engine's memory was damaged from inside</source>
      <translation>La mémoire du moteur a été abîmée de l'intérieur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>A fault in the engine or the driver overwrote memory.</source>
      <translation>Une erreur du moteur ou du pilote a écrasé de la mémoire.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/heap-corruption.toml" />
      <source>Use another build or another driver.</source>
      <translation>Utilisez une autre version ou un autre pilote.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>The AMD runtime crashed before the engine said a word</source>
      <translation>L'environnement AMD a planté avant que le moteur ne dise un mot</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>A variable such as HIP_PATH points to a folder that does not exist, or the folder for temporary files cannot be written to.</source>
      <translation>Une variable comme HIP_PATH pointe vers un dossier inexistant, ou le dossier des fichiers temporaires n'est pas accessible en écriture.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-dies-before-output.toml" />
      <source>Start the engine without these variables.</source>
      <translation>Démarrez le moteur sans ces variables.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>The AMD card hung and was reset</source>
      <translation>La carte AMD s'est figée et a été réinitialisée</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>A computing step did not end; the system's driver gave it up and reset the card.</source>
      <translation>Une étape de calcul ne se terminait pas ; le pilote du système l'a abandonnée et a réinitialisé la carte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-gpu-hang.toml" />
      <source>Make the steps smaller; a newer driver or kernel often mends it. After a hang a restart of the computer is sometimes needed.</source>
      <translation>Réduisez les étapes ; un pilote ou un noyau plus récent règle souvent le problème. Après un blocage, il faut parfois redémarrer l'ordinateur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>This engine build has no program for your AMD card</source>
      <translation>Cette version du moteur n'a pas de programme pour votre carte AMD</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>HIP found no code for {architecture} in the engine.</source>
      <translation>HIP n'a trouvé dans le moteur aucun code pour {architecture}.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-invalid-device-function.toml" />
      <source>Use a build for this card, or Vulkan.</source>
      <translation>Utilisez une version pour cette carte, ou Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>The AMD card refused a computing step while it read the prompt</source>
      <translation>La carte AMD a refusé une étape de calcul en lisant la question</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>The same family of driver faults as the crash in hipModuleLoad; with other gfx12 switches it shows at the first step of the prompt.</source>
      <translation>La même famille d'erreurs du pilote que le plantage dans hipModuleLoad ; avec d'autres options gfx12, elle apparaît à la première étape de la question.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure-iota.toml" />
      <source>Turn hipBLASLt off; if that does not help, use llama.cpp over Vulkan.</source>
      <translation>Désactivez hipBLASLt ; si cela n'aide pas, utilisez llama.cpp avec Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure.toml" />
      <source>A computing step on the AMD card was broken off</source>
      <translation>Une étape de calcul sur la carte AMD a été interrompue</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-launch-failure.toml" />
      <source>The driver ended a step that was running: it took too long and the system reset the driver, the card is overclocked too far, or the engine has a fault. The log does not say which.</source>
      <translation>Le pilote a mis fin à une étape en cours : elle a duré trop longtemps et le système a réinitialisé le pilote, la carte est trop overclockée, ou le moteur a une erreur. Le journal ne dit pas laquelle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>A computing step on the AMD card touched memory that is not its own</source>
      <translation>Une étape de calcul sur la carte AMD a touché à une mémoire qui n'est pas la sienne</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>ROCm ended the engine because a step on the card read or wrote at a wrong address: a fault in the engine or in ROCm, or a card that this ROCm does not know well.</source>
      <translation>ROCm a terminé le moteur, car une étape sur la carte a lu ou écrit à une mauvaise adresse : une erreur du moteur ou de ROCm, ou une carte que ce ROCm connaît mal.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-memory-fault.toml" />
      <source>Turn flash attention off or use Vulkan; another build or driver helps next.</source>
      <translation>Désactivez flash attention ou utilisez Vulkan ; ensuite, une autre version ou un autre pilote aide.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>The AMD driver crashed while it loaded a computing program</source>
      <translation>Le pilote AMD a planté en chargeant un programme de calcul</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>On {card}, the AMD driver (HIP) fails when hipBLASLt hands it a program for matrix multiplication: rocBLAS -&gt; hipBLASLt -&gt; TensileLite -&gt; HIP driver. Your files and settings are fine. The engine starts again at the next request and crashes in the same way.</source>
      <translation>Sur {card}, le pilote AMD (HIP) échoue quand hipBLASLt lui remet un programme de multiplication de matrices : rocBLAS -&gt; hipBLASLt -&gt; TensileLite -&gt; pilote HIP. Vos fichiers et réglages sont bons. Le moteur redémarre à la requête suivante et plante de la même façon.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-module-load-first-request.toml" />
      <source>Turn hipBLASLt off, so that rocBLAS takes another way. If that does not help, the same card works with llama.cpp over Vulkan.</source>
      <translation>Désactivez hipBLASLt, pour que rocBLAS prenne un autre chemin. Si cela n'aide pas, la même carte fonctionne avec llama.cpp et Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>This ROCm build has no code for your card</source>
      <translation>Cette version ROCm n'a pas de code pour votre carte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>The build was made for other AMD cards ({architecture} is not among them).</source>
      <translation>La version a été faite pour d'autres cartes AMD ({architecture} n'en est pas).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-code-object.toml" />
      <source>Use a build for this card or Vulkan; on Linux a near relative can be named instead.</source>
      <translation>Utilisez une version pour cette carte ou Vulkan ; sous Linux, une carte parente peut être nommée à la place.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>The HIP runtime does not see the AMD card</source>
      <translation>L'environnement HIP ne voit pas la carte AMD</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>This driver and the engine's HIP runtime do not fit, or a variable hides the card; the model runs on the processor.</source>
      <translation>Ce pilote et l'environnement HIP du moteur ne vont pas ensemble, ou une variable cache la carte ; le modèle tourne sur le processeur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-no-device-windows.toml" />
      <source>Update the driver, or use Vulkan.</source>
      <translation>Mettez le pilote à jour ou utilisez Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-out-of-memory.toml" />
      <source>The model and its context need more memory than the AMD card has free now.</source>
      <translation>Le modèle et son contexte demandent plus de mémoire que la carte AMD n'en a de libre en ce moment.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>The AMD driver ran out of stack while it unloaded a computing program</source>
      <translation>Le pilote AMD a épuisé la pile en déchargeant un programme de calcul</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>The same family of driver faults as the crash in hipModuleLoad, in its earlier form: the stack of the engine overflows inside the AMD driver.</source>
      <translation>La même famille d'erreurs du pilote que le plantage dans hipModuleLoad, sous sa forme antérieure : la pile du moteur déborde dans le pilote AMD.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-stack-overflow.toml" />
      <source>Turn hipBLASLt off. Larger stacks only turn this crash into another one.</source>
      <translation>Désactivez hipBLASLt. Une pile plus grande ne fait que changer ce plantage en un autre.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>Windows took another AMD runtime than the engine's own</source>
      <translation>Windows a pris un autre environnement AMD que celui du moteur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>The driver's amdhip64_7.dll was loaded instead of the one that came with the engine; the two do not fit each other.</source>
      <translation>La amdhip64_7.dll du pilote a été chargée au lieu de celle fournie avec le moteur ; elles ne vont pas ensemble.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hip-wrong-runtime.toml" />
      <source>Repair the engine: its own runtime must lie beside its program.</source>
      <translation>Réparez le moteur : son environnement doit se trouver à côté de son programme.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>The ROCm runtime frees memory that is still in use</source>
      <translation>L'environnement ROCm libère de la mémoire encore utilisée</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>Without memory mapping this runtime mixes up memory that it has pinned. The memory is large enough.</source>
      <translation>Sans projection du fichier, cet environnement confond la mémoire qu'il a figée. La mémoire est assez grande.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/hsa-memory-in-use.toml" />
      <source>Let the file be mapped (mmap); a newer ROCm mends it.</source>
      <translation>Laissez projeter le fichier (mmap) ; un ROCm plus récent corrige cela.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>This build cannot download</source>
      <translation>Cette version ne peut pas télécharger</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>It was built without HTTPS, so it cannot fetch a model by name.</source>
      <translation>Elle a été compilée sans HTTPS et ne peut donc pas récupérer un modèle par son nom.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/https-missing.toml" />
      <source>Let this program fetch the model, or use another build.</source>
      <translation>Laissez ce programme récupérer le modèle ou utilisez une autre version.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>The processor is too old for this engine build</source>
      <translation>Le processeur est trop ancien pour cette version du moteur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>The build uses instructions (AVX2 or AVX-512) that this processor does not have.</source>
      <translation>Cette version utilise des instructions (AVX2 ou AVX-512) que ce processeur n'a pas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/illegal-instruction.toml" />
      <source>Use the engine build for older processors.</source>
      <translation>Utilisez la version pour processeurs plus anciens.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>Intel's compute driver stopped the engine</source>
      <translation>Le pilote de calcul d'Intel a arrêté le moteur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>The driver ended the program itself while it used the card.</source>
      <translation>Le pilote a lui-même terminé le programme pendant qu'il utilisait la carte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/intel-runtime.toml" />
      <source>Update the driver; in a container, pass the card on.</source>
      <translation>Mettez le pilote à jour ; dans un conteneur, passez-lui la carte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>The address to listen on does not belong to this computer</source>
      <translation>L'adresse d'écoute n'appartient pas à cet ordinateur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>The host in the settings is not an address of this computer, or IPv6 is off.</source>
      <translation>L'hôte des réglages n'est pas une adresse de cet ordinateur, ou IPv6 est désactivé.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ipv6-host.toml" />
      <source>Use 127.0.0.1.</source>
      <translation>Utilisez 127.0.0.1.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>Requests at the same time fill the context</source>
      <translation>Des requêtes simultanées remplissent le contexte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>All slots share one KV cache, and it has no room left. The engine goes on; the request failed.</source>
      <translation>Tous les emplacements partagent un cache KV, et il n'a plus de place. Le moteur continue ; la requête a échoué.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-cache-full.toml" />
      <source>Use a larger context, or fewer slots.</source>
      <translation>Utilisez un contexte plus grand ou moins d'emplacements.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>A quantized V cache needs flash attention</source>
      <translation>Un cache V quantifié a besoin de flash attention</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>The context's V part has fewer bits, and that only works with flash attention, which is off or not possible for this pair of types.</source>
      <translation>La partie V du contexte a moins de bits, et cela ne marche qu'avec flash attention, qui est désactivée ou impossible pour cette paire de types.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/kv-needs-flash-attention.toml" />
      <source>Use 16-bit numbers for the context, or turn flash attention on with the same type for K and V.</source>
      <translation>Utilisez des nombres de 16 bits pour le contexte, ou activez flash attention avec le même type pour K et V.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>Libraries of two builds are mixed</source>
      <translation>Des bibliothèques de deux versions sont mélangées</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>The program found a library of another build, which lacks a function that it needs. The model and the card are fine.</source>
      <translation>Le programme a trouvé une bibliothèque d'une autre version, à laquelle manque une fonction dont il a besoin. Le modèle et la carte vont bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/libraries-mixed.toml" />
      <source>Put the engine into a folder of its own and remove old copies of its libraries.</source>
      <translation>Mettez le moteur dans un dossier à lui et supprimez les anciennes copies de ses bibliothèques.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>The system ended the engine because memory ran out</source>
      <translation>Le système a terminé le moteur, faute de mémoire</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>The model, its context and the other programs together need more RAM than there is, so Linux killed the engine.</source>
      <translation>Le modèle, son contexte et les autres programmes demandent ensemble plus de RAM qu'il n'y en a ; Linux a donc terminé le moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/linux-out-of-memory-killer.toml" />
      <source>Use a smaller context or a smaller model, or close other programs.</source>
      <translation>Utilisez un contexte ou un modèle plus petit, ou fermez d'autres programmes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>The model was not read within the time allowed</source>
      <translation>Le modèle n'a pas été lu dans le temps permis</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>The drive is slow for a file of this size, so the program that waits for the engine gave up. The engine did not crash.</source>
      <translation>Le disque est lent pour un fichier de cette taille, et le programme qui attend le moteur a renoncé. Le moteur n'a pas planté.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/load-timeout.toml" />
      <source>Allow more time, or put the model on a local, faster drive.</source>
      <translation>Accordez plus de temps ou mettez le modèle sur un disque local plus rapide.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>This macOS is older than the engine needs</source>
      <translation>Ce macOS est plus ancien que le moteur ne l'exige</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>The build uses a part of Metal that this macOS does not have.</source>
      <translation>La version utilise une partie de Metal que ce macOS n'a pas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/macos-too-old.toml" />
      <source>Update macOS, or use a build for older systems.</source>
      <translation>Mettez macOS à jour ou utilisez une version pour systèmes plus anciens.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-out-of-memory.toml" />
      <source>The Mac's memory for graphics is full</source>
      <translation>La mémoire graphique du Mac est pleine</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-out-of-memory.toml" />
      <source>Metal could not get the memory that the model needs; it may have about three quarters of the RAM.</source>
      <translation>Metal n'a pas pu obtenir la mémoire dont le modèle a besoin ; il peut avoir environ les trois quarts de la RAM.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>The engine's Metal code does not compile on this macOS</source>
      <translation>Le code Metal du moteur ne se compile pas sur ce macOS</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>The compiler of this macOS refuses the code that the build carries.</source>
      <translation>Le compilateur de ce macOS refuse le code que porte la version.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-shaders.toml" />
      <source>Use another build of the engine.</source>
      <translation>Utilisez une autre version du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>Another program made the graphics unit start anew</source>
      <translation>Un autre programme a fait redémarrer l'unité graphique</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>A fault elsewhere reset the graphics unit, and this step was thrown away with it.</source>
      <translation>Un défaut ailleurs a réinitialisé l'unité graphique, et cette étape a été rejetée avec elle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-victim.toml" />
      <source>Start again, with fewer programs on the graphics unit.</source>
      <translation>Redémarrez, avec moins de programmes sur l'unité graphique.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>The graphics unit was held too long, so the step was ended</source>
      <translation>L'unité graphique a été occupée trop longtemps, l'étape a donc été arrêtée</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>One step of a long prompt kept the graphics unit from drawing. This is a time limit of macOS, not a lack of memory.</source>
      <translation>Une étape d'un long prompt a empêché l'unité graphique de dessiner. C'est une limite de temps de macOS, pas un manque de mémoire.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/metal-watchdog.toml" />
      <source>Use a newer engine, which makes the steps shorter, or smaller batches.</source>
      <translation>Utilisez un moteur plus récent, qui raccourcit les étapes, ou des lots plus petits.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>A library that the engine needs is missing</source>
      <translation>Une bibliothèque dont le moteur a besoin manque</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>Windows did not find a DLL: the CUDA, HIP or Visual C++ runtime, or a file of the engine itself.</source>
      <translation>Windows n'a pas trouvé une DLL : l'environnement CUDA, HIP ou Visual C++, ou un fichier du moteur lui-même.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-dll.toml" />
      <source>Repair the engine: it brings its own libraries.</source>
      <translation>Réparez le moteur : il apporte ses propres bibliothèques.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-shared-library.toml" />
      <source>The loader did not find a shared library of the engine or of the graphics driver.</source>
      <translation>Le chargeur n'a pas trouvé une bibliothèque du moteur ou du pilote graphique.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/missing-shared-library.toml" />
      <source>Repair the engine; if the library belongs to the driver, install the driver.</source>
      <translation>Réparez le moteur ; si la bibliothèque appartient au pilote, installez le pilote.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>The system does not let the engine lock its memory</source>
      <translation>Le système ne laisse pas le moteur verrouiller sa mémoire</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>The limit for locked memory is lower than the model's size. The engine works, only slower.</source>
      <translation>La limite de mémoire verrouillée est inférieure à la taille du modèle. Le moteur fonctionne, mais plus lentement.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mlock-failed.toml" />
      <source>Raise the limit, or do without locking.</source>
      <translation>Relevez la limite, ou renoncez au verrouillage.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>The model's file could not be mapped into memory</source>
      <translation>Le fichier du modèle n'a pas pu être projeté en mémoire</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>The system refused: the address space is limited, or the drive does not allow it.</source>
      <translation>Le système a refusé : l'espace d'adressage est limité, ou le disque ne le permet pas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/mmap-failed.toml" />
      <source>Load the file instead of mapping it.</source>
      <translation>Chargez le fichier au lieu de le projeter.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-file-missing.toml" />
      <source>Its drive is not connected, or the file was moved or deleted.</source>
      <translation>Son disque n'est pas branché, ou le fichier a été déplacé ou supprimé.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-file-missing.toml" />
      <source>Connect the drive, or repair the model.</source>
      <translation>Branchez le disque, ou réparez le modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>The model could not be loaded</source>
      <translation>Le modèle n'a pas pu être chargé</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>The engine says so and no more; most often the file is damaged or the memory too small.</source>
      <translation>Le moteur n'en dit pas plus ; le plus souvent, le fichier est endommagé ou la mémoire trop petite.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/model-load-failed.toml" />
      <source>Verify the model's file first, then try a smaller context.</source>
      <translation>Vérifiez d'abord le fichier du modèle, puis essayez un contexte plus petit.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>The engine runs but answers nothing</source>
      <translation>Le moteur tourne mais ne répond pas</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>Its process is alive, but a request or the question whether it is well got no answer in time. A computing step hangs, or the computer is far too busy.</source>
      <translation>Son processus est en vie, mais une requête ou la vérification de son état est restée trop longtemps sans réponse. Une étape de calcul est bloquée, ou l'ordinateur est bien trop occupé.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-answer.toml" />
      <source>Start it again; if it happens again, make its steps smaller.</source>
      <translation>Redémarrez-le ; si cela se reproduit, réduisez la taille de ses étapes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>The engine finds none of its processor libraries</source>
      <translation>Le moteur ne trouve aucune de ses bibliothèques de processeur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>Its plug-in for the processor is missing, or a library that the plug-in needs is. The model and the memory are fine.</source>
      <translation>Son greffon pour le processeur manque, ou une bibliothèque dont il a besoin. Le modèle et la mémoire vont bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-cpu-backend.toml" />
      <source>Repair the engine; on Windows its runtime may be missing too.</source>
      <translation>Réparez le moteur ; sous Windows, son environnement d'exécution peut manquer aussi.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>Linux has no computing interface for the AMD card</source>
      <translation>Linux n'a pas d'interface de calcul pour la carte AMD</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>The file /dev/kfd or its list of cards is missing or closed for this user: the amdgpu driver is not loaded, or the user is not in the group render.</source>
      <translation>Le fichier /dev/kfd ou sa liste de cartes manque ou est fermé à cet utilisateur : le pilote amdgpu n'est pas chargé, ou l'utilisateur n'est pas dans le groupe render.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/no-kfd.toml" />
      <source>Add the user to the groups render and video, then log in again.</source>
      <translation>Ajoutez l'utilisateur aux groupes render et video, puis reconnectez-vous.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>The engine's program may not be executed</source>
      <translation>Le programme du moteur ne peut pas être exécuté</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>Its rights are wrong, or its drive forbids programs (noexec).</source>
      <translation>Ses droits sont faux, ou son disque interdit les programmes (noexec).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-executable.toml" />
      <source>Repair the engine, or move the data folder to another drive.</source>
      <translation>Réparez le moteur, ou déplacez le dossier de données vers un autre disque.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>The model's file only points to the model</source>
      <translation>Le fichier du modèle ne fait que pointer vers le modèle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>It is a short text of Git LFS; the real file was never fetched.</source>
      <translation>C'est un court texte de Git LFS ; le vrai fichier n'a jamais été récupéré.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/not-fetched-pointer.toml" />
      <source>Fetch the model again.</source>
      <translation>Récupérez le modèle de nouveau.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>The NVIDIA driver was reset</source>
      <translation>Le pilote NVIDIA a été réinitialisé</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>The display driver nvlddmkm stopped answering and Windows or Linux reset it. Driver versions of the 610.88 family are known for it.</source>
      <translation>Le pilote d'affichage nvlddmkm ne répondait plus et Windows ou Linux l'a réinitialisé. Les versions de la famille 610.88 sont connues pour cela.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/nvidia-tdr.toml" />
      <source>Use another driver version, and lower the power limit meanwhile.</source>
      <translation>Utilisez une autre version du pilote, et baissez d'ici là la limite de puissance.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>The model is of a kind that is not read any more</source>
      <translation>Le modèle est d'un type qui n'est plus lu</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>The file is from before GGUF.</source>
      <translation>Le fichier date d'avant GGUF.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/old-ggml-file.toml" />
      <source>Choose a GGUF version of the model.</source>
      <translation>Choisissez une version GGUF du modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>The OpenCL backend cannot do a step of this model</source>
      <translation>Le backend OpenCL ne peut pas faire une étape de ce modèle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>It does not know the shapes of this model's tensors.</source>
      <translation>Il ne connaît pas les formes des tenseurs de ce modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/opencl-operation.toml" />
      <source>Run on the processor, or use a newer build.</source>
      <translation>Utilisez le processeur ou une version plus récente.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>An option got a new meaning</source>
      <translation>Une option a un nouveau sens</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>In this build flash attention is given as on, off or auto; the next option was read as its value.</source>
      <translation>Dans cette version, flash attention se donne comme on, off ou auto ; l'option suivante a été lue comme sa valeur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/option-needs-a-value.toml" />
      <source>Give the value.</source>
      <translation>Donnez la valeur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>The engine's plug-in libraries cannot be loaded</source>
      <translation>Les bibliothèques de greffons du moteur ne se chargent pas</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>None of them fits: files are missing, or what they need is. Answers come from plain processor code.</source>
      <translation>Aucune ne convient : des fichiers manquent, ou ce dont ils ont besoin. Les réponses viennent d'un simple code de processeur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/plugins-not-loadable.toml" />
      <source>Repair the engine; on Windows install its runtime.</source>
      <translation>Réparez le moteur ; sous Windows, installez son environnement d'exécution.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>Windows reserves this port</source>
      <translation>Windows réserve ce port</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>No program holds it: Windows (Hyper-V, WSL) reserved a range of ports, or a firewall forbids it.</source>
      <translation>Aucun programme ne l'occupe : Windows (Hyper-V, WSL) a réservé une plage de ports, ou un pare-feu l'interdit.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-forbidden.toml" />
      <source>Use a port outside the reserved ranges.</source>
      <translation>Utilisez un port hors des plages réservées.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Another program uses the port</source>
      <translation>Un autre programme utilise le port</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Only one program can listen on {port}. Often it is a second copy of the engine, or another AI program.</source>
      <translation>Un seul programme peut écouter sur {port}. Souvent, c'est une seconde copie du moteur ou un autre programme d'IA.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/port-taken.toml" />
      <source>Use the next free port, or end the other program.</source>
      <translation>Utilisez le prochain port libre, ou terminez l'autre programme.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>The image part is newer than the engine</source>
      <translation>La partie image est plus récente que le moteur</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>The file for images is of a kind that this engine build does not know. The model itself may be fine.</source>
      <translation>Le fichier pour les images est d'un type que cette version ne connaît pas. Le modèle lui-même va peut-être bien.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-newer.toml" />
      <source>Update the engine.</source>
      <translation>Mettez le moteur à jour.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>The image part belongs to another model</source>
      <translation>La partie image appartient à un autre modèle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>The file for images and the text model have different sizes.</source>
      <translation>Le fichier pour les images et le modèle de texte ont des tailles différentes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/projector-of-another-model.toml" />
      <source>Fetch the image part that belongs to this model.</source>
      <translation>Récupérez la partie image qui appartient à ce modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>The engine's Python environment is broken</source>
      <translation>L'environnement Python du moteur est cassé</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>Python or one of its packages for Strata's server is missing or of a wrong version.</source>
      <translation>Python ou l'un de ses paquets pour le serveur de Strata manque ou a une mauvaise version.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/python-environment.toml" />
      <source>Repair the engine: it makes the environment anew.</source>
      <translation>Réparez le moteur : il recrée l'environnement.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>The file cannot be read straight into the card's memory</source>
      <translation>Le fichier ne peut pas être lu directement dans la mémoire de la carte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>The driver's buffer is no place that the system reads a file into.</source>
      <translation>Le système ne peut pas lire un fichier dans le tampon du pilote.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/read-into-card.toml" />
      <source>Let the file be mapped (mmap).</source>
      <translation>Laissez projeter le fichier (mmap).</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>The ROCm engine was started on a card that it does not know</source>
      <translation>Le moteur ROCm a été démarré sur une carte qu'il ne connaît pas</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>ROCm has no matrix programs for {architecture}. Often that is the small graphics unit inside the processor, not the graphics card.</source>
      <translation>ROCm n'a pas de programmes de matrices pour {architecture}. Souvent, c'est la petite unité graphique du processeur, pas la carte graphique.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rocblas-tensile-missing.toml" />
      <source>Hide that device from ROCm so that the real card is used, or use Vulkan.</source>
      <translation>Cachez cet appareil à ROCm pour que la vraie carte soit utilisée, ou utilisez Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>The other computer stopped computing</source>
      <translation>L'autre ordinateur a cessé de calculer</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>The engine's worker on the other machine ended in the middle of a request; its own log says why.</source>
      <translation>L'assistant du moteur sur l'autre machine s'est arrêté au milieu d'une requête ; son propre journal dit pourquoi.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/rpc-peer-gone.toml" />
      <source>Look at the other machine, use the same build on both, and start it again.</source>
      <translation>Regardez l'autre machine, utilisez la même version sur les deux et redémarrez-le.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>A sandbox or container forbids what the engine needs</source>
      <translation>Un bac à sable ou un conteneur interdit ce dont le moteur a besoin</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>A system call or a device is blocked.</source>
      <translation>Un appel système ou un périphérique est bloqué.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sandbox.toml" />
      <source>Pass the devices on to the container, or run outside it.</source>
      <translation>Transmettez les périphériques au conteneur, ou exécutez hors de lui.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>Windows blocked the engine because it is not signed</source>
      <translation>Windows a bloqué le moteur parce qu'il n'est pas signé</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>Smart App Control lets only signed or well-known programs run.</source>
      <translation>Smart App Control ne laisse s'exécuter que des programmes signés ou bien connus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/smart-app-control.toml" />
      <source>It can only be turned off for the whole computer; llama.cpp in this program's own process may be let through.</source>
      <translation>Il ne peut être désactivé que pour tout l'ordinateur ; llama.cpp dans le processus de ce programme passera peut-être.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>This model cannot be split between the cards in this way</source>
      <translation>Ce modèle ne peut pas être réparti ainsi entre les cartes</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>The engine cannot cut the tensors of this model by rows or by parts.</source>
      <translation>Le moteur ne peut pas couper les tenseurs de ce modèle par lignes ou par parties.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/split-mode.toml" />
      <source>Split by layers instead.</source>
      <translation>Répartissez plutôt par couches.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>The engine ran out of stack</source>
      <translation>Le moteur a épuisé sa pile</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>Calls went too deep, in the engine or in the driver, until the room set apart for them was used up. Nothing in the log says more.</source>
      <translation>Les appels sont allés trop loin, dans le moteur ou dans le pilote, jusqu'à épuiser la place prévue. Le journal n'en dit pas plus.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/stack-overflow.toml" />
      <source>Another way to the card, or another build, gets you working; the report helps the maintainers.</source>
      <translation>Un autre chemin vers la carte, ou une autre version, vous permet de continuer ; le rapport aide les développeurs.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>The engine's package is damaged</source>
      <translation>Le paquet du moteur est endommagé</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>Its SHA-256 is not the one that the project published.</source>
      <translation>Son SHA-256 n'est pas celui que le projet a publié.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-checksum.toml" />
      <source>Fetch it again; never skip the check.</source>
      <translation>Récupérez-le à nouveau ; ne sautez jamais la vérification.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>This Strata engine was built for other cards</source>
      <translation>Ce moteur Strata a été fait pour d'autres cartes</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>At its start the engine names the card, its architecture and the list it was built for; your card is not in it.</source>
      <translation>Au démarrage, le moteur nomme la carte, son architecture et la liste pour laquelle il a été fait ; votre carte n'y est pas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/strata-wrong-arch.toml" />
      <source>Install the engine package for your card, or use llama.cpp.</source>
      <translation>Installez le paquet du moteur pour votre carte, ou utilisez llama.cpp.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-memory-query.toml" />
      <source>The engine cannot ask how much memory the card has</source>
      <translation>Le moteur ne peut pas demander combien de mémoire a la carte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-memory-query.toml" />
      <source>This build ends when the Intel card does not answer how much memory is free; builds before it go on.</source>
      <translation>Cette version s'arrête quand la carte Intel ne dit pas combien de mémoire est libre ; les précédentes continuent.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>The Intel card lacks double precision</source>
      <translation>La double précision manque à la carte Intel</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>The engine asked for a number type that this card does not compute.</source>
      <translation>Le moteur a demandé un type de nombre que cette carte ne calcule pas.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-no-double.toml" />
      <source>Use Vulkan, or a build without it.</source>
      <translation>Utilisez Vulkan ou une version qui s'en passe.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>The Intel card says that its memory is full</source>
      <translation>La carte Intel dit que sa mémoire est pleine</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>The driver refused memory; some builds say so also where enough is free.</source>
      <translation>Le pilote a refusé de la mémoire ; certaines versions le disent aussi quand il en reste assez.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/sycl-out-of-memory.toml" />
      <source>Put fewer layers on the card, or go back to the build before.</source>
      <translation>Mettez moins de couches sur la carte ou revenez à la version précédente.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>The folder for temporary files is full</source>
      <translation>Le dossier des fichiers temporaires est plein</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>The engine unpacks its libraries there and found no room.</source>
      <translation>Le moteur y décompresse ses bibliothèques et n'a pas trouvé de place.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/temporary-full.toml" />
      <source>Free some room, or name a larger temporary folder.</source>
      <translation>Libérez de la place ou indiquez un dossier temporaire plus grand.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>A secure connection could not be made</source>
      <translation>Une connexion sûre n'a pas pu être établie</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>The certificate of the other side was refused: the clock is wrong, something between opens the connection, or the address leads elsewhere.</source>
      <translation>Le certificat de l'autre côté a été refusé : l'horloge est fausse, quelque chose entre les deux ouvre la connexion, ou l'adresse mène ailleurs.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tls-certificate.toml" />
      <source>Check the date and time, then the proxy and the hosts file.</source>
      <translation>Vérifiez la date et l'heure, puis le proxy et le fichier hosts.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>A program sent tokens of another model</source>
      <translation>Un programme a envoyé les jetons d'un autre modèle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>A token's number lies outside of this model's vocabulary; what the log says of the context only follows from it.</source>
      <translation>Le numéro d'un jeton est hors du vocabulaire de ce modèle ; ce que le journal dit du contexte n'en est que la suite.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/token-out-of-vocabulary.toml" />
      <source>Let the program send text instead of tokens.</source>
      <translation>Faites envoyer au programme du texte au lieu de jetons.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>A part of the model is missing</source>
      <translation>Une partie du modèle manque</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>Strata's tokenizer was not prepared for this model.</source>
      <translation>Le tokeniseur de Strata n'a pas été préparé pour ce modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tokenizer-missing.toml" />
      <source>Run set-up for this model again.</source>
      <translation>Relancez l'installation de ce modèle.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>The engine may not open more files</source>
      <translation>Le moteur ne peut pas ouvrir plus de fichiers</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>The limit for open files of this user is reached.</source>
      <translation>La limite de fichiers ouverts de cet utilisateur est atteinte.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/too-many-files.toml" />
      <source>Raise the limit, or close other programs.</source>
      <translation>Relevez la limite, ou fermez d'autres programmes.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tool-call-fault.toml" />
      <source>The engine stumbled over a tool call</source>
      <translation>Le moteur a trébuché sur un appel d'outil</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tool-call-fault.toml" />
      <source>The model wrote a tool call that this build cannot read, and it ended instead of refusing it.</source>
      <translation>Le modèle a écrit un appel d'outil que cette version ne sait pas lire, et elle s'est arrêtée au lieu de le refuser.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>Tools need the full template reader</source>
      <translation>Les outils ont besoin du lecteur de gabarits complet</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>A program sent tools, and the engine was started without its full reader of chat templates.</source>
      <translation>Un programme a envoyé des outils, et le moteur a été démarré sans son lecteur complet de gabarits de chat.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/tools-need-jinja.toml" />
      <source>Start with --jinja.</source>
      <translation>Démarrez avec --jinja.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>The batch is too small for this request</source>
      <translation>Le lot est trop petit pour cette requête</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>Pictures and embeddings must be read in one step, and the step is smaller than they are.</source>
      <translation>Les images et les plongements doivent être lus en une étape, et l'étape est plus petite qu'eux.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/ubatch-too-small.toml" />
      <source>Use larger batches; smaller ones make it worse.</source>
      <translation>Utilisez des lots plus grands ; plus petits, c'est pire.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>This engine build does not know the model's architecture</source>
      <translation>Cette version du moteur ne connaît pas l'architecture du modèle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>The model is newer than the engine.</source>
      <translation>Le modèle est plus récent que le moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/unknown-architecture.toml" />
      <source>Update the engine; until then another model works.</source>
      <translation>Mettez à jour le moteur ; d'ici là, un autre modèle fonctionne.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>The engine waited too long for a layer</source>
      <translation>Le moteur a attendu une couche trop longtemps</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>With experts mapped from the drive, the system took the memory back while the engine checked a layer.</source>
      <translation>Les experts étant projetés depuis le disque, le système a repris la mémoire pendant que le moteur vérifiait une couche.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/verify-timeout.toml" />
      <source>Load the experts into memory instead of mapping them.</source>
      <translation>Chargez les experts en mémoire au lieu de les projeter.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>This model was started without its image part</source>
      <translation>Ce modèle a été démarré sans sa partie image</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>A picture was sent, but the image encoder is not installed or not started.</source>
      <translation>Une image a été envoyée, mais l'encodeur d'images n'est pas installé ou pas démarré.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vision-missing.toml" />
      <source>Set the model up with images.</source>
      <translation>Installez le modèle avec les images.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>This engine build cannot read the model's vocabulary</source>
      <translation>Cette version du moteur ne peut pas lire le vocabulaire du modèle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>The build refuses a field of the vocabulary that other builds read. The file is most likely whole.</source>
      <translation>La version refuse un champ du vocabulaire que d'autres lisent. Le fichier est très probablement entier.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vocabulary-regression.toml" />
      <source>Go back to the build before; a later one may read it too.</source>
      <translation>Revenez à la version précédente ; une version ultérieure le lira peut-être aussi.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>The graphics memory is nearly full, so Windows moves it about</source>
      <translation>La mémoire graphique est presque pleine, Windows la déplace donc</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>The engine runs, but answers become several times slower because the driver pages graphics memory out.</source>
      <translation>Le moteur fonctionne, mais les réponses sont plusieurs fois plus lentes, car le pilote déplace de la mémoire graphique.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vram-low.toml" />
      <source>Leave more graphics memory free.</source>
      <translation>Laissez plus de mémoire graphique libre.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>One buffer is larger than the driver allows at once</source>
      <translation>Un tampon est plus grand que ce que le pilote permet d'un coup</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>The card is not full: the driver limits the size of a single allocation.</source>
      <translation>La carte n'est pas pleine : le pilote limite la taille d'une seule allocation.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-allocation-limit.toml" />
      <source>Make the buffer smaller: smaller batches or a smaller context. Newer builds split it.</source>
      <translation>Réduisez le tampon : lots plus petits ou contexte plus petit. Les versions récentes le divisent.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>The driver does not give the card away</source>
      <translation>Le pilote ne donne pas la carte</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>The card counts as lost already when the engine asks for it: its driver is in a bad state.</source>
      <translation>La carte passe déjà pour perdue quand le moteur la demande : son pilote est en mauvais état.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-creation.toml" />
      <source>Restart the computer, then update the driver.</source>
      <translation>Redémarrez l'ordinateur, puis mettez le pilote à jour.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>The graphics card was lost in the middle of the work</source>
      <translation>La carte graphique s'est perdue au milieu du travail</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>The Vulkan driver reset the card or gave it up: a job took too long, or the driver has a fault.</source>
      <translation>Le pilote Vulkan a réinitialisé la carte ou l'a abandonnée : une tâche a duré trop longtemps, ou le pilote a une erreur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-device-lost.toml" />
      <source>A smaller batch keeps jobs short; a newer driver often mends it.</source>
      <translation>De plus petits lots gardent les tâches courtes ; un pilote plus récent règle souvent le problème.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>Vulkan found no graphics card</source>
      <translation>Vulkan n'a trouvé aucune carte graphique</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>The engine build for Vulkan runs, but no driver offers it a card that it can use.</source>
      <translation>La version du moteur pour Vulkan fonctionne, mais aucun pilote ne lui offre de carte qu'elle puisse utiliser.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-no-device.toml" />
      <source>Install the graphics driver, or run on the processor meanwhile.</source>
      <translation>Installez le pilote graphique, ou utilisez d'ici là le processeur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-out-of-memory.toml" />
      <source>Vulkan could not get the memory that the model needs.</source>
      <translation>Vulkan n'a pas pu obtenir la mémoire dont le modèle a besoin.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-pipeline.toml" />
      <source>The driver cannot build the attention code</source>
      <translation>Le pilote ne peut pas construire le code d'attention</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-pipeline.toml" />
      <source>Flash attention does not compile with this Vulkan driver.</source>
      <translation>Flash attention ne se compile pas avec ce pilote Vulkan.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>Vulkan only found a card made of software</source>
      <translation>Vulkan n'a trouvé qu'une carte logicielle</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>No driver of a real card was found, so Mesa's processor device was taken, and it cannot compile the engine's code.</source>
      <translation>Aucun pilote d'une vraie carte n'a été trouvé, l'appareil processeur de Mesa a été pris, et il ne peut pas compiler le code du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/vulkan-software-device.toml" />
      <source>Install the card's driver, or use the processor build.</source>
      <translation>Installez le pilote de la carte ou utilisez la version pour processeur.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>The graphics card hung, and the engine stopped itself</source>
      <translation>La carte graphique s'est figée, et le moteur s'est arrêté</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>The engine's own watchdog saw no progress for a minute during a request.</source>
      <translation>Le chien de garde du moteur n'a vu aucun progrès pendant une minute lors d'une requête.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/watchdog-hang.toml" />
      <source>A smaller prompt block or another way for large transfers helps most often.</source>
      <translation>Des blocs de question plus petits ou un autre chemin pour les gros transferts aident le plus souvent.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>Windows had no memory left to promise</source>
      <translation>Windows n'avait plus de mémoire à promettre</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>RAM and page file together are too small. Windows counts graphics memory against this limit too, so it runs out although RAM looks free.</source>
      <translation>La RAM et le fichier d'échange réunis sont trop petits. Windows compte aussi la mémoire graphique dans cette limite, qui s'épuise donc même si la RAM paraît libre.</translation>
    </message>
    <message>
      <location filename="../../resources/crashes/windows-out-of-commit.toml" />
      <source>Give Windows a larger page file (64 GB, fixed), or use a smaller model.</source>
      <translation>Donnez à Windows un fichier d'échange plus grand (64 Go, fixe), ou utilisez un modèle plus petit.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Half the context</source>
      <translation>La moitié du contexte</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context becomes half as long.</source>
      <translation>Le contexte devient deux fois plus court.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Long conversations are cut sooner.</source>
      <translation>Les longues conversations sont coupées plus tôt.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Smaller numbers for the context</source>
      <translation>Des nombres plus petits pour le contexte</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The KV cache uses 8-bit numbers (then 4-bit) instead of 16-bit ones.</source>
      <translation>Le cache KV utilise des nombres de 8 bits (puis 4 bits) au lieu de 16.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers may get a little worse in very long conversations.</source>
      <translation>Les réponses peuvent être un peu moins bonnes dans de très longues conversations.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Full numbers for the context</source>
      <translation>Des nombres complets pour le contexte</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The KV cache uses 16-bit numbers.</source>
      <translation>Le cache KV utilise des nombres de 16 bits.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context needs twice the memory.</source>
      <translation>Le contexte demande deux fois plus de mémoire.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Fewer layers on the graphics card</source>
      <translation>Moins de couches sur la carte graphique</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>A third of the layers moves from the card to the processor.</source>
      <translation>Un tiers des couches passe de la carte au processeur.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers come more slowly.</source>
      <translation>Les réponses viennent plus lentement.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Flash attention off</source>
      <translation>Sans flash attention</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Attention is computed the plain way.</source>
      <translation>L'attention est calculée de façon simple.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context needs more memory, and long prompts are slower.</source>
      <translation>Le contexte demande plus de mémoire, et les longues questions sont plus lentes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Smaller batches</source>
      <translation>Des lots plus petits</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The prompt is read in blocks of 128 tokens instead of 512.</source>
      <translation>La question est lue par blocs de 128 jetons au lieu de 512.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Prompts are read more slowly.</source>
      <translation>Les questions sont lues plus lentement.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Load the file instead of mapping it</source>
      <translation>Charger le fichier au lieu de le projeter</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model's file is read into memory at the start.</source>
      <translation>Le fichier du modèle est lu en mémoire au démarrage.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The start takes longer, and the memory is used fully.</source>
      <translation>Le démarrage dure plus longtemps, et la mémoire est entièrement utilisée.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Do not lock the memory</source>
      <translation>Ne pas verrouiller la mémoire</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The system may move parts of the model to the drive.</source>
      <translation>Le système peut déplacer des parties du modèle sur le disque.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers may stall when memory is short.</source>
      <translation>Les réponses peuvent se bloquer quand la mémoire manque.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>One thread less</source>
      <translation>Un fil de moins</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine leaves one core to the system.</source>
      <translation>Le moteur laisse un cœur au système.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Answers are a little slower.</source>
      <translation>Les réponses sont un peu plus lentes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Run on the processor</source>
      <translation>Exécuter sur le processeur</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>llama.cpp runs the model on the processor and leaves the graphics card alone.</source>
      <translation>llama.cpp exécute le modèle sur le processeur et laisse la carte graphique tranquille.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Much slower answers; it works on every computer.</source>
      <translation>Réponses bien plus lentes ; fonctionne sur tout ordinateur.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Use llama.cpp over Vulkan</source>
      <translation>Utiliser llama.cpp avec Vulkan</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Another engine on the same card: llama.cpp with Vulkan, which does not use the part that crashes.</source>
      <translation>Un autre moteur sur la même carte : llama.cpp avec Vulkan, qui n'utilise pas la partie qui plante.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Another download; a smaller model on most cards.</source>
      <translation>Un autre téléchargement ; un modèle plus petit sur la plupart des cartes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Hide the graphics unit of the processor</source>
      <translation>Cacher l'unité graphique du processeur</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine sees only the graphics card (HIP_VISIBLE_DEVICES).</source>
      <translation>Le moteur ne voit que la carte graphique (HIP_VISIBLE_DEVICES).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing.</source>
      <translation>Rien.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Larger batches</source>
      <translation>Lots plus grands</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The prompt is read in larger blocks, as large as the request needs.</source>
      <translation>Le prompt est lu en blocs plus grands, aussi grands que la requête l'exige.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>More memory.</source>
      <translation>Plus de mémoire.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>A context as large as the request</source>
      <translation>Un contexte aussi grand que la requête</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The context becomes as long as the request needs.</source>
      <translation>Le contexte devient aussi long que la requête l'exige.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>One request at a time</source>
      <translation>Une requête à la fois</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine answers one request after the other, each with the whole context.</source>
      <translation>Le moteur répond à une requête après l'autre, chacune avec tout le contexte.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Others wait for their turn.</source>
      <translation>Les autres attendent leur tour.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Split by layers</source>
      <translation>Répartir par couches</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Whole layers go to each card (--split-mode layer).</source>
      <translation>Des couches entières vont sur chaque carte (--split-mode layer).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing for most models.</source>
      <translation>Rien pour la plupart des modèles.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Map the file</source>
      <translation>Projeter le fichier</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model's file is mapped instead of read into memory.</source>
      <translation>Le fichier du modèle est projeté au lieu d'être lu en mémoire.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Flash attention on</source>
      <translation>Flash attention activée</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Attention takes the fast way (--flash-attn on).</source>
      <translation>L'attention prend la voie rapide (--flash-attn on).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Nothing where the card can do it.</source>
      <translation>Rien là où la carte en est capable.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the fused expert step</source>
      <translation>Sans l'étape fusionnée des experts</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes --fused-moe.</source>
      <translation>Retire --fused-moe.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Slower answers.</source>
      <translation>Réponses plus lentes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without images</source>
      <translation>Sans images</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The engine starts without the image part.</source>
      <translation>Le moteur démarre sans la partie image.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>No images in chats.</source>
      <translation>Pas d'images dans les chats.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the draft model</source>
      <translation>Sans le modèle d'ébauche</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes the draft model.</source>
      <translation>Retire le modèle d'ébauche.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Without the adapter</source>
      <translation>Sans l'adaptateur</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Removes the LoRA and the control vector.</source>
      <translation>Retire le LoRA et le vecteur de contrôle.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The model answers without their changes.</source>
      <translation>Le modèle répond sans leurs changements.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>The full template reader</source>
      <translation>Le lecteur de gabarits complet</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Starts with --jinja.</source>
      <translation>Démarre avec --jinja.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Name a related AMD card</source>
      <translation>Nommer une carte AMD parente</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Sets HSA_OVERRIDE_GFX_VERSION to the nearest card that the build knows.</source>
      <translation>Règle HSA_OVERRIDE_GFX_VERSION sur la carte la plus proche que la version connaît.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/llamacpp.toml" />
      <source>Untried by the maker; some steps may fail.</source>
      <translation>Non essayé par le fabricant ; certaines étapes peuvent échouer.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Turn hipBLASLt off</source>
      <translation>Désactiver hipBLASLt</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets ROCBLAS_USE_HIPBLASLT=0, so that rocBLAS does the matrix work itself.</source>
      <translation>Définit ROCBLAS_USE_HIPBLASLT=0, pour que rocBLAS fasse lui-même le calcul des matrices.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Prompts may be read more slowly.</source>
      <translation>Les questions peuvent être lues plus lentement.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the tuning table</source>
      <translation>Sans la table de réglage</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes STRATA_HIPBLASLT_TUNING from the engine's environment.</source>
      <translation>Retire STRATA_HIPBLASLT_TUNING de l'environnement du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the gfx12 defaults</source>
      <translation>Sans les valeurs gfx12 par défaut</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_GFX12_DEFAULTS=0.</source>
      <translation>Définit STRATA_GFX12_DEFAULTS=0.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slower prompts; known not to help against the hipModuleLoad crash.</source>
      <translation>Questions plus lentes ; on sait que cela n'aide pas contre le plantage hipModuleLoad.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Start without HIP_PATH</source>
      <translation>Démarrer sans HIP_PATH</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes HIP_PATH, HIP_DEVICE_LIB_PATH and LLVM_PATH from the engine's environment.</source>
      <translation>Retire HIP_PATH, HIP_DEVICE_LIB_PATH et LLVM_PATH de l'environnement du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Move the context by direct transfers</source>
      <translation>Déplacer le contexte par transferts directs</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_KV_HOST_DMA=1.</source>
      <translation>Définit STRATA_KV_HOST_DMA=1.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Context without streaming</source>
      <translation>Contexte sans diffusion</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes --kv-resident; the context then must fit the card.</source>
      <translation>Retire --kv-resident ; le contexte doit alors tenir sur la carte.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>A smaller context.</source>
      <translation>Un contexte plus petit.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Smaller prompt blocks</source>
      <translation>Des blocs de question plus petits</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>The prompt is read in blocks of 512 tokens.</source>
      <translation>La question est lue par blocs de 512 jetons.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Wait after each step</source>
      <translation>Attendre après chaque étape</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_PF_STEP_SYNC=1, which also tells which step hangs.</source>
      <translation>Définit STRATA_PF_STEP_SYNC=1, qui dit aussi quelle étape se fige.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slower prompts.</source>
      <translation>Questions plus lentes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Large transfers without pinned memory</source>
      <translation>Gros transferts sans mémoire épinglée</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets GPU_PINNED_MIN_XFER_SIZE=1048576.</source>
      <translation>Définit GPU_PINNED_MIN_XFER_SIZE=1048576.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Slightly slower.</source>
      <translation>Un peu plus lent.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Experts in memory instead of mapped</source>
      <translation>Experts en mémoire au lieu d'être projetés</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes --mmap-experts.</source>
      <translation>Retire --mmap-experts.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Needs the RAM for all experts.</source>
      <translation>Demande la RAM pour tous les experts.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without drafting</source>
      <translation>Sans ébauches</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --spec 0.</source>
      <translation>Définit --spec 0.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the control vector</source>
      <translation>Sans le vecteur de contrôle</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Removes the experimental speed projection.</source>
      <translation>Retire la projection de vitesse expérimentale.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Nothing for most users.</source>
      <translation>Rien pour la plupart des utilisateurs.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Low-RAM mode</source>
      <translation>Mode à faible RAM</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Unpinned experts (STRATA_RESIDENT_PIN=0), so that the system can breathe.</source>
      <translation>Experts non épinglés (STRATA_RESIDENT_PIN=0), pour que le système respire.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Leave more graphics memory free</source>
      <translation>Laisser plus de mémoire graphique libre</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --vram-reserve-mib 1500.</source>
      <translation>Définit --vram-reserve-mib 1500.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Fewer experts on the card, slower answers.</source>
      <translation>Moins d'experts sur la carte, réponses plus lentes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Expert cache by itself</source>
      <translation>Cache d'experts automatique</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets --expert-cache auto.</source>
      <translation>Définit --expert-cache auto.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Without the WDDM budget</source>
      <translation>Sans le budget WDDM</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Sets STRATA_WDDM_BUDGET=0.</source>
      <translation>Définit STRATA_WDDM_BUDGET=0.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/strata.toml" />
      <source>Windows may page graphics memory.</source>
      <translation>Windows peut déplacer de la mémoire graphique.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Repair the engine's files</source>
      <translation>Réparer les fichiers du moteur</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Every file of the engine is checked, and what is wrong is fetched again.</source>
      <translation>Chaque fichier du moteur est vérifié, et ce qui est faux est récupéré à nouveau.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A small download.</source>
      <translation>Un petit téléchargement.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Repair the model's files</source>
      <translation>Réparer les fichiers du modèle</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Every file of the model is checked, and only what is wrong is fetched again.</source>
      <translation>Chaque fichier du modèle est vérifié, et seul ce qui est faux est récupéré à nouveau.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download of what is wrong.</source>
      <translation>Un téléchargement de ce qui est faux.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Go back to the previous engine build</source>
      <translation>Revenir à la version précédente du moteur</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The build that worked before is used again.</source>
      <translation>La version qui fonctionnait avant est de nouveau utilisée.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Without what the newer build brought.</source>
      <translation>Sans ce qu'apportait la plus récente.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the engine</source>
      <translation>Mettre à jour le moteur</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The newest build that the catalogue knows is installed beside the old one.</source>
      <translation>La version la plus récente du catalogue est installée à côté de l'ancienne.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download.</source>
      <translation>Un téléchargement.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the CUDA 12 engine</source>
      <translation>Utiliser le moteur CUDA 12</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The build for older drivers and cards is installed.</source>
      <translation>La version pour pilotes et cartes plus anciens est installée.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download; slightly slower.</source>
      <translation>Un téléchargement ; un peu plus lent.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the build for older processors</source>
      <translation>Utiliser la version pour processeurs plus anciens</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A build without AVX2 or AVX-512 is installed.</source>
      <translation>Une version sans AVX2 ni AVX-512 est installée.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the embedded engine</source>
      <translation>Utiliser le moteur intégré</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>llama.cpp inside this program's own process is used.</source>
      <translation>llama.cpp dans le processus de ce programme est utilisé.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Processor only: slower answers.</source>
      <translation>Processeur seul : réponses plus lentes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a smaller model</source>
      <translation>Utiliser un modèle plus petit</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up offers the next smaller size.</source>
      <translation>L'installation propose la taille inférieure.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Answers are less good.</source>
      <translation>Les réponses sont moins bonnes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Choose another model</source>
      <translation>Choisir un autre modèle</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens.</source>
      <translation>L'installation s'ouvre.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set up with images</source>
      <translation>Installer avec les images</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with images on.</source>
      <translation>L'installation s'ouvre avec les images activées.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A download of about 1 GB.</source>
      <translation>Un téléchargement d'environ 1 Go.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a larger context</source>
      <translation>Utiliser un contexte plus grand</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with the largest context that fits.</source>
      <translation>L'installation s'ouvre avec le plus grand contexte qui tient.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use a smaller context</source>
      <translation>Utiliser un contexte plus petit</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set-up opens with a smaller context.</source>
      <translation>L'installation s'ouvre avec un contexte plus petit.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the next free port</source>
      <translation>Utiliser le prochain port libre</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The engine listens on the next free port.</source>
      <translation>Le moteur écoute sur le prochain port libre.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Programs that use the old address must be changed.</source>
      <translation>Les programmes qui utilisent l'ancienne adresse doivent être modifiés.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>End the program that uses the port</source>
      <translation>Terminer le programme qui utilise le port</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The program is named; you decide.</source>
      <translation>Le programme est nommé ; à vous de décider.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Whatever that program does.</source>
      <translation>Ce que fait ce programme.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Show the reserved ports</source>
      <translation>Montrer les ports réservés</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`netsh interface ipv4 show excludedportrange protocol=tcp` lists them.</source>
      <translation>`netsh interface ipv4 show excludedportrange protocol=tcp` les liste.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Listen on this computer only</source>
      <translation>Écouter sur cet ordinateur seulement</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The address becomes 127.0.0.1.</source>
      <translation>L'adresse devient 127.0.0.1.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Other computers cannot use it.</source>
      <translation>Les autres ordinateurs ne peuvent pas l'utiliser.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Give Windows a larger page file</source>
      <translation>Donner à Windows un fichier d'échange plus grand</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Settings: a fixed page file of 65,536 MB. It needs a restart.</source>
      <translation>Paramètres : un fichier d'échange fixe de 65 536 Mo. Demande un redémarrage.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>64 GB of disk space.</source>
      <translation>64 Go d'espace disque.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Raise the limit for locked memory</source>
      <translation>Relever la limite de mémoire verrouillée</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`ulimit -l unlimited`, or a line in /etc/security/limits.conf.</source>
      <translation>`ulimit -l unlimited`, ou une ligne dans /etc/security/limits.conf.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the graphics driver</source>
      <translation>Mettre à jour le pilote graphique</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Install the maker's newest driver (nvidia.com/drivers, amd.com/support, intel.com/support).</source>
      <translation>Installez le dernier pilote du fabricant (nvidia.com/drivers, amd.com/support, intel.com/support).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A restart.</source>
      <translation>Un redémarrage.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow this user to use the card</source>
      <translation>Autoriser cet utilisateur à utiliser la carte</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`sudo usermod -aG render,video USER`, then log in again.</source>
      <translation>`sudo usermod -aG render,video USER`, puis reconnexion.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A new login.</source>
      <translation>Une nouvelle connexion.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow the engine's folder in the antivirus</source>
      <translation>Autoriser le dossier du moteur dans l'antivirus</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Look into its quarantine; the report names file and hash. Do not switch the antivirus off.</source>
      <translation>Regardez dans sa quarantaine ; le rapport nomme le fichier et son empreinte. Ne désactivez pas l'antivirus.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Install the Visual C++ runtime</source>
      <translation>Installer l'environnement Visual C++</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Microsoft's package vc_redist.x64.exe.</source>
      <translation>Le paquet vc_redist.x64.exe de Microsoft.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Free some disk space</source>
      <translation>Libérer de l'espace disque</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The storage page shows what lies where.</source>
      <translation>La page de stockage montre ce qui se trouve où.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Whatever you delete.</source>
      <translation>Ce que vous supprimez.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Move the data folder</source>
      <translation>Déplacer le dossier de données</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>To another drive, with a path of plain letters.</source>
      <translation>Vers un autre disque, avec un chemin en lettres simples.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Copying takes a while.</source>
      <translation>La copie prend un moment.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Close other programs</source>
      <translation>Fermer d'autres programmes</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Browsers and games hold most memory.</source>
      <translation>Les navigateurs et les jeux occupent le plus de mémoire.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Restart the computer</source>
      <translation>Redémarrer l'ordinateur</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The old driver goes, the new one is loaded.</source>
      <translation>L'ancien pilote part, le nouveau est chargé.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Start the engine again</source>
      <translation>Redémarrer le moteur</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The engine is started and asked.</source>
      <translation>Le moteur est démarré et interrogé.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update the system</source>
      <translation>Mettre à jour le système</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A newer release of this Linux brings the library.</source>
      <translation>Une version plus récente de ce Linux apporte la bibliothèque.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A large update.</source>
      <translation>Une grosse mise à jour.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Pass the card on to the container</source>
      <translation>Transmettre la carte au conteneur</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>`--device /dev/dri --device /dev/kfd`, or the NVIDIA container toolkit.</source>
      <translation>`--device /dev/dri --device /dev/kfd`, ou le NVIDIA Container Toolkit.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Take the last change back</source>
      <translation>Annuler le dernier changement</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The profile is as it was before.</source>
      <translation>Le profil redevient comme avant.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Without that change.</source>
      <translation>Sans ce changement.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set the key again</source>
      <translation>Redéfinir la clé</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The settings open.</source>
      <translation>Les réglages s'ouvrent.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Remove old copies of the libraries</source>
      <translation>Supprimer les anciennes copies des bibliothèques</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Delete libggml, libllama and libmtmd of earlier installs (such as in /usr/local/lib), or unpack the build into an empty folder.</source>
      <translation>Supprimez libggml, libllama et libmtmd d'installations antérieures (par exemple dans /usr/local/lib), ou décompressez la version dans un dossier vide.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Other programs that use those copies need their own.</source>
      <translation>Les autres programmes qui utilisent ces copies ont besoin des leurs.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Update macOS</source>
      <translation>Mettre macOS à jour</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>A newer macOS has what the build needs.</source>
      <translation>Un macOS plus récent a ce dont la version a besoin.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Allow more time for loading</source>
      <translation>Accorder plus de temps au chargement</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Raise the limit of the program that waits (for ollama: OLLAMA_LOAD_TIMEOUT=30m).</source>
      <translation>Relevez la limite du programme qui attend (pour ollama : OLLAMA_LOAD_TIMEOUT=30m).</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put the model on a local drive</source>
      <translation>Mettre le modèle sur un disque local</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>An internal SSD reads a model in seconds; network and cloud drives take minutes.</source>
      <translation>Un SSD interne lit un modèle en quelques secondes ; les disques réseau et en nuage prennent des minutes.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Change the request</source>
      <translation>Changer la requête</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The program that sent it must change its messages, its schema or its tools.</source>
      <translation>Le programme qui l'a envoyée doit changer ses messages, son schéma ou ses outils.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Join the pieces</source>
      <translation>Joindre les morceaux</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put all files into one folder; pieces named part1of2 are joined with copy /b or cat.</source>
      <translation>Mettez tous les fichiers dans un dossier ; les morceaux nommés part1of2 se joignent avec copy /b ou cat.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Room for the joined file.</source>
      <translation>De la place pour le fichier joint.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Accept the license</source>
      <translation>Accepter la licence</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>On the model's page; then give an access token.</source>
      <translation>Sur la page du modèle ; donnez ensuite un jeton d'accès.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>An account there.</source>
      <translation>Un compte là-bas.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Check the clock, the proxy and the hosts file</source>
      <translation>Vérifier l'horloge, le proxy et le fichier hosts</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>The date must be right, the proxy's certificate known, and no line of the hosts file may name the server.</source>
      <translation>La date doit être juste, le certificat du proxy connu, et aucune ligne du fichier hosts ne doit nommer le serveur.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Register the loader of llamafiles</source>
      <translation>Enregistrer le chargeur des llamafiles</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Put the ape loader into /usr/bin and register it with binfmt_misc.</source>
      <translation>Mettez le chargeur ape dans /usr/bin et enregistrez-le avec binfmt_misc.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Once after each restart of the computer.</source>
      <translation>Une fois après chaque redémarrage de l'ordinateur.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Start the other machine's worker again</source>
      <translation>Redémarrer l'assistant de l'autre machine</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use the same build on both machines.</source>
      <translation>Utilisez la même version sur les deux machines.</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Use another temporary folder</source>
      <translation>Utiliser un autre dossier temporaire</translation>
    </message>
    <message>
      <location filename="../../resources/remedies/system.toml" />
      <source>Set TEMP and TMP (TMPDIR on Linux) to a folder with a plain name and enough room.</source>
      <translation>Réglez TEMP et TMP (TMPDIR sous Linux) sur un dossier au nom simple et avec assez de place.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program touched memory that is not its own (access violation): a fault in the driver or the engine.</source>
      <translation>Le programme a touché à une mémoire qui n'est pas la sienne (violation d'accès) : une erreur du pilote ou du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program used up its stack (stack overflow): a fault in the driver or the engine.</source>
      <translation>Le programme a épuisé sa pile (débordement de pile) : une erreur du pilote ou du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself after an internal check failed (abort); the last log line says which.</source>
      <translation>Le programme s'est arrêté après l'échec d'une vérification interne (abort) ; la dernière ligne du journal dit laquelle.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program's memory was damaged from inside (heap corruption): a fault in the driver or the engine.</source>
      <translation>La mémoire du programme a été abîmée de l'intérieur (corruption du tas) : une erreur du pilote ou du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that the engine needs is missing (CUDA, HIP or Visual C++ runtime).</source>
      <translation>Une DLL dont le moteur a besoin manque (environnement CUDA, HIP ou Visual C++).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL is too old or of another version than the engine needs.</source>
      <translation>Une DLL est trop ancienne ou d'une autre version que celle dont le moteur a besoin.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL could not start; often a broken driver or an ended session.</source>
      <translation>Une DLL n'a pas pu démarrer ; souvent un pilote cassé ou une session terminée.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program could not be set up: one of its libraries failed while it was loaded.</source>
      <translation>Le programme n'a pas pu être initialisé : l'une de ses bibliothèques a échoué lors de son chargement.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The processor does not know an instruction that this engine build uses (AVX2 or AVX-512).</source>
      <translation>Le processeur ne connaît pas une instruction utilisée par cette version du moteur (AVX2 ou AVX-512).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows refused access to a file of the engine: antivirus or folder rights.</source>
      <translation>Windows a refusé l'accès à un fichier du moteur : antivirus ou droits du dossier.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file is damaged, or 32-bit and 64-bit parts were mixed.</source>
      <translation>Un fichier est endommagé, ou des parties 32 et 64 bits ont été mélangées.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file could not be read while the engine used it: its drive is failing or was unplugged.</source>
      <translation>Un fichier n'a pas pu être lu pendant que le moteur l'utilisait : son disque faiblit ou a été débranché.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows had no memory left to give (RAM and page file).</source>
      <translation>Windows n'avait plus de mémoire à donner (RAM et fichier d'échange).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows had no memory left to promise: the page file is too small.</source>
      <translation>Windows n'avait plus de mémoire à promettre : le fichier d'échange est trop petit.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program divided by zero: a fault in the engine.</source>
      <translation>Le programme a divisé par zéro : une erreur du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program ran an instruction that programs may not run: a fault in the driver or the engine.</source>
      <translation>Le programme a exécuté une instruction interdite aux programmes : une erreur du pilote ou du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was closed with Ctrl+C or by closing its window.</source>
      <translation>Il a été fermé avec Ctrl+C ou en fermant sa fenêtre.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself at once after an internal check failed.</source>
      <translation>Le programme s'est arrêté aussitôt après l'échec d'une vérification interne.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>An internal check of the program failed.</source>
      <translation>Une vérification interne du programme a échoué.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Windows refused an unsigned file (Smart App Control or a policy).</source>
      <translation>Windows a refusé un fichier non signé (Smart App Control ou une stratégie).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that is loaded on demand is missing.</source>
      <translation>Une DLL chargée à la demande manque.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A DLL that is loaded on demand is of another version than the engine needs.</source>
      <translation>Une DLL chargée à la demande est d'une autre version que celle dont le moteur a besoin.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program ended with an error that it did not handle (C++ exception); the last log line says which.</source>
      <translation>Le programme s'est terminé avec une erreur non traitée (exception C++) ; la dernière ligne du journal dit laquelle.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was ended from outside, for example by the Task Manager or at shutdown.</source>
      <translation>Il a été terminé de l'extérieur, par exemple par le Gestionnaire des tâches ou à l'arrêt du système.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>An internal check of the program failed (breakpoint).</source>
      <translation>Une vérification interne du programme a échoué (point d'arrêt).</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program that hosted the engine ended it; its log says why.</source>
      <translation>Le programme qui hébergeait le moteur l'a terminé ; son journal dit pourquoi.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file that it needs is no Windows program: it is damaged or not what its name says.</source>
      <translation>Un fichier nécessaire n'est pas un programme Windows : il est endommagé ou n'est pas ce que dit son nom.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A file that it needs is damaged.</source>
      <translation>Un fichier nécessaire est endommagé.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A number became too large for its place.</source>
      <translation>Un nombre est devenu trop grand.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It divided by zero.</source>
      <translation>Il a divisé par zéro.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The drive is full.</source>
      <translation>Le disque est plein.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It met an error after which it could not go on.</source>
      <translation>Il a rencontré une erreur après laquelle il ne pouvait pas continuer.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used something that was closed already.</source>
      <translation>Il a utilisé quelque chose qui était déjà fermé.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It called the C library with a wrong value.</source>
      <translation>Il a appelé la bibliothèque C avec une mauvaise valeur.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The antivirus blocked one of its files.</source>
      <translation>L'antivirus a bloqué l'un de ses fichiers.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The antivirus removed one of its files.</source>
      <translation>L'antivirus a retiré l'un de ses fichiers.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>Its terminal was closed.</source>
      <translation>Son terminal a été fermé.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was stopped with Ctrl+C.</source>
      <translation>Il a été arrêté avec Ctrl+C.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was asked to quit from the keyboard.</source>
      <translation>On lui a demandé de quitter depuis le clavier.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program stopped itself after an internal check failed; the last log line says which.</source>
      <translation>Le programme s'est arrêté après l'échec d'une vérification interne ; la dernière ligne du journal dit laquelle.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>A mapped file could not be read any more: it was cut short, its drive is away, or memory ran out.</source>
      <translation>Un fichier projeté n'était plus lisible : il a été raccourci, son disque n'est plus là, ou la mémoire a manqué.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program made an impossible calculation: a fault in the engine.</source>
      <translation>Le programme a fait un calcul impossible : une erreur du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was killed from outside, most often by the system because memory ran out.</source>
      <translation>Il a été tué de l'extérieur, le plus souvent par le système faute de mémoire.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program touched memory that is not its own: a fault in the driver or the engine.</source>
      <translation>Le programme a touché à une mémoire qui n'est pas la sienne : une erreur du pilote ou du moteur.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The program that it wrote to was gone.</source>
      <translation>Le programme auquel il écrivait n'était plus là.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It was asked to stop.</source>
      <translation>On lui a demandé de s'arrêter.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used more processor time than it may.</source>
      <translation>Il a utilisé plus de temps processeur que permis.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It wrote a larger file than it may.</source>
      <translation>Il a écrit un fichier plus gros que permis.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>It used a system call that a sandbox forbids.</source>
      <translation>Il a utilisé un appel système qu'un bac à sable interdit.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The engine's program may not be executed: its rights are wrong, or the drive forbids it.</source>
      <translation>Le programme du moteur ne peut pas être exécuté : ses droits sont faux, ou le disque l'interdit.</translation>
    </message>
    <message>
      <location filename="../../resources/exitcodes.toml" />
      <source>The engine's program, or a library that it needs, was not found.</source>
      <translation>Le programme du moteur, ou une bibliothèque dont il a besoin, n'a pas été trouvé.</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Reading the model's weights</source>
      <translation>Lecture des poids du modèle</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Making room for the context</source>
      <translation>Préparation de la place pour le contexte</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Putting layers on the card</source>
      <translation>Placement des couches sur la carte</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>No card can be used</source>
      <translation>Aucune carte n'est utilisable</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model is in memory</source>
      <translation>Le modèle est en mémoire</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine takes requests</source>
      <translation>Le moteur accepte les requêtes</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The prompt was read</source>
      <translation>La question a été lue</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The answer was written</source>
      <translation>La réponse a été écrite</translation>
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The port could not be used</source>
      <translation>Le port n'a pas pu être utilisé</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine had stopped (exit code {code}) and is started again</source>
      <translation>Le moteur s'était arrêté (code de sortie {code}) et redémarre</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine's process was started</source>
      <translation>Le processus du moteur a été démarré</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine runs again</source>
      <translation>Le moteur fonctionne à nouveau</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine stopped unexpectedly (exit code {code})</source>
      <translation>Le moteur s'est arrêté de façon inattendue (code de sortie {code})</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine ended while loading</source>
      <translation>Le moteur s'est terminé pendant le chargement</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine crashed ({exception})</source>
      <translation>Le moteur a planté ({exception})</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics card hangs</source>
      <translation>La carte graphique est figée</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Port {port} is in use</source>
      <translation>Le port {port} est utilisé</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics driver failed: {reason}</source>
      <translation>Le pilote graphique a échoué : {reason}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The graphics card could not start a task: {reason}</source>
      <translation>La carte graphique n'a pas pu démarrer une tâche : {reason}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine waited too long for memory</source>
      <translation>Le moteur a attendu la mémoire trop longtemps</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Memory ran out</source>
      <translation>La mémoire a manqué</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The image encoder could not be started</source>
      <translation>L'encodeur d'images n'a pas pu être démarré</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Starting the image encoder</source>
      <translation>Démarrage de l'encodeur d'images</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading the model again</source>
      <translation>Nouveau chargement du modèle</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Using {card}</source>
      <translation>Carte utilisée : {card}</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The AMD runtime is loaded</source>
      <translation>L'environnement AMD est chargé</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading about {experts_gb} GB of experts into RAM; the computer can freeze for a minute or two</source>
      <translation>Chargement d'environ {experts_gb} Go d'experts en RAM ; l'ordinateur peut se figer une minute ou deux</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Experts are locked in RAM</source>
      <translation>Les experts sont verrouillés en RAM</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Loading the experts into RAM</source>
      <translation>Chargement des experts en RAM</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Experts are in RAM</source>
      <translation>Les experts sont en RAM</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Filling the card's memory with the {expert_slots} hottest experts</source>
      <translation>Remplissage de la mémoire de la carte avec les {expert_slots} experts les plus utilisés</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Filling the card's memory with experts</source>
      <translation>Remplissage de la mémoire de la carte avec des experts</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Everything is loaded; {free_vram_mib} MiB of the card's memory stay free</source>
      <translation>Tout est chargé ; {free_vram_mib} Mio de la carte restent libres</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Almost ready</source>
      <translation>Presque prêt</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Still loading, {seconds} s so far</source>
      <translation>Chargement en cours, {seconds} s jusqu'ici</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>The engine is loaded</source>
      <translation>Le moteur est chargé</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>Reading the prompt</source>
      <translation>Lecture de la question</translation>
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request failed: {reason}</source>
      <translation>Une requête a échoué : {reason}</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>This model asks for your agreement</source>
      <translation>Ce modèle demande votre accord</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The source delivers something else</source>
      <translation>La source fournit autre chose</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy blocks the download</source>
      <translation>Le proxy bloque le téléchargement</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The connection is not trusted</source>
      <translation>La connexion n'est pas approuvée</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The file is not there any more</source>
      <translation>Le fichier n'est plus là</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server refuses the download</source>
      <translation>Le serveur refuse le téléchargement</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server is too busy</source>
      <translation>Le serveur est trop occupé</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The server has a fault</source>
      <translation>Le serveur a une panne</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Accept the licence on the model's page, make a token in your account there, enter it in the settings.</source>
      <translation>Acceptez la licence sur la page du modèle, créez un jeton dans votre compte et saisissez-le dans les réglages.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again; if it stays so, choose another mirror in the settings or tell us about this file.</source>
      <translation>Réessayez ; si cela persiste, choisissez un autre miroir dans les réglages ou parlez-nous de ce fichier.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Open the source in a browser: a log-in page of the network may be in the way. Then try again.</source>
      <translation>Ouvrez la source dans un navigateur : une page de connexion du réseau gêne peut-être. Puis réessayez.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Enter the proxy with its user name and password in the settings, or ask the administrator.</source>
      <translation>Saisissez le proxy avec nom d'utilisateur et mot de passe dans les réglages, ou demandez à l'administrateur.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>On a company network, choose its certificate file (PEM) in the settings. Check the clock too.</source>
      <translation>Sur un réseau d'entreprise, choisissez son fichier de certificats (PEM) dans les réglages. Vérifiez aussi l'horloge.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later or choose another mirror in the settings.</source>
      <translation>Réessayez plus tard ou choisissez un autre miroir dans les réglages.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later; a token in the settings raises the limit of Hugging Face.</source>
      <translation>Réessayez plus tard ; un jeton dans les réglages relève la limite de Hugging Face.</translation>
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Try again later or choose another mirror in the settings. What was downloaded is kept.</source>
      <translation>Réessayez plus tard ou choisissez un autre miroir dans les réglages. Ce qui est téléchargé est conservé.</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>your home folder</source>
      <translation>votre dossier personnel</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>the computer's name</source>
      <translation>le nom de l'ordinateur</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>your user name</source>
      <translation>votre nom d'utilisateur</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>keys and tokens</source>
      <translation>clés et jetons</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>user names in paths</source>
      <translation>noms d'utilisateur dans les chemins</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>signed addresses</source>
      <translation>adresses signées</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>mail addresses</source>
      <translation>adresses e-mail</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>network addresses</source>
      <translation>adresses réseau</translation>
    </message>
  </context>
</TS>
