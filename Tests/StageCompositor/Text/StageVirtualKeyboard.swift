import CXkbcommon
import Glibc

/// The compositor's end of a virtual keyboard: reads its keymaps with xkbcommon, hands them to the
/// seat, and types its keys into the focused field.
public final class StageVirtualKeyboard {
  /// The keymaps it sent, as text; empty where one was no keymap.
  public private(set) var keymaps: [String] = []
  /// The keys it pressed.
  public private(set) var typed: [TypedKey] = []
  /// The evdev codes that are down.
  public private(set) var pressed: Set<UInt32> = []
  /// The modifiers it holds, as a mask of its keymap.
  public private(set) var held: UInt32 = 0

  private unowned let stage: Stage
  private let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS)
  private var keymap: OpaquePointer?
  private var state: OpaquePointer?

  init(_ resource: Resource, on stage: Stage) {
    self.stage = stage
    resource.on("keymap") { [unowned self] in
      setKeymap(descriptor: $0.descriptor(1), size: $0.number(2))
    }
    resource.on("key") { [unowned self, unowned resource] in
      guard state != nil else {
        stage.faults.append("a key before a keymap")
        return resource.fail(0, "a key before a keymap")
      }
      key(UInt32($0.number(1)), isPressed: $0.number(2) == 1)
    }
    resource.on("modifiers") { [unowned self] arguments in
      held = UInt32(arguments.number(0))
      let numbers = (0..<4).map { UInt32(arguments.number($0)) }
      xkb_state_update_mask(state, numbers[0], numbers[1], numbers[2], 0, 0, numbers[3])
    }
    resource.onEnd = { [unowned self] in
      if !pressed.isEmpty { stage.faults.append("keys left down: \(pressed.sorted())") }
      stage.virtualKeyboards.removeAll { $0 === self }
    }
  }

  deinit {
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  private func setKeymap(descriptor: Int32, size: Int) {
    if !pressed.isEmpty { stage.faults.append("keys down at a change of keymap") }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
    }
    if bytes.last != 0 { stage.faults.append("keymap without a null byte") }
    let text = String(decoding: bytes.dropLast(), as: UTF8.self)
    let new = xkb_keymap_new_from_string(
      context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    keymaps.append(new == nil ? "" : text)
    guard let new else { return stage.faults.append("no keymap: \(text.prefix(40))") }
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
    keymap = new
    state = xkb_state_new(new)
    stage.seat.setKeymap(text)
  }

  private func key(_ code: UInt32, isPressed: Bool) {
    guard pressed.contains(code) != isPressed else {
      return stage.faults.append("key \(code) \(isPressed ? "pressed" : "lifted") twice")
    }
    guard isPressed else {
      pressed.remove(code)
      return
    }
    pressed.insert(code)
    let keysym = xkb_state_key_get_one_sym(state, code + 8)
    let key = TypedKey(code: code, keysym: keysym, text: KeysymText.of(keysym))
    typed.append(key)
    stage.focusedField?.type(keysym: keysym, text: key.text)
    if stage.keyField == nil { stage.inputMethodV2.keyTyped() }
  }
}

extension Stage {
  /// The field that keys go to; the same as text goes to, by whichever protocol.
  public var focusedField: StageField? { keyField ?? inputMethodV2.field ?? inputMethodV1.field }

  func playVirtualKeyboards(_ manager: Resource) {
    manager.on("create_virtual_keyboard") { [unowned self] in
      guard let resource = $0.new(1) else { return }
      virtualKeyboards.append(StageVirtualKeyboard(resource, on: self))
    }
  }
}
