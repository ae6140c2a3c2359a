import Layouts
import StageCompositor
import TextTraits
import TemporaryFolders
import Testing
import Typing

/// The globe's menu and the keyboard's shapes, on the real program before a compositor.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct LiveShapeTests {
  private func keyboard(
    _ stage: StageCompositor, settings: String = "{}", languages: String = "en:de"
  ) throws -> (StagedKeyboard, TemporaryFolder) {
    let home = try TemporaryFolder()
    try home.writeSettings(settings)
    let keyboard = try StagedKeyboard(
      stage, environment: ["HOME": home.path, "LANGUAGE": languages])
    #expect(keyboard.focus("x "))
    return (keyboard, home)
  }

  private func zone(_ stage: StageCompositor) -> Int? {
    stage.perform { $0.shownSurfaces.first?.layer?.exclusiveZone }
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
    #expect(keyboard.inputRegion == [[0, 64, 390, 313]])
    #expect(keyboard.open(at: globePoint))
    let menu = try #require(keyboard.inputRegion.last)
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
    #expect(keyboard.open(at: globePoint))
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
    #expect(keyboard.open(at: globePoint))
    slide(
      stage,
      to: try entry(.shape(.right), phoneMenu, key: globe, size: phone, origin: overhang))
    #expect(stage.wait { $0.shownSurfaces.first?.current.inputRegion?.count == 1 })
    #expect(zone(stage) == 313)
    #expect(keyboard.inputRegion == [[0, 64, 390, 313]])
    let remembered = try home.text(".local/state/toccata/shapes.json")
    #expect(remembered.contains("\"STAGE-1\""))
    #expect(remembered.contains("\"right\""))
    // p is at the right as ever; the way back is in the margin at the left.
    keyboard.tap(at: Point(x: 370, y: 64 + 74))
    #expect(stage.wait { $0.focusedField?.text == "x p" })
    keyboard.tap(at: Point(x: 31, y: 64 + 153))
    keyboard.tap(at: Point(x: 20, y: 64 + 74))
    #expect(stage.wait { $0.focusedField?.text == "x pq" })
    withExtendedLifetime(keyboard) {}
  }

  @Test func aFloatingKeyboardIsDraggedAndDocksAtTheBottom() throws {
    let stage = try StageCompositor(outputs: [.tablet])
    let (keyboard, home) = try keyboard(stage, settings: #"{"shape": "floating"}"#)
    #expect(stage.perform { $0.shownSurfaces.first?.layer?.anchor } == 15)
    #expect(zone(stage) == -1)
    #expect(keyboard.inputRegion == [[245, 734, 320, 306]])
    let size = stage.perform { $0.shownSurfaces.first.map { [$0.size.width, $0.size.height] } }
    #expect(size == [810, 1080])
    // Most of the surface is never written: the keyboard and its soft edge at scale 2.
    let painted = stage.requests("wl_surface", "damage_buffer").first?.description ?? ""
    #expect(painted.contains("688"), "\(painted)")
    keyboard.tap(at: Point(x: 245 + 16, y: 734 + 38 + 28))
    #expect(stage.wait { $0.focusedField?.text == "x q" })

    keyboard.drag(by: [Point(x: -40, y: -100), Point(x: -145, y: -334)])
    #expect(stage.wait { $0.shownSurfaces.first?.current.inputRegion?.first?.numbers[1] == 400 })
    #expect(keyboard.inputRegion == [[100, 400, 320, 306]])
    keyboard.tap(at: Point(x: 100 + 16, y: 400 + 38 + 28))
    #expect(stage.wait { $0.focusedField?.text == "x qq" })
    #expect(try home.text(".local/state/toccata/shapes.json").contains("floating"))

    keyboard.drag(by: [Point(x: 0, y: 300), Point(x: 0, y: 400)])
    // The docked tablet keyboard: the surface is another one, at the bottom edge.
    #expect(stage.wait { $0.shownSurfaces.first?.layer?.anchor == 14 })
    #expect(stage.wait { ($0.shownSurfaces.first?.layer?.exclusiveZone ?? 0) > 300 })
    #expect(stage.perform(\.surfaces.count) == 1)
    keyboard.tap(at: Point(x: 30, y: 64 + 55 + 35))
    #expect(stage.wait { $0.focusedField?.text == "x qqq" })
    #expect(stage.perform(\.faults).isEmpty)
    withExtendedLifetime(keyboard) {}
  }

  @Test func betweenTheHalvesOfASplitKeyboardIsTheApplication() throws {
    let stage = try StageCompositor(outputs: [.tablet])
    let (keyboard, home) = try keyboard(
      stage, settings: #"{"shape": "split", "reducedMotion": "on"}"#)
    let region = keyboard.inputRegion
    try #require(region.count == 3)
    let (bar, left, right) = (region[0], region[1], region[2])
    #expect(bar[0] == 0 && bar[1] == 64 && bar[2] == 810)
    #expect(left[0] == 0 && left[1] <= bar[1] + bar[3] && right[0] + right[2] == 810)
    #expect(left[1] == right[1] && left[3] == right[3])
    #expect(right[0] - left[2] > 40, "there is room between them")
    // Behind it the application is seen, and the halves are solid. The scale is 2.
    let y = 2 * (left[1] + left[3] / 2)
    let pixels = stage.perform { stage in
      stage.shownSurfaces.first?.picture.map { [$0[810, y], $0[4, y], $0[1616, y], $0[810, 160]] }
    }
    #expect(pixels?.map { $0 >> 24 } == [0, 0xFF, 0xFF, 0xFF])
    let kept = try #require(zone(stage))
    #expect(abs(kept - (left[1] + left[3] - 64)) <= 1)
    // In the gap beside g is the h of the other thumb.
    keyboard.tap(at: Point(x: 332, y: Double(left[1] + 95)))
    #expect(stage.wait { $0.focusedField?.text == "x h" })
    withExtendedLifetime(home) {}
  }

  @Test func whereTheCompositorHasAPanelNothingFloats() throws {
    var globals = Stage.allGlobals
    globals["zwp_input_method_manager_v2"] = nil
    let stage = try StageCompositor(offering: globals, outputs: [.tablet])
    let home = try TemporaryFolder()
    try home.writeSettings(#"{"shape": "floating"}"#)
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
    #expect(keyboard.open(at: e))
    stage.perform { stage in
      stage.seat.touchUp(0)
      stage.seat.touchFrame()
    }
    let callout = try #require(keyboard.inputRegion.last)
    // The second cell, è: a key further to the right, and above the keyboard's first row.
    keyboard.tap(at: Point(x: e.x + 33, y: Double(callout[1] + callout[3]) - 25))
    #expect(stage.wait { $0.focusedField?.text == "x è" })
  }
}
