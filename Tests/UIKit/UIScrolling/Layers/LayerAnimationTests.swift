import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// Notes what it is told.
private final class Listener: CAAnimationDelegate {
  var told: [String] = []
  func animationDidStart(_ anim: CAAnimation) { told.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append("stop \(flag)") }
}

@MainActor @Suite struct `Animations of layers` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() { root.addSubview(view) }

  @Test func `a basic one shows values between, and leaves the model`() {
    let listener = Listener()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
    fade.delegate = listener
    view.layer.add(fade, forKey: "fade")
    #expect(view.layer.animationKeys() == ["fade"])
    #expect(view.layer.animation(forKey: "fade") === fade)
    #expect(abs(view.presentation(at: 0.5).alpha - 0.25) < 1e-9)
    #expect(view.alpha == 1)
    root.touchScreen.advance(to: 2.1)
    #expect(listener.told == ["start", "stop true"])
    #expect(view.layer.animationKeys() == nil)
    #expect(view.presentation(at: 3).alpha == 1)
  }

  @Test func `repetitions, reversals, paces and fills follow the documentation`() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi / 2, 1)
    (turn.repeatCount, turn.autoreverses) = (.infinity, true)
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    view.layer.add(turn, forKey: nil)
    let late = view.presentation(at: 11.5).transform
    #expect(abs(atan2(late.b, late.a) - .pi / 4) < 1e-6)
    view.layer.removeAllAnimations()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.byValue, move.duration) = (50, 1)
    (move.fillMode, move.isRemovedOnCompletion) = (.forwards, false)
    view.layer.add(move, forKey: "move")
    #expect(view.presentation(at: 30).center.x == 70)
    view.layer.removeAnimation(forKey: "move")
    #expect(view.presentation(at: 30).center.x == 20)
  }

  @Test func `key frames, springs and groups are played`() {
    let frames = CAKeyframeAnimation(keyPath: "transform.scale")
    (frames.values, frames.keyTimes) = ([1, 2, 1], [0, 0.25, 1])
    let rise = CASpringAnimation(keyPath: "opacity")
    (rise.fromValue, rise.toValue) = (0, 1)
    (rise.mass, rise.stiffness, rise.damping, rise.initialVelocity) = (1, 100, 20, 0)
    #expect(rise.settlingDuration > 0.5)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([frames, rise], 2)
    view.layer.add(group, forKey: "group")
    #expect(abs(view.presentation(at: 0.5).transform.a - 2) < 1e-9)
    #expect(abs(view.presentation(at: 1.9).alpha - 1) < 0.01)
    let path = CAKeyframeAnimation(keyPath: "position")
    path.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
    (path.duration, path.calculationMode) = (4, .paced)
    view.layer.add(path, forKey: "path")
    let place = view.presentation(at: 1).center
    #expect(abs(place.x - 100) < 0.5 && abs(place.y) < 0.5)
  }

  @Test func `of shapes and gradients mix paths, colors and numbers`() {
    let shape = CAShapeLayer()
    view.layer.addSublayer(shape)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 1)
    shape.add(draw, forKey: "draw")
    let grow = CABasicAnimation(keyPath: "path")
    grow.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    grow.duration = 1
    shape.add(grow, forKey: "grow")
    root.touchScreen.advance(to: 0.5)
    let shown = shape.presentation()
    #expect(shown?.strokeEnd == 0.5)
    #expect(shown?.path?.boundingBox.width == 15)
    #expect(shape.strokeEnd == 1 && shape.model() === shape)
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    let glow = CABasicAnimation(keyPath: "colors")
    glow.toValue = [UIColor.white.cgColor, UIColor.white.cgColor]
    glow.duration = 1
    view.layer.addSublayer(gradient)
    gradient.add(glow, forKey: nil)
    root.touchScreen.advance(to: 1)
    let color = gradient.presentation()?.colors?.first.flatMap { $0 as? CGColor }
    #expect(color?.components?.first.map { abs($0 - 0.5) < 1e-6 } == true)
  }

  @Test func `a transaction tells of the end of its animations`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { isDone = true }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    root.touchScreen.makeRecent()
    view.layer.add(fade, forKey: "fade")
    CATransaction.commit()
    root.touchScreen.advance(to: 0.9)
    #expect(!isDone)
    root.touchScreen.advance(to: 1.1)
    #expect(isDone)
  }

  @Test func `a layer turns around its anchor, and keeps its place`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(layer.position == CGPoint(x: 20, y: 30))
    layer.position = CGPoint(x: 10, y: 10)
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 20, height: 40))
    layer.setAffineTransform(.init(scaleX: 2, y: 2))
    #expect(layer.transform.m11 == 2 && layer.affineTransform().a == 2)
    view.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    view.transform3D = CATransform3DMakeScale(2, 1, 1)
    #expect(view.frame == CGRect(x: -20, y: 10, width: 40, height: 20))
  }

  @Test func `values have names`() {
    view.layer.setValue(8, forKeyPath: "cornerRadius")
    #expect(view.layer.cornerRadius == 8)
    view.layer.setValue(0.5, forKeyPath: "transform.scale")
    #expect(view.transform.a == 0.5)
    view.setValue(3, forKeyPath: "layer.borderWidth")
    #expect(view.layer.borderWidth == 3)
    view.layer.setValue("kept", forKey: "own")
    #expect(view.layer.value(forKey: "own") as? String == "kept")
    view.setValue(4, forKey: "tag")
    #expect(view.value(forKey: "tag") as? Int == 4)
  }
}
