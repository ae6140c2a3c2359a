@testable import Stores

/// Makes hostile packs out of a good one: it knows the structure, and makes the checksums right
/// again, so that what it changed is reached.
struct PackMutator {
  private var state: UInt64

  /// The mutations of this seed are always the same.
  init(seed: UInt64) { state = seed }

  /// A number below `limit` (SplitMix64).
  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(max(limit, 1)))
  }

  /// Numbers that offsets and lengths are wrong about most easily.
  private static let edges: [UInt64] = [
    0, 1, 7, 8, 0x7F, 0x80, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF, 1 << 40, .max,
  ]

  /// A changed copy of the pack.
  mutating func mutated(_ pack: [UInt8]) -> [UInt8] {
    var bytes = pack
    for _ in 0...next(below: 3) { mutate(&bytes) }
    // One in eight keeps its wrong checksum.
    return next(below: 8) == 0 ? bytes : SamplePack.resealed(bytes)
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard bytes.count > PackHeader.size else { return }
    let sections = max(Int(bytes[PackHeader.Offset.sectionCount]), 1)
    let body = min(PackHeader.size + sections * PackHeader.entrySize, bytes.count - 1)
    switch next(below: 10) {
    case 0: bytes[next(below: bytes.count)] ^= UInt8(1 << next(below: 8))
    case 1: bytes.removeLast(next(below: bytes.count - PackHeader.size))
    case 2: put(&bytes, at: next(below: body))
    case 3:
      let entry = PackHeader.size + next(below: sections) * PackHeader.entrySize
      put(&bytes, at: entry + next(below: 4) * 8)
    default:
      // Inside the sections, where the reader of words has to look out for itself.
      let place = body + next(below: bytes.count - body)
      if next(below: 2) == 0 {
        put(&bytes, at: place)
      } else {
        bytes[place] = UInt8(next(below: 256))
      }
    }
  }

  private mutating func put(_ bytes: inout [UInt8], at place: Int) {
    let value = SamplePack.littleEndian(Self.edges[next(below: Self.edges.count)])
    let size = [1, 2, 4, 8][next(below: 4)]
    guard place + size <= bytes.count else { return }
    bytes.replaceSubrange(place..<place + size, with: value[..<size])
  }
}
