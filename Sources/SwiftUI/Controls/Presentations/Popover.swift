import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// Metrics of popovers, in points.
///
/// - Source: measured by others, after `UIPopoverPresentationController` of iOS 13 to 18: margins of
///   10 points from the edges of the screen, the corner radius of 13 points. The arrow is chosen.
enum PopoverMetrics {
  static let margin: CGFloat = 10
  static let corner: CGFloat = 13
  static let arrow = CGSize(width: 26, height: 13)
}

/// The layer of a popover: a card whose arrow points at the view that presents it; a touch elsewhere
/// closes it.
struct PopoverLayer: View {
  let node: Node
  let background: AnyView?
  /// The frame of the view that presents the popover, on the canvas.
  let source: CGRect
  let area: CanvasArea
  let dismiss: (@MainActor () -> Void)?
  let onDismiss: (() -> Void)?

  var body: some View {
    Color.clear.contentShape(Rectangle()).onTapGesture { dismiss?() }.ignoresSafeArea()
    LayoutView(
      layout: PopoverLayout(source: source, area: area),
      content: TupleView(card, arrow, arrow.rotationEffect(Angle(degrees: 180)))
    )
    .compositingGroup()
    .shadow(color: Color.black.opacity(0.2), radius: 20)
    .ignoresSafeArea()
    .onDisappear { onDismiss?() }
    .transition(.scale(scale: 0.9, anchor: anchor).combined(with: .opacity).animation(.alert))
  }

  private var ground: AnyView { background ?? AnyView(SheetMetrics.background) }

  private var card: some View {
    ResolvedNode(node: node)
      .background { ground }
      .clipShape(RoundedRectangle(cornerRadius: PopoverMetrics.corner))
      .contentShape(Rectangle())
  }

  private var arrow: some View { ground.clipShape(PopoverArrow()) }

  /// The point from which the popover grows, in the screen.
  private var anchor: UnitPoint {
    UnitPoint(
      x: source.midX / max(1, area.size.width), y: source.midY / max(1, area.size.height))
  }
}

/// An arrow that points up.
private struct PopoverArrow: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.minY),
      control: CGPoint(x: rect.midX - rect.width / 5, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.maxY),
      control: CGPoint(x: rect.midX + rect.width / 5, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Places a card below the view that presents it, or above where there is more room; subviews in
/// order: the card, the arrow that points up, the arrow that points down.
private struct PopoverLayout: Layout {
  let source: CGRect
  let area: CanvasArea

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: area.size)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (margin, arrow) = (PopoverMetrics.margin, PopoverMetrics.arrow)
    let above = source.minY - area.insets.top - margin - arrow.height
    let below = area.size.height - area.insets.bottom - source.maxY - margin - arrow.height
    let most = CGSize(width: area.size.width - 2 * margin, height: max(0, max(above, below)))
    let ideal = subviews[0].sizeThatFits(.unspecified)
    let card = subviews[0].sizeThatFits(
      ProposedViewSize(
        width: min(ideal.width, most.width), height: min(ideal.height, most.height)))
    let isBelow = card.height <= below || below >= above
    let edge = isBelow ? source.maxY : source.minY
    let y = isBelow ? edge + arrow.height : edge - arrow.height - card.height
    let x = min(max(margin, source.midX - card.width / 2), margin + most.width - card.width)
    subviews[0].place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(card))
    let inset = PopoverMetrics.corner + arrow.width / 2
    let tip = min(max(x + inset, source.midX), max(x + inset, x + card.width - inset))
    for (index, isShown) in [(1, isBelow), (2, !isBelow)] {
      subviews[index].place(
        at: CGPoint(
          x: bounds.minX + tip - arrow.width / 2,
          y: bounds.minY + (isBelow ? edge : edge - arrow.height)),
        proposal: ProposedViewSize(isShown ? arrow : .zero))
    }
  }
}
