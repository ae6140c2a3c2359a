import Testing
import TextTraits

@testable import Layouts

/// One-handed, floating and split keyboards (reference 1.5, 5.5, 6.3).
@Suite struct ShapeTests {
  private func placed(
    _ shape: KeyboardShape, _ type: KeyboardType = .default, form: Form = .phone,
    width: Double = 390, isLandscape: Bool = false, letters: LetterLayout = .english
  ) -> PlacedKeyboard {
    let keyboard = keyboard(type, letters: letters) {
      $0.form = form
      $0.shape = shape
      $0.isLargeTablet = form.isLarge(width: width, isLandscape: isLandscape)
      $0.enabledKeyboards = 2
      $0.hasDictation = false
    }
    return PlacedKeyboard(
      keyboard,
      metrics: KeyboardMetrics(
        form: keyboard.form, width: width, shape: keyboard.shape, isLandscape: isLandscape,
        isPad: keyboard.isPad))
  }

  private func key(_ id: String, of keyboard: PlacedKeyboard) throws -> PlacedKey {
    let keys = (keyboard.layers[.letters] ?? []) + keyboard.strip
    return try #require(keys.first { $0.key.id == id })
  }

  @Test(arguments: [
    (Size(width: 390, height: 844), Form.phone, true, [KeyboardShape.left, .docked, .right]),
    (Size(width: 844, height: 390), .phone, true, [.docked]),
    (Size(width: 810, height: 1080), .tablet, true, [.docked, .split, .floating]),
    (Size(width: 810, height: 1080), .tablet, false, [.docked, .split]),
    (Size(width: 1920, height: 1080), .phone, true, [.docked, .floating]),
    (Size(width: 480, height: 320), .tablet, true, [.docked]),
  ])
  func eachScreenIsOfferedWhatItHasRoomFor(
    screen: Size, form: Form, canFloat: Bool, shapes: [KeyboardShape]
  ) {
    #expect(KeyboardShape.offered(on: screen, form: form, canFloat: canFloat) == shapes)
  }

  // MARK: One-handed

  @Test(arguments: [320.0, 390, 428], [KeyboardShape.left, .right])
  func aOneHandedKeyboardHugsItsSide(width: Double, shape: KeyboardShape) throws {
    let placed = placed(shape, width: width)
    let usual = self.placed(.docked, width: width)
    #expect(placed.size == usual.size)
    let all = placed.layers.values.joined().map(\.frame)
    let dock = try key("dock", of: placed).frame
    let keys = all + placed.strip.filter { $0.key.action != .dock }.map(\.frame)
    let left = try #require(keys.map(\.x).min())
    let right = try #require(keys.map(\.maxX).max())
    // As far from its own edge as ever; the other edge comes nearer by a sixth or so.
    #expect(abs((shape == .left ? left : width - right) - usual.metrics.sideInset) < 0.01)
    #expect((0.75...0.9).contains((right - left) / width))
    #expect(shape == .left ? dock.x >= right : dock.maxX <= left)
    #expect(dock.x >= 0 && dock.maxX <= width)
    #expect(all.map(\.height).min() == usual.layers.values.joined().map(\.frame.height).min())
  }

  @Test func itsBarAndStripComeWithIt() throws {
    let placed = placed(.right)
    #expect(placed.bar?.maxX == 390)
    #expect(placed.bar?.x == placed.area.x)
    #expect(try key("globe", of: placed).frame.x == placed.area.x + 12)
    #expect(try key("dismiss", of: placed).frame.maxX == 390 - 12)
  }

  @Test func theMarginBelongsToTheWayBackAlone() throws {
    let placed = placed(.left)
    let dock = try key("dock", of: placed).frame
    let map = placed.hitMap(.letters)
    #expect(map.key(at: dock.center)?.key.action == .dock)
    #expect(map.key(at: Point(x: 389, y: placed.area.y + 2)) == nil)
  }

  @Test func padsAreOneHandedToo() throws {
    let placed = placed(.right, .numberPad)
    let frames = try #require(placed.layers[.digits]).map(\.frame)
    #expect(try #require(frames.map(\.x).min()) > 50)
    #expect(try key("dock", of: placed).frame.maxX < 60)
  }

  // MARK: Floating

  @Test func aFloatingKeyboardIsAPhonesWithAHandle() throws {
    let placed = placed(.floating, form: .tablet, width: 1080, isLandscape: true)
    // Reference 6.3: 320 × 254 with keys 39 high; our strip with the handle stands below.
    #expect(placed.size == Size(width: 320, height: 254 + 52))
    #expect(placed.keyboard.form == .phone)
    #expect(try key("q", of: placed).frame.height == 39)
    let handle = try key("handle", of: placed).frame
    #expect(handle.center.x == 160)
    #expect(handle.y >= placed.area.maxY)
    let others = placed.strip.filter { $0.key.action != .handle }
    #expect(others.allSatisfy { $0.frame.maxX < handle.x || $0.frame.x > handle.maxX })
  }

  // MARK: Split

