import Glibc

/// Work that would hold the loop up, on a thread that ends with it.
///
/// Not a task: with the first of those libdispatch begins to look after its threads, once every
/// second for as long as the process lives, and a hidden keyboard is to sleep.
public enum BackgroundThread {
  /// Begins the work; false where the system gives no thread.
  @discardableResult
  public static func run(_ work: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Work(body: work))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { data in
        guard let data else { return nil }
        Unmanaged<Work>.fromOpaque(data).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    if result == 0 { pthread_detach(thread) } else { box.release() }
    return result == 0
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) { self.body = body }
}
