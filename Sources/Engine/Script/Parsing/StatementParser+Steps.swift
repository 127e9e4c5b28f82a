import Foundation
import ScrollworkGeometry
import ScrollworkMotion

// The steps, each with its clauses in any order.
extension StatementParser {
  /// The first words of steps.
  static let stepWords = [
    "wait", "touch", "move", "hold", "release", "drag", "flick", "tap", "press", "pinch", "wheel",
    "status-bar", "scroll", "glide", "until", "resize", "rotate", "set", "mark", "replay", "input",
    "expect",
  ]

  /// Parses a step, whose first word is one of ``stepWords``.
  mutating func step() throws(ScriptFault) -> GestureScript.Step {
    switch try word(of: Self.stepWords) {
    case "wait": return .wait(try time(.wait))
    case "touch":
      _ = take("at")
      return .touch(try place())
    case "move": return try move()
    case "hold": return .hold(try time(.hold))
    case "release": return .release
    case "drag": return try drag()
    case "flick": return try flick()
    case "tap": return try tap()
    case "press": return try press()
    case "pinch": return try pinch()
    case "wheel": return try wheel()
    case "status-bar":
      try words("tap")
      return .statusBarTap
    case "scroll": return try scroll()
    case "glide": return try glide()
    case "until":
      try words("settled")
      return .untilSettled(limit: take("within") ? try time(.settlingLimit) : 10)
    case "resize": return .resize(try size())
    case "rotate": return .rotate
    case "set":
      let name = try name("the name of a value")
      let value = try setting()
      return .set(name, to: value, animated: take("animated"))
    case "mark": return .mark(try name("a name for the mark"))
    case "replay": return try replay()
    case "input": return try input()
    default: return .expect(try expectation())
    }
  }

  mutating func size() throws(ScriptFault) -> CGSize {
    guard case .size(let width, let height) = next?.kind, let width = Double(width),
      let height = Double(height)
    else { throw unexpected("a width and a height, such as 844x390") }
    for side in [width, height] where !Quantity.side.range.contains(side) {
      _ = try checked(side, .side)
    }
    take()
    return CGSize(width: width, height: height)
  }

  private mutating func goal(_ word: String) throws(ScriptFault) -> GestureScript.Carry.Goal {
    word == "by" ? .by(try vector()) : .to(try place())
  }

  private mutating func move() throws(ScriptFault) -> GestureScript.Step {
    var words = ["by", "to", "over", "ease"]
    var goal: GestureScript.Carry.Goal?
    var (duration, curve) = (Double?.none, UnitCurve.linear)
    while let word = try clause(&words) {
      switch word {
      case "over": duration = try time(.dragDuration)
      case "ease": curve = try self.curve()
      default:
        goal = try self.goal(word)
        words.removeAll { $0 == "by" || $0 == "to" }
      }
    }
    guard let goal else { throw unexpected(words: ["by", "to"]) }
    guard let duration else { throw unexpected(words: ["over"]) }
    return .move(goal, over: duration, curve: curve)
  }

  private mutating func drag() throws(ScriptFault) -> GestureScript.Step {
    var words = ["from", "press", "by", "to", "over", "ease", "hold"]
    var (start, goal) = (GestureScript.Place?.none, GestureScript.Carry.Goal?.none)
    var (press, duration, hold) = (Double?.none, Double?.none, 0.0)
    var curve = UnitCurve.linear
    while let word = try clause(&words) {
      switch word {
      case "from": start = try place()
      case "press": press = try time(.press)
      case "over": duration = try time(.dragDuration)
      case "ease": curve = try self.curve()
      case "hold": hold = try time(.hold)
      default:
        goal = try self.goal(word)
        words.removeAll { $0 == "by" || $0 == "to" }
      }
    }
    guard let goal else { throw unexpected(words: ["by", "to"]) }
    guard let duration else { throw unexpected(words: ["over"]) }
    if case .by(let way) = goal, press == nil {
      return .drag(from: start, by: way, over: duration, curve: curve, hold: hold)
    }
    return .carry(
      GestureScript.Carry(
        from: start, goal, press: press ?? 0, over: duration, curve: curve, hold: hold))
  }

