import Foundation
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

/// A controller that notes what it is told.
private class Noting: UIViewController {
  var calls: [String] = []
  var coordinated: [String] = []

  private func note(_ animated: Bool, _ name: String = #function) {
    calls.append("\(name.prefix { $0 != "(" })\(animated ? " animated" : "")")
  }

  /// The names since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func viewWillAppear(_ animated: Bool) { note(animated) }
  override func viewIsAppearing(_ animated: Bool) { note(animated) }
  override func viewDidAppear(_ animated: Bool) { note(animated) }
  override func viewWillDisappear(_ animated: Bool) { note(animated) }
  override func viewDidDisappear(_ animated: Bool) { note(animated) }
  override func viewWillLayoutSubviews() { note(false) }
  override func viewDidLayoutSubviews() { note(false) }
  override func viewSafeAreaInsetsDidChange() { note(false) }
  override func viewLayoutMarginsDidChange() { note(false) }
  override func updateViewConstraints() {
    note(false)
    super.updateViewConstraints()
  }
  override func willMove(toParent parent: UIViewController?) { note(parent != nil) }
  override func didMove(toParent parent: UIViewController?) {
    note(parent != nil)
    super.didMove(toParent: parent)
  }
  override func titleDidChange() { note(false) }
  override func didReceiveMemoryWarning() { note(false) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.append("from \(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1)")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.append("to \(Int(size.width))")
    coordinator.animate(
      alongsideTransition: { [weak self] in
        self?.coordinated.append($0.isAnimated ? "animates" : "changes")
      }, completion: { [weak self] _ in self?.coordinated.append("done") })
  }
}

/// A view that notes its color schemes.
private final class Telling: UIView {
  var styles: [UIUserInterfaceStyle] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    styles.append(traitCollection.userInterfaceStyle)
  }
}

/// The life of controllers.
///
/// Source: documented, the reference page of `UIViewController`.
@MainActor @Suite struct `A controller` {
  private let screen = CGRect(x: 0, y: 0, width: 200, height: 400)

  private func shown() -> Noting {
    let controller = Noting()
    controller.view = UIView(frame: screen)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.view.layoutIfNeeded()
    controller.calls = []
    return controller
  }

