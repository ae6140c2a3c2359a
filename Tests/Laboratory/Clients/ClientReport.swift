/// One line that a client says (see `report.py`).
enum ClientReport: Decodable, Equatable {
  case ready
  case layout(width: Double, [String: Rectangle])
  /// A finger, and how much of the page is below it, where that is known to end with the desk.
  case touch(Point, below: Double?)
  case focus(String)
  case text(field: String, String)
  case value(String)

  private enum Event: String, Decodable { case ready, layout, touch, focus, text, value }
  private enum Key: String, CodingKey {
    case event, width, x, y, below, fields, field, text, value
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(Event.self, forKey: .event) {
    case .ready: self = .ready
    case .layout:
      let places = try values.decode([String: [Double]].self, forKey: .fields)
      self = .layout(
        width: try values.decode(Double.self, forKey: .width),
        try places.mapValues { try Self.rectangle($0, values) })
    case .touch:
      self = .touch(
        Point(
          x: try values.decode(Double.self, forKey: .x),
          y: try values.decode(Double.self, forKey: .y)),
        below: try values.decodeIfPresent(Double.self, forKey: .below))
    case .focus: self = .focus(try values.decode(String.self, forKey: .field))
    case .text:
      self = .text(
        field: try values.decode(String.self, forKey: .field),
        try values.decode(String.self, forKey: .text))
    case .value: self = .value(try values.decode(String.self, forKey: .value))
    }
  }

  private static func rectangle(
    _ numbers: [Double], _ values: KeyedDecodingContainer<Key>
  ) throws -> Rectangle {
    guard numbers.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .fields, in: values, debugDescription: "a rectangle is four numbers")
    }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
