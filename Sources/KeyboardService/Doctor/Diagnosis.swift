import Wayland

/// What to say about a session: each thing the keyboard needs, how it is, and for each gap the one
/// thing to do.
public nonisolated struct Diagnosis: Hashable, Sendable {
  /// Each thing, the most important first.
  public let findings: [Finding]

  /// Whether the keyboard can be here.
  public var canHost: Bool { !findings.contains { $0.weight == .obstacle } }

  /// Of these facts.
  public init(_ facts: SessionFacts) {
    guard let interfaces = facts.interfaces else {
      findings = [
        .obstacle(
          "compositor", facts.connectionProblem,
          "start it in a Wayland session, or look at it with 'toccata demo'")
      ]
      return
    }
    let session = Session(facts: facts, interfaces: interfaces)
    findings =
      [session.text, session.keys, session.place, session.windows, session.bus, session.hardware]
      + facts.settingsProblems.map {
        .gap("settings", $0, "correct it; 'toccata help settings' shows all that can be set")
      }
      + [session.fonts, session.words, session.sound]
  }
}

/// Each question to a session that has a compositor.
private nonisolated struct Session {
  let facts: SessionFacts
  let interfaces: Set<String>

  func offers(_ interface: Interface) -> Bool { interfaces.contains(interface.name) }

  var text: Finding {
    if facts.isRunning { return .good("text", "the keyboard is running in this session") }
    if offers(.inputMethodV2) {
      return facts.isSlotTaken
        ? .gap(
          "text", "another input method holds the seat, so only keys can be typed",
          "end the other one (fcitx5, ibus, squeekboard, …) and start the keyboard again")
        : .good("text", "goes straight into fields (zwp_input_method_v2)")
    }
    if facts.isSlotRefused {
      return .obstacle(
        "text", "this compositor lets only the keyboard that it starts itself type",
        "have it start 'toccata run': in weston.ini by path= below [input-method]")
    }
    if offers(.inputMethodV1) {
      return .good("text", "goes straight into fields (zwp_input_method_v1)")
    }
    if facts.desktops.contains("KDE") {
      return .obstacle(
        "text", "Plasma lets only the keyboard that it starts itself type",
        "choose Toccata in System Settings, Keyboard, Virtual Keyboard")
    }
    if facts.desktops.contains("GNOME") {
      return .obstacle(
        "text", "GNOME Shell lets no keyboard but its own type",
        "use another desktop (Phosh, Plasma, sway, COSMIC, …), or look at it with 'toccata demo'")
    }
    return offers(.virtualKeyboard)
      ? .gap(
        "text", "this compositor has no input method: keys alone, shown by 'toccata show'", nil)
      : .obstacle(
        "text", "this compositor offers no way to type",
        "use a desktop with zwp_input_method_v2 (Phosh, sway, COSMIC, …)")
  }

  var keys: Finding {
    if offers(.virtualKeyboard) {
      return .good("keys", "zwp_virtual_keyboard_v1: shortcuts, terminals, old programs")
    }
    return offers(.inputMethodV1) || facts.isRunning
      ? .good("keys", "through the input method")
      : .gap("keys", "none can be sent: no shortcuts, nothing in X programs", nil)
  }

  var place: Finding {
    // Plasma, and whoever starts the keyboard, offer the panel to the keyboard alone.
    let isOfferedToOthers = facts.isRunning && !offers(.layerShell)
    if InputPanelSurface.isPlace(where: offers) || facts.desktops.contains("KDE")
      || isOfferedToOthers
    {
      return .good("place", "the compositor's panel (zwp_input_panel_v1)")
    }
    if offers(.layerShell) { return .good("place", "above all (zwlr_layer_shell_v1)") }
    return .obstacle(
      "place", "this compositor offers no place for a keyboard",
      "use a desktop with zwlr_layer_shell_v1 (Phosh, Plasma, sway, COSMIC, …)")
  }

  var windows: Finding {
    offers(.foreignToplevels)
      ? .good("windows", "rules for applications count")
      : .gap("windows", "the compositor does not tell which application is in front", nil)
  }

  var bus: Finding {
    facts.hasBus
      ? .good("bus", "'toccata show', 'hide', 'type' and the desktop's settings work")
      : .gap(
        "bus", "there is no message bus: no commands, no light or dark by the desktop",
        "start the session with a bus, such as 'dbus-run-session sway'")
  }

  var hardware: Finding {
    facts.hasTouch && facts.hasHardwareKeyboard
      ? .gap(
        "hardware", "a hardware keyboard is attached: the keyboard comes only when it is called",
        "call it with 'toccata show', or set \"hardwareKeyboard\": \"ignore\"")
      : .good("hardware", facts.hasTouch ? "a touch screen" : "no touch screen: click the keys")
  }

  var fonts: Finding {
    facts.missingFonts.isEmpty
      ? .good("fonts", "all that the themes want")
      : .gap(
        "fonts", "missing: \(facts.missingFonts.joined(separator: ", "))",
        "install them; on Debian fonts-inter and fonts-noto-color-emoji")
  }

  var words: Finding {
    facts.languagesWithoutPack.isEmpty
      ? .good("words", "a language pack for each language that is typed")
      : .gap(
        "words",
        "no suggestions or corrections in \(facts.languagesWithoutPack.joined(separator: ", "))",
        "make a pack of each: 'script/setup --languages"
          + " \"\(facts.languagesWithoutPack.joined(separator: " "))\"' in the sources of Toccata brings"
          + " what it is made from; where that is there, 'toccata-pack build"
          + " \(facts.languagesWithoutPack[0])'")
  }

  var sound: Finding {
    facts.hasSound
      ? .good("sound", "keys can be heard")
      : .gap("sound", "no sound server: keys are not heard", "start PipeWire or PulseAudio")
  }
}
