import CPulse
import Glibc

/// A connection to the sound server, which has the key sounds in its memory: to play one takes a
/// short message. libpulse serves it on a thread of its own, so that nothing here ever waits.
///
/// Unchecked, because libpulse's lock guards everything that changes: its callbacks hold it.
nonisolated final class SoundServer: @unchecked Sendable {
  /// Clicks that the server has not answered. One that hangs would otherwise play all of them when
  /// it comes to itself.
  static let mostUnanswered = 4
  private static let rate = 48_000

  private let pulse: UnsafeMutablePointer<pulse_functions>
  private let loop: OpaquePointer
  private let context: OpaquePointer
  private let properties: OpaquePointer?
  private var uploads: [OpaquePointer] = []
  private var missing = KeySound.allCases.count
  /// How many clicks it has not answered.
  private(set) var unanswered = 0
  private var isGone = false

  /// Begins to connect and to hand the sounds over, which may take a while; nil where there is no
  /// library to do it.
  init?(_ address: SoundServerAddress) {
    guard let pulse = pulse_load() else { return nil }
    guard let loop = pulse.pointee.threaded_mainloop_new() else {
      free(pulse)
      return nil
    }
    guard
      let context = pulse.pointee.context_new(
        pulse.pointee.threaded_mainloop_get_api(loop), "Toccata")
    else {
      pulse.pointee.threaded_mainloop_free(loop)
      free(pulse)
      return nil
    }
    (self.pulse, self.loop, self.context) = (pulse, loop, context)
    properties = pulse.pointee.proplist_new()
    // The loudness of such sounds is one setting for all programs.
    _ = pulse.pointee.proplist_sets(properties, PA_PROP_MEDIA_ROLE, "event")
    begin(address)
  }

  deinit {
    locked {
      pulse.pointee.context_set_state_callback(context, nil, nil)
      for upload in uploads { drop(upload) }
      pulse.pointee.context_disconnect(context)
      pulse.pointee.context_unref(context)
      if let properties { pulse.pointee.proplist_free(properties) }
    }
    pulse.pointee.threaded_mainloop_stop(loop)
    pulse.pointee.threaded_mainloop_free(loop)
    free(pulse)
  }

  /// Whether the connection has ended.
  var hasFailed: Bool { locked { isGone } }

  /// Plays a sound now, or not at all.
  func play(_ sound: KeySound) {
    locked {
      guard !isGone, missing == 0, unanswered < Self.mostUnanswered else { return }
      let operation = pulse.pointee.context_play_sample_with_proplist(
        context, Self.name(sound), nil, UInt32.max, properties,
        { _, _, data in SoundServer.behind(data)?.unanswered -= 1 }, pointer)
      guard let operation else { return }
      unanswered += 1
      pulse.pointee.operation_unref(operation)
    }
  }

  // MARK: With libpulse's lock

  private func begin(_ address: SoundServerAddress) {
    locked {
      pulse.pointee.context_set_state_callback(
        context, { _, data in SoundServer.behind(data)?.contextChanged() }, pointer)
      let isBegun =
        pulse.pointee.context_connect(context, address.name, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0
      if !isBegun || pulse.pointee.threaded_mainloop_start(loop) < 0 { isGone = true }
    }
  }

  private func contextChanged() {
    switch pulse.pointee.context_get_state(context) {
    case PA_CONTEXT_READY: for sound in KeySound.allCases { upload(sound) }
    case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED: isGone = true
    default: break
    }
  }

  private func upload(_ sound: KeySound) {
    var format = pa_sample_spec(format: pulse_native_samples, rate: UInt32(Self.rate), channels: 1)
    let size = sound.click.samples(rate: Self.rate).count * MemoryLayout<Int16>.size
    guard let stream = pulse.pointee.stream_new(context, Self.name(sound), &format, nil) else {
      return isGone = true
    }
    uploads.append(stream)
    pulse.pointee.stream_set_state_callback(
      stream, { stream, data in SoundServer.behind(data)?.uploadChanged(stream) }, pointer)
    if pulse.pointee.stream_connect_upload(stream, size) < 0 { isGone = true }
  }

  private func uploadChanged(_ stream: OpaquePointer?) {
    guard let stream, let index = uploads.firstIndex(of: stream) else { return }
    switch pulse.pointee.stream_get_state(stream) {
    case PA_STREAM_READY:
      let samples = KeySound.allCases[index].click.samples(rate: Self.rate)
      _ = samples.withUnsafeBytes {
        pulse.pointee.stream_write(stream, $0.baseAddress, $0.count, nil, 0, PA_SEEK_RELATIVE)
      }
      _ = pulse.pointee.stream_finish_upload(stream)
    case PA_STREAM_TERMINATED:
      missing -= 1
    case PA_STREAM_FAILED: isGone = true
    default: break
    }
  }

  private func drop(_ upload: OpaquePointer) {
    pulse.pointee.stream_set_state_callback(upload, nil, nil)
    pulse.pointee.stream_unref(upload)
  }

  // MARK: Helpers

  private func locked<Result>(_ body: () -> Result) -> Result {
    pulse.pointee.threaded_mainloop_lock(loop)
    defer { pulse.pointee.threaded_mainloop_unlock(loop) }
    return body()
  }

  /// What callbacks carry. They end with the context, which this object owns.
  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func behind(_ data: UnsafeMutableRawPointer?) -> SoundServer? {
    data.map { Unmanaged<SoundServer>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func name(_ sound: KeySound) -> String { "toccata-\(sound.rawValue)" }
}
