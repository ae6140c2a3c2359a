extension EditorModel {
  /// What a report turned out to be.
  public enum ReportOutcome: Hashable, Sendable {
    /// It says what was believed, or nothing that can be believed.
    case unchanged
    /// The person or the application changed the text or moved the caret.
    case changed
    /// What the keyboard typed last stands there, and other text around it than was believed.
    case otherContext
    /// The field inserted but did not remove: what has to be made good.
    case dropped(Replacement)
  }

  /// The field reported its text. Within `patience` of an own edit a report that contradicts it is
  /// taken for a late one; that such a one is the truth after all when no better follows holds only
  /// where reports of own edits are reliable (``Capabilities/reportsReliably``).
  public mutating func received(
    _ report: EditorReport, now: Instant, patience: Duration, isReliable: Bool
  ) -> ReportOutcome {
    guard let content = content(of: report) else { return .unchanged }
    hasReport = true
    if text.agrees(with: content) {
      // Said again without need, by somebody else's doing: GTK does so when it is touched, and moves
      // the caret then.
      let isTouched = isConfirmed && report.isOthersDoing && !content.all.isEmpty
      confirm(content)
      guard isTouched else { return .unchanged }
      typed = ""
      isPlaceDoubtful = true
      return .changed
    }
    if let replacement, content.before == replacement.beforeIfDropped {
      miscountsDeletions = true
      adopt(content)
      typed = replacement.removed + replacement.inserted
      return .dropped(replacement)
    }
    let isRecent = lastEdit.map { $0.duration(to: now) < patience } ?? false
    if isRefuted(content, report, isRecent: isRecent) { return .unchanged }
    let isEarlier = earlier.contains { $0.agrees(with: content) }
    if isEarlier, !report.isOthersDoing, awaitsReturn || !isReliable && !isConfirmed {
      return .unchanged
    }
    if isEarlier, isRecent, let lastEdit {
      doubtful = Doubtful(text: content, deadline: lastEdit + patience)
      return .unchanged
    }
    let own = isRecent ? ownText(before: content) : ""
    adopt(content)
    typed = own
    return own.isEmpty ? .changed : .otherContext
  }

  /// Believes the late report that no better one has followed. Whether there was one.
  mutating func settle(now: Instant) -> Bool {
    guard let doubtful, doubtful.deadline <= now else { return false }
    adopt(doubtful.text)
    return true
  }

  /// What the keyboard typed of a text that is not as believed: since the field was touched, or all
  /// that is left where the field was emptied.
  private func ownText(before content: EditorText) -> String {
    guard content.selected.isEmpty else { return "" }
    if isPlaceDoubtful { return content.before.hasSuffix(typed) ? typed : "" }
    let isWhole = content.startIsKnown && content.after.isEmpty
    return isWhole && typed.hasSuffix(content.before) ? content.before : ""
  }

  /// The report's text, by bytes or, where that is plainly meant, by characters.
  private mutating func content(of report: EditorReport) -> EditorText? {
    let bytes = report.content
    if let bytes, text.agrees(with: bytes) { return bytes }
    guard let characters = report.countedInCharacters?.content, characters != bytes,
      bytes == nil || text.agrees(with: characters)
    else { return bytes }
    miscountsDeletions = true
    return characters
  }

  /// Whether the text is as believed but the caret is where no edit of ours could have left it:
  /// a caret that the field has not moved yet, or a field that cannot count.
  private mutating func isRefuted(
    _ content: EditorText, _ report: EditorReport, isRecent: Bool
  ) -> Bool {
    guard content.all == text.all else { return false }
    let isSame = refuted.map { ($0.cursor, $0.anchor) == (report.cursor, report.anchor) } ?? false
    if isSame, let refuted, refuted.isFresh || refuted.count >= Self.refutalsOfBrokenCaret {
      return true
    }
    guard isRecent, !isConfirmed, earlier.last?.all != text.all else { return false }
    let count = isSame ? (refuted?.count ?? 0) + 1 : 1
    refuted = Refuted(cursor: report.cursor, anchor: report.anchor, count: count)
    return true
  }

  /// A field that says the same impossible caret after so many edits has no caret to tell.
  private static let refutalsOfBrokenCaret = 3

  private mutating func confirm(_ content: EditorText) {
    text = content
    isConfirmed = true
    isPlaceDoubtful = false
    awaitsReturn = false
    refuted = nil
    doubtful = nil
    replacement = nil
  }

  private mutating func adopt(_ content: EditorText) {
    confirm(content)
    typed = ""
    earlier.removeAll()
    lastEdit = nil
  }
}

extension EditorReport {
  /// The report with its offsets read as counts of Unicode scalars, or nil where that cannot be.
  var countedInCharacters: EditorReport? {
    guard let cursor = byteOffset(ofScalar: cursor), let anchor = byteOffset(ofScalar: anchor)
    else { return nil }
    return EditorReport(text: text, cursor: cursor, anchor: anchor)
  }

  private func byteOffset(ofScalar offset: Int) -> Int? {
    let scalars = text.unicodeScalars
    guard offset >= 0,
      let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
    else { return nil }
    return text.utf8.distance(from: text.utf8.startIndex, to: index)
  }
}
