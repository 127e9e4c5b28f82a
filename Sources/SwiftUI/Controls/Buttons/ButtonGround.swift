import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The label and background of a bordered button.
struct ButtonGround<Label: View>: View {
  let isProminent: Bool
  let isPressed: Bool
  let role: ButtonRole?
  let label: Label
  @Environment(\.tint) private var tint
  @Environment(\.usesTintedBackground) private var usesTintedBackground
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.font) private var font
  @Environment(\.hasExplicitForeground) private var hasExplicitForeground

  var body: some View {
    let margins = size.buttonMargins
    label
      .font(font ?? size.buttonFont)
      .foregroundStyle(labelStyle)
      .padding(.horizontal, margins.horizontal)
      .padding(.vertical, margins.vertical)
      .background(
        backgroundColor.opacity(isPressed ? Self.pressedOpacity : 1), in: borderShape.shape(size))
  }

  private var accent: Color {
    role == .destructive ? .red : tint ?? .accentColor
  }

  private var labelStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    if hasExplicitForeground { return AnyShapeStyle(.foreground) }
    return AnyShapeStyle(isProminent ? .white : accent.opacity(isPressed ? 0.75 : 1))
  }

  private var backgroundColor: Color {
    if !isEnabled { return Color(uiColor: .tertiarySystemFill) }
    if isProminent { return accent }
    return tint != nil || usesTintedBackground || role == .destructive
      ? accent.opacity(Self.translucentOpacity) : Color(uiColor: .tertiarySystemFill)
  }

  /// The opacity of the accent color in a translucent background, and of the background while
  /// pressed.
  ///
  /// - Source: chosen, after pictures of iOS 17.
  private static var translucentOpacity: Double { 0.15 }
  private static var pressedOpacity: Double { 0.75 }
}
