// swift-tools-version: 6.2
import PackageDescription

/// In CI a warning in our own code fails the build; at a person's desk it is only shown.
let strictness: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strictness,
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
    .target(name: "CWaylandTestProtocols", dependencies: ["CWaylandProtocols"]),
    .executableTarget(
      name: "toccata", dependencies: ["Scene", "Layouts", "TextTraits"],
      swiftSettings: strictness),
    tests("TextTraitsTests", ["TextTraits"]),
    tests("LayoutsTests", ["Layouts"]),
    tests("SceneTests", ["Scene"]),
    .executableTarget(
      name: "EventLoopProbe", dependencies: ["EventLoop", "CLinux"], path: "Tests/EventLoopProbe",
      swiftSettings: strictness),
    tests("EventLoopTests", ["EventLoop", "EventLoopProbe"]),
    .executableTarget(
      name: "toccata-desk", dependencies: ["CLinux", "CWaylandProtocols", "CWaylandTestProtocols"],
      path: "Tests/DeskHand", swiftSettings: strictness),
    .systemLibrary(name: "CProcess", path: "Tests/CProcess"),
    .target(
      name: "Laboratory", dependencies: ["CProcess"], path: "Tests/Laboratory",
      swiftSettings: strictness),
    .testTarget(
      name: "EndToEndTests", dependencies: ["Laboratory", "toccata-desk", "toccata"],
      exclude: ["Clients", "wheels.txt"], swiftSettings: strictness),
  ],
  swiftLanguageModes: [.v6]
)
