public import Foundation
public import ScrollworkEnvironment
public import ScrollworkLayout
import ScrollworkScrolling
public import ScrollworkUIScrolling

/// A UIKit view controller in a SwiftUI hierarchy, made once and updated with the views around it.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator, such as a delegate.
  associatedtype Coordinator = Void

  /// The context of making and updating the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up after the controller was removed.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes the coordinator, before the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// The size for a proposal; nil takes the proposal.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// The body of a representable, which is never evaluated.
  public var body: Never { fatalError("\(Self.self) shows a controller and has no body.") }

  /// Cleans up nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Takes the proposed size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

/// The context of making and updating a controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The coordinator, made once.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the representable view.
  public let environment: EnvironmentValues
}

/// A controller in the scene, with its coordinator.
@MainActor
private final class HostedController<Representable: UIViewControllerRepresentable>:
  HostedReference
{
  let coordinator: Representable.Coordinator
  let controller: Representable.UIViewControllerType

  init(_ coordinator: Representable.Coordinator, _ controller: Representable.UIViewControllerType) {
    (self.coordinator, self.controller) = (coordinator, controller)
  }
}

extension UIViewControllerRepresentable {
  /// Resolves the view to the node of the controller's view.
  public func _makeView(inputs: _ViewInputs) -> _ViewOutputs {
    guard let inner = inputs.inside(Self.self) else {
      return NodeList(EmptyNode(path: inputs.path))
    }
    let list = resolveController(in: inner)
    list.adopt(inner)
    return list
  }

  /// The node of the controller's view; `outer` belongs to this view.
  private func resolveController(in outer: ResolveContext) -> NodeList {
    var context = outer
    guard context.connectDynamicProperties(of: self) else {
      return NodeList(EmptyNode(path: context.path))
    }
    let session = context.session
    let slot = context.slot("controller of UIKit")
    if session.isPlaying { update(slot, in: context) }
    guard let kept = slot.read() as? HostedController<Self> else {
      return NodeList(EmptyNode(path: context.path))
    }
    let node = UIKitNode(kept.controller.view, in: context) { proposal in
      sizeThatFits(
        proposal, uiViewController: kept.controller,
        context: representation(kept.coordinator, context))
        ?? proposal.replacingUnspecifiedDimensions()
    }
    if session.isPlaying {
      session.observed.insert(.lifecycleEffects)
      session.noteHosted(node)
      node.lives.append(
        LifecycleEffect(
          begin: { _ in
            kept.controller.view.touchScreen.makeRecent()
            kept.controller.beginAppearanceTransition(true, animated: false)
            kept.controller.endAppearanceTransition()
            return nil
          },
          end: {
            kept.controller.beginAppearanceTransition(false, animated: false)
            kept.controller.view.touchScreen.leaveScene()
            kept.controller.endAppearanceTransition()
            Self.dismantleUIViewController(kept.controller, coordinator: kept.coordinator)
          }))
    }
    return NodeList(node)
  }

  private func update(_ slot: StateSlot, in context: ResolveContext) {
    context.session.host.noteHostedViews()
    context.evaluate {
      TouchScreen.prepare(for: context)
      let isNew = slot.read() as? HostedController<Self> == nil
      if isNew {
        let coordinator = makeCoordinator()
        slot.begin(
          at: HostedController<Self>(
            coordinator, makeUIViewController(context: representation(coordinator, context))))
      }
      guard let kept = slot.read() as? HostedController<Self> else { return }
      kept.controller.view.touchScreen.update(for: context)
      updateUIViewController(kept.controller, context: representation(kept.coordinator, context))
      // The appearance ends with the first layout.
      if isNew { kept.controller.beginAppearanceTransition(true, animated: false) }
    }
  }

  private func representation(
    _ coordinator: Coordinator, _ context: ResolveContext
  ) -> UIViewControllerRepresentableContext<Self> {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: context.scope.transaction,
      environment: context.environment)
  }
}

extension TouchScreen {
  /// Lets views that are being made for a scene know its size and how text is measured.
  static func prepare(for context: ResolveContext) {
    TouchScreen.canvasSize = UIScreen.main.bounds.size
    TouchScreen.preparing.host = HostContext(context)
    TouchScreen.preparing.isDark = context.environment.colorScheme == .dark
    TouchScreen.preparing.isElevated = context.environment.isElevated
  }

  /// Takes the settings of the scene.
  func update(for context: ResolveContext) {
    advance(toTouchAt: context.session.now)
    if host == nil { awaitsSafeArea = true }
    host = HostContext(context)
    scale = context.environment.displayScale
    boostsRepeatedFlicks = context.environment.boostsRepeatedFlicks
    isDark = context.environment.colorScheme == .dark
    isElevated = context.environment.isElevated
    makeRecent()
  }
}
