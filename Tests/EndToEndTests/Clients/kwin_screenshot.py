"""Takes a picture of KWin's screen into the file named by the argument, through its D-Bus service."""

import os
import subprocess
import sys
import threading

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

reading, writing = os.pipe()
pixels = []


def collect():
    with os.fdopen(reading, "rb") as source:
        pixels.append(source.read())


collector = threading.Thread(target=collect)
collector.start()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
descriptors = Gio.UnixFDList.new()
index = descriptors.append(writing)
os.close(writing)
answer, _ = bus.call_with_unix_fd_list_sync(
    "org.kde.KWin", "/org/kde/KWin/ScreenShot2", "org.kde.KWin.ScreenShot2", "CaptureActiveScreen",
    GLib.Variant("(a{sv}h)", ({"native-resolution": GLib.Variant("b", True)}, index)), None,
    Gio.DBusCallFlags.NONE, 10000, descriptors, None)
descriptors = None
collector.join()
facts = answer.unpack()[0]
subprocess.run(
    ["convert", "-size", f"{facts['width']}x{facts['height']}", "-depth", "8", "bgra:-", sys.argv[1]],
    input=pixels[0], check=True)
