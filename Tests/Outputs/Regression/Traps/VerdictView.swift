import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// The views of a ``VerdictScene``.
struct VerdictView: View {
  let scene: VerdictScene
  @State private var isBig = false
  @State private var hasArrived = false

  var body: some View {
    page
      .applying(scene.isDark) { $0.preferredColorScheme(.dark) }
      .applying(scene.isRightToLeft) { $0.environment(\.layoutDirection, .rightToLeft) }
      .applying(scene.typeSize) { $0.dynamicTypeSize($1) }
      .onAppear { withAnimation(scene.arrival) { hasArrived = true } }
  }

  private var page: some View {
    VStack(spacing: 4) {
      badge
      Text("Five boats").opacity(hasArrived ? 1 : 0)
      ScrollView(scene.isHorizontal ? .horizontal : .vertical) {
        VStack(alignment: scene.alignment, spacing: scene.spacing) {
          title
          noteText
          if scene.hasDivider { Divider() }
          ForEach(Array(scene.boats.enumerated()), id: \.element) { index, boat in
            row(boat, index)
          }
        }
        .padding(scene.pagePadding)
      }
      .applying(scene.anchor) { $0.defaultScrollAnchor($1) }
      .applying(scene.margins) { $0.contentMargins($1) }
      .applying(scene.indicators) { $0.scrollIndicators($1) }
      .applying(scene.isPaging) { $0.scrollTargetBehavior(.paging) }
      .applying(scene.isScrollDisabled) { $0.scrollDisabled(true) }
      .applying(scene.isClipDisabled) { $0.scrollClipDisabled() }
    }
    .background(scene.background)
    .rewritten(scene.rewriting)
  }

  private var title: some View {
    Text(scene.title)
      .font(.system(size: scene.titleSize, weight: scene.titleWeight))
      .italic(scene.isTitleItalic)
      .foregroundStyle(scene.titleColor)
      .applying(scene.titleOpacity) { $0.opacity($1) }
      .applying(scene.titleOffset) { $0.offset(x: $1) }
      .applying(scene.titleScale) { $0.scaleEffect($1) }
      .applying(scene.titleRotation) { $0.rotationEffect(.degrees($1)) }
      .applying(scene.titleBlur) { $0.blur(radius: $1) }
      .applying(scene.titleShadow) { $0.shadow(radius: $1) }
  }

  private var noteText: some View {
    Text(scene.note)
      .lineLimit(scene.noteLimit)
      .multilineTextAlignment(scene.noteAlignment)
      .lineSpacing(scene.noteSpacing)
      .tracking(scene.noteTracking)
      .applying(scene.noteWidth) { $0.frame(maxWidth: $1) }
      .applying(scene.strength) { view, strength in
        view.colorEffect(
          Shader(
            function: ShaderFunction(library: .default, name: scene.function),
            arguments: [.float(strength)]))
      }
  }

  private var badge: some View {
    ZStack(alignment: scene.badgeAlignment) {
      if scene.isBadgeInFront {
        label
        plate
      } else {
        plate
        label
      }
    }
    .scaleEffect(isBig ? scene.bigScale : 1)
    .applying(scene.badgeAnimation) { $0.animation($1, value: isBig) }
    .id("badge")
    .onTapGesture { withAnimation(scene.spring) { isBig.toggle() } }
    .applying(scene.badgeSaturation) { $0.saturation($1) }
    .applying(scene.badgeBrightness) { $0.brightness($1) }
    .applying(scene.badgeHue) { $0.hueRotation(.degrees($1)) }
    .applying(scene.badgeContrast) { $0.contrast($1) }
    .applying(scene.badgeGray) { $0.grayscale($1) }
    .applying(scene.blend) { $0.blendMode($1) }
  }

  @ViewBuilder private var plate: some View {
    let gradient = LinearGradient(
      colors: scene.gradientColors, startPoint: scene.gradientStart, endPoint: scene.gradientEnd)
    if let width = scene.fillStrength {
      plateShape(
        Shader(
          function: ShaderFunction(library: .default, name: "stripes"), arguments: [.float(width)]))
    } else {
      plateShape(gradient)
    }
  }

  private func plateShape(_ style: some ShapeStyle) -> some View {
    Group {
      if scene.isBadgeRound {
        Ellipse().fill(style)
      } else {
        Rectangle().fill(style)
      }
    }
    .frame(width: scene.badgeWidth, height: scene.badgeHeight)
    .applying(scene.badgeRatio) { $0.aspectRatio($1, contentMode: .fit) }
    .applying(scene.clipRadius) { $0.clipShape(RoundedRectangle(cornerRadius: $1)) }
  }

  private var label: some View {
    Circle().trim(from: 0, to: scene.trim ?? 1)
      .stroke(Color.black, lineWidth: scene.lineWidth).frame(width: 10, height: 10)
  }

  private func row(_ boat: String, _ index: Int) -> some View {
    HStack(alignment: scene.rowAlignment, spacing: scene.rowSpacing) {
      Circle()
        .fill(
          Color(
            hue: (Double(index) / 5 + scene.hueShift / 360).truncatingRemainder(dividingBy: 1),
            saturation: 0.6, brightness: 0.85)
        )
        .frame(width: scene.dot, height: scene.dot)
      Text(boat)
      Image(scene.image)
    }
    .padding(
      index == scene.boats.count - 1 ? scene.lastPadding ?? scene.rowPadding : scene.rowPadding
    )
    .background(
      RoundedRectangle(cornerRadius: scene.radius, style: scene.cornerStyle)
        .fill(scene.rowColor)
        .shadow(color: .black.opacity(0.2), radius: scene.rowShadow, y: scene.rowShadowOffset)
    )
    .scrollTransition(.interactive.threshold(.visible(scene.threshold))) { content, phase in
      content
        .scaleEffect(phase.isIdentity ? 1 : scene.transitionScale)
        .opacity(phase.isIdentity ? 1 : scene.transitionFade)
    }
  }
}

extension View {
  /// The view with a modifier, if a condition holds.
  @ViewBuilder fileprivate func applying(
    _ condition: Bool, _ modifier: (Self) -> some View
  ) -> some View {
    if condition { modifier(self) } else { self }
  }

  /// The view with a modifier for a value, if there is one.
  @ViewBuilder fileprivate func applying<Value>(
    _ value: Value?, _ modifier: (Self, Value) -> some View
  ) -> some View {
    if let value { modifier(self, value) } else { self }
  }
}
