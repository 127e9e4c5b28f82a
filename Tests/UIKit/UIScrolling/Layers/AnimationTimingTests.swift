import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

/// Keeps what it is told.
private final class Listener: CAAnimationDelegate {
  var told: [Bool] = []
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append(flag) }
}

/// The times of animations and of layers.
///
/// Source: documented, the reference page of `CAMediaTiming`.
@MainActor @Suite struct `The timing of layers` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    root.addSubview(view)
    root.touchScreen.makeRecent()
  }

  /// A fade of a second from 0 to 1.
  private func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    return fade
  }

  private func alpha(_ animation: CAAnimation, at time: Double) -> Double {
    view.layer.removeAllAnimations()
    view.layer.add(animation, forKey: "it")
    return Double(view.presentation(at: time).alpha)
  }

  private func close(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
    abs(a - b) < tolerance
  }

  @Test func `counts speeds, offsets, begins and repetitions of animations`() {
    let fade = fade()
    #expect(fade.speed == 1 && fade.timeOffset == 0 && fade.beginTime == 0)
    #expect(fade.repeatDuration == 0 && fade.keyPath == "opacity")
    #expect(CAPropertyAnimation(keyPath: "position").keyPath == "position")
    fade.speed = 2
    #expect(close(alpha(fade, at: 0.25), 0.5))
    (fade.speed, fade.timeOffset) = (1, 0.5)
    #expect(close(alpha(fade, at: 0.25), 0.75))
    (fade.timeOffset, fade.repeatDuration) = (0, 2.5)
    #expect(close(alpha(fade, at: 2.25), 0.25) && alpha(fade, at: 2.6) == 1)
    (fade.repeatDuration, fade.beginTime) = (0, CACurrentMediaTime() + 10)
    #expect(close(alpha(fade, at: 10.5), 0.5, within: 0.1))
  }

  @Test func `fills before and after as its mode says`() {
    let modes: [(CAMediaTimingFillMode, Double, Double)] = [
      (.removed, 0.3, 0.3), (.forwards, 0.3, 1), (.backwards, 0, 0.3), (.both, 0, 1),
    ]
    for (mode, before, after) in modes {
      let fade = fade()
      (fade.beginTime, fade.fillMode) = (CACurrentMediaTime() + 5, mode)
      fade.isRemovedOnCompletion = false
      view.alpha = 0.3
      #expect(close(alpha(fade, at: 1), before), "\(mode)")
      #expect(close(alpha(fade, at: 9), after), "\(mode)")
    }
  }

  @Test func `has the documented curves`() {
    typealias Name = CAMediaTimingFunctionName
    let curves: [(Name, CAMediaTimingFunction)] = [
      (.linear, .init(controlPoints: 0, 0, 1, 1)), (.easeIn, .init(controlPoints: 0.42, 0, 1, 1)),
      (.easeOut, .init(controlPoints: 0, 0, 0.58, 1)),
      (.default, .init(controlPoints: 0.25, 0.1, 0.25, 1)),
    ]
    var middles: [Double] = []
    for (name, curve) in curves {
      let (named, drawn) = (fade(), fade())
      (named.timingFunction, drawn.timingFunction) = (.init(name: name), curve)
      let middle = alpha(named, at: 0.5)
      #expect(close(middle, alpha(drawn, at: 0.5)))
      middles.append(middle)
    }
    #expect(close(middles[0], 0.5) && middles[1] < 0.4 && middles[2] > 0.6 && middles[3] > 0.7)
  }

  @Test func `of a transaction are those of animations without their own`() {
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() != nil)
    let fade = fade()
    fade.duration = 0
    let shown = alpha(fade, at: 1)
    CATransaction.flush()
    CATransaction.commit()
    #expect(shown > 0.25 && shown < 0.4)
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `adds and accumulates values`() {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration, move.repeatCount) = (0, 10, 1, 3)
    view.layer.add(move, forKey: "move")
    #expect(close(Double(view.presentation(at: 1.5).center.x), 5))
    move.isCumulative = true
    #expect(close(Double(view.presentation(at: 2.5).center.x), 25))
    (move.isCumulative, move.isAdditive) = (false, true)
    #expect(close(Double(view.presentation(at: 0.5).center.x), 15))
    move.keyPath = "position.y"
    #expect(close(Double(view.presentation(at: 0.5).center.y), 15))
  }

  @Test func `stops and goes on with the layer`() {
    let (layer, listener, fade) = (view.layer, Listener(), fade())
    (fade.duration, fade.delegate) = (10, listener)
    layer.add(fade, forKey: "fade")
    root.touchScreen.advance(to: 2)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    (layer.speed, layer.timeOffset) = (0, paused)
    root.touchScreen.advance(to: 50)
    #expect(listener.told.isEmpty)
    #expect(close(Double(view.presentation(at: 50).alpha), 0.2, within: 0.05))
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    root.touchScreen.advance(to: 100)
    #expect(layer.animationKeys() == nil || listener.told == [true])
  }

  @Test func `converts between layers`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    (outer.speed, outer.beginTime) = (2, 10)
    (inner.speed, inner.timeOffset) = (0.5, 3)
    #expect(outer.convertTime(15, from: nil) == 10 && outer.convertTime(10, to: nil) == 15)
    #expect(inner.convertTime(15, from: nil) == 8 && inner.convertTime(8, to: outer) == 10)
    #expect(outer.speed == 2 && outer.timeOffset == 0 && outer.beginTime == 10)
  }

  @Test func `of key frames goes by their mode and paces`() {
    func value(_ mode: CAAnimationCalculationMode, at time: Double) -> Double {
      let frames = CAKeyframeAnimation(keyPath: "opacity")
      (frames.values, frames.duration, frames.calculationMode) = ([0, 0.4, 1], 2, mode)
      return alpha(frames, at: time)
    }
    for mode in [CAAnimationCalculationMode.linear, .cubic, .cubicPaced] {
      #expect(close(value(mode, at: 0.5), 0.2) && close(value(mode, at: 1), 0.4))
    }
    #expect(value(.discrete, at: 0.5) == 0 && close(value(.discrete, at: 1), 0.4))
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    (frames.values, frames.duration) = ([0, 1], 1)
    frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    #expect(alpha(frames, at: 0.5) < 0.4)
  }

  @Test func `turns what follows a path`() {
    let line = CAKeyframeAnimation(keyPath: "position")
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 100))
    (line.path, line.duration) = (path.cgPath, 1)
    view.layer.add(line, forKey: "line")
    for (mode, angle) in [
      (nil, 0), (CAAnimationRotationMode.rotateAuto, 0.5), (.rotateAutoReverse, -0.5),
      (CAAnimationRotationMode(rawValue: "auto"), 0.5),
    ] {
      line.rotationMode = mode
      let turn = view.presentation(at: 0.5).transform
      #expect(close(atan2(turn.b, turn.a) / .pi, angle), "\(mode?.rawValue ?? "none")")
    }
  }

  @Test func `of a spring comes from its duration and bounce`() {
    let calm = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    let lively = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.5)
    #expect(close(Double(calm.stiffness), pow(2 * .pi / 0.5, 2), within: 1e-3))
    #expect(close(Double(lively.damping), Double(calm.damping) / 2, within: 1e-3))
    let heavy = CASpringAnimation(keyPath: "opacity")
    (heavy.fromValue, heavy.toValue, heavy.duration, heavy.damping) = (0, 1, 1, 60)
    let critical = alpha(heavy, at: 0.3)
    heavy.allowsOverdamping = true
    #expect(alpha(heavy, at: 0.3) < critical - 0.05)
  }

  @Test func `of transitions is a fade between its progresses`() {
    let change = CATransition()
    #expect(change.type == .fade && change.subtype == nil)
    change.duration = 1
    let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    let sides: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    for (type, side) in zip(types, sides) {
      (change.type, change.subtype) = (type, side)
      #expect(close(alpha(change, at: 0.5), 0.5))
      #expect(CATransitionType(rawValue: type.rawValue) == type)
      #expect(CATransitionSubtype(rawValue: side.rawValue) == side)
    }
    #expect(Set(types.map(\.rawValue)).count == 4 && Set(sides.map(\.rawValue)).count == 4)
    (change.startProgress, change.endProgress) = (0.4, 0.8)
    #expect(close(alpha(change, at: 0), 0.4) && close(alpha(change, at: 0.5), 0.6))
  }

  @Test func `is copied with an animation`() {
    let fade = fade()
    fade.setValue("kept", forKey: "own")
    let copy = fade.copy() as? CABasicAnimation
    copy?.duration = 4
    #expect(copy !== fade && copy?.keyPath == "opacity" && copy?.toValue as? Int == 1)
    #expect(fade.duration == 1 && copy?.value(forKeyPath: "own") as? String == "kept")
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.damping = 7
    #expect((spring.copy() as? CASpringAnimation)?.damping == 7)
    let plain = CAAnimation()
    plain.speed = 3
    #expect((plain.copy() as? CAAnimation)?.speed == 3)
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
    #expect(CAAnimation.defaultValue(forKey: "duration") as? Double == 0)
    #expect(CAAnimation.defaultValue(forKey: "other") == nil)
  }
}
