# What the builds of all systems share; they source this file and stand in the project's folder afterwards.
# Results go to dist/, everything in between to build/.
set -eu
cd "$(dirname -- "$(readlink -f -- "$0")")"
while [ ! -e build.spec ]; do cd ..; done
project=$(pwd)

say() { printf '== %s\n' "$*" >&2; }

version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' app/__init__.py)

# The same source gives the same bytes: PyInstaller, dpkg-deb and tar take the time from here.
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y app/__init__.py)}"
export SOURCE_DATE_EPOCH PYTHONHASHSEED=1 QT_QPA_PLATFORM=offscreen

# `requirements [EXTRA]`: what pyproject.toml names, a line each.
requirements() {
    python3 - "$@" <<'PYTHON'
import sys, tomllib
with open("pyproject.toml", "rb") as file:
    project = tomllib.load(file)["project"]
wanted = list(project["dependencies"])
for extra in sys.argv[1:]:
    wanted += project["optional-dependencies"][extra]
print(*wanted, sep="\n")
PYTHON
}

# A virtual environment with what is shipped and what builds it, and nothing else: what is in it is in the licence list.
build_python="$project/build/venv/bin/python"
build_environment() {
    requirements package > build/requirements.txt
    wanted=$(cat build/requirements.txt installer/common.sh | cksum)
    [ "$(cat build/venv/.installed 2>/dev/null)" = "$wanted" ] && return
    say "build environment"
    python3 -m venv --clear build/venv
    # pip before 23.1 keeps only the last of several settings of one name.
    "$build_python" -m pip install --quiet --disable-pip-version-check --upgrade pip
    # gguf imports numpy to read a file's header; as published, half of it is linear algebra that nothing here calls.
    for setting in allow-noblas=true blas=none lapack=none cpu-baseline=none cpu-dispatch=none disable-svml=true \
        optimization=s b_ndebug=true; do
        settings="${settings:-} --config-settings=setup-args=-D$setting"
    done
    # Not from pip's cache, which keeps one build of a version whatever its settings.
    # shellcheck disable=SC2086
    "$build_python" -m pip install --quiet --disable-pip-version-check --no-cache-dir --no-binary numpy $settings numpy
    "$build_python" -m pip install --quiet --disable-pip-version-check -r build/requirements.txt
    printf '%s' "$wanted" > build/venv/.installed
}

mkdir -p build dist
build_environment
[ -e build/icons/strata-launcher.ico ] || "$build_python" -m installer.icons build/icons
