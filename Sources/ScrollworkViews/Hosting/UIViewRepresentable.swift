public import Foundation
public import ScrollworkEnvironment
public import ScrollworkLayout
public import ScrollworkUIScrolling

/// A view of UIKit among views: made once, and brought up to date whenever the views around are.
///
/// A scroll view in it moves and zooms by the fingers of the scene's script. What it shows of views
/// comes from a ``UIHostingController``.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of what speaks for it: a delegate, for instance.
  associatedtype Coordinator = Void

  /// What it is made and brought up to date with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view of UIKit.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

  /// Brings the view of UIKit up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

  /// The view of UIKit has gone.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)

  /// Makes what speaks for it, before the view of UIKit.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The size for a proposal; nil for all that is proposed, and 10 points where nothing is.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Never asked for: the engine shows the view of UIKit.
  public var body: Never { fatalError("\(Self.self) is shown without a body.") }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Takes all that is proposed.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing speaks for it.
  public func makeCoordinator() {}
}

/// What a view of UIKit is made and brought up to date with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  /// What speaks for it, made once.
  public let coordinator: Representable.Coordinator
  /// How the change is animated that brings it up to date.
  public let transaction: Transaction
  /// What the views around hand down.
  public let environment: EnvironmentValues
}

/// A view of UIKit that stands in a scene, and what speaks for it.
@MainActor final class KeptUIView<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
  let view: Representable.UIViewType

  init(_ coordinator: Representable.Coordinator, _ view: Representable.UIViewType) {
    (self.coordinator, self.view) = (coordinator, view)
  }
}

extension UIViewRepresentable {
  /// The node of the view of UIKit; `context` is that of this very view.
  func resolveHosted(in context: ResolveContext) -> NodeList {
    guard context.connectDynamicProperties(of: self) else {
      return NodeList(EmptyNode(path: context.path))
    }
    let session = context.session
    let slot = context.slot("view of UIKit")
    if session.isPlaying { bringUpToDate(slot, in: context) }
    guard let kept = slot.read() as? KeptUIView<Self> else {
      return NodeList(EmptyNode(path: context.path))
    }
    let node = UIKitNode(kept.view, in: context) { proposal in
      sizeThatFits(proposal, uiView: kept.view, context: representation(kept.coordinator, context))
        ?? proposal.replacingUnspecifiedDimensions()
    }
    if session.isPlaying {
      session.hasLives = true
      session.noteHosted(node)
      node.lives.append(
        Life(
          begin: { _ in nil },
          end: { Self.dismantleUIView(kept.view, coordinator: kept.coordinator) }))
    }
    return NodeList(node)
  }

  private func bringUpToDate(_ slot: StateSlot, in context: ResolveContext) {
    let host = context.session.host
    host.noteReferences()
    host.evaluate(at: context.path) {
      if slot.read() as? KeptUIView<Self> == nil {
        let coordinator = makeCoordinator()
        slot.begin(
          at: KeptUIView<Self>(
            coordinator, makeUIView(context: representation(coordinator, context))))
      }
      guard let kept = slot.read() as? KeptUIView<Self> else { return }
      let screen = kept.view.touchScreen
      screen.advance(toTouchAt: context.session.now)
      screen.scale = CGFloat(context.session.scale)
      screen.isDark = context.environment.colorScheme == .dark
      updateUIView(kept.view, context: representation(kept.coordinator, context))
    }
  }

  private func representation(
    _ coordinator: Coordinator, _ context: ResolveContext
  ) -> UIViewRepresentableContext<Self> {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: context.scope.transaction,
      environment: context.environment)
  }
}
