import CWaylandServer
import Glibc

/// An argument of an event.
public enum Outgoing {
  /// A signed number.
  case int(Int32)
  /// An unsigned number.
  case uint(UInt32)
  /// A fraction.
  case fixed(Double)
  /// A string, as bytes, so that it can be broken.
  case bytes([UInt8])
  /// An object or null; a new one too.
  case object(Resource?)
  /// Numbers of 32 bits in an array.
  case array([UInt32])
  /// A descriptor, which stays the sender's.
  case descriptor(Int32)

  /// A string.
  public static func string(_ text: String) -> Outgoing { .bytes(Array(text.utf8)) }
}

/// Lays the arguments out as libwayland wants them, for the time of the call.
func withWireArguments(
  _ arguments: [Outgoing], _ body: (UnsafeMutablePointer<wl_argument>?) -> Void
) {
  var wire: [wl_argument] = []
  var strings: [UnsafeMutablePointer<CChar>] = []
  var arrays: [UnsafeMutablePointer<wl_array>] = []
  for argument in arguments {
    switch argument {
    case .int(let value): wire.append(wl_argument(i: value))
    case .uint(let value): wire.append(wl_argument(u: value))
    case .fixed(let value): wire.append(wl_argument(f: wl_fixed_from_double(value)))
    case .object(let resource): wire.append(wl_argument(o: resource?.pointer))
    case .descriptor(let descriptor): wire.append(wl_argument(h: descriptor))
    case .bytes(let bytes):
      let string = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
      for (index, byte) in bytes.enumerated() { string[index] = CChar(bitPattern: byte) }
      string[bytes.count] = 0
      strings.append(string)
      wire.append(wl_argument(s: UnsafePointer(string)))
    case .array(let numbers):
      let array = UnsafeMutablePointer<wl_array>.allocate(capacity: 1)
      wl_array_init(array)
      for number in numbers { wl_array_add(array, 4)?.storeBytes(of: number, as: UInt32.self) }
      arrays.append(array)
      wire.append(wl_argument(a: array))
    }
  }
  wire.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  for string in strings { string.deallocate() }
  for array in arrays {
    wl_array_release(array)
    array.deallocate()
  }
}
