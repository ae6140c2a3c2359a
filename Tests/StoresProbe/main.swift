// Learns words one after the other and says each one that is written, until it is killed:
//   StoresProbe FILE FIRST

import Glibc
import Language
import Stores

/// A word of its own for a number, in letters alone.
func word(_ number: Int) -> String {
  String(String(number).map { Character(Unicode.Scalar(UInt8($0.asciiValue ?? 48) + 49)) })
}

let arguments = CommandLine.arguments
let file = try LearnedFile(path: arguments[1])
var words = try file.read()
var number = Int(arguments[2]) ?? 0
while true {
  let previous = number > 0 ? word(number - 1) : nil
  var changes = words.keep(word(number), after: previous, language: "en", today: 20_000)
  for key in word(number) {
    changes += words.land(on: String(key), arrangement: "en", column: 0.1, row: 0.2)
  }
  try file.write(changes)
  print(number)
  fflush(nil)
  number += 1
}
