import Glibc

/// Whose desk it is: compositors and browsers refuse the administrator.
public struct Person: Sendable {
  /// The user that `script/setup --tests` makes, where tests run as root (in CI).
  public static let standIn = "toccata-test"

  let user: uid_t
  let group: gid_t
  /// Put before a command that this person shall run.
  let prefix: [String]

  /// Whoever runs the tests, or the stand-in for root.
  public static func forDesks() throws -> Person {
    guard getuid() == 0 else { return Person(user: getuid(), group: getgid(), prefix: []) }
    guard let entry = getpwnam(standIn)?.pointee else {
      throw LaboratoryError("there is no user '\(standIn)': run script/setup --tests")
    }
    let prefix = [
      "/usr/bin/setpriv", "--reuid", "\(entry.pw_uid)", "--regid", "\(entry.pw_gid)",
      "--init-groups",
    ]
    return Person(user: entry.pw_uid, group: entry.pw_gid, prefix: prefix)
  }
}
