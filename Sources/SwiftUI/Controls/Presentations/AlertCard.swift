import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// Metrics of alerts and action sheets, in points.
///
/// - Source: measured by others, after `UIAlertController` of iOS 13 to 18: the width of 270 points,
///   the corner radius of 14 points, buttons of 44 points, of 57 points in action sheets, with texts
///   of 17, 13 and 20 points. The margins are chosen.
enum DialogMetrics {
  static let width: CGFloat = 270
  static let corner: CGFloat = 14
  static let button: CGFloat = 44
  static let row: CGFloat = 57
  static let margin: CGFloat = 8
  static let inset: CGFloat = 20
  static let side: CGFloat = 16
}

/// The layer of an alert: the dimmed screen and the alert in its middle.
struct AlertLayer: View {
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  let dismiss: @MainActor () -> Void
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    SheetDim(opacity: SheetMetrics.dim(colorScheme), isTouchable: true) {}
    AlertCard(title: title, message: message, actions: actions, dismiss: dismiss)
      .dialogText()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .transition(
        .asymmetric(
          insertion: .scale(scale: Self.start).combined(with: .opacity).animation(.alert),
          removal: .opacity.animation(.alert)))
  }

  /// The scale at which an alert begins to appear.
  ///
  /// - Source: chosen, after the look of the system's.
  private static let start: CGFloat = 1.15
}

extension Animation {
  /// The animation of alerts and menus.
  ///
  /// - Source: chosen: a critically damped spring about as quick as the system's.
  static let alert = Animation.spring(response: 0.3, dampingFraction: 1)
}

/// An alert: a title, a message and buttons, side by side if there are two.
private struct AlertCard: View {
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  let dismiss: @MainActor () -> Void
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    DialogActions(
      actions: actions, dismiss: dismiss,
      style: DialogButtonStyle(height: DialogMetrics.button, size: 17)
    ) { fields, buttons in
      VStack(spacing: 0) {
        VStack(spacing: 2) {
          title?.font(.system(size: 17, weight: .semibold))
          message.font(.system(size: 13))
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, DialogMetrics.side).padding(.vertical, DialogMetrics.inset)
        if !fields.isEmpty {
          VStack(spacing: 0) { ForEach(fields) { AlertField(field: $0) } }
            .padding(.horizontal, DialogMetrics.side).padding(.bottom, DialogMetrics.inset)
        }
        AlertButtons(buttons: buttons, dismiss: dismiss)
      }
    }
    .frame(width: DialogMetrics.width)
    .background(.thickMaterial)
    .clipShape(RoundedRectangle(cornerRadius: DialogMetrics.corner))
    .contentShape(Rectangle())
  }
}

/// A field of an alert.
private struct AlertField: View {
  let field: Subview

  var body: some View {
    field.font(.system(size: 13))
      .padding(.horizontal, 6).frame(minHeight: 26)
      .background(Color(uiColor: .systemBackground))
      .overlay { Rectangle().strokeBorder(Color(uiColor: .separator), lineWidth: 0.5) }
  }
}

/// The buttons of an alert: two side by side, others one above the other, that which cancels last.
private struct AlertButtons: View {
  let buttons: [Subview]
  let dismiss: @MainActor () -> Void
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    let cancel = buttons.filter(\.isCancel)
    let others = buttons.filter { !$0.isCancel }
    VStack(spacing: 0) {
      line.frame(height: pixelLength)
      if buttons.isEmpty {
        Button("OK", role: .cancel) { dismiss() }
      } else if buttons.count == 2 {
        let order = cancel.isEmpty ? others : cancel + others
        HStack(spacing: 0) {
          order[0]
          line.frame(width: pixelLength, height: DialogMetrics.button)
          order[1]
        }
      } else {
        let order = others + cancel
        ForEach(Array(order.enumerated()), id: \.element.id) { index, button in
          if index > 0 { line.frame(height: pixelLength) }
          button
        }
      }
    }
  }

  private var line: some View { Color(uiColor: .separator) }
}
