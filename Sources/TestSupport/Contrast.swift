import Glibc
import Scene

extension Color {
  /// The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.1, 1.4.3).
  public func contrast(with other: Color) -> Double {
    let luminances = [relativeLuminance, other.relativeLuminance].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private var relativeLuminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
