/// What UTS #35 part 7 allows in one element, as far as Toccata reads it.
struct ElementRule: Sendable {
  /// Attributes that must be there.
  var required: [String] = []
  /// Attributes that may be there.
  var optional: [String] = []
  /// The elements that may stand in it.
  var children: [String] = []
  /// The element of which it must have at least one, if any.
  var neededChild: String?
  /// Whether its parent may have only one of it.
  var isSingle = false
  /// The attributes that tell it from its siblings; no two siblings may agree in all of them.
  var identity: [String] = []
  /// Elements that share their identities with it; by default only those of its own name.
  var namespace: String?

  /// The rules by element name. What is missing here (`transforms`, `form`, `scanCodes`, `settings`,
  /// `special`) is refused by name: composing is not done in keyboard files.
  static let all: [String: ElementRule] = [
    "keyboard3": ElementRule(
      required: ["locale", "conformsTo"], optional: ["xmlns", "draft"],
      children: [
        "import", "locales", "version", "info", "displays", "keys", "flicks", "forms", "layers",
        "variables",
      ]),
    "import": ElementRule(required: ["path"], optional: ["base"]),
    "locales": ElementRule(children: ["locale"], isSingle: true),
    "locale": ElementRule(required: ["id"], identity: ["id"]),
    "version": ElementRule(optional: ["number", "cldrVersion"], isSingle: true),
    "info": ElementRule(
      required: ["name"], optional: ["author", "attribution", "layout", "indicator"],
      isSingle: true),
    "displays": ElementRule(children: ["import", "display", "displayOptions"], isSingle: true),
    "display": ElementRule(
      required: ["display"], optional: ["keyId", "output"], identity: ["keyId", "output"]),
    "displayOptions": ElementRule(optional: ["baseCharacter"], isSingle: true),
    "keys": ElementRule(children: ["import", "key"], isSingle: true),
    "key": ElementRule(
      required: ["id"],
      optional: [
        "output", "gap", "layerId", "longPressKeyIds", "longPressDefaultKeyId", "flickId",
        "multiTapKeyIds", "stretch", "width",
      ],
      identity: ["id"]),
    "flicks": ElementRule(children: ["import", "flick"], isSingle: true),
    "flick": ElementRule(
      required: ["id"], children: ["flickSegment"], neededChild: "flickSegment", identity: ["id"]),
    "flickSegment": ElementRule(required: ["directions", "keyId"], identity: ["directions"]),
    "forms": ElementRule(children: ["import"], isSingle: true),
    "layers": ElementRule(
      required: ["formId"], optional: ["minDeviceWidth"], children: ["import", "layer"],
      identity: ["formId", "minDeviceWidth"]),
    "layer": ElementRule(
      optional: ["id", "modifiers"], children: ["row"], neededChild: "row",
      identity: ["id", "modifiers"]),
    "row": ElementRule(required: ["keys"]),
    "variables": ElementRule(children: ["import", "string", "set", "uset"], isSingle: true),
    "string": ElementRule(
      required: ["id", "value"], identity: ["id"], namespace: "variable"),
    "set": ElementRule(required: ["id", "value"], identity: ["id"], namespace: "variable"),
    "uset": ElementRule(required: ["id", "value"], identity: ["id"], namespace: "variable"),
  ]
}
