import CWaylandServer

/// The kinds of a message's arguments, one letter each, without versions and question marks.
func argumentKinds(_ message: UnsafePointer<wl_message>) -> [Character] {
  guard let signature = message.pointee.signature else { return [] }
  return String(cString: signature).filter { !$0.isNumber && $0 != "?" }
}

/// What came over the wire, as values.
func values(
  _ arguments: UnsafePointer<wl_argument>?, of message: UnsafePointer<wl_message>
) -> [Value] {
  guard let arguments else { return [] }
  return argumentKinds(message).enumerated().map { index, kind in
    let argument = arguments[index]
    switch kind {
    case "i": return .int(argument.i)
    case "u": return .uint(argument.u)
    case "f": return .fixed(wl_fixed_to_double(argument.f))
    case "s": return .string(argument.s.map { String(cString: $0) })
    case "o": return .object(argument.o.map { wl_resource_get_id($0) } ?? 0)
    case "n": return .newObject(argument.n)
    case "a": return .array(bytes(argument.a))
    default: return .descriptor
    }
  }
}

private func bytes(_ array: UnsafeMutablePointer<wl_array>?) -> [UInt8] {
  guard let array = array?.pointee else { return [] }
  return Array(UnsafeRawBufferPointer(start: array.data, count: array.size))
}
