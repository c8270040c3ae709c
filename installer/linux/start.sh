#!/bin/sh
# Opens the window. When the program ends before it can speak for itself (a library of the system is missing, a file is
# damaged), this says so in a dialog and in the start log.
here=$(dirname -- "$(readlink -f -- "$0")")
state="${XDG_STATE_HOME:-$HOME/.local/state}/strata-launcher"
mkdir -p "$state"
said="$state/start.stderr"

LANG="${LANG:-C.UTF-8}" "$here/strata-launcher" "$@" 2>"$said"
code=$?
case $code in
    0 | 70 | 129 | 130 | 137 | 143) exit $code ;;  # done; it told the user itself; somebody ended it
esac

last=$(tail -n 6 "$said")
printf '%s exit code %s: %s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$code" "$(printf '%s' "$last" | tr '\n' ' ')" >> "$state/start.log"
text="Strata Launcher could not start (exit code $code).

$last

Install it again. If that does not help, report this; it also stands in $state/start.log"
if command -v zenity >/dev/null 2>&1; then
    zenity --error --no-markup --title="Strata Launcher" --text="$text"
elif command -v kdialog >/dev/null 2>&1; then
    kdialog --title "Strata Launcher" --error "$text"
elif command -v xmessage >/dev/null 2>&1; then
    xmessage -center "$text"
else
    printf '%s\n' "$text" >&2
fi
exit $code
