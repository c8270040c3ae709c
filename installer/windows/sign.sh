#!/bin/sh
# Signs Windows programs when there is a certificate, and says so when there is none.
# STRATA_SIGN_COMMAND: a command that signs the file given as its last argument, such as
#     signtool sign /fd SHA256 /tr http://timestamp.example /td SHA256 /f certificate.pfx
#     osslsigncode-in-place ...
set -eu
if [ -z "${STRATA_SIGN_COMMAND:-}" ]; then
    echo "== not signed (STRATA_SIGN_COMMAND is not set): $(basename -a -- "$@" | tr '\n' ' ')" >&2
    exit 0
fi
for file in "$@"; do
    # shellcheck disable=SC2086
    $STRATA_SIGN_COMMAND "$file"
done
