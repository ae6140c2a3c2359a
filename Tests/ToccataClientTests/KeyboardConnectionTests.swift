import Bus
import BusTestSupport
import Testing

@testable import ToccataClient

/// The keyboard comes and goes; its frame; no loop but a descriptor.
@MainActor
@Suite struct KeyboardConnectionTests {
  private let shown = KeyboardFrame(x: 0, y: 487, width: 390, height: 357)
  private let hidden = KeyboardFrame(x: 0, y: 844, width: 0, height: 0)

  @Test("Without a bus there is an error that says so")
  func noBus() {
    let error = #expect(throws: KeyboardError.self) {
      _ = try KeyboardConnection(address: "unix:path=/nonexistent")
    }
    #expect(error?.text.hasPrefix("cannot connect to the D-Bus session bus") == true)
  }

  @Test("A field that has the focus is told to a keyboard that comes later, and comes again")
  func comesLater() throws {
    let keyboard = try ServedKeyboard(running: false)
    let application = try keyboard.application()
    let field = TextInputField(application)
    field.keyboardType = .numberPad
    field.becomeFirstResponder()
    #expect(!application.isKeyboardRunning)
    try keyboard.start()
    #expect(keyboard.turn { keyboard.fields.first?.calls == ["Focus"] })
    #expect(keyboard.fields.first?.traits["keyboardType"] == .string("numberPad"))
    keyboard.stop()
    #expect(keyboard.turn { !application.isKeyboardRunning })
    field.keyboardType = .phonePad
    try keyboard.start()
    #expect(keyboard.turn { keyboard.fields.first?.calls == ["Focus"] })
    #expect(keyboard.fields.first?.traits["keyboardType"] == .string("phonePad"))
  }

  @Test("A keyboard that comes does not hear of a field without the focus")
  func notFocused() throws {
    let keyboard = try ServedKeyboard()
    let application = try keyboard.application()
    let field = TextInputField(application)
    field.keyboardType = .numberPad
    #expect(keyboard.turn { application.isKeyboardRunning })
    try keyboard.settle()
    #expect(keyboard.fields.isEmpty)
    #expect(field.keyboardType == .numberPad)
  }

  @Test("Asking for the keyboard and for its end")
  func show() throws {
    let keyboard = try ServedKeyboard()
    let application = try keyboard.application()
    application.showKeyboard()
    #expect(keyboard.turn { keyboard.isShown })
    application.hideKeyboard()
    #expect(keyboard.turn { !keyboard.isShown })
  }

  @Test("The guide follows the keyboard: before it moves, and when it has")
  func guide() throws {
    let keyboard = try ServedKeyboard()
    let application = try keyboard.application()
    let guide = application.layoutGuide
    #expect(keyboard.turn { guide.frame == hidden })
    #expect(guide.isHidden)
    var heard: [String] = []
    guide.onFrameWillChange = { heard.append("will \($0.phase) \($0.end.height)") }
    guide.onFrameDidChange = { [guide] in heard.append("did \($0.phase) \(guide.frame.height)") }
    try keyboard.move(.show, to: shown)
    #expect(keyboard.turn { guide.frame == shown })
    try keyboard.move(.hide, to: hidden)
    #expect(keyboard.turn { guide.isHidden })
    #expect(heard == ["will show 357", "did show 357", "will hide 0", "did hide 0"])
    #expect(guide.output == "DSI-1")
  }

  @Test("A keyboard that was there before is known, and one that dies covers nothing")
  func guideOfOthers() throws {
    let keyboard = try ServedKeyboard()
    keyboard.frame = shown
    let guide = try keyboard.application().layoutGuide
    #expect(keyboard.turn { guide.frame == shown })
    var phases: [KeyboardFrameChange.Phase] = []
    guide.onFrameDidChange = { phases.append($0.phase) }
    keyboard.stop()
    #expect(keyboard.turn { guide.isHidden })
    #expect(guide.frame == hidden)
    #expect(phases == [.hide])
  }

  @Test("What the keyboard covers, and how far to move up")
  func covered() throws {
    let keyboard = try ServedKeyboard()
    keyboard.frame = shown
    let guide = try keyboard.application().layoutGuide
    #expect(keyboard.turn { guide.frame == shown })
    let window = KeyboardFrame(x: 0, y: 0, width: 390, height: 844)
    #expect(guide.covered(of: window) == shown)
    let entry = KeyboardFrame(x: 10, y: 470, width: 300, height: 34)
    #expect(guide.covered(of: entry) == KeyboardFrame(x: 10, y: 487, width: 300, height: 17))
    #expect(guide.distanceToClear(entry, margin: 8) == 25)
    let above = KeyboardFrame(x: 10, y: 453, width: 300, height: 34)
    #expect(guide.covered(of: above) == nil && guide.distanceToClear(above, margin: 8) == 0)
  }

  @Test("The end of the bus is told once")
  func disconnect() throws {
    let keyboard = try ServedKeyboard()
    let application = try keyboard.application()
    var count = 0
    application.onDisconnect = { count += 1 }
    #expect(application.descriptor >= 0)
    keyboard.bus.stop()
    #expect(keyboard.turn { count == 1 })
    #expect(application.descriptor == -1)
  }
}
