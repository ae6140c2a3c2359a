import CLinux
import Dispatch
import EventLoop
import Synchronization
import Testing

@Suite("A background thread")
struct BackgroundThreadTests {
  @Test("does its work on a thread that is not the caller's")
  func work() {
    let done = DispatchSemaphore(value: 0)
    let threads = Mutex<[Int32]>([])
    let count = 20
    for _ in 0..<count {
      BackgroundThread.run {
        threads.withLock { $0.append(linux_thread_identifier()) }
        done.signal()
      }
    }
    for _ in 0..<count { #expect(done.wait(timeout: .now() + 10) == .success) }
    let seen = threads.withLock(\.self)
    #expect(seen.count == count)
    #expect(!seen.contains(linux_thread_identifier()))
  }
}
