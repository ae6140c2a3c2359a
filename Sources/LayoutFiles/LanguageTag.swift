/// A language tag of BCP 47, well-formed as far as file names and look-ups need it.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The parts between the hyphens, in their customary case: `zh`, `Hant`, `TW`.
  public var subtags: [String]

  /// The tag written as `text`, or nil where it is none.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.count),
      language.allSatisfy(\.isASCIILetter), parts.count <= 16,
      parts.dropFirst().allSatisfy({
        (1...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric)
      })
    else { return nil }
    subtags = parts.enumerated().map { index, part in
      Self.inCustomaryCase(String(decoding: part, as: UTF8.self), isFirst: index == 0)
    }
    lowercaseExtensions()
  }

  private init(subtags: [String]) { self.subtags = subtags }

  /// RFC 5646, 2.1.1: scripts in title case, regions in upper case, the rest in lower case.
  private static func inCustomaryCase(_ subtag: String, isFirst: Bool) -> String {
    let isWord = subtag.utf8.allSatisfy(\.isASCIILetter)
    switch subtag.utf8.count {
    case 2 where isWord && !isFirst: return subtag.uppercased()
    case 4 where isWord && !isFirst:
      return subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    default: return subtag.lowercased()
    }
  }

  private mutating func lowercaseExtensions() {
    guard let singleton = subtags.firstIndex(where: { $0.utf8.count == 1 }) else { return }
    for index in singleton..<subtags.count { subtags[index] = subtags[index].lowercased() }
  }

  /// The tag without extensions and private use: `fr-CH` of `fr-CH-t-k0-azerty`.
  public var withoutExtensions: LanguageTag {
    LanguageTag(subtags: Array(subtags.prefix { $0.utf8.count > 1 }))
  }

  /// The tag itself and the ever more general ones to look under in its place (RFC 4647, 3.4).
  public var lookupChain: [LanguageTag] {
    var chain = [self]
    var rest = subtags
    while rest.count > 1 {
      rest.removeLast()
      if rest.count > 1, rest.last?.utf8.count == 1 { rest.removeLast() }
      chain.append(LanguageTag(subtags: rest))
    }
    return chain
  }

  /// The tag as text.
  public var description: String { subtags.joined(separator: "-") }
}
