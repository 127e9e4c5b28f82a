import Foundation

/// A segue of a storyboard, from which one is made each time it is performed.
@MainActor package struct SegueTemplate {
  /// The name.
  package let identifier: String?
  private let destination: @MainActor () -> UIViewController?
  private let way: @MainActor (UIViewController, UIViewController) -> Void

  /// Creates a template from what makes the destination, and the way to it.
  package init(
    identifier: String?, destination: @escaping @MainActor () -> UIViewController?,
    way: @escaping @MainActor (_ source: UIViewController, _ destination: UIViewController) -> Void
  ) {
    (self.identifier, self.destination, self.way) = (identifier, destination, way)
  }

  /// Performs a segue, after the source prepared for it.
  package func perform(from source: UIViewController, sender: Any?) {
    guard let destination = destination() else { return }
    let segue = UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination
    ) { way(source, destination) }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}
