/// Makes the section of the words that are written in several ways.
enum FormsWriter {
  static func bytes(_ words: [FoldedWord], nodes: [Int], _ folding: Folding) -> [UInt8] {
    let listed = words.indices.filter { words[$0].casing(folding) == .listed }
      .sorted { nodes[$0] < nodes[$1] }
    var writer = ByteWriter()
    var texts = ByteWriter()
    writer.add([WordForms.version, UInt32(listed.count)])
    let start = 8 + listed.count * 8
    for index in listed {
      writer.add([UInt32(nodes[index]), UInt32(start + texts.bytes.count)])
      let forms = words[index].forms.prefix(WordForms.maximumForms)
      texts.add(UInt8(forms.count))
      for form in forms {
        texts.add(Quantity.byte(share: form.logProbability))
        texts.add(UInt8((form.isDictionaryWord ? 1 : 0) | (form.isOffensive ? 2 : 0)))
        texts.add(short: form.text)
      }
    }
    return writer.bytes + texts.bytes
  }
}
