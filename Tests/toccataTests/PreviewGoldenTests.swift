import Drawing
import TestSupport
import Testing
import TextTraits

@testable import toccata

/// A picture of every keyboard, each looked at beside the reference.
@Suite struct PreviewGoldenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var words: [String]
  }

  @Test(arguments: cases) func looksAsItWasFoundGood(_ example: Case) throws {
    let selection = try OptionReader(verb: "preview", options: SelectOptions.all)
      .read(example.words, into: Selection())
    let scene = try SelectedKeyboard(selection).scene()
    let painter = try GoldenFonts.painter(SelectedTheme.named(selection.theme))
    let size = Painter.surfaceSize(scene.size, scale: selection.scale)
    let surface = try ImageSurface(width: size.width, height: size.height)
    try painter.paint(scene, scale: selection.scale, into: surface)
    let golden = GoldenPicture(example.testDescription, tests: "toccataTests")
    #expect(try golden.fault(in: surface) == nil)
  }

  static let cases = types + layers + forms + shapes + scales + languages + details

  private static func example(_ words: String) -> Case {
    let words = words.split(separator: " ").map(String.init)
    let name = words.map { $0.drop { $0 == "-" } }.joined(separator: "-")
    let plain = name.replacing("|", with: "-").filter { $0.isASCII }
    return Case(testDescription: plain, words: words)
  }

  private static let types = ["light", "dark"].flatMap { theme in
    KeyboardType.allCases.map { example("--type \($0.rawValue) --theme \(theme)") }
  }

  private static let layers =
    ["default", "URL", "emailAddress"].flatMap { type in
      ["numbers", "symbols"].map { example("--type \(type) --layer \($0)") }
    } + [
      example("--shift on"), example("--shift locked --theme dark"),
      example("--type phonePad --layer phoneSymbols"),
      example("--type namePhonePad --layer digits"),
    ]

  private static let forms =
    ["default", "emailAddress", "numberPad"].flatMap { type in
      ["--landscape", "--form tablet", "--form tablet --landscape", "--form tablet --width 834"].map
      {
        example("--type \(type) --keyboards 2 --scale 1 \($0)")
      }
    } + ["numbers", "symbols"].map { example("--form tablet --scale 1 --layer \($0)") }

  private static let shapes = [
    "left", "right --theme dark", "left --type numberPad", "floating --form tablet",
    "split --form tablet", "split --form tablet --width 1194 --landscape",
    "split --form tablet --type emailAddress", "split --form tablet --language ru --layer numbers",
  ].map { example("--keyboards 2 --scale 1 --shape \($0)") }

  private static let scales = ["1", "1.25", "1.5", "3"].map { example("--scale \($0)") }

  private static let languages =
    ["de", "fr", "ru", "ar", "fa", "he", "hi", "tr", "el"].map {
      example("--language \($0)")
    }
    + ["ar --type decimalPad", "ru --layer numbers", "ar --layer numbers", "fa --layer symbols"]
    .map { example("--language \($0)") }

  private static let details = [
    example("--width 280"), example("--width 280 --return emergencyCall"),
    example("--width 280 --type twitter"), example("--width 280 --language ru"),
    example("--keyboards 2"), example("--return search --return-disabled"),
    example("--return emergencyCall"), example("--return next"), example("--return done"),
    example("--secure --type asciiCapable"), example("--theme high-contrast"),
    example("--theme e-ink"), example("--suggestions “teh”|the|tech"),
    example("--suggestions we|will|have --theme dark"), example("--width 1400 --scale 1"),
    example("--landscape --width 568 --scale 1"),
  ]
}
