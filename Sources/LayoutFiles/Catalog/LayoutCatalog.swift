import Layouts

/// The layouts there are, from an ordered list of sources: folders of the person's own first, the
/// embedded files last. A broken file costs only itself: it is told in one line, and the next source
/// is used.
public struct LayoutCatalog: Sendable {
  /// The sources, the first one first.
  public var sources: [LayoutSource]

  /// A layout, or none, with what was wrong on the way to it.
  public struct Answer: Sendable {
    /// The layout that was found.
    public var layout: LetterLayout?
    /// One line for each broken file.
    public var problems: [String]
  }

  /// The catalog of these sources.
  public init(sources: [LayoutSource]) { self.sources = sources }

  /// The catalog of these folders, in order, and of the embedded files.
  public init(folders: [String]) {
    self.init(sources: folders.map(LayoutSource.folder) + [.embedded])
  }

  /// The layout for a language (BCP 47), or for a more general one: for `de-AT` that of `de`.
  /// A file for the exact language comes before one for a general one, whatever their sources.
  public func layout(language: String) -> Answer {
    guard let tag = LanguageTag(language) else {
      return Answer(layout: nil, problems: ["\(quoted(language)) is not a BCP 47 language tag"])
    }
    var problems: [String] = []
    for candidate in tag.lookupChain {
      for index in sources.indices {
        do throws(Failure) {
          let layout = try layout(candidate, from: index)
          return Answer(layout: layout, problems: problems)
        } catch {
          if case .broken(let problem) = error { problems.append(problem) }
        }
      }
    }
    return Answer(layout: nil, problems: problems)
  }

  /// Every language there is a file for, in the order of the alphabet.
  public var languages: [String] {
    Set(sources.flatMap(\.languages)).map(\.description).sorted()
  }

  private enum Failure: Error {
    case missing
    case broken(String)
  }

  private func layout(
    _ language: LanguageTag, from index: Int
  ) throws(Failure) -> LetterLayout {
    let file = "\(language).xml"
    let document: [UInt8]
    do throws(FileBytes.Failure) {
      document = try sources[index].read(file)
    } catch {
      throw error == .missing
        ? .missing : .broken("\(sources[index].displayName(file)): \(error)")
    }
    do throws(LDMLError) {
      return try reader(from: index).layout(document: document, file: file)
    } catch {
      throw .broken(sources[index].displayName(error.description))
    }
  }

  /// Imports come from the file's own source, then from the sources after it, so that a copy of one
  /// embedded file still finds what it imports.
  private func reader(from index: Int) -> LDMLReader {
    let sources = self.sources[index...]
    return LDMLReader { file throws(FileBytes.Failure) in
      for source in sources {
        do throws(FileBytes.Failure) {
          return try source.read(file)
        } catch {
          guard error == .missing else { throw error }
        }
      }
      throw .missing
    }
  }
}
