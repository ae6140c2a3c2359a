import Bus
import Devices
import Drawing
import Feedback
import Wayland

/// Finds out what the session offers, without being its keyboard.
public enum Examination {
  /// The facts of the session that has this environment.
  /// - Parameters:
  ///   - environment: the environment.
  ///   - languages: the session's languages, BCP 47, typed where the settings name none.
  ///   - hasPack: whether there is a language pack for one.
  public static func facts(
    environment: [String: String], languages: [String], hasPack: (String) -> Bool
  ) -> SessionFacts {
    var facts = SessionFacts()
    facts.desktops = (environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":")
      .map(String.init)
    facts.hasHardwareKeyboard = HardwareKeyboards()?.isAttached == true
    let settings = SettingsFile(environment: environment)?.read()
    facts.settingsProblems = settings?.lines ?? []
    let chosen = settings?.value?.languages.map(\.description) ?? []
    facts.languagesWithoutPack = (chosen.isEmpty ? languages : chosen).filter { !hasPack($0) }
    facts.hasSound = SoundServerAddress(environment: environment).isThere
    facts.missingFonts = missingFonts
    askBus(&facts)
    askCompositor(&facts)
    return facts
  }

  /// What the built-in themes are drawn with (DESIGN.md, chosen parts).
  private static var missingFonts: [String] {
    let fonts = InstalledFonts()
    return ["Inter", "Noto Color Emoji"].filter { fonts?.contains($0) != true }
  }

  private static func askBus(_ facts: inout SessionFacts) {
    guard let connection = try? BusConnection() else { return }
    facts.hasBus = true
    let status: Result<String, BusError>? = try? .success(
      connection.result(atMost: .seconds(2)) { KeyboardClient(connection).status(then: $0) })
    facts.isRunning = status != nil
  }

  private static func askCompositor(_ facts: inout SessionFacts) {
    do throws(ConnectionError) {
      let connection = try Connection()
      facts.interfaces = Set(connection.registry.globals.map(\.interface))
      facts.hasTouch = connection.seats.contains(where: \.hasTouch)
      if !facts.isRunning { try askForSlot(connection, &facts) }
    } catch {
      facts.connectionProblem = "\(error)"
    }
  }

  /// Only who asks for the seat is told that another has it, or that it cannot be had.
  private static func askForSlot(
    _ connection: Connection, _ facts: inout SessionFacts
  ) throws(ConnectionError) {
    guard let seat = connection.seats.first else { return }
    if let inputMethod = InputMethodV2(connection, seat: seat, mayRead: { _ in false }) {
      var isTaken = false
      inputMethod.onEvent = { if case .unavailable = $0 { isTaken = true } }
      try connection.roundtrip()
      facts.isSlotTaken = isTaken
    } else if let inputMethod = InputMethodV1(connection, mayRead: { _ in false }) {
      do throws(ConnectionError) {
        try connection.roundtrip()
      } catch {
        facts.isSlotRefused = true
      }
      inputMethod.onEvent = nil
    }
  }
}
