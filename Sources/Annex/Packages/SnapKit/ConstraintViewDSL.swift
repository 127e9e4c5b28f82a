public import ScrollworkUIKit

extension UIView {
  /// The constraints of the view.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension UILayoutGuide {
  /// The constraints of the guide.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

/// What constraints can be made of.
@MainActor @preconcurrency public protocol ConstraintDSL: ConstraintAttributesDSL {}

extension ConstraintDSL {
  /// Describes constraints without activating them.
  @discardableResult public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
    -> [Constraint]
  { target.map { ConstraintMaker.prepare($0, closure) } ?? [] }

  /// Makes constraints by a closure.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let target { ConstraintMaker.make(target, closure) }
  }

  /// Makes constraints in place of all that were made before.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let target { ConstraintMaker.remake(target, closure) }
  }

  /// Changes the constants of constraints that were made before.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if let target { ConstraintMaker.update(target, closure) }
  }

  /// Removes all constraints that were made.
  public func removeConstraints() {
    if let target { ConstraintMaker.remove(target) }
  }
}

/// The constraints of a guide.
@MainActor @preconcurrency public struct ConstraintLayoutGuideDSL: ConstraintDSL {
  private let guide: UILayoutGuide
  /// The guide that is constrained.
  public var target: AnyObject? { guide }

  init(guide: UILayoutGuide) { self.guide = guide }
}

/// The constraints of a view.
@MainActor @preconcurrency public struct ConstraintViewDSL: ConstraintDSL {
  private let view: UIView
  /// The view that is constrained.
  public var target: AnyObject? { view }

  init(view: UIView) {
    self.view = view
  }

  /// The priority with which the view stays as narrow as its content.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// The priority with which the view stays as low as its content.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  /// The priority with which the view stays as wide as its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// The priority with which the view stays as high as its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}
