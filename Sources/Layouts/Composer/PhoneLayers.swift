import TextTraits

/// The letters, numbers and symbols layers of a phone (reference 1.2, 1.3).
struct PhoneLayers {
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
    switch request.type {
    case .namePhonePad: [letters(), PadLayers(request: request).nameDigits()]
    case .numbersAndPunctuation: [numbers(), symbols(), letters()]
    default: [letters(), numbers(), symbols()]
    }
  }

  /// Row 3 keeps seven columns between shift and delete, whatever stands there.
  private static let thirdRowColumns = 7.0

  private func letters() -> Layer {
    var rows = LetterRows(layout: request.shownLetters).rows { letter, _, _ in
      letter.key(secondary: nil)
    }
    let last = rows.removeLast()
    // Scripts without capitals have no shift, and a letter's room for delete.
    let hasShift = request.shownLetters.hasShift
    rows.append(
      (hasShift ? [system.shift()] : []) + last
        + [system.delete(width: hasShift ? .shift : .letters(1))])
    let target: LayerID = request.type == .namePhonePad ? .digits : .numbers
    let switcher = system.layer(target, label: system.digitsLabel, width: switcherWidth)
    return Layer(id: .letters, rows: rows.map { Row($0) } + [bottom(switcher)])
  }

  private func numbers() -> Layer {
    let table = PunctuationTable.phone(request.type)
    return punctuationLayer(
      .numbers, first: punctuation.digits(), second: table.numbers.second,
      third: table.numbers.third, other: system.layer(.symbols, label: "#+=", width: .shift))
  }

  private func symbols() -> Layer {
    let table = PunctuationTable.phone(request.type)
    return punctuationLayer(
      .symbols, first: punctuation.keys(table.symbols.first, columns: 10),
      second: table.symbols.second, third: table.symbolsThird,
      other: system.layer(.numbers, label: system.digitsLabel, width: .shift))
  }

  private func punctuationLayer(
    _ id: LayerID, first: [Key], second: String, third: String, other: Key
  ) -> Layer {
    let thirdRow = punctuation.keys(third, columns: Self.thirdRowColumns)
    return Layer(
      id: id,
      rows: [
        Row(first), Row(punctuation.keys(second, columns: 10)),
        Row([other] + thirdRow + [system.delete()]),
        bottom(system.letters(width: switcherWidth)),
      ])
  }

  /// With the globe on the strip, emoji stands beside the switcher (reference 1.4).
  private var emojiInRow: Bool { request.hasEmoji && request.enabledKeyboards > 1 }

  private var switcherWidth: KeyWidth { .columns(emojiInRow ? 1.25 : 2.5) }

  private func bottom(_ switcher: Key) -> Row {
    let emoji = emojiInRow ? [system.plain(.emoji, width: .columns(1.25))] : []
    let end = request.type == .twitter ? [] : [system.return()]
    return Row([switcher] + emoji + middle + end)
  }

  /// What stands between the switcher and return, by type (reference 1.3).
  private var middle: [Key] {
    switch request.type {
    case .url:
      [
        punctuation.addressPeriod(width: .fill), punctuation.key("/", width: .fill),
        punctuation.domainKey(width: .fill),
      ]
    case .emailAddress:
      [
        system.space(), punctuation.key("@", width: .columns(1.25)),
        punctuation.addressPeriod(width: .columns(1.25)),
      ]
    case .twitter:
      [
        system.space(), punctuation.key("@", width: .columns(1.25)),
        punctuation.key("#", width: .columns(1.25)),
      ]
    case .webSearch: [system.space(), punctuation.key(".", width: .columns(1.25))]
    default: [system.space()] + system.nonJoiner(width: .columns(1.5))
    }
  }
}
