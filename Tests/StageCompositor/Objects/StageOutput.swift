/// A screen on the stage.
public final class StageOutput {
  /// What the clients are told.
  public private(set) var description: OutputDescription

  private unowned let stage: Stage
  private var global: Global?
  private var resources: [Resource] = []
  private var logical: [(resource: Resource, output: Resource)] = []

  init(_ stage: Stage, _ description: OutputDescription) {
    self.stage = stage
    self.description = description
    guard let interface = interfaceDescription("wl_output") else { return }
    global = Global(stage.display, interface, 4) { [unowned self] resource in
      resources.append(resource)
      resource.onEnd = { [weak self, unowned resource] in
        self?.resources.removeAll { $0 === resource }
        self?.logical.removeAll { $0.output === resource }
      }
      tell(resource)
      resource.send("done")
    }
  }

  /// Changes the screen, and tells everybody.
  public func change(_ change: (inout OutputDescription) -> Void) {
    change(&description)
    for resource in resources { tell(resource) }
    for (resource, _) in logical { tellLogical(resource) }
    for resource in resources { resource.send("done") }
    for surface in stage.surfaces { surface.outputChanged(self) }
  }

  func unplug() {
    global = nil
  }

  /// The screen's object of this client, to be told in events.
  func resource(of client: OpaquePointer) -> Resource? {
    resources.last { $0.client == client }
  }

  func isBehind(_ pointer: OpaquePointer?) -> Bool {
    resources.contains { $0.pointer == pointer }
  }

  func describe(_ resource: Resource, for output: Resource) {
    logical.append((resource, output))
    resource.onEnd = { [weak self, unowned resource] in
      self?.logical.removeAll { $0.resource === resource }
    }
    tellLogical(resource)
    output.send("done")
  }

  private func tell(_ resource: Resource) {
    resource.send(
      "geometry", .int(description.x), .int(description.y), .int(description.physicalWidth),
      .int(description.physicalHeight), .int(0), .string("Toccata"), .string("Stage"),
      .int(Int32(bitPattern: description.transform)))
    resource.send(
      "mode", .uint(1), .int(description.modeWidth), .int(description.modeHeight), .int(60_000))
    resource.send("scale", .int(Int32(description.scale.rounded(.up))))
    resource.send("name", .string(description.name))
  }

  private func tellLogical(_ resource: Resource) {
    resource.send("logical_position", .int(description.x), .int(description.y))
    resource.send("logical_size", .int(description.width), .int(description.height))
  }
}

extension Stage {
  func playOutputManager(_ manager: Resource) {
    manager.on("get_xdg_output") { [unowned self] arguments in
      guard let resource = arguments.new(0), let output = Resource.behind(arguments.object(1))
      else { return }
      outputs.first { $0.isBehind(output.pointer) }?.describe(resource, for: output)
    }
  }
}
