import Foundation
import ScrollworkGeometry

/// Formats a path as SVG path data with relative commands.
///
/// Each point is rounded once, so rounding errors do not accumulate.
struct SVGPathData {
  private struct Place: Equatable {
    var x, y: Int
  }

  private var text = ""
  private var letter: Character?
  private var start = Place(x: 0, y: 0)
  private var current: Place?
  /// The current point before rounding.
  private var pen = CGPoint.zero
  /// The start of the subpath before rounding.
  private var startPen = CGPoint.zero
  /// The control point of the quadratic curve before.
  private var control: Place?

  /// The number of decimals.
  private let digits: Int
  /// Whether the last number has a decimal point.
  private var endsInFraction = false

  private init(digits: Int) { self.digits = digits }

  /// The path data of a path, with none, two or three decimals.
  static func data(_ path: Path, digits: Int = 3) throws(CairoError) -> String {
    var data = SVGPathData(digits: digits)
    for element in path.elements { try data.add(element) }
    return data.text
  }

  private mutating func add(_ element: Path.Element) throws(CairoError) {
    switch element {
    case .move(let to):
      (pen, startPen) = (to, to)
      move(try place(to))
    case .line(let to):
      pen = to
      let to = try place(to)
      guard let from = current else { return move(to) }
      line(from, to)
    case .quadCurve(let to, let control):
      pen = to
      let (to, control) = (try place(to), try place(control))
      let from = begin(at: control)
      command("q", [control, to], from)
    case .curve(let to, let control1, let control2):
      if digits < 3, let current, let control = quadraticControl(control1, control2, to) {
        pen = to
        return quadratic(current, try place(control), try place(to))
      }
      pen = to
      let (to, first, second) = (try place(to), try place(control1), try place(control2))
      let from = begin(at: first)
      command("c", [first, second, to], from)
    case .closeSubpath:
      guard current != nil else { return }
      text.append("z")
      letter = "z"
      current = start
      pen = startPen
    }
  }

  /// The start of a curve: the current point or, as in Cairo, the first control point.
  private mutating func begin(at control: Place) -> Place {
    if let current { return current }
    move(control)
    return control
  }

  /// The control point of a quadratic curve that is drawn by a cubic one, as fonts' outlines are;
  /// nil for other curves.
  private func quadraticControl(
    _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint
  ) -> CGPoint? {
    let from = pen
    let first = CGPoint(
      x: (3 * control1.x - from.x) / 2, y: (3 * control1.y - from.y) / 2)
    let second = CGPoint(x: (3 * control2.x - to.x) / 2, y: (3 * control2.y - to.y) / 2)
    let closeness = digits == 0 ? Self.unitCloseness : Self.closeness
    guard hypot(first.x - second.x, first.y - second.y) <= closeness else { return nil }
    return CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }

  /// The distance of two control points that are taken for one, in points.
  ///
  /// - Source: chosen: within the rounding of outlines with two decimals.
  private static let closeness = 0.01
  /// The same in units that the path is scaled to.
  ///
  /// - Source: chosen: hundredths of a point for units of 1/25.
  private static let unitCloseness = 0.25

  /// Writes a quadratic curve, without its control point if that mirrors the last one.
  private mutating func quadratic(_ from: Place, _ control: Place, _ to: Place) {
    let isSmooth = letter == "q" || letter == "t"
    let error = digits == 0 ? 0 : 1
    if isSmooth, let last = self.control, abs(2 * from.x - last.x - control.x) <= error,
      abs(2 * from.y - last.y - control.y) <= error
    {
      // As the reader computes it, so that deviations do not add up.
      self.control = Place(x: 2 * from.x - last.x, y: 2 * from.y - last.y)
      command("t", [to], from)
    } else {
      self.control = control
      command("q", [control, to], from)
    }
  }

  private mutating func move(_ to: Place) {
    let from = current ?? Place(x: 0, y: 0)
    // A second move needs its letter; without it, it would be a line.
    letter = nil
    command("m", [to], from)
    start = to
  }

  private mutating func line(_ from: Place, _ to: Place) {
    if to.y == from.y {
      append("h", [to.x - from.x])
      current = to
    } else if to.x == from.x {
      append("v", [to.y - from.y])
      current = to
    } else {
      command("l", [to], from)
    }
  }

  private mutating func command(_ letter: Character, _ places: [Place], _ from: Place) {
    append(letter, places.flatMap { [$0.x - from.x, $0.y - from.y] })
    current = places.last
  }

  private mutating func append(_ letter: Character, _ numbers: [Int]) {
    var needsSpace = letter == self.letter
    if !needsSpace {
      text.append(letter)
      self.letter = letter
    }
    for number in numbers {
      let spelled = SVGNumber.format(number, digits: digits)
      // A second point begins a second number.
      let isSeparate = number < 0 || (digits == 2 && endsInFraction && spelled.first == ".")
      if needsSpace, !isSeparate { text.append(" ") }
      text += spelled
      endsInFraction = spelled.contains(".")
      needsSpace = true
    }
  }

  private func place(_ point: CGPoint) throws(CairoError) -> Place {
    let steps: CGFloat = digits == 3 ? 1 : digits == 2 ? 0.1 : 0.001
    return Place(
      x: try SVGNumber.thousandths(point.x * steps), y: try SVGNumber.thousandths(point.y * steps))
  }
}
