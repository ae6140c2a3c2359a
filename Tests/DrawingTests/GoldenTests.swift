import Drawing
import Layouts
import Scene
import TestSupport
import Testing

/// Pictures of the pieces, each looked at beside the reference.
@Suite struct GoldenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var scene: Scene
    var theme = BuiltInTheme.light
    var scale = 2.0
    var overhang = 0.0
    var labelScale = 1.0
    var isBold = false
    var testDescription: String { name }
  }

  @Test(arguments: cases) func lookAsTheyWereFoundGood(_ example: Case) throws {
    var theme = try example.theme.theme()
    theme.fonts = theme.fonts.adjusted(scale: example.labelScale, isBold: example.isBold)
    let painter = try GoldenFonts.painter(theme)
    let surface = try paint(
      example.scene, with: painter, scale: example.scale, overhang: example.overhang)
    let fault = try GoldenPicture(example.name, tests: "DrawingTests").fault(in: surface)
    #expect(fault == nil)
  }

  static let cases: [Case] =
    BuiltInTheme.allCases.map { theme in
      Case(name: "letters-\(theme.rawValue)", scene: SampleScene.letters(), theme: theme)
    }
    + BuiltInTheme.allCases.map { theme in
      Case(
        name: "accessory-\(theme.rawValue)",
        scene: PieceScenes.accessoryBar(
          PieceScenes.accessories, pressed: [.init(id: "unit", segment: 1), .init(id: "italic")]),
        theme: theme, scale: 3)
    }
    + [1, 1.25, 1.5, 3].map { scale in
      Case(name: "letters-scale-\(scale)", scene: SampleScene.letters(), scale: scale)
    }
    + BuiltInTheme.allCases.map { theme in
      Case(
        name: "states-\(theme.rawValue)", scene: PieceScenes.states(), theme: theme,
        overhang: 20)
    }
    + [
      Case(name: "letters-shifted", scene: SampleScene.letters(shift: .on)),
      Case(name: "letters-locked-dark", scene: SampleScene.letters(shift: .locked), theme: .dark),
      Case(name: "numbers", scene: SampleScene.numbers()),
      Case(name: "pad", scene: SampleScene.pad()),
      Case(name: "pad-dark", scene: SampleScene.pad(), theme: .dark),
      Case(name: "pad-low", scene: PieceScenes.lowPad()),
      Case(name: "tablet", scene: SampleScene.tablet()),
      Case(name: "flicks", scene: PieceScenes.flicks()),
      Case(name: "flicks-dark", scene: PieceScenes.flicks(), theme: .dark),
      Case(name: "icons", scene: PieceScenes.icons(), scale: 3),
      Case(name: "icons-scale-1", scene: PieceScenes.icons(), scale: 1),
      Case(name: "balloons", scene: PieceScenes.balloons(), scale: 3, overhang: 20),
      Case(name: "balloons-dark", scene: PieceScenes.balloons(), theme: .dark, overhang: 20),
      Case(name: "callouts", scene: PieceScenes.callouts(), scale: 3, overhang: 20),
      Case(name: "callouts-dark", scene: PieceScenes.callouts(), theme: .dark, overhang: 20),
      Case(name: "menu", scene: PieceScenes.menu(.left), overhang: 64),
      Case(name: "floating", scene: PieceScenes.floating(), overhang: 20),
      Case(name: "menu-dark", scene: PieceScenes.menu(.right), theme: .dark, overhang: 64),
      Case(name: "menu-ten", scene: PieceScenes.longMenu(), overhang: 64),
      Case(
        name: "menu-high-contrast", scene: PieceScenes.menu(.floating), theme: .highContrast,
        overhang: 64),
      Case(
        name: "letters-bold", scene: PieceScenes.states(), overhang: 20, labelScale: 1.25,
        isBold: true),
      Case(
        name: "bar-guesses",
        scene: PieceScenes.bar([("I", .guess), ("the", .guess), ("GOING", .guess)])),
      Case(
        name: "bar-long",
        scene: PieceScenes.bar([
          ("“Donaudampfschiff”", .typed), ("Donaudampfschifffahrtsgesellschaft", .correction),
          ("internationalisation", .guess),
        ])),
      Case(
        name: "bar-scripts-dark",
        scene: PieceScenes.bar([("tomorrow", .guess), ("😀", .guess), ("مرحبا", .guess)]),
        theme: .dark),
      Case(
        name: "accessory-replies",
        scene: PieceScenes.accessoryBar(PieceScenes.replies, pressed: [.init(id: "yes")]), scale: 3
      ),
      Case(
        name: "accessory-dragged",
        scene: PieceScenes.accessoryBar(PieceScenes.manyReplies, draggedBy: 60), scale: 3),
      Case(name: "input-view", scene: ComposedScenes.calculator()),
      Case(name: "input-view-dark", scene: ComposedScenes.calculator(), theme: .dark),
      Case(
        name: "input-view-landscape",
        scene: ComposedScenes.calculator(width: 844, isLandscape: true), scale: 1),
      Case(name: "input-view-right", scene: ComposedScenes.calculator(shape: .right)),
      Case(
        name: "input-view-split",
        scene: ComposedScenes.calculator(left: true, form: .tablet, width: 834, shape: .split),
        scale: 1),
      Case(name: "input-view-left", scene: ComposedScenes.calculator(left: true)),
      Case(
        name: "input-view-tablet", scene: ComposedScenes.calculator(form: .tablet, width: 834),
        scale: 1),
      Case(name: "labels", scene: PieceScenes.labels(), scale: 2),
      Case(name: "scripts", scene: PieceScenes.scripts(), scale: 2),
    ]
}
