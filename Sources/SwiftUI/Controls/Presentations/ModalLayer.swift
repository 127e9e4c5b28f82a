import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// The views of a modal presentation: the dimmed area and the sheet, or the cover.
struct ModalLayer: CountedView {
  @MainActor static var nodeCount: Int? { nil }

  let content: @MainActor () -> AnyView
  let form: ModalForm
  /// The frame of the view that presents a popover, on the canvas.
  var source = CGRect.zero
  let settings: SheetSettings
  let area: CanvasArea
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let name = form == .cover ? "FullScreenCover" : "Sheet"
    let inner = context.view(name, name: name).environment {
      $0.isElevated = form != .cover
      if form != .cover { $0.backdrop = SheetMetrics.background }
    }
    settings.isResolved = false
    let contentContext = inner.view("content").environment {
      $0.dismiss = DismissAction { [dismiss] in dismiss() }
      $0.isPresented = true
      $0.navigation = nil
      $0.navigationPage = nil
      $0.tabBar = nil
      $0.listAppearance = nil
      $0.sheetSettings = settings
    }
    let view = contentContext.evaluate { content() }
    let nodes = ScrollworkViews.resolve(view, in: contentContext).nodes
    settings.isResolved = true
    let node =
      nodes.count == 1 && nodes[0].item == nil
      ? nodes[0]
      : LayoutNode(
        VStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft,
        path: contentContext.path.appending(.view("contents")), name: "VStack")
    guard form != .cover else {
      return ScrollworkViews.resolve(
        ModalCover(
          node: node, background: settings.background, transition: coverTransition(in: context),
          onDismiss: onDismiss), in: inner)
    }
    if form == .popover,
      contentContext.environment.hasRegularSizes || settings.isPopover(on: area)
    {
      return ScrollworkViews.resolve(
        PopoverLayer(
          node: node, background: settings.background, source: source, area: area,
          dismiss: settings.isDismissDisabled ? nil : dismiss, onDismiss: onDismiss), in: inner)
    }
    let drag = State(wrappedValue: CGFloat(0))
    _ = drag.connect(in: inner, property: "drag")
    let own = State<PresentationDetent?>(wrappedValue: nil)
    _ = own.connect(in: inner, property: "detent")
    let geometry = SheetGeometry(
      settings, own: own.wrappedValue, drag: drag.wrappedValue, area: area,
      environment: contentContext.environment)
    return ScrollworkViews.resolve(
      TupleView(
        SheetDim(opacity: geometry.dim, isTouchable: geometry.isModal) {
          if !settings.isDismissDisabled { dismiss() }
        },
        SheetCard(
          node: node, geometry: geometry, drag: drag.projectedValue,
          select: { detent in
            if let selection = settings.selection { selection.wrappedValue = detent }
            own.wrappedValue = detent
          },
          dismiss: settings.isDismissDisabled ? nil : dismiss, onDismiss: onDismiss)),
      in: inner)
  }
}

extension ModalLayer {
  /// The transition of a cover: from below, or out of the view that it zooms out of.
  @MainActor private func coverTransition(in context: ResolveContext) -> AnyTransition {
    if let source = settings.zoomSource,
      let frame = context.environment.zoomFrames?.wrappedValue[source]
    {
      return .zoom(from: frame, area: area)
    }
    return .offset(y: area.size.height).animation(.sheet)
  }
}

/// A view that covers the screen.
private struct ModalCover: View {
  let node: Node
  let background: AnyView?
  let transition: AnyTransition
  let onDismiss: (() -> Void)?
  @Environment(\.backdrop) private var backdrop

  var body: some View {
    ResolvedNode(node: node)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { (background ?? AnyView(backdrop)).ignoresSafeArea() }
      .onDisappear { onDismiss?() }
      .transition(transition)
  }
}

/// The dark area beneath a sheet or a dialog.
struct SheetDim: View {
  let opacity: Double
  let isTouchable: Bool
  let tap: () -> Void

  var body: some View {
    Color.black.opacity(opacity)
      .contentShape(Rectangle())
      .onTapGesture(perform: tap)
      .allowsHitTesting(isTouchable)
      .animation(.sheet, value: opacity)
      .ignoresSafeArea()
      .transition(.opacity.animation(.sheet))
  }
}

extension Animation {
  /// The animation of sheets and covers.
  ///
  /// - Source: chosen: a critically damped spring about as quick as the system's.
  static let sheet = Animation.spring(response: 0.4, dampingFraction: 1)
}
