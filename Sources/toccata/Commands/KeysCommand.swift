import FoundationEssentials
import Layouts

/// `toccata keys`: every layer, row and key as JSON.
struct KeysCommand {
  static let verb = Verb(
    name: "keys", operands: "SELECT", summary: "every layer, row and key as JSON",
    details: {
      let live = "  --live                    what the running keyboard shows\n"
      return live + SelectOptions.all.map(\.helpLine).joined(separator: "\n")
    },
    run: { words in
      if words == ["--live"] { return StandardOutput.write(line: try BusCommand.liveKeys()) }
      let selection = try OptionReader(verb: "keys", options: SelectOptions.all)
        .read(words, into: Selection())
      StandardOutput.write(try json(selection))
    })

  /// The keyboard as JSON; keys in alphabetic order, so that two prints can be compared.
  static func json(_ selection: Selection) throws -> [UInt8] {
    let placed = try SelectedKeyboard(selection).placed
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let description = KeyboardDescription(placed, shift: selection.shift)
    return try Array(encoder.encode(description)) + Array("\n".utf8)
  }
}
