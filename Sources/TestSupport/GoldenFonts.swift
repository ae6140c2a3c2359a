import Drawing
import FoundationEssentials
import Scene

/// Painters whose pictures are the same on every machine that has the fonts of `script/setup`.
public enum GoldenFonts {
  /// The fontconfig file that knows these fonts alone. A process of its own takes it through
  /// `FONTCONFIG_FILE`.
  public static let configurationFile = repositoryRoot + "/Sources/TestSupport/Fonts/fonts.conf"

  /// A painter with these fonts.
  public static func painter(_ theme: Theme) throws -> Painter {
    try Painter(theme: theme, fontConfigurationFile: configurationFile)
  }
}

/// The folder of the repository the tests were built from.
public let repositoryRoot = {
  // Sources/TestSupport/GoldenFonts.swift
  var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
  parts.removeLast(3)
  return parts.joined(separator: "/")
}()
