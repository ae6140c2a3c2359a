// The hand at a desk: turns lines on standard input into touches and key strokes of the
// compositor it is connected to, and answers each with one line. It is a program of its own
// because KWin trusts only a program of its own user. Ends with its input.

import Glibc

func answer(_ line: String) {
  print(line)
  fflush(nil)
}

do {
  let globals = try Globals()
  let hand = try openHand(globals)
  try globals.roundTrip()
  answer("ready")
  while let line = readLine() {
    do {
      try Command(line).perform(with: hand)
      try globals.roundTrip()
      answer("ok")
    } catch {
      answer("error \(error)")
    }
  }
} catch {
  answer("error \(error)")
  exit(69)
}
