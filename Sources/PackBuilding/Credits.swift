/// Where the words of a pack come from and under which licences, a source a line: CC BY-SA asks for
/// it, and a person may.
struct Credits {
  var lines: [String] = []

  static let wordfreq =
    "wordfreq 3.1.1 by Robyn Speer, word frequencies from many sources; data CC BY-SA 4.0"
  static let wordstats =
    "wordstats 1.3.0, FrequencyWords 2018 by Hermit Dave from OpenSubtitles; data CC BY-SA 4.0"
  static let pocketsphinx =
    "pocketsphinx-en-us by Carnegie Mellon University and Alpha Cephei; BSD-2-Clause"
  static let prose =
    "word pairs and capitals counted in Debian's fortunes and LibreOffice's help (MPL-2.0)"
  static let aspell = "word lists of aspell; licences in the copyright files of Debian's aspell-*"
  static let autocorrections = "LibreOffice autocorrection; MPL-2.0"

  /// The hunspell dictionaries at these paths.
  mutating func dictionaries(_ paths: [String]) {
    let names = paths.compactMap { $0.split(separator: "/").last }
    guard !names.isEmpty else { return }
    lines.append(
      "hunspell dictionaries \(names.joined(separator: ", ")), which say what is right;"
        + " licences in /usr/share/doc/hunspell-*/copyright")
  }
}
