/// The letters that stand for their script when keys are centred: where their body lies in the middle
/// of a key, a row of other letters looks centred too, and still has one baseline.
enum ScriptSample {
  /// Scripts in the order of Unicode, each from its first character.
  private static let samples: [(first: UInt32, letter: String)] = [
    (0x0530, "ա"), (0x0590, "א"), (0x0600, "اع"), (0x0700, ""), (0x0900, "क"), (0x0980, "ক"),
    (0x0A00, "ਕ"), (0x0A80, "ક"), (0x0B00, "କ"), (0x0B80, "க"), (0x0C00, "క"), (0x0C80, "ಕ"),
    (0x0D00, "ക"), (0x0D80, "ක"), (0x0E00, "ก"), (0x0E80, "ກ"), (0x0F00, ""), (0x1000, "က"),
    (0x10A0, "ა"), (0x1100, ""), (0x1200, "ሀ"), (0x13A0, ""), (0x1780, "ក"), (0x1800, ""),
    (0x2E80, "中"), (0x3040, "あ"), (0x3100, "中"), (0xA000, ""), (0xAC00, "한"), (0xD7B0, ""),
  ]

  /// The sample for the script of a character, or nil where none is known.
  static func letter(for scalar: Unicode.Scalar) -> String? {
    let known = samples.last { $0.first <= scalar.value }?.letter
    return known?.isEmpty == false ? known : nil
  }

  /// Whether shaping gives a mark of the script that stands alone a dotted circle to stand on:
  /// the scripts of India, Tibet and South-East Asia, but not Thai and Lao.
  static func hasPlaceholder(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0900..<0x0E00, 0x0F00..<0x10A0, 0x1700..<0x18B0, 0x1900..<0x1D00, 0xA800..<0xAC00: true
    default: false
    }
  }
}
