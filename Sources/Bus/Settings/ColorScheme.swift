/// Whether the person prefers light or dark, by the settings portal's numbers.
public enum ColorScheme: UInt32, Sendable {
  case noPreference = 0
  case dark = 1
  case light = 2
}
