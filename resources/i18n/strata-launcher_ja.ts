<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
  <context>
    <name>app</name>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>{family} {variant} with {engine} on {where}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>the processor</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>Not with this computer: {missing} of memory are missing for its {weights}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>A context of {tokens} tokens fits beside it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>measured by users of this model on cards of 12 to 16 GB</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>{ram} of RAM hold its {weights} and leave {left}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>It will be slow: at most about {speed:.0f} tokens per second.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>The model was made for {tokens} tokens; beyond that, answers get worse.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>The publisher's hash of this file is not in the catalogue, so only its size can be checked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>{ram} of RAM hold its experts and leave {left}; the card holds those that are used most.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>+{step} GB of RAM -&gt; {model}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>{engine} has no ready-made build for {here}; there are builds for {systems}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>{engine} needs a graphics card of these kinds: {cards}. This computer has none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>Other programs hold most of the memory of {card} now; close them before you start the model.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>All of its {weights} fit on {card}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/advise.py" />
      <source>{here} of {all} layers fit on {card}; the RAM holds the rest.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>memory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>VRAM of {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>RAM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>weights</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>context</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>work space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>system</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>model and expert cache</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/budget.py" />
      <source>display</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated; {part} % of the model runs on the card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the speed of the RAM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/advisor/speed.py" />
      <source>estimated from the card's memory speed, {speed} GB/s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>The catalogue cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>Correct the file, or move it away; the launcher's own catalogue is then used.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>“{name}” has no source</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>line {line}: the key “{key}” is not known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/catalog/load.py" />
      <source>a source has no known kind: {source}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Unknown {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>There is no {what} called “{name}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Did you mean {names}?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/catalog/lookup.py" />
      <source>Known ones: {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/ask.py" />
      <source>{tokens} tokens, {speed:.1f} tokens per second (prompt: {prompt} tokens)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/console.py" />
      <source>{time} left</source>
      <translation>残り {time}</translation>
    </message>
    <message>
      <location filename="../../app/cli/diagnose.py" />
      <source>There is no such log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/diagnose.py" />
      <source>{path} is not a file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/diagnose.py" />
      <source>Give the path of the engine's log file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/logs.py" />
      <source>There is no log yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/logs.py" />
      <source>No engine was started in {folder}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/logs.py" />
      <source>Start one with `strata-launcher start`.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/profiles.py" />
      <source>No profile yet; run set-up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/recommend.py" />
      <source>   Download {size}, context {context} tokens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/recommend.py" />
      <source>   About {low:.0f} to {high:.0f} tokens per second ({basis})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/recommend.py" />
      <source>  (not with this machine)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/repair.py" />
      <source>Nothing was wrong.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/report.py" />
      <source>Written to {path}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>Set up. Start it with `strata-launcher start` or {script}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>Looking at this computer ...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>Strata's engine is {version} again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>Chosen: {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>  Download {download}, {disk} on disk ({free} free) in {folder}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>Nobody can answer here. Call it with --yes to go on with this.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>The engine answers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>  {speed:.1f} tokens per second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>Address for programs: {url}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>Page for the browser: {url}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>The engine crashed: {text}. See `strata-launcher status`.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/setup.py" />
      <source>Go on? [Y/n]: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>State:    {text}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>Model:    {model} ({profile})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>Process:  {pid}, for {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>Address:  {url}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>Because:  {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>Run:      {folder}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>  It ended with {name} ({code}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>  It crashed in the same way before, so it is not started again by itself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>  What can help, in this order: {remedies}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>  Apply one with `strata-launcher profiles apply ID`, take it back with `profiles undo`.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>Web page: {url}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>Speed:    {speed:.1f} tokens per second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/show.py" />
      <source>Context:  {given} tokens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/uninstall.py" />
      <source>Removed {n} files.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/uninstall.py" />
      <source>{name}: {size}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/uninstall.py" />
      <source>kept: {name}, {size} in {folder}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/uninstall.py" />
      <source>Nobody can answer here. Call it with --yes to remove these.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/uninstall.py" />
      <source>Remove these? [y/N]: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/verify.py" />
      <source>All {n} files are right.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/cli/verify.py" />
      <source>Nothing is installed yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source> in {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine ended, and its log names no cause that we know.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>the graphics card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>this card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>its port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>No crash was found</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The log shows nothing that went wrong.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>Somebody wanted it to stop; that is no crash.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The engine stopped{where}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/diagnose.py" />
      <source>The steps below help most often. The report holds everything a maintainer needs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The number lost its last digits on the way; it stands for a Windows fault, most likely {name}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>It was ended by signal {n}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>Windows ended it with the status {code}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>exit code {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended with the code {n}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>ended normally</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/exitcodes.py" />
      <source>The program ended by itself and reported no error.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>None of the changes helped. The report has everything that was tried.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/ladder.py" />
      <source>It answers now. This change is kept: {title}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>This cannot be applied here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Try the next one on the list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>Unknown remedy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>There is no remedy or profile called “{name}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” changes nothing for the profile “{profile}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/remedies.py" />
      <source>“{title}” is not a setting: {change}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Signature</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Ended with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>When</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Again and again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Fingerprint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>yes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>no</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Nothing yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Environment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Versions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What was tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Config</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Output before the crash</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>{kind}: taken out in {n} places</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>The engine stopped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Steps</source>
      <translation>手順</translation>
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>What</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Outcome</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/doctor/report.py" />
      <source>Note</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/configure.py" />
      <source>Strata Launcher: {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>The engine did not answer</source>
      <translation>エンジンが回答しませんでした</translation>
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>A request was sent, and no complete answer came back: {why}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>Look at the log for the reason, or restart the engine.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/http.py" />
      <source>the connection ended in the middle of the answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>An engine file is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Often an antivirus program took it away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run repair: it fetches only what is missing. If it vanishes again, allow this folder in the antivirus.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The model's file is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{name} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Connect the drive and start again, or run repair to fetch the file anew.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>The engine's config file is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>{path} does not exist or is not JSON.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/llamacpp.py" />
      <source>Run set-up again; it writes the file anew.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Unknown profile</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>There is no profile called “{name}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Nothing to undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>The profile “{title}” has no changes on top of what set-up chose.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Apply a change first, or run set-up to choose anew.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Known profiles: {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/profiles.py" />
      <source>Run set-up first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>Unknown engine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/registry.py" />
      <source>There is no engine called “{name}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Often an antivirus program took it away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>The server runs, the model is not in memory.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>A file of the model is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/adapter.py" />
      <source>{path} is not where it was installed. Perhaps its drive is not connected.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The context is too large</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>The model was trained for {tokens} tokens; more needs rope scaling.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/arguments.py" />
      <source>Choose a smaller context, or yarn as rope scaling.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Images do not work with AMD cards on Windows: the engine has no image encoder there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Leave the option out, or choose another family, card or engine.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>With AMD cards the image encoder runs on the processor only.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Strata cannot do this here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>There is no such card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>“{wanted}” does not name cards that the engine sees; it knows {known}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>Give one of these numbers, several different ones with commas, or all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>One model uses one AMD card on Windows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/choice.py" />
      <source>The control vector is made for the families qwen and coder.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata needs a graphics card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>This profile names no card, and Strata does not run on the processor alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Choose a card, or the engine llama.cpp.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The card is not known to the engine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Strata's engine does not list the card {cards}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again; it asks the engine which cards it can use.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Images need their encoder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>The model was installed without its image encoder.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/config.py" />
      <source>Run set-up again with images on; it fetches about 0.9 GB.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>The engine does not see the card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Strata's engine lists {devices}, but not {card}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/devices.py" />
      <source>Install the newest driver of the card's maker (AMD: amd.com/en/support), restart, and try again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>{flag} is not done here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/flags.py" />
      <source>Strata's setup has {flag}; the launcher has not.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>It ended before it was finished.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>This version of Strata does not know one of the options.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up stopped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Do what it asks for, then run set-up again; it goes on where it stopped.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/delegate.py" />
      <source>Strata's own set-up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} does not deliver parts of files; a proxy or mirror on the way may be the reason.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} refuses the file ({status}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>Draft layer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>The download is not the expected file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} of the draft layer has another content than it must have.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>A proxy or mirror on the way may answer wrongly. Try another network or source.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>the draft layer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} arrived with errors and is fetched again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{name} is no safetensors file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/draft_layer.py" />
      <source>{host} ended the file too early.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>This engine cannot be used here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Choose another engine build, or the engine llama.cpp, which runs on more cards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Strata engine {version}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>There is no earlier engine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{folder} keeps no engine from before the last update.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Install another version from the list of engines.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It says version {version}, and {wanted} is needed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It is not made for AMD cards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>It has no code for {cards}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>The engine is running</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>{program} is in use and cannot be replaced.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/engine.py" />
      <source>Stop the engine, then try again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the model</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Preparing the draft layer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Draft layer's vocabulary</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>A step of the installation failed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>{what}: Strata's tool ended without an error and without its result.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/prepare.py" />
      <source>Run set-up again. If it fails again, send a report.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Strata's server is a Python program and needs Python {version} or newer, 64 bits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Install Python 3.12 from python.org (Windows: `winget install Python.Python.3.12`; Linux: the packages python3 and python3-venv), then run set-up again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Python packages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Making the Python environment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/python.py" />
      <source>Installing the Python packages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/register.py" />
      <source>Entry in the lists of what is installed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/release.py" />
      <source>GitHub did not say the check sum of {name}; it is installed unchecked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Strata's program files</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/source_tree.py" />
      <source>Model reader (llama.cpp's source)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>{what}: {why}. Its last line was: {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>Run set-up again; it goes on where it stopped. If it fails again, send the details with a report.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>it ended with exit code {code}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/tool.py" />
      <source>(nothing)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Model {family} {size}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>The folder does not hold the model</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{folder} has no whole {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Put all shards of this size into the folder, or leave it out and let them be downloaded.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>Image encoder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/install/weights.py" />
      <source>{name} is shared with {other}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>{name} is not there, or its installation did not end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>Run set-up again; it goes on where it stopped.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The Strata engine is not installed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/installed.py" />
      <source>The model is not installed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/log.py" />
      <source>A request was answered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes from {old} to {new}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} changes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is removed (was {value}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added: {value}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>{name} is added.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/engines/strata/merge.py" />
      <source>set</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Starting …</source>
      <translation>起動しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Stopping …</source>
      <translation>停止しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/control.py" />
      <source>Restarting …</source>
      <translation>再起動しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect</source>
      <translation>接続</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the OpenAI address</source>
      <translation>OpenAI のアドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the Anthropic address</source>
      <translation>Anthropic のアドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>the model's name</source>
      <translation>モデル名</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>The engine is stopped. The addresses answer once it runs.</source>
      <translation>エンジンは停止しています。起動するとこれらのアドレスが応答します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Command line (curl)</source>
      <translation>コマンドライン（curl）</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Programs for the Anthropic API (environment variables)</source>
      <translation>Anthropic API を使うプログラム（環境変数）</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Connect other programs</source>
      <translation>ほかのプログラムを接続</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Give a program one of these addresses; any text works as the key.</source>
      <translation>いずれかのアドレスをプログラムに設定します。キーは何でもかまいません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Addresses</source>
      <translation>アドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>OpenAI-compatible</source>
      <translation>OpenAI 互換</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Anthropic-compatible</source>
      <translation>Anthropic 互換</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/connect.py" />
      <source>Model name</source>
      <translation>モデル名</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Fix it for me</source>
      <translation>自動で直す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Stop trying</source>
      <translation>試すのをやめる</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Trying what is known to help …</source>
      <translation>効果が知られている対処を試しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>What went wrong</source>
      <translation>何が起きたか</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Show the log</source>
      <translation>ログを見る</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Report …</source>
      <translation>レポート…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>It crashed in the same way before, so it is not started again by itself.</source>
      <translation>以前と同じように異常終了したため、自動では再起動しません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>The engine ended by itself</source>
      <translation>エンジンがひとりでに終了しました</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>What is known to help</source>
      <translation>効果が知られている対処</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this</source>
      <translation>これを試す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/crash_card.py" />
      <source>Try this: {title}</source>
      <translation>これを試す：{title}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Overview</source>
      <translation>概要</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Log</source>
      <translation>ログ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>History</source>
      <translation>履歴</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Settings</source>
      <translation>設定</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Add a model</source>
      <translation>モデルを追加</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Stopped.</source>
      <translation>停止しました。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/dashboard.py" />
      <source>Try again</source>
      <translation>もう一度試す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use another model</source>
      <translation>別のモデルを使う</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use {title}?</source>
      <translation>{title} を使いますか？</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>The engine is restarted; that takes as long as a start.</source>
      <translation>エンジンを再起動します。起動と同じだけ時間がかかります。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/desk.py" />
      <source>Use it</source>
      <translation>使う</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>{speed:.1f} tokens/s</source>
      <translation>{speed:.1f} トークン/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Open the folder of this run</source>
      <translation>この実行のフォルダーを開く</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Running</source>
      <translation>実行中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Crashed</source>
      <translation>異常終了</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Stopped</source>
      <translation>停止中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>The last starts of the engine and how they ended.</source>
      <translation>エンジンの最近の起動と、その終わり方です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/history_page.py" />
      <source>Nothing has run yet.</source>
      <translation>まだ何も実行されていません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Engine log</source>
      <translation>エンジンのログ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search</source>
      <translation>検索</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Search in the log</source>
      <translation>ログを検索</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Which lines</source>
      <translation>表示する行</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Follow</source>
      <translation>追従</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Last error</source>
      <translation>最後のエラー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy</source>
      <translation>コピー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Open folder</source>
      <translation>フォルダーを開く</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>All lines</source>
      <translation>すべての行</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Warnings and errors</source>
      <translation>警告とエラー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Errors</source>
      <translation>エラー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/log_page.py" />
      <source>Copy the log</source>
      <translation>ログをコピー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the graphics card</source>
      <translation>グラフィックカードで実行</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>on the processor</source>
      <translation>プロセッサーで実行</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>{tokens:,} tokens of context</source>
      <translation>コンテキスト {tokens:,} トークン</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine</source>
      <translation>エンジン</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Engine build</source>
      <translation>エンジンのビルド</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Model</source>
      <translation>モデル</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Context</source>
      <translation>コンテキスト</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>KV cache type</source>
      <translation>KV キャッシュの型</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Layers on the card</source>
      <translation>カードに置く層</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Port</source>
      <translation>ポート</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Take back</source>
      <translation>元に戻す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Changed: {list}</source>
      <translation>変更済み：{list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/model_card.py" />
      <source>Take back the last change</source>
      <translation>最後の変更を元に戻す</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>{asked:,} were asked for</source>
      <translation>要求は {asked:,}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>{used:,} in use</source>
      <translation>{used:,} 使用中</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>the address</source>
      <translation>アドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Writing speed</source>
      <translation>生成速度</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Reading speed</source>
      <translation>読み取り速度</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Memory of the engine</source>
      <translation>エンジンのメモリー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Processor</source>
      <translation>プロセッサー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Free memory</source>
      <translation>空きメモリー</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>tokens/s</source>
      <translation>トークン/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>last answer</source>
      <translation>直前の回答</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>last question</source>
      <translation>直前の質問</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>tokens</source>
      <translation>トークン</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>in RAM, all of it</source>
      <translation>RAM の合計</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>of {total}</source>
      <translation>全体 {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>of all cores</source>
      <translation>全コアに対して</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>Address for other programs</source>
      <translation>ほかのプログラム用のアドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/overview.py" />
      <source>OpenAI-compatible; no key is needed on this computer.</source>
      <translation>OpenAI 互換。このコンピューターではキーは不要です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Report</source>
      <translation>レポート</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report's text</source>
      <translation>レポートの内容</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>the report</source>
      <translation>レポート</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save the report</source>
      <translation>レポートを保存</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Names, addresses and keys of yours were taken out. Read it, then copy or save it. Nothing is sent.</source>
      <translation>名前、アドレス、キーは取り除きました。内容を読んでからコピーまたは保存してください。何も送信されません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Save …</source>
      <translation>保存…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Close</source>
      <translation>閉じる</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>The report could not be saved</source>
      <translation>レポートを保存できませんでした</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/report_dialog.py" />
      <source>Choose another folder.</source>
      <translation>別のフォルダーを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Search settings</source>
      <translation>設定を検索</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Look</source>
      <translation>外観</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Behaviour</source>
      <translation>動作</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Like the system</source>
      <translation>システムに合わせる</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Network</source>
      <translation>ネットワーク</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Light</source>
      <translation>ライト</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Dark</source>
      <translation>ダーク</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>High contrast</source>
      <translation>ハイコントラスト</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Colours</source>
      <translation>色</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Language</source>
      <translation>言語</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>From the next start on.</source>
      <translation>次回の起動から有効です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Less motion</source>
      <translation>動きを減らす</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Nothing turns or slides.</source>
      <translation>回転やスライドをしません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Ask</source>
      <translation>確認する</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Yes</source>
      <translation>はい</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>No</source>
      <translation>いいえ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Closing the window keeps the program in the tray</source>
      <translation>ウィンドウを閉じてもトレイに残る</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Quitting stops the engine</source>
      <translation>終了時にエンジンを止める</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Start with the computer</source>
      <translation>コンピューターと一緒に起動</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>In the tray, without a window. The system keeps this setting.</source>
      <translation>ウィンドウなしでトレイに起動します。この設定はシステムが保存します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>None</source>
      <translation>なし</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>For the next set-up. A taken port is avoided by itself.</source>
      <translation>次回のセットアップ用です。使用中のポートは自動的に避けます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Download limit</source>
      <translation>ダウンロードの上限</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>MB per second. Empty means none.</source>
      <translation>MB/秒。空欄は無制限です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/settings_page.py" />
      <source>Proxy</source>
      <translation>プロキシ</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Loading the model</source>
      <translation>モデルを読み込んでいます</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Start</source>
      <translation>起動</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Restart</source>
      <translation>再起動</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Open web page</source>
      <translation>ウェブページを開く</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>State</source>
      <translation>状態</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/state_card.py" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>{count} tokens</source>
      <translation>{count} トークン</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Ask something short …</source>
      <translation>短い質問をどうぞ…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Your question</source>
      <translation>質問</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>The answer</source>
      <translation>回答</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Thinking …</source>
      <translation>考えています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Try it</source>
      <translation>試してみる</translation>
    </message>
    <message>
      <location filename="../../app/gui/dashboard/try_it.py" />
      <source>Start the engine to ask something.</source>
      <translation>質問するにはエンジンを起動してください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This file is no log, model or settings file that the program knows.</source>
      <translation>このファイルは、プログラムが知っているログ、モデル、設定のどれでもありません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is a model in the GGUF form. Models of your own are added in the catalogue file catalog.toml in the data folder; then “Add a model” offers them.</source>
      <translation>これは GGUF 形式のモデルです。自分のモデルはデータフォルダーのカタログファイル catalog.toml に加えると、「モデルを追加」に表示されます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/drop.py" />
      <source>This is a settings file. Its settings belong to a profile; use “Add a model” to make one.</source>
      <translation>これは設定ファイルです。設定はプロファイルに属します。「モデルを追加」で作成してください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/log_follow.py" />
      <source>… {size} before this are in the file {path}</source>
      <translation>… これより前の {size} はファイル {path} にあります</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine</source>
      <translation>エンジン</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>What happened and what helps stands below.</source>
      <translation>起きたことと対処は下に示します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Listening on {host}:{port}</source>
      <translation>{host}:{port} で待ち受け中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopped</source>
      <translation>エンジンは停止しています</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Starting</source>
      <translation>起動中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is starting</source>
      <translation>{model} を起動しています</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Loading</source>
      <translation>読み込み中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is loading</source>
      <translation>{model} を読み込んでいます</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Warming up</source>
      <translation>準備中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} gets its first question</source>
      <translation>{model} に最初の質問をしています</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Ready</source>
      <translation>準備完了</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is ready</source>
      <translation>{model} の準備ができました</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Answering</source>
      <translation>回答中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} is answering</source>
      <translation>{model} が回答しています</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Limited</source>
      <translation>制限あり</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>{model} works, but not as asked</source>
      <translation>{model} は動作していますが、指定どおりではありません</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Stopping</source>
      <translation>停止処理中</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine is stopping</source>
      <translation>エンジンを停止しています</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine crashed</source>
      <translation>エンジンが異常終了しました</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Crashing again and again</source>
      <translation>繰り返し異常終了</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine crashes in the same way each time</source>
      <translation>エンジンが毎回同じように異常終了します</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>Not answering</source>
      <translation>応答なし</translation>
    </message>
    <message>
      <location filename="../../app/gui/state_look.py" />
      <source>The engine runs but does not answer</source>
      <translation>エンジンは動いていますが応答しません</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Something went wrong in this program</source>
      <translation>このプログラムで問題が起きました</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{kind}: {error}</source>
      <translation>{kind}：{error}</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Try again. If it happens again, please send the report.</source>
      <translation>もう一度試してください。再び起きる場合はレポートを送ってください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>The system refused</source>
      <translation>システムに拒否されました</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>{error}.</source>
      <translation>{error}。</translation>
    </message>
    <message>
      <location filename="../../app/gui/tasks.py" />
      <source>Look at the file or drive that is named, then try again.</source>
      <translation>示されたファイルまたはドライブを確認し、もう一度試してください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Copy address</source>
      <translation>アドレスをコピー</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>What went wrong …</source>
      <translation>何が起きたか…</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Show window</source>
      <translation>ウィンドウを表示</translation>
    </message>
    <message>
      <location filename="../../app/gui/tray.py" />
      <source>Quit</source>
      <translation>終了</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>Writing</source>
      <translation>生成</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>It answers</source>
      <translation>回答しました</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>Reading</source>
      <translation>読み取り</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>{speed:.0f} tokens/s</source>
      <translation>{speed:.0f} トークン/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>Length</source>
      <translation>長さ</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/answer.py" />
      <source>You: {question}</source>
      <translation>あなた：{question}</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/budget.py" />
      <source>{free} of {total} stay free</source>
      <translation>{total} のうち {free} が空き</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copied</source>
      <translation>コピーしました</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/code_field.py" />
      <source>Copy {what}</source>
      <translation>{what}をコピー</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/error_card.py" />
      <source>the error</source>
      <translation>エラー</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>No lines match.</source>
      <translation>一致する行がありません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/log_view.py" />
      <source>Nothing has been written yet.</source>
      <translation>まだ何も書かれていません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>waiting</source>
      <translation>待機中</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>in progress</source>
      <translation>実行中</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>done</source>
      <translation>完了</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>already there</source>
      <translation>すでにあります</translation>
    </message>
    <message>
      <location filename="../../app/gui/widgets/step_list.py" />
      <source>failed</source>
      <translation>失敗</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>The engine is running. Stop it as well?</source>
      <translation>エンジンが動いています。これも停止しますか？</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>If it goes on running, other programs can use it, and it keeps its memory.</source>
      <translation>動かし続けると、ほかのプログラムが使えますが、メモリーを占有したままです。</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Stop it and quit</source>
      <translation>停止して終了</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Let it run</source>
      <translation>動かし続ける</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Remember my answer</source>
      <translation>この答えを覚える</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Strata Launcher goes on in the tray</source>
      <translation>Strata Launcher はトレイで動き続けます</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>Use its icon to open or quit it. The settings can change that.</source>
      <translation>アイコンから開いたり終了したりできます。設定で変更できます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/window.py" />
      <source>This desktop shows no tray icons, so closing the window minimises it. Ctrl+Q quits the program.</source>
      <translation>このデスクトップにはトレイアイコンがないため、閉じるとウィンドウは最小化されます。終了は Ctrl+Q です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Advised</source>
      <translation>おすすめ</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Graphics card</source>
      <translation>グラフィックカード</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Advanced</source>
      <translation>詳細設定</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>{tokens:,} tokens</source>
      <translation>{tokens:,} トークン</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>Use these</source>
      <translation>これらを使う</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/advanced.py" />
      <source>None, use the processor</source>
      <translation>使わない（プロセッサーを使う）</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {low}–{high} tokens/s</source>
      <translation>約 {low}～{high} トークン/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>about {n} tokens/s</source>
      <translation>約 {n} トークン/秒</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What do you want to do?</source>
      <translation>何をしたいですか？</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>This decides which model is recommended. You can change it later.</source>
      <translation>これにより、おすすめのモデルが決まります。後で変更できます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Working out what fits …</source>
      <translation>合うものを調べています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose</source>
      <translation>選ぶ</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Download</source>
      <translation>ダウンロード</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Nothing fits this wish</source>
      <translation>この希望に合うものがありません</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Choose {title}: {facts}</source>
      <translation>{title} を選ぶ：{facts}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Recommended</source>
      <translation>おすすめ</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Your choice</source>
      <translation>あなたの選択</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>What would change this: {list}</source>
      <translation>これが変わる条件：{list}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Expected speed</source>
      <translation>予想速度</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>nothing</source>
      <translation>なし</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Other choices that fit</source>
      <translation>ほかの合う選択肢</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Chat</source>
      <translation>チャット</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Questions, texts, ideas</source>
      <translation>質問、文章、アイデア</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Coding</source>
      <translation>プログラミング</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Programs and scripts</source>
      <translation>プログラムやスクリプト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Long documents</source>
      <translation>長い文書</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Much text at once</source>
      <translation>たくさんの文章を一度に</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Just try it</source>
      <translation>とりあえず試す</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/choose.py" />
      <source>Small and quick to get</source>
      <translation>小さくてすぐ手に入る</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Open the dashboard</source>
      <translation>ダッシュボードを開く</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>The engine runs and answers. Any program that can talk to the OpenAI API can use it at this address.</source>
      <translation>エンジンは動いて回答しています。OpenAI API に対応したプログラムなら、このアドレスで使えます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>the launch script</source>
      <translation>起動スクリプト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Keep running in the tray when the window is closed</source>
      <translation>ウィンドウを閉じてもトレイで動かし続ける</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Start with the computer, in the tray</source>
      <translation>コンピューターと一緒にトレイで起動する</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Start script</source>
      <translation>起動スクリプト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Starts the same engine without this program.</source>
      <translation>このプログラムなしで同じエンジンを起動します。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>How to reach it</source>
      <translation>接続のしかた</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Two questions</source>
      <translation>2 つの質問</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Both can be changed later in the settings.</source>
      <translation>どちらも後から設定で変更できます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/done.py" />
      <source>Address</source>
      <translation>アドレス</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Fetching engine and model</source>
      <translation>エンジンとモデルを取得しています</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>You can close the window or pause at any time. What has arrived stays, and is checked when it arrives.</source>
      <translation>いつでもウィンドウを閉じたり一時停止したりできます。届いた分は残り、届いたときに検査されます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download progress</source>
      <translation>ダウンロードの進み具合</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Download speed</source>
      <translation>ダウンロードの速度</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Pause</source>
      <translation>一時停止</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Getting ready …</source>
      <translation>準備しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Go on</source>
      <translation>続ける</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Paused</source>
      <translation>一時停止中</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Nothing that has arrived is lost.</source>
      <translation>届いた分は失われません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Everything is in place</source>
      <translation>すべてそろいました</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Checked and in place</source>
      <translation>検査して配置しました</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{done} of {total}</source>
      <translation>{done} / {total}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>{speed} per second</source>
      <translation>毎秒 {speed}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>It stopped here</source>
      <translation>ここで止まりました</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>What has arrived stays; trying again goes on from there.</source>
      <translation>届いた分は残ります。もう一度試すとそこから続きます。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/fetch.py" />
      <source>Config and launch script</source>
      <translation>設定ファイルと起動スクリプト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{needed} of {free} free</source>
      <translation>空き {free} のうち {needed}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Download and set up</source>
      <translation>ダウンロードして設定する</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Where it will lie</source>
      <translation>置き場所</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Engine, model, settings and logs go into one folder. Nothing is put anywhere else.</source>
      <translation>エンジン、モデル、設定、ログは 1 つのフォルダーに入ります。ほかの場所には何も置きません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Working out the sizes …</source>
      <translation>サイズを計算しています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{free} of {total} free</source>
      <translation>{total} のうち空き {free}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Choose a folder</source>
      <translation>フォルダーを選ぶ</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>the folder</source>
      <translation>フォルダー</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>The folder</source>
      <translation>フォルダー</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another place</source>
      <translation>別の場所</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use this drive</source>
      <translation>このドライブを使う</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Needed on the drive</source>
      <translation>ドライブに必要な容量</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Free now</source>
      <translation>現在の空き</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>{size} are missing on this drive.</source>
      <translation>このドライブには {size} 足りません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Use the drive {path}</source>
      <translation>ドライブ {path} を使う</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>Another folder …</source>
      <translation>別のフォルダー…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>already here</source>
      <translation>すでにあります</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/place.py" />
      <source>nothing more</source>
      <translation>これ以上不要</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Does it answer?</source>
      <translation>回答しますか？</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>The engine loads the model and gets one real question. Only an answer counts as working.</source>
      <translation>エンジンがモデルを読み込み、実際の質問を 1 つ受けます。回答があって初めて成功です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Start the engine</source>
      <translation>エンジンを起動</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>First request</source>
      <translation>最初の質問</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Test</source>
      <translation>テスト</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/proof.py" />
      <source>Try again, or choose another model or engine on the page “Choose”.</source>
      <translation>もう一度試すか、「選ぶ」のページで別のモデルやエンジンを選んでください。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} are free right now.</source>
      <translation>現在 {size} が空いています。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{cores} cores, {threads} threads</source>
      <translation>{cores} コア、{threads} スレッド</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>A limit on this system leaves {size} to programs.</source>
      <translation>このシステムの制限により、プログラムが使えるのは {size} です。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Your own AI, on your own PC</source>
      <translation>自分の PC で、自分の AI を</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Strata Launcher finds out what your computer can run, fetches it, starts it and shows that it answers. What you ask stays here.</source>
      <translation>Strata Launcher は、このコンピューターで動かせるものを調べ、取得して起動し、回答することを確かめます。質問は外に出ません。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Check again</source>
      <translation>もう一度調べる</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Looking at your computer …</source>
      <translation>コンピューターを調べています…</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>Go on with it</source>
      <translation>続きを行う</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>A set-up was interrupted</source>
      <translation>セットアップが中断されています</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{family} {model}: what has arrived is still there.</source>
      <translation>{family} {model}：届いた分は残っています。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>{size} of memory</source>
      <translation>メモリー {size}</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>What was found</source>
      <translation>見つかったもの</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>No graphics card found</source>
      <translation>グラフィックカードが見つかりません</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/welcome.py" />
      <source>The processor does the work; smaller models fit it.</source>
      <translation>プロセッサーが処理します。小さめのモデルが合います。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Welcome</source>
      <translation>ようこそ</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Place</source>
      <translation>場所</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Done</source>
      <translation>完了</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Back</source>
      <translation>戻る</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Not now</source>
      <translation>今はしない</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Just do it</source>
      <translation>おまかせで実行</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Takes the recommendation and does everything without another question.</source>
      <translation>おすすめを使い、これ以上質問せずにすべて行います。</translation>
    </message>
    <message>
      <location filename="../../app/gui/wizard/wizard.py" />
      <source>Continue</source>
      <translation>続ける</translation>
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>That is no capture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>{folder} holds no readable capture.json.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/capture.py" />
      <source>Give the folder that `detect --record` wrote.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Not used: {trouble}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>It did not answer in time and was left out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a remote session; Windows hides some graphics cards in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Start the launcher at the computer itself once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>This is a virtual machine without a graphics card of its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/detect.py" />
      <source>Pass a card through to it (PCI pass-through), or go on with the processor.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Install a Vulkan driver for it, then look again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: {own} of its own + {lent} lent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>shared with the RAM: about half of it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{one} says {size}, {other} says {else_}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a program that draws on the processor, not a graphics card.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is a virtual display, not a graphics card.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: the open driver nouveau runs it, which cannot compute. NVIDIA's own driver is needed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is handed to a virtual machine (vfio-pci).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: its driver is not running.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>an unknown amount</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Install NVIDIA's driver (nvidia.com/drivers), then restart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Install the AMD driver, or Vulkan (mesa-vulkan-drivers on Linux), then look again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>{name} is divided into {n} MIG slices; an engine gets one slice, never the whole card.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>MIG profile</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>estimate: the size this card is sold with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>the computer's RAM: one pool for processor and graphics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Used: it shares the computer's memory and may have {size} of it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Used: a graphics card of its own with {size} of memory.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is part of the processor and no faster than the processor itself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Windows only says “{size} or more”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: no driver for computing was found for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Not used: it is part of the processor and shares the RAM; {best} is better.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>graphics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/merge.py" />
      <source>Other programs hold most of it now: only {free} are free.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Graphics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Drives</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>What is wrong</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>driver {version}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{total}, {free} free right now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>No graphics card was found; the processor does the work.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Memory number from: {source}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Limited to {limit} of {total} by {source}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>Windows can promise {limit} in all (RAM and page file)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/page.py" />
      <source>{free} free of {total}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>This user may not use the AMD card for computing (/dev/kfd).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Add the user to the groups render and video (`sudo usermod -aG render,video USER`) and log in anew.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>The AMD card is there, but its compute interface (/dev/kfd) is not.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/amd.py" />
      <source>Load the amdgpu driver with compute support; in a container, pass /dev/kfd and /dev/dri on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>FAT32 takes no file larger than 4 GB; most models are larger.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A network drive is slow to load from, and may be away when the engine starts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This folder is synchronised to the internet; models do not belong there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>exFAT keeps no links and may lose data when it is unplugged; an internal drive is safer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This drive can be unplugged; the model is only there while it is connected.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>This is memory, not a drive: its content is gone after a restart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/disks.py" />
      <source>A hard disk loads a large model slowly; an SSD is many times faster.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>An NVIDIA driver is installed, but it is not running.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer; if that does not help, install the driver anew. Until then the processor works.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver was updated, and the old one is still running.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Restart the computer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>The NVIDIA driver refuses access to this user.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>Ask the administrator for access.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/nvidia.py" />
      <source>nvidia-smi did not answer in time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/vulkan.py" />
      <source>the Vulkan driver did not answer in time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>PowerShell did not answer in time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Windows does not run {name} (Device Manager {code}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/hardware/probes/windows.py" />
      <source>Install the graphics driver anew, then restart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>{have} bytes instead of {want}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>its content has changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not readable: {error}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/install/check.py" />
      <source>not reachable: its folder or drive is away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/install/engine_build.py" />
      <source>Engine {name} {version}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/install/model.py" />
      <source>Model {family} {variant}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>The best choice for this computer would be {title}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>So {title} is used for now. Run set-up again when the source can be reached.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/advice.py" />
      <source>It comes from {source}, which cannot be reached: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{ram} of memory, {free} available</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Data folder: {folder}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Computer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Installed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing to do; it was set aside.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>no graphics card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name} cannot be reached: {folder} is away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The drive of {path} has only {free} free.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Free some space; models need many gigabytes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>No source of models can be reached. {note}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Check the network and the proxy.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Nothing is wrong.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>The program's own files are incomplete.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Install the launcher again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{n} cores</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>{name}: {n} files are missing or changed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Connect its drive. Nothing was forgotten.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>nothing yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>answers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/checkup.py" />
      <source>Run `strata-launcher repair`.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or was changed since it was installed. Often that is the antivirus.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong. If it vanishes again, allow {folder} in the antivirus.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The model's file is damaged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{path} is missing or has another size than when it was installed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run repair: it fetches only what is wrong.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Another model is running</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The profile “{profile}” runs on port {port}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stop it first, or use restart to change over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>starting an engine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Stopping the engine.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine is not running</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>It is in the state “{state}”: {text}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Start it first, then ask again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>A folder cannot be reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>{folder} is away. Perhaps its drive is not connected.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Connect the drive and start again. Nothing was forgotten.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Nothing is set up yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>There is no engine and no model in {folder}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Run set-up first: `strata-launcher setup`.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>The engine runs already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/control.py" />
      <source>Port {port} is used instead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Applied: {title}. It takes effect at the next start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>Taken back: {title}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>There is no profile in {folder}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/profiles.py" />
      <source>“{title}” is the active profile now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>It cannot be fetched again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{name} is not in the catalogue any more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>Run set-up to install what the catalogue has now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>repairing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/repair.py" />
      <source>{path} was mended.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{speed:.1f} tokens per second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Nothing fits this computer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Wish for less (another family, a smaller context), or see `recommend` for what would change the answer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>setting up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Not enough room on the drive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{need} are needed (with 1 GB of reserve), and the drive of {folder} has {free} free.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Free {missing}, choose a smaller model, or use another folder.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Nothing that fits can be reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>Check the network connection and the proxy, then run set-up again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>The catalogue has no model for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/setup.py" />
      <source>{path}: {change}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>System</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The engine was started: {command}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>There is nothing to report yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start one first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Nothing has crashed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>The last run of the engine did not end in a crash.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Start the engine; if it crashes, come back here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>With these changes: {changes}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It answered a first request.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It had not answered a request yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>It ended with the code {code}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/trouble.py" />
      <source>Costs: {cost}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>Settings, profiles, configs and runs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/jobs/uninstall.py" />
      <source>uninstalling</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Ready; started outside the launcher</source>
      <translation>準備完了（ランチャーの外で起動）</translation>
    </message>
    <message>
      <location filename="../../app/runtime/adopt.py" />
      <source>Loading; started outside the launcher</source>
      <translation>読み込み中（ランチャーの外で起動）</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Starting the engine</source>
      <translation>エンジンを起動しています</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped by itself</source>
      <translation>エンジンがひとりでに停止しました</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine stopped and is started again</source>
      <translation>エンジンが停止し、再起動しています</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Loaded; sending a first request</source>
      <translation>読み込み完了。最初の質問を送っています</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Working on a request</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The context was cut: {asked} asked, {given} given.</source>
      <translation>コンテキストが短くなりました：要求 {asked}、実際 {given}。</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Stopping the engine</source>
      <translation>エンジンを停止しています</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine gave no sign of life while loading</source>
      <translation>読み込み中にエンジンの反応がなくなりました</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>Ready, with a smaller context</source>
      <translation>準備完了（コンテキストは小さめ）</translation>
    </message>
    <message>
      <location filename="../../app/runtime/keeper.py" />
      <source>The engine did not answer the first request</source>
      <translation>エンジンが最初の質問に回答しませんでした</translation>
    </message>
    <message>
      <location filename="../../app/runtime/status.py" />
      <source>The program that watched over the engine was ended, and the engine with it</source>
      <translation>エンジンを見守るプログラムが終了し、エンジンも一緒に終了しました</translation>
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Another launcher is at work</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Process {pid} is {doing} in the same data folder.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/lock.py" />
      <source>Wait until it has finished, or end it, and try again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>a file of the launcher</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>If you do not see why, run `strata-launcher doctor` and look at what it says.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The disk is full</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>There was no room to write {where}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Free some space and do the same again; what was finished is kept.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The folder cannot be written to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The system refused access to {where}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose another folder with --home, or give yourself the right to write there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>The drive is read-only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>{where} lies on a drive that cannot be written to.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/oserrors.py" />
      <source>Choose a folder on another drive with --home.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by another program.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is reserved by the system; no program holds it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Port {port} is used by {holder}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>That is not a port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{port} is not a port number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Choose a number from 1024 to 65535, for example 8080.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>The address cannot be used</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>{host}:{port} is not an address of this computer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/ports.py" />
      <source>Use 127.0.0.1 for this computer only.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read. It was kept as {name}, and the last good one is used.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The setting “{name}” had a value that makes no sense; the default is used.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/system/settings.py" />
      <source>The settings file could not be read ({error}). The last good one is used.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>The archive is not safe</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>{archive} was not unpacked because of its entry {name}: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Do not use this file. If it came from Strata Launcher's catalogue, please tell us.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it unpacks to far more than such a file should (over {most})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is a link or a device</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path is absolute</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>its path leaves the folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it has no name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>two files have the same name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>Windows cannot hold this name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/archives.py" />
      <source>it is the name of a device</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{need} are needed in {folder} and {reserve} should stay free, but only {free} are: {short} too little.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, or choose a folder on another one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The file is too big for this drive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive of {where} is formatted with FAT32, which ends at 4.3 GB; the file has {size}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose a folder on a drive with NTFS, exFAT or another modern file system.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be written</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where}: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Choose another folder, or allow this program to write there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The drive is full</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>{where} could not be written because the drive is full.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Make room on this drive, then try again. What was downloaded is kept.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>The folder cannot be reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>Connect the drive again, then try again. What was downloaded is kept.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with FAT32: it cannot hold files of more than 4.3 GB.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This drive is formatted with exFAT: a power cut can damage files there, and files of other programs are copied in place of shared.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This is a network drive: models load slowly from it, and not at all while it is away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>This folder belongs to OneDrive, which would upload the models and may remove them from the disk.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/drive.py" />
      <source>more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to {host}: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No connection to the download</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>Check the internet connection, then try again. What was downloaded is kept and goes on from there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The certificate of {host} is not trusted ({reason}). A company network or a virus scanner may be reading the encrypted traffic.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} ended the connection.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>No encrypted connection to {host}: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The name {host} cannot be looked up (DNS).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} did not answer in time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} refused the connection.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{host} sent an answer that is not HTTP.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy does not let us through to {host} ({reason}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>{name} could not be downloaded.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/faults.py" />
      <source>The proxy asks for a user name and a password.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{name} is on this computer already ({found}) and is not downloaded.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The drive of {folder} is full. The download waits for {need} of free space and then goes on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>The download goes on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{label} delivers another content.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>There is room again; the download goes on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>{note} The download goes on by itself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/fetch.py" />
      <source>No source is known for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until the one that you started is done.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits until {time}, as set in the schedule.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/gate.py" />
      <source>The download waits because this line is metered; it goes on by itself on another one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent something that is not {kind}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent a web page instead of the file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent the file in a packed form.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>The file at {host} has changed; the download begins anew.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>{host} sent another part of the file than was asked for.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>the file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a GGUF model</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/job.py" />
      <source>a ZIP archive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a file of {found} bytes where {wanted} are expected.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>This file needs a licence to be accepted at {where}, and a token.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>Your token does not open this file yet: accept its licence at {where}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} does not have the file ({status}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} refuses a part of the file that it should have.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} is busy and asks us to wait.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} has a fault ({status}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/link.py" />
      <source>{host} says now that the file is not there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive does not have the expected file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{glob} names no file, or more than one, in the archive.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Update Strata Launcher's catalogue, or choose another variant.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The archive cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>{name} came in an archive that is damaged or of an unknown kind.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>Try again; if it stays so, tell us about this file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/members.py" />
      <source>The file {name} in the archive has another content than expected.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>No package index and no folder with packages is configured.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index has no file {filename}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} does not have {project}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The package index {host} answered with {status}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{host} is not a package index.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>The folder {path} is not there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/package_index.py" />
      <source>{folder} does not have the package.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{path} is not there. Is the drive connected?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/sources.py" />
      <source>{url} is not a web address.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects in a circle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>The proxy {proxy} is of a kind that is not supported.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} ended the connection early.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{path} cannot be read: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address of another kind.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/transport.py" />
      <source>{host} redirects to an address without encryption.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} is damaged: its checksum is not the published one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} has {found} bytes instead of {wanted}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{path} is not there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>Nobody published a checksum for {name}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <location filename="../../app/transfer/verify.py" />
      <source>{name} does not begin like such a file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>About</source>
      <translation>このプログラムについて</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>ライセンス</translation>
    </message>
    <message>
      <source>The licences</source>
      <translation>ライセンスの本文</translation>
    </message>
    <message>
      <source>MIT licence. Parts that others wrote have licences of their own.</source>
      <translation>MIT ライセンスです。他の人が書いた部分には、それぞれのライセンスがあります。</translation>
    </message>
    <message>
      <source>This copy runs from its source code. The licences of the packages it uses lie with those packages.</source>
      <translation>このコピーはソースコードから動いています。使っているパッケージのライセンスは、それぞれのパッケージに付いています。</translation>
    </message>
  </context>
</TS>
