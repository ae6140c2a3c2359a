import Glibc

/// Standard output: what machines read.
enum StandardOutput {
  static func write(_ bytes: [UInt8]) {
    writeAll(bytes, to: STDOUT_FILENO)
  }

  static func write(line: String) {
    write(Array((line + "\n").utf8))
  }
}

/// Standard error: what a person reads.
enum StandardError {
  static func write(line: String) {
    writeAll(Array((line + "\n").utf8), to: STDERR_FILENO)
  }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }
}
