// swift-tools-version: 6.2
import PackageDescription

/// In CI a warning in our own code fails the build; at a person's desk it is only shown.
let strictness: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
  path: String? = nil, isolation: MainActor.Type? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, resources: resources,
    swiftSettings: strictness + [.defaultIsolation(isolation)],
    linkerSettings: [.linkedLibrary("m")])
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strictness)
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
    room("TextTraits"),
    room("Layouts", ["TextTraits"]),
    room("Scene", ["Layouts"]),
    .systemLibrary(name: "CLinux"),
    room("EventLoop", ["CLinux"]),
    cLibrary("CWaylandClient", pkgConfig: "wayland-client", package: "libwayland-dev"),
    .target(name: "CWaylandProtocols", dependencies: ["CWaylandClient"]),
    cLibrary("CXkbcommon", pkgConfig: "xkbcommon", package: "libxkbcommon-dev"),
    .target(name: "CWaylandTestProtocols", dependencies: ["CWaylandProtocols"]),
    room("Keymaps", ["CXkbcommon"]),
    // C callbacks arrive on the thread that dispatches: the main one.
    room("Wayland", ["CLinux", "CWaylandProtocols"], isolation: MainActor.self),
    .executableTarget(
      name: "toccata", dependencies: ["Scene", "Layouts", "TextTraits"],
      swiftSettings: strictness),
    tests("TextTraitsTests", ["TextTraits"]),
    tests("LayoutsTests", ["Layouts"]),
    tests("SceneTests", ["Scene"]),
    .executableTarget(
      name: "EventLoopProbe", dependencies: ["EventLoop", "CLinux"], path: "Tests/EventLoopProbe",
      swiftSettings: strictness),
    cLibrary("CWaylandServer", pkgConfig: "wayland-server", package: "libwayland-dev"),
    room(
      "StageCompositor",
      ["CLinux", "CWaylandProtocols", "CWaylandServer", "CWaylandTestProtocols", "CXkbcommon"],
      path: "Tests/StageCompositor"),
    tests("KeymapsTests", ["Keymaps", "CXkbcommon"]),
    tests("WaylandTests", ["Wayland", "EventLoop", "StageCompositor"]),
    .executableTarget(
      name: "WaylandProbe", dependencies: ["Wayland", "EventLoop"], path: "Tests/WaylandProbe",
      swiftSettings: strictness),
    tests("StageCompositorTests", ["StageCompositor", "WaylandProbe"]),
    tests("EventLoopTests", ["EventLoop", "EventLoopProbe"]),
  ],
  swiftLanguageModes: [.v6]
)
