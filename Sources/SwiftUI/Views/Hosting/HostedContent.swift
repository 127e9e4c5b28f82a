package import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
package import ScrollworkLayout
package import ScrollworkUIScrolling

/// A UIKit view that draws by SwiftUI views of its own.
package protocol ContentHosting: UIView {
  /// The views; nil for none.
  var hostedContent: (any View)? { get }
  /// A number that changes with the views.
  var contentVersion: Int { get }
  /// How the views are placed in the bounds.
  var contentAlignment: Alignment { get }
}

extension ContentHosting {
  package var contentAlignment: Alignment { .center }

  /// The size of the content for a proposal; zero outside of a scene.
  package func contentSize(for proposal: ProposedViewSize) -> CGSize {
    guard let content = hostedContent, let host = HostContext.of(self) else { return .zero }
    return host.size(of: content, for: proposal)
  }
}

/// What hosted views need of the scene around them to be measured.
///
/// It keeps nothing of the scene: screens of UIKit outlive it.
@MainActor package final class HostContext {
  /// The place of the views in the tree.
  @MainActor private final class Surroundings {
    let path: ViewPath
    let environment: EnvironmentValues
    let scope: TransactionScope

    init(_ context: ResolveContext) {
      (path, environment, scope) = (context.path, context.environment, context.scope)
    }
  }

  private weak var session: ResolveSession?
  private weak var surroundings: Surroundings?

  init(_ context: ResolveContext) {
    let surroundings = Surroundings(context)
    context.session.keep(surroundings)
    (session, self.surroundings) = (context.session, surroundings)
  }

  /// The context of a view's scene, or of the one whose code runs.
  package static func of(_ view: UIView) -> HostContext? {
    let own = view.touchScreen.host as? HostContext
    return own?.session == nil ? TouchScreen.recent?.host as? HostContext : own
  }

  package func size(of content: any View, for proposal: ProposedViewSize) -> CGSize {
    guard let session, let surroundings else { return .zero }
    let context = ResolveContext(
      path: surroundings.path.appending(.view("measured")),
      environment: surroundings.environment, scope: surroundings.scope, session: session)
    return UIKitNode.content(content, in: context).sizeThatFits(proposal)
  }
}
