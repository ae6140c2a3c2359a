/// A strong password that the bar offers in a field that takes a new one. It is not made here, not
/// looked at, and forgotten with the focus, or when anything is typed.
extension TypingState {
  /// The offer, as the bar shows it.
  var passwordOffer: [Suggestion]? { password.map { [Suggestion($0, kind: .password)] } }

  /// Types the offered password. Whether there was one.
  mutating func takePassword(_ turn: inout Turn) -> Bool {
    guard let password else { return false }
    turn.emit(entry.insert(password, now: turn.now))
    answerPassword(isTaken: true, &turn)
    return true
  }

  /// With the first edit the person has decided.
  mutating func forgetPassword(after turn: inout Turn) {
    guard password != nil else { return }
    let hasEdit = turn.effects.contains { if case .edit = $0 { true } else { false } }
    if hasEdit { answerPassword(isTaken: false, &turn) }
  }

  private mutating func answerPassword(isTaken: Bool, _ turn: inout Turn) {
    password = nil
    turn.emit(.passwordAnswered(isTaken: isTaken))
  }
}
