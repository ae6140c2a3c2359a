/// An element of an XML document with its children, and where it stands. Text is not kept: keyboard
/// files have none.
struct XMLElement: Sendable {
  /// The element's name.
  var name: String
  /// Its attributes.
  var attributes: [String: String]
  /// The elements in it, in the order of the document.
  var children: [XMLElement] = []
  /// Where its start tag begins.
  var place: FilePlace
}
