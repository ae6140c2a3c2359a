import Bus
import FoundationEssentials
import TextTraits

nonisolated extension PartialTraits {
  /// One trait as D-Bus has it, a string or a boolean; the error names the trait.
  init(_ trait: Trait, as value: BusValue) throws(BusError) {
    do {
      self = try JSONDecoder().decode(PartialTraits.self, from: Self.json(trait.name, value))
    } catch let error as BusError {
      throw error
    } catch DecodingError.typeMismatch {
      throw .invalid("\(trait.name): must be \(value.string == nil ? "a string" : "a boolean")")
    } catch DecodingError.dataCorrupted(let context) {
      throw .invalid("\(trait.name): \(context.debugDescription)")
    } catch {
      throw .invalid("\(trait.name): \(error)")
    }
  }

  private static func json(_ name: String, _ value: BusValue) throws -> Data {
    switch value {
    case .string(let text): try JSONEncoder().encode([name: text])
    case .boolean(let truth): try JSONEncoder().encode([name: truth])
    default:
      throw BusError.invalid("\(name): must be a string or a boolean, not '\(value.signature)'")
    }
  }
}
