"""weston-editor, which reports nothing: what it tells its text input is read from its protocol log."""

import os
import re
import subprocess

from report import send

SURROUNDING = re.compile(r'set_surrounding_text\("(.*)", \d+, \d+\)\s*$', re.DOTALL)
editor = subprocess.Popen(
    ["weston-editor"], env={**os.environ, "WAYLAND_DEBUG": "client"}, stdin=subprocess.DEVNULL,
    stderr=subprocess.PIPE, encoding="utf-8", errors="replace")
ready = False
for line in editor.stderr:
    if not ready and ".frame" in line and "wl_surface" in line:
        ready = True
        send("ready")
    if "zwp_text_input_v1" in line and ".enter(" in line:
        send("focus", field="editor")
    if found := SURROUNDING.search(line):
        send("text", field="editor", text=found[1])
