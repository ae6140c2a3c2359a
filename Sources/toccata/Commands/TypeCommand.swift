import Bus
import Glibc

/// `toccata type`: types what stands on standard input into the focused field.
enum TypeCommand {
  static let verb = Verb(
    name: "type", operands: "< TEXT", summary: "type standard input into the focused field",
    details: { "The text goes to the keyboard by its descriptor, never over the bus." },
    run: { words in
      try BusCommand.refuse(words, verb: "type")
      let _: Void = try BusCommand.ask { client, then in
        guard let input = BusDescriptor(duplicating: STDIN_FILENO) else {
          return then(.failure(.invalid("there is no standard input")))
        }
        client.typeText(input, then: then)
      }
    })
}
