import Dispatch
import ToccataClient

/// The example of docs/for-applications.md, so that it compiles; a test holds the two together.
@MainActor
func documentedExample() throws {
  let keyboard = try KeyboardConnection(applicationID: "org.example.Chat")
  let source = DispatchSource.makeReadSource(fileDescriptor: keyboard.descriptor, queue: .main)
  source.setEventHandler { keyboard.process() }
  source.resume()

  let message = TextInputField(keyboard)
  message.returnKeyType = .send
  message.enablesReturnKeyAutomatically = true
  message.inputAccessoryView = [AccessoryItem(kind: .chip, id: "way", label: "On my way")]
  message.onAccessory = { id, value in print(id, value) }
  // When the field gets the focus; resignFirstResponder() when it loses it.
  message.becomeFirstResponder()

  keyboard.layoutGuide.onFrameDidChange = { _ in print(keyboard.layoutGuide.frame) }
}
