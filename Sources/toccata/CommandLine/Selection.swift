import Layouts
import TextTraits

/// Which keyboard `keys` and `preview` show.
struct Selection {
  var type = KeyboardType.default
  var returnKeyType = ReturnKeyType.default
  var isReturnDisabled = false
  var contentType: TextContentType?
  var isSecure = false
  var language = "en"
  var layer: LayerID?
  var shift = ShiftState.off
  var theme = "light"
  var form = Form.phone
  var shape = KeyboardShape.docked
  var isLandscape = false
  var width: Double?
  var scale = 2.0
  var enabledKeyboards = 1
  var suggestions: [String] = []

  /// The narrowest and the widest screen there are keys for, in logical pixels.
  static let widths = 280.0...1400.0

  /// The width asked for, or that of a usual device of the form.
  var screenWidth: Double {
    if let width { return width }
    return switch (form, isLandscape) {
    case (.phone, false): 390
    case (.phone, true): 844
    case (.tablet, false): 810
    case (.tablet, true): 1080
    }
  }

  /// What a field would have to say to get this keyboard.
  var traits: TextInputTraits {
    var said = PartialTraits()
    said.keyboardType = type
    said.returnKeyType = returnKeyType
    if isSecure { said.isSecureTextEntry = true }
    if isReturnDisabled {
      said.enablesReturnKeyAutomatically = true
      said.isEmpty = true
    }
    if let contentType {
      said.textContentType = contentType
      said.refine(by: contentType.refinement)
    }
    return said.completed
  }
}
