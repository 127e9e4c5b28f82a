import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry

/// Small display lists for tests.
enum Samples {
  /// One renderer with the standard fonts for all tests; safe to use from several threads.
  static let renderer = Result { try CairoRenderer(fonts: .standard()) }

  static func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Paint
  {
    .color(Color.Resolved(red: red, green: green, blue: blue, opacity: opacity))
  }

  static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  static let black = Color.Resolved(red: 0, green: 0, blue: 0)

  static func list(
    _ items: [DisplayItem], width: CGFloat = 60, height: CGFloat = 40, scale: CGFloat = 1,
    background: Color.Resolved = white
  ) -> DisplayList {
    DisplayList(
      canvas: CGSize(width: width, height: height), scale: scale, background: background,
      content: LayerContent(items))
  }

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  static func fill(_ rect: CGRect, _ paint: Paint) -> DisplayItem {
    .command(.fill(Path(rect), paint, evenOdd: false))
  }

  static func move(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
  }

  /// A card of the feed scene: 350 × 120, a gradient, a disc and two lines of text.
  static func card(_ index: Int) -> LayerContent {
    let hue = Double(index) / 200
    let frame = rect(0, 0, 350, 120)
    let colors = [
      Color(hue: hue, saturation: 0.65, brightness: 0.95),
      Color(hue: hue + 0.1, saturation: 0.7, brightness: 0.7),
    ].map { $0.resolved(dark: false) }
    return LayerContent([
      .command(
        .fill(
          Path(roundedRect: frame, cornerRadius: 16, style: .circular),
          .linearGradient(
            [.init(color: colors[0], location: 0), .init(color: colors[1], location: 1)],
            start: .zero, end: CGPoint(x: 350, y: 120)), evenOdd: false)),
      .command(
        .fill(Path(ellipseIn: rect(20, 36, 48, 48)), color(1, 1, 1, 0.35), evenOdd: false)),
      text("Palette \(index)", x: 84, y: 38, FontFace(weight: 600, size: 17), color(1, 1, 1)),
      text(
        "Colour combination number \(index)", x: 84, y: 62, FontFace(size: 13),
        color(1, 1, 1, 0.8)),
    ])
  }

  static func text(
    _ string: String, x: CGFloat, y: CGFloat, _ face: FontFace, _ paint: Paint,
    width: CGFloat? = nil, lineLimit: Int? = nil, alignment: TextRun.Alignment = .leading,
    isRightToLeft: Bool = false, language: String = "en-US"
  ) -> DisplayItem {
    let run = TextRun(
      string, face: face, width: width, lineLimit: lineLimit, alignment: alignment,
      isRightToLeft: isRightToLeft, language: language)
    return .command(
      .text(run, frame: rect(x, y, width ?? 300, CGFloat(lineLimit ?? 4) * face.size * 1.2), paint))
  }

  /// The feed scene at a scroll offset; a transition changes the cards near the edges.
  static func feed(offset: CGFloat) -> DisplayList {
    var layers: [DisplayItem] = []
    for index in 0..<200 {
      let top = 20 + CGFloat(index) * 136 - offset
      guard top + 120 > 0, top < 844 else { continue }
      let value = top < 0 ? top / 120 : top + 120 > 844 ? (top + 120 - 844) / 120 : 0
      let amount = abs(value)
      let effect = CGAffineTransform(
        scaleX: 1 - 0.2 * amount, y: 1 - 0.2 * amount
      ).concatenating(CGAffineTransform(rotationAngle: 6 * .pi / 180 * value))
      let centered = CGAffineTransform(translationX: -175, y: -60).concatenating(effect)
        .concatenating(CGAffineTransform(translationX: 195 + 40 * value, y: top + 60))
      layers.append(
        .layer(
          Layer(
            card(index), transform: value == 0 ? move(20, top) : centered,
            opacity: 1 - 0.7 * amount)))
    }
    let scroll = Layer(LayerContent(layers), clip: Path(rect(0, 0, 390, 844)))
    return list([.layer(scroll)], width: 390, height: 844, scale: 2)
  }
}
