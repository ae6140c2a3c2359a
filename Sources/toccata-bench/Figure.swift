/// Something measured, and what it may be at most.
struct Figure: CustomStringConvertible {
  var name: String
  var value: Double
  var unit: String
  var bound: Double

  var isWithinBound: Bool { value <= bound }

  /// `name value unit bound`.
  var description: String {
    "\(name) \((value * 1000).rounded() / 1000) \(unit) \(bound)"
  }
}
