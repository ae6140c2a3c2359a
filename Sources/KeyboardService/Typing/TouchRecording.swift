import Glibc
import Typing

/// The record of touches that the person asked for, written to a file as it comes.
@MainActor
final class TouchRecording {
  private var recorder = TouchRecorder()
  private let descriptor: Int32

  /// Begins the record that is asked for; nil where none is, and, with one line in the log, where
  /// it cannot be written.
  init?(_ options: KeyboardOptions) {
    guard let path = options.touchRecord else { return nil }
    // For its owner alone: where fingers went tells what was typed. A pipe that nobody reads, or a
    // link that somebody put there, is not waited for or followed.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else {
      let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
      options.log("touches are not recorded: '\(path)' cannot be written: \(reason)")
      return nil
    }
  }

  isolated deinit { if descriptor >= 0 { close(descriptor) } }

  /// A touch came, in a field that is secret or not; without a field nobody knows, and it is.
  func record(_ touch: TouchEvent, now: Instant, field: Field?) {
    let isSecret = field?.traits.isSecret ?? true
    let lines = recorder.record(touch, now: now, isSecret: isSecret)
    if !lines.isEmpty { write(descriptor, lines, lines.utf8.count) }
  }
}
