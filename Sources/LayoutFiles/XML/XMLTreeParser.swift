import CExpat

/// Parses one document into a tree with expat. Owns the expat parser.
///
/// Guards: size, depth and number of elements are limited; a document type may be named, as CLDR's
/// own files do, and nothing may be declared in it, so that entities cannot multiply. What the
/// document type points at is never read.
final class XMLTreeParser {
  private let parser: XML_Parser
  private let file: String
  private let limits: XMLLimits
  private let document: [UInt8]
  private var hasDocumentType = false
  private var openElements: [XMLElement] = []
  private var root: XMLElement?
  private var elementCount = 0
  private var failure: LDMLError?

  /// The tree of `document`; `file` is its name in messages.
  static func parse(
    _ document: [UInt8], file: String, limits: XMLLimits = XMLLimits()
  ) throws(LDMLError) -> XMLElement {
    guard document.count <= limits.bytes else {
      let failure = FileBytes.Failure.tooLarge(limit: limits.bytes)
      throw LDMLError(.tooLarge, at: FilePlace(file: file), failure.description)
    }
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw LDMLError(.unreadable, at: FilePlace(file: file), "no memory for reading it")
    }
    return try XMLTreeParser(
      owning: parser, document: document, file: file, limits: limits
    ).parse()
  }

  private init(owning parser: XML_Parser, document: [UInt8], file: String, limits: XMLLimits) {
    self.parser = parser
    self.document = document
    self.file = file
    self.limits = limits
  }

  deinit { XML_ParserFree(parser) }

  private func parse() throws(LDMLError) -> XMLElement {
    installHandlers()
    let status = document.withUnsafeBytes { bytes in
      XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
    }
    if let failure { throw failure }
    guard status == XML_STATUS_OK, let root else { throw malformed() }
    return root
  }

  private func malformed() -> LDMLError {
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    return LDMLError(.malformed, at: place, "not well-formed XML: \(reason ?? "unknown error")")
  }

  /// Where expat is: the beginning of the tag or text it reports.
  private var place: FilePlace {
    FilePlace(
      file: file,
      position: .init(
        line: Int(XML_GetCurrentLineNumber(parser)),
        column: Int(XML_GetCurrentColumnNumber(parser)) + 1))
  }

  private func fail(_ kind: LDMLError.Kind, _ message: String) {
    guard failure == nil else { return }
    failure = LDMLError(kind, at: place, message)
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}

// MARK: - What expat reports

extension XMLTreeParser {
  private func installHandlers() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { XMLTreeParser.from($0)?.startElement($1, $2) },
      { data, _ in XMLTreeParser.from(data)?.endElement() })
    XML_SetCharacterDataHandler(parser) { XMLTreeParser.from($0)?.text($1, count: $2) }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasInternalSubset in
      XMLTreeParser.from(data)?.documentType(hasInternalSubset: hasInternalSubset != 0)
    }
    XML_SetSkippedEntityHandler(parser) { data, name, _ in
      XMLTreeParser.from(data)?.undeclaredEntity(name.map { String(cString: $0) } ?? "")
    }
  }

  /// The parser whose address was given to expat; it is alive while `XML_Parse` runs.
  private static func from(_ data: UnsafeMutableRawPointer?) -> XMLTreeParser? {
    data.map { Unmanaged<XMLTreeParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func documentType(hasInternalSubset: Bool) {
    hasDocumentType = true
    guard hasInternalSubset else { return }
    fail(.declarations, "declarations in the document type (entities and such) are refused")
  }

  private func undeclaredEntity(_ name: String) {
    fail(.entity, "the entity \(quoted(name)) is not declared")
  }

  /// Where a document type points at a file, an entity may be declared there, and expat drops it
  /// from an attribute without a word. So the tag is looked at as it was written.
  private func checkEntities() {
    guard hasDocumentType else { return }
    let start = Int(XML_GetCurrentByteIndex(parser))
    let tag = document[start..<(start + Int(XML_GetCurrentByteCount(parser)))]
    for reference in tag.split(separator: UInt8(ascii: "&")).dropFirst() {
      let name = String(decoding: reference.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      if name.hasPrefix("#") || ["amp", "lt", "gt", "quot", "apos"].contains(name) { continue }
      undeclaredEntity(name)
    }
  }

  private func startElement(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    checkEntities()
    guard failure == nil, let name else { return }
    elementCount += 1
    guard elementCount <= limits.elements else {
      return fail(.tooMany, "more than \(limits.elements) elements")
    }
    guard openElements.count < limits.depth else {
      return fail(.tooDeep, "more than \(limits.depth) elements within one another")
    }
    openElements.append(
      XMLElement(
        name: String(cString: name), attributes: Self.dictionary(attributes), place: place))
  }

  /// Attributes as expat lists them: names and values in turn, then a null.
  private static func dictionary(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [String: String] {
    guard var next = attributes else { return [:] }
    var result: [String: String] = [:]
    while let name = next[0], let value = next[1] {
      result[String(cString: name)] = String(cString: value)
      next += 2
    }
    return result
  }

  private func endElement() {
    guard failure == nil, let element = openElements.popLast() else { return }
    if openElements.isEmpty {
      root = element
    } else {
      openElements[openElements.count - 1].children.append(element)
    }
  }

  private func text(_ text: UnsafePointer<CChar>?, count: Int32) {
    guard failure == nil, let text else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    guard !bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return }
    fail(.strayText, "text between elements: \(quoted(String(decoding: bytes, as: UTF8.self)))")
  }
}
