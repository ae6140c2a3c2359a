/// Something with a descriptor that the loop waits for.
///
/// Every turn has three steps for each source, so that a library that must finish its reading
/// before anything else runs (libwayland) can: `prepare`, the wait, `collect` for all, then
/// `dispatch` for all. The masks are poll(2)'s own.
@MainActor
public protocol EventSource: AnyObject {
  /// What to wait on; negative while there is nothing.
  var descriptor: Int32 { get }
  /// Called before each wait: flushes what waits to be sent, answers what to wait for.
  func prepare() -> Int16
  /// Called after each wait with what is ready, possibly nothing. Reads; calls nobody.
  func collect(_ readyEvents: Int16)
  /// Called when all have collected: tells its owner what happened.
  func dispatch()
}
