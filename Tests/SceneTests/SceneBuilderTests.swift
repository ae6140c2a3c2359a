import Layouts
import Testing
import TextTraits

@testable import Scene

@Suite struct SceneBuilderTests {
  private var placed: PlacedKeyboard {
    let letter = LetterLayout.Letter(face: KeyFace("a"), shiftedFace: KeyFace("A"))
    let letters = LetterLayout(id: "en", language: "en", name: "English", rows: [[letter]])
    let request = KeyboardRequest(letters: letters, asciiLetters: letters)
    return PlacedKeyboard(
      KeyboardComposer(request).keyboard(), metrics: KeyboardMetrics(form: .phone, width: 390))
  }

  private func scene(_ change: (inout SceneState) -> Void) -> Scene {
    var state = SceneState(layer: .letters)
    change(&state)
    return SceneBuilder(placed, state: state).scene()
  }

  private func key(_ id: String, in scene: Scene) -> SceneKey? { scene.keys.first { $0.id == id } }

  @Test func keysOfTheLayerAndTheStripAreShown() {
    let ids = scene { _ in }.keys.map(\.id)
    #expect(ids == ["shift", "a", "delete", "numbers", "space", "return", "emoji", "dismiss"])
  }

  @Test(
    "Shift changes faces and its own picture",
    arguments: [
      (ShiftState.off, "a", Icon.shift, false), (.on, "A", .shiftFilled, true),
      (.locked, "A", .capsLock, true),
    ])
  func shift(state: ShiftState, label: String, icon: Icon, isOn: Bool) {
    let scene = scene { $0.shift = state }
    #expect(key("a", in: scene)?.face.label == label)
    #expect(key("shift", in: scene)?.icon == icon)
    #expect(key("shift", in: scene)?.isOn == isOn)
  }

  @Test func pressedKeysAreMarked() {
    let scene = scene { $0.pressed = ["a"] }
    #expect(key("a", in: scene)?.isPressed == true)
    #expect(key("space", in: scene)?.isPressed == false)
  }

  @Test func theSpaceBarStandsOutWhileItSelects() {
    let pressed = scene { $0.pressed = ["space"] }
    #expect(key("space", in: pressed)?.style == .character)
    let selecting = scene {
      $0.pressed = ["space"]
      $0.isSelecting = true
    }
    #expect(key("space", in: selecting)?.style == .prominent)
    #expect(key("space", in: selecting)?.isPressed == false)
    #expect(key("a", in: selecting)?.style == .character)
  }

  @Test func aFlickIsTheKeysOwn() {
    let flick = SceneKey.Flick(share: 0.4, isChosen: false)
    let scene = scene { $0.flicks = ["a": flick] }
    #expect(key("a", in: scene)?.flick == flick)
    #expect(key("space", in: scene)?.flick == nil)
  }

  @Test func anotherLayerHasItsOwnKeys() {
    let scene = scene { $0.layer = .numbers }
    #expect(key("1", in: scene) != nil)
    #expect(key("a", in: scene) == nil)
  }

  @Test func suggestionsShareTheBar() {
    let scene = scene {
      $0.suggestions = [
        .init(text: "“teh”", kind: .typed), .init(text: "the", kind: .correction),
        .init(text: "tech"),
      ]
    }
    #expect(scene.bar?.slots.map(\.frame.x) == [0, 130, 260])
    #expect(scene.bar?.slots.map(\.kind) == [.typed, .correction, .guess])
    #expect(scene.bar?.slots.contains(where: \.isPressed) == false)
    #expect(scene.bar?.privateMark == nil)
  }

  @Test func theSlotUnderAFingerIsMarked() {
    let scene = scene {
      $0.suggestions = [.init(text: "a"), .init(text: "b"), .init(text: "c")]
      $0.pressedSuggestion = 1
    }
    #expect(scene.bar?.slots.map(\.isPressed) == [false, true, false])
  }

  @Test("In private mode a mark stands at the left of the bar, whatever is offered")
  func privateMark() {
    for words in [[], ["a", "b", "c"]] {
      let scene = scene {
        $0.isPrivate = true
        $0.suggestions = words.map { .init(text: $0) }
      }
      #expect(scene.bar?.privateMark == Rect(x: 0, y: 0, width: 36, height: 45))
      #expect(scene.bar?.slots.map(\.frame.x) == (words.isEmpty ? [] : [36, 154, 272]))
    }
  }
}

/// What the keyboard's shape changes of the scene.
@Suite struct ShapeSceneTests {
  private func scene(_ shape: KeyboardShape) -> Scene {
    let letters = LetterLayout(
      id: "en", language: "en", name: "English",
      rows: [[LetterLayout.Letter(face: KeyFace("a"))]])
    let keyboard = KeyboardComposer(
      KeyboardRequest(letters: letters, asciiLetters: letters, shape: shape)
    ).keyboard()
    let metrics = KeyboardMetrics(form: .phone, width: 390, shape: keyboard.shape)
    return SceneBuilder(
      PlacedKeyboard(keyboard, metrics: metrics), state: SceneState(layer: .letters)
    ).scene()
  }

  @Test(
    "The way back points to where the keyboard grows",
    arguments: [
      (KeyboardShape.left, Icon.chevronRight), (.right, .chevronLeft), (.floating, .handle),
    ])
  func icons(shape: KeyboardShape, icon: Icon) {
    let key = scene(shape).strip.first { [.dock, .handle].contains($0.action) }
    #expect(key?.icon == icon)
  }

  @Test func onlyAFloatingKeyboardFloats() {
    #expect(KeyboardShape.allCases.filter { scene($0).floats } == [.floating])
  }
}
