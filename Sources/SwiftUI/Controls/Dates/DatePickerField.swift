import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// A button of a compact date picker, which opens a calendar or wheels beside it.
struct DatePickerField: View {
  let words: String
  let card: AnyView
  @State private var source = CGRect.zero
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(verbatim: words)
      .font(.body)
      .foregroundStyle(isOpen ? Color.accentColor : Color.primary)
      .lineLimit(1)
      .padding(.horizontal, 11).frame(height: Self.height)
      .background(
        Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: Self.corner)
      )
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(Rectangle())
      .gesture(
        TouchFrameTap().onEnded { frame in
          source = frame
          isOpen = true
        }, isEnabled: isEnabled
      )
      .screenLayer("datePicker") { context in
        ScreenLayer(in: context, item: { isOpen ? AnyHashable(true) : nil }) { area in
          AnyView(
            DatePickerLayer(card: card, source: source, area: area) { isOpen = false })
        }
      }
  }

  /// The height and the corner radius, in points.
  ///
  /// - Source: measured by others: a compact `UIDatePicker` is 34 points high. The corner is chosen.
  private static let height: CGFloat = 34
  private static let corner: CGFloat = 6
}

/// The layer of the calendar or the wheels of a compact date picker.
private struct DatePickerLayer: View {
  let card: AnyView
  let source: CGRect
  let area: CanvasArea
  let dismiss: () -> Void

  var body: some View {
    let isAbove = source.midY > area.size.height / 2
    Color.clear.contentShape(Rectangle()).onTapGesture(perform: dismiss).ignoresSafeArea()
    card
      .dialogText()
      .background(.regularMaterial)
      .clipShape(RoundedRectangle(cornerRadius: MenuMetrics.corner))
      .frame(maxWidth: .infinity)
      .padding(.top, isAbove ? 0 : source.maxY + MenuMetrics.distance)
      .padding(.bottom, isAbove ? area.size.height - source.minY + MenuMetrics.distance : 0)
      .frame(maxHeight: .infinity, alignment: isAbove ? .bottom : .top)
      .ignoresSafeArea()
      .transition(.opacity.animation(.alert))
  }
}
