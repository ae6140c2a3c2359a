import Drawing
import TextTraits

/// Every keyboard type on one picture.
struct Sheet {
  private let selection: Selection

  /// How many keyboards stand side by side.
  private static let columns = 4

  init(_ selection: Selection) { self.selection = selection }

  func picture() throws -> ImageSurface {
    let entries = try KeyboardType.allCases.map { type in
      var selection = selection
      selection.type = type
      return ContactSheet.Entry(
        title: type.rawValue, scene: try SelectedKeyboard(selection).scene())
    }
    let painter = try Painter(theme: SelectedTheme.named(selection.theme))
    return try ContactSheet(entries, columns: Self.columns, scale: selection.scale)
      .picture(painter)
  }
}