  @Test func `loads its view when it is needed`() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && controller.viewIfLoaded === controller.view)
  }

  @Test func `appears and disappears`() {
    let controller = Noting()
    controller.beginAppearanceTransition(true, animated: true)
    #expect(controller.take() == ["viewWillAppear animated"])
    controller.endAppearanceTransition()
    #expect(controller.take() == ["viewIsAppearing animated", "viewDidAppear animated"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.take() == ["viewWillDisappear", "viewDidDisappear"])
    controller.beginAppearanceTransition(true, animated: false)
    controller.view.layoutIfNeeded()
    // Its geometry is known with the layout.
    #expect(
      controller.take() == [
        "viewWillAppear", "updateViewConstraints", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews",
      ])
    controller.endAppearanceTransition()
    #expect(controller.take() == ["viewDidAppear"])
  }

  @Test func `is told of layouts, constraints, margins and the safe area`() {
    let controller = shown()
    controller.view.setNeedsUpdateConstraints()
    controller.view.layoutIfNeeded()
    let layout = ["updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
    #expect(controller.take() == layout)
    controller.view.layoutMargins = .zero
    #expect(controller.take() == ["viewLayoutMarginsDidChange"])
    controller.view.touchScreen.safeAreaInsets.top = 20
    controller.additionalSafeAreaInsets.top = 5
    #expect(controller.take() == Array(repeating: "viewSafeAreaInsetsDidChange", count: 2))
    #expect(controller.view.safeAreaInsets.top == 25)
    controller.title = "New"
    #expect(controller.take() == ["titleDidChange"])
  }

  @Test func `is told of other traits and sizes`() {
    let (controller, view) = (shown(), Telling())
    controller.view.addSubview(view)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.take() == ["from 1"] && view.styles == [.dark])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .light
    view.overrideUserInterfaceStyle = .light
    view.traitCollectionDidChange(nil)
    view.styles.removeLast()
    #expect(view.styles == [.dark, .light] && view.traitCollection.userInterfaceStyle == .light)
    controller.view.layoutIfNeeded()
    controller.calls = []
    controller.view.bounds.size = CGSize(width: 400, height: 200)
    #expect(controller.take() == ["to 400"] && controller.coordinated.isEmpty)
    controller.view.touchScreen.advance(to: 0.1)
    #expect(controller.coordinated == ["changes", "done"])
  }

  @Test func `contains others`() {
    let (parent, child) = (shown(), Noting())
    parent.addChild(child)
    #expect(child.take() == ["willMove animated"] && child.parent === parent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      child.take() == ["didMove animated", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.take() == ["willMove", "didMove"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test func `begins and ends editing`() {
    let controller = UIViewController()
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing)
  }

  @Test func `keeps scroll views from the safe area if it is to`() {
    let (controller, scroll) = (shown(), UIScrollView(frame: screen))
    controller.view.addSubview(scroll)
    scroll.contentSize.height = 900
    controller.view.touchScreen.safeAreaInsets.top = 20
    #expect(scroll.adjustedContentInset.top == 20)
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset.top == 20)
  }

  /// Source: documented: the defaults of properties that a device, a bar or a container reads.
  @Test func `has the documented defaults`() {
    let controller = Noting()
    #expect(controller.preferredStatusBarStyle == .default && !controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(!controller.prefersHomeIndicatorAutoHidden && controller.shouldAutorotate)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars && !controller.hidesBottomBarWhenPushed)
    #expect(controller.preferredContentSize == .zero && !controller.definesPresentationContext)
    #expect(controller.modalTransitionStyle == .coverVertical && !controller.isModalInPresentation)
    // What is asked of the screen changes nothing of the controller.
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(controller.calls.isEmpty && !controller.isViewLoaded)
    controller.didReceiveMemoryWarning()
    #expect(controller.calls == ["didReceiveMemoryWarning"])
  }
}

/// Controllers above others.
@MainActor @Suite struct `Presented controllers` {
  private let presenter = UIViewController()
  private let presented = UIViewController()

  init() {
    presenter.view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    presenter.view.touchScreen.safeAreaInsets.top = 20
  }

  private var frame: CGRect { presented.view.convert(presented.view.bounds, to: nil) }

