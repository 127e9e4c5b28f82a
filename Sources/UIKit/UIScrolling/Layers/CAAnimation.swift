public import Foundation
public import ScrollworkGeometry
import ScrollworkMotion

/// Is told of an animation of a layer.
@MainActor @preconcurrency public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends; the flag is false for one that was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An action for a change of a layer.
@MainActor @preconcurrency public protocol CAAction: AnyObject {}

/// An animation of a layer, played by the time of the scene.
@MainActor @preconcurrency open class CAAnimation: CAAction, KeyValueStoring {
  /// What the animation keeps under names of its own.
  public var keyedValues = KeyedValues()
  /// The duration in seconds; zero takes the transaction's.
  open var duration: CFTimeInterval = 0
  /// The time at which it begins; zero begins at once, or with its group.
  open var beginTime: CFTimeInterval = 0
  /// The time that has passed when it begins.
  open var timeOffset: CFTimeInterval = 0
  /// The number of passes; infinity repeats without end.
  open var repeatCount: Float = 0
  /// The seconds of all passes; zero counts passes.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each pass runs back.
  open var autoreverses = false
  /// The speed of the time.
  open var speed: Float = 1
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed at its end.
  open var isRemovedOnCompletion = true
  /// The pace; nil for a constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Is told of the start and the end.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public init() {}

  /// A value that a new animation has for a key.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "duration", "beginTime", "timeOffset", "repeatDuration": 0.0
    case "speed": Float(1)
    case "repeatCount": Float(0)
    case "autoreverses": false
    case "removedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  /// The pace of the transaction in which it was added.
  var transactionPace: CAMediaTimingFunction?

  /// The part of the way at a fraction of the time.
  func paced(_ fraction: Double) -> Double {
    (timingFunction ?? transactionPace)?.curve.value(at: fraction) ?? fraction
  }

  /// The seconds of one pass.
  var ownDuration: Double { duration }

  /// The seconds of one pass, within something of a duration.
  func passDuration(in outer: Double) -> Double { ownDuration > 0 ? ownDuration : outer }

  /// The seconds from the begin to the end; infinite for endless repetitions.
  func length(in outer: Double) -> Double {
    let pass = passDuration(in: outer) * (autoreverses ? 2 : 1)
    let all = repeatDuration > 0 ? repeatDuration : pass * Double(repeatCount > 0 ? repeatCount : 1)
    return speed == 0 ? .infinity : all / Double(abs(speed))
  }

  /// The fraction of a pass, 0…1 before the pace, `time` seconds after the begin; nil where the
  /// layer's own values are shown.
  func fraction(at time: Double, in outer: Double) -> Double? {
    let pass = passDuration(in: outer)
    guard pass > 0 else { return nil }
    let local = time * Double(speed) + timeOffset
    guard time >= 0 else { return fillMode == .backwards || fillMode == .both ? 0 : nil }
    let cycle = pass * (autoreverses ? 2 : 1)
    let total = repeatDuration > 0 ? repeatDuration : cycle * Double(max(repeatCount, 0))
    if local >= (total > 0 ? total : cycle) {
      guard !isRemovedOnCompletion, fillMode == .forwards || fillMode == .both else { return nil }
      return autoreverses ? 0 : 1
    }
    let place = local.truncatingRemainder(dividingBy: cycle) / pass
    return place > 1 ? 2 - place : place
  }

  /// The animated values of properties, `time` seconds after the begin.
  func values(at time: Double, in outer: Double, of layer: CALayer) -> [LayerChange] { [] }

  /// The number of passes before that of a time.
  func passes(at time: Double, in outer: Double) -> Double {
    let cycle = passDuration(in: outer) * (autoreverses ? 2 : 1)
    guard cycle > 0 else { return 0 }
    let total = repeatDuration > 0 ? repeatDuration : cycle * Double(max(repeatCount, 1))
    let local = max(0, time * Double(speed) + timeOffset)
    guard local < total else { return max(0, (total / cycle).rounded(.up) - 1) }
    return (local / cycle).rounded(.down)
  }

