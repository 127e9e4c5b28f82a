import ScrollworkUIKit

/// The maker of the constraints of a view or a guide.
@MainActor @preconcurrency public class ConstraintMaker {
  private let item: AnyObject
  private var descriptions: [ConstraintDescription] = []

  init(item: AnyObject) { self.item = item }

  func making(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item: item, attributes: attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  private var constraints: [Constraint] { descriptions.compactMap(\.constraint) }

  static func prepare(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item: item)
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    closure(maker)
    return maker.constraints
  }

  static func make(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    for constraint in prepare(item, closure) { constraint.activate() }
  }

  static func remake(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  /// Changes constants; without constraints yet, they are made.
  static func update(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    let existing = ConstraintRecord.current.constraints(of: item)
    for constraint in prepare(item, closure) {
      if let old = existing.first(where: { $0.signature == constraint.signature }) {
        old.update(as: constraint)
      } else {
        constraint.activate()
      }
    }
  }

  static func remove(_ item: AnyObject) {
    for constraint in ConstraintRecord.current.constraints(of: item) { constraint.deactivate() }
  }
}
