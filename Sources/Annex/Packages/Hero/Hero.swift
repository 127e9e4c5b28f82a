import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// How a view moves between screens.
public final class HeroModifier: Sendable {
  fileprivate let name: String
  private init(_ name: String) { self.name = name }

  /// Fades from or to transparent.
  public static let fade = HeroModifier("fade")
  /// Keeps the opacity of the view.
  public static let forceNonFade = HeroModifier("forceNonFade")
  /// Moves the view itself, without a snapshot.
  public static let useNoSnapshot = HeroModifier("useNoSnapshot")
  /// Moves a snapshot of the view.
  public static let useNormalSnapshot = HeroModifier("useNormalSnapshot")
  /// Moves a snapshot that suits the type of the view.
  public static let useOptimizedSnapshot = HeroModifier("useOptimizedSnapshot")
  /// Moves a snapshot of the layer.
  public static let useLayerRenderSnapshot = HeroModifier("useLayerRenderSnapshot")
  /// Moves by the whole screen.
  public static let useGlobalCoordinateSpace = HeroModifier("useGlobalCoordinateSpace")
  /// Takes those of the views around it.
  public static let whenAppearing = HeroModifier("whenAppearing")
  /// Moves along an arc.
  public static let arc = HeroModifier("arc")
  /// Starts the animations of subviews one after the other.
  public static let cascade = HeroModifier("cascade")

  /// Moves by a distance.
  public static func translate(_ position: CGPoint, z: CGFloat = 0) -> HeroModifier {
    HeroModifier("translate")
  }
  /// Moves by a distance.
  public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    HeroModifier("translate")
  }
  /// Scales from or to a factor.
  public static func scale(_ xy: CGFloat) -> HeroModifier { HeroModifier("scale") }
  /// Scales from or to factors.
  public static func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> HeroModifier {
    HeroModifier("scale")
  }
  /// Rotates from or to an angle.
  public static func rotate(_ z: CGFloat) -> HeroModifier { HeroModifier("rotate") }
  /// Rotates from or to angles.
  public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    HeroModifier("rotate")
  }
  /// Animates from or to an opacity.
  public static func opacity(_ opacity: CGFloat) -> HeroModifier { HeroModifier("opacity") }
  /// Sets the duration of the transition.
  public static func duration(_ duration: TimeInterval) -> HeroModifier {
    HeroModifier("duration")
  }
  /// Sets the delay of the transition.
  public static func delay(_ delay: TimeInterval) -> HeroModifier { HeroModifier("delay") }
  /// Moves as a spring.
  public static func spring(stiffness: CGFloat, damping: CGFloat) -> HeroModifier {
    HeroModifier("spring")
  }
  /// Animates from or to a corner radius.
  public static func cornerRadius(_ cornerRadius: CGFloat) -> HeroModifier {
    HeroModifier("cornerRadius")
  }
  /// Animates from or to a position in depth.
  public static func zPosition(_ zPosition: CGFloat) -> HeroModifier { HeroModifier("zPosition") }
  /// Begins at another view.
  public static func source(heroID: String) -> HeroModifier { HeroModifier("source") }
  /// Moves along an arc.
  public static func arc(intensity: CGFloat = 1) -> HeroModifier { HeroModifier("arc") }
  /// Starts the animations of subviews one after the other, with a delay.
  public static func cascade(delta: TimeInterval = 0.02) -> HeroModifier {
    HeroModifier("cascade")
  }
  /// Applies modifiers if a condition of the transition holds.
  public static func when(
    _ condition: @escaping (HeroConditionalContext) -> Bool, _ modifiers: HeroModifier...
  ) -> HeroModifier { HeroModifier("when") }
  /// Applies modifiers if the screen is presented.
  public static func whenPresenting(_ modifiers: HeroModifier...) -> HeroModifier {
    HeroModifier("whenPresenting")
  }
}

/// Where a view is when it is asked how it moves.
public struct HeroConditionalContext: Sendable {
  /// Whether the view appears.
  public let isAppearing: Bool
  /// Whether a screen is presented.
  public let isPresenting: Bool
}

/// How screens come and go.
public indirect enum HeroDefaultAnimationType {
  /// The directions of animations.
  public enum Direction: Sendable {
    case left, right, up, down
    /// The leading direction.
    public static var leading: Direction { .left }
    /// The trailing direction.
    public static var trailing: Direction { .right }
  }

  case auto
  case push(direction: Direction)
  case pull(direction: Direction)
  case cover(direction: Direction)
  case uncover(direction: Direction)
  case slide(direction: Direction)
  case zoomSlide(direction: Direction)
  case pageIn(direction: Direction)
  case pageOut(direction: Direction)
  case fade
  case zoom
  case zoomOut
  case selectBy(presenting: HeroDefaultAnimationType, dismissing: HeroDefaultAnimationType)
  case none

  /// A type for the presentation, and its opposite for the dismissal.
  public static func autoReverse(presenting: HeroDefaultAnimationType)
    -> HeroDefaultAnimationType
  { .selectBy(presenting: presenting, dismissing: presenting) }

  /// Whether screens fade.
  var isFade: Bool {
    switch self {
    case .fade, .zoom, .zoomOut, .auto: true
    case .selectBy(let presenting, _): presenting.isFade
    default: false
    }
  }
}

/// What objects have for transitions.
@MainActor @preconcurrency public struct HeroExtension<Base: AnyObject> {
  let base: Base
}