  @Test(arguments: [(768.0, false), (834, false), (1080, true), (1366, true)])
  func aSplitKeyboardIsInTwoHalves(width: Double, isLandscape: Bool) throws {
    let placed = placed(.split, form: .tablet, width: width, isLandscape: isLandscape)
    for keys in placed.layers.values {
      let frames = keys.map(\.frame)
      #expect(frames.map(\.x).min() == placed.metrics.sideInset)
      #expect(abs((frames.map(\.maxX).max() ?? 0) - (width - placed.metrics.sideInset)) < 0.01)
      // Nothing between them but for the ends of the rows.
      let middle = frames.filter { $0.maxX > width * 0.45 && $0.x < width * 0.55 }
      #expect(middle.isEmpty)
    }
    for (left, right) in [("t", "y"), ("v", "b")] {
      #expect(try key(left, of: placed).frame.maxX < width / 2)
      #expect(try key(right, of: placed).frame.x > width / 2)
    }
  }

  @Test func bothThumbsHaveASpaceBar() throws {
    let placed = placed(.split, form: .tablet, width: 810)
    let spaces = try #require(placed.layers[.letters]).filter { $0.key.action == .space }
    #expect(spaces.map(\.key.id) == ["space", "space-2"])
    #expect(spaces[0].frame.maxX < 405 && spaces[1].frame.x > 405)
    #expect(spaces.allSatisfy { $0.frame.width > 80 })
  }

  @Test func theKeysBesideTheGapAnswerOnBothSides() throws {
    let placed = placed(.split, form: .tablet, width: 810)
    let map = placed.hitMap(.letters)
    for (left, right) in [("t", "y"), ("g", "h"), ("v", "b")] {
      let (a, b) = (try key(left, of: placed).frame, try key(right, of: placed).frame)
      let besideLeft = Point(x: a.maxX + a.width / 2, y: a.center.y)
      let besideRight = Point(x: b.x - b.width / 2, y: b.center.y)
      #expect(map.key(at: besideLeft)?.key.id == right)
      #expect(map.key(at: besideRight)?.key.id == left)
      #expect(map.key(at: Point(x: (a.maxX + b.x) / 2, y: a.center.y)) == nil)
    }
  }

  @Test(arguments: [LayerID.letters, .numbers, .symbols])
  func betweenItsHalvesItIsOpen(layer: LayerID) throws {
    let placed = placed(.split, form: .tablet, width: 810)
    let opening = try #require(placed.opening(layer))
    // From the bar to the bottom edge, and as wide as the thumbs leave it.
    #expect(opening.seen.y == placed.bar?.maxY && opening.seen.maxY == placed.size.height)
    #expect(opening.seen.center.x == 405 && opening.seen.width > 810 * 0.15)
    for key in placed.layers[layer] ?? [] {
      #expect(key.frame.maxX < opening.seen.x || key.frame.x > opening.seen.maxX)
    }
    // No key answers where touches go through, and beside it keys do.
    let map = placed.hitMap(layer)
    let touched = opening.touched
    // The second row is indented, and reaches the furthest into the gap.
    let rows = Set((placed.layers[layer] ?? []).map(\.frame.center.y)).sorted()
    let row = try #require(rows.dropFirst().first)
    #expect(touched.x > opening.seen.x && touched.maxX < opening.seen.maxX)
    for x in stride(from: touched.x, through: touched.maxX, by: 1) {
      #expect(map.key(at: Point(x: x, y: row)) == nil)
    }
    #expect(map.key(at: Point(x: touched.x - 2 * placed.metrics.sideInset, y: row)) != nil)
  }

  @Test func aKeyboardInOnePieceIsNotOpen() {
    #expect(placed(.docked, form: .tablet, width: 810).opening(.letters) == nil)
    #expect(placed(.floating, form: .tablet, width: 810).opening(.letters) == nil)
    let names = placed(.split, .namePhonePad, form: .tablet, width: 810)
    #expect(names.opening(.letters) != nil)
    #expect(names.opening(.digits) == nil, "a pad's keys stand in the middle")
  }

  @Test func aTerminalsRowIsSplitToo() throws {
    let keyboard = keyboard {
      $0.form = .tablet
      $0.shape = .split
      $0.showsModifiers = true
    }
    #expect(keyboard.layers.allSatisfy { $0.rows.allSatisfy { $0.items.contains(.gap(.split)) } })
  }

  @Test(arguments: [LetterLayout.russian, .german])
  func everyAlphabetIsDivided(letters: LetterLayout) throws {
    let placed = placed(.split, form: .tablet, width: 810, letters: letters)
    let keys = try #require(placed.layers[.letters])
    let left = keys.filter { $0.frame.maxX < 405 && $0.key.action == .character }
    let right = keys.filter { $0.frame.x > 405 && $0.key.action == .character }
    #expect(left.count >= 13 && right.count >= 13)
    #expect(
      zip(keys, keys.dropFirst()).allSatisfy {
        $0.frame.maxX <= $1.frame.x + 0.01 || $0.frame.y < $1.frame.y
      })
  }

  @Test func padsAreNotSplit() {
    let placed = placed(.split, .numberPad, form: .tablet, width: 810)
    #expect(placed.keyboard.shape == .docked)
    #expect(placed == self.placed(.docked, .numberPad, form: .tablet, width: 810))
  }

  // MARK: Modifiers everywhere

  @Test func theRowOfModifiersStandsAboveLettersWhereItIsWanted() {
    let with = keyboard { $0.showsModifiers = true }
    #expect(with.text(.letters).first?.hasPrefix("escape tab control alt") == true)
    #expect(with.layers.allSatisfy { $0.rows.count == 5 })
    #expect(keyboard().layers.allSatisfy { $0.rows.count == 4 })
    #expect(keyboard(.numberPad) { $0.showsModifiers = true }.layers.first?.rows.count == 4)
  }
}
