/// Damage to a document's bytes, without regard to what they mean.
enum ByteMutation: CaseIterable {
  case truncate, flip, delete, double, wrongUTF8, insertPunctuation

  func apply(to bytes: inout [UInt8], _ random: inout FuzzRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
    switch self {
    case .truncate: bytes.removeSubrange(place...)
    case .flip: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case .delete: bytes.removeSubrange(place..<end)
    case .double: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case .wrongUTF8:
      bytes.insert(
        contentsOf: random.pick([[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF]]), at: place)
    case .insertPunctuation:
      bytes.insert(random.pick(Array(#"<>&'"/!?;{}[]:,\"#.utf8) + [0]), at: place)
    }
  }
}
