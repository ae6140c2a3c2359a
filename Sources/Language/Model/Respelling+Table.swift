/// What people write by ear, from what the letters sound like in each language.
extension Respelling {
  /// The respellings of a language; some hold both ways.
  static func table(language: String) -> [Respelling] {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    let rows = both[String(code)] ?? []
    let oneWay = typedForMeant[String(code)] ?? []
    return rows.flatMap { row in
      pairs(row.pairs).flatMap {
        [Respelling($0.0, $0.1, row.cost), Respelling($0.1, $0.0, row.cost)]
      }
    } + oneWay.flatMap { row in pairs(row.pairs).map { Respelling($0.0, $0.1, row.cost) } }
  }

  private struct Row: Sendable {
    var cost: Float
    /// Typed and meant with a hyphen between them.
    var pairs: String
  }

  private static func pairs(_ text: String) -> [(String, String)] {
    text.split(separator: " ").compactMap { pair in
      let parts = pair.split(separator: "-")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  /// Either may be typed for the other.
  private static let both: [String: [Row]] = [
    "en": [
      Row(cost: 3, pairs: "f-ph ie-ei tion-sion able-ible ance-ence ant-ent ise-ize yse-yze"),
      Row(
        cost: 3.5, pairs: "c-s c-k k-ck c-ck s-z i-y ee-ea el-le al-le er-or er-ar er-re ey-y ie-y"),
      Row(
        cost: 4,
        pairs:
          "j-g ai-ay ou-ow au-aw oo-u ee-ie ea-ie ew-ue oo-ew ur-er ir-er ious-eous ch-tch g-dg"),
      Row(
        cost: 4.5,
        pairs: "x-ks x-cks kw-qu k-qu ch-k ai-ei ay-ey oa-o ow-o ea-e ou-o ou-u or-our il-le oo-ou"),
    ],
    "de": [
      Row(cost: 1, pairs: "ss-ß"), Row(cost: 3.5, pairs: "f-v f-ph d-t ä-e eu-äu z-tz k-ck i-ie"),
    ],
    "es": [Row(cost: 3, pairs: "b-v ll-y c-s z-s c-z g-j"), Row(cost: 4, pairs: "qu-k i-y x-s")],
    "pt": [Row(cost: 3, pairs: "ss-ç s-ç s-z c-s x-ch g-j"), Row(cost: 4, pairs: "e-i o-u l-u")],
    "fr": [Row(cost: 3.5, pairs: "f-ph c-qu k-c s-ç c-ss an-en ai-é er-é ez-é ai-è o-au au-eau")],
    "it": [Row(cost: 3.5, pairs: "cu-qu c-q gn-ni sc-sci ce-cie")],
    "pl": [Row(cost: 3, pairs: "u-ó rz-ż ch-h"), Row(cost: 4, pairs: "om-ą en-ę on-ą em-ę")],
    "ru": [Row(cost: 3, pairs: "тся-ться а-о е-и"), Row(cost: 4, pairs: "з-с д-т г-в ш-щ")],
    "sv": [Row(cost: 3.5, pairs: "ä-e å-o sj-sk k-ck j-g")],
    // Final yeh with and without dots, and heh for teh marbuta, are one to many who write.
    "ar": [Row(cost: 1, pairs: "ي-ى"), Row(cost: 1.5, pairs: "ه-ة")],
    "tr": [Row(cost: 0.7, pairs: "i-ı"), Row(cost: 3.5, pairs: "g-ğ b-p d-t")],
  ]

  /// Only the first may be typed for the second.
  private static let typedForMeant: [String: [Row]] = [
    "en": [
      Row(cost: 3.5, pairs: "shun-tion ly-lly aly-ally s-sc c-sc us-ous ly-ely f-gh sh-ti sh-ci"),
      Row(
        cost: 4,
        pairs: "ally-ly n-kn r-wr m-mb n-gn w-wh te-ght ite-ight sh-ch er-eur ful-full full-ful"),
      Row(
        cost: 4.5,
        pairs: "s-ps t-ght t-th r-rh a-ea o-ough uff-ough off-ough ed-t d-ed k-ch m-mn s-st t-bt"),
    ],
    "de": [Row(cost: 0.5, pairs: "ae-ä oe-ö ue-ü")],
    "es": [Row(cost: 3.5, pairs: "a-ha e-he o-ho i-hi ui-hui ue-hue")],
    "it": [Row(cost: 3.5, pairs: "o-ho a-ha anno-hanno ai-hai")],
    "sv": [Row(cost: 2, pairs: "ae-ä oe-ö aa-å")],
  ]
}
