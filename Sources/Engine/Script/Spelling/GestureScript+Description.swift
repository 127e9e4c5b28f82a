import Foundation
import ScrollworkGeometry
import ScrollworkMotion

extension GestureScript: CustomStringConvertible {
  /// One line for each step, as script files spell them.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}

extension GestureScript.Step: CustomStringConvertible {
  /// The line of a script file that parses as this step.
  public var description: String {
    typealias Spelling = ScriptSpelling
    switch self {
    case .wait(let time): return "wait \(Spelling.time(time))"
    case .drag(let place, let way, let duration, let curve, let hold):
      return Self.drag(place, .by(way), press: nil, duration, curve, hold)
    case .carry(let carry):
      // A press of zero keeps a `carry` apart from a plain `drag`.
      let isPlain = if case .by = carry.goal { carry.press == 0 } else { false }
      return Self.drag(
        carry.start, carry.goal, press: carry.press != 0 || isPlain ? carry.press : nil,
        carry.duration, carry.curve, carry.hold)
    case .flick(let direction, let velocity, let place):
      return "flick \(direction.rawValue)" + Spelling.clause("from", place)
        + " velocity \(Spelling.number(velocity))"
    case .tap(let place): return "tap \(place)"
    case .taps(let place, let count):
      return "tap \(place) " + (count == 1 ? "once" : count == 2 ? "twice" : "\(count) times")
    case .press(let place, let duration): return "press \(place) for \(Spelling.time(duration))"
    case .touch(let place): return "touch \(place)"
    case .move(let goal, let duration, let curve):
      return "move \(goal) over \(Spelling.time(duration))" + Spelling.ease(curve)
    case .hold(let time): return "hold \(Spelling.time(time))"
    case .release: return "release"
    case .replay(let recording): return "replay \(Spelling.quoted(recording.name))"
    case .input(let recording): return "input \(recording)"
    case .pinch(let place, let scale, let turn, let duration, let curve):
      // Angles are stored in radians; the conversion error is rounded away.
      let degrees = (turn.degrees * 1e9).rounded() / 1e9
      let turned = turn == .zero ? "" : " turn \(Spelling.number(degrees))deg"
      return "pinch" + Spelling.clause("at", place)
        + " scale \(Spelling.number(scale))\(turned) over \(Spelling.time(duration))"
        + Spelling.ease(curve)
    case .wheel(let way, let place, let duration, let curve):
      return "wheel" + Spelling.clause("at", place) + " by \(Spelling.pair(way.dx, way.dy))"
        + (duration == 0 ? "" : " over \(Spelling.time(duration))") + Spelling.ease(curve)
    case .statusBarTap: return "status-bar tap"
    case .resize(let size):
      return "resize \(Spelling.number(size.width))x\(Spelling.number(size.height))"
    case .rotate: return "rotate"
    case .set(let name, let value, let isAnimated):
      return "set \(Spelling.quoted(name)) \(value)" + (isAnimated ? " animated" : "")
    case .mark(let name): return "mark \(Spelling.quoted(name))"
    case .expect(let expectation): return "expect \(expectation)"
    case .scroll(let destination, let name, let isAnimated):
      return "scroll to \(destination)" + Spelling.scrollView(name) + (isAnimated ? "" : " at once")
    case .glide(let destination, let name, let duration, let curve):
      return "glide to \(destination)" + Spelling.scrollView(name)
        + " over \(Spelling.time(duration))" + Spelling.ease(curve)
    case .untilSettled(let limit):
      return "until settled" + (limit == 10 ? "" : " within \(Spelling.time(limit))")
    }
  }

  private static func drag(
    _ start: GestureScript.Place?, _ goal: GestureScript.Carry.Goal, press: Double?,
    _ duration: Double, _ curve: UnitCurve, _ hold: Double
  ) -> String {
    typealias Spelling = ScriptSpelling
    return "drag" + Spelling.clause("from", start)
      + (press.map { " press \(Spelling.time($0))" } ?? "") + " \(goal)"
      + " over \(Spelling.time(duration))" + Spelling.ease(curve)
      + (hold == 0 ? "" : " hold \(Spelling.time(hold))")
  }
}

extension GestureScript.Carry.Goal: CustomStringConvertible {
  /// The displacement or the place.
  public var description: String {
    switch self {
    case .by(let way): "by \(ScriptSpelling.pair(way.dx, way.dy))"
    case .to(let place): "to \(place)"
    }
  }
}

extension GestureScript.Place: CustomStringConvertible {
  /// The point, the view's id in quotes, or the part of the canvas.
  public var description: String {
    switch self {
    case .point(let point): ScriptSpelling.pair(point.x, point.y)
    case .view(let name): ScriptSpelling.quoted(name)
    case .unit(let unit): ScriptSpelling.anchor(unit)
    }
  }
}

extension GestureScript.Destination: CustomStringConvertible {
  /// The view's id in quotes and the anchor, the offset, or the edge.
  public var description: String {
    switch self {
    case .view(let name, let anchor):
      ScriptSpelling.quoted(name) + (anchor.map { " anchor \(ScriptSpelling.anchor($0))" } ?? "")
    case .offset(let offset): ScriptSpelling.pair(offset.x, offset.y)
    case .edge(let edge): "\(edge)"
    }
  }
}

extension GestureScript.Expectation: CustomStringConvertible {
  /// The part of the line after the word "expect".
  public var description: String {
    typealias Spelling = ScriptSpelling
    switch self {
    case .settled(let name, let anchor, let scrollView, let deadline):
      return "settled" + (name.map { " on \(Spelling.quoted($0))" } ?? "")
        + (anchor.map { " anchor \(Spelling.anchor($0))" } ?? "")
        + Spelling.scrollView(scrollView) + (deadline.map { " \($0)" } ?? "")
    case .offset(let x, let y, let tolerance, let scrollView):
      let place =
        if let x, let y {
          Spelling.pair(x, y)
        } else {
          (x.map { "x \(Spelling.number($0))" } ?? "")
            + (y.map { "y \(Spelling.number($0))" } ?? "")
        }
      return "offset \(place)"
        + (tolerance == Self.closeness ? "" : " ± \(Spelling.number(tolerance))")
        + Spelling.scrollView(scrollView)
    case .never(let limit, let scrollView, let mark):
      return "never past \(limit)" + Spelling.scrollView(scrollView)
        + (mark.map { " since \(Spelling.quoted($0))" } ?? "")
    case .value(let name, let value): return "value \(Spelling.quoted(name)) \(value)"
    }
  }
}

extension GestureScript.Deadline: CustomStringConvertible {
  /// A word and a time.
  public var description: String {
    switch self {
    case .by(let time): "by \(ScriptSpelling.time(time))"
    case .within(let time): "within \(ScriptSpelling.time(time))"
    }
  }
}

extension GestureScript.Limit: CustomStringConvertible {
  /// The edge and the allowed overshoot, or the axis and the coordinate.
  public var description: String {
    switch self {
    case .edge(let edge, let way):
      "\(edge)" + (way == 0 ? "" : " by \(ScriptSpelling.number(way))")
    case .coordinate(let axis, let place):
      (axis == .horizontal ? "x " : "y ") + ScriptSpelling.number(place)
    }
  }
}
