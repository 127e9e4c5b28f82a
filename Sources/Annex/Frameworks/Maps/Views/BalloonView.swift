import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkViews

/// The balloon of a marker: a disk with a tip that points at the place.
///
/// - Source: chosen, after pictures of Maps of iOS 17.
struct BalloonView: View {
  enum Glyph {
    case pin
    case image(Image)
    case text(Text)
    case view(AnyView)
  }

  let glyph: Glyph
  let tint: Color
  var glyphTint = Color.white

  var body: some View {
    ZStack(alignment: .top) {
      BalloonShape().fill(tint.gradient)
        .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
      symbol.foregroundStyle(glyphTint).frame(width: 28, height: 28)
    }
    .frame(width: 28, height: 34)
  }

  @ViewBuilder private var symbol: some View {
    switch glyph {
    case .pin: Image(systemName: "mappin").font(.system(size: 15, weight: .semibold))
    case .image(let image): image.font(.system(size: 14, weight: .semibold))
    case .text(let text): text.font(.system(size: 13, weight: .semibold))
    case .view(let view): view.font(.system(size: 14, weight: .semibold))
    }
  }
}

/// A disk with a tip below.
struct BalloonShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let center = CGPoint(x: rect.midX, y: rect.minY + radius)
    var path = Path()
    let opening = 0.42
    path.addArc(
      center: center, radius: radius, startAngle: .radians(.pi / 2 + opening),
      endAngle: .radians(.pi * 2.5 - opening), clockwise: false)
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY),
      control: CGPoint(x: rect.midX + radius * 0.18, y: rect.maxY - 1.5))
    path.addQuadCurve(
      to: CGPoint(
        x: center.x - radius * CGFloat(sin(opening)), y: center.y + radius * CGFloat(cos(opening))),
      control: CGPoint(x: rect.midX - radius * 0.18, y: rect.maxY - 1.5))
    path.closeSubpath()
    return path
  }
}

/// A pin: a ball on a needle.
///
/// - Source: chosen, after pictures of Maps of iOS 10.
struct PinView: View {
  let tint: Color

  var body: some View {
    VStack(spacing: 0) {
      Circle().fill(tint.gradient).frame(width: 15, height: 15)
      Rectangle().fill(Color.gray).frame(width: 2, height: 16)
    }
  }
}
