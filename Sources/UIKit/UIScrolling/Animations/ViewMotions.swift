package import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry
import ScrollworkMotion

/// The running animations of a view's properties.
///
/// A property changes at once; each animation adds the part of the change that is still to come. So
/// animations of one property add up, as those of UIKit do.
package struct ViewMotions {
  /// An animated property.
  package enum Property: Hashable {
    case center
    case size
    case transform
    case alpha
    case background
    case offset
  }

  /// An animated change of a property.
  struct Motion {
    let property: Property
    /// The old value less the new one.
    let difference: AnimatableVector
    let animation: Animation
    let start: Double
    let block: ObjectIdentifier

    /// The end, in seconds; infinite for endless repetitions.
    var end: Double { start + animation.duration }

    func remainder(at time: Double) -> AnimatableVector {
      animation.value(from: difference, to: .zero, at: time - start)
    }
  }

  private(set) var running: [Motion] = []
  /// The color that the animation of the background started from, if it has begun.
  private var oldBackground: UIColor?

  var isEmpty: Bool { running.isEmpty }

  /// The time at which all of them have ended.
  var end: Double? { running.map(\.end).max() }

  /// Records a change of numbers, if an animation block is running.
  @MainActor mutating func record(
    _ property: Property, from old: [CGFloat], to new: [CGFloat], on view: UIView
  ) {
    guard let block = AnimationBlock.current, old != new else {
      if AnimationBlock.current == nil, !running.isEmpty, old != new, !AnimationBlock.keepsMotions {
        running.removeAll { $0.property == property }
      }
      return
    }
    add(property, zip(old, new).map { Double($0 - $1) }, block, view)
  }

  /// Records a change of the transform by its translation, rotation, scale and shear.
  @MainActor mutating func recordTransform(
    from old: CGAffineTransform, to new: CGAffineTransform, on view: UIView
  ) {
    guard let block = AnimationBlock.current, old != new else { return }
    var difference = zip(old.parts, new.parts).map { $0 - $1 }
    difference[2] = difference[2].remainder(dividingBy: 2 * .pi)
    add(.transform, difference, block, view)
  }

  /// Records a change of the background.
  @MainActor mutating func record(
    _ property: Property, from old: UIColor?, to new: UIColor?, on view: UIView
  ) {
    guard let block = AnimationBlock.current, old != new else { return }
    oldBackground = old ?? .clear
    running.removeAll { $0.property == .background }
    add(.background, [1], block, view)
  }

  @MainActor private mutating func add(
    _ property: Property, _ difference: [Double], _ block: AnimationBlock, _ view: UIView
  ) {
    let now = view.touchScreen.time
    running.removeAll { $0.end <= now }
    block.note(view)
    running.append(
      Motion(
        property: property, difference: AnimatableVector(difference), animation: block.animation,
        start: now, block: ObjectIdentifier(block)))
  }

  /// Takes out the motions of a block; returns the displacements of their properties at `time`, and
  /// those at the start.
  mutating func remove(_ block: AnimationBlock, at time: Double)
    -> [(property: Property, now: AnimatableVector, start: AnimatableVector)]
  {
    let own = running.filter { $0.block == ObjectIdentifier(block) }
    running.removeAll { $0.block == ObjectIdentifier(block) }
    return own.map { ($0.property, $0.remainder(at: time), $0.difference) }
  }

  /// Ends all animations at their final values.
  package mutating func removeAll() { running = [] }

  /// The displacement of a property at `time`; nil without one.
  func displacement(of property: Property, at time: Double) -> AnimatableVector? {
    guard !running.isEmpty else { return nil }
    let parts = running.filter { $0.property == property && time < $0.end }
    guard !parts.isEmpty else { return nil }
    return parts.reduce(.zero) { $0 + $1.remainder(at: time) }
  }

  /// The old background and its remaining share, 0…1; nil without an animation.
  package func fadingBackground(at time: Double) -> (UIColor, Double)? {
    guard let oldBackground, let part = displacement(of: .background, at: time) else { return nil }
    return (oldBackground, min(max(part[0], 0), 1))
  }
}

extension CGAffineTransform {
  /// Scales, rotation in radians, shear, and translation.
  fileprivate var parts: [Double] {
    let scaleX = hypot(a, b)
    let rotation = atan2(b, a)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let shear = c * cosine + d * sine
    let scaleY = d * cosine - c * sine
    return [scaleX, scaleY, rotation, shear, tx, ty].map { Double($0) }
  }

  /// The transform with its parts displaced.
  func displaced(by difference: AnimatableVector) -> CGAffineTransform {
    let parts = parts.enumerated().map { CGFloat($1 + difference[$0]) }
    let (cosine, sine) = (cos(parts[2]), sin(parts[2]))
    return CGAffineTransform(
      a: parts[0] * cosine, b: parts[0] * sine, c: parts[3] * cosine - parts[1] * sine,
      d: parts[3] * sine + parts[1] * cosine, tx: parts[4], ty: parts[5])
  }
}

extension UIView {
  /// The animated geometry of a view.
  package struct Presentation {
    package var center: CGPoint
    package var size: CGSize
    package var transform: CGAffineTransform
    package var alpha: CGFloat
  }

  /// What the view looks like at `time`.
  package func presentation(at time: Double) -> Presentation {
    var shown = presentationOfMotions(at: time)
    if let layer = madeLayer, !layer.animations.isEmpty { shown.apply(layer.changes(at: time)) }
    return shown
  }

  /// What the view looks like at `time` without the animations of its layer.
  private func presentationOfMotions(at time: Double) -> Presentation {
    var shown = Presentation(
      center: center, size: bounds.size, transform: transform, alpha: alpha)
    guard !motions.isEmpty else { return shown }
    if let part = motions.displacement(of: .center, at: time) {
      shown.center.x += part[0]
      shown.center.y += part[1]
    }
    if let part = motions.displacement(of: .size, at: time) {
      shown.size.width = max(0, shown.size.width + part[0])
      shown.size.height = max(0, shown.size.height + part[1])
    }
    if let part = motions.displacement(of: .transform, at: time) {
      shown.transform = shown.transform.displaced(by: part)
    }
    if let part = motions.displacement(of: .alpha, at: time) { shown.alpha += part[0] }
    return shown
  }

  /// When the last animation in the view or its subviews ends, in seconds; nil without one.
  func motionEnd(after time: Double) -> Double? {
    let own = motions.end.flatMap { $0 > time && $0.isFinite ? $0 : nil }
    let layers = madeLayer?.animationEnd(after: time)
    return (subviews.compactMap { $0.motionEnd(after: time) } + [own, layers].compactMap { $0 })
      .max()
  }
}
