import Glibc

/// Both ends of a pipe, which programs that are started do not inherit.
public struct Pipe {
  /// Where what was written can be read.
  public let reading: Int32
  /// Where it is written.
  public let writing: Int32

  /// A pipe.
  public init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TestFailure("no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}
