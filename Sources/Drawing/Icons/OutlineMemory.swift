import Layouts
import Scene

/// Reads applications' icons once: path data are long, and what they draw is asked for in every
/// frame.
final class OutlineMemory {
  /// How many outlines are remembered: those of two bars.
  private static let capacity = 2 * AccessoryItem.maximumCount

  private var outlines: [String: PathData?] = [:]

  /// The picture for what an application wrote; nil for a name the keyboard does not know and for
  /// path data that cannot be read.
  func picture(_ icon: AccessoryIcon) -> Picture? {
    switch icon {
    case .named(let name): Icon(themeName: name).map(Picture.icon)
    case .path(let text): outline(text).map(Picture.outline)
    }
  }

  /// A picture on an accessory bar.
  enum Picture {
    /// One of the keyboard's own.
    case icon(Icon)
    /// The application's own outline.
    case outline(PathData)
  }

  private func outline(_ text: String) -> PathData? {
    if let known = outlines[text] { return known }
    let outline = PathData(text)
    if outlines.count >= Self.capacity { outlines.removeAll(keepingCapacity: true) }
    outlines[text] = .some(outline)
    return outline
  }
}
