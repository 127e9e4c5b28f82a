public import Foundation
public import ScrollworkUIScrolling

/// A storyboard of the app.
@MainActor @preconcurrency open class UIStoryboard {
  let element: InterfaceElement
  let name: String

  /// Creates a storyboard from a file of the app; one without scenes if there is none.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    element =
      InterfaceLibrary.files[name] ?? InterfaceElement.root(of: "<document></document>")
      ?? Self.empty
  }

  private static var empty: InterfaceElement { fatalError("An element is always read.") }

  /// The first controller; nil if the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? {
    element["initialViewController"].flatMap { make($0) }
  }

  /// The controller of a name.
  ///
  /// - Precondition: The storyboard has it, as on a device.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let scene = element.all.first { $0["storyboardIdentifier"] == identifier }
    guard let controller = scene?["id"].flatMap({ make($0) }) else {
      preconditionFailure(
        "The storyboard \(name) has no view controller with the identifier \(identifier).")
    }
    return controller
  }

  /// The controller of a name, of a type; `creator` is not called.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let made = instantiateViewController(withIdentifier: identifier) as? Controller else {
      preconditionFailure("The controller \(identifier) is no \(Controller.self).")
    }
    return made
  }

  private func make(_ id: String) -> UIViewController? {
    InterfaceBuilder(element, storyboard: self).controller(id)
  }
}

extension UIViewController {
  /// The storyboard that the controller was made from.
  public var storyboard: UIStoryboard? { attachments["storyboard"] as? UIStoryboard }
}
