import CExpat
import CZip

/// One pair of LibreOffice's autocorrection: what is typed, and what is put in its place.
public struct Autocorrection: Hashable, Sendable {
  /// What is typed.
  public var typed: String
  /// What is meant.
  public var intended: String

  /// A pair of these.
  public init(typed: String, intended: String) {
    self.typed = typed
    self.intended = intended
  }

  /// Reads the pairs of a file `acor_*.dat`, which is a zip archive with one list in XML.
  public static func read(_ path: String) throws(SourceError) -> [Autocorrection] {
    guard let list = ZipArchive(path)?.read("DocumentList.xml") else {
      throw SourceError(path, "is no zip archive with a DocumentList.xml")
    }
    guard let pairs = AutocorrectionParser.parse(list) else {
      throw SourceError(path, "its DocumentList.xml is no XML")
    }
    return pairs
  }
}

/// A zip archive, closed with the object.
private final class ZipArchive {
  private let archive: OpaquePointer

  init?(_ path: String) {
    guard let archive = zip_open(path, ZIP_RDONLY, nil) else { return nil }
    self.archive = archive
  }

  deinit { zip_discard(archive) }

  /// The most a member may have: 16 MiB.
  private static let limit = 16 << 20

  func read(_ name: String) -> [UInt8]? {
    guard let file = zip_fopen(archive, name, 0) else { return nil }
    defer { zip_fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= Self.limit {
      let count = zip_fread(file, &chunk, UInt64(chunk.count))
      if count == 0 { return bytes }
      guard count > 0 else { return nil }
      bytes += chunk[..<Int(count)]
    }
    return nil
  }
}

/// Reads `<block-list:block block-list:abbreviated-name="teh" block-list:name="the"/>`.
private final class AutocorrectionParser {
  private var pairs: [Autocorrection] = []

  static func parse(_ document: [UInt8]) -> [Autocorrection]? {
    guard let parser = XML_ParserCreate(nil) else { return nil }
    defer { XML_ParserFree(parser) }
    let collector = AutocorrectionParser()
    XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    XML_SetStartElementHandler(parser) { user, _, attributes in
      guard let user, let attributes else { return }
      Unmanaged<AutocorrectionParser>.fromOpaque(user).takeUnretainedValue().add(attributes)
    }
    let status = document.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count), 1)
    }
    return withExtendedLifetime(collector) {
      status == XML_STATUS_OK ? collector.pairs : nil
    }
  }

  private func add(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    var typed: String?
    var intended: String?
    var index = 0
    while let name = attributes[index], let value = attributes[index + 1] {
      switch String(cString: name) {
      case "block-list:abbreviated-name": typed = String(cString: value)
      case "block-list:name": intended = String(cString: value)
      default: break
      }
      index += 2
    }
    if let typed, let intended { pairs.append(Autocorrection(typed: typed, intended: intended)) }
  }
}
