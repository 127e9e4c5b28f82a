import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// The card of a sheet, which follows a finger between its detents and down to its dismissal.
struct SheetCard: View {
  let node: Node
  let geometry: SheetGeometry
  @Binding var drag: CGFloat
  let select: (PresentationDetent) -> Void
  /// Dismisses the sheet; nil if a finger may not.
  let dismiss: (@MainActor () -> Void)?
  let onDismiss: (() -> Void)?

  var body: some View {
    let (area, corner) = (geometry.area, geometry.corner)
    let below = geometry.isForm ? 0 : area.insets.bottom
    let side = geometry.isForm ? 0 : max(area.insets.leading, area.insets.trailing)
    ResolvedNode(node: node)
      .frame(maxWidth: isFitted ? nil : .infinity, maxHeight: isFitted ? nil : .infinity)
      .fixedSize(horizontal: isFitted, vertical: isFitted)
      .safeAreaPadding(
        EdgeInsets(top: 0, leading: side, bottom: below, trailing: side)
      )
      .background { geometry.background ?? AnyView(SheetMetrics.background) }
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: corner, bottomLeadingRadius: geometry.isForm ? corner : 0,
          bottomTrailingRadius: geometry.isForm ? corner : 0, topTrailingRadius: corner)
      )
      .overlay(alignment: .top) { indicator }
      .contentShape(Rectangle())
      .highPriorityGesture(SheetDragGesture(geometry: geometry, move: move, end: end))
      .frame(width: width, height: height)
      .animation(drag == 0 ? .sheet : nil, value: geometry.height)
      .offset(y: geometry.shift)
      // Without a least size the frame would be as high as the card, which the safe area is not.
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: geometry.isForm ? .center : .bottom
      )
      .ignoresSafeArea()
      .onDisappear { onDismiss?() }
      .transition(.move(edge: .bottom).animation(.sheet))
  }

  private var width: CGFloat? { geometry.isForm ? geometry.formSize?.width : nil }

  private var height: CGFloat? {
    geometry.isForm
      ? geometry.formSize.map { min($0.height, geometry.height) }
      : geometry.height + geometry.area.insets.bottom
  }

  /// Whether the card is as large as its content.
  private var isFitted: Bool { geometry.isForm && geometry.formSize == nil }

  @ViewBuilder private var indicator: some View {
    if geometry.showsIndicator {
      Capsule().fill(Color(uiColor: .tertiaryLabel))
        .frame(width: SheetMetrics.indicator.width, height: SheetMetrics.indicator.height)
        .padding(.top, SheetMetrics.indicatorTop)
    }
  }

  private func move(_ drag: SheetDrag) { self.drag = drag.translation }

  private func end(_ drag: SheetDrag) {
    guard let detent = geometry.end(of: drag, canDismiss: dismiss != nil) else {
      dismiss?()
      return
    }
    withAnimation(.sheet) {
      self.drag = 0
      if detent != geometry.selected { select(detent) }
    }
  }
}

/// The view beneath a sheet, which moves back behind a sheet of full height.
struct Presenter: View {
  let content: AnyView
  let isBack: Bool
  let area: CanvasArea
  @Environment(\.backdrop) private var backdrop

  var body: some View {
    let scale = (area.size.width - 2 * SheetMetrics.presenterMargin) / area.size.width
    content
      .background { if isBack { backdrop.ignoresSafeArea() } }
      .animation(.sheet) { content in
        content
          .clipShape(PresenterShape(corner: isBack ? SheetMetrics.corner : 0, insets: area.insets))
          .scaleEffect(isBack ? scale : 1, anchor: .top)
          .offset(y: isBack ? area.insets.top * scale : 0)
      }
      .background { if isBack { Color.black.ignoresSafeArea() } }
  }
}

/// The whole screen with rounded corners, for a view in the safe area.
private struct PresenterShape: Shape {
  var corner: CGFloat
  let insets: EdgeInsets

  var animatableData: CGFloat {
    get { corner }
    set { corner = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let screen = CGRect(
      x: rect.minX - insets.leading, y: rect.minY - insets.top,
      width: rect.width + insets.leading + insets.trailing,
      height: rect.height + insets.top + insets.bottom)
    return Path(roundedRect: screen, cornerRadius: max(0, corner))
  }
}
