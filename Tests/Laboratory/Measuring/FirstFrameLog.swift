/// Finds the first picture of a layer surface in a program's protocol log (`WAYLAND_DEBUG`).
struct FirstFrameLog {
  private var surfaces: Set<Substring> = []
  private var attached: Set<Substring> = []

  /// Whether this line hands the first picture over.
  mutating func isFirstFrame(_ line: String) -> Bool {
    let words = line.split { " ,()".contains($0) }
    guard let request = words.first(where: { $0.contains("@") && $0.contains(".") }) else {
      return false
    }
    if request.hasSuffix(".get_layer_surface") {
      if let surface = words.last(where: { $0.hasPrefix("wl_surface@") }) {
        surfaces.insert(surface)
      }
      return false
    }
    let surface = request.prefix { $0 != "." }
    guard surfaces.contains(surface) else { return false }
    if request.hasSuffix(".attach"), !line.contains("attach(nil") { attached.insert(surface) }
    return request.hasSuffix(".commit") && attached.contains(surface)
  }
}
