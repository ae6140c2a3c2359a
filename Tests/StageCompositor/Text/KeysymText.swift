import CXkbcommon

/// What xkbcommon makes of keysyms.
enum KeysymText {
  /// What a keysym types, as text.
  static func of(_ keysym: UInt32) -> String {
    var buffer = [UInt8](repeating: 0, count: 8)
    let count = buffer.withUnsafeMutableBytes {
      xkb_keysym_to_utf8(keysym, $0.baseAddress?.assumingMemoryBound(to: CChar.self), 8)
    }
    return String(decoding: buffer.prefix(Int(max(0, count - 1))), as: UTF8.self)
  }
}
