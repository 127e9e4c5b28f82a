import Foundation
import ScrollworkStage

/// The annotations of a figure with several stills: marks on each, one legend beneath all.
@MainActor struct SeveralStills {
  private let annotations: [Annotation]
  private var legend: [String] = []

  /// The annotations of a figure with `count` stills.
  ///
  /// - Parameters:
  ///   - annotations: The annotations.
  ///   - count: The number of stills.
  ///   - kind: The name of the kind of figure, for errors.
  /// - Throws: A ``FigureError`` for an annotation that needs columns beside a still, or that is on a
  ///   still that there is not.
  init(_ annotations: [Annotation], count: Int, kind: String) throws(FigureError) {
    for annotation in annotations {
      let name: String? =
        switch annotation.kind {
        case .callout: "callout"
        case .bracket: "bracket"
        default: nil
        }
      if let name {
        throw FigureError(
          "found a \(name) in the kind \"\(kind)\", which has no room beside its stills; expected "
            + "badge, highlight, dimension, arrow or dim, or one of the kinds still and onion",
          at: annotation.keys)
      }
      if let still = annotation.still, still > count {
        throw FigureError(
          "found the still \(still), expected one from 1 to \(count)",
          at: annotation.keys.dropLast() + [.name("still")])
      }
    }
    self.annotations = annotations
  }

  /// Draws the marks on a still.
  ///
  /// - Parameters:
  ///   - panel: The still on the page.
  ///   - number: The number of the still, from 1.
  ///   - subject: The scene.
  ///   - page: The page.
  /// - Throws: A ``FigureError`` for an anchor that is not there, or a mark without a place.
  mutating func draw(
    on panel: StillPanel, number: Int, of subject: FigureSubject, _ page: inout FigurePage
  ) throws(FigureError) {
    let own = annotations.filter { ($0.still ?? 1) == number }
    guard !own.isEmpty else { return }
    let views = subject.views(at: panel.still.time)
    var resolved: [ResolvedAnnotation] = []
    for annotation in own {
      resolved.append(try ResolvedAnnotation(annotation, subject, in: panel, views))
    }
    let drawing = AnnotationDrawing(panel: panel, resolved: resolved)
    try drawing.drawMarks(on: &page, &legend)
    drawing.describe(on: &page)
  }

  /// Draws the legend of all badges in the free area of the page, from its top.
  func drawLegend(on page: inout FigurePage) {
    BadgeLegend(entries: legend).draw(on: &page)
  }
}
