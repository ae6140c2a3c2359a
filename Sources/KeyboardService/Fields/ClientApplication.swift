import LayoutFiles

/// Which application a process belongs to, as those know who started it: Flatpak, or systemd by the
/// name of its unit. What the process says of itself is not asked.
nonisolated enum ClientApplication {
  /// The app id of a running process; nil where nobody knows.
  static func applicationID(process: Int32) -> String? {
    if let information = text("/proc/\(process)/root/.flatpak-info") {
      return applicationID(flatpakInformation: information)
    }
    return text("/proc/\(process)/cgroup").flatMap(applicationID(controlGroups:))
  }

  /// The app id in the key file that Flatpak puts into each sandbox.
  static func applicationID(flatpakInformation: String) -> String? {
    var group = ""
    for line in flatpakInformation.split(separator: "\n") {
      if line.hasPrefix("[") {
        group = String(line)
      } else if ["[Application]", "[Runtime]"].contains(group), line.hasPrefix("name=") {
        return String(line.dropFirst(5))
      }
    }
    return nil
  }

  /// The app id in the name of a unit: `app-LAUNCHER-ID-RANDOM.scope` or
  /// `app-LAUNCHER-ID@RANDOM.service`, the launcher and the service's random part optional, as
  /// systemd's page on desktop environments asks of those who start programs.
  static func applicationID(controlGroups: String) -> String? {
    let names = controlGroups.split(whereSeparator: { "/\n".contains($0) })
    return names.reversed().lazy.compactMap { unit in
      if unit.hasPrefix("app-"), unit.hasSuffix(".scope") {
        // The last part is the random one.
        return lastPart(unit.dropFirst(4).dropLast(6).split(separator: "-").dropLast())
      }
      if unit.hasPrefix("app-"), unit.hasSuffix(".service") {
        let name = unit.dropFirst(4).dropLast(8).split(separator: "@").first
        return name.flatMap { lastPart($0.split(separator: "-")) }
      }
      return nil
    }.first
  }

  private static func lastPart(_ parts: ArraySlice<Substring>) -> String? {
    guard parts.count == 1 || parts.count == 2, let part = parts.last else { return nil }
    return unescaped(part)
  }

  private static func lastPart(_ parts: [Substring]) -> String? { lastPart(parts[...]) }

  /// systemd writes what would split the name as `\x2d`.
  private static func unescaped(_ part: Substring) -> String? {
    let pieces = part.split(separator: "\\x", omittingEmptySubsequences: false)
    var bytes = Array((pieces.first ?? "").utf8)
    for piece in pieces.dropFirst() {
      guard let byte = UInt8(piece.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      bytes += piece.dropFirst(2).utf8
    }
    return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static func text(_ path: String) -> String? {
    (try? FileBytes.read(path, limit: 1 << 16)).map { String(decoding: $0, as: UTF8.self) }
  }
}
