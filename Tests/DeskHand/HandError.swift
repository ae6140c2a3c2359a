/// Why a command could not be done, in one line.
struct HandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
