import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkViews

/// The outlines of one symbol on a square of 24 units, whose middle stands on the middle of capitals.
struct SymbolDrawing: Sendable {
  /// Drawn along, with lines as thick as the strokes of the font.
  private(set) var lines = Path()
  /// Filled; where outlines lie in each other, every other one is a hole.
  private(set) var areas = Path()

  /// The side of the square.
  static let side: CGFloat = 24

  /// Outlines as they are spelled in ``SymbolCatalog``.
  init(lines: String = "", areas: String = "") {
    self.lines = Self.path(lines)
    self.areas = Self.path(areas)
  }

  /// Outlines that are there.
  init(lines: Path, areas: Path) {
    (self.lines, self.areas) = (lines, areas)
  }

  /// Words and numbers: `M x y` and `L x y` begin and continue a line, `Q cx cy x y` and
  /// `C ax ay bx by x y` bend it, `Z` closes it; `O x y r` is a circle, `R x y w h r` a rectangle
  /// with corners.
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

  /// The commands that draw it over a square of one font size, scaled to a rectangle.
  func commands(in rect: CGRect, weight: Int, paint: Paint) -> [DrawCommand] {
    let scale = min(rect.width, rect.height) / Self.side
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.midX - Self.side / 2 * scale,
      ty: rect.midY - Self.side / 2 * scale)
    var commands: [DrawCommand] = []
    if !areas.isEmpty { commands.append(.fill(areas.applying(place), paint, evenOdd: true)) }
    if !lines.isEmpty {
      let style = StrokeStyle(
        lineWidth: Self.thickness(weight) * scale, lineCap: .round, lineJoin: .round)
      commands.append(.stroke(lines.applying(place), style, paint))
    }
    return commands
  }

  /// How thick lines are, in units: 1.9 at the regular weight.
  ///
  /// - Source: chosen, as thick as the strokes of the system face.
  private static func thickness(_ weight: Int) -> CGFloat { 0.7 + CGFloat(weight) * 0.003 }
}
