import TextTraits

/// The pads: three columns of digits (reference 1.3).
struct PadLayers {
  let request: KeyboardRequest
  private let system: SystemKeys

  init(request: KeyboardRequest) {
    self.request = request
    system = SystemKeys(request: request)
  }

  /// The layers of the pad the field asks for.
  func layers() -> [Layer] {
    switch request.type {
    case .phonePad: [digits(corner: .key(phoneSymbolsKey), plusOnZero: true), phoneSymbols()]
    case .decimalPad: [digits(corner: .key(separator))]
    default: [digits(corner: .gap(.fill))]
    }
  }

  /// The name-phone pad's second layer: digits without punctuation, + by long press on 0.
  func nameDigits() -> Layer {
    digits(corner: .key(bare(system.letters(width: .fill))), plusOnZero: true)
  }

  /// ITU E.161.
  private static let telephoneLetters = [
    2: "ABC", 3: "DEF", 4: "GHI", 5: "JKL", 6: "MNO", 7: "PQRS", 8: "TUV", 9: "WXYZ",
  ]

  private func digits(corner: Row.Item, plusOnZero: Bool = false) -> Layer {
    let grid = [[1, 2, 3], [4, 5, 6], [7, 8, 9]].map { Row($0.map { digit($0) }) }
    let zero = digit(0, variants: plusOnZero ? ["+"] : [])
    return Layer(
      id: .digits, rows: grid + [Row(items: [corner, .key(zero), .key(deleteKey)])])
  }

  private func digit(_ value: Int, variants: [String] = []) -> Key {
    let isASCII = request.type == .asciiCapableNumberPad || request.type == .phonePad
    let digit = isASCII ? String(value) : request.locale.digit(value)
    var key = Key(
      character: digit, variants: variants, width: .fill,
      telephoneLetters: Self.telephoneLetters[value])
    key.id = String(value)
    return key
  }

  /// The separator of the locale; a field that takes signed numbers has the minus on its long
  /// press.
  private var separator: Key {
    bare(
      Key(
        character: request.locale.decimalSeparator,
        variants: request.traits.allowsSign ? ["-"] : [], width: .fill))
  }

  private var phoneSymbolsKey: Key {
    bare(system.layer(.phoneSymbols, label: "+*#", width: .fill))
  }

  private var deleteKey: Key { system.delete(width: .fill, style: .bare) }

  /// Five keys in place of the digits; delete and the way back stay where they are.
  private func phoneSymbols() -> Layer {
    let back = bare(system.layer(.digits, label: "123", width: .fill))
    let rows: [[Key]] = [
      [system.plain(.pause, width: .fill, style: .character)],
      [system.plain(.wait, width: .fill, style: .character)],
      ["*", "+", "#"].map { Key(character: $0, width: .fill) },
    ]
    return Layer(
      id: .phoneSymbols,
      rows: rows.map { Row($0) } + [Row(items: [.key(back), .gap(.fill), .key(deleteKey)])])
  }

  /// The bottom corners of a pad have no cap.
  private func bare(_ key: Key) -> Key {
    var key = key
    key.style = .bare
    return key
  }
}