  /// A copy, which changes by itself.
  open func copy() -> Any {
    let copy = blank()
    copyTiming(to: copy)
    return copy
  }
}

/// An animation of one property.
@MainActor @preconcurrency open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to the property's own.
  open var isAdditive = false
  /// Whether each pass starts where the last one ended.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The change to a value.
  func change(_ value: [Double], of layer: CALayer) -> LayerChange? {
    guard let keyPath else { return nil }
    guard isAdditive, let own = layer.numbers(forKeyPath: keyPath), own.count == value.count else {
      return LayerChange(keyPath: keyPath, value: value)
    }
    return LayerChange(keyPath: keyPath, value: zip(own, value).map(+))
  }
}

/// An animation from a value to another one.
@MainActor @preconcurrency open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the property's own.
  open var fromValue: Any?
  /// The last value; nil for the property's own.
  open var toValue: Any?
  /// The difference of the values.
  open var byValue: Any?

  override func values(at time: Double, in outer: Double, of layer: CALayer) -> [LayerChange] {
    guard let keyPath, let fraction = fraction(at: time, in: outer) else { return [] }
    let part = eased(fraction, in: outer)
    if let path = layer.path(between: fromValue, toValue, at: part, forKeyPath: keyPath) {
      return [LayerChange(keyPath: keyPath, value: [], path: path)]
    }
    let own = layer.numbers(forKeyPath: keyPath)
    let by = LayerNumbers.numbers(of: byValue)
    var from = LayerNumbers.numbers(of: fromValue)
    var to = LayerNumbers.numbers(of: toValue)
    if from == nil, let to, let by { from = zip(to, by).map(-) }
    if to == nil, let start = from ?? own, let by { to = zip(start, by).map(+) }
    guard let start = from ?? own, let end = to ?? own, start.count == end.count else { return [] }
    let ways = part + (isCumulative ? passes(at: time, in: outer) : 0)
    let value = zip(start, end).map { $0 + ($1 - $0) * ways }
    return [change(value, of: layer)].compactMap { $0 }
  }

  /// The part of the way at a fraction of the time.
  func eased(_ fraction: Double, in outer: Double) -> Double { paced(fraction) }
}

/// An animation by a spring.
@MainActor @preconcurrency open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The velocity at the start, in ways a second.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may be damped more than critically.
  open var allowsOverdamping = false

  /// Creates a spring from a duration and a bounce.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
    (mass, stiffness, damping) = (1, CGFloat(spring.stiffness), CGFloat(spring.damping))
  }

  private var spring: Spring {
    Spring(
      mass: Double(max(mass, 0.001)), stiffness: Double(max(stiffness, 0.001)),
      damping: Double(max(damping, 0)), allowOverDamping: allowsOverdamping)
  }

  /// The seconds until the spring rests.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func eased(_ fraction: Double, in outer: Double) -> Double {
    spring.value(
      target: 1.0, initialVelocity: Double(initialVelocity),
      time: fraction * passDuration(in: outer))
  }
}

/// How values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On straight lines.
  public static let linear = Self(rawValue: "linear")
  /// Without values between.
  public static let discrete = Self(rawValue: "discrete")
  /// At an even speed.
  public static let paced = Self(rawValue: "paced")
  /// On smooth curves, here straight lines.
  public static let cubic = Self(rawValue: "cubic")
  /// On smooth curves at an even speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether what follows a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
