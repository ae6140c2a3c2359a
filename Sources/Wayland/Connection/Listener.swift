/// A table of C callbacks. libwayland keeps its address, so it lives as long as the program.
struct Listener<Table> {
  let table: UnsafePointer<Table>

  init(_ table: Table) {
    let memory = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    memory.initialize(to: table)
    self.table = UnsafePointer(memory)
  }
}

/// The object a listener was added for, from the pointer libwayland hands back.
func receiver<Object: AnyObject>(_ data: UnsafeMutableRawPointer?, _: Object.Type) -> Object? {
  data.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}

/// The pointer by which a listener finds its object. The object must own the proxy, so that it
/// outlives it.
func userData(_ object: AnyObject) -> UnsafeMutableRawPointer {
  Unmanaged.passUnretained(object).toOpaque()
}

/// A copy of a string the compositor sent; broken UTF-8 is mended, a missing string is empty.
func text(_ string: UnsafePointer<CChar>?) -> String {
  string.map { String(cString: $0) } ?? ""
}
