import TextTraits

/// The layers of a tablet (reference 1.5): delete and return beside the letters, punctuation
/// beside z to m, a character for a flick down on every key.
struct TabletLayers {
  let request: KeyboardRequest
  private let system: SystemKeys
  private let punctuation: PunctuationKeys

  init(request: KeyboardRequest) {
    self.request = request
    system = SystemKeys(request: request)
    punctuation = PunctuationKeys(locale: request.locale, isASCIIOnly: request.isASCIIOnly)
  }

  /// The layers, beginning with the one the type opens on.
  func layers() -> [Layer] {
    let numbers = punctuationLayer(
      .numbers, second: PunctuationTable.tablet.numbers.second,
      third: PunctuationTable.tablet.numbers.third, other: (.symbols, "#+="))
    let symbols = punctuationLayer(
      .symbols, second: PunctuationTable.tablet.symbols.second,
      third: PunctuationTable.tablet.symbolsThird, other: (.numbers, system.digitsLabel))
    switch request.type {
    case .numbersAndPunctuation: return [numbers, symbols, letters()]
    case .namePhonePad: return [letters(), PadLayers(request: request).nameDigits()]
    default: return [letters(), numbers, symbols]
    }
  }

  /// What a flick down types on the keys of a row, in order (reference 1.5).
  private static let flicks = [
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    ["@", "#", "$", "&", "*", "(", ")", "'", "\""],
    ["%", "-", "+", "=", "/", ";", ":"],
  ]

  private func letters() -> Layer {
    var rows = LetterRows(layout: request.shownLetters).rows { letter, row, column in
      letter.key(secondary: letter.flickDown ?? flick(row, column))
    }
    let last = rows.removeLast() + thirdRowPunctuation
    let upper = rows.enumerated().map { index, keys in
      edged(keys, index: index, leading: index == 0 ? .tab : .capsLock)
    }
    let shift = request.shownLetters.hasShift ? [system.shift(width: .fill)] : []
    let third = Row(shift + last + shift)
    let target: LayerID = request.type == .namePhonePad ? .digits : .numbers
    return Layer(id: .letters, rows: upper + [third, bottom(target, ".?" + system.digitsLabel)])
  }

  private func flick(_ row: Int, _ column: Int) -> String? {
    guard row < Self.flicks.count, column < Self.flicks[row].count else { return nil }
    let character = Self.flicks[row][column]
    return character == "$" ? request.locale.currency : punctuation.own(character)
  }

  /// Row 1 ends with delete, row 2 with return; the 11-inch class begins them with tab and caps
  /// lock, the smaller one indents row 2.
  private func edged(_ keys: [Key], index: Int, leading: KeyAction) -> Row {
    let end = index == 0 ? system.delete(width: .fill) : system.return(width: .fill)
    if request.isLargeTablet {
      let isOfUse = leading != .capsLock || request.shownLetters.hasShift
      let start = isOfUse ? [system.plain(leading, width: .fill)] : []
      return Row(start + keys + (index < 2 ? [end] : []))
    }
    let indent: [Row.Item] = index == 0 ? [] : [.gap(.letters(0.4))]
    return Row(items: indent + (keys + (index < 2 ? [end] : [])).map(Row.Item.key))
  }

  /// The two keys after m: , and . unless the type puts others there.
  private var thirdRowPunctuation: [Key] {
    thirdRowCharacters.map { character, flick in
      let isAddressPeriod = character == "." && flick == nil
      var key =
        isAddressPeriod
        ? punctuation.addressPeriod(width: .letters(1))
        : punctuation.key(character, width: .letters(1))
      key.secondary = flick.map(punctuation.own)
      return key
    }
  }

  private var thirdRowCharacters: [(character: String, flick: String?)] {
    switch request.type {
    case .url: [("/", nil), (".", nil)]
    case .emailAddress: [("@", nil), (".", nil)]
    default: [(",", "!"), (".", "?")]
    }
  }

  private func punctuationLayer(
    _ id: LayerID, second: String, third: String, other: (target: LayerID, label: String)
  ) -> Layer {
    let first = Row(resized(punctuation.digits()) + [system.delete(width: .fill)])
    let middle = resized(punctuation.keys(second, columns: 9))
    let secondRow = Row(
      items: [.gap(.letters(0.4))] + (middle + [system.return(width: .fill)]).map(Row.Item.key))
    let other = system.layer(other.target, label: other.label, width: .fill)
    let thirdRow = Row([other] + resized(punctuation.keys(third, columns: 9)) + [other])
    return Layer(
      id: id, rows: [first, secondRow, thirdRow, bottom(.letters, request.locale.lettersLabel)])
  }

  private func resized(_ keys: [Key]) -> [Key] {
    keys.map { key in
      var key = key
      key.width = .letters(1)
      return key
    }
  }

  private func bottom(_ target: LayerID, _ label: String) -> Row {
    let side = KeyWidth.letters(1.3)
    let switcher = system.layer(target, label: label, width: side)
    let globe = request.enabledKeyboards > 1 ? [system.plain(.globe, width: side)] : []
    let emoji = request.hasEmoji ? [system.plain(.emoji, width: side)] : []
    let dictation = request.showsDictation ? [system.plain(.dictation, width: side)] : []
    let pad = request.overridesPad ? [system.layer(.digits, label: "123", width: side)] : []
    let start =
      request.isLargeTablet
      ? globe + [switcher] + emoji + dictation : [switcher] + globe + emoji + dictation
    return Row(start + pad + middle + [switcher, system.plain(.dismiss, width: side)])
  }

  private var middle: [Key] {
    switch request.type {
    case .url:
      [":", "-"].map { punctuation.key($0, width: .fill) } + [punctuation.domainKey(width: .fill)]
    case .emailAddress:
      [system.space()] + ["_", "-"].map { punctuation.key($0, width: .letters(1)) }
    case .twitter: [system.space()] + ["@", "#"].map { punctuation.key($0, width: .letters(1)) }
    default: [system.space()] + system.nonJoiner(width: .letters(1.3))
    }
  }
}
