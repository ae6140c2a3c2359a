import Bus
import Glibc

/// `toccata type`: types what stands on standard input into the focused field.
enum TypeCommand {
  private static let patience = Duration.seconds(3600)

  static let verb = Verb(
    name: "type", operands: "< TEXT", summary: "type standard input into the focused field",
    details: {
      """
      The text goes to the keyboard by its descriptor, never over the bus.
      It ends when the compositor has all of the text.
      """
    },
    run: { words in
      try BusCommand.refuse(words, verb: "type")
      // What is to be typed may still be thought of, and a long text takes its time.
      let _: Void = try BusCommand.ask(patience: patience) { client, then in
        guard let input = BusDescriptor(duplicating: STDIN_FILENO) else {
          return then(.failure(.invalid("there is no standard input")))
        }
        client.typeText(input, then: then)
      }
    })
}
