import Laboratory

/// The keyboard at work beside wvkbd and squeekboard: one run of each on sway, with the same field.
enum LiveBenchmark {
  @DeskActor
  static func figures() throws -> [Figure] {
    let toccata = try KeyboardMeasures.take(of: .toccata)
    let wvkbd = try KeyboardMeasures.take(of: .wvkbd)
    let squeekboard = try KeyboardMeasures.take(of: .squeekboard)
    return figures(toccata, "toccata")
      .bounded(by: [
        min(40, 2 * wvkbd.firstFrame), squeekboard.tapToText, 20, 20, 0,
      ]) + figures(wvkbd, "wvkbd") + figures(squeekboard, "squeekboard")
  }

  private static func figures(_ measures: KeyboardMeasures, _ name: String) -> [Figure] {
    [
      ("first-frame", measures.firstFrame, "ms"), ("tap-to-text", measures.tapToText, "ms"),
      ("memory-shown", measures.shownMemory, "MB"),
      ("memory-hidden", measures.hiddenMemory, "MB"),
      ("switches-hidden", Double(measures.hiddenSwitches), "in \(KeyboardMeasures.titles)s"),
    ].map { Figure(name: "\(name)-\($0.0)", value: $0.1, unit: $0.2, bound: .infinity) }
  }
}

extension [Figure] {
  fileprivate func bounded(by bounds: [Double]) -> [Figure] {
    zip(self, bounds).map { figure, bound in
      Figure(name: figure.name, value: figure.value, unit: figure.unit, bound: bound)
    }
  }
}
