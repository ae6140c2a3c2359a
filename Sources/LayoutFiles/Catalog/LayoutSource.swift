import FoundationEssentials

/// A place keyboard files come from.
public enum LayoutSource: Sendable {
  /// A folder on the disk, by its path.
  case folder(String)
  /// Files in memory, by name.
  case files([String: [UInt8]])

  /// The files inside the program, which alone are enough to type with.
  public static let embedded = LayoutSource.files([
    "ar.xml": PackageResources.ar_xml, "de.xml": PackageResources.de_xml,
    "el.xml": PackageResources.el_xml, "en.xml": PackageResources.en_xml,
    "es.xml": PackageResources.es_xml, "fa.xml": PackageResources.fa_xml,
    "flicks_azerty.xml": PackageResources.flicks_azerty_xml,
    "flicks_qwerty.xml": PackageResources.flicks_qwerty_xml,
    "flicks_qwertz.xml": PackageResources.flicks_qwertz_xml,
    "fr.xml": PackageResources.fr_xml, "he.xml": PackageResources.he_xml,
    "hi.xml": PackageResources.hi_xml,
    "it.xml": PackageResources.it_xml, "latin_letters.xml": PackageResources.latin_letters_xml,
    "nl.xml": PackageResources.nl_xml, "pl.xml": PackageResources.pl_xml,
    "pt.xml": PackageResources.pt_xml, "ru.xml": PackageResources.ru_xml,
    "sv.xml": PackageResources.sv_xml, "tr.xml": PackageResources.tr_xml,
  ])

  /// The file of this name.
  public func read(_ file: String) throws(FileBytes.Failure) -> [UInt8] {
    switch self {
    case .folder(let path): return try FileBytes.read("\(path)/\(file)")
    case .files(let files):
      guard let bytes = files[file] else { throw .missing }
      return bytes
    }
  }

  /// The languages it has files for: the names of files that are language tags. Files for import are
  /// kept apart by an underscore in their names.
  public var languages: [LanguageTag] {
    let names: [String]
    switch self {
    case .folder(let path):
      names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    case .files(let files): names = Array(files.keys)
    }
    return names.sorted().compactMap { name in
      guard name.hasSuffix(".xml") else { return nil }
      let stem = String(name.dropLast(4))
      return LanguageTag(stem).flatMap { $0.description == stem ? $0 : nil }
    }
  }

  /// How messages name a file of this source.
  func displayName(_ file: String) -> String {
    if case .folder(let path) = self { "\(path)/\(file)" } else { file }
  }
}
