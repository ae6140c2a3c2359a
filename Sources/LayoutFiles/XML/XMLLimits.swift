/// What a document may have at most. A real keyboard file is far below each of these.
struct XMLLimits: Sendable {
  /// Bytes in a file.
  var bytes = FileBytes.limit
  /// Elements within one another.
  var depth = 32
  /// Elements in a file.
  var elements = 10_000
}
