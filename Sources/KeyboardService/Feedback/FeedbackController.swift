import Bus
import Feedback
import Typing

/// Lets the person hear and feel keys, unless the desktop is to be silent.
final class FeedbackController {
  /// Whether the person wants to hear keys.
  var clicks = false { didSet { getReady() } }
  /// Whether the desktop allows sounds of programs; where it is to be silent, keys are not felt
  /// either.
  var allowsSounds = true { didSet { getReady() } }
  /// What lets keys be felt, or nil without a bus.
  var daemon: FeedbackDaemon?

  /// What keys are heard through.
  let player: KeySoundPlayer
  private var isPrepared = false

  /// Feedback for a person with this environment.
  init(environment: [String: String]) {
    player = KeySoundPlayer(environment: environment)
  }

  /// Gets ready, now that the keyboard is seen and there is time; from now on also when keys become
  /// audible.
  func prepare() {
    isPrepared = true
    getReady()
  }

  private func getReady() {
    if isPrepared, clicks, isAudible { player.prepare() }
  }

  /// A key was touched.
  func perform(_ feedback: Typing.Feedback) {
    if let click = feedback.click { play(KeySound(click)) }
    if feedback.haptic, allowsSounds { daemon?.pressButton() }
  }

  /// An application's own keys sound like the keyboard's, where the person wants that.
  func playInputClick() {
    if clicks { play(.character) }
  }

  private func play(_ sound: KeySound) {
    if isAudible { player.play(sound) }
  }

  private var isAudible: Bool { allowsSounds && daemon?.profile ?? .full == .full }
}

extension KeySound {
  /// The sound of a click.
  init(_ click: Typing.Feedback.Click) {
    switch click {
    case .character: self = .character
    case .delete: self = .delete
    case .modifier: self = .modifier
    }
  }
}
