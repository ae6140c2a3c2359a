import Layouts
import StageCompositor
import TextTraits
import Testing
import Typing

/// The globe's menu and the keyboard's shapes, on the real program before a compositor.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct LiveShapeTests {
  /// A tablet of 810 × 1080 logical pixels.
  private static let tablet = OutputDescription {
    $0.modeWidth = 1620
    $0.modeHeight = 2160
  }

  private func keyboard(
    _ stage: StageCompositor, settings: String = "{}", languages: String = "en:de"
  ) throws -> (StagedKeyboard, TemporaryHome) {
    let home = try TemporaryHome()
    try home.write(".config/toccata/settings.json", settings)
    let keyboard = try StagedKeyboard(
      stage, environment: ["HOME": home.path, "LANGUAGE": languages])
    #expect(keyboard.focus("x "))
    return (keyboard, home)
  }

  private func region(_ stage: StageCompositor) -> [[Int]] {
    stage.perform { $0.shownSurfaces.first?.current.inputRegion?.map(\.numbers) ?? [] }
  }

  private func zone(_ stage: StageCompositor) -> Int? {
    stage.perform { $0.shownSurfaces.first?.layer?.exclusiveZone }
  }

  /// Holds the key in the strip at the left until the menu is open above it; the finger stays.
  private func openMenu(_ stage: StageCompositor, at point: Point) -> Bool {
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.touchDown(0, on: surface, x: point.x, y: point.y)
      stage.seat.touchFrame()
    }
    return stage.wait { ($0.shownSurfaces.first?.current.inputRegion?.count ?? 0) == 2 }
  }

  private func slide(_ stage: StageCompositor, to point: Point) {
    stage.perform { stage in
      stage.seat.touchMotion(0, x: point.x, y: point.y)
      stage.seat.touchFrame()
      stage.seat.touchUp(0)
      stage.seat.touchFrame()
    }
  }

  /// The middle of a menu's entry on the surface, for a key at `key` of a keyboard of this size.
  private func entry(
    _ choice: KeyboardMenu.Choice, _ menu: KeyboardMenu, key: Rect, size: Size, origin: Point
  ) throws -> Point {
    let layout = MenuLayout(menu, key: key, keyboard: size)
    let center = try #require(layout.entries.first { $0.choice == choice }).frame.center
    return Point(x: center.x + origin.x, y: center.y + origin.y)
  }

  private let phoneMenu = KeyboardMenu(
    keyboards: ["English", "Deutsch"], settings: "Keyboard Settings…",
    shapes: [.left, .docked, .right])
  private let globe = Rect(x: 12, y: 267, width: 40, height: 40)
  private let phone = Size(width: 390, height: 313)
  private let overhang = Point(x: 0, y: 64)
  private let globePoint = Point(x: 32, y: 351)

  @Test func theMenuAnswersToTouchesAlsoAboveTheKeyboard() throws {
    let stage = try StageCompositor()
    let many = "en:de:fr:es:it:nl:sv:pl:tr"
    let (keyboard, home) = try keyboard(stage, languages: many)
    defer { withExtendedLifetime((keyboard, home)) {} }
    #expect(region(stage) == [[0, 64, 390, 313]])
    #expect(openMenu(stage, at: globePoint))
    let menu = try #require(region(stage).last)
    #expect(menu[1] < 64 && menu[1] >= 0, "it reaches above the keyboard")
    // Beside the menu: it closes, and the room above the keyboard is the application's again.
    slide(stage, to: globePoint)
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.tap(on: surface, x: 200, y: 64 + 300)
    }
    #expect(stage.wait { $0.shownSurfaces.first?.current.inputRegion?.count == 1 })
    #expect(stage.perform { $0.focusedField?.text } == "x ")
    #expect(stage.perform(\.faults).isEmpty)
  }

  @Test func slidingToALanguageTypesInIt() throws {
    let stage = try StageCompositor()
    let (keyboard, home) = try keyboard(stage)
    defer { withExtendedLifetime(home) {} }
    #expect(openMenu(stage, at: globePoint))
    slide(
      stage,
      to: try entry(.keyboard(1), phoneMenu, key: globe, size: phone, origin: overhang))
    #expect(stage.wait { $0.shownSurfaces.first?.current.inputRegion?.count == 1 })
    // German has z where English has y: eleven letters in the first row.
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.tap(on: surface, x: 5.5 * 390 / 11, y: 64 + 74)
    }
    #expect(stage.wait { $0.focusedField?.text == "x z" })
    withExtendedLifetime(keyboard) {}
  }

  @Test func aOneHandedKeyboardKeepsItsZoneAndIsRemembered() throws {
    let stage = try StageCompositor()
    let (keyboard, home) = try keyboard(stage)
    #expect(openMenu(stage, at: globePoint))
    slide(
      stage,
      to: try entry(.shape(.right), phoneMenu, key: globe, size: phone, origin: overhang))
    #expect(stage.wait { $0.shownSurfaces.first?.current.inputRegion?.count == 1 })
    #expect(zone(stage) == 313)
    #expect(region(stage) == [[0, 64, 390, 313]])
    let remembered = try home.text(".local/state/toccata/shapes.json")
    #expect(remembered.contains("\"STAGE-1\""))
    #expect(remembered.contains("\"right\""))
    // p is at the right as ever; the way back is in the margin at the left.
    tap(stage, Point(x: 370, y: 64 + 74))
    #expect(stage.wait { $0.focusedField?.text == "x p" })
    tap(stage, Point(x: 31, y: 64 + 153))
    tap(stage, Point(x: 20, y: 64 + 74))
    #expect(stage.wait { $0.focusedField?.text == "x pq" })
    withExtendedLifetime(keyboard) {}
  }

  @Test func aFloatingKeyboardIsDraggedAndDocksAtTheBottom() throws {
    let stage = try StageCompositor(outputs: [Self.tablet])
    let (keyboard, home) = try keyboard(stage, settings: #"{"shape": "floating"}"#)
    #expect(stage.perform { $0.shownSurfaces.first?.layer?.anchor } == 15)
    #expect(zone(stage) == -1)
    #expect(region(stage) == [[245, 734, 320, 306]])
    let size = stage.perform { $0.shownSurfaces.first.map { [$0.size.width, $0.size.height] } }
    #expect(size == [810, 1080])
    tap(stage, Point(x: 245 + 16, y: 734 + 38 + 28))
    #expect(stage.wait { $0.focusedField?.text == "x q" })

    drag(stage, by: [Point(x: -40, y: -100), Point(x: -145, y: -334)])
    #expect(stage.wait { $0.shownSurfaces.first?.current.inputRegion?.first?.numbers[1] == 400 })
    #expect(region(stage) == [[100, 400, 320, 306]])
    tap(stage, Point(x: 100 + 16, y: 400 + 38 + 28))
    #expect(stage.wait { $0.focusedField?.text == "x qq" })
    #expect(try home.text(".local/state/toccata/shapes.json").contains("floating"))

    drag(stage, by: [Point(x: 0, y: 300), Point(x: 0, y: 400)])
    // The docked tablet keyboard: the surface is another one, at the bottom edge.
    #expect(stage.wait { $0.shownSurfaces.first?.layer?.anchor == 14 })
    #expect(stage.wait { ($0.shownSurfaces.first?.layer?.exclusiveZone ?? 0) > 300 })
    #expect(stage.perform(\.surfaces.count) == 1)
    tap(stage, Point(x: 30, y: 64 + 55 + 35))
    #expect(stage.wait { $0.focusedField?.text == "x qqq" })
    #expect(stage.perform(\.faults).isEmpty)
    withExtendedLifetime(keyboard) {}
  }

  @Test func whereTheCompositorHasAPanelNothingFloats() throws {
    var globals = Stage.allGlobals
    globals["zwp_input_method_manager_v2"] = nil
    let stage = try StageCompositor(offering: globals, outputs: [Self.tablet])
    let home = try TemporaryHome()
    try home.write(".config/toccata/settings.json", #"{"shape": "floating"}"#)
    let keyboard = try StagedKeyboard(stage, environment: ["HOME": home.path])
    stage.perform { $0.inputMethodV1.focus(StageField("x ")) }
    #expect(stage.wait { !$0.shownSurfaces.isEmpty })
    #expect(stage.perform { $0.shownSurfaces.first?.isInputPanel } == true)
    #expect(stage.perform { $0.shownSurfaces.first?.size.width } == 810)
    withExtendedLifetime(keyboard) {}
  }

  @Test func variantsThatStayOpenAreTappedAboveTheKeyboard() throws {
    let stage = try StageCompositor()
    let (keyboard, home) = try keyboard(
      stage,
      settings: #"{"typing": {"longPressDelay": 0.1}, "accessibility": {"variantsStayOpen": true}}"#
    )
    defer { withExtendedLifetime((keyboard, home)) {} }
    let e = try #require(StagedKeyboard.point(of: "e", type: .default, layer: .letters))
    #expect(openMenu(stage, at: e))
    stage.perform { stage in
      stage.seat.touchUp(0)
      stage.seat.touchFrame()
    }
    let callout = try #require(region(stage).last)
    // The second cell, è: a key further to the right, and above the keyboard's first row.
    tap(stage, Point(x: e.x + 33, y: Double(callout[1] + callout[3]) - 25))
    #expect(stage.wait { $0.focusedField?.text == "x è" })
  }

  private func tap(_ stage: StageCompositor, _ point: Point) {
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.tap(on: surface, x: point.x, y: point.y)
    }
  }

  /// Drags the handle of the floating keyboard: where the finger is, from where it began.
  private func drag(_ stage: StageCompositor, by steps: [Point]) {
    guard let frame = region(stage).first?.map(Double.init) else { return }
    let start = Point(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] - 26)
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.touchDown(0, on: surface, x: start.x, y: start.y)
      stage.seat.touchFrame()
      for step in steps {
        stage.seat.touchMotion(0, x: start.x + step.x, y: start.y + step.y)
        stage.seat.touchFrame()
      }
      stage.seat.touchUp(0)
      stage.seat.touchFrame()
    }
  }
}
