import Foundation
import ScrollworkGeometry
import ScrollworkStage

/// The geometry over a picture: safe area, margins, targets, thresholds of transitions, and fingers.
struct OverlayMessage: Encodable {
  /// The kinds of shapes that a page can ask for.
  enum Name: String, CaseIterable, Encodable {
    case safeArea = "safe-area"
    case margins, targets, thresholds, touches
  }

  /// A rectangle or a line in points of the canvas; a finger has no size.
  struct Shape: Encodable, Equatable {
    let name: Name
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(_ name: Name, _ frame: CGRect) {
      (self.name, x, y) = (name, frame.minX, frame.minY)
      (width, height) = (frame.width, frame.height)
    }
  }

  let kind = "overlay"
  let time: Double
  let shapes: [Shape]

  /// The shapes of a scene at a time.
  @MainActor init(of stage: Stage, at time: Double, _ names: Set<Name>) {
    self.time = time
    var shapes: [Shape] = []
    if names.contains(.safeArea) {
      let (size, insets) = stage.screen(at: time)
      shapes.append(Shape(.safeArea, CGRect(origin: .zero, size: size).inset(by: insets)))
    }
    if !names.isDisjoint(with: [.margins, .targets, .thresholds]) {
      for scroll in stage.markers(at: time) {
        if names.contains(.margins) { shapes.append(Shape(.margins, scroll.area)) }
        if names.contains(.targets) { shapes += scroll.targets.map { Shape(.targets, $0) } }
        if names.contains(.thresholds) { shapes += Self.thresholds(of: scroll) }
      }
    }
    if names.contains(.touches) {
      shapes += stage.fingers.filter { $0.down <= time && time <= $0.lift }
        .map { Shape(.touches, CGRect(origin: $0.location(at: time), size: .zero)) }
    }
    self.shapes = shapes
  }

  /// The lines across a scroll view at which the transitions of its views begin, each once.
  private static func thresholds(of scroll: ScrollMarkers) -> [Shape] {
    var lines: [Shape] = []
    for transition in scroll.transitions {
      for place in [transition.thresholds.lowerBound, transition.thresholds.upperBound] {
        let frame =
          transition.axis == .vertical
          ? CGRect(x: scroll.frame.minX, y: place, width: scroll.frame.width, height: 0)
          : CGRect(x: place, y: scroll.frame.minY, width: 0, height: scroll.frame.height)
        let line = Shape(.thresholds, frame)
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines
  }
}

extension CGRect {
  fileprivate func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: Swift.max(0, width - insets.leading - insets.trailing),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}
