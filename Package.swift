// swift-tools-version: 6.2
import PackageDescription

/// In CI a warning in our own code fails the build; at a person's desk it is only shown.
let strictness: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource] = [], path: String? = nil, isolation: MainActor.Type? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
    swiftSettings: strictness + [.defaultIsolation(isolation)],
    linkerSettings: [.linkedLibrary("m")])
}

func program(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [],
  path: String? = nil
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path, resources: resources,
    swiftSettings: strictness,
    linkerSettings: [.linkedLibrary("m")])
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources,
    swiftSettings: strictness)
}

func cLibrary(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

// The rooms of the house, in the order of ARCHITECTURE.md: pure ones first, then the platform.
let package = Package(
  name: "toccata",
  products: [
    .executable(name: "toccata", targets: ["toccata"]),
    .library(name: "ToccataClient", targets: ["ToccataClient"]),
    .executable(name: "toccata-pack", targets: ["toccata-pack"]),
  ],
  targets: [
    // Pure.
    room("TextTraits"),
    room("Layouts", ["TextTraits"]),
    room("Scene", ["Layouts"]),
    room("Typing", ["Layouts", "TextTraits"]),
    room("Language"),

    // The platform.
    cLibrary("CExpat", pkgConfig: "expat", package: "libexpat1-dev"),
    cLibrary("CCairo", pkgConfig: "pangocairo", package: "libpango1.0-dev"),
    .systemLibrary(name: "CLinux"),
    cLibrary("CWaylandClient", pkgConfig: "wayland-client", package: "libwayland-dev"),
    .target(name: "CWaylandProtocols", dependencies: ["CWaylandClient"]),
    cLibrary("CSQLite", pkgConfig: "sqlite3", package: "libsqlite3-dev"),
    cLibrary("CXkbcommon", pkgConfig: "xkbcommon", package: "libxkbcommon-dev"),
    cLibrary("CUdev", pkgConfig: "libudev", package: "libudev-dev"),
    cLibrary("CSystemd", pkgConfig: "libsystemd", package: "libsystemd-dev"),
    cLibrary("CZlib", pkgConfig: "zlib", package: "zlib1g-dev"),
    room("Stores", ["CSQLite", "CZlib", "EventLoop", "Language"]),
    // What only the building of packs needs.
    cLibrary("CHunspell", pkgConfig: "hunspell", package: "libhunspell-dev"),
    cLibrary("CMessagePack", pkgConfig: "msgpack", package: "libmsgpack-dev"),
    cLibrary("CZip", pkgConfig: "libzip", package: "libzip-dev"),
    cLibrary("CGLib", pkgConfig: "glib-2.0", package: "libglib2.0-dev"),
    room("PackSources", ["CExpat", "CGLib", "CHunspell", "CMessagePack", "CZip", "CZlib"]),
    room(
      "PackBuilding", ["Language", "PackSources", "Stores"], resources: [.embedInCode("Data")]),
    room("LayoutFiles", ["Layouts", "CExpat"], resources: [.embedInCode("Data")]),
    room(
      "Drawing", ["CCairo", "LayoutFiles", "Layouts", "Scene"],
      resources: ["light", "dark", "high-contrast", "e-ink"].map {
        .embedInCode("Themes/\($0).json")
      }),
    room("EventLoop", ["CLinux"]),
    // C callbacks arrive on the thread that dispatches: the main one.
    room("Wayland", ["CLinux", "CWaylandProtocols"], isolation: MainActor.self),
    room("Keymaps", ["CXkbcommon"]),
    room("Devices", ["CUdev", "EventLoop"]),
    room("Bus", ["CSystemd"]),
    // What applications link to.
    room("ToccataClient", ["Bus", "Layouts", "TextTraits"]),
    .systemLibrary(name: "CPulse"),
    room("Feedback", ["Bus", "CPulse", "EventLoop"], isolation: MainActor.self),
    room(
      "KeyboardService",
      [
        "Bus", "CLinux", "Devices", "Drawing", "EventLoop", "Feedback", "Keymaps", "Language",
        "LayoutFiles", "Layouts", "Scene", "Stores", "TextTraits", "Typing", "Wayland",
      ],
      resources: [.embedInCode("Settings/settings.json")], isolation: MainActor.self),

    // What a person starts.
    program(
      "toccata",
      [
        "Bus", "Drawing", "KeyboardService", "Language", "LayoutFiles", "Layouts", "Scene",
        "Stores",
        "TextTraits",
      ],
      resources: ["desk.sh", "form.py", "forms.py", "toccata.py"].map { .embedInCode("Demo/\($0)") }
    ),

    // What makes language packs.
    program("toccata-pack", ["Language", "PackBuilding", "PackSources", "Stores"]),

    // What only tests and benchmarks use.
    room("TestSupport", ["Drawing", "Layouts", "Scene"], exclude: ["Fonts"]),
    program(
      "toccata-bench",
      [
        "Drawing", "Laboratory", "Layouts", "Scene", "SoundStage", "StageCompositor",
        "TestSupport", "Typing", "TypingTestSupport",
      ]),
    room("TemporaryFolders", path: "Tests/TemporaryFolders"),
    room(
      "PackTestSupport", ["CZlib", "Language", "TemporaryFolders"], path: "Tests/PackTestSupport"),
    room("TypingTestSupport", ["Typing", "Layouts", "TextTraits"]),
    cLibrary("CWaylandServer", pkgConfig: "wayland-server", package: "libwayland-dev"),
    .target(name: "CWaylandTestProtocols", dependencies: ["CWaylandProtocols"]),
    room(
      "StageCompositor",
      [
        "CLinux", "CWaylandProtocols", "CWaylandServer", "CWaylandTestProtocols", "CXkbcommon",
        "Processes",
      ], path: "Tests/StageCompositor"),
    program(
      "toccata-desk", ["CLinux", "CWaylandProtocols", "CWaylandTestProtocols"],
      path: "Tests/DeskHand"),
    .systemLibrary(name: "CProcess", path: "Tests/CProcess"),
    room("Processes", ["CProcess"], path: "Tests/Processes"),
    room("BusTestSupport", ["Bus", "Processes"], path: "Tests/BusTestSupport"),
    room("Laboratory", ["CProcess", "Processes"], path: "Tests/Laboratory"),
    program("toccata-field", ["ToccataClient"], path: "Tests/FieldProgram"),
    program("WaylandProbe", ["Wayland", "EventLoop"], path: "Tests/WaylandProbe"),
    program("StoresProbe", ["Language", "Stores"], path: "Tests/StoresProbe"),
    program("DevicesProbe", ["Devices", "EventLoop"], path: "Tests/DevicesProbe"),
    program("EventLoopProbe", ["EventLoop", "CLinux"], path: "Tests/EventLoopProbe"),

    tests("TextTraitsTests", ["TextTraits"]),
    tests("LayoutsTests", ["Layouts"]),
    tests("SceneTests", ["Scene"]),
    tests("TypingTests", ["Typing", "TypingTestSupport", "Layouts", "TextTraits"]),
    tests("LanguageTests", ["Language", "PackTestSupport"]),
    tests(
      "StoresTests", ["Language", "PackTestSupport", "Stores", "StoresProbe", "TemporaryFolders"]),
    tests("PackSourcesTests", ["CZip", "PackSources", "PackTestSupport", "TemporaryFolders"]),
    tests(
      "PackBuildingTests",
      ["Language", "PackBuilding", "PackSources", "PackTestSupport", "Stores", "TemporaryFolders"]),
    tests("ToccataPackTests", ["PackTestSupport", "Stores", "TemporaryFolders", "toccata-pack"]),
    tests("LayoutFilesTests", ["LayoutFiles", "Layouts", "TemporaryFolders"]),
    tests(
      "DrawingTests",
      [
        "Drawing", "LayoutFiles", "Layouts", "Scene", "TestSupport", "TextTraits", "Typing",
        "TypingTestSupport",
      ],
      exclude: ["Goldens"]),
    tests("EventLoopTests", ["EventLoop", "EventLoopProbe"]),
    tests("DevicesTests", ["Devices", "DevicesProbe"], exclude: ["hotplug.py"]),
    tests("KeymapsTests", ["Keymaps", "CXkbcommon"]),
    tests("StageCompositorTests", ["Processes", "StageCompositor", "WaylandProbe"]),
    tests("WaylandTests", ["Wayland", "EventLoop", "StageCompositor"]),
    tests("BusTests", ["Bus", "BusTestSupport"]),
    room("SoundStage", ["Processes"], path: "Tests/SoundStage"),
    tests("FeedbackTests", ["Bus", "BusTestSupport", "Feedback", "SoundStage"]),
    tests(
      "KeyboardServiceTests",
      [
        "Bus", "BusTestSupport", "EventLoop", "Feedback", "KeyboardService", "Keymaps", "Language",
        "LayoutFiles", "Layouts", "Scene", "SoundStage", "StageCompositor", "Stores",
        "TemporaryFolders", "TextTraits", "toccata", "Typing", "TypingTestSupport", "Wayland",
      ],
      exclude: ["Stage/Config"]),
    tests("ToccataClientTests", ["Bus", "BusTestSupport", "ToccataClient"]),
    tests("LaboratoryTests", ["Laboratory"]),
    tests(
      "EndToEndTests", ["Laboratory", "toccata-desk", "toccata-field", "toccata"],
      exclude: ["Clients", "wheels.txt"]),
    tests(
      "toccataTests", ["toccata", "Language", "Stores", "TemporaryFolders", "TestSupport"],
      exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
