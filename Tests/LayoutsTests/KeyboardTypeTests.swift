import Testing
import TextTraits

@testable import Layouts

/// The key sets of reference 1.2 and 1.3 on an English phone, row by row.
@Suite struct KeyboardTypeTests {
  static let digits = "1 2 3 4 5 6 7 8 9 0"
  static let numberRows = [digits, "- / : ; ( ) $ & @ \"", "#+= . , ? ! ' delete"]
  static let symbolRows = [
    "[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •", "123 . , ? ! ' delete",
  ]
  static let letterRows = [
    "q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete",
  ]

  @Test(
    "Row 4 of the letters is the type's own",
    arguments: [
      (KeyboardType.default, "123 space return"),
      (.asciiCapable, "123 space return"),
      (.numbersAndPunctuation, "123 space return"),
      (.url, "123 . / .com return"),
      (.emailAddress, "123 space @ . return"),
      (.twitter, "123 space @ #"),
      (.webSearch, "123 space . return:go"),
      (.namePhonePad, "123 space return"),
    ])
  func bottomRow(type: KeyboardType, row: String) {
    #expect(keyboard(type).text(.letters) == Self.letterRows + [row])
  }

  @Test(
    "Types without punctuation of their own share two layers",
    arguments: [
      (KeyboardType.default, "ABC space return"),
      (.asciiCapable, "ABC space return"),
      (.numbersAndPunctuation, "ABC space return"),
      (.twitter, "ABC space @ #"),
      (.webSearch, "ABC space . return:go"),
    ])
  func sharedLayers(type: KeyboardType, row: String) {
    let keyboard = keyboard(type)
    #expect(keyboard.text(.numbers) == Self.numberRows + [row])
    #expect(keyboard.text(.symbols) == Self.symbolRows + [row])
  }

  @Test func addressLayersOfURL() {
    let keyboard = keyboard(.url)
    let bottom = "ABC . / .com return"
    #expect(
      keyboard.text(.numbers)
        == [Self.digits, "@ & % ? , = [ ]", "#+= _ : - + delete", bottom])
    #expect(
      keyboard.text(.symbols)
        == ["* $ # ! ' ^ ~ ; ( )", "@ & % ? , = [ ]", "123 _ : - + delete", bottom])
  }

  @Test func addressLayersOfEmail() {
    let keyboard = keyboard(.emailAddress)
    let bottom = "ABC space @ . return"
    #expect(
      keyboard.text(.numbers)
        == [Self.digits, "$ ! ~ & = # [ ]", "#+= . _ - + delete", bottom])
    #expect(
      keyboard.text(.symbols)
        == ["` | { } ? % ^ * / '", "$ ! ~ & = # [ ]", "123 . _ - + delete", bottom])
  }

  @Test(
    "Each type opens on its own layer",
    arguments: [
      (KeyboardType.default, [LayerID.letters, .numbers, .symbols]),
      (.asciiCapable, [.letters, .numbers, .symbols]),
      (.numbersAndPunctuation, [.numbers, .symbols, .letters]),
      (.url, [.letters, .numbers, .symbols]),
      (.numberPad, [.digits]),
      (.phonePad, [.digits, .phoneSymbols]),
      (.namePhonePad, [.letters, .digits]),
      (.emailAddress, [.letters, .numbers, .symbols]),
      (.decimalPad, [.digits]),
      (.twitter, [.letters, .numbers, .symbols]),
      (.webSearch, [.letters, .numbers, .symbols]),
      (.asciiCapableNumberPad, [.digits]),
    ])
  func layers(type: KeyboardType, layers: [LayerID]) {
    #expect(keyboard(type).layers.map(\.id) == layers)
    #expect(keyboard(type).openingLayer == layers[0])
  }

  @Test("Ids are unique on every layer", arguments: KeyboardType.allCases)
  func uniqueIDs(type: KeyboardType) {
    for form in Form.allCases {
      let keyboard = keyboard(type) { $0.form = form }
      for layer in keyboard.layers {
        let ids = layer.keys.map(\.id)
        #expect(Set(ids).count == ids.count, "\(form) \(layer.id.rawValue): \(ids)")
      }
    }
  }

  @Test("Every layer key leads to a layer that exists, but for a pad's way to letters")
  func targets() {
    for type in KeyboardType.allCases {
      let keyboard = keyboard(type)
      for key in keyboard.layers.flatMap(\.keys) {
        if let target = key.action.target { #expect(keyboard.layer(target) != nil) }
      }
    }
  }

  @Test func layerSwitchKeysStandInTheCornersOfRows3And4() {
    #expect(keyboard().layer(.numbers)?.keys.filter { $0.action == .layer(.symbols) }.count == 1)
    #expect(keyboard().layer(.symbols)?.keys.filter { $0.action == .layer(.numbers) }.count == 1)
  }
}
