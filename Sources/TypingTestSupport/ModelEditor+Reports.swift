import Typing

extension ModelEditor {
  /// What the field reports now, each with how many milliseconds later it arrives.
  public mutating func reports() -> [(delay: Int64, report: EditorReport)] {
    if misbehavior == .tellsCommitsOnly, isUntold { return [] }
    if let place = placeBefore {
      placeBefore = nil
      lastReport = nil
      return [(0, EditorReport(text: text, cursor: place, isOthersDoing: true))]
    }
    let report = truth
    defer { lastReport = report }
    guard report != lastReport else { return [] }
    switch misbehavior {
    case .reportsNothing: return []
    case .dropsDeletions: return []
    case .reportsLate: return [(250, report)]
    case .selectsLate:
      let old = lastReport.map(\.cursor) ?? 0
      let stale = EditorReport(text: report.text, cursor: min(old, report.text.utf8.count))
      return [(0, stale), (30, report)]
    case .echoesTwice: return [(0, report), (150, report)]
    case .wrongCursor: return [(0, EditorReport(text: report.text, cursor: 0))]
    case .cursorBeyondEnd:
      return [(0, EditorReport(text: report.text, cursor: report.text.utf8.count + 7))]
    case .countsCharacters:
      return [
        (
          0,
          EditorReport(
            text: report.text, cursor: characters(report.cursor),
            anchor: characters(report.anchor))
        )
      ]
    case .cutsReports: return [(0, cut(report, to: 4_000))]
    case .decomposes, .composes, .tellsCommitsOnly, nil: return [(0, report)]
    }
  }

  /// The report of a client that is right.
  public var truth: EditorReport { EditorReport(text: text, cursor: caret, anchor: anchor) }

  private func characters(_ offset: Int) -> Int {
    text.unicodeScalars[..<text.at(offset)].count
  }

  private func cut(_ report: EditorReport, to limit: Int) -> EditorReport {
    guard text.utf8.count > limit else { return report }
    var from = max(0, min(caret - limit / 2, text.utf8.count - limit))
    while !text.isCharacterBoundary(from) { from += 1 }
    var to = min(from + limit, text.utf8.count)
    while !text.isCharacterBoundary(to) { to -= 1 }
    return EditorReport(
      text: String(text[from..<to]), cursor: caret - from, anchor: anchor - from)
  }
}
