import Foundation

/// A way from one controller of a storyboard to another.
@MainActor @preconcurrency open class UIStoryboardSegue {
  /// The name.
  public let identifier: String?
  /// The controller that it begins at.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController
  private let way: () -> Void

  /// Creates a segue that does nothing.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    way = {}
  }

  /// Creates a segue.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    way = performHandler
  }

  /// Goes the way.
  open func perform() { way() }
}
