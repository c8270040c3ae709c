"""What a screen reader would see: prints the tree of the program's window over AT-SPI, one "role<TAB>name" a line.

Run by the system's Python, which has pyatspi (Debian: python3-pyatspi).
"""

import sys
import time

import pyatspi

_SECONDS = 20


def find():
    end = time.monotonic() + _SECONDS
    while time.monotonic() < end:
        for program in pyatspi.Registry.getDesktop(0):
            if program is not None and "strata" in program.name.lower():
                return program
        time.sleep(0.2)
    sys.exit("the program is not on the accessibility bus")


def wait_for_button(program, name):
    end = time.monotonic() + _SECONDS
    while time.monotonic() < end:
        found = [node for node in walk(program) if node.getRoleName() == "push button" and node.name == name]
        if found and found[0].getState().contains(pyatspi.STATE_ENABLED):
            return
        time.sleep(0.2)


def walk(node):
    for child in node:
        if child is not None:
            yield child
            yield from walk(child)


program = find()
wait_for_button(program, sys.argv[1])
for node in walk(program):
    print(f"{node.getRoleName()}\t{node.name}\t{int(node.getState().contains(pyatspi.STATE_FOCUSABLE))}")
