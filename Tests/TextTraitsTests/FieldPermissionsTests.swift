import Testing

@testable import TextTraits

@Suite("Field permissions")
struct FieldPermissionsTests {
  func permissions(_ change: (inout TextInputTraits) -> Void = { _ in }) -> FieldPermissions {
    var traits = TextInputTraits()
    change(&traits)
    return FieldPermissions(traits)
  }

  func refused(_ reason: FieldPermissions.Reason, by permissions: FieldPermissions) -> Set<
    FieldPermissions.Part
  > {
    Set(permissions.refusals.filter { $0.value == reason }.keys)
  }

  @Test("A field that says nothing allows everything")
  func nothing() {
    #expect(permissions().refusals.isEmpty)
  }

  @Test("A secret field allows nothing", arguments: KeyboardType.allCases)
  func secret(type: KeyboardType) {
    for path in [\TextInputTraits.isSecureTextEntry, \.isSensitive] {
      let permissions = permissions {
        $0.keyboardType = type
        $0[keyPath: path] = true
        $0.autocorrectionType = .yes
        $0.suggestionType = .yes
      }
      #expect(refused(.secret, by: permissions) == Set(FieldPermissions.Part.allCases))
    }
  }

  @Test("Nothing is learned from a private field, but it may be suggested upon")
  func privateField() {
    #expect(permissions { $0.isPrivate = true }.refusals == [.learning: .private])
  }

