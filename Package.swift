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
    .executable(name: "toccata", targets: ["toccata"])
  ],
  targets: [
    // Pure.
    room("TextTraits"),
    room("Layouts", ["TextTraits"]),
    room("Scene", ["Layouts"]),
    room("Typing", ["Layouts", "TextTraits"]),

    // The platform.
    cLibrary("CExpat", pkgConfig: "expat", package: "libexpat1-dev"),
    room("LayoutFiles", ["Layouts", "CExpat"], resources: [.embedInCode("Data")]),
    cLibrary("CCairo", pkgConfig: "pangocairo", package: "libpango1.0-dev"),
    room(
      "Drawing", ["CCairo", "Layouts", "Scene"],
      resources: ["light", "dark", "high-contrast", "e-ink"].map {
        .embedInCode("Themes/\($0).json")
      }),
    .systemLibrary(name: "CLinux"),
    room("EventLoop", ["CLinux"]),
    cLibrary("CWaylandClient", pkgConfig: "wayland-client", package: "libwayland-dev"),
    .target(name: "CWaylandProtocols", dependencies: ["CWaylandClient"]),
    // C callbacks arrive on the thread that dispatches: the main one.
    room("Wayland", ["CLinux", "CWaylandProtocols"], isolation: MainActor.self),

    // What a person starts.
    .executableTarget(
      name: "toccata",
      dependencies: ["Drawing", "LayoutFiles", "Scene", "Layouts", "TextTraits"],
      swiftSettings: strictness),

    // What only tests and benchmarks use.
    room("TestSupport", ["Drawing", "Layouts", "Scene"], exclude: ["Fonts"]),
    .executableTarget(
      name: "toccata-bench",
      dependencies: [
        "Drawing", "Layouts", "Scene", "TestSupport", "Typing", "TypingTestSupport",
      ],
      swiftSettings: strictness, linkerSettings: [.linkedLibrary("m")]),
    room("TypingTestSupport", ["Typing", "Layouts", "TextTraits"]),
    .target(name: "CWaylandTestProtocols", dependencies: ["CWaylandProtocols"]),
    .executableTarget(
      name: "EventLoopProbe", dependencies: ["EventLoop", "CLinux"], path: "Tests/EventLoopProbe",
      swiftSettings: strictness),

    tests("TextTraitsTests", ["TextTraits"]),
    tests("LayoutsTests", ["Layouts"]),
    tests("SceneTests", ["Scene"]),
    tests("TypingTests", ["Typing", "TypingTestSupport", "Layouts", "TextTraits"]),
    tests("LayoutFilesTests", ["LayoutFiles", "Layouts"]),
    tests("DrawingTests", ["Drawing", "Layouts", "Scene", "TestSupport"], exclude: ["Goldens"]),
    tests("EventLoopTests", ["EventLoop", "EventLoopProbe"]),
    tests("toccataTests", ["toccata", "TestSupport"], exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