  @Test func `cover the screen or a part of it by their style`() {
    typealias Style = UIViewController.ModalPresentationStyle
    let styles: [(Style, Int, CGFloat)] = [
      (.automatic, -2, 30), (.none, -1, 0), (.fullScreen, 0, 0), (.pageSheet, 1, 30),
      (.formSheet, 2, 30), (.currentContext, 3, 0), (.custom, 4, 0), (.overFullScreen, 5, 0),
      (.overCurrentContext, 6, 0), (.popover, 7, 30),
    ]
    for (style, number, top) in styles {
      presented.modalPresentationStyle = style
      var isDone = false
      presenter.present(presented, animated: false) { isDone = true }
      presenter.view.layoutIfNeeded()
      #expect(isDone && style.rawValue == number)
      #expect(frame == CGRect(x: 0, y: top, width: 200, height: 400 - top), "\(style)")
      #expect(presenter.presentedViewController === presented)
      #expect(presented.presentingViewController === presenter)
      presented.dismiss(animated: false) { isDone = false }
      #expect(
        !isDone && presenter.presentedViewController == nil && presented.view.superview == nil)
    }
  }

  @Test func `cover only their context`() {
    let context = UIViewController()
    context.view = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    presenter.addChild(context)
    presenter.view.addSubview(context.view)
    context.definesPresentationContext = true
    presented.modalPresentationStyle = .overCurrentContext
    context.present(presented, animated: false)
    #expect(frame == CGRect(x: 0, y: 300, width: 200, height: 100))
  }

  @Test func `come and go by their transition`() {
    typealias Transition = UIModalTransitionStyle
    let styles: [Transition] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
    for (index, style) in styles.enumerated() {
      presented.modalTransitionStyle = style
      presented.modalPresentationStyle = .fullScreen
      presenter.present(presented, animated: true)
      let shown = presented.view.presentation(at: presenter.view.touchScreen.time)
      #expect(style.rawValue == index)
      #expect(
        (shown.transform.ty > 399) == (style == .coverVertical), "\(style) \(shown)")
      #expect((shown.alpha < 0.01) == (style != .coverVertical), "\(style) \(shown)")
      presenter.view.touchScreen.advanceUntilSettled()
      presenter.dismiss(animated: true)
      presenter.view.touchScreen.advanceUntilSettled()
      #expect(presented.view.superview == nil)
    }
  }

  @Test func `are dismissed by a drag, unless they are modal`() {
    for isModal in [true, false] {
      presented.isModalInPresentation = isModal
      presenter.present(presented, animated: false)
      let screen = presenter.view.touchScreen
      screen.touchDown(at: CGPoint(x: 100, y: 50))
      for step in 1...10 {
        screen.touchMoved(
          to: CGPoint(x: 100, y: 50 + CGFloat(step) * 30), time: screen.time + 0.05)
      }
      #expect((presented.view.transform.ty > 200) == !isModal)
      screen.touchUp(time: screen.time + 0.2)
      screen.advanceUntilSettled()
      #expect((presenter.presentedViewController == nil) == !isModal)
      #expect(!isModal || presented.view.transform == .identity)
      presented.dismiss(animated: false)
    }
  }

  @Test func `are shown by others that have no stack`() {
    presenter.show(presented, sender: nil)
    #expect(presenter.presentedViewController === presented)
    presented.dismiss(animated: false)
    let child = UIViewController()
    presenter.addChild(child)
    child.showDetailViewController(presented, sender: nil)
    #expect(presenter.presentedViewController === presented)
  }
}

/// Traits and orientations.
@MainActor @Suite struct `Traits` {
  @Test func `follow the size and the appearance of the screen`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 400))
    view.touchScreen.scale = 3
    view.touchScreen.isDark = true
    let traits = view.traitCollection
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
    view.touchScreen.makeRecent()
    #expect(UITraitCollection.current == traits)
    #expect(UITraitCollection.current.hashValue == traits.hashValue)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.horizontalSizeClass == .unspecified && light.verticalSizeClass == .unspecified)
    #expect(light.displayScale == 0 && light != traits)
    #expect(light.hasDifferentColorAppearance(comparedTo: traits))
    #expect(!traits.hasDifferentColorAppearance(comparedTo: view.traitCollection))
    var (one, other) = (Hasher(), Hasher())
    traits.hash(into: &one)
    UITraitCollection.current.hash(into: &other)
    #expect(one.finalize() == other.finalize())
  }

  /// Source: documented, the headers of UIKit.
  @Test func `have the numbers of UIKit`() {
    #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2])
    #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
    #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
    let orientations: [(UIInterfaceOrientation, UIInterfaceOrientationMask, Int)] = [
      (.portrait, .portrait, 1), (.portraitUpsideDown, .portraitUpsideDown, 2),
      (.landscapeRight, .landscapeRight, 3), (.landscapeLeft, .landscapeLeft, 4),
    ]
    for (orientation, mask, number) in orientations {
      #expect(orientation.rawValue == number && mask.rawValue == 1 << UInt(number))
      #expect(orientation.isLandscape == UIInterfaceOrientationMask.landscape.contains(mask))
      #expect(orientation.isPortrait != orientation.isLandscape)
      #expect(UIInterfaceOrientationMask.all.contains(mask))
      #expect(
        UIInterfaceOrientationMask.allButUpsideDown.contains(mask) == (mask != .portraitUpsideDown))
    }
    #expect(
      UIInterfaceOrientation.unknown.rawValue == 0 && !UIInterfaceOrientation.unknown.isPortrait)
    #expect(UIInterfaceOrientationMask(rawValue: 24) == .landscape)
  }
}
