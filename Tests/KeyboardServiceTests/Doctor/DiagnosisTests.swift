import Testing

@testable import KeyboardService

struct DiagnosisTests {
  /// What sway 1.7 offers, as far as it matters.
  private static let sway: Set<String> = [
    "zwp_input_method_manager_v2", "zwp_virtual_keyboard_manager_v1", "zwlr_layer_shell_v1",
    "zwlr_foreign_toplevel_manager_v1",
  ]

  /// Facts of a session in which nothing is missing, changed.
  private func facts(_ change: (inout SessionFacts) -> Void = { _ in }) -> SessionFacts {
    var facts = SessionFacts()
    facts.interfaces = Self.sway
    facts.hasBus = true
    facts.hasTouch = true
    facts.hasSound = true
    change(&facts)
    return facts
  }

  private func gaps(_ change: (inout SessionFacts) -> Void) -> [Finding] {
    Diagnosis(facts(change)).findings.filter { $0.weight != .good }
  }

  @Test func aSessionWithEverythingHasNoGap() {
    let diagnosis = Diagnosis(facts())
    #expect(diagnosis.canHost)
    #expect(diagnosis.findings.allSatisfy { $0.weight == .good && $0.remedy == nil })
  }

  @Test func withoutACompositorThereIsOneObstacle() {
    let diagnosis = Diagnosis(
      facts {
        $0.interfaces = nil
        $0.connectionProblem = "no Wayland compositor at wayland-0"
      })
    #expect(!diagnosis.canHost)
    #expect(diagnosis.findings.map(\.text) == ["no Wayland compositor at wayland-0"])
  }

  @Test(
    "where the keyboard can be, and where it cannot",
    arguments: [
      (Self.sway, "sway", true),
      // Without an input method: keys alone.
      (["zwp_virtual_keyboard_manager_v1", "zwlr_layer_shell_v1"], "", true),
      // GNOME Shell offers neither.
      ([], "GNOME", false),
      // Plasma to a program that it has not started.
      (["zwlr_layer_shell_v1"], "KDE", false),
      // A place, but no way to type; a way to type, but no place.
      (["zwlr_layer_shell_v1"], "", false),
      (["zwp_virtual_keyboard_manager_v1"], "", false),
      // The panel belongs to the other input method.
      (["zwp_input_method_manager_v2", "zwp_input_panel_v1"], "", false),
    ] as [(Set<String>, String, Bool)])
  func canHost(interfaces: Set<String>, desktop: String, canHost: Bool) {
    let diagnosis = Diagnosis(
      facts {
        $0.interfaces = interfaces
        $0.desktops = [desktop]
      })
    #expect(diagnosis.canHost == canHost)
    #expect(diagnosis.findings.allSatisfy { $0.weight != .obstacle || $0.remedy != nil })
  }

  @Test(
    "the panel is the place even beside layer shell",
    arguments: [
      (Self.sway, "sway", "zwlr_layer_shell_v1"),
      (
        ["zwp_input_method_v1", "zwp_input_panel_v1", "zwlr_layer_shell_v1"], "",
        "zwp_input_panel_v1"
      ),
      (["zwlr_layer_shell_v1"], "KDE", "zwp_input_panel_v1"),
    ] as [(Set<String>, String, String)])
  func place(interfaces: Set<String>, desktop: String, place: String) {
    let diagnosis = Diagnosis(
      facts {
        $0.interfaces = interfaces
        $0.desktops = [desktop]
      })
    let finding = diagnosis.findings.first { $0.topic == "place" }
    #expect(finding?.text.contains(place) == true)
  }

  @Test func aCompositorThatRefusesForeignInputMethodsIsAnObstacle() {
    let diagnosis = Diagnosis(
      facts {
        $0.interfaces = ["zwp_input_method_v1", "zwp_input_panel_v1"]
        $0.isSlotRefused = true
      })
    #expect(!diagnosis.canHost)
  }

  @Test func anotherInputMethodIsAGapThatCanBeClosed() throws {
    let gap = try #require(gaps { $0.isSlotTaken = true }.first)
    #expect(gap.topic == "text")
    #expect(gap.weight == .gap)
    #expect(gap.remedy?.contains("end the other one") == true)
  }

  private static let lacks: [String: @Sendable (inout SessionFacts) -> Void] = [
    "bus": { $0.hasBus = false },
    "sound": { $0.hasSound = false },
    "fonts": { $0.missingFonts = ["Inter"] },
    "words": { $0.languagesWithoutPack = ["de"] },
    "hardware": { $0.hasHardwareKeyboard = true },
    "settings": { $0.settingsProblems = ["settings.json:3:1: there is no key 'them'"] },
  ]

  @Test("each gap is one finding with one thing to do", arguments: lacks.keys.sorted())
  func eachGap(topic: String) throws {
    let gaps = gaps(try #require(Self.lacks[topic]))
    #expect(gaps.map(\.topic) == [topic])
    #expect(gaps.allSatisfy { $0.remedy != nil })
  }

  @Test func withoutATouchScreenAHardwareKeyboardMeansNothing() {
    let gaps = gaps {
      $0.hasTouch = false
      $0.hasHardwareKeyboard = true
    }
    #expect(gaps.isEmpty)
  }

  @Test func theCommandThatMakesAPackIsNamedForTheLanguage() {
    let gap = gaps { $0.languagesWithoutPack = ["fr"] }.first
    #expect(gap?.remedy?.contains("toccata-pack build fr") == true)
  }
}
