import Foundation
import ScrollworkDrawing
import ScrollworkMotion

/// A closed form of the engine as curves; the scene of the figure does not matter.
struct PhysicsFigure: FigureKind {
  static let name = "physics"
  static let summary =
    "Closed forms: the rubber band, decelerations, bounces, page turns."
  static let width = 640.0

  /// The closed form.
  var law: MotionLaw
  /// The lengths of rubber bands, in points.
  var lengths: [Double] = [400, 800]
  /// The initial slope of the rubber band.
  var stiffness = RubberBand.fingerStiffness
  /// The longest drag; nil for twice the greatest length.
  var reach: Double?
  /// The velocities at the start, in points per second; nil for some that suit the law.
  var velocities: [Double]?
  /// The deceleration rates, as factors per millisecond.
  var rates = [DecelerationRate.normal.factor, DecelerationRate.fast.factor]
  /// The distances beyond the edge from which offsets return, in points.
  var distances: [Double] = [120, 60]
  /// The length of a page, in points.
  var page = 375.0
  /// The number of the horizontal axis with readings; nil for none.
  var marked: Double?

  init(_ law: MotionLaw) { self.law = law }

  init(_ fields: inout FigureFields) throws(FigureError) {
    guard let law = try fields.choice("show", of: MotionLaw.self) else {
      throw FigureError(
        "found no \"show\", expected one of "
          + MotionLaw.allCases.map(\.rawValue).joined(separator: ", "), at: fields.keys)
    }
    self.law = law
    switch law {
    case .rubberBand:
      lengths = try fields.numbers("length", in: 1...10_000) ?? lengths
      stiffness = try fields.number("coefficient", in: 0.01...1) ?? stiffness
      reach = try fields.number("to", in: 1...100_000)
    case .deceleration:
      velocities = try fields.numbers("velocity", in: -20_000...20_000)
      rates = try fields.numbers("rate", in: 0.9...0.9999) ?? rates
    case .bounce:
      distances = try fields.numbers("distance", in: -2000...2000) ?? distances
      velocities = try fields.numbers("velocity", in: -20_000...20_000)
    case .pageTurn:
      page = try fields.number("page", in: 1...10_000) ?? page
      velocities = try fields.numbers("velocity", in: -20_000...20_000)
    }
    marked = try fields.number("at", in: 0...100_000)
    try check(fields)
  }

  /// The number of lines that are told apart.
  private static let most = 6

  private func check(_ fields: FigureFields) throws(FigureError) {
    let lists: [(key: String, count: Int?)] = [
      ("length", lengths.count), ("velocity", velocities?.count), ("rate", rates.count),
      ("distance", distances.count),
    ]
    if let empty = lists.first(where: { $0.count == 0 }) {
      throw FigureError("found no number, expected one or more", at: fields.keys(empty.key))
    }
    let count = curves.chart.panels[0].lines.count
    guard (1...Self.most).contains(count) else {
      throw FigureError(
        "found \(count) curves, expected 1 to \(Self.most)", at: fields.keys("show"))
    }
  }

  /// The chart of the law.
  var curves: LawChart {
    switch law {
    case .rubberBand:
      .rubberBand(lengths: lengths, stiffness: stiffness, to: reach, at: marked)
    case .deceleration:
      .deceleration(
        velocities: velocities ?? [2000], rates: rates.map(DecelerationRate.init), at: marked)
    case .bounce:
      .bounce(distances: distances, velocities: velocities ?? [0], at: marked)
    case .pageTurn:
      .pageTurn(page: page, velocities: velocities ?? [0, 1000, 3000], at: marked)
    }
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let curves = curves
    if let marked, !curves.chart.axis.range.contains(marked) {
      throw FigureError(
        "found \(Decimal3.spell(marked)), expected a number from 0 to "
          + "\(Decimal3.spell(curves.chart.axis.range.upperBound)), the end of the axis",
        at: [.name("at")])
    }
    try curves.chart.draw(on: &page, left: page.left, right: page.right)
    for note in curves.notes {
      let frame = page.write(
        note, .note, at: CGPoint(x: page.left, y: page.top + page.grid / 2),
        width: page.contentWidth)
      page.top = frame.maxY + page.grid
    }
    page.description += curves.words
    return curves.chart.panels.map { panel in
      let numbers = panel.lines.map(\.canonical).joined(separator: "\n")
      return Figure.Source(
        name: "\(law.rawValue): \(panel.title.lowercased())",
        digest: "\(ContentDigest(of: Data(numbers.utf8)))")
    }
  }
}

extension FigureContent {
  /// A closed form of the engine as curves, with its usual parameters.
  public static func physics(_ law: MotionLaw) -> FigureContent {
    FigureContent(PhysicsFigure(law))
  }
}
