import Glibc

/// Hears what a ``SoundStage`` plays.
public final class Ear {
  private let recorder: Program
  private static let rate = 48_000
  /// Fainter than this is silence; clicks begin about thirty times as loud.
  private static let threshold: Int16 = 300

  /// Listens; answers when it hears.
  public init(_ stage: SoundStage) throws {
    recorder = try Program(
      [
        "parec", "--device=stage.monitor", "--raw", "--format=s16le", "--rate=\(Self.rate)",
        "--channels=1", "--latency-msec=2",
      ], environment: stage.environment)
    guard waitForSilence() else { throw SoundStageError("nothing can be heard") }
  }

  /// The clock that it hears by: the monotonic one.
  public static var now: Duration { Program.now }

  /// When a click arrives, by the monotonic clock; nil if none does in this time.
  public func click(within time: Duration = .seconds(5)) -> Duration? {
    var arrival: Duration?
    listen(for: time) { samples in
      guard samples.contains(where: Self.isLoud) else { return false }
      arrival = Program.now
      return true
    }
    return arrival
  }

  /// Waits until a click and its echo are over; false if something is heard all the time.
  @discardableResult
  public func waitForSilence() -> Bool {
    var quiet = 0
    return listen(for: .seconds(10)) { samples in
      let tail = samples.reversed().prefix { !Self.isLoud($0) }.count
      quiet = tail == samples.count ? quiet + tail : tail
      return quiet >= Self.rate / 20
    }
  }

  @discardableResult
  private func listen(for time: Duration, until isDone: (ArraySlice<Int16>) -> Bool) -> Bool {
    let end = Program.now + time
    var buffer = [Int16](repeating: 0, count: 4_096)
    while recorder.waitForOutput(until: end) {
      let count = buffer.withUnsafeMutableBytes { read(recorder.output, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      if isDone(buffer[..<(count / 2)]) { return true }
    }
    return false
  }

  private static func isLoud(_ sample: Int16) -> Bool { abs(Int(sample)) > Int(threshold) }
}
