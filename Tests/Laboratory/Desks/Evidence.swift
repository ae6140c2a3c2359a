import FoundationEssentials

/// What is kept of a desk at which a test failed.
@DeskActor
struct Evidence {
  private let folder: String

  init(name: String) {
    folder = BuiltProgram.checkout + "out/endtoend/" + name
  }

  /// Removes what an earlier run left.
  func forget() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func keepPicture(of desk: Desk) {
    guard let picture = try? desk.takePicture() else { return }
    keep(picture, as: "screen.png")
  }

  func keepLogs(of session: Session) {
    keep(session.folder + "/logs", as: "logs")
  }

  private func keep(_ path: String, as name: String) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try? FileManager.default.copyItem(atPath: path, toPath: folder + "/" + name)
  }
}
