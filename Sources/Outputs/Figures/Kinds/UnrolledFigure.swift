public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The whole content of a scroll view laid out, with the viewport over it.
struct UnrolledFigure: FigureKind {
  static let name = "unrolled"
  static let summary = "The whole content of a scroll view, the viewport over it at some moments."
  static let width = 720.0

  /// The moments; the last one has the still, the others the outline of their viewport.
  var moments: [FigureMoment] = [.time(0)]
  /// The structural name or the id of the scroll view; nil for the outermost.
  var scrollView: String?
  /// The length of content beyond the viewports at each end, in points.
  var reach: CGFloat?
  /// The height of the drawing on the page, at most, in points.
  var height: CGFloat = 620

  /// The distance between viewports, at most.
  ///
  /// - Source: chosen: on a page, twenty screens of a phone are as small as stamps.
  private static let farthest: CGFloat = 20_000

  init(
    at moments: [FigureMoment], of scrollView: String?, reach: CGFloat?
  ) {
    (self.moments, self.scrollView, self.reach) = (moments, scrollView, reach)
  }

  init(_ fields: inout FigureFields) throws(FigureError) {
    moments = try fields.moments("at") ?? moments
    scrollView = try fields.string("scroll")
    reach = try fields.number("reach", in: 0...20_000).map { CGFloat($0) }
    height = try fields.number("height", in: 80...4000).map { CGFloat($0) } ?? height
  }

  var shownMoment: FigureMoment? {
    get { moments.last }
    set { if let newValue { moments = moments.dropLast() + [newValue] } }
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    var times: [Double] = []
    for moment in moments { times.append(try subject.time(of: moment, at: [.name("at")])) }
    guard let time = times.last else {
      throw FigureError("found no moments, expected at least one", at: [.name("at")])
    }
    let still = try subject.still(at: time)
    let markers = try subject.markers(of: scrollView, at: time, [.name("scroll")])
    var viewports: [UnrolledDrawing.Viewport] = []
    for time in times.dropLast() {
      let then = try subject.markers(of: scrollView, at: time, [.name("scroll")])
      // The viewport then, where the content is now.
      viewports.append(
        UnrolledDrawing.Viewport(
          time: time,
          frame: then.frame.offsetBy(
            dx: markers.content.minX - then.content.minX,
            dy: markers.content.minY - then.content.minY)))
    }
    let axis: Axis = markers.axes.contains(.vertical) ? .vertical : .horizontal
    let farthest = viewports.map { abs($0.frame.min(axis) - markers.frame.min(axis)) }.max() ?? 0
    guard farthest <= Self.farthest else {
      throw FigureError(
        "found moments that are \(Decimal3.spell(farthest.rounded())) pt apart, expected at most "
          + "\(Decimal3.spell(Self.farthest)) pt", at: [.name("at")])
    }
    let reach = farthest + (reach ?? markers.frame.size[axis] * 0.6)
    guard let content = subject.stage.unrolled(markers.id ?? markers.name, at: time, reach: reach)
    else {
      throw subject.missingScrollView(scrollView, among: [], [.name("scroll")])
    }
    page.description.append(
      "The content of \(subject.name), \(Self.size(content.frame.size)), with the viewport at "
        + times.map { FigureSubject.seconds($0) }.joined(separator: ", ") + ".")
    UnrolledDrawing(
      still: still, content: content, axis: axis, viewports: viewports, height: height
    ).draw(on: &page)
    return [subject.source(still)]
  }

  private static func size(_ size: CGSize) -> String {
    "\(DecimalText.spell(size.width, places: 1)) × \(DecimalText.spell(size.height, places: 1)) pt"
  }
}

extension FigureContent {
  /// The whole content of a scroll view, with the viewport over it.
  ///
  /// - Parameters:
  ///   - moments: The moments: the last one has the still, the others the outline of their
  ///     viewport.
  ///   - scrollView: The structural name or the id of a scroll view of SwiftUI; nil for the
  ///     outermost.
  ///   - reach: The length of content beyond the viewports at each end, in points; nil for that of
  ///     the viewport.
  /// - Returns: The content.
  public static func unrolled(
    at moments: [FigureMoment] = [.time(0)], of scrollView: String? = nil, reach: CGFloat? = nil
  ) -> FigureContent {
    FigureContent(UnrolledFigure(at: moments, of: scrollView, reach: reach))
  }
}
