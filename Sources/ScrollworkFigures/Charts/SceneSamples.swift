import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkStage

/// The numbers of a scene at equal steps of time.
@MainActor struct SceneSamples {
  let subject: FigureSubject
  /// The reports, in the order of time; at least two.
  let reports: [StillReport]

  /// The number of samples, at most.
  ///
  /// - Source: chosen: ten seconds on every tick.
  private static let most = 1200

  /// The samples from one time to another, both included.
  init(_ subject: FigureSubject, from start: Double, to end: Double) {
    self.subject = subject
    let steps = max(1, Int(((end - start) * Tick.rate).rounded(.up)))
    let stride = (steps + Self.most - 1) / Self.most
    let count = (steps + stride - 1) / stride
    reports = (0...count).map { index in
      subject.stage.report(at: min(end, start + Double(index * stride) * Tick.interval))
    }
  }

  // MARK: Scroll views

  /// The name of the outermost scroll view, or of the one with the given id or structural name.
  ///
  /// - Throws: A ``FigureError`` if there is none.
  func scrollView(_ wanted: String?) throws(FigureError) -> ScrollViewName {
    let all = reports.flatMap(\.scrollViews)
    guard let wanted else {
      if let first = all.first { return ScrollViewName(first) }
      throw FigureError(
        "found no scroll view in \"\(subject.name)\", expected a scene that scrolls",
        at: [.name("scroll")])
    }
    let found =
      all.first { $0.id == wanted } ?? all.first { $0.name == wanted }
      ?? all.first { $0.name.hasSuffix("/" + wanted) }
    if let found { return ScrollViewName(found) }
    let names = Set(all.map { $0.id ?? $0.name }).sorted()
    throw FigureError(
      "found no scroll view \"\(wanted)\", expected an id or a name: "
        + names.joined(separator: ", "), at: [.name("scroll")])
  }

  /// The reports of a scroll view; nil where it is not visible.
  func reports(of scroll: ScrollViewName) -> [ScrollReport?] {
    reports.map { report in report.scrollViews.first { ScrollViewName($0) == scroll } }
  }

  /// The axis along which a scroll view moves more.
  func movingAxis(of scroll: ScrollViewName) -> Axis {
    let offsets = reports(of: scroll).compactMap { $0?.offset }
    let (x, y) = (offsets.map(\.x), offsets.map(\.y))
    let (width, height) = (
      (x.max() ?? 0) - (x.min() ?? 0), (y.max() ?? 0) - (y.min() ?? 0)
    )
    return width > height ? .horizontal : .vertical
  }
}

/// The name of a scroll view: the structural name, and the id of one among several.
struct ScrollViewName: Hashable {
  let name: String
  let id: String?

  init(_ report: ScrollReport) { (name, id) = (report.name, report.id) }
}
