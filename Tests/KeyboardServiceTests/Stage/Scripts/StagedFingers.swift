import EventLoop
import Glibc
import Layouts
import StageCompositor
import Typing

@testable import KeyboardService

/// Fingers on the keyboard of a stage: touches as `wl_touch` brings them, which bear their times.
///
/// Touches that follow one another closely are sent together, when the last of them has had its
/// time. So they are as long and as far apart as the script says, however busy the machine is;
/// rests are at least as long.
@MainActor
struct StagedFingers {
  let stage: StageCompositor

  typealias Touches = [(time: Int64, touch: TouchEvent)]

  /// Plays touches.
  func play(_ touches: Touches) {
    introduceClock()
    var (end, endOfScript) = (Timer.now, touches.first?.time ?? 0)
    for group in groups(touches) {
      guard let first = group.first, let last = group.last else { continue }
      let begin = max(Timer.now, end + .milliseconds(first.time - endOfScript))
      (end, endOfScript) = (begin + .milliseconds(last.time - first.time), last.time)
      // Nothing happens that could be waited for: this is how long the fingers take.
      while case let left = end - Timer.now, left > .zero {
        usleep(UInt32(max(1, left / .microseconds(1))))
      }
      send(group.map { ($0.time - first.time, $0.touch) }, begin: begin)
    }
  }

  /// The keyboard learns how the stage's clock stands to its own by the event that comes the
  /// fastest: the second one finds it with nothing else to do.
  private func introduceClock() {
    for _ in 0..<2 {
      let shown = stage.requests("wl_surface", "commit").count
      send([(0, .down(TouchID(rawValue: 90), Point(x: 20, y: 100)))], begin: Timer.now)
      _ = stage.wait(for: "wl_surface", "commit", count: shown + 1, timeout: .seconds(2))
      send([(0, .cancelAll)], begin: Timer.now)
    }
  }

  /// Groups with rests between them: no finger is down, or one rests for long.
  private func groups(_ touches: Touches) -> [Touches] {
    var groups: [Touches] = []
    var down: Set<TouchID> = []
    var before: Int64 = 0
    for (time, touch) in touches {
      let rests = time - before >= (down.isEmpty ? 400 : 1_000)
      if rests || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append((time, touch))
      before = time
      switch touch {
      case .down(let id, _): down.insert(id)
      case .up(let id): down.remove(id)
      case .cancel, .cancelAll: down = []
      case .move: break
      }
    }
    return groups
  }

  private func send(_ touches: Touches, begin: Duration) {
    let overhang = PlacedKeyboard.overhang
    stage.perform { stage in
      guard let surface = stage.shownSurfaces.first else { return }
      for (time, touch) in touches {
        let time = (begin + .milliseconds(time)) / .milliseconds(1)
        stage.seat.send(
          touch, to: surface, overhang: overhang,
          time: UInt32(truncatingIfNeeded: Int64(time)))
      }
    }
  }
}

extension StageSeat {
  fileprivate func send(
    _ touch: TouchEvent, to surface: StageSurface, overhang: Double, time: UInt32
  ) {
    switch touch {
    case .down(let id, let point):
      touchDown(id.rawValue, on: surface, x: point.x, y: point.y + overhang, time: time)
    case .move(let id, let point):
      touchMotion(id.rawValue, x: point.x, y: point.y + overhang, time: time)
    case .up(let id): touchUp(id.rawValue, time: time)
    // Wayland takes all fingers of a client away together, and has no frame after it.
    case .cancel, .cancelAll: return self.touch("cancel")
    }
    touchFrame()
  }
}
