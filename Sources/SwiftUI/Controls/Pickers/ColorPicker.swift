import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A control for selecting a color, with a sheet of colors.
///
/// - Source: chosen, after pictures of the grid of iOS 17, with fewer colors.
public struct ColorPicker<Label: View>: View {
  @State private var isOpen = false
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a color picker with a custom label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label) = (selection, label())
  }

  /// The label, and a well that presents the colors.
  public var body: some View {
    HStack(spacing: 8) {
      if !labelsAreHidden {
        label
        Spacer(minLength: 0)
      }
      Circle()
        .strokeBorder(
          AngularGradient(
            colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
          lineWidth: 3
        )
        .overlay { Circle().fill(selection.wrappedValue).padding(5) }
        .frame(width: 28, height: 28)
        .contentShape(Circle())
        .onTapGesture { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { ColorGrid(selection: selection) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The colors of a color picker: a row of grays above hues of falling brightness.
private struct ColorGrid: View {
  @Binding var selection: Color
  @Environment(\.dismiss) private var dismiss

  private static let columns = 12

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 8) {
        Text(verbatim: "Colors").font(.headline)
        Spacer(minLength: 0)
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(Color.secondary)
        }
      }
      VStack(spacing: 0) {
        ForEach(0..<9, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.columns, id: \.self) { column in
              let color = Self.color(row, column)
              color.frame(height: 30).onTapGesture { selection = color }
            }
          }
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
      Spacer(minLength: 0)
    }
    .padding(16)
    .presentationDetents([.medium, .large])
  }

  private static func color(_ row: Int, _ column: Int) -> Color {
    let part = Double(column) / Double(columns - 1)
    if row == 0 { return Color(white: 1 - part) }
    let hue = Double((column + 6) % columns) / Double(columns)
    let step = Double(row) / 8
    return Color(
      hue: hue, saturation: step < 0.5 ? 1 : 2 - 2 * step + 0.1,
      brightness: min(1, 0.3 + step * 1.4))
  }
}
