import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import TestSupport

/// Makes scripts of all kinds of steps, in no sensible order.
struct RandomSteps {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func script() -> SceneScript {
    var setup = SceneScript.Setup()
    if chance() { setup.canvas = CGSize(width: number(1...3000), height: number(1...3000)) }
    if chance() { setup.scale = CGFloat(number(0.1...8)) }
    if chance() {
      setup.safeArea = EdgeInsets(
        top: number(0...99), leading: chance() ? 0 : 8, bottom: number(0...99), trailing: 0)
    }
    if chance() { setup.colorScheme = chance() ? .light : .dark }
    if chance() { setup.layoutDirection = chance() ? .leftToRight : .rightToLeft }
    if chance() { setup.dynamicTypeSize = pick(DynamicTypeSize.allCases) }
    if chance() { setup.locale = Locale(languageTag: chance() ? "de-DE" : "zh-Hant-TW") }
    if chance() { setup.horizontalSizeClass = chance() ? .compact : .regular }
    if chance() { setup.verticalSizeClass = chance() ? .compact : .regular }
    if chance() { setup.hasMouse = chance() }
    if chance() { setup.boostsRepeatedFlicks = chance() }
    var steps: [GestureScript.Step] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      steps += step()
    }
    return SceneScript(setup: setup, GestureScript(steps))
  }

  private mutating func chance() -> Bool { Bool.random(using: &random) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  /// Whole, with few decimals, or with all there are.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &random)
    let rounded: Double =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: value.rounded()
      case 1: (value * 1000).rounded() / 1000
      default: value
      }
    return min(max(rounded, range.lowerBound), range.upperBound)
  }

  private mutating func name() -> String {
    pick(["next", "30", "a \"b\" \\ c", "top", "über#1", "x\ny\tz\u{1}", "日本 🎈", "over", "a.b-c_d"])
  }

  private mutating func maybeName() -> String? { chance() ? name() : nil }

  private mutating func way() -> CGVector {
    CGVector(dx: number(-900...900), dy: number(-1e5...1e5))
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: number(-9e3...9e3), y: number(-1e8...1e8))
  }

  private mutating func anchor() -> UnitPoint {
    pick([
      .center, .top, .bottomLeading, .trailing, UnitPoint(x: number(0...1), y: number(-2...2)),
      UnitPoint(x: 0.3, y: 0.07),
    ])
  }

  private mutating func maybeAnchor() -> UnitPoint? { chance() ? anchor() : nil }

  private mutating func place() -> GestureScript.Place {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .point(point())
    case 1: .view(name())
    default: .unit(anchor())
    }
  }

  private mutating func maybePlace() -> GestureScript.Place? { chance() ? place() : nil }

  private mutating func goal() -> GestureScript.Carry.Goal {
    chance() ? .by(way()) : .to(place())
  }

  private mutating func curve() -> UnitCurve {
    pick([
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .circularEaseInOut.inverse,
      .bezier(
        startControlPoint: UnitPoint(x: number(0...1), y: number(-1...2)),
        endControlPoint: UnitPoint(x: number(0...1), y: number(-1...2))),
    ])
  }

  private mutating func destination() -> GestureScript.Destination {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .offset(point())
    case 1: .view(name(), anchor: maybeAnchor())
    default: .edge(pick(Edge.allCases))
    }
  }

  private mutating func setting() -> GestureScript.Setting {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .number(number(-1e15...1e15))
    case 1: .text(pick(["", "on", "12", name()]))
    default: .truth(chance())
    }
  }

  private mutating func time() -> Double { number(0.01...60) }

  /// One step, or several that belong together.
  private mutating func step() -> [GestureScript.Step] {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: [.wait(number(0...600))]
    case 1:
      [.drag(from: maybePlace(), by: way(), over: time(), curve: curve(), hold: number(0...60))]
    case 2:
      [
        .carry(
          GestureScript.Carry(
            from: maybePlace(), goal(), press: chance() ? 0 : time(), over: time(), curve: curve(),
            hold: chance() ? 0 : time()))
      ]
    case 3:
      [
        .flick(
          pick(GestureScript.Direction.allCases), velocity: CGFloat(number(250...10_000)),
          from: maybePlace())
      ]
    case 4: [.tap(place())]
    case 5: [.taps(place(), count: Int.random(in: 1...10, using: &random))]
    case 6: [.press(place(), for: time())]
    case 7:
      [
        .touch(place()), .move(goal(), over: time(), curve: curve()), .hold(time()), .wait(time()),
        .move(goal(), over: time()), .release,
      ]
    case 8:
      [
        .pinch(
          at: maybePlace(), scale: CGFloat(number(0.01...100)),
          turn: chance() ? .zero : .degrees(number(-3_600...3_600).rounded()), over: time(),
          curve: curve())
      ]
    case 9: [.wheel(by: way(), at: maybePlace())]
    case 10: [.wheel(by: way(), at: maybePlace(), over: time(), curve: curve())]
    case 11: [.statusBarTap, .rotate]
    case 12: [.resize(CGSize(width: number(1...16_384), height: number(1...16_384)))]
    case 13: [.set(name(), to: setting(), animated: chance())]
    case 14: [.replay(RandomSteps.recording)]
    case 15: [.scroll(to: destination(), in: maybeName(), animated: chance())]
    case 16: [.glide(to: destination(), in: maybeName(), over: time(), curve: curve())]
    case 17: [.untilSettled(limit: chance() ? 10 : number(0...600))]
    case 18: [.expect(expectation())]
    default:
      [.expect(.never(past: .coordinate(.horizontal, CGFloat(number(0...9))), in: maybeName()))]
    }
  }

  private mutating func expectation() -> GestureScript.Expectation {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .settled(in: maybeName(), chance() ? .by(time()) : nil)
    case 1:
      return .settled(
        on: name(), anchor: maybeAnchor(), in: maybeName(),
        pick([nil, .by(time()), .within(time())]))
    case 2:
      let tolerance: CGFloat = chance() ? 0.5 : CGFloat(number(0...9))
      return pick([
        .offset(x: CGFloat(number(0...9)), y: -3.25, within: tolerance, in: maybeName()),
        .offset(x: CGFloat(number(-9...9)), within: tolerance),
        .offset(y: CGFloat(number(-9...9)), within: tolerance),
      ])
    case 3: return .value(name(), setting())
    default:
      return .never(
        past: chance()
          ? .edge(pick(Edge.allCases), by: chance() ? 0 : CGFloat(number(0...99)))
          : .coordinate(.vertical, CGFloat(number(-9e3...9e3))), in: maybeName())
    }
  }

  static let recordingText = """
    time,x,y,phase
    0,195,600,began
    0.0167,195,588,moved
    0.0333,195.5,560,moved
    0.05,196,520,ended

    """

  static let recording = TouchRecording(
    "a \"flick\".csv",
    samples: [
      .init(time: 0, place: CGPoint(x: 195, y: 600), phase: .began),
      .init(time: 0.0167, place: CGPoint(x: 195, y: 588), phase: .moved),
      .init(time: 0.0333, place: CGPoint(x: 195.5, y: 560), phase: .moved),
      .init(time: 0.05, place: CGPoint(x: 196, y: 520), phase: .ended),
    ])
}
