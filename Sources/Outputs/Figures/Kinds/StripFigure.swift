import Foundation
import ScrollworkDrawing
import ScrollworkStage

/// Stills beside each other, in the order of time.
struct StripFigure: FigureKind {
  static let name = "strip"
  static let summary = "A film strip: stills at several moments, cropped and annotated."
  static let width = 840.0

  /// The moments.
  var moments: MomentChoice
  /// The words beneath the stills, above their times; empty for none.
  var labels: [String] = []
  /// The part of the canvas that is shown; nil for all of it.
  var crop: FigureCrop?
  /// Whether the content offset stands beneath each still.
  var hasOffsets = false
  /// The annotations.
  var annotations: [Annotation] = []

  init(
    _ moments: MomentChoice, labels: [String], crop: FigureCrop?, hasOffsets: Bool,
    annotations: [Annotation]
  ) {
    (self.moments, self.labels, self.crop) = (moments, labels, crop)
    (self.hasOffsets, self.annotations) = (hasOffsets, annotations)
  }

  init(_ fields: inout FigureFields) throws(FigureError) {
    moments = try MomentChoice(&fields, count: 6)
    labels = try fields.strings("labels") ?? labels
    crop = try fields.crop("crop")
    hasOffsets = try fields.flag("offsets") ?? hasOffsets
    annotations = try fields.annotations()
  }

  /// The height of a still, at most.
  ///
  /// - Source: chosen: two rows of phones are on one screen.
  private static let height: CGFloat = 360

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    let times = try moments.times(in: subject)
    guard labels.isEmpty || labels.count == times.count else {
      throw FigureError(
        "found \(labels.count) labels for \(times.count) stills, expected one for each",
        at: [.name("labels")])
    }
    let part = try crop.map { (crop) throws(FigureError) in
      try crop.rect(in: subject, at: times)
    }
    var stills: [Still] = []
    for time in times { stills.append(try subject.still(at: time)) }
    let offsets = hasOffsets ? try OffsetWords.spell(stills) : []
    let captions = StillCaption.series(times: times, labels: labels, offsets: offsets)
    page.description.append(describe(subject, captions))
    let grid = PanelGrid(
      count: times.count, of: part?.size ?? subject.canvas, on: page, height: Self.height)
    var several = try SeveralStills(annotations, count: times.count, kind: Self.name)
    for row in 0..<grid.rows {
      let top = page.top
      let labelHeight =
        grid.indices(ofRow: row)
        .map { captions[$0].labelHeight(grid.cell.width, on: page) }.max() ?? 0
      for index in grid.indices(ofRow: row) {
        let panel = StillPanel(
          still: stills[index], frame: grid.frame(index, top: top), crop: part)
        panel.draw(on: &page)
        try several.draw(on: panel, number: index + 1, of: subject, &page)
        let bottom = try captions[index].draw(
          under: panel.frame, labelHeight: labelHeight, on: &page)
        page.top = max(page.top, bottom)
      }
      page.top += 2 * page.grid
    }
    several.drawLegend(on: &page)
    return stills.map(subject.source)
  }

  @MainActor private func describe(_ subject: FigureSubject, _ captions: [StillCaption]) -> String {
    let stills = captions.map { caption in
      let rest = [caption.offset.map { "offset \($0)" }, caption.label].compactMap(\.self)
      return rest.isEmpty ? caption.time : "\(caption.time) (\(rest.joined(separator: ", ")))"
    }
    let count = stills.count == 1 ? "One still" : "\(stills.count) stills"
    return "\(count) of \(subject.name), at \(stills.joined(separator: ", "))."
  }
}

extension FigureContent {
  /// A film strip: stills at several moments beside each other.
  ///
  /// - Parameters:
  ///   - moments: The moments.
  ///   - labels: The words beneath the stills, one for each; none by default.
  ///   - crop: The part of the canvas that is shown; all of it by default.
  ///   - offsets: Whether the content offset stands beneath each still.
  ///   - annotations: The annotations, each on the still with its number.
  /// - Returns: The content.
  public static func strip(
    _ moments: MomentChoice = .chosen(6), labels: [String] = [], crop: FigureCrop? = nil,
    offsets: Bool = false, annotations: [Annotation] = []
  ) -> FigureContent {
    FigureContent(
      StripFigure(
        moments, labels: labels, crop: crop, hasOffsets: offsets, annotations: annotations))
  }
}
