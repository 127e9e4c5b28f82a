public import Foundation
public import ScrollworkEnvironment
public import ScrollworkLayout
import ScrollworkScrolling
public import ScrollworkUIScrolling

/// A UIKit view in a SwiftUI hierarchy, made once and updated with the views around it.
///
/// Scroll views in it scroll and zoom by the script's touches. A ``UIHostingController`` embeds
/// SwiftUI views in it.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, such as a delegate.
  associatedtype Coordinator = Void

  /// The context of making and updating the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the UIKit view.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

  /// Updates the UIKit view.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up after the UIKit view was removed.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the coordinator, before the UIKit view.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The size for a proposal.
  ///
  /// Nil takes the proposal, or what the view's natural size and its priorities make of it.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// The body of a representable, which is never evaluated.
  public var body: Never { fatalError("\(Self.self) shows a UIKit view and has no body.") }

  /// Cleans up nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Takes the proposed size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

/// The context of making and updating a UIKit view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  /// The coordinator, made once.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the representable view.
  public let environment: EnvironmentValues
}

extension UIView {
  /// The size of a representable for a proposal: natural where the view resists growing or
  /// shrinking, else as proposed; without either, zero.
  ///
  /// - Source: measured on Apple's frameworks: priorities of at least 750 count, 749 does not.
  func representedSize(for proposal: ProposedViewSize) -> CGSize {
    let natural = intrinsicContentSize
    let limit = UILayoutPriority.defaultHigh
    func length(
      _ proposed: CGFloat?, _ natural: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
      guard natural != UIView.noIntrinsicMetric else { return proposed ?? 0 }
      var length = proposed ?? natural
      if contentHuggingPriority(for: axis) >= limit { length = min(length, natural) }
      if contentCompressionResistancePriority(for: axis) >= limit { length = max(length, natural) }
      return length
    }
    let width = length(proposal.width, natural.width, .horizontal)
    if let height = wrappedHeight(for: proposal.width.map { min($0, width) } ?? width) {
      return CGSize(
        width: proposal.width.map { min($0, width) } ?? width,
        height: length(proposal.height, height, .vertical))
    }
    return CGSize(width: width, height: length(proposal.height, natural.height, .vertical))
  }
}

/// A UIKit view in the scene, with its coordinator.
@MainActor final class HostedUIView<Representable: UIViewRepresentable>: HostedReference {
  let coordinator: Representable.Coordinator
  let view: Representable.UIViewType

  init(_ coordinator: Representable.Coordinator, _ view: Representable.UIViewType) {
    (self.coordinator, self.view) = (coordinator, view)
  }
}

extension UIViewRepresentable {
  /// Resolves the view to the node of the UIKit view.
  public func _makeView(inputs: _ViewInputs) -> _ViewOutputs {
    guard let inner = inputs.inside(Self.self) else {
      return NodeList(EmptyNode(path: inputs.path))
    }
    let list = resolveHosted(in: inner)
    list.adopt(inner)
    return list
  }

  /// The node of the UIKit view; `outer` belongs to this view.
  private func resolveHosted(in outer: ResolveContext) -> NodeList {
    var context = outer
    guard context.connectDynamicProperties(of: self) else {
      return NodeList(EmptyNode(path: context.path))
    }
    let session = context.session
    let slot = context.slot("view of UIKit")
    if session.isPlaying { updateHostedView(slot, in: context) }
    guard let kept = slot.read() as? HostedUIView<Self> else {
      return NodeList(EmptyNode(path: context.path))
    }
    let node = UIKitNode(kept.view, in: context) { proposal in
      sizeThatFits(proposal, uiView: kept.view, context: representation(kept.coordinator, context))
        ?? kept.view.representedSize(for: proposal)
    }
    if session.isPlaying {
      session.observed.insert(.lifecycleEffects)
      session.noteHosted(node)
      node.lives.append(
        LifecycleEffect(
          begin: { _ in nil },
          end: {
            kept.view.touchScreen.leaveScene()
            Self.dismantleUIView(kept.view, coordinator: kept.coordinator)
          }))
    }
    return NodeList(node)
  }

  private func updateHostedView(_ slot: StateSlot, in context: ResolveContext) {
    let host = context.session.host
    host.noteHostedViews()
    context.evaluate {
      TouchScreen.prepare(for: context)
      if slot.read() as? HostedUIView<Self> == nil {
        let coordinator = makeCoordinator()
        slot.begin(
          at: HostedUIView<Self>(
            coordinator, makeUIView(context: representation(coordinator, context))))
      }
      guard let kept = slot.read() as? HostedUIView<Self> else { return }
      kept.view.touchScreen.update(for: context)
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
