import FoundationEssentials
import Laboratory
import Testing

/// The keyboard as it is installed and started by the desktop.
@Suite(.serialized)
@DeskActor
struct InstallTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path()

  @Test("An installed keyboard is started by D-Bus when it is called, and removed without a trace")
  func activation() throws {
    try Desk.with(Sway(), named: "install") { desk in
      let session = desk.session
      let program = try session.install(try BuiltProgram.path("toccata"))
      let prefix = session.folder + "/home/.local"
      let install = [try copyInstaller(to: session), "--prefix", prefix]
      try session.require(install + ["--program", program])
      try session.require(["/usr/bin/dbus-update-activation-environment", "WAYLAND_DISPLAY"])
      try session.require([
        "/usr/bin/gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path",
        "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.ReloadConfig",
      ])
      try session.require([prefix + "/bin/toccata", "show"])
      let keyboard = try LiveKeyboard(startedBy: desk)
      try keyboard.wait("come up") { $0.visible }
      try session.require(install + ["--remove"])
      // What it has remembered stays: that is the person's own.
      let own = ["-path", "*/share/toccata/*", "-o", "-path", "*/state/toccata/*"]
      let left = try session.require(
        ["/usr/bin/find", prefix, "-type", "f", "-not", "("] + own + [")"])
      #expect(!left.contains("toccata") && !left.contains("OSK0"), "\(left)")
    }
  }

  /// Puts the installer and what it installs where the person at the desk may read it; answers its
  /// path.
  private func copyInstaller(to session: Session) throws -> String {
    for folder in ["script", "dbus", "dist"] {
      try session.require(["/bin/mkdir", "-p", "\(session.folder)/home/checkout/\(folder)"])
      for name in try FileManager.default.contentsOfDirectory(atPath: Self.checkout + folder)
      where name == "install" || name.hasSuffix(".in") {
        let bytes = try Data(contentsOf: URL(filePath: Self.checkout + folder + "/" + name))
        try session.write(
          String(decoding: bytes, as: UTF8.self), to: "home/checkout/\(folder)/\(name)",
          executable: name == "install")
      }
    }
    return session.folder + "/home/checkout/script/install"
  }
}
