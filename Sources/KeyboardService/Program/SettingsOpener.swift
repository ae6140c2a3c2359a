import Glibc

/// Opens the person's settings: by the command they named, or else the file itself with whatever
/// the desktop opens such files with.
struct SettingsOpener {
  /// The file; nil where the environment names no home.
  let path: PersonalPath?

  /// Opens them. A file that is not there yet is begun with every key at its default.
  /// - Parameter command: what the shell is to run; nil for the file.
  /// - Returns: one line where that failed, to be logged.
  func open(command: String?) -> String? {
    if let command { return start(command, argument: nil) }
    guard let path else { return "there is no home, and so no settings file to open" }
    if access(path.description, F_OK) != 0 {
      do {
        try PrivateFile.write(Array(Settings.defaultText.utf8), to: path)
      } catch {
        return "\(error)"
      }
    }
    return start("xdg-open \"$1\"", argument: path.description)
  }

  /// The shell lets go of the command at once: whatever it starts is not a child of the keyboard.
  private func start(_ command: String, argument: String?) -> String? {
    let words: [String?] = [
      "/bin/sh", "-c", "{ \(command)\n} </dev/null >/dev/null 2>&1 &", "sh", argument,
    ]
    var arguments = words.compactMap(\.self).map { strdup($0) }
    arguments.append(nil)
    defer { arguments.forEach { free($0) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The keyboard takes signals from a descriptor; its children must not inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    var process: pid_t = 0
    let result = posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, environ)
    guard result == 0 else {
      let reason = strerror(result).map { String(cString: $0) } ?? "error \(result)"
      return "the settings cannot be opened: \(reason)"
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return nil
  }
}
