import Layouts
import StageCompositor

extension OutputDescription {
  /// A tablet of 810 × 1080 logical pixels.
  static let tablet = OutputDescription {
    $0.modeWidth = 1620
    $0.modeHeight = 2160
  }
}

/// Fingers on what is not in the keyboard's usual place.
extension StagedKeyboard {
  /// Where the keyboard takes touches, as x, y, width and height of each part.
  var inputRegion: [[Int]] {
    stage.perform { $0.shownSurfaces.first?.current.inputRegion?.map(\.numbers) ?? [] }
  }

  /// Taps a point of the surface.
  func tap(at point: Point) {
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.tap(on: surface, x: point.x, y: point.y)
    }
  }

  /// Holds a key until something that can be touched is open above it; the finger stays.
  func open(at point: Point) -> Bool {
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.touchDown(0, on: surface, x: point.x, y: point.y)
      stage.seat.touchFrame()
    }
    return stage.wait { ($0.shownSurfaces.first?.current.inputRegion?.count ?? 0) == 2 }
  }

  /// Drags the handle of the floating keyboard: where the finger is, from where it began.
  func drag(by steps: [Point]) {
    guard let frame = inputRegion.first?.map(Double.init) else { return }
    let start = Point(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] - 26)
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      stage.seat.touchDown(0, on: surface, x: start.x, y: start.y)
      stage.seat.touchFrame()
      for step in steps {
        stage.seat.touchMotion(0, x: start.x + step.x, y: start.y + step.y)
        stage.seat.touchFrame()
      }
      stage.seat.touchUp(0)
      stage.seat.touchFrame()
    }
  }
}
