"""weston-editor, which reports nothing: what it tells its text input is read from its protocol log."""

import os
import re
import subprocess
import sys

from report import send

SURROUNDING = re.compile(r'set_surrounding_text\("(.*)", \d+, \d+\)\s*$', re.DOTALL)
CONFIGURE = re.compile(r"xdg_toplevel@\d+\.configure\((\d+), (\d+),")
PRESS = re.compile(r"wl_pointer@\d+\.button\(.*, 1\)")
editor = subprocess.Popen(
    ["weston-editor"], env={**os.environ, "WAYLAND_DEBUG": "client"}, stdin=subprocess.DEVNULL,
    stderr=subprocess.PIPE, encoding="utf-8", errors="replace")
ready = False
for line in editor.stderr:
    if "wl_display" in line and "error" in line:
        sys.stderr.write(line)
    if not ready and ".frame" in line and "wl_surface" in line:
        ready = True
        send("ready")
    if PRESS.search(line):
        send("touch", x=0, y=0)
    if found := CONFIGURE.search(line):
        send("layout", width=int(found[1]), fields={})
    if "zwp_text_input_v1" in line and ".enter(" in line:
        send("focus", field="editor")
    if found := SURROUNDING.search(line):
        send("text", field="editor", text=found[1])
