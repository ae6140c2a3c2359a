import Drawing
import Scene

/// `toccata preview`: a keyboard as a picture.
struct PreviewCommand {
  /// What the picture shows and where it goes.
  struct Options {
    var selection = Selection()
    var output: String?
    var isSheet = false
  }

  static let options: [CommandOption<Options>] =
    [
      .value("-o", "FILE.png", "where the picture goes") { $0.output = $1 },
      .flag("--sheet", "every keyboard type on one picture") { $0.isSheet = true },
    ] + SelectOptions.all.map { $0.lifted(to: \.selection) }

  static let verb = Verb(
    name: "preview", operands: "SELECT -o FILE.png", summary: "draw a keyboard into a picture",
    details: { options.map(\.helpLine).joined(separator: "\n") },
    run: { words in
      let options = try OptionReader(verb: "preview", options: Self.options)
        .read(words, into: Options())
      guard let output = options.output else {
        throw CommandError.usage("preview wants -o FILE.png")
      }
      let picture =
        options.isSheet ? try Sheet(options.selection).picture() : try picture(options.selection)
      do {
        try picture.writePNG(to: output)
      } catch {
        throw CommandError.badData("cannot write '\(output)': \(error)")
      }
    })

  /// The keyboard of the selection, without overhang.
  static func picture(_ selection: Selection) throws -> ImageSurface {
    let scene = try SelectedKeyboard(selection).scene()
    let painter = try Painter(theme: SelectedTheme.named(selection.theme))
    let size = Painter.surfaceSize(scene.size, scale: selection.scale)
    let surface = try ImageSurface(width: size.width, height: size.height)
    try painter.paint(scene, scale: selection.scale, into: surface)
    return surface
  }
}
