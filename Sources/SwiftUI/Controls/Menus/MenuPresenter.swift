import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// A button that presents a menu beside it; in a menu, a row that unfolds another.
struct MenuPresenter<Label: View>: View {
  let content: AnyView
  let label: Label
  var primaryAction: (() -> Void)?
  @State private var source = CGRect.zero
  @State private var isOpen = false
  @Environment(\.menuDepth) private var depth
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if depth > 0 {
      VStack(spacing: 0) {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          Image(systemName: isOpen ? "chevron.down" : "chevron.right")
            .font(.system(size: 13, weight: .semibold))
        }
        .padding(.horizontal, MenuMetrics.side)
        .frame(minHeight: MenuMetrics.row)
        .contentShape(Rectangle())
        .onTapGesture { isOpen.toggle() }
        if isOpen { content }
      }
    } else {
      Button {
        if let primaryAction { primaryAction() } else { isOpen = true }
      } label: {
        label
      }
      .simultaneousGesture(TouchFrameGesture().onEnded { source = $0 }, isEnabled: isEnabled)
      .highPriorityGesture(
        TouchFrameGesture(duration: 0.5).onEnded { frame in
          source = frame
          isOpen = true
        }, isEnabled: isEnabled && primaryAction != nil
      )
      .menuLayer(content, isOpen: $isOpen, source: source)
    }
  }
}

extension View {
  /// Presents a menu beside the view while a binding is true.
  func menuLayer(_ content: AnyView, isOpen: Binding<Bool>, source: CGRect) -> some View {
    screenLayer("menu") { context in
      ScreenLayer(in: context, item: { isOpen.wrappedValue ? AnyHashable(true) : nil }) { area in
        AnyView(
          MenuLayer(
            content: content, source: source, area: area,
            dismiss: { isOpen.wrappedValue = false }))
      }
    }
  }
}
