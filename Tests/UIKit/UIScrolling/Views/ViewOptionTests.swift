import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

/// An interaction that notes its views.
private final class Touching: UIInteraction {
  weak var view: UIView?
  var notes: [String] = []
  func willMove(to view: UIView?) { notes.append(view == nil ? "leaves" : "comes") }
  func didMove(to view: UIView?) {
    self.view = view
    notes.append(view == nil ? "left" : "came")
  }
}

/// A view that notes tint colors and refuses gestures.
private final class Noting: UIView {
  var tints = 0
  var begins = true
  var calls = 0
  override func tintColorDidChange() { tints += 1 }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins
  }
  func called() { calls += 1 }
}

/// Rarely used members of views.
///
/// Source: documented, the reference pages of `UIView` and `UIAccessibility`.
@MainActor @Suite struct `Options of a view` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = Noting(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() { root.addSubview(view) }

  @Test func `dim the tint color of all in it`() {
    #expect(view.tintAdjustmentMode == .normal && root.tintAdjustmentMode != .automatic)
    view.tintColor = .red
    root.tintAdjustmentMode = .dimmed
    #expect(view.tintAdjustmentMode == .dimmed && view.tintColor == .systemGray)
    view.tintAdjustmentMode = .normal
    #expect(view.tintColor == .red && view.tints == 3)
    view.tintAdjustmentMode = .automatic
    #expect(view.tintColor == .systemGray)
    let modes: [UIView.TintAdjustmentMode] = [.automatic, .normal, .dimmed]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `place the anchor and tell of scale and drawing`() {
    view.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.center == CGPoint(x: 25, y: 40) && view.frame.origin == CGPoint(x: 25, y: 40))
    view.transform = .init(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 25, y: 40, width: 60, height: 80))
    root.touchScreen.scale = 3
    #expect(view.contentScaleFactor == 3)
    view.contentScaleFactor = 1
    #expect(view.contentScaleFactor == 1 && root.contentScaleFactor == 3)
    #expect(view.clearsContextBeforeDrawing && !view.hasAmbiguousLayout && !view.isFocused)
    view.clearsContextBeforeDrawing = false
    #expect(!view.clearsContextBeforeDrawing && view.restorationIdentifier == nil)
    view.restorationIdentifier = "a"
    #expect(view.restorationIdentifier == "a")
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
  }

  @Test func `are kept for assistive technologies`() {
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.accessibilityFrame.maxX == 4)
    let flags: [ReferenceWritableKeyPath<UIView, Bool>] = [
      \.accessibilityViewIsModal, \.accessibilityElementsHidden,
      \.shouldGroupAccessibilityChildren, \.accessibilityIgnoresInvertColors,
    ]
    for flag in flags {
      #expect(!view[keyPath: flag])
      view[keyPath: flag] = true
      #expect(view[keyPath: flag])
    }
    // Each has its own.
    view.accessibilityViewIsModal = false
    view.shouldGroupAccessibilityChildren = false
    #expect(view.accessibilityElementsHidden && view.accessibilityIgnoresInvertColors)
    #expect(view.accessibilityLanguage == nil && view.accessibilityCustomActions == nil)
    view.accessibilityLanguage = "de"
    let opens = UIAccessibilityCustomAction(name: "Open") { $0.name == "Open" }
    let calls = UIAccessibilityCustomAction(
      name: "Call", target: view, selector: Selector(view.called))
    view.accessibilityCustomActions = [opens, calls]
    #expect(view.accessibilityLanguage == "de")
    #expect(view.accessibilityCustomActions?.map { $0.perform() } == [true, true])
    opens.name = "Close"
    #expect(!opens.perform() && view.calls == 1)
  }

  @Test func `have interactions, which are told of their view`() {
    let touching = Touching()
    let interaction: any UIInteraction = touching
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    view.removeInteraction(interaction)
    #expect(touching.notes == ["comes", "came", "leaves", "left"])
    interaction.willMove(to: root)
    interaction.didMove(to: root)
    #expect(interaction.view === root && view.interactions.isEmpty)
  }

  @Test func `let gestures begin, or not`() {
    let tap = UITapGestureRecognizer(target: view, action: Selector(view.called))
    view.addGestureRecognizer(tap)
    let screen = root.touchScreen
    for begins in [false, true] {
      view.begins = begins
      screen.touchDown(at: CGPoint(x: 20, y: 30), time: screen.time + 0.05)
      screen.touchUp(time: screen.time + 0.05)
      screen.advance(to: screen.time + 1)
      #expect(view.calls == (begins ? 1 : 0))
      #expect(view.gestureRecognizerShouldBegin(tap) == begins)
    }
    #expect(root.gestureRecognizerShouldBegin(tap))
  }

  @Test func `tell of traits that change`() {
    var told: [String] = []
    let controller = UIViewController()
    controller.view = root
    let traits: [any UITraitDefinition.Type] = [UITraitUserInterfaceStyle.self]
    let trace: any UITraitChangeRegistration = view.registerForTraitChanges(traits) {
      (view: Noting, old: UITraitCollection) in
      told.append("view \(old.userInterfaceStyle.rawValue)")
    }
    #expect(trace as AnyObject !== view)
    view.registerForTraitChanges(traits, action: Selector(view.called))
    controller.registerForTraitChanges(traits, action: Selector(view.called))
    controller.registerForTraitChanges(traits) { (_: UIViewController, _: UITraitCollection) in
      told.append("controller")
    }
    view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
      UITraitPreferredContentSizeCategory.self,
    ]) { (_: Noting, _: UITraitCollection) in told.append("other") }
    root.overrideUserInterfaceStyle = .dark
    #expect(told == ["controller", "view 1"] && view.calls == 2)
    root.overrideUserInterfaceStyle = .dark
    #expect(told.count == 2)
  }

  @Test func `compare responders and their classes`() {
    #expect(view.isKind(of: UIView.self) && view.isKind(of: Noting.self))
    #expect(!view.isKind(of: UIViewController.self))
    #expect(view.isMember(of: Noting.self) && !view.isMember(of: UIView.self))
    #expect(view.isEqual(view) && !view.isEqual(root) && !view.isEqual(nil))
  }

  @Test func `keep values under paths of names`() {
    var values = KeyedValues()
    #expect(values.values.isEmpty)
    values = view.layer.keyedValues
    #expect(values.values.isEmpty)
    view.layer.setValue(2, forKeyPath: "cornerRadius")
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 2)
    #expect(view.value(forKeyPath: "layer.nothing") == nil)
  }
}

