import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// A view of 10 × 10 points that moves from 5 to 105 points, and its screen.
@MainActor private final class Runner {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { root.addSubview(view) }

  func move() { view.center.x = 105 }
  func advance(_ seconds: Double) { root.touchScreen.advance(to: seconds) }
  /// The share of the way on screen.
  func share(at time: Double) -> Double { (view.presentation(at: time).center.x - 5) / 100 }
}

/// Animators that are started by themselves.
///
/// Source: documented, the reference page of `UIViewPropertyAnimator`.
@MainActor @Suite struct `A property animator` {
  private let runner = Runner()

  @Test func `starts, runs and ends`() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { runner.move() }
    animator.addAnimations { runner.view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && animator.duration == 1)
    #expect(runner.view.center.x == 5)
    animator.startAnimation(afterDelay: 1)
    #expect(animator.state == .active && animator.isRunning && runner.view.center.x == 105)
    #expect(runner.share(at: 0.5) == 0 && abs(runner.share(at: 1.25) - 0.25) < 1e-9)
    #expect(abs(runner.view.presentation(at: 1.5).alpha - 0.5) < 1e-9)
    runner.advance(1.9)
    #expect(ends.isEmpty)
    runner.advance(2.1)
    #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
  }

  @Test func `follows its curve, spring or points`() {
    func half(_ animator: UIViewPropertyAnimator) -> Double {
      let runner = Runner()
      animator.addAnimations { runner.move() }
      animator.startAnimation()
      return runner.share(at: 0.5)
    }
    let curves: [(UIView.AnimationCurve, ClosedRange<Double>)] = [
      (.easeInOut, 0.499...0.501), (.easeIn, 0.2...0.4), (.easeOut, 0.6...0.8),
      (.linear, 0.499...0.501),
    ]
    for (index, (curve, range)) in curves.enumerated() {
      #expect(curve.rawValue == index)
      #expect(range.contains(half(UIViewPropertyAnimator(duration: 1, curve: curve))))
    }
    #expect(half(UIViewPropertyAnimator(duration: 1, dampingRatio: 1)) > 0.9)
    let (first, second) = (CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1))
    #expect(
      half(UIViewPropertyAnimator(duration: 1, controlPoint1: first, controlPoint2: second)) > 0.8)
  }

  @Test func `stops where it is, and finishes where it is told`() {
    let places: [(UIViewAnimatingPosition, CGFloat)] = [(.end, 105), (.start, 5), (.current, 30)]
    for (index, (position, x)) in places.enumerated() {
      let runner = Runner()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { runner.move() }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      runner.advance(0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && !animator.isRunning && position.rawValue == index)
      #expect(abs(runner.view.center.x - 30) < 1e-6 && abs(runner.share(at: 0.7) - 0.25) < 1e-6)
      runner.advance(2)
      #expect(ends.isEmpty)
      animator.finishAnimation(at: position)
      #expect(abs(runner.view.center.x - x) < 1e-6 && ends == [position])
      #expect(animator.state == .inactive)
    }
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let runner = Runner()
    var isDone = false
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { runner.move() },
      completion: { _ in isDone = true })
    #expect(animator.isRunning && abs(runner.share(at: 0.1) - 0.1) < 1e-9)
    animator.stopAnimation(true)
    runner.advance(3)
    #expect(animator.state == .inactive && !isDone)
  }
}

/// Animations by closures.
///
/// Source: documented, the reference page of `UIView` and its animation options.
@MainActor @Suite struct `Animations by closures` {
  private typealias Options = UIView.AnimationOptions
  private let runner = Runner()

