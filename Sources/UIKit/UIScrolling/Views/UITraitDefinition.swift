/// The trace of a registration for changes of traits.
public protocol UITraitChangeRegistration {}

/// A trait.
public protocol UITraitDefinition {}

/// The color scheme.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The class of the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The class of the height.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The size of text, which does not change while a scene is played.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The level of the interface, which a view has from the start of its presentation.
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
/// The pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}

/// What is called when traits change.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [any UITraitDefinition.Type]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [any UITraitDefinition.Type], _ handler: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }

  /// Calls the handler if one of the traits differs.
  func tell(from old: UITraitCollection, to new: UITraitCollection) {
    let differs = traits.contains { trait in
      if trait == UITraitUserInterfaceStyle.self {
        return old.userInterfaceStyle != new.userInterfaceStyle
      }
      if trait == UITraitHorizontalSizeClass.self {
        return old.horizontalSizeClass != new.horizontalSizeClass
      }
      if trait == UITraitVerticalSizeClass.self {
        return old.verticalSizeClass != new.verticalSizeClass
      }
      return trait == UITraitDisplayScale.self && old.displayScale != new.displayScale
    }
    if differs { handler(old) }
  }
}

extension UIView {
  /// Calls a closure when one of some traits has changed.
  @discardableResult public func registerForTraitChanges<View: UIView>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (View, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] in if let view = self as? View { handler(view, $0) } }
  }

  /// Calls a method when one of some traits has changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] in action.perform(on: self, [self as Any, $0]) }
  }

  fileprivate func register(
    _ traits: [any UITraitDefinition.Type], _ handler: @escaping (UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits, handler)
    options.traitHandlers.append(registration)
    return registration
  }

  func tellTraitHandlers(_ old: UITraitCollection) {
    for registration in options.traitHandlers { registration.tell(from: old, to: traitCollection) }
  }
}

extension UIViewController {
  /// Calls a closure when one of some traits of the view has changed.
  @discardableResult public func registerForTraitChanges<Controller: UIViewController>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    view.register(traits) { [weak self] in
      if let controller = self as? Controller { handler(controller, $0) }
    }
  }

  /// Calls a method when one of some traits of the view has changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration {
    view.register(traits) { [weak self] in action.perform(on: self, [self as Any, $0]) }
  }
}
