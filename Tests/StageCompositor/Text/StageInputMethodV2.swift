/// The compositor's end of `zwp_input_method_v2`: brings a field to the keyboard, and what the
/// keyboard sends to the field.
public final class StageInputMethodV2 {
  /// The field that has the focus.
  public private(set) var field: StageField?
  /// How many states were sent; what the keyboard sends should bear the last one's number.
  public private(set) var doneCount: UInt32 = 0
  /// Serials the keyboard sent that were not the last one's.
  public private(set) var staleSerials: [UInt32] = []
  /// Whether the field tells its state after each edit, as most do.
  public var echoes = true
  /// Whether the next keyboard finds the seat taken.
  public var isTaken = false

  weak var stage: Stage?
  private var resource: Resource?
  private var deletion = (before: 0, after: 0)
  private var commit = ""
  private var preedit = ""

  /// A field gets the focus, or none has it.
  public func focus(_ field: StageField?) {
    if self.field != nil {
      resource?.send("deactivate")
      sendDone()
    }
    self.field = field
    guard field != nil else { return }
    resource?.send("activate")
    tellState(cause: 1)
  }

  /// The field tells its state anew.
  public func tellState(cause: UInt32) {
    guard let field else { return }
    if field.tellsSurroundingText {
      resource?.send(
        "surrounding_text", .string(field.text), .uint(UInt32(field.cursor)),
        .uint(UInt32(field.cursor)))
    }
    resource?.send("text_change_cause", .uint(cause))
    resource?.send("content_type", .uint(field.hints), .uint(field.purpose))
    sendDone()
  }

  /// A key was typed into the field, which is not the input method's doing.
  func keyTyped() {
    if echoes { tellState(cause: 1) }
  }

  /// Sends any event, for states that no sane field has.
  public func send(_ event: String, _ arguments: Outgoing...) {
    resource?.send(event, arguments)
  }

  /// Ends a state.
  public func sendDone() {
    guard let resource else { return }
    doneCount += 1
    resource.send("done")
  }

  func play(_ manager: Resource) {
    manager.on("get_input_method") { [unowned self] in
      guard let new = $0.new(1) else { return }
      guard resource == nil, !isTaken else {
        new.send("unavailable")
        return
      }
      resource = new
      doneCount = 0
      new.onEnd = { [weak self] in self?.resource = nil }
      play(inputMethod: new)
      if let field { focus(field) }
    }
  }

  private func play(inputMethod: Resource) {
    inputMethod.on("delete_surrounding_text") { [unowned self] in
      deletion = ($0.number(0), $0.number(1))
    }
    inputMethod.on("commit_string") { [unowned self] in commit = $0.string(0) }
    inputMethod.on("set_preedit_string") { [unowned self] in preedit = $0.string(0) }
    inputMethod.on("commit") { [unowned self] in apply(serial: UInt32($0.number(0))) }
  }

  private func apply(serial: UInt32) {
    if serial != doneCount { staleSerials.append(serial) }
    field?.apply(
      deleteBefore: deletion.before, deleteAfter: deletion.after, commit: commit, preedit: preedit)
    (deletion, commit, preedit) = ((0, 0), "", "")
    if echoes { tellState(cause: 0) }
  }
}
