import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// The layer of a confirmation dialog: the dimmed screen and groups of buttons at the bottom.
struct ActionSheetLayer: View {
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  let dismiss: @MainActor () -> Void
  let area: CanvasArea
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    SheetDim(opacity: SheetMetrics.dim(colorScheme), isTouchable: true) { dismiss() }
    ActionSheetCard(title: title, message: message, actions: actions, dismiss: dismiss)
      .dialogText()
      .frame(maxWidth: min(area.size.width, area.size.height))
      .padding(.horizontal, DialogMetrics.margin)
      .padding(.bottom, area.insets.bottom > 0 ? 0 : DialogMetrics.margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      .transition(.offset(y: area.size.height / 2).animation(.sheet))
  }
}

/// The groups of buttons of a confirmation dialog; that which cancels stands alone.
private struct ActionSheetCard: View {
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  let dismiss: @MainActor () -> Void
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    DialogActions(
      actions: actions, dismiss: dismiss,
      style: DialogButtonStyle(height: DialogMetrics.row, size: 20)
    ) { _, buttons in
      let cancel = buttons.filter(\.isCancel)
      let others = buttons.filter { !$0.isCancel }
      VStack(spacing: DialogMetrics.margin) {
        VStack(spacing: 0) {
          if title != nil || message != nil { heading }
          ForEach(Array(others.enumerated()), id: \.element.id) { index, button in
            if index > 0 || title != nil || message != nil {
              Color(uiColor: .separator).frame(height: pixelLength)
            }
            button
          }
        }
        .background(.thickMaterial)
        .clipShape(RoundedRectangle(cornerRadius: DialogMetrics.corner))
        Group {
          if let last = cancel.first { last } else { Button("Cancel", role: .cancel) { dismiss() } }
        }
        .background(Color(uiColor: .secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: DialogMetrics.corner))
      }
    }
  }

  private var heading: some View {
    VStack(spacing: 12) {
      title?.font(.system(size: 13, weight: .semibold))
      message.font(.system(size: 13))
    }
    .multilineTextAlignment(.center)
    .foregroundStyle(Color.secondary)
    .padding(DialogMetrics.side)
    .frame(maxWidth: .infinity)
  }
}
