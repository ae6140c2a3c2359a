import CWaylandServer

extension Stage {
  func playCompositor(_ compositor: Resource) {
    compositor.on("create_surface") { [unowned self] in
      if let resource = $0.new(0) { surfaces.append(StageSurface(resource, on: self)) }
    }
    compositor.on("create_region") { [unowned self] in
      guard let region = $0.new(0) else { return }
      let pointer = region.pointer
      regions[pointer] = []
      region.on("add") { [unowned self] arguments in
        regions[pointer]?.append(StageSurface.Rectangle((0..<4).map(arguments.number)))
      }
      region.onEnd = { [unowned self] in regions[pointer] = nil }
    }
  }

  func playViewporter(_ viewporter: Resource) {
    viewporter.on("get_viewport") { [unowned self] in
      guard let viewport = $0.new(0), let surface = surface($0.object(1)) else { return }
      viewport.on("set_destination") { [weak surface] in
        surface?.setDestination(width: Int32($0.number(0)), height: Int32($0.number(1)))
      }
    }
  }

  func playFractionalScale(_ manager: Resource) {
    manager.on("get_fractional_scale") { [unowned self] in
      guard let scale = $0.new(0), let surface = surface($0.object(1)) else { return }
      surface.add(scale: scale)
    }
  }

  func playInputPanel(_ panel: Resource) {
    panel.on("get_input_panel_surface") { [unowned self] in
      let surface = surface($0.object(1))
      surface?.isInputPanel = true
      if let output = outputs.first { surface?.enter(output) }
    }
  }

  /// Gives a buffer back to its client.
  func release(_ buffer: OpaquePointer) {
    withWireArguments([]) { wl_resource_post_event_array(buffer, 0, $0) }
  }

  /// Whether a client's buffer still exists: its pointer is told by every client's own list.
  func isAlive(_ buffer: OpaquePointer) -> Bool {
    surfaces.contains { surface in
      var search = Search(target: buffer, isFound: false)
      wl_client_for_each_resource(
        surface.resource.client,
        { resource, data in
          guard let search = data?.assumingMemoryBound(to: Search.self) else {
            return WL_ITERATOR_STOP
          }
          if resource == search.pointee.target { search.pointee.isFound = true }
          return search.pointee.isFound ? WL_ITERATOR_STOP : WL_ITERATOR_CONTINUE
        }, &search)
      return search.isFound
    }
  }
}

/// A search through a client's objects.
private struct Search {
  var target: OpaquePointer
  var isFound: Bool
}