/// The values of objects for transitions.
@MainActor private enum HeroValues {
  final class Values {
    weak var owner: AnyObject?
    var id: String?
    var modifiers: [HeroModifier]?
    var isEnabled = false
    var isEnabledForSubviews = true
    var modal = HeroDefaultAnimationType.auto
    var navigation = HeroDefaultAnimationType.auto
    var tabs = HeroDefaultAnimationType.auto
  }

  @ProcessValue private static var all: [ObjectIdentifier: Values] = [:]

  static func of(_ object: AnyObject) -> Values {
    if let values = all[ObjectIdentifier(object)], values.owner === object { return values }
    let values = Values()
    values.owner = object
    all[ObjectIdentifier(object)] = values
    return values
  }
}

extension UIView {
  /// How the view moves between screens; screens come and go as those of UIKit.
  public var hero: HeroExtension<UIView> {
    get { HeroExtension(base: self) }
    set {}
  }
  /// The name that the view shares with one of another screen.
  public var heroID: String? {
    get { hero.id }
    set { HeroValues.of(self).id = newValue }
  }
  /// How the view moves.
  public var heroModifiers: [HeroModifier]? {
    get { hero.modifiers }
    set { HeroValues.of(self).modifiers = newValue }
  }
}

extension UIViewController {
  /// How the screen comes and goes.
  public var hero: HeroExtension<UIViewController> {
    get { HeroExtension(base: self) }
    set {}
  }
  /// Whether views move between screens.
  public var isHeroEnabled: Bool {
    get { HeroValues.of(self).isEnabled }
    set { HeroValues.of(self).isEnabled = newValue }
  }
  /// How the screen comes and goes.
  public var heroModalAnimationType: HeroDefaultAnimationType {
    get { HeroValues.of(self).modal }
    set { hero.modalAnimationType = newValue }
  }
}

extension HeroExtension where Base: UIView {
  /// The name that the view shares with one of another screen.
  public var id: String? {
    get { HeroValues.of(base).id }
    nonmutating set { HeroValues.of(base).id = newValue }
  }
  /// How the view moves.
  public var modifiers: [HeroModifier]? {
    get { HeroValues.of(base).modifiers }
    nonmutating set { HeroValues.of(base).modifiers = newValue }
  }
  /// Whether the view moves.
  public var isEnabled: Bool {
    get { HeroValues.of(base).isEnabled }
    nonmutating set { HeroValues.of(base).isEnabled = newValue }
  }
  /// Whether the views inside move.
  public var isEnabledForSubviews: Bool {
    get { HeroValues.of(base).isEnabledForSubviews }
    nonmutating set { HeroValues.of(base).isEnabledForSubviews = newValue }
  }
}

extension HeroExtension where Base: UIViewController {
  /// Whether views move between screens.
  public var isEnabled: Bool {
    get { HeroValues.of(base).isEnabled }
    nonmutating set { HeroValues.of(base).isEnabled = newValue }
  }
  /// How the screen comes and goes: by its opacity, or as UIKit's from below.
  public var modalAnimationType: HeroDefaultAnimationType {
    get { HeroValues.of(base).modal }
    nonmutating set {
      HeroValues.of(base).modal = newValue
      base.modalTransitionStyle = newValue.isFade ? .crossDissolve : .coverVertical
    }
  }
  /// How the screens of the navigation come and go, which is as UIKit's.
  public var navigationAnimationType: HeroDefaultAnimationType {
    get { HeroValues.of(base).navigation }
    nonmutating set { HeroValues.of(base).navigation = newValue }
  }
  /// How the screens of tabs come and go, which is as UIKit's.
  public var tabBarAnimationType: HeroDefaultAnimationType {
    get { HeroValues.of(base).tabs }
    nonmutating set { HeroValues.of(base).tabs = newValue }
  }

  /// Dismisses the controller.
  public func dismissViewController(completion: (() -> Void)? = nil) {
    if let navigation = base.navigationController, navigation.viewControllers.first !== base {
      navigation.popViewController(animated: true)
      completion?()
    } else {
      base.dismiss(animated: true, completion: completion)
    }
  }

  /// Returns to the root controller.
  public func unwindToRootViewController() {
    base.navigationController?.popToRootViewController(animated: true)
  }

  /// Shows another screen in place of this one.
  public func replaceViewController(
    with next: UIViewController, completion: (() -> Void)? = nil
  ) {
    if let navigation = base.navigationController {
      var all = navigation.viewControllers
      if !all.isEmpty { all[all.count - 1] = next }
      navigation.setViewControllers(all, animated: true)
    } else {
      base.view.window?.rootViewController = next
    }
    completion?()
  }
}

/// The transitions of the app.
@MainActor @preconcurrency public final class Hero {
  /// The shared object of transitions.
  public static var shared: Hero { AppProcess.current.only { Hero() } }
  /// Whether a transition goes on, which is that of UIKit.
  public var isTransitioning: Bool { false }
  /// How much of a transition is over.
  public var progress: Double = 0
  /// Updates how much of a transition is over.
  public func update(_ percentageComplete: CGFloat) { progress = percentageComplete }
  /// Finishes the transition.
  public func finish(animate: Bool = true) { progress = 1 }
  /// Cancels the transition.
  public func cancel(animate: Bool = true) { progress = 0 }
  /// Sets how a view moves.
  public func apply(modifiers: [HeroModifier], to view: UIView) { view.hero.modifiers = modifiers }
}
