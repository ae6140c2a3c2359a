import Glibc
import ToccataClient

// A field of another program's window, from Swift: takes words on standard input and tells on
// standard output what the keyboard tells it. The argument is the window's application.

/// Each line is told at once.
@MainActor
func tell(_ line: String) {
  print(line)
  fflush(nil)
}

let keyboard = try KeyboardConnection(applicationID: CommandLine.arguments.dropFirst().first)
let field = TextInputField(keyboard)
field.returnKeyType = .route
field.inputAccessoryView = [
  AccessoryItem(kind: .toggle, id: "bold", label: "B", value: .isOn(false)),
  AccessoryItem(kind: .button, id: "star", icon: .path("M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z")),
]
field.onReturn = { tell("return") }
field.onAccessory = { tell("accessory \($0) \($1)") }
field.onInputViewKey = { tell("key \($0)") }
field.onInputViewDismissed = { tell("dismissed") }
field.onProblem = { tell("problem \($0)") }
keyboard.layoutGuide.onFrameDidChange = { _ in
  let frame = keyboard.layoutGuide.frame
  tell("frame \(frame.x) \(frame.y) \(frame.width) \(frame.height)")
}

@MainActor
func obey(_ word: String) {
  switch word {
  case "focus": field.becomeFirstResponder()
  case "blur": field.resignFirstResponder()
  case "keys":
    field.inputView = InputView(rows: [
      [InputViewKey(id: "7", output: "7"), InputViewKey(id: "sin", label: "sin")]
    ])
  case "click": field.playInputClick()
  default: tell("problem there is no word '\(word)'")
  }
}

var isOver = false
while !isOver, keyboard.descriptor >= 0 {
  var waiting = [
    pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
    pollfd(fd: keyboard.descriptor, events: keyboard.events, revents: 0),
  ]
  // A second is soon enough for what the connection has to do by itself.
  poll(&waiting, 2, 1000)
  keyboard.process()
  guard waiting[0].revents != 0 else { continue }
  if let word = readLine() { obey(word) } else { isOver = true }
}
