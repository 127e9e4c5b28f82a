import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkStage

/// The touches of a span, and the phases of the scroll views.
@MainActor struct FlowData {
  /// A scroll view with its phases.
  struct Row {
    let title: String
    /// The phases but rest.
    let bands: [(ScrollPhase, ClosedRange<Double>)]
  }

  /// The identity of a scroll view: its name and its number among those of the same name.
  private struct Key: Hashable {
    let name: String
    let id: String?
    var number = 0

    static func keyed(_ report: StillReport) -> [(key: Key, report: ScrollReport)] {
      var counts: [Key: Int] = [:]
      return report.scrollViews.map { scroll in
        var key = Key(name: scroll.name, id: scroll.id)
        let count = counts[key, default: 0]
        counts[key] = count + 1
        key.number = count
        return (key, scroll)
      }
    }
  }

  /// A touch.
  struct Touch {
    let range: ClosedRange<Double>
    /// The scroll view that begins to scroll: when, and after which distance; nil for none.
    let decision: (title: String, time: Double, distance: CGFloat)?
    /// What happens, in words.
    let sentence: String
  }

  let rows: [Row]
  let touches: [Touch]
  let source: Figure.Source

  /// The rows, at most.
  private static let most = 10

  init(_ samples: SceneSamples, _ span: ClosedRange<Double>) throws(FigureError) {
    let fingers = samples.subject.stage.fingers.filter {
      $0.lift > span.lowerBound && $0.down < span.upperBound
    }
    let keyed = samples.reports.map(Key.keyed)
    var names: [Key] = []
    for key in keyed.lazy.flatMap({ $0.map(\.key) }) where !names.contains(key) {
      names.append(key)
    }
    guard !names.isEmpty, !fingers.isEmpty else {
      throw FigureError(
        names.isEmpty
          ? "found no scroll view in \"\(samples.subject.name)\", expected a scene that scrolls"
          : "found no touch in this span, expected one", at: [.name("from")])
    }
    let titles = Self.titles(of: names)
    rows = zip(names, titles).prefix(Self.most).map { name, title in
      let phases = zip(samples.reports, keyed).map { report, scrollViews in
        (report.time, scrollViews.first { $0.key == name }?.report.phase ?? .idle)
      }
      let bands = phases.spans { $0 }.compactMap { phase, range in
        phase == .idle ? nil : (phase, range)
      }
      return Row(title: title, bands: bands)
    }
    var touches: [Touch] = []
    for finger in fingers {
      let during = zip(samples.reports, keyed).lazy.filter {
        $0.0.time >= finger.down && $0.0.time <= finger.lift
      }
      let found = during.compactMap { report, scrollViews -> (StillReport, Key)? in
        scrollViews.last { $0.report.phase == .interacting }.map { (report, $0.key) }
      }.first
      touches.append(Self.touch(finger, in: span, found, zip(names, titles).map { ($0, $1) }))
    }
    self.touches = touches
    let text =
      rows.map { row in
        row.title
          + row.bands.map {
            " \($0.0.name) \(Decimal3.spell($0.1.lowerBound)) \(Decimal3.spell($0.1.upperBound))"
          }.joined()
      } + touches.map(\.sentence)
    source = Figure.Source(
      name: "touches of \(samples.subject.name)",
      digest: "\(ContentDigest(of: Data(text.joined(separator: "\n").utf8)))")
  }

  private static func touch(
    _ finger: FingerTrack, in span: ClosedRange<Double>, _ found: (StillReport, Key)?,
    _ titles: [(Key, String)]
  ) -> Touch {
    let (down, lift) = (FigureSubject.seconds(finger.down), FigureSubject.seconds(finger.lift))
    let range = finger.down.clamped(span)...finger.lift.clamped(span)
    guard let (report, name) = found, let title = titles.first(where: { $0.0 == name })?.1 else {
      return Touch(
        range: range, decision: nil, sentence: "From \(down) to \(lift): no scroll view moves.")
    }
    let (first, then) = (finger.location(at: finger.down), finger.location(at: report.time))
    let distance = hypot(then.x - first.x, then.y - first.y)
    let delay = FigureSubject.seconds(report.time - finger.down)
    return Touch(
      range: range, decision: (title, report.time, distance),
      sentence:
        "From \(down): \(title) scrolls after \(DecimalText.spell(distance, places: 1)) pt, "
        + "\(delay) later.")
  }

  /// The ids of scroll views, else their kinds, with numbers where several have one.
  private static func titles(of names: [Key]) -> [String] {
    let plain = names.map {
      $0.id ?? $0.name.split(separator: "/").last.map(String.init) ?? $0.name
    }
    var counts: [String: Int] = [:]
    return plain.map { title in
      guard plain.count(where: { $0 == title }) > 1 else { return title }
      counts[title, default: 0] += 1
      return "\(title) \(counts[title] ?? 1)"
    }
  }
}
