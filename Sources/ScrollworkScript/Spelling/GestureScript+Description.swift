import Foundation
import ScrollworkGeometry
import ScrollworkMotion

extension GestureScript: CustomStringConvertible {
  /// One line for each step, as script files have them.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}

extension GestureScript.Step: CustomStringConvertible {
  /// The line of a script file that is read as this step again.
  public var description: String {
    typealias Words = ScriptWords
    switch self {
    case .wait(let time): return "wait \(Words.time(time))"
    case .drag(let place, let way, let duration, let curve, let hold):
      return Self.drag(place, .by(way), press: nil, duration, curve, hold)
    case .carry(let carry):
      // A drag that could as well be a plain one says that it is none.
      let isPlain = if case .by = carry.goal { carry.press == 0 } else { false }
      return Self.drag(
        carry.start, carry.goal, press: carry.press != 0 || isPlain ? carry.press : nil,
        carry.duration, carry.curve, carry.hold)
    case .flick(let direction, let velocity, let place):
      return "flick \(direction.rawValue)" + Words.clause("from", place)
        + " velocity \(Words.number(velocity))"
    case .tap(let place): return "tap \(place)"
    case .taps(let place, let count):
      return "tap \(place) " + (count == 1 ? "once" : count == 2 ? "twice" : "\(count) times")
    case .press(let place, let duration): return "press \(place) for \(Words.time(duration))"
    case .touch(let place): return "touch \(place)"
    case .move(let goal, let duration, let curve):
      return "move \(goal) over \(Words.time(duration))" + Words.ease(curve)
    case .hold(let time): return "hold \(Words.time(time))"
    case .release: return "release"
    case .replay(let recording): return "replay \(Words.quoted(recording.name))"
    case .pinch(let place, let scale, let turn, let duration, let curve):
      // Angles are kept in radians: what is left of the way there and back is no part of the value.
      let degrees = (turn.degrees * 1e9).rounded() / 1e9
      let turned = turn == .zero ? "" : " turn \(Words.number(degrees))deg"
      return "pinch" + Words.clause("at", place)
        + " scale \(Words.number(scale))\(turned) over \(Words.time(duration))"
        + Words.ease(curve)
    case .wheel(let way, let place, let duration, let curve):
      return "wheel" + Words.clause("at", place) + " by \(Words.pair(way.dx, way.dy))"
        + (duration == 0 ? "" : " over \(Words.time(duration))") + Words.ease(curve)
    case .statusBarTap: return "status-bar tap"
    case .resize(let size):
      return "resize \(Words.number(size.width))x\(Words.number(size.height))"
    case .rotate: return "rotate"
    case .set(let name, let value, let isAnimated):
      return "set \(Words.quoted(name)) \(value)" + (isAnimated ? " animated" : "")
    case .mark(let name): return "mark \(Words.quoted(name))"
    case .expect(let expectation): return "expect \(expectation)"
    case .scroll(let destination, let name, let isAnimated):
      return "scroll to \(destination)" + Words.scrollView(name) + (isAnimated ? "" : " at once")
    case .glide(let destination, let name, let duration, let curve):
      return "glide to \(destination)" + Words.scrollView(name)
        + " over \(Words.time(duration))" + Words.ease(curve)
    case .untilSettled(let limit):
      return "until settled" + (limit == 10 ? "" : " within \(Words.time(limit))")
    }
  }

  private static func drag(
    _ start: GestureScript.Place?, _ goal: GestureScript.Carry.Goal, press: Double?,
    _ duration: Double, _ curve: UnitCurve, _ hold: Double
  ) -> String {
    typealias Words = ScriptWords
    return "drag" + Words.clause("from", start)
      + (press.map { " press \(Words.time($0))" } ?? "") + " \(goal)"
      + " over \(Words.time(duration))" + Words.ease(curve)
      + (hold == 0 ? "" : " hold \(Words.time(hold))")
  }
}

extension GestureScript.Carry.Goal: CustomStringConvertible {
  /// The way or the place.
  public var description: String {
    switch self {
    case .by(let way): "by \(ScriptWords.pair(way.dx, way.dy))"
    case .to(let place): "to \(place)"
    }
  }
}

extension GestureScript.Place: CustomStringConvertible {
  /// The point, the view's id in quotes, or the part of the canvas.
  public var description: String {
    switch self {
    case .point(let point): ScriptWords.pair(point.x, point.y)
    case .view(let name): ScriptWords.quoted(name)
    case .unit(let unit): ScriptWords.anchor(unit)
    }
  }
}

extension GestureScript.Destination: CustomStringConvertible {
  /// The view's id in quotes and the anchor, the offset, or the end.
  public var description: String {
    switch self {
    case .view(let name, let anchor):
      ScriptWords.quoted(name) + (anchor.map { " anchor \(ScriptWords.anchor($0))" } ?? "")
    case .offset(let offset): ScriptWords.pair(offset.x, offset.y)
    case .edge(let edge): "\(edge)"
    }
  }
}

extension GestureScript.Expectation: CustomStringConvertible {
  /// What follows the word "expect".
  public var description: String {
    typealias Words = ScriptWords
    switch self {
    case .settled(let name, let anchor, let scrollView, let deadline):
      return "settled" + (name.map { " on \(Words.quoted($0))" } ?? "")
        + (anchor.map { " anchor \(Words.anchor($0))" } ?? "")
        + Words.scrollView(scrollView) + (deadline.map { " \($0)" } ?? "")
    case .offset(let x, let y, let tolerance, let scrollView):
      let place =
        if let x, let y {
          Words.pair(x, y)
        } else {
          (x.map { "x \(Words.number($0))" } ?? "") + (y.map { "y \(Words.number($0))" } ?? "")
        }
      return "offset \(place)"
        + (tolerance == Self.closeness ? "" : " ± \(Words.number(tolerance))")
        + Words.scrollView(scrollView)
    case .never(let limit, let scrollView, let mark):
      return "never past \(limit)" + Words.scrollView(scrollView)
        + (mark.map { " since \(Words.quoted($0))" } ?? "")
    case .value(let name, let value): return "value \(Words.quoted(name)) \(value)"
    }
  }
}

extension GestureScript.Deadline: CustomStringConvertible {
  /// A word and a time.
  public var description: String {
    switch self {
    case .by(let time): "by \(ScriptWords.time(time))"
    case .within(let time): "within \(ScriptWords.time(time))"
    }
  }
}

extension GestureScript.Limit: CustomStringConvertible {
  /// The end and how far beyond it, or the axis and the coordinate.
  public var description: String {
    switch self {
    case .edge(let edge, let way):
      "\(edge)" + (way == 0 ? "" : " by \(ScriptWords.number(way))")
    case .coordinate(let axis, let place):
      (axis == .horizontal ? "x " : "y ") + ScriptWords.number(place)
    }
  }
}