  @Test func `follow curves and springs`() {
    let curves: [(Options, ClosedRange<Double>)] = [
      (.curveEaseInOut, 0.499...0.501), (.curveEaseIn, 0.2...0.4), (.curveEaseOut, 0.6...0.8),
      (.curveLinear, 0.499...0.501),
    ]
    for (options, range) in curves {
      let runner = Runner()
      UIView.animate(withDuration: 1, delay: 0, options: options, animations: { runner.move() })
      #expect(range.contains(runner.share(at: 0.5)))
    }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { runner.move() }, completion: { ends.append($0) })
    #expect(abs(runner.share(at: 0.5) - 0.5) < 1e-3)
    runner.advance(1.1)
    #expect(ends == [true])
    let springs = (Runner(), Runner())
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
      animations: { springs.0.move() })
    UIView.animate(springDuration: 0.5, bounce: 0, animations: { springs.1.move() })
    let times = (1...20).map { Double($0) / 20 }
    #expect(times.contains { springs.0.share(at: $0) > 1.1 })
    #expect(times.allSatisfy { springs.1.share(at: $0) <= 1.0001 })
    #expect(springs.1.share(at: 0.5) > 0.95)
  }

  @Test func `can be left out, repeated and run back`() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { runner.move() }
    }
    #expect(runner.share(at: 0) == 1)
    let (twice, endless) = (Runner(), Runner())
    let linear: Options = .curveLinear
    UIView.animate(
      withDuration: 1, delay: 0, options: [linear, .repeat, .autoreverse],
      animations: { endless.move() })
    #expect(abs(endless.share(at: 1.75) - 0.25) < 1e-6 && abs(endless.share(at: 8.5) - 0.5) < 1e-6)
    UIView.animate(
      withDuration: 1, delay: 0, options: [linear, .autoreverse], animations: { twice.move() })
    #expect(abs(twice.share(at: 1.75) - 0.25) < 1e-6)
  }

  @Test func `within another one take its duration and curve, unless they keep theirs`() {
    let cases: [(Options, Double)] = [
      ([], 0.25), (.overrideInheritedDuration, 0.5),
      ([.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn], 0.3),
    ]
    for (options, share) in cases {
      let runner = Runner()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1, delay: 0, options: options) { runner.move() }
      }
      #expect(abs(runner.share(at: 0.5) - share) < 0.05, "\(options.rawValue)")
    }
  }

  @Test func `lay out subviews if they are told to`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    runner.view.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalTo: runner.view.widthAnchor)
    width.isActive = true
    runner.root.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      runner.view.bounds.size.width = 110
    }
    #expect(abs(inner.presentation(at: 0.5).size.width - 60) < 0.01)
  }

  @Test func `fade in what changes in a transition`() {
    runner.view.alpha = 0.5
    var changes = 0
    UIView.transition(
      with: runner.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { changes += 1 })
    #expect(changes == 1 && runner.view.presentation(at: 0).alpha == 0)
    #expect(abs(runner.view.presentation(at: 0.5).alpha - 0.25) < 1e-9)
    #expect(runner.view.presentation(at: 1).alpha == 0.5)
  }

  @Test func `have changes at their own times by keyframes`() {
    var isDone = false
    UIView.animateKeyframes(
      withDuration: 2, delay: 1, options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { runner.move() }
      }, completion: { isDone = $0 })
    #expect(runner.share(at: 1.9) == 0 && abs(runner.share(at: 2.25) - 0.5) < 1e-6)
    #expect(runner.share(at: 2.6) == 1)
    runner.root.touchScreen.makeRecent()
    runner.advance(3.2)
    #expect(isDone || runner.root.touchScreen.time == 3.2)
    typealias Keyframes = UIView.KeyframeAnimationOptions
    #expect(Keyframes.calculationModeLinear.rawValue == 0)
    #expect(Keyframes.calculationModeCubic.rawValue == 4096)
    #expect(Keyframes(rawValue: 2) == .allowUserInteraction)
  }

  /// Source: documented, the headers of UIKit.
  @Test func `have the options of UIKit`() {
    let options: [Options] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews,
    ]
    #expect(options.map(\.rawValue) == (0..<9).map { 1 << $0 })
    let transitions: [Options] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCrossDissolve,
    ]
    #expect(transitions.map(\.rawValue) == [1, 2, 5].map { $0 << 20 })
    #expect(Options(rawValue: 3 << 16) == .curveLinear)
  }
}
