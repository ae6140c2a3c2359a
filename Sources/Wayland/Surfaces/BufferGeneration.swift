import CWaylandProtocols

/// The two buffers of one size, in one piece of memory.
final class BufferGeneration {
  let width: Int32
  let height: Int32
  let buffers: [Buffer]
  var onRelease: (() -> Void)?

  private let memory: SharedMemory

  /// Nil where the size is none or memory is out.
  init?(_ factory: Proxy, width: Int32, height: Int32) {
    let stride = width.multipliedReportingOverflow(by: 4)
    let (bufferSize, overflow) = stride.partialValue.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !stride.overflow, !overflow, bufferSize <= Int32.max / 2,
      let memory = SharedMemory(size: Int(bufferSize) * 2),
      let pool = Proxy(
        wl_shm_create_pool(factory.pointer, memory.descriptor, bufferSize * 2),
        of: factory.display, destroy: { wl_shm_pool_destroy($0) })
    else { return nil }
    self.width = width
    self.height = height
    self.memory = memory
    buffers = [0, bufferSize].compactMap { offset in
      let pointer = wl_shm_pool_create_buffer(
        pool.pointer, offset, width, height, stride.partialValue,
        WL_SHM_FORMAT_ARGB8888.rawValue)
      return Proxy(pointer, of: factory.display, destroy: { wl_buffer_destroy($0) }).map {
        Buffer($0, pixels: memory.bytes + Int(offset), width: width, height: height)
      }
    }
    for buffer in buffers { buffer.onRelease = { [unowned self] in onRelease?() } }
  }
}
