import CWaylandProtocols

/// Two buffers of one size in shared memory, painted in turn.
///
/// Each remembers what changed since it was last painted, so that only that is painted again.
/// Nothing is allocated for a frame.
public final class BufferPool {
  /// Called when a buffer is free again after ``next(width:height:damage:)`` had none.
  public var onRelease: (() -> Void)?

  private let connection: Connection
  private var generation: BufferGeneration?
  /// Buffers of an earlier size that the compositor still reads.
  private var retired: [BufferGeneration] = []
  private var someoneWaits = false

  /// An empty pool; memory is taken when the first buffer is asked for.
  public init(_ connection: Connection) {
    self.connection = connection
  }

  /// A free buffer of this size in device pixels, which knows what to paint: the new damage and
  /// what it missed since its turn. Nil while the compositor reads both, or where memory is out;
  /// the damage is remembered then, and ``onRelease`` says when to ask again.
  ///
  /// - Parameter startsClear: whether new buffers, which are clear, are painted where there is damage
  ///   alone; memory that is never written costs nothing.
  public func next(
    width: Int32, height: Int32, damage: [PixelRect], startsClear: Bool = false
  ) -> Buffer? {
    let before = self.generation
    guard let generation = generation(width: width, height: height) else { return nil }
    if startsClear, generation !== before {
      for buffer in generation.buffers { buffer.startClear() }
    }
    for buffer in generation.buffers { buffer.add(damage) }
    // The one painted last misses least.
    let free = generation.buffers.filter { !$0.isBusy }
    let buffer = free.max { $0.turn < $1.turn }
    someoneWaits = buffer == nil
    return buffer
  }

  /// Gives all memory back that the compositor does not read.
  public func clear() {
    retire()
  }

  private func generation(width: Int32, height: Int32) -> BufferGeneration? {
    if let generation, generation.width == width, generation.height == height {
      return generation
    }
    retire()
    generation = connection.registry.factory(.sharedMemory).flatMap {
      BufferGeneration($0, width: width, height: height)
    }
    generation?.onRelease = { [unowned self] in released() }
    return generation
  }

  private func retire() {
    guard let old = generation else { return }
    generation = nil
    if old.buffers.contains(where: \.isBusy) { retired.append(old) }
  }

  private func released() {
    retired.removeAll { !$0.buffers.contains(where: \.isBusy) }
    guard someoneWaits, generation?.buffers.contains(where: { !$0.isBusy }) == true else { return }
    someoneWaits = false
    onRelease?()
  }
}
