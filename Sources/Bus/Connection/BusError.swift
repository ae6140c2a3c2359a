import CSystemd
import Glibc

/// Why a call or the bus itself failed: a D-Bus error name and one line for a person.
public struct BusError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The D-Bus error name, for example `org.freedesktop.DBus.Error.InvalidArgs`.
  public var name: String
  /// One line that says what was wrong.
  public var text: String

  /// An error of that name; of `text` the first line is kept, at most 500 characters.
  public init(name: String, text: String) {
    self.name = name
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    self.text = String(line.prefix(500))
  }

  /// Any error as one that D-Bus can carry.
  public init(_ error: any Error) {
    self = error as? BusError ?? .failed("\(error)")
  }

  /// The line.
  public var description: String { text }

  /// No such service runs and none could be started.
  public var isServiceMissing: Bool {
    ["ServiceUnknown", "NameHasNoOwner"].contains { name == Self.prefix + $0 }
      || name.hasPrefix(Self.prefix + "Spawn.")
  }

  /// What a caller handed over is wrong.
  public static func invalid(_ text: String) -> BusError {
    BusError(name: prefix + "InvalidArgs", text: text)
  }

  /// A limit of ours was passed.
  public static func limitExceeded(_ text: String) -> BusError {
    BusError(name: prefix + "LimitsExceeded", text: text)
  }

  /// The caller may not do that.
  public static func denied(_ text: String) -> BusError {
    BusError(name: prefix + "AccessDenied", text: text)
  }

  /// Anything else that did not work.
  public static func failed(_ text: String) -> BusError {
    BusError(name: prefix + "Failed", text: text)
  }

  private static let prefix = "org.freedesktop.DBus.Error."
}

extension BusError {
  /// What the system answered while we tried to `doing`, under the name sd-bus has for it.
  init(errno number: Int32, doing: String) {
    var error = sd_bus_error()
    defer { sd_bus_error_free(&error) }
    sd_bus_error_set_errno(&error, number)
    let reason = String(cString: strerror(number))
    let name = error.name.map { String(cString: $0) } ?? Self.prefix + "Failed"
    self.init(name: name, text: "cannot \(doing): \(reason)")
  }

  /// Why there is no bus.
  static func noBus(errno number: Int32) -> BusError {
    var error = BusError(errno: number, doing: "connect to the D-Bus session bus")
    // sd-bus's word for having no address at all.
    if number == ENOMEDIUM {
      error.text = "there is no D-Bus session bus: DBUS_SESSION_BUS_ADDRESS is not set"
    }
    return error
  }

  /// The error that a reply carries, or nil if it is none.
  init?(reply: OpaquePointer) {
    guard let error = sd_bus_message_get_error(reply)?.pointee, let name = error.name else {
      return nil
    }
    let text = error.message.map { String(cString: $0) } ?? ""
    self.init(name: String(cString: name), text: text)
  }
}
