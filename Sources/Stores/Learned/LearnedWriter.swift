import Dispatch
import EventLoop
import Language
import Synchronization

/// Reads and writes the learned words off the caller's thread, one thing after the other. Nothing
/// here waits for the disk but ``finish()``, and that for a moment only.
///
/// A file that cannot be used costs one line and the learning alone.
public final class LearnedWriter: Sendable {
  private let jobs = JobQueue()

  private enum Job: Sendable {
    case read(@Sendable (LearnedWords) -> Void)
    case write([LearnedChange])
    case erase([LearnedChange])
    case reopen
    case end(DispatchSemaphore)
  }

  /// The most changes that wait for a file that cannot be written.
  private static let mostUnwritten = 4_096

  /// How long the end may wait for the disk.
  private static let patience = DispatchTimeInterval.milliseconds(500)

  /// A writer of the file at `path`, which is opened with the first job.
  ///
  /// - Parameter problem: called once, with one line, where the file cannot be used.
  public init(path: String, problem: @escaping @Sendable (String) -> Void) {
    BackgroundThread.run { [jobs] in
      let worker = Worker(path: path, problem: problem)
      while let job = jobs.next() { worker.perform(job) }
    }
  }

  deinit { jobs.close() }

  /// Reads what was learned, and forgets what has faded by `today`; where it cannot be read it is
  /// nothing.
  public func read(today: Int, then: @escaping @Sendable (LearnedWords) -> Void) {
    jobs.add(
      .read { read in
        var words = read
        // Before the words are told, since whoever hears of them may end the writing.
        self.write(words.fade(today: today))
        then(words)
      })
  }

  /// Opens the file anew for what comes after: somebody may have put another one in its place.
  public func reopen() { jobs.add(.reopen) }

  /// Writes changes.
  public func write(_ changes: [LearnedChange]) {
    if !changes.isEmpty { jobs.add(.write(changes)) }
  }

  /// Writes that something is forgotten, so that no trace of it stays.
  public func erase(_ changes: [LearnedChange]) {
    if !changes.isEmpty { jobs.add(.erase(changes)) }
  }

  /// Waits until what was to be written is, if the disk is not too slow; nothing is written after.
  public func finish() {
    let done = DispatchSemaphore(value: 0)
    jobs.add(.end(done))
    jobs.close()
    _ = done.wait(timeout: .now() + Self.patience)
  }

  /// The jobs that wait, for one thread that sleeps while there are none.
  private final class JobQueue: Sendable {
    private let waiting = Mutex<[Job]>([])
    private let count = DispatchSemaphore(value: 0)

    func add(_ job: Job) {
      waiting.withLock { $0.append(job) }
      count.signal()
    }

    /// No more will come.
    func close() { count.signal() }

    /// Waits for the next one; nil when all are done and no more will come.
    func next() -> Job? {
      count.wait()
      return waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  /// Does the jobs, on its thread alone.
  private final class Worker {
    private let path: String
    private let problem: @Sendable (String) -> Void
    private var file: LearnedFile?
    private var isBroken = false
    /// Changes that could not be written, because the disk is full or somebody has the file.
    private var unwritten: [LearnedChange] = []
    /// Whether words to be forgotten are among them.
    private var erases = false

    init(path: String, problem: @escaping @Sendable (String) -> Void) {
      self.path = path
      self.problem = problem
    }

    func perform(_ job: Job) {
      switch job {
      case .read(let then):
        then(read())
      case .write(let changes): write(changes)
      case .erase(let changes):
        erases = true
        write(changes)
      case .reopen:
        file = nil
        isBroken = false
        unwritten = []
        erases = false
      case .end(let done):
        file = nil
        isBroken = true
        done.signal()
      }
    }

    private func read() -> LearnedWords {
      guard !isBroken else { return LearnedWords() }
      do throws(DatabaseError) {
        return try opened().read()
      } catch {
        give(up: error)
        return LearnedWords()
      }
    }

    /// Writes what is new and what could not be written before.
    private func write(_ changes: [LearnedChange]) {
      guard !isBroken else { return }
      let isSecond = !unwritten.isEmpty
      unwritten += changes
      do throws(DatabaseError) {
        let file = try opened()
        if erases { try file.erase(unwritten) } else { try file.write(unwritten) }
        unwritten = []
        erases = false
      } catch {
        guard error.mayPass, unwritten.count <= LearnedWriter.mostUnwritten else {
          return give(up: error)
        }
        if !isSecond { problem("\(path): \(error); what is learned waits to be written") }
      }
    }

    private func give(up error: DatabaseError) {
      isBroken = true
      file = nil
      unwritten = []
      problem(
        "\(path): \(error); words are not learned"
          + (error.isBrokenFile ? " until 'toccata forget' makes it anew" : ""))
    }

    private func opened() throws(DatabaseError) -> LearnedFile {
      if let file { return file }
      let new = try LearnedFile(path: path)
      file = new
      return new
    }
  }
}
