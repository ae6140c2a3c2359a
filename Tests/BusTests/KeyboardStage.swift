import Bus
import Glibc

/// A keyboard without keys, for tests: remembers what it was asked.
@MainActor
final class KeyboardStage {
  /// A text that a client wants typed.
  struct Typing {
    let descriptor: BusDescriptor
    let call: BusCall

    /// Reads so many bytes of it.
    func text(bytes count: Int) -> String {
      var bytes = [UInt8](repeating: 0, count: count)
      let length = max(0, read(descriptor.number, &bytes, count))
      return String(decoding: bytes.prefix(length), as: UTF8.self)
    }
  }

  var typing: [Typing] = []
  var fields: [(client: String, traits: [String: BusValue])] = []
  var isVisible = false
  var reloads = 0
  let object: KeyboardObject
  private let name: BusName
  private let memory: Memory

  /// What the handlers write to before the stage itself is whole.
  private final class Memory {
    weak var stage: KeyboardStage?
  }

  var ownsName: Bool { name.state == .owned }

  init(on connection: BusConnection) throws {
    let memory = Memory()
    self.memory = memory
    object = try KeyboardObject(Self.handlers(memory), on: connection)
    name = try BusName(KeyboardNames.service, on: connection) { _ in }
    memory.stage = self
  }

  private static func handlers(_ memory: Memory) -> KeyboardHandlers {
    KeyboardHandlers(
      show: { memory.stage?.isVisible = true },
      hide: { memory.stage?.isVisible = false },
      status: { "{\"visible\": \(memory.stage?.isVisible ?? false)}" },
      keys: { throw BusError.failed("no keyboard is laid out") },
      typeText: { memory.stage?.typing.append(Typing(descriptor: $0, call: $1)) },
      reloadLearnedWords: { memory.stage?.reloads += 1 },
      registerField: { client, traits in
        memory.stage?.fields.append((client, traits))
        return "/org/toccata/Keyboard/field/\(memory.stage?.fields.count ?? 0)"
      },
      isVisible: { memory.stage?.isVisible ?? false },
      frame: {
        memory.stage?.isVisible == true
          ? KeyboardFrame(x: 0, y: 531, width: 390, height: 313)
          : KeyboardFrame(x: 0, y: 844, width: 0, height: 0)
      })
  }
}
