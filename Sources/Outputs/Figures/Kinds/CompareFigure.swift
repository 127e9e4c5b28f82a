import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// A scene on two devices, or with two sets of traits, with a table of the lengths that differ.
struct CompareFigure: FigureKind {
  static let name = "compare"
  static let summary = "A scene on two devices or with other traits, and the lengths that differ."
  static let width = 720.0
  static let compares = true

  /// The moment of both.
  var moment = FigureMoment.time(0)
  /// The headings; empty for the sizes of the canvases.
  var labels: [String] = []

  init(at moment: FigureMoment, labels: [String]) { (self.moment, self.labels) = (moment, labels) }

  init(_ fields: inout FigureFields) throws(FigureError) {
    moment = try fields.moment("at") ?? moment
    labels = try fields.strings("labels") ?? labels
    guard labels.isEmpty || labels.count == 2 else {
      throw FigureError(
        "found \(labels.count) labels, expected two", at: fields.keys("labels"))
    }
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    guard let other = cast.other else {
      throw FigureError(
        "found one scene, expected \"against\" with another device, such as { device: tablet }",
        at: [.name("kind")])
    }
    let subjects = [cast.main, other]
    var stills: [Still] = []
    for subject in subjects {
      stills.append(try subject.still(at: try subject.time(of: moment, at: [.name("at")])))
    }
    let sizes = subjects.map { Self.size($0.canvas) }
    let headings = labels.isEmpty ? sizes : labels
    let times = SeriesTime.spell(stills.map(\.time))
    _ = try BeforeAfterFigure.panels(stills, headings, times, on: &page)
    let facts = zip(
      Self.facts(of: subjects[0], at: stills[0].time),
      Self.facts(of: subjects[1], at: stills[1].time))
    drawTable(facts.map { ($0.name, $0.value, $1.value) }, headings, on: &page)
    page.description.append(
      "\(subjects[0].name) at \(times[0]): \(headings[0]) beside \(headings[1]).")
    for (fact, its) in facts where fact.value != its.value {
      page.description.append("\(fact.name): \(fact.value) beside \(its.value).")
    }
    return zip(subjects, stills).map { $0.source($1) }
  }

  // MARK: Facts

  /// A length of a scene, with its name.
  private struct Fact {
    let name: String
    let value: String
  }

  @MainActor private static func facts(of subject: FigureSubject, at time: Double) -> [Fact] {
    let safe = subject.stage.scene.safeArea
    var facts = [
      Fact(name: "Canvas", value: size(subject.canvas)),
      Fact(
        name: "Safe area",
        value: [safe.top, safe.leading, safe.bottom, safe.trailing]
          .map { DecimalText.spell($0, places: 1) }.joined(separator: ", ") + " pt"),
    ]
    let markers = subject.stage.markersOfAllScrollViews(at: time).first
    let none = "none"
    facts += [
      Fact(name: "Scroll view", value: markers.map { size($0.frame.size) } ?? none),
      Fact(name: "Content", value: markers.map { size($0.content.size) } ?? none),
      Fact(
        name: "Offset",
        value: markers.map { markers in
          let (x, y) = (
            markers.frame.minX - markers.content.minX, markers.frame.minY - markers.content.minY
          )
          return "\(DecimalText.spell(x, places: 1)), \(DecimalText.spell(y, places: 1)) pt"
        } ?? none),
      Fact(
        name: "Rows in view",
        value: markers.map {
          "\(subject.rows(of: $0.name, at: time).count { $0.view.visible != nil })"
        }
          ?? none),
      Fact(name: "Duration", value: FigureSubject.seconds(subject.stage.duration)),
    ]
    return facts
  }

  private static func size(_ size: CGSize) -> String {
    "\(DecimalText.spell(size.width, places: 1)) × \(DecimalText.spell(size.height, places: 1)) pt"
  }

  // MARK: The table

  private func drawTable(
    _ rows: [(name: String, old: String, new: String)], _ headings: [String],
    on page: inout FigurePage
  ) {
    let columns = [
      page.left, page.left + page.contentWidth * 0.3, page.left + page.contentWidth * 0.65,
    ]
    var bottom = page.top
    for (index, heading) in headings.enumerated() {
      bottom = max(
        bottom,
        page.write(
          heading, .note, at: CGPoint(x: columns[index + 1], y: page.top),
          width: page.contentWidth * 0.33
        ).maxY)
    }
    page.top = bottom + 3
    page.line(
      from: CGPoint(x: page.left, y: page.top), to: CGPoint(x: page.right, y: page.top),
      page.palette.line)
    page.top += page.grid / 2
    for row in rows {
      let color = row.old == row.new ? page.palette.quiet : page.palette.ink
      let name = page.write(row.name, .label, at: CGPoint(x: columns[0], y: page.top), color: color)
      for (text, x) in [(row.old, columns[1]), (row.new, columns[2])] {
        page.write(text, .label, at: CGPoint(x: x, y: page.top), color: color)
      }
      page.top = name.maxY + page.grid / 2
    }
    page.top += page.grid
  }
}

extension FigureContent {
  /// A scene beside another one, such as itself on another device, with the lengths of both.
  ///
  /// - Parameters:
  ///   - moment: The moment of both; the start by default.
  ///   - labels: The headings; the sizes of the canvases by default.
  /// - Precondition: There are two labels or none.
  /// - Returns: The content.
  public static func compare(
    at moment: FigureMoment = .time(0), labels: [String] = []
  ) -> FigureContent {
    precondition([0, 2].contains(labels.count), "\(labels.count) labels, expected none or two")
    return FigureContent(CompareFigure(at: moment, labels: labels))
  }
}