  @Test("A terminal keeps what is typed as it is")
  func terminal() {
    let permissions = FieldPermissions(PartialTraits(textInput: .terminal, hints: []).completed)
    #expect(
      refused(.terminal, by: permissions)
        == Set(FieldPermissions.Part.allCases).subtracting([.preview, .thirdPartyKeyboards]))
  }

  /// Reference 1.4 (bar), 5.6 (types that autocorrect), 1.1 (capitals), 7.3 (third parties), and
  /// rule 10 of the design (learning): type, then whether each is allowed.
  static let types: [(KeyboardType, [FieldPermissions.Part: Bool])] = [
    (.default, row(bar: true, corrects: true, learns: true, capitals: true)),
    (.asciiCapable, row(bar: true, corrects: true, learns: true, capitals: true)),
    (.twitter, row(bar: true, corrects: true, learns: true, capitals: true)),
    (.numbersAndPunctuation, row(bar: true, capitals: true)),
    (.url, row(bar: true)),
    (.emailAddress, row(bar: true)),
    (.webSearch, row(bar: true, doubleSpace: true)),
    (.namePhonePad, row(bar: true, learns: true, thirdParty: false)),
    (.numberPad, row()),
    (.asciiCapableNumberPad, row()),
    (.decimalPad, row()),
    (.phonePad, row(thirdParty: false)),
  ]

  static func row(
    bar: Bool = false, corrects: Bool = false, learns: Bool = false, capitals: Bool = false,
    doubleSpace: Bool? = nil, thirdParty: Bool = true
  ) -> [FieldPermissions.Part: Bool] {
    [
      .suggestions: bar, .correction: corrects, .textReplacement: corrects,
      .doubleSpacePeriod: doubleSpace ?? corrects, .inlinePrediction: corrects, .learning: learns,
      .automaticCapitals: capitals, .thirdPartyKeyboards: thirdParty, .preview: true,
    ]
  }

  @Test("Each keyboard type has its clever parts", arguments: types)
  func keyboardType(type: KeyboardType, allowed: [FieldPermissions.Part: Bool]) {
    let permissions = permissions { $0.keyboardType = type }
    for (part, isAllowed) in allowed {
      #expect(permissions.allows(part) == isAllowed, "\(part)")
    }
    #expect(permissions.refusals.values.allSatisfy { $0 == .keyboardType })
  }

  @Test("The table has every keyboard type")
  func complete() {
    #expect(Set(Self.types.map(\.0)) == Set(KeyboardType.allCases))
  }

  @Test(
    "Curly quotes and dashes are for running text that need not be ASCII",
    arguments: KeyboardType.allCases)
  func smartPunctuation(type: KeyboardType) {
    let permissions = permissions { $0.keyboardType = type }
    let isAllowed = [.default, .twitter].contains(type)
    #expect(permissions.allows(.smartQuotes) == isAllowed)
    #expect(permissions.allows(.smartDashes) == isAllowed)
  }

  typealias Change = @Sendable (inout TextInputTraits) -> Void

  static let refusals: [(String, Change, Set<FieldPermissions.Part>)] = [
    (
      "correction, which stands for suggestions as on iOS", { $0.autocorrectionType = .no },
      [.correction, .suggestions, .inlinePrediction]
    ),
    (
      "correction, but suggestions by name",
      {
        $0.autocorrectionType = .no
        $0.suggestionType = .yes
      }, [.correction]
    ),
    ("suggestions", { $0.suggestionType = .no }, [.suggestions, .inlinePrediction]),
    ("inline prediction", { $0.inlinePredictionType = .no }, [.inlinePrediction]),
    ("curly quotes", { $0.smartQuotesType = .no }, [.smartQuotes]),
    ("dashes", { $0.smartDashesType = .no }, [.smartDashes]),
    ("smart spaces", { $0.smartInsertDeleteType = .no }, [.smartInsertDelete]),
    ("capitals", { $0.autocapitalizationType = .none }, [.automaticCapitals]),
    ("nothing", { $0.autocorrectionType = .yes }, []),
  ]

  @Test("A field refuses what it says no to", arguments: refusals)
  func field(name: String, change: Change, parts: Set<FieldPermissions.Part>) {
    let permissions = permissions(change)
    #expect(refused(.field, by: permissions) == parts, "\(name)")
    #expect(permissions.refusals.count == parts.count)
  }

  @Test(
    "By a wish a keyboard for other text has what running text has, but no pad and no secret field",
    arguments: [
      (.url, true), (.webSearch, true), (.numberPad, false), (.phonePad, false),
    ] as [(KeyboardType, Bool)])
  func wish(type: KeyboardType, isAllowed: Bool) {
    let asks: (inout TextInputTraits) -> Void = {
      $0.keyboardType = type
      $0.autocorrectionType = .yes
      $0.inlinePredictionType = .yes
      $0.smartQuotesType = .yes
    }
    let open = permissions(asks)
    #expect(open.allows(.correction) == isAllowed)
    #expect(open.allows(.inlinePrediction) == isAllowed)
    #expect(open.allows(.smartQuotes) == isAllowed)
    #expect(!open.allows(.smartDashes))
    #expect(!open.allows(.learning))
    let secret = permissions {
      asks(&$0)
      $0.isSensitive = true
    }
    #expect(!secret.allows(.correction))
  }

  @Test("Curly quotes come to an ASCII keyboard by a wish")
  func asciiQuotes() {
    let permissions = permissions {
      $0.keyboardType = .asciiCapable
      $0.smartQuotesType = .yes
    }
    #expect(permissions.allows(.smartQuotes))
    #expect(permissions.refusals[.smartDashes] == .keyboardType)
  }

  @Test("Of several reasons the gravest is told")
  func reason() {
    let permissions = permissions {
      $0.isSensitive = true
      $0.isPrivate = true
      $0.isTerminal = true
      $0.keyboardType = .numberPad
    }
    #expect(Set(permissions.refusals.values) == [.secret])
    #expect(
      FieldPermissions.rules.map(\.reason)
        == FieldPermissions.rules.map(\.reason).sorted(by: isGraver))
  }

  private func isGraver(_ one: FieldPermissions.Reason, _ other: FieldPermissions.Reason) -> Bool {
    let order = FieldPermissions.Reason.allCases
    return (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
  }

  @Test(
    "Cards, codes and addresses are never learned from",
    arguments: [
      .creditCardNumber, .creditCardSecurityCode, .creditCardName, .oneTimeCode, .url,
      .emailAddress,
      .password, .newPassword, .username,
    ] as [TextContentType])
  func neverLearned(type: TextContentType) {
    let resolved = TraitsResolver.resolve([.registeredField: .saying(\.textContentType, type)])
    #expect(!FieldPermissions(resolved.traits).allows(.learning))
  }
}
