/// Gives the strip's keys their places: in a row below the keys, or in the margins beside them.
struct StripPlacement {
  let metrics: KeyboardMetrics
  let size: Size
  let areaBottom: Double

  /// The keys from left to right; `leading` and `trailing` are counted from their own edge.
  func place(leading: [Key], trailing: [Key]) -> [PlacedKey] {
    let left = leading.enumerated().map {
      PlacedKey(key: $1, frame: frame($0, $1, trailing: false))
    }
    let right = trailing.enumerated().map {
      PlacedKey(key: $1, frame: frame($0, $1, trailing: true))
    }
    return left + right.reversed()
  }

  private func frame(_ index: Int, _ key: Key, trailing: Bool) -> Rect {
    switch metrics.stripPlacement {
    case .below: below(index, trailing: trailing)
    case .beside: beside(index, trailing: trailing)
    }
  }

  private func below(_ index: Int, trailing: Bool) -> Rect {
    let side = KeyboardMetrics.stripKey
    let offset = KeyboardMetrics.stripInset + Double(index) * (side + KeyboardMetrics.stripInset)
    let y = areaBottom + (metrics.stripHeight - side) / 2
    let x = trailing ? metrics.width - offset - side : offset
    return Rect(x: x, y: y, width: side, height: side)
  }

  private func beside(_ index: Int, trailing: Bool) -> Rect {
    let margin = metrics.areaX
    let side = min(KeyboardMetrics.stripKey, max(margin - 4, 20))
    let inset = max((min(margin, 80) - side) / 2, 0)
    let pitch = side + 4
    let y = size.height - metrics.bottomInset - side - Double(index) * pitch
    let x = trailing ? metrics.width - inset - side : inset
    return Rect(x: x, y: y, width: side, height: side)
  }
}