  private mutating func flick() throws(ScriptFault) -> GestureScript.Step {
    let names = GestureScript.Direction.allCases.map(\.rawValue)
    guard let direction = GestureScript.Direction(rawValue: try word(of: names)) else {
      throw unexpected(words: names)
    }
    var words = ["from", "velocity"]
    var (start, velocity) = (GestureScript.Place?.none, Double?.none)
    while let word = try clause(&words) {
      if word == "from" {
        start = try place()
      } else {
        velocity = try number(
          .flickVelocity, units: ["": 0, "pt/s": 0], "a velocity in points per second, such as 1800"
        )
      }
    }
    guard let velocity else { throw unexpected(words: ["velocity"]) }
    return .flick(direction, velocity: velocity, from: start)
  }

  private mutating func tap() throws(ScriptFault) -> GestureScript.Step {
    let place = try place()
    guard next != nil else { return .tap(place) }
    if take("once") { return .taps(place, count: 1) }
    if take("twice") { return .taps(place, count: 2) }
    guard case .number = next?.kind else {
      throw unexpected("the end of the line", words: ["once", "twice", "3 times"])
    }
    guard case .number(let digits, unit: "") = next?.kind, let count = Int(digits) else {
      throw unexpected("a whole number of taps")
    }
    _ = try checked(Double(count), .tapCount)
    try words("times")
    return .taps(place, count: count)
  }

  private mutating func press() throws(ScriptFault) -> GestureScript.Step {
    let place = try place()
    try words("for")
    return .press(place, for: try time(.press))
  }

  private mutating func pinch() throws(ScriptFault) -> GestureScript.Step {
    var words = ["at", "scale", "turn", "over", "ease"]
    var (place, scale, duration) = (GestureScript.Place?.none, Double?.none, Double?.none)
    var (turn, curve) = (Angle.zero, UnitCurve.linear)
    while let word = try clause(&words) {
      switch word {
      case "at": place = try self.place()
      case "scale": scale = try plain(.pinchScale, "a scale factor, such as 2")
      case "turn": turn = try angle()
      case "over": duration = try time(.dragDuration)
      default: curve = try self.curve()
      }
    }
    guard let scale else { throw unexpected(words: ["scale"]) }
    guard let duration else { throw unexpected(words: ["over"]) }
    return .pinch(at: place, scale: scale, turn: turn, over: duration, curve: curve)
  }

  private mutating func wheel() throws(ScriptFault) -> GestureScript.Step {
    var words = ["at", "by", "over", "ease"]
    var (place, way, duration) = (GestureScript.Place?.none, CGVector?.none, 0.0)
    var curve = UnitCurve.linear
    while let word = try clause(&words) {
      switch word {
      case "at": place = try self.place()
      case "by": way = try vector()
      case "over": duration = try time(.wheelDuration)
      default: curve = try self.curve()
      }
    }
    guard let way else { throw unexpected(words: ["by"]) }
    return .wheel(by: way, at: place, over: duration, curve: curve)
  }

  private mutating func scroll() throws(ScriptFault) -> GestureScript.Step {
    try words("to")
    let goal = try destination()
    var words = ["in", "animated", "at"]
    var (scrollView, isAnimated) = (String?.none, true)
    while let word = try clause(&words) {
      switch word {
      case "in": scrollView = try id()
      case "at":
        try self.words("once")
        isAnimated = false
        words.removeAll { $0 == "animated" }
      default: words.removeAll { $0 == "at" }
      }
    }
    return .scroll(to: goal, in: scrollView, animated: isAnimated)
  }

  private mutating func glide() throws(ScriptFault) -> GestureScript.Step {
    try words("to")
    let goal = try destination()
    var words = ["in", "over", "ease"]
    var (scrollView, duration, curve) = (String?.none, Double?.none, UnitCurve.linear)
    while let word = try clause(&words) {
      switch word {
      case "in": scrollView = try id()
      case "over": duration = try time(.dragDuration)
      default: curve = try self.curve()
      }
    }
    guard let duration else { throw unexpected(words: ["over"]) }
    return .glide(to: goal, in: scrollView, over: duration, curve: curve)
  }

  private mutating func replay() throws(ScriptFault) -> GestureScript.Step {
    let token = next
    let name = try name("the file of a recording")
    guard let recording = recording(name) else {
      throw ScriptFault(
        token?.column ?? 1, token?.length ?? 1, .missingRecording(name, nearest: nil))
    }
    return .replay(recording)
  }
}
