/// Why there is no figure.
struct BenchmarkFailure: Error, CustomStringConvertible {
  var description: String
}
