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
@MainActor package final class HostContext {
  private weak var session: ResolveSession?
  private let path: ViewPath
  private let environment: EnvironmentValues
  private let scope: TransactionScope

  init(_ context: ResolveContext) {
    (session, path) = (context.session, context.path)
    (environment, scope) = (context.environment, context.scope)
  }

  /// The context of a view's scene, or of the one whose code runs.
  package static func of(_ view: UIView) -> HostContext? {
    let own = view.touchScreen.host as? HostContext
    return own?.session == nil ? TouchScreen.recent?.host as? HostContext : own
  }

  package func size(of content: any View, for proposal: ProposedViewSize) -> CGSize {
    guard let session else { return .zero }
    let context = ResolveContext(
      path: path.appending(.view("measured")), environment: environment, scope: scope,
      session: session)
    return UIKitNode.content(content, in: context).sizeThatFits(proposal)
  }
}
