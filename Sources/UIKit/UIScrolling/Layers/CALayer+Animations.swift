import Foundation
package import ScrollworkDrawing
import ScrollworkGeometry

/// An animation that was added to a layer.
struct AddedAnimation {
  let key: String
  let animation: CAAnimation
  let start: Double
  let duration: Double
  var hasEnded = false

  /// The time at which it ends; infinite for endless repetitions.
  @MainActor var end: Double { start + animation.length(in: duration) }
}

extension CALayer {
  /// The screen whose time plays the animations.
  var screen: TouchScreen {
    var layer: CALayer? = self
    while let current = layer {
      if let owner = current.owner { return owner.touchScreen }
      layer = current.superlayer
    }
    return TouchScreen.recent ?? TouchScreen.preparing
  }

  /// Adds an animation, in place of one of the same key.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let screen = screen
    let name = key ?? "animation \(animations.count)"
    let delay = anim.beginTime > 0 ? max(-1e6, anim.beginTime - CACurrentMediaTime()) : 0
    let duration = anim.ownDuration > 0 ? anim.ownDuration : CATransaction.animationDuration()
    removeAnimation(forKey: name)
    let now = animationTime(at: screen.time)
    let added = AddedAnimation(key: name, animation: anim, start: now + delay, duration: duration)
    animations.append(added)
    anim.transactionPace = CATransaction.animationTimingFunction()
    if rate > 0 { CATransaction.record(end: (added.end - now) / rate) }
    anim.delegate?.animationDidStart(anim)
    scheduleEnd(of: added)
  }

  /// Removes the animation of a key.
  public func removeAnimation(forKey key: String) {
    for removed in animations where removed.key == key && !removed.hasEnded {
      removed.animation.delegate?.animationDidStop(removed.animation, finished: false)
    }
    animations.removeAll { $0.key == key }
  }

  /// Removes all animations.
  public func removeAllAnimations() {
    animations.map(\.key).forEach { removeAnimation(forKey: $0) }
  }

  /// The keys of the animations; nil without one.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// The animation of a key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The values that animations give properties at `time`.
  func changes(at time: Double) -> [LayerChange] {
    guard !animations.isEmpty else { return [] }
    let now = animationTime(at: time)
    return animations.flatMap {
      $0.animation.values(at: now - $0.start, in: $0.duration, of: self)
    }
  }

  /// The time at which the last animation in the layer ends; nil without one that ends.
  func animationEnd(after time: Double) -> Double? {
    let (now, rate) = (animationTime(at: time), rate)
    let own = animations.map(\.end).filter { $0 > now && $0.isFinite && rate > 0 }
      .map { time + ($0 - now) / rate }
    return (own + (sublayers ?? []).compactMap { $0.animationEnd(after: time) }).max()
  }

  /// The geometry at `time`, with the changes of animations.
  func presentation(at time: Double) -> UIView.Presentation {
    var shown = UIView.Presentation(
      center: position, size: bounds.size, transform: transform.flat, alpha: CGFloat(opacity))
    shown.apply(changes(at: time))
    return shown
  }

  /// A layer with the values that are on screen; nil before the layer is anywhere.
  public func presentation() -> Self? {
    let time = screen.time
    let made = Self()
    let shown = owner?.presentation(at: time) ?? presentation(at: time)
    made.anchorPoint = anchorPoint
    made.bounds = CGRect(origin: .zero, size: shown.size)
    made.position = shown.center
    made.setAffineTransform(shown.transform)
    made.opacity = Float(shown.alpha)
    made.backgroundColor = animatedBackground(at: time) ?? backgroundColor
    made.cornerRadius = cornerRadius
    if let made = made as? CAShapeLayer, let own = self as? CAShapeLayer {
      (made.path, made.strokeStart, made.strokeEnd) = (own.path, own.strokeStart, own.strokeEnd)
      (made.fillColor, made.strokeColor, made.lineWidth) = (
        own.fillColor, own.strokeColor, own.lineWidth
      )
    }
    for change in changes(at: time) { _ = made.setNumbers(change) }
    return made
  }

  /// The layer that code changes: this one.
  public func model() -> Self { self }

  /// The background color at `time`, if it is animated.
  package func animatedBackground(at time: Double) -> CGColor? {
    guard !animations.isEmpty else { return nil }
    let change = changes(at: time).last { $0.keyPath == "backgroundColor" && $0.value.count == 4 }
    return change.map { LayerNumbers.color($0.value[...]) }
  }

  /// Gives the properties of the look their animated values; returns what restores them.
  package func showAnimatedLook(at time: Double) -> (() -> Void)? {
    guard !animations.isEmpty else { return nil }
    var restorations: [() -> Void] = []
    for change in changes(at: time) {
      if let restore = setNumbers(change) { restorations.append(restore) }
    }
    return restorations.isEmpty ? nil : { restorations.reversed().forEach { $0() } }
  }
}

extension CATransform3D {
  /// The flat part, without depth.
  var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

extension UIView.Presentation {
  /// Applies the geometric changes of animations.
  mutating func apply(_ changes: [LayerChange]) {
    for change in changes {
      guard let first = change.value.first else { continue }
      let value = CGFloat(first)
      let second = change.value.count > 1 ? CGFloat(change.value[1]) : value
      switch change.keyPath {
      case "opacity": alpha = value
      case "hidden": alpha = value >= 0.5 ? 0 : alpha
      case "position": center = CGPoint(x: value, y: second)
      case "position.x": center.x = value
      case "position.y": center.y = value
      case "bounds" where change.value.count == 4:
        size = CGSize(width: change.value[2], height: change.value[3])
      case "bounds.size": size = CGSize(width: value, height: second)
      case "bounds.size.width": size.width = value
      case "bounds.size.height": size.height = value
      case "transform" where change.value.count == 6:
        transform = LayerNumbers.transform(change.value)
      case let path where path.hasPrefix("transform."): turn(path, value, second)
      default: break
      }
    }
  }

  private mutating func turn(_ path: String, _ value: CGFloat, _ second: CGFloat) {
    var parts = LayerNumbers.numbers(of: CATransform3DMakeAffineTransform(transform))
    switch path {
    case "transform.scale": (parts[0], parts[1]) = (Double(value), Double(value))
    case "transform.scale.x": parts[0] = Double(value)
    case "transform.scale.y": parts[1] = Double(value)
    case "transform.rotation", "transform.rotation.z": parts[2] = Double(value)
    case "transform.rotation.x": parts[1] = Double(cos(value))
    case "transform.rotation.y": parts[0] = Double(cos(value))
    case "transform.translation": (parts[4], parts[5]) = (Double(value), Double(second))
    case "transform.translation.x": parts[4] = Double(value)
    case "transform.translation.y": parts[5] = Double(value)
    default: break
    }
    transform = LayerNumbers.transform(parts)
  }
}
