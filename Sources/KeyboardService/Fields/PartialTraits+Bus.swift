import Bus
import FoundationEssentials
import TextTraits

nonisolated extension PartialTraits {
  /// One trait as D-Bus has it, a string or a boolean; the error names the trait.
  init(_ trait: Trait, as value: BusValue) throws(BusError) {
    let written: any Encodable
    switch value {
    case .string(let text): written = [trait.name: text]
    case .boolean(let truth): written = [trait.name: truth]
    default:
      throw .invalid("\(trait.name): must be a string or a boolean, not '\(value.signature)'")
    }
    do {
      self = try JSONDecoder().decode(PartialTraits.self, from: JSONEncoder().encode(written))
    } catch DecodingError.typeMismatch {
      let other = value.string == nil ? "a string" : "a boolean"
      throw .invalid("\(trait.name): must be \(other)")
    } catch DecodingError.dataCorrupted(let context) {
      throw .invalid("\(trait.name): \(context.debugDescription)")
    } catch {
      throw .invalid("\(trait.name): \(error)")
    }
  }
}
