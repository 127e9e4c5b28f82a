import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The values of state while a scene scrolls: a row for each property.
struct StateFigure: FigureKind {
  static let name = "state"
  static let summary = "The values of @State and bindings over time: a row for each property."
  static let width = 720.0

  /// The properties; empty for those that change.
  var properties: [String] = []
  /// The first and the last moment; nil for those of the script.
  var start: FigureMoment?
  var end: FigureMoment?

  init(of properties: [String], from start: FigureMoment?, to end: FigureMoment?) {
    (self.properties, self.start, self.end) = (properties, start, end)
  }

  init(_ fields: inout FigureFields) throws(FigureError) {
    properties = try fields.strings("of") ?? properties
    start = try fields.moment("from")
    end = try fields.moment("to")
  }

  /// The rows, at most.
  private static let most = 16
  /// The height of a band, and the distance of two.
  private static let (band, gap): (CGFloat, CGFloat) = (26, 10)
  /// The width at which names break.
  private static let titleWidth: CGFloat = 170
  /// The changes of a number that are a curve.
  ///
  /// - Source: chosen: more bands than these are too narrow for their values.
  private static let fewest = 10

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    let span = try subject.span(from: start, to: end)
    let tracks = try tracks(of: subject, in: span)
    let titles = tracks.map { Self.title(of: $0, among: tracks) }
    let titleWidth = titles.map { page.size($0, .code, width: Self.titleWidth).width }.max() ?? 0
    let left = (page.left + titleWidth + 1.5 * page.grid).rounded(.up)
    let right = page.right - 2 * page.grid
    try page.require(right - left, atLeast: Chart.leastWidth, for: "rows with these names")
    let x = ChartScale(domain: span, start: left, end: right)
    let axis = ChartAxis.time(span)
    let ticks = axis.ticks(on: page, width: right - left)
    let height = CGFloat(tracks.count) * (Self.band + Self.gap)
    for value in ticks.values {
      page.mark(
        Path { path in
          path.move(to: CGPoint(x: x(value), y: page.top))
          path.addLine(to: CGPoint(x: x(value), y: page.top + height))
        }, page.palette.line, width: page.theme.hairline / 2, halo: nil)
    }
    for (track, title) in zip(tracks, titles) {
      page.write(
        title, .code, at: CGPoint(x: left - 1.5 * page.grid, y: page.top + Self.band / 2),
        anchor: .trailing, width: Self.titleWidth, alignment: .trailing)
      draw(track, on: &page, x: x)
      page.top += Self.band + Self.gap
    }
    axis.draw(ticks, on: &page, x: x)
    page.top += 2 * page.grid
    page.description.append(
      "State of \(subject.name) from \(FigureSubject.seconds(span.lowerBound)) to "
        + "\(FigureSubject.seconds(span.upperBound)).")
    page.description += zip(tracks, titles).map { Self.sentence($0, $1, in: span) }
    return zip(tracks, titles).map { track, title in
      let text = track.values.map { "\(Decimal3.spell($0.time)) \($0.text ?? "")" }
      return Figure.Source(
        name: "state \(title) of \(subject.name)",
        digest: "\(ContentDigest(of: Data(text.joined(separator: "\n").utf8)))")
    }
  }

  // MARK: Properties

  @MainActor private func tracks(
    of subject: FigureSubject, in span: ClosedRange<Double>
  ) throws(FigureError) -> [StateTrack] {
    let all = subject.stage.stateTracks
    var found = all.filter { track in
      properties.isEmpty
        ? track.values.dropFirst().contains { span.contains($0.time) }
        : properties.contains(track.property)
    }
    if let missing = properties.first(where: { name in !all.contains { $0.property == name } }) {
      throw FigureError(
        "found no state \"\(missing)\", expected one of "
          + Set(all.map(\.property)).sorted().joined(separator: ", "), at: [.name("of")])
    }
    found = Array(found.prefix(Self.most))
    guard !found.isEmpty else {
      throw FigureError(
        "found no state that changes in this span, expected \"of\" with a property of "
          + "\"\(subject.name)\"", at: [.name("of")])
    }
    return found
  }

  /// The name of a property, with its view where several have one.
  private static func title(of track: StateTrack, among all: [StateTrack]) -> String {
    guard all.count(where: { $0.property == track.property }) > 1 else { return track.property }
    let view = track.owner.split(separator: "/").last.map(String.init) ?? track.owner
    return "\(view).\(track.property)"
  }

  private static func sentence(
    _ track: StateTrack, _ title: String, in span: ClosedRange<Double>
  ) -> String {
    let changes = track.values.filter { span.contains($0.time) && $0.time > span.lowerBound }
    let first = track.values.last { $0.time <= span.lowerBound }?.text ?? "none"
    guard changes.count <= fewest else {
      return "\(title): \(changes.count) values, from \(first) to \(changes.last?.text ?? "none")."
    }
    let words = changes.map { "\($0.text ?? "none") at \(FigureSubject.seconds($0.time))" }
    return "\(title): " + ([first] + words).joined(separator: ", ") + "."
  }

  // MARK: Rows

  private func draw(_ track: StateTrack, on page: inout FigurePage, x: ChartScale) {
    let span = x.domain
    let ends = track.values.dropFirst().map(\.time) + [span.upperBound]
    let bands = zip(track.values, ends).filter {
      $0.text != nil && $1 > span.lowerBound && $0.time < span.upperBound
    }
    let numbers = bands.compactMap(\.0.number)
    if numbers.count == bands.count, bands.count > Self.fewest {
      drawCurve(bands.map { ($0.0.time, $0.0.number ?? 0) }, on: &page, x: x)
      return
    }
    for (index, (value, end)) in bands.enumerated() {
      let (low, high) = (x(max(value.time, span.lowerBound)), x(min(end, span.upperBound)))
      let frame = CGRect(x: low, y: page.top, width: max(high - low, 1), height: Self.band)
      let color = index.isMultiple(of: 2) ? page.palette.blue : page.palette.plum
      page.fill(Path(roundedRect: frame, cornerRadius: 3), color.opacity(0.18))
      page.fill(Path(CGRect(x: low, y: frame.minY, width: 2, height: frame.height)), color)
      let text = value.text ?? ""
      guard page.size(text, .note).width + 10 <= frame.width else { continue }
      page.write(
        text, .note, at: CGPoint(x: frame.minX + 6, y: frame.midY), anchor: .leading,
        color: page.palette.ink)
    }
  }

  /// A number of many values as steps between its least and its greatest.
  private func drawCurve(
    _ values: [(time: Double, number: Double)], on page: inout FigurePage, x: ChartScale
  ) {
    let range = ClosedRange(around: values.map(\.number))
    let y = ChartScale(
      domain: range, start: page.top + Self.band - 3, end: page.top + 3)
    let frame = CGRect(x: x.start, y: page.top, width: x.end - x.start, height: Self.band)
    page.fill(Path(roundedRect: frame, cornerRadius: 3), page.palette.blue.opacity(0.08))
    var points: [CGPoint] = []
    for (time, number) in values {
      let place = x(time.clamped(x.domain))
      if let last = points.last { points.append(CGPoint(x: place, y: last.y)) }
      points.append(CGPoint(x: place, y: y(number)))
    }
    if let last = points.last { points.append(CGPoint(x: x.end, y: last.y)) }
    page.stroke(Path { $0.addLines(points) }, page.palette.blue, width: page.theme.hairline * 1.25)
  }
}

extension FigureContent {
  /// The values of state properties over time.
  ///
  /// - Parameters:
  ///   - properties: The names of the properties; those that change by default.
  ///   - start: The first moment; the start of the script by default.
  ///   - end: The last moment.
  /// - Returns: The content.
  public static func state(
    of properties: [String] = [], from start: FigureMoment = .time(0), to end: FigureMoment = .end
  ) -> FigureContent {
    FigureContent(StateFigure(of: properties, from: start, to: end))
  }
}
