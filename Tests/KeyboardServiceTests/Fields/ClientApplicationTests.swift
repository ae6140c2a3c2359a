import Testing

@testable import KeyboardService

/// Names of units as systemd's page on desktop environments gives them.
@Suite("Which application a process belongs to")
struct ClientApplicationTests {
  @Test(
    "The unit of a process names the application",
    arguments: [
      ("app-org.gnome.TextEditor-4711.scope", "org.gnome.TextEditor"),
      ("app-gnome-org.gnome.TextEditor-4711.scope", "org.gnome.TextEditor"),
      ("app-flatpak-org.telegram.desktop-2310.scope", "org.telegram.desktop"),
      (#"app-gnome-my\x2dprogram-99.scope"#, "my-program"),
      ("app-org.kde.kate@5f1c.service", "org.kde.kate"),
      ("app-KDE-org.kde.kate@5f1c.service", "org.kde.kate"),
      ("app-org.example.Clock.service", "org.example.Clock"),
      ("session-2.scope", nil), ("vte-spawn-7a.scope", nil), ("user@1000.service", nil),
      ("app-.scope", nil), ("app-4711.scope", nil), (#"app-a\xzz-1.scope"#, nil),
      (#"app-a\xff-1.scope"#, nil),
    ] as [(String, String?)])
  func unit(name: String, applicationID: String?) {
    let path = "0::/user.slice/user-1000.slice/user@1000.service/app.slice/\(name)\n"
    #expect(ClientApplication.applicationID(controlGroups: path) == applicationID)
  }

  @Test func aPartOfAUnitBelongsToTheUnit() {
    let path = "0::/user.slice/app.slice/app-org.example.Web-1.scope/tab-3"
    #expect(ClientApplication.applicationID(controlGroups: path) == "org.example.Web")
  }

  @Test func flatpakNamesTheApplicationInTheSandbox() {
    let file = """
      [Instance]
      name=nothing
      [Application]
      name=org.example.Chat
      runtime=runtime/org.gnome.Platform/x86_64/46
      [Context]
      name=also.nothing
      """
    #expect(ClientApplication.applicationID(flatpakInformation: file) == "org.example.Chat")
    #expect(ClientApplication.applicationID(flatpakInformation: "name=x\n[Context]\n") == nil)
  }

  @Test func aProcessThatIsGoneBelongsToNone() {
    #expect(ClientApplication.applicationID(process: Int32.max) == nil)
  }
}
