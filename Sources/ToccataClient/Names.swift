import Bus
import Layouts
import TextTraits

// What an application needs of the other rooms, so that it imports this one alone.

/// Which keys a field wants.
public typealias KeyboardType = TextTraits.KeyboardType
/// What the return key says will happen.
public typealias ReturnKeyType = TextTraits.ReturnKeyType
/// What a field's text means.
public typealias TextContentType = TextTraits.TextContentType
/// When shift turns itself on.
public typealias AutocapitalizationType = TextTraits.AutocapitalizationType
/// Which palette the keyboard has.
public typealias KeyboardAppearance = TextTraits.KeyboardAppearance
/// Yes, no, or as the person has it.
public typealias TriState = TextTraits.TriState
/// One thing on the bar above the keys.
public typealias AccessoryItem = Layouts.AccessoryItem
/// The picture of an item on the bar.
public typealias AccessoryIcon = Layouts.AccessoryIcon
/// The state of an item on the bar.
public typealias AccessoryValue = Layouts.AccessoryValue
/// Keys of the application's own, in place of the keyboard.
public typealias InputView = Layouts.InputView
/// A key of an input view.
public typealias InputViewKey = Layouts.KeyDescription
/// A rectangle on an output, in its logical pixels.
public typealias KeyboardFrame = Bus.KeyboardFrame
/// What is told when the keyboard comes, goes or moves.
public typealias KeyboardFrameChange = Bus.FrameChange
/// Why something over D-Bus did not work.
public typealias KeyboardError = Bus.BusError
