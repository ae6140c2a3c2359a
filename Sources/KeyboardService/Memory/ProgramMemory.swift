import CLinux
import Glibc

/// The memory that the program itself takes: its code, its libraries, its heap.
nonisolated enum ProgramMemory {
  /// Gives back the pages of code and of constants, which files have too, and what the heap holds
  /// without use. Linux maps many pages around each that is used once, so that all that only the
  /// start needed would stay as long as the program runs; what is used again is mapped again in
  /// microseconds.
  static func release() {
    dl_iterate_phdr({ object, _, _ in ProgramMemory.release(object?.pointee) }, nil)
    malloc_trim(0)
  }

  private static func release(_ object: dl_phdr_info?) -> Int32 {
    guard let object, let headers = object.dlpi_phdr else { return 0 }
    for index in 0..<Int(object.dlpi_phnum) {
      let header = headers[index]
      // What may be written is not as in the file: it would be lost.
      guard header.p_type == PT_LOAD, header.p_flags & UInt32(PF_W) == 0 else { continue }
      release(from: UInt(object.dlpi_addr) + UInt(header.p_vaddr), count: UInt(header.p_memsz))
    }
    return 0
  }

  /// Whole pages only: the last may hold what is written.
  private static func release(from start: UInt, count: UInt) {
    let page = UInt(getpagesize())
    let first = (start + page - 1) / page * page
    let last = (start + count) / page * page
    guard last > first, let address = UnsafeMutableRawPointer(bitPattern: first) else { return }
    madvise(address, Int(last - first), MADV_DONTNEED)
  }
}
