import Layouts

import TextTraits

/// What the world has to do after an event. What is shown is not here: see ``Presentation``.
public enum Effect: Hashable, Sendable {
  /// The field changes; ``Submission`` says how.
  case edit(Edit)
  /// The person hears and feels a key.
  case feedback(Feedback)
  /// The next keyboard.
  case nextKeyboard
  /// A keyboard of the menu, by its place in it.
  case chooseKeyboard(Int)
  /// Another shape of the keyboard.
  case chooseShape(KeyboardShape)
  /// The floating keyboard follows the finger, in logical pixels; the finger's next points count
  /// from where the keyboard then is.
  case drag(dx: Double, dy: Double)
  /// The finger lets go of the floating keyboard.
  case drop
  /// The settings open.
  case openSettings
  /// The emoji open.
  case showEmoji
  /// Dictation starts.
  case startDictation
  /// The keyboard closes.
  case dismiss
  /// A layer that this keyboard does not have: letters in place of a pad, or the pad again.
  case wantsLayer(LayerID)
  /// An item of the application's accessory bar was used.
  case accessory(id: String, value: AccessoryValue)
  /// A key of the application's input view was pressed that types nothing by itself.
  case inputViewKey(id: String)
  /// The person left the application's input view for the system's keyboard.
  case inputViewDismissed
  /// A key goes to the conversion engine.
  case compose(CompositionKey, revision: Int)
  /// A word was finished, to be learned where the person lets it.
  case wordCompleted(CompletedWord)
  /// The last finished word was deleted into: it was not finished after all.
  case wordRetracted(CompletedWord)
  /// The person took a correction back: the typed word is meant. Where it begins a sentence, its
  /// capital says nothing.
  case correctionRejected(Correction, beginsSentence: Bool = false)
  /// The offered password was typed, or something else in its place.
  case passwordAnswered(isTaken: Bool)
  /// The person wants this learned word forgotten.
  case forgetWord(String)
}

/// What is heard and felt.
public struct Feedback: Hashable, Sendable {
  /// The sound, or nil.
  public var click: Click?
  /// Whether it is felt.
  public var haptic: Bool

  /// The three sounds of keys (reference 5.2).
  public enum Click: String, CaseIterable, Sendable {
    /// A key that types.
    case character
    /// Delete.
    case delete
    /// Space, return, shift, layers and the others.
    case modifier
  }

  /// Feedback of these parts.
  public init(click: Click?, haptic: Bool) {
    self.click = click
    self.haptic = haptic
  }
}

/// What a conversion engine is told.
public enum CompositionKey: Hashable, Sendable {
  /// A character key.
  case text(String)
  /// Delete, while something is in composition.
  case delete
  /// Return, while something is in composition.
  case `return`
  /// A candidate of its last answer was chosen.
  case candidate(Int)
}

/// What a conversion engine says.
public struct CompositionAnswer: Hashable, Sendable {
  /// Text that is finished.
  public var commit: String
  /// Text still in composition.
  public var preedit: String
  /// What may be chosen, best first.
  public var candidates: [String]

  /// An answer of these parts.
  public init(commit: String = "", preedit: String = "", candidates: [String] = []) {
    self.commit = commit
    self.preedit = preedit
    self.candidates = candidates
  }
}
