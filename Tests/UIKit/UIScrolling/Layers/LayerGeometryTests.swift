import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

/// Notes that it lays out layers.
private final class LayerOwner: CALayerDelegate {
  var names: [String] = []
  let act: CAAnimation?
  init(_ act: CAAnimation? = nil) { self.act = act }
  func layoutSublayers(of layer: CALayer) { names.append(layer.name ?? "") }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { act }
}

/// A delegate of which everything is the default.
private final class QuietOwner: CALayerDelegate {}

/// Lays out its layer itself.
private final class LayoutView: UIView {
  var calls = 0
  override func layoutSublayers(of layer: CALayer) {
    calls += layer === self.layer ? 1 : 0
    super.layoutSublayers(of: layer)
  }
}

/// Source: documented, the reference page of `CALayer`.
@MainActor @Suite struct `The space of a layer` {
  private let root = CALayer()
  private let child = CALayer()
  private let sibling = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    sibling.frame = CGRect(x: 20, y: 30, width: 50, height: 50)
    root.addSublayer(child)
    root.addSublayer(sibling)
  }

  @Test func `is converted to that of others`() {
    let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(child.convert(point, to: root) == CGPoint(x: 11, y: 22))
    #expect(child.convert(point, from: root) == CGPoint(x: -9, y: -18))
    #expect(child.convert(rect, to: sibling) == CGRect(x: -9, y: -8, width: 3, height: 4))
    #expect(child.convert(rect, from: sibling) == CGRect(x: 11, y: 12, width: 3, height: 4))
  }

  @Test func `has the frontmost layer at each point`() {
    #expect(root.hitTest(CGPoint(x: 12, y: 22)) === child)
    #expect(root.hitTest(CGPoint(x: 30, y: 40)) === sibling)
    #expect(root.hitTest(CGPoint(x: 95, y: 95)) === root)
    #expect(root.hitTest(CGPoint(x: 105, y: 5)) == nil)
    sibling.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 40)) === child)
    #expect(child.contains(CGPoint(x: 29, y: 0)) && !child.contains(CGPoint(x: 31, y: 0)))
  }

  @Test func `is taken over by a layer in place of another one`() {
    let new = CALayer()
    root.replaceSublayer(child, with: new)
    #expect(root.sublayers?.map { $0 === new } == [true, false] && child.superlayer == nil)
    child.cornerRadius = 4
    child.opacity = 0.5
    let copy = CALayer(layer: child)
    #expect(copy.frame == child.frame && copy.cornerRadius == 4 && copy.opacity == 0.5)
  }

  @Test func `is laid out by the delegate`() {
    let owner = LayerOwner()
    root.name = "root"
    root.delegate = owner
    root.layoutIfNeeded()
    #expect(owner.names.isEmpty)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(owner.names == ["root"])
    let (view, quiet) = (LayoutView(frame: root.frame), QuietOwner())
    view.layer.addSublayer(root)
    view.layer.layoutIfNeeded()
    #expect(view.calls == 1 && owner.names == ["root", "root"])
    root.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == 2 && owner.names.count == 3)
    root.delegate = quiet
    root.setNeedsLayout()
    root.layoutIfNeeded()
    quiet.layoutSublayers(of: root)
    #expect(owner.names.count == 3 && root.delegate === quiet)
  }

  @Test func `has no actions of its own`() {
    let fade = CABasicAnimation(keyPath: "opacity")
    let (owner, quiet) = (LayerOwner(fade), QuietOwner())
    #expect(owner.action(for: root, forKey: "opacity") === fade)
    #expect(quiet.action(for: root, forKey: "opacity") == nil)
    #expect(UIView().action(for: root, forKey: "opacity") == nil && root.actions == nil)
    root.actions = ["opacity": fade as any CAAction]
    root.opacity = 0.5
    #expect(root.actions?["opacity"] === fade && root.animationKeys() == nil)
  }

  @Test func `draws what is current, and has the documented defaults`() {
    root.needsDisplayOnBoundsChange = true
    let shape = CAShapeLayer()
    shape.frame = root.bounds
    shape.path = UIBezierPath(rect: root.bounds).cgPath
    let before = shape.drawing { $0.color.resolved(dark: false) }
    shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    shape.setNeedsDisplay(shape.bounds)
    shape.displayIfNeeded()
    #expect(shape.drawing { $0.color.resolved(dark: false) } != before)
    #expect(!child.isOpaque && child.isDoubleSided && child.allowsGroupOpacity)
    #expect(!child.drawsAsynchronously && !child.allowsEdgeAntialiasing)
    #expect(!child.needsDisplayOnBoundsChange && root.needsDisplayOnBoundsChange)
  }
}
