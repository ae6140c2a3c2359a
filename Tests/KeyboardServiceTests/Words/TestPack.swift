import Foundation
import Language
import Stores
import TextTraits
import Typing

@testable import KeyboardService

/// A small language pack in a data folder of its own.
final class TestPack {
  let folder: String

  /// Words by how often they occur in a thousand.
  static let english: KeyValuePairs = [
    "the": 60.0, "then": 3, "they": 4, "hello": 1, "help": 1, "world": 1, "would": 2, "you": 20,
    "going": 1, "are": 5, "it": 10, "is": 12, "in": 15, "on": 10, "home": 1, "tea": 0.5,
  ]
  static let german: KeyValuePairs = ["der": 30.0, "die": 30, "und": 25, "Haus": 1, "nicht": 8]

  init(
    _ languages: [String: KeyValuePairs<String, Double>] = ["en": english],
    offensive: Set<String> = []
  ) throws {
    folder = FileManager.default.temporaryDirectory.path + "/toccata-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/packs", withIntermediateDirectories: true)
    for (language, words) in languages {
      let source = LanguageSource(
        language: language,
        words: words.map {
          SourceWord(
            text: $0.key, logProbability: Float(log($0.value / 1_000)),
            isOffensive: offensive.contains($0.key))
        }, bigrams: [], trigrams: [], unigramBackoffs: [], sentenceStartBackoff: 0,
        replacements: [])
      var writer = PackWriter()
      try writer.add("language", Array(language.utf8))
      for (name, bytes) in LanguageSections(source).sections { try writer.add(name, bytes) }
      try writer.write(to: "\(folder)/packs/\(language).pack")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ name: String, _ bytes: String) throws {
    try Data(bytes.utf8).write(to: URL(filePath: folder + "/" + name))
  }
}

extension FocusedField {
  /// A field with these traits that says all it could.
  init(_ change: (inout TextInputTraits) -> Void = { _ in }) {
    var traits = TextInputTraits()
    change(&traits)
    self.init(
      resolved: ResolvedTraits(traits: traits, sources: [:]), appID: "",
      capabilities: Capabilities(), keyboardChoice: .asked)
  }
}
