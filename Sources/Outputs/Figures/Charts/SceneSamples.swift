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

  /// The samples from one time to another, both included, and on the ticks between them.
  ///
  /// The same ticks are sampled whatever the span, so that phases begin at the same time in all
  /// figures.
  init(_ subject: FigureSubject, from start: Double, to end: Double) {
    self.subject = subject
    let (first, last) = (
      Int((start * Tick.rate).rounded(.up)), Int((end * Tick.rate).rounded(.down))
    )
    let stride = max(1, (last - first + Self.most - 1) / Self.most)
    let ticks = Swift.stride(
      from: (first + stride - 1) / stride * stride, through: last, by: stride
    )
    .map { Double($0) / Tick.rate }
    let between = ticks.filter { $0 > start + Self.least && $0 < end - Self.least }
    reports = ([start] + between + [end]).map { subject.stage.report(at: $0) }
  }

  /// The least distance of samples, in seconds: a thousandth of a tick.
  private static let least = 1e-5

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
