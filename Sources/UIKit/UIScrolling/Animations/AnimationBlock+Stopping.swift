import Foundation
import ScrollworkGeometry
import ScrollworkMotion

/// What a stopped animation was doing, to be finished later.
@MainActor struct StoppedAnimation {
  private struct Value {
    let view: UIView
    let property: ViewMotions.Property
    /// The displacements from the end: where it stopped, and at the start.
    let (now, start): (AnimatableVector, AnimatableVector)
  }

  private let values: [Value]

  /// Stops the animations of a block: views keep what is on screen.
  init(_ block: AnimationBlock) {
    let time = block.screen?.time ?? 0
    values = block.views.flatMap { view in
      view.motions.remove(block, at: time).map {
        Value(view: view, property: $0.property, now: $0.now, start: $0.start)
      }
    }
    UIView.performWithoutAnimation {
      for value in values { value.view.displace(value.property, by: value.now) }
    }
  }

  /// Moves the views to the start or the end.
  func finish(at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    UIView.performWithoutAnimation {
      for value in values {
        let rest = position == .start ? value.start - value.now : .zero - value.now
        value.view.displace(value.property, by: rest)
      }
    }
  }
}

extension UIView {
  /// Adds to a property; a background has no half-way and stays at its end.
  fileprivate func displace(_ property: ViewMotions.Property, by part: AnimatableVector) {
    switch property {
    case .center: center = CGPoint(x: center.x + part[0], y: center.y + part[1])
    case .size:
      bounds.size = CGSize(
        width: max(0, bounds.width + part[0]), height: max(0, bounds.height + part[1]))
    case .transform: transform = transform.displaced(by: part)
    case .alpha: alpha += part[0]
    case .background, .offset: break
    }
  }
}
