#!/usr/bin/env bash
# A form with one field for each kind, and the keyboard for it.
#
#   desk.sh TOCCATA OUT [FORM]
#
# In a Wayland session that can host the keyboard: both in this session. In one that cannot (X11,
# GNOME): a small desk of its own in a window of the session. Without any display: a desk without a
# screen, which leaves a picture of each field with its keyboard in the folder OUT, and ends.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
toccata=$(readlink -f "$1")
out=$2
form=${3:-}

# What runs is ended by its number, the last first, so that nothing misses what it stands on; and
# the folders go.
started=()
desk=
clear_away() {
  local index
  for ((index = ${#started[@]} - 1; index >= 0; index--)); do
    kill "${started[index]}" 2>/dev/null || true
    wait "${started[index]}" 2>/dev/null || true
  done
  if [ -n "$desk" ]; then rm -rf "$desk"; fi
  # What 'toccata demo' has unpacked.
  case "$here" in */toccata-demo-*) rm -rf "$here" ;; esac
}
trap clear_away EXIT
trap 'exit 130' INT TERM

# Waits for what was started last; unlike the program itself the waiting ends with a signal.
until_end() {
  started+=($!)
  wait $!
}

need() {
  local missing=() package state
  for package in "$@"; do
    state=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || missing+=("$package")
  done
  if command -v dpkg-query >/dev/null && [ ${#missing[@]} -gt 0 ]; then
    echo "the demo needs ${missing[*]}; 'script/setup --demo' installs them" >&2
    exit 69
  fi
}

in_session() {
  if ! "$toccata" status >/dev/null 2>&1; then
    "$toccata" run &
    started+=($!)
    gdbus wait --session --timeout 10 org.toccata.Keyboard
  fi
  GTK_IM_MODULE=wayland /usr/bin/python3 "$here/form.py" ${form:+"$form"} &
  until_end
}

# A folder of its own for a desk, and the words before a command that put it on the desk. (A shell
# function would be a process of its own, which is ended in the command's place.)
at_desk=()
make_desk() {
  desk=$(mktemp -d)
  chmod 755 "$desk"
  cp "$toccata" "$desk/toccata"
  cp "$here"/*.py "$desk/"
  mkdir -m 700 "$desk/run" "$desk/home" "$desk/pictures"
  # The machine's own keyboard is not there for the desk.
  mkdir -p "$desk/home/.config/toccata"
  echo '{"hardwareKeyboard": "ignore"}' >"$desk/home/.config/toccata/settings.json"
  # The person's language packs, but none of what was learned of them.
  local data="${XDG_DATA_HOME:-${HOME:-}/.local/share}/toccata/packs"
  if [ -d "$data" ]; then
    mkdir -p "$desk/home/.local/share/toccata"
    cp -r "$data" "$desk/home/.local/share/toccata/"
  fi
  if [ "$(id -u)" -eq 0 ]; then
    # sway refuses root: an ordinary user does it, from a folder of its own.
    chown -R nobody: "$desk/run" "$desk/home" "$desk/pictures"
    at_desk=(setpriv --reuid nobody --regid nogroup --clear-groups)
  fi
  at_desk+=(env -i PATH=/usr/bin:/bin LANG="${LANG:-C.UTF-8}" HOME="$desk/home"
    XDG_RUNTIME_DIR="$desk/run" DBUS_SESSION_BUS_ADDRESS="unix:path=$desk/run/bus"
    WAYLAND_DISPLAY=wayland-1 GDK_BACKEND=wayland GTK_IM_MODULE=wayland
    GSETTINGS_BACKEND=keyfile GTK_A11Y=none NO_AT_BRIDGE=1)
}
await() {
  for _ in $(seq 100); do
    [ -S "$1" ] && return
    sleep 0.1
  done
  echo "the demo desk does not start: there is no $1" >&2
  exit 69
}
# sway with the keyboard in it: in a window of the session or without a screen, by the backend and
# the output that are named; what follows is the environment in which that session is found.
start_sway() {
  local backend=$1 output=$2
  shift 2
  printf '%s\n' "output $output" 'default_border none' 'xwayland disable' >"$desk/sway.conf"
  "${at_desk[@]}" dbus-daemon --session --nofork --address="unix:path=$desk/run/bus" 2>/dev/null &
  started+=($!)
  "${at_desk[@]}" env "$@" WLR_BACKENDS="$backend" WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman \
    sway -c "$desk/sway.conf" >/dev/null 2>&1 &
  started+=($!)
  await "$desk/run/bus"
  await "$desk/run/wayland-1"
  "${at_desk[@]}" "$desk/toccata" run &
  started+=($!)
  "${at_desk[@]}" gdbus wait --session --timeout 10 org.toccata.Keyboard
}

in_window() {
  need sway dbus libglib2.0-bin python3-gi gir1.2-gtk-4.0 libgl1
  make_desk
  start_sway "$@"
  echo "The demo is in a window of its own; it ends with the form."
  "${at_desk[@]}" /usr/bin/python3 "$desk/form.py" ${form:+"$form"} &
  until_end
}

in_pictures() {
  need sway grim dbus libglib2.0-bin python3-gi gir1.2-gtk-4.0 libgl1
  make_desk
  # Nothing slides in pictures.
  echo '{"hardwareKeyboard": "ignore", "reducedMotion": "on"}' \
    >"$desk/home/.config/toccata/settings.json"
  mkdir -p "$out"
  start_sway headless 'HEADLESS-1 resolution 780x1688 scale 2'
  coproc cycle { exec "${at_desk[@]}" /usr/bin/python3 "$desk/form.py" ${form:+"$form"} --cycle 2>"$desk/form.log"; }
  started+=("$cycle_PID")
  local input=${cycle[1]} output=${cycle[0]} number=0 name picture
  shows_keyboard() { "${at_desk[@]}" "$desk/toccata" status | grep -q '"visible" : true'; }
  # The form ends after its last field.
  while echo >&"$input" 2>/dev/null && IFS= read -r name <&"$output"; do
    number=$((number + 1))
    for _ in $(seq 100); do
      shows_keyboard && break
      sleep 0.1
    done
    # The field may have got the focus in the picture before.
    sleep 0.5
    picture=$(printf '%02d-%s.png' "$number" "$(echo "$name" | tr 'A-Z ' 'a-z-')")
    "${at_desk[@]}" grim "$desk/pictures/$picture"
    cp "$desk/pictures/$picture" "$out/"
  done 2>/dev/null
  if [ "$number" -eq 0 ]; then
    echo "the form does not start: it has shown no field" >&2
    tail -n 1 "$desk/form.log" >&2
    exit 69
  fi
  echo "Each field with its keyboard is on a picture in $(readlink -f "$out")"
}

if [ -n "${WAYLAND_DISPLAY:-}${WAYLAND_SOCKET:-}" ] && "$toccata" doctor --quiet; then
  in_session
elif [ -n "${WAYLAND_DISPLAY:-}" ] && [ "$(id -u)" -ne 0 ]; then
  echo "This session cannot host the keyboard."
  case "$WAYLAND_DISPLAY" in
    /*) host=$WAYLAND_DISPLAY ;;
    *) host=$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY ;;
  esac
  in_window wayland 'WL-1 resolution 420x840' WAYLAND_DISPLAY="$host"
elif [ -n "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
  echo "An X session cannot host the keyboard."
  in_window x11 'X11-1 resolution 420x840' \
    DISPLAY="$DISPLAY" XAUTHORITY="${XAUTHORITY:-${HOME:-}/.Xauthority}"
else
  echo "There is no session here that can host the keyboard."
  in_pictures
fi
