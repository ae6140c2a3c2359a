import Glibc

/// Converts text from one encoding to another, with the C library's iconv.
final class TextConverter {
  private let descriptor: iconv_t?

  /// A converter, or nil where the C library knows no such encodings.
  init?(from source: String, to target: String) {
    let descriptor = iconv_open(target, source)
    guard descriptor != iconv_t(bitPattern: -1) else { return nil }
    self.descriptor = descriptor
  }

  deinit { iconv_close(descriptor) }

  /// The text, which ends with a zero, in the other encoding; nil where it cannot be written so.
  func convert(_ text: [CChar]) -> [CChar]? {
    var source = text
    // No character of the encodings there are grows to more than four bytes.
    var target = [CChar](repeating: 0, count: source.count * 4)
    let isWhole = source.withUnsafeMutableBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        var from = source.baseAddress
        var to = target.baseAddress
        var fromCount = source.count
        var toCount = target.count
        return iconv(descriptor, &from, &fromCount, &to, &toCount) == 0
      }
    }
    guard isWhole else {
      iconv(descriptor, nil, nil, nil, nil)
      return nil
    }
    return target
  }
}
