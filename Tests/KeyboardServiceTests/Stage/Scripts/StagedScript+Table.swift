// The scripts: at least one for each row of what touches mean that types anything. Fingers rest
// longer than they must, since the program's time is the real one.
extension StagedScript {
  /// A field that wants small letters, by `text-input-v3`'s hints: 8 is lowercase, 64 hidden text,
  /// 128 sensitive data.
  private static let plain = Field(hints: 8)

  static let all = touch + shiftAndLayers + writing + holding + fields

  private static let touch = [
    StagedScript(
      name: "1 touch: two thumbs at 12 characters a second, 60 % overlap",
      script: twoThumbs("the quick brown fox jumps"),
      result: "the quick brown fox jumps", field: plain),
    StagedScript(
      name: "1 touch: on a tablet too",
      script: twoThumbs("pack my box with five dozen jugs"),
      result: "pack my box with five dozen jugs", field: plain, isTablet: true),
    StagedScript(
      name: "1 touch: ten fingers, and the id of one that lifted used at once",
      script: (0..<10).map { "+5 \($0) down \(Array("qwertyuiop")[$0])" }.joined(separator: "\n")
        + "\n" + (0..<10).map { "+5 \($0) up" }.joined(separator: "\n")
        + "\n+0 9 down a\n+60 9 up",
      result: "qwertyuiopa", field: plain),
    StagedScript(
      name: "1 touch: a slide to the neighbour, one out of the keyboard, one that is cancelled",
      script: """
        @0 1 down q
        +150 1 move q+20,0
        +100 1 move w
        +100 1 up
        +100 1 down e
        +150 1 move 100,-50
        +100 1 up
        +100 1 down r
        +100 all cancel
        +100 tap t
        """, result: "wt", field: plain),
  ]

  private static let shiftAndLayers = [
    StagedScript(
      name: "2 shift: for one letter, held, dragged, locked",
      script: """
        @0 tap shift
        +700 type ab
        +600 1 down shift
        +100 tap c
        +100 tap d
        +100 1 up
        +600 1 down shift
        +150 1 move e
        +100 1 up
        +600 tap shift
        +20 tap shift
        +600 type fg
        +600 tap shift
        +600 tap h
        """, result: "AbCDEFGh", field: plain),
    StagedScript(
      name: "2 layers: dragged from 123, held, and back after a space and an apostrophe",
      script: """
        @0 1 down numbers
        +150 1 move 5
        +100 1 up
        +100 tap a
        +100 1 down numbers
        +150 2 down 7
        +80 2 up
        +100 1 up
        +100 tap b
        +100 tap numbers
        +100 tap 1
        +100 tap space
        +100 tap c
        +100 tap numbers
        +100 tap '
        +100 tap d
        """, result: "5a7b1 c’d", field: plain),
  ]

  private static let writing = [
    StagedScript(
      name: "3 capitals: a sentence begins with one, after a delete too",
      script: "@0 type hi  you\n+0 tap delete\n+90 tap delete\n+90 tap delete\n+90 tap w",
      result: "Hi. W"),
    StagedScript(
      name: "4 space: two of them are a period; quotes become the language's",
      script: """
        @0 type hi  you
        +0 tap space
        +100 tap numbers
        +100 tap "
        +100 tap letters
        +100 tap a
        +100 tap numbers
        +100 tap "
        """, result: "Hi. You “a”"),
    StagedScript(
      name: "5 delete: a grapheme each, and all of it when held",
      script:
        "@0 tap delete\n+200 tap delete\n+200 tap x\n+700 1 down delete\n+3000 1 up\n+99 tap a",
      result: "a", field: Field(text: "é👨‍👩‍👧🇩🇪", hints: 8)),
  ]

  private static let holding = [
    StagedScript(
      name: "6 long press: variants, chosen by sliding; back at the start; far away",
      script: """
        @0 1 down c
        +900 1 move c+66,-30
        +200 1 up
        +200 1 down c
        +900 1 move c+66,-30
        +200 1 move c+2,0
        +200 1 up
        +200 1 down c
        +900 1 move c+0,120
        +200 1 up
        """, result: "ćc", field: plain),
    StagedScript(
      name: "7 trackpad: space held moves the caret by graphemes",
      script: "@0 1 down space\n+1100 1 move space+-24,0\n+200 1 up\n+300 tap x",
      result: "one xtwo", field: Field(text: "one two", hints: 8)),
    StagedScript(
      name: "8 balloons: what is shown does not hold fast fingers up",
      script: twoThumbs("pop pop pop"), result: "pop pop pop", field: plain),
  ]

  private static let fields = [
    StagedScript(
      name: "11 editor: a field that tells nothing of its text",
      script: "@0 type hello  you\n+0 tap delete\n+100 tap delete",
      result: "hello. y", field: Field(hints: 8, tellsText: false)),
    StagedScript(
      name: "11 editor: a password, by keys of its own",
      script: "@0 type abc\n+0 tap delete", result: "ab", field: Field(purpose: 8, hints: 192)),
    StagedScript(
      name: "12 accessibility: touches that are too short, and repeated ones",
      script: "@0 1 down q\n+20 1 up\n+900 1 down w\n+700 1 up\n+10 1 down e\n+600 1 up",
      result: "w", field: plain,
      settings: (
        """
        {"accessibility": {"ignoreTouchesShorterThan": 0.4, "ignoreRepeatsWithin": 0.4}}
        """,
        {
          $0.ignoresTouchesShorterThan = .milliseconds(400)
          $0.ignoresRepeatsWithin = .milliseconds(400)
        }
      )),
  ]

  /// Two thumbs in turn, a key each 83 ms, of which each stays down until 60 % into the next one's
  /// time; they land a little beside the middle and drift.
  private static func twoThumbs(_ text: String) -> String {
    let pitch = 83
    var events: [(time: Int, line: String)] = []
    for (index, letter) in text.enumerated() {
      let finger = index % 2 + 1
      let key = letter == " " ? "space" : String(letter)
      let aside = Double(index % 5) - 2
      events.append((index * pitch, "\(finger) down \(key)+\(aside),\(-aside)"))
      events.append((index * pitch + 40, "\(finger) move \(key)+\(aside * 3),5"))
      events.append((index * pitch + pitch * 8 / 5, "\(finger) up"))
    }
    return events.sorted { $0.time < $1.time }.map { "@\($0.time) \($0.line)" }
      .joined(separator: "\n")
  }
}
