import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkViews

/// The outlines of a symbol on a square of 24 units, centered on the middle of capital letters.
struct SymbolDrawing: Sendable {
  /// Stroked outlines, with the line width of the font's weight.
  private(set) var lines = Path()
  /// Filled outlines, by the even-odd rule.
  private(set) var areas = Path()

  /// The side of the square.
  static let side: CGFloat = 24

  /// Parses outlines in the notation of ``SymbolCatalog``.
  init(lines: String = "", areas: String = "") {
    self.lines = Self.path(lines)
    self.areas = Self.path(areas)
  }

  /// Creates a drawing from paths.
  init(lines: Path, areas: Path) {
    (self.lines, self.areas) = (lines, areas)
  }

  /// Parses path commands: `M x y` moves, `L x y` adds a line, `Q cx cy x y` and
  /// `C ax ay bx by x y` add curves, `Z` closes the subpath; `O x y r` is a circle,
  /// `R x y w h r` a rounded rectangle.
  private static func path(_ text: String) -> Path {
    var path = Path()
    var words = text.split(separator: " ")[...]
    func number() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
    func point() -> CGPoint {
      let x = number()
      return CGPoint(x: x, y: number())
    }
    while let word = words.popFirst() {
      switch word {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "Q":
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      case "C":
        let (first, second) = (point(), point())
        path.addCurve(to: point(), control1: first, control2: second)
      case "Z": path.closeSubpath()
      case "O":
        let center = point()
        let radius = number()
        path.addEllipse(
          in: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      case "R":
        let origin = point()
        let rect = CGRect(origin: origin, size: CGSize(width: number(), height: number()))
        let radius = number()
        path.addRoundedRect(
          in: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
      default: preconditionFailure("\(word) is no word of a symbol: \(text)")
      }
    }
    return path
  }

  /// The drawing commands of the symbol, scaled to fit a rectangle and centered in it.
  func commands(in rect: CGRect, weight: Int, paint: Paint) -> [DrawCommand] {
    let scale = min(rect.width, rect.height) / Self.side
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.midX - Self.side / 2 * scale,
      ty: rect.midY - Self.side / 2 * scale)
    var commands: [DrawCommand] = []
    if !areas.isEmpty { commands.append(.fill(areas.applying(transform), paint, evenOdd: true)) }
    if !lines.isEmpty {
      let style = StrokeStyle(
        lineWidth: Self.thickness(weight) * scale, lineCap: .round, lineJoin: .round)
      commands.append(.stroke(lines.applying(transform), style, paint))
    }
    return commands
  }

  /// The line width at a font weight, in units: 1.9 at the regular weight.
  ///
  /// - Source: chosen, to match the strokes of the system typeface.
  private static func thickness(_ weight: Int) -> CGFloat { 0.7 + CGFloat(weight) * 0.003 }
}
