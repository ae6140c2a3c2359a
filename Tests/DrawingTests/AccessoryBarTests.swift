import Layouts
import Scene
import TestSupport
import Testing

@testable import Drawing

/// An application's bar, at scale 2 in the light theme.
@Suite struct AccessoryBarTests {
  private static let background: UInt32 = 0xFFD5_D6DD
  private static let blue: UInt32 = 0xFF00_7AFF
  private static let white: UInt32 = 0xFFFF_FFFF

  private func picture(
    _ items: [AccessoryItem], pressed: [PlacedAccessoryBar.Target] = []
  ) throws -> ImageSurface {
    try paint(
      PieceScenes.accessoryBar(items, pressed: pressed),
      with: GoldenFonts.painter(BuiltInTheme.light.theme()), scale: 2)
  }

  private func button(_ label: String, icon: AccessoryIcon? = nil) -> AccessoryItem {
    AccessoryItem(kind: .button, id: "a", label: label, icon: icon)
  }

  /// What of the first item's box is not background, the line below the bar left out.
  private func ink(_ picture: ImageSurface, right: Int = 200) -> DeviceRect? {
    picture.ink(
      in: DeviceRect(left: 0, top: 0, right: right, bottom: 84), on: Self.background)
  }

  @Test("A prominent item is blue, a disabled one is not")
  func prominent() throws {
    var item = button("Done")
    item.isProminent = true
    #expect(try picture([item]).pixel(x: 30, y: 20) == Self.blue)
    item.isEnabled = false
    #expect(try picture([item]).pixel(x: 30, y: 20) == 0xFFAB_B1BA)
  }

  @Test("A plain button is a word on the bar; under a finger it has a surface")
  func plain() throws {
    let item = button("Sum")
    #expect(try picture([item]).pixel(x: 30, y: 20) == Self.background)
    #expect(try picture([item], pressed: [.init(id: "a")]).pixel(x: 30, y: 20) != Self.background)
  }

  @Test("A toggle that is on has a surface")
  func toggle() throws {
    var item = AccessoryItem(kind: .toggle, id: "a", label: "B", value: .isOn(true))
    #expect(try picture([item]).pixel(x: 30, y: 20) == Self.white)
    item.value = .isOn(false)
    #expect(try picture([item]).pixel(x: 30, y: 20) == Self.background)
  }

  @Test("The chosen segment stands out from its group")
  func segments() throws {
    let item = AccessoryItem(kind: .segments, id: "a", segments: ["cm", "in"], value: .index(1))
    let picture = try picture([item])
    #expect(picture.pixel(x: 30, y: 20) == 0xFFAB_B1BA)
    #expect(picture.pixel(x: 130, y: 20) == Self.white)
  }

  @Test("An icon stands for the label; one that is not known leaves the label")
  func icons() throws {
    let known = try ink(picture([button("Search", icon: .named("edit-find"))]))
    let word = try ink(picture([button("Search")]))
    let unknown = try ink(picture([button("Search", icon: .named("no-such"))]))
    let broken = try ink(picture([button("Search", icon: .path("M0 0A1"))]))
    #expect(known != word)
    // Under an icon an item is as narrow as a finger; the word shrinks into it.
    #expect(unknown != nil && unknown == broken && unknown != known)
  }

  @Test("An outline is filled in its box and cut off outside")
  func outline() throws {
    let square = try #require(try ink(picture([button("", icon: .path("M0 0h24v24H0z"))])))
    // 24 logical pixels in the middle of an item that is 44 wide and begins at 8.
    #expect(square == DeviceRect(left: 36, top: 20, right: 84, bottom: 68))
    let wide = try ink(picture([button("", icon: .path("M-99 0h999v24H-99z"))]))
    #expect(wide == square)
  }

  @Test("A long word keeps within its item, at 280 too")
  func longWord() throws {
    let items = (1...6).map {
      AccessoryItem(kind: .chip, id: "\($0)", label: "Donaudampfschifffahrtsgesellschaft")
    }
    let bar = try #require(PlacedAccessoryBar(items, width: 280))
    #expect(bar.range > 0)
    let painter = try GoldenFonts.painter(BuiltInTheme.light.theme())
    for index in 0..<5 {
      // Dragged until the gap behind the item is in the middle.
      let shown = bar.scrolled(to: bar.items[index].frame.maxX - 140)
      var scene = Scene(size: Size(width: 280, height: 44), body: .keys([]))
      scene.accessoryBar = AccessoryBar(shown)
      let picture = try paint(scene, with: painter, scale: 2)
      let gap = DeviceRect(
        left: Int((shown.items[index].frame.maxX * 2).rounded(.up)), top: 0,
        right: Int((shown.items[index + 1].frame.x * 2).rounded(.down)), bottom: 84)
      #expect(gap.x > 200 && gap.maxX < 360)
      #expect(picture.ink(in: gap, on: Self.background) == nil)
    }
  }

  @Test("Items fade where they go on beyond an edge, and only there")
  func fade() throws {
    let items = (1...3).map {
      AccessoryItem(
        kind: .button, id: "\($0)", label: "Donaudampfschifffahrtsgesellschaftskapitän",
        isProminent: true)
    }
    let painter = try GoldenFonts.painter(BuiltInTheme.light.theme())
    /// Whether it is plainly blue at the left edge, in the middle of an item, and at the right edge.
    func isBlue(draggedBy offset: Double) throws -> [Bool] {
      let picture = try paint(
        PieceScenes.accessoryBar(items, draggedBy: offset), with: painter, scale: 2)
      return [20, 200, 759].map { picture.pixel(x: $0, y: 20) == Self.blue }
    }
    #expect(try isBlue(draggedBy: 0) == [true, true, false])
    #expect(try isBlue(draggedBy: 100) == [false, true, false])
    #expect(try isBlue(draggedBy: 5000) == [false, true, true])
  }

  @Test("Pressing an item paints its place alone anew")
  func damage() throws {
    let items = PieceScenes.accessories
    let rest = PieceScenes.accessoryBar(items)
    let pressed = PieceScenes.accessoryBar(items, pressed: [.init(id: "bold")])
    let frame = try #require(rest.accessoryBar?.items.first { $0.item.id == "bold" }?.frame)
    #expect(pressed.difference(from: rest) == [frame])
    #expect(rest.difference(from: rest).isEmpty)
    var none = rest
    none.accessoryBar = nil
    #expect(none.difference(from: rest) == [Rect(x: 0, y: 0, width: 390, height: 44)])
  }
}
