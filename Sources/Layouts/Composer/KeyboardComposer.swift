import TextTraits

/// Composes the keyboard a field asks for. The result is a function of the request alone.
public struct KeyboardComposer: Sendable {
  private let request: KeyboardRequest

  /// A composer for this request. A floating keyboard has a phone's keys (reference 1.5).
  public init(_ request: KeyboardRequest) {
    var request = request
    if request.shape == .floating { (request.form, request.isLargeTablet) = (.phone, false) }
    self.request = request
  }

  /// The keyboard with all its layers.
  public func keyboard() -> Keyboard {
    let strip = StripComposer(request: request)
    // A tablet's letters have everything in their rows, but for the way to an input view.
    let hasStrip = request.form == .phone || request.type.isPad || request.inputView != nil
    var keyboard = Keyboard(
      type: request.type, returnKeyType: request.traits.effectiveReturnKeyType,
      language: request.shownLetters.language, form: request.form,
      layers: layers().map(Self.withUniqueIDs),
      leadingStrip: hasStrip ? strip.leading() : [],
      trailingStrip: hasStrip ? strip.trailing() : [], hasBar: request.hasBar,
      isRightToLeft: LocaleFacts(for: request.shownLetters.language).isRightToLeft,
      accessoryItems: request.accessoryItems.map {
        $0.completed(language: request.letters.language)
      })
    keyboard.shapeKey = strip.shapeKey()
    keyboard.shape = request.shape != .split || isSplit ? request.shape : .docked
    return keyboard
  }

  /// Whether the keys are divided between two thumbs: a tablet's letters, but not pads.
  private var isSplit: Bool {
    request.shape == .split && request.form == .tablet && !request.type.isPad
      && request.shownInputView == nil
  }

  private func layers() -> [Layer] {
    if let inputView = request.shownInputView {
      let returnKey = SystemKeys(request: request).return()
      return [InputViewKeys(inputView: inputView, returnKey: returnKey).layer()]
    }
    if request.type.isPad { return PadLayers(request: request).layers() }
    let isTablet = request.form == .tablet
    var layers =
      isTablet ? TabletLayers(request: request).layers() : PhoneLayers(request: request).layers()
    if request.traits.isTerminal || request.showsModifiers {
      layers = layers.map(TerminalRow(request: request).above)
    }
    return isSplit ? layers.map(SplitRows.split) : layers
  }

  /// A character that stands twice on a layer (the period of an e-mail keyboard's numbers, both
  /// shift keys of a tablet) has `-2` behind the id of its second key.
  private static func withUniqueIDs(_ layer: Layer) -> Layer {
    var layer = layer
    var seen: [String: Int] = [:]
    for row in layer.rows.indices {
      layer.rows[row].items = layer.rows[row].items.map { item in
        guard case .key(var key) = item else { return item }
        let count = (seen[key.id] ?? 0) + 1
        seen[key.id] = count
        if count > 1 { key.id += "-\(count)" }
        return .key(key)
      }
    }
    return layer
  }
}
