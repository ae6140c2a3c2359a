extension BusConnection {
  /// The bus itself.
  var driver: BusProxy {
    BusProxy(
      self, destination: BusDriver.name, path: "/org/freedesktop/DBus", interface: BusDriver.name)
  }

  /// Tells who owns a bus name: first who does now, then each change; nil is nobody. For a unique
  /// name nil means that this client is gone for good. Until the slot is dropped.
  public func watchOwner(
    of name: String, changed: @escaping (String?) -> Void
  ) throws(BusError) -> BusSlot {
    let owner = OwnerMemory(changed)
    let match = BusMatch(
      sender: BusDriver.name, interface: BusDriver.name, member: "NameOwnerChanged",
      firstArgument: name)
    let slot = try onSignal(match) { message in
      guard let arguments = BusDriver.arguments(of: message, "sss") else { return }
      owner.set(arguments[2].isEmpty ? nil : arguments[2])
    }
    driver.call("GetNameOwner", [.string(name)]) { [weak slot] answer in
      guard slot != nil else { return }
      owner.set(try? answer.get().first?.string)
    }
    return slot
  }

  /// Asks which process a client of the bus is; nil where the bus does not say. Behind a sandbox's
  /// proxy it is the proxy, which stands in the sandbox too.
  public func processID(of name: String, then: @escaping (Int32?) -> Void) {
    driver.call("GetConnectionUnixProcessID", [.string(name)]) { answer in
      then((try? answer.get())?.first?.integer.flatMap(Int32.init(exactly:)))
    }
  }
}
