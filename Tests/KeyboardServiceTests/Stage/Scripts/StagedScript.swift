import StageCompositor
import Testing
import Typing

/// A script of touches, and what stands in the field after it.
struct StagedScript: Sendable, CustomTestStringConvertible {
  /// The field it is played into.
  struct Field: Sendable {
    var text = ""
    /// By text-input-v3's numbers.
    var purpose: UInt32 = 0
    var hints: UInt32 = 0
    /// Whether it tells its text.
    var tellsText = true
  }

  /// The numbered row of what touches mean, and what of it this is.
  var name: String
  /// Who goes down where and when.
  var script: String
  /// What stands in the field afterwards.
  var result: String
  var field = Field()
  /// Whether it is a tablet's screen, of 834 × 1194 logical pixels.
  var isTablet = false
  /// Settings as the file has them, and as typing has them.
  var settings: (file: String, typing: @Sendable (inout TypingSettings) -> Void)?

  var testDescription: String { name }

  /// The screen it is played on.
  var output: OutputDescription {
    guard isTablet else { return OutputDescription() }
    return OutputDescription {
      ($0.modeWidth, $0.modeHeight) = (1668, 2388)
    }
  }

  /// The settings that typing is to have.
  var typingSettings: TypingSettings {
    var result = TypingSettings()
    settings?.typing(&result)
    return result
  }
}
