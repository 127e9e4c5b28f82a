import Foundation
import ScrollworkGeometry
import ScrollworkMotion

extension GestureScript: CustomStringConvertible {
  /// One line for each step.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}

extension GestureScript.Step: CustomStringConvertible {
  /// One line that stays the same from run to run, with three decimals at most.
  public var description: String {
    switch self {
    case .wait(let time): return "wait \(plainText(time))"
    case .drag(let place, let way, let duration, let curve, let hold):
      var text = "drag" + Self.from(place)
      text += " by (\(plainText(way.dx)), \(plainText(way.dy))) over \(plainText(duration))"
      if curve != .linear { text += " curve \(curve.name)" }
      if hold != 0 { text += " hold \(plainText(hold))" }
      return text
    case .flick(let direction, let velocity, let place):
      return "flick \(direction.rawValue) velocity \(plainText(velocity))" + Self.from(place)
    case .tap(let place): return "tap \(place)"
    case .taps(let place, let count): return "tap \(place) count \(count)"
    case .press(let place, let duration): return "press \(place) for \(plainText(duration))"
    case .carry(let carry):
      var text = "drag" + Self.from(carry.start)
      if carry.press != 0 { text += " press \(plainText(carry.press))" }
      switch carry.goal {
      case .by(let way): text += " by (\(plainText(way.dx)), \(plainText(way.dy)))"
      case .to(let place): text += " to \(place)"
      }
      text += " over \(plainText(carry.duration))"
      if carry.curve != .linear { text += " curve \(carry.curve.name)" }
      if carry.hold != 0 { text += " hold \(plainText(carry.hold))" }
      return text
    case .scroll(let destination, let isAnimated):
      return "scroll to \(destination)" + (isAnimated ? "" : " at once")
    case .glide(let destination, let duration, let curve):
      return "glide to \(destination) over \(plainText(duration))"
        + (curve == .linear ? "" : " curve \(curve.name)")
    case .untilSettled(let limit): return "until settled limit \(plainText(limit))"
    }
  }

  private static func from(_ place: GestureScript.Place?) -> String {
    place.map { " from \($0)" } ?? ""
  }
}

extension GestureScript.Place: CustomStringConvertible {
  /// The point, the view's name in quotes, or the fractions.
  public var description: String {
    switch self {
    case .point(let point): "(\(plainText(point.x)), \(plainText(point.y)))"
    case .view(let name): "view \(name.debugDescription)"
    case .unit(let unit): "unit (\(plainText(unit.x)), \(plainText(unit.y)))"
    }
  }
}

extension GestureScript.Destination: CustomStringConvertible {
  /// The view's name in quotes and the anchor, the offset, or the end.
  public var description: String {
    switch self {
    case .view(let name, let anchor):
      "view \(name.debugDescription)"
        + (anchor.map { " anchor (\(plainText($0.x)), \(plainText($0.y)))" } ?? "")
    case .offset(let offset): "offset (\(plainText(offset.x)), \(plainText(offset.y)))"
    case .edge(let edge): "edge \(edge)"
    }
  }
}
