import Testing

import Stores

/// Where data is looked for, in the order of the manual and the XDG base directory specification.
@Suite struct DataFoldersTests {
  @Test(
    arguments: [
      (
        ["HOME": "/h"],
        ["/h/.local/share/toccata", "/usr/local/share/toccata", "/usr/share/toccata"]
      ),
      (
        ["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/a:/b", "TOCCATA_DATA": "/t"],
        ["/t", "/d/toccata", "/a/toccata", "/b/toccata"]
      ),
      (
        ["XDG_DATA_HOME": "", "HOME": "/h", "XDG_DATA_DIRS": "/a"],
        ["/h/.local/share/toccata", "/a/toccata"]
      ),
    ])
  func order(environment: [String: String], roots: [String]) {
    #expect(DataFolders(environment: environment).roots == roots)
  }
}
