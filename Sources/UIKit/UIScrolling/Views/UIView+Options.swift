public import Foundation
import ScrollworkDrawing
import ScrollworkMotion

/// Rarely used properties of a view.
@MainActor package final class ViewOptions {
  var restorationIdentifier: String?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var flags: [String: Bool] = [:]
  var actions: [UIAccessibilityCustomAction]?
  var language: String?
  var frame: CGRect?
  var interactions: [any UIInteraction] = []
  var scale: CGFloat?
  var keyedValues = KeyedValues()
  var traitHandlers: [TraitRegistration] = []
}

/// An action that assistive technologies offer.
@MainActor @preconcurrency open class UIAccessibilityCustomAction {
  /// The name.
  open var name: String
  private let handler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, handler) = (name, actionHandler)
  }

  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    handler = { [weak object = target.map { $0 as AnyObject }] action in
      selector.perform(on: object, [action]) as? Bool ?? true
    }
  }

  /// Performs the action; returns whether it could be.
  @discardableResult package func perform() -> Bool { handler?(self) ?? false }
}

/// Something that a person does with a view.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called after the view changed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Whether the tint color is dimmed.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the superview.
    case automatic = 0
    /// Not dimmed.
    case normal
    /// Dimmed behind something.
    case dimmed
  }

  /// The interactions of the view.
  public var interactions: [any UIInteraction] { options.interactions }

  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    options.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    options.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Whether the tint color is dimmed: the own mode, or the superview's.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let own = options.tintAdjustment
      return own == .automatic ? superview?.tintAdjustmentMode ?? .normal : own
    }
    set {
      guard newValue != options.tintAdjustment else { return }
      options.tintAdjustment = newValue
      dimmingDidChange()
    }
  }

  private func dimmingDidChange() {
    tintColorDidChange()
    for view in subviews where view.options.tintAdjustment == .automatic { view.dimmingDidChange() }
  }

  /// The name by which state is restored; nothing is.
  public var restorationIdentifier: String? {
    get { options.restorationIdentifier }
    set { options.restorationIdentifier = newValue }
  }
  /// Pixels per point of what the view draws.
  public var contentScaleFactor: CGFloat {
    get { options.scale ?? touchScreen.scale }
    set { options.scale = newValue }
  }
  /// Whether drawing begins with an empty rectangle, as it always does here.
  public var clearsContextBeforeDrawing: Bool {
    get { options.flags["clears"] ?? true }
    set { options.flags["clears"] = newValue }
  }
  /// Whether assistive technologies see only this view.
  public var accessibilityViewIsModal: Bool {
    get { options.flags["modal"] ?? false }
    set { options.flags["modal"] = newValue }
  }
  /// Whether assistive technologies do not see what is in the view.
  public var accessibilityElementsHidden: Bool {
    get { options.flags["hidden"] ?? false }
    set { options.flags["hidden"] = newValue }
  }
  /// Whether assistive technologies read what is in the view as one.
  public var shouldGroupAccessibilityChildren: Bool {
    get { options.flags["group"] ?? false }
    set { options.flags["group"] = newValue }
  }
  /// Whether colors stay where a person inverts them.
  public var accessibilityIgnoresInvertColors: Bool {
    get { options.flags["colors"] ?? false }
    set { options.flags["colors"] = newValue }
  }
  /// The actions that assistive technologies offer.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { options.actions }
    set { options.actions = newValue }
  }
  /// The language in which assistive technologies read.
  public var accessibilityLanguage: String? {
    get { options.language }
    set { options.language = newValue }
  }
  /// The frame on the screen that assistive technologies see.
  public var accessibilityFrame: CGRect {
    get { options.frame ?? convert(bounds, to: nil) }
    set { options.frame = newValue }
  }
  /// The view that assistive technologies and baselines take for text at the first line.
  public var forFirstBaselineLayout: UIView { self }
  /// The view that baselines take for text at the last line.
  public var forLastBaselineLayout: UIView { self }
  /// Whether constraints leave the frame open; they are not examined.
  public var hasAmbiguousLayout: Bool { false }
  /// Whether a keyboard's focus is in the view: there is none.
  public var isFocused: Bool { false }
}

extension UIView {
  /// Lets changes in closures be animated, or not.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }

  /// Whether changes in closures are animated.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// The duration of the animation whose closure is running; zero without one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.animation.duration ?? 0
  }

  /// Changes one view into another by a cross-fade, whatever transition the options name.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      if toView.superview == nil { container?.addSubview(toView) }
      fromView.removeFromSuperview()
    }
    transition(
      with: toView, duration: duration, options: options, animations: nil, completion: completion)
  }
}

extension UIView: KeyValueStoring {
  /// What the view keeps under names of its own.
  public var keyedValues: KeyedValues {
    get { options.keyedValues }
    set { options.keyedValues = newValue }
  }
}
