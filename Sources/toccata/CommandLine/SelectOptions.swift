import Layouts
import TextTraits

/// The options that `keys` and `preview` share.
enum SelectOptions {
  static let all: [CommandOption<Selection>] = [
    .value("--type", "TYPE", "a keyboard type by its UIKit name, such as emailAddress") {
      $0.type = try named($1, "keyboard type", KeyboardType.names, KeyboardType.init(name:))
    },
    .value("--return", "TYPE", "what the return key says, such as search") {
      $0.returnKeyType = try named(
        $1, "return key type", ReturnKeyType.allCases.map(\.rawValue),
        ReturnKeyType.init(rawValue:))
    },
    .flag("--return-disabled", "the return key cannot be pressed") { $0.isReturnDisabled = true },
    .value("--content", "TYPE", "what the text means, such as oneTimeCode") {
      $0.contentType = try named(
        $1, "text content type", TextContentType.allCases.map(\.name),
        TextContentType.init(name:))
    },
    .flag("--secure", "the text is secret") { $0.isSecure = true },
    .value("--language", "TAG", "the language, BCP 47 (en)") { $0.language = $1 },
    .value("--layer", "LAYER", "the layer that is shown: letters, numbers, symbols, …") {
      $0.layer = LayerID(rawValue: $1)
    },
    .value("--shift", "STATE", "off, on or locked") {
      $0.shift = try named(
        $1, "state of shift", ShiftState.allCases.map(\.rawValue), ShiftState.init(rawValue:))
    },
    .value("--theme", "THEME", "light, dark, high-contrast, e-ink, or a theme file") {
      $0.theme = $1
    },
    .value("--form", "FORM", "phone or tablet") {
      $0.form = try named($1, "form", Form.allCases.map(\.rawValue), Form.init(rawValue:))
    },
    .value("--shape", "SHAPE", "docked, left, right (phone), split (tablet) or floating") {
      $0.shape = try named(
        $1, "shape", KeyboardShape.allCases.map(\.rawValue), KeyboardShape.init(rawValue:))
    },
    .flag("--landscape", "the device lies on its side") { $0.isLandscape = true },
    .value("--width", "PIXELS", "the screen's width in logical pixels, 280 to 1400") {
      $0.width = try number($1, "--width", in: Selection.widths)
    },
    .value("--scale", "FACTOR", "device pixels for a logical one, 0.5 to 4 (2)") {
      $0.scale = try number($1, "--scale", in: 0.5...4)
    },
    .value("--keyboards", "N", "how many keyboards are enabled; above 1 there is a globe") {
      $0.enabledKeyboards = Int(try number($1, "--keyboards", in: 1...99))
    },
    .value("--suggestions", "'a|b|c'", "what the bar offers; a quoted first one is what was typed")
    {
      $0.suggestions = $1.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    },
  ]

  private static func named<Value>(
    _ name: String, _ what: String, _ names: [String], _ value: (String) -> Value?
  ) throws -> Value {
    guard let value = value(name) else {
      throw CommandError.usage(
        "there is no \(what) '\(name)'; there are \(names.joined(separator: ", "))")
    }
    return value
  }

  private static func number(
    _ text: String, _ option: String, in range: ClosedRange<Double>
  ) throws -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw CommandError.usage(
        "\(option) wants a number from \(short(range.lowerBound)) to \(short(range.upperBound)),"
          + " not '\(text)'")
    }
    return number
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
