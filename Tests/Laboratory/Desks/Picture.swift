/// What can be told of a picture of a desk.
@DeskActor
public struct Picture {
  /// Pixels.
  public let width, height: Int
  /// How many colours there are: an empty screen has one.
  public let colors: Int
  /// The same for pictures that show the same.
  public let signature: String

  /// Reads a PNG file.
  public init(_ path: String, in desk: Desk) throws {
    let facts = try desk.session.require(["/usr/bin/identify", "-format", "%w %h %k %#", path])
    let numbers = facts.split(separator: " ").compactMap { Int($0) }
    guard numbers.count >= 3 else { throw LaboratoryError("\(path) is not a picture") }
    signature = facts
    (width, height, colors) = (numbers[0], numbers[1], numbers[2])
  }
}