@MainActor @preconcurrency open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path of a position.
  open var path: CGPath?
  /// The fractions of the duration at which each value is reached.
  open var keyTimes: [NSNumber]?
  /// The paces between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what follows the path turns with it.
  open var rotationMode: CAAnimationRotationMode?

  override func values(at time: Double, in outer: Double, of layer: CALayer) -> [LayerChange] {
    guard let fraction = fraction(at: time, in: outer) else { return [] }
    let part = paced(fraction)
    if let outline = path?.path { return follow(outline, to: part, of: layer) }
    let all = values ?? []
    guard !all.isEmpty else { return [] }
    let times = times(all.count)
    let next = times.firstIndex { $0 > part } ?? times.count
    let index = max(0, next - 1)
    guard calculationMode != .discrete, next < all.count, next > 0 else {
      return settled(all[min(index, all.count - 1)], of: layer)
    }
    let span = times[next] - times[index]
    var share = span > 0 ? (part - times[index]) / span : 1
    if let paces = timingFunctions, paces.indices.contains(index) {
      share = paces[index].curve.value(at: share)
    }
    if let keyPath,
      let path = layer.path(between: all[index], all[next], at: share, forKeyPath: keyPath)
    {
      return [LayerChange(keyPath: keyPath, value: [], path: path)]
    }
    guard let from = LayerNumbers.numbers(of: all[index]),
      let to = LayerNumbers.numbers(of: all[next]), from.count == to.count
    else { return [] }
    let value = zip(from, to).map { $0 + ($1 - $0) * share }
    return [change(value, of: layer)].compactMap { $0 }
  }

  /// The place on a path, and the direction there.
  private func follow(_ outline: Path, to part: Double, of layer: CALayer) -> [LayerChange] {
    func place(_ part: Double) -> CGPoint? {
      outline.trimmedPath(from: 0, to: CGFloat(min(max(part, 0.0001), 1))).currentPoint
    }
    guard let end = place(part), let change = change([Double(end.x), Double(end.y)], of: layer)
    else { return [] }
    let near = part > 0.002 ? place(part - 0.001) : place(0.002)
    guard let rotationMode, let near else { return [change] }
    let ahead: Double = part > 0.002 ? 1 : -1
    let back: Double = rotationMode == .rotateAutoReverse ? .pi : 0
    let angle = atan2(ahead * Double(end.y - near.y), ahead * Double(end.x - near.x)) + back
    return [change, LayerChange(keyPath: "transform.rotation.z", value: [angle])]
  }

  private func settled(_ value: Any, of layer: CALayer) -> [LayerChange] {
    guard let numbers = LayerNumbers.numbers(of: value) else { return [] }
    return [change(numbers, of: layer)].compactMap { $0 }
  }

  /// The fractions at which the values are reached.
  private func times(_ count: Int) -> [Double] {
    if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
    let steps = Double(max(1, calculationMode == .discrete ? count : count - 1))
    return (0..<count).map { Double($0) / steps }
  }
}

/// Animations that are played together.
@MainActor @preconcurrency open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func values(at time: Double, in outer: Double, of layer: CALayer) -> [LayerChange] {
    guard let fraction = fraction(at: time, in: outer) else { return [] }
    let pass = passDuration(in: outer)
    let inner = paced(fraction) * pass
    return (animations ?? []).flatMap {
      $0.values(at: min(inner, pass * 0.999_999) - $0.beginTime, in: pass, of: layer)
    }
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By a fade.
  public static let fade = Self(rawValue: "fade")
  /// Over what was there.
  public static let moveIn = Self(rawValue: "moveIn")
  /// With what was there.
  public static let push = Self(rawValue: "push")
  /// Away, with what comes beneath.
  public static let reveal = Self(rawValue: "reveal")
}

/// The side that a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a side.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// A change of what a layer shows: a fade of the new look, whatever the kind.
@MainActor @preconcurrency open class CATransition: CAAnimation {
  /// The kind, drawn as a fade.
  open var type = CATransitionType.fade
  /// The side.
  open var subtype: CATransitionSubtype?
  /// The progress at which it begins.
  open var startProgress: Float = 0
  /// The progress at which it ends.
  open var endProgress: Float = 1

  override func values(at time: Double, in outer: Double, of layer: CALayer) -> [LayerChange] {
    guard let fraction = fraction(at: time, in: outer),
      let own = layer.numbers(forKeyPath: "opacity")?.first
    else { return [] }
    let (first, last) = (Double(startProgress), Double(endProgress))
    let progress = first + (last - first) * paced(fraction)
    return [LayerChange(keyPath: "opacity", value: [own * progress])]
  }
}