/// Transitions and the switch of animations.
@MainActor @Suite struct `Transitions of views` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    root.addSubview(view)
    root.touchScreen.makeRecent()
  }

  @Test func `fade, whatever they are called`() {
    typealias Options = UIView.AnimationOptions
    let ways: [Options] = [
      .transitionCurlUp, .transitionCurlDown, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(ways.map { $0.rawValue >> 20 } == [3, 4, 6, 7])
    for way in ways {
      let now = root.touchScreen.time
      UIView.transition(
        with: view, duration: 1, options: [way, .curveLinear], animations: { view.tag = 1 })
      #expect(abs(view.presentation(at: now + 0.5).alpha - 0.5) < 0.01 && view.alpha == 1)
      root.touchScreen.advance(to: now + 2)
    }
    let rates: [Options] = [.preferredFramesPerSecond60, .preferredFramesPerSecond30]
    for rate in rates {
      let now = root.touchScreen.time
      UIView.animate(
        withDuration: 1, delay: 0, options: [rate, .curveLinear],
        animations: { view.alpha = view.alpha > 0.5 ? 0 : 1 })
      #expect(abs(view.presentation(at: now + 0.5).alpha - 0.5) < 0.01)
      root.touchScreen.advance(to: now + 2)
    }
    #expect(rates.map { $0.rawValue >> 24 } == [3, 7])
  }

  @Test func `put one view in place of another one`() {
    let (next, now) = (UIView(frame: view.frame), root.touchScreen.time)
    var isDone = false
    UIView.transition(
      from: view, to: next, duration: 1, options: .curveLinear, completion: { isDone = $0 })
    #expect(view.superview == nil && next.superview === root)
    #expect(abs(next.presentation(at: now + 0.5).alpha - 0.5) < 0.01)
    root.touchScreen.advance(to: now + 1.1)
    #expect(isDone)
    root.addSubview(view)
    UIView.transition(from: next, to: view, duration: 1, options: .showHideTransitionViews)
    #expect(next.isHidden && !view.isHidden && next.superview === root)
  }

  @Test func `know their duration, and can be switched off`() {
    #expect(UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 2) {
      #expect(UIView.inheritedAnimationDuration == 2)
      view.center.x = 50
    }
    #expect(view.presentation(at: root.touchScreen.time).center.x == 5)
    root.touchScreen.advance(to: root.touchScreen.time + 3)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 2) { view.center.x = 90 }
    #expect(view.presentation(at: root.touchScreen.time).center.x == 90)
  }
}
