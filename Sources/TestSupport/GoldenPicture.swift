import Drawing
import FoundationEssentials

/// A picture that was looked at and found good, and that pictures are compared with. On failure
/// the picture and its difference lie in `out/goldens`; `script/goldens` renews what is kept.
public struct GoldenPicture {
  /// A channel may differ by this much: compilers and library versions round differently.
  public static let tolerance = 24
  /// So large a share of the pixels may differ by more.
  public static let share = 0.002

  /// The file it is kept in.
  public let file: String
  private let name: String

  /// The picture `name` in the folder `Goldens` of a test target.
  public init(_ name: String, tests: String) {
    self.name = name
    file = repositoryRoot + "/Tests/\(tests)/Goldens/\(name).png"
  }

  /// What is wrong with `actual`, in one line, or nil where it is as it should be. With
  /// `TOCCATA_RENEW_GOLDENS=1` in the environment it takes the place of the golden picture.
  public func fault(in actual: ImageSurface) throws -> String? {
    if ProcessInfo.processInfo.environment["TOCCATA_RENEW_GOLDENS"] == "1" {
      try makeFolder(of: file)
      try actual.writePNG(to: file)
      return nil
    }
    guard FileManager.default.fileExists(atPath: file) else {
      try keep(actual, as: name)
      return "\(name): there is no golden picture; look at out/goldens, then script/goldens"
    }
    let difference = PictureDifference(
      actual, try ImageSurface(pngFile: file), tolerance: Self.tolerance)
    guard difference.share > Self.share else { return nil }
    try keep(actual, as: name)
    try keep(difference.picture(over: actual), as: name + "-difference")
    let percent = (difference.share * 10_000).rounded() / 100
    return "\(name): \(percent) % of the pixels differ, by up to \(difference.largest); "
      + "see out/goldens"
  }

  private func keep(_ picture: ImageSurface, as name: String) throws {
    let kept = repositoryRoot + "/out/goldens/\(name).png"
    try makeFolder(of: kept)
    try picture.writePNG(to: kept)
  }

  private func makeFolder(of file: String) throws {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    try FileManager.default.createDirectory(
      atPath: folder.joined(separator: "/"), withIntermediateDirectories: true)
  }
}
