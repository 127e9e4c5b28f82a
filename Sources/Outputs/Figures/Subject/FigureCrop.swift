public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Yams

/// The part of the canvas that a figure shows.
public enum FigureCrop: Hashable, Sendable {
  /// The area in which a view is visible, with a margin; the view is found as by an annotation.
  case view(String)
  /// A part of the canvas, in points.
  case part(CGRect)

  /// The distance of the edges from a view.
  ///
  /// - Source: chosen: enough to see the surroundings.
  private static let margin: CGFloat = 12

  /// The part of the canvas that holds a view in all of some stills.
  ///
  /// - Throws: A ``FigureError`` for a view that is in none, or a part without an area.
  @MainActor func rect(
    in subject: FigureSubject, at times: [Double]
  ) throws(FigureError) -> CGRect {
    let canvas = CGRect(origin: .zero, size: subject.canvas)
    var found: CGRect
    switch self {
    case .part(let part): found = part
    case .view(let name):
      found = .null
      var failure: FigureError?
      for time in times {
        do throws(FigureError) {
          let view = try subject.view(name, among: subject.views(at: time), at: [.name("crop")])
          found = found.union(view.visible ?? .null)
        } catch { failure = failure ?? error }
      }
      if found.isNull, let failure { throw failure }
      found = found.insetBy(dx: -Self.margin, dy: -Self.margin)
    }
    let part = found.intersection(canvas)
    guard part.width >= 1, part.height >= 1 else {
      throw FigureError(
        "found a part outside of the canvas, expected one within "
          + "\(Decimal3.spell(canvas.width)) by \(Decimal3.spell(canvas.height)) pt",
        at: [.name("crop")])
    }
    return part
  }
}

extension FigureFields {
  /// A crop: the name of a view, or a part as `[x, y, width, height]`.
  mutating func crop(_ key: String) throws(FigureError) -> FigureCrop? {
    guard let node = node(key) else { return nil }
    if let name = node.scalar?.string { return .view(name) }
    let numbers = coordinates(node)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw error(
        key, found: node,
        expected: "the name of a view, or a part such as [0, 120, 390, 300]")
    }
    return .part(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}
