import FoundationEssentials
import Glibc

/// `toccata demo`: a form with one field for each kind, and the keyboard. The form and the desk for
/// it are in the program, so that it can be looked at wherever it is copied to.
enum DemoCommand {
  struct Options {
    var output = "out/demo"
    var form: String?
  }

  static let options: [CommandOption<Options>] = [
    .value("-o", "FOLDER", "where pictures go if there is no display (out/demo)") {
      $0.output = $1
    }
  ]

  static let verb = Verb(
    name: "demo", operands: "[-o FOLDER] [FORM]",
    summary: "a form with one field for each kind, and the keyboard",
    details: {
      """
      In a session that can host the keyboard, the form is in it. In one that cannot (X11, GNOME)
      both are in a window of their own; without a display they leave pictures.
      FORM is fields (one for each kind of keyboard), sign-up, chat, browser, wi-fi, search, map,
      emergency or spreadsheet.

      \(options.map(\.helpLine).joined(separator: "\n"))
      """
    },
    run: { words in
      let options = try OptionReader(verb: "demo", options: Self.options)
        .read(words, into: Options()) { $0.form = $1 }
      let folder = try unpack()
      // In this process's place, so that signals reach it; it removes the folder.
      throw run(
        ["/bin/bash", folder + "/desk.sh", try ownPath(), options.output]
          + (options.form.map { [$0] } ?? []))
    })

  private static let files: [(name: String, bytes: [UInt8])] = [
    ("desk.sh", PackageResources.desk_sh), ("form.py", PackageResources.form_py),
    ("forms.py", PackageResources.forms_py), ("toccata.py", PackageResources.toccata_py),
  ]

  /// Writes the demo's files into a folder of their own, and answers its path.
  private static func unpack() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "toccata-demo-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files { try Data(file.bytes).write(to: folder.appending(path: file.name)) }
    } catch {
      throw CommandError(
        message: "cannot write the demo's files into \(folder.path): \(error)",
        status: .internalFault)
    }
    return folder.path
  }

  private static func ownPath() throws -> String {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    } catch {
      throw CommandError(message: "cannot find this program's file", status: .internalFault)
    }
  }

  /// Becomes another program; answers why it could not.
  private static func run(_ command: [String]) -> CommandError {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    execv(command[0], &arguments)
    return CommandError(message: "\(command[0]) cannot be started", status: .missingService)
  }
}
