import Testing

@testable import TextTraits

@Suite("Traits resolver")
struct TraitsResolverTests {
  @Test("Without a source a field has UIKit's defaults")
  func nobody() {
    let resolved = TraitsResolver.resolve([:])
    #expect(resolved.traits == TextInputTraits())
    #expect(resolved.sources.isEmpty)
  }

  @Test("Each source alone is heard", arguments: TraitSource.allCases)
  func alone(source: TraitSource) {
    let resolved = TraitsResolver.resolve([source: .saying(\.keyboardType, .url)])
    #expect(resolved.traits.keyboardType == .url)
    #expect(resolved.sources == ["keyboardType": source])
  }

  @Test("The application's own word is the strongest, purpose and hints the weakest that is asked")
  func order() {
    let order: [TraitSource] = [.registeredField, .accessibility, .appRule, .textInput]
    #expect(Array(TraitSource.allCases.prefix(4)) == order)
    for (index, stronger) in order.enumerated() {
      for weaker in order[(index + 1)...] {
        let resolved = TraitsResolver.resolve([
          weaker: .saying(\.keyboardType, .url).saying(\.allowsSign, true),
          stronger: .saying(\.keyboardType, .twitter),
        ])
        #expect(resolved.traits.keyboardType == .twitter)
        #expect(resolved.sources == ["keyboardType": stronger, "allowsSign": weaker])
      }
    }
  }

  @Test("A default that is said is as good as any other word")
  func saidDefault() {
    let resolved = TraitsResolver.resolve([
      .registeredField: .saying(\.keyboardType, .default),
      .textInput: .saying(\.keyboardType, .url),
    ])
    #expect(resolved.traits.keyboardType == .default)
    #expect(resolved.sources["keyboardType"] == .registeredField)
  }

  static let secrets: [PartialTraits] = [
    .saying(\.isSecureTextEntry, true), .saying(\.isSensitive, true), .saying(\.isPrivate, true),
  ]

  @Test("Any source can add secrecy, and none can take it away", arguments: secrets)
  func secrecy(said: PartialTraits) throws {
    let open = PartialTraits.saying(\.isSecureTextEntry, false).saying(\.isSensitive, false)
      .saying(\.isPrivate, false)
    let name = try #require(said.names.first)
    for source in TraitSource.allCases {
      var statements: [TraitSource: PartialTraits] = [:]
      for other in TraitSource.allCases {
        statements[other] = other == source ? said : open
      }
      let resolved = TraitsResolver.resolve(statements)
      let trait = try #require(Trait.all.first { $0.name == name })
      #expect(trait.isEqual(resolved.traits, said.completed))
      #expect(resolved.sources[name] == source)
    }
  }
}

@Suite("Traits resolver: content type")
struct ContentTypeResolutionTests {
  @Test("The meaning refines what nobody said")
  func refines() {
    let resolved = TraitsResolver.resolve([
      .registeredField: .saying(\.textContentType, .oneTimeCode)
    ])
    #expect(resolved.traits.keyboardType == .numberPad)
    #expect(resolved.traits.isPrivate)
    #expect(resolved.sources["textContentType"] == .registeredField)
    #expect(resolved.sources["keyboardType"] == .contentType)
  }

  @Test("What the source of the meaning says besides counts more")
  func ownWord() {
    let resolved = TraitsResolver.resolve([
      .registeredField: .saying(\.textContentType, .username).saying(\.keyboardType, .asciiCapable)
    ])
    #expect(resolved.traits.keyboardType == .asciiCapable)
    #expect(resolved.traits.autocapitalizationType == .none)
    #expect(resolved.sources["keyboardType"] == .registeredField)
  }

  @Test("But not if it is only the default, since UIKit cannot tell that from silence")
  func ownDefault() {
    let resolved = TraitsResolver.resolve([
      .registeredField: .saying(\.textContentType, .emailAddress).saying(\.keyboardType, .default)
    ])
    #expect(resolved.traits.keyboardType == .emailAddress)
  }

  @Test("What weaker sources say counts less than the meaning")
  func weakerSource() {
    let qt = PartialTraits(
      textInput: .normal, hints: [.completion, .spellcheck, .autoCapitalization])
    let resolved = TraitsResolver.resolve([
      .registeredField: .saying(\.textContentType, .username), .textInput: qt,
    ])
    #expect(resolved.traits.autocapitalizationType == .none)
    #expect(resolved.traits.autocorrectionType == .no)
  }

  @Test("What stronger sources say counts more than the meaning")
  func strongerSource() {
    let resolved = TraitsResolver.resolve([
      .registeredField: .saying(\.keyboardType, .twitter),
      .appRule: .saying(\.textContentType, .telephoneNumber),
    ])
    #expect(resolved.traits.keyboardType == .twitter)
    #expect(resolved.traits.autocorrectionType == .no)
  }

  @Test("Only the strongest meaning refines")
  func oneMeaning() {
    let resolved = TraitsResolver.resolve([
      .registeredField: .saying(\.textContentType, .jobTitle),
      .textInput: .saying(\.textContentType, .oneTimeCode),
    ])
    #expect(resolved.traits.textContentType == .jobTitle)
    #expect(resolved.traits.keyboardType == .default)
    #expect(!resolved.traits.isPrivate)
  }

  @Test("A password by its meaning is secure, whoever says it is not")
  func password() {
    let resolved = TraitsResolver.resolve([
      .registeredField: .saying(\.isSecureTextEntry, false),
      .accessibility: .saying(\.textContentType, .password),
    ])
    #expect(resolved.traits.isSecureTextEntry)
    #expect(resolved.sources["isSecureTextEntry"] == .contentType)
  }
}
