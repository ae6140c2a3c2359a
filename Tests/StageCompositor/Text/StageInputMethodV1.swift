/// The compositor's end of `zwp_input_method_v1`.
public final class StageInputMethodV1 {
  /// The field that has the focus.
  public private(set) var field: StageField?
  /// The serial of the field's last state.
  public private(set) var serial: UInt32 = 0
  /// Serials the keyboard sent that were not the last one's.
  public private(set) var staleSerials: [UInt32] = []
  /// Whether states are made whole by `commit_state`, which some compositors leave out.
  public var commitsStates = true

  weak var stage: Stage?
  private var resource: Resource?
  private var context: Resource?
  private var deletion = (index: 0, length: 0)

  /// A field gets the focus, or none has it.
  public func focus(_ field: StageField?) {
    if let context {
      resource?.send("deactivate", .object(context))
      self.context = nil
    }
    self.field = field
    guard field != nil, let resource,
      let context = resource.makeObject("zwp_input_method_context_v1")
    else { return }
    self.context = context
    play(context: context)
    resource.send("activate", .object(context))
    tellState()
  }

  /// The field tells its state anew.
  public func tellState() {
    guard let field, let context else { return }
    context.send("content_type", .uint(field.hints), .uint(field.purpose))
    if field.tellsSurroundingText {
      context.send(
        "surrounding_text", .string(field.text), .uint(UInt32(field.cursor)),
        .uint(UInt32(field.cursor)))
    }
    guard commitsStates else { return }
    serial += 1
    context.send("commit_state", .uint(serial))
  }

  /// Sends any event of the field's context.
  public func send(_ event: String, _ arguments: Outgoing...) {
    context?.send(event, arguments)
  }

  func play(_ inputMethod: Resource) {
    resource = inputMethod
    inputMethod.onEnd = { [weak self] in self?.resource = nil }
    if let field { focus(field) }
  }

  private func play(context: Resource) {
    context.onEnd = { [weak self, unowned context] in
      if self?.context === context { self?.context = nil }
    }
    context.on("delete_surrounding_text") { [unowned self] in
      deletion = ($0.number(0), $0.number(1))
    }
    context.on("commit_string") { [unowned self] in
      check(UInt32($0.number(0)))
      apply($0.string(1))
    }
    context.on("preedit_string") { [unowned self] in
      check(UInt32($0.number(0)))
      field?.apply(deleteBefore: 0, deleteAfter: 0, commit: "", preedit: $0.string(1))
    }
    context.on("keysym") { [unowned self] in
      guard $0.number(3) == 1 else { return }
      let keysym = UInt32($0.number(2))
      field?.type(keysym: keysym, text: KeysymText.of(keysym))
    }
  }

  private func check(_ serial: UInt32) {
    if serial != self.serial { staleSerials.append(serial) }
  }

  private func apply(_ text: String) {
    // KWin does nothing for a range that does not touch the caret.
    if deletion.index > 0 || deletion.index + deletion.length < 0 {
      stage?.faults.append("deletes \(deletion) away from the caret")
    }
    field?.apply(
      deleteBefore: -deletion.index, deleteAfter: deletion.length + deletion.index, commit: text,
      preedit: "")
    deletion = (0, 0)
    tellState()
  }
}
