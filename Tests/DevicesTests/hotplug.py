"""Plugs made-up input devices in and out, on a testbed of umockdev, beside a program that tells of
hardware keyboards. Prints what happens and what the program says, in order."""

import subprocess
import sys

import gi

gi.require_version("UMockdev", "1.0")
from gi.repository import UMockdev  # noqa: E402

testbed = UMockdev.Testbed.new()
WHOLE = ["ID_INPUT", "1", "ID_INPUT_KEY", "1", "ID_INPUT_KEYBOARD", "1"]
BUTTONS = ["ID_INPUT", "1", "ID_INPUT_KEY", "1"]


def plug(name, properties, parent=None):
    return testbed.add_device("input", name, parent, [], properties)


def unplug(device):
    testbed.uevent(device, "remove")
    testbed.remove_device(device)


def says(what):
    print(f"{what}: {program.stdout.readline().strip()}")


buttons = plug("input0", BUTTONS)
first = plug("input1", WHOLE)
program = subprocess.Popen(
    [sys.argv[1]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
says("start with a keyboard")
second = plug("input2", WHOLE)
unplug(first)
unplug(second)
says("both taken away")
more = plug("input3", BUTTONS)
# What is said next answers this one: buttons said nothing.
third = plug("input4", WHOLE)
says("one attached")
program.stdin.close()
print(f"end: {program.wait()}")
