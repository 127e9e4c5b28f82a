import Foundation
import ScrollworkDrawing
import ScrollworkStage

/// The content offsets of the scroll view that moves most in a series of stills, in words.
enum OffsetWords {
  /// The offsets, such as `y 320`: along the axis that moves, or both.
  ///
  /// - Throws: A ``FigureError`` for stills without a scroll view.
  static func spell(_ stills: [Still]) throws(FigureError) -> [String] {
    var tracks: [String: [CGPoint]] = [:]
    var names: [String] = []
    for view in stills.flatMap(\.report.scrollViews) {
      if tracks[view.name] == nil { names.append(view.name) }
      tracks[view.name, default: []].append(view.snappedOffset)
    }
    let ranges = names.map { name in Self.range(tracks[name] ?? []) }
    guard let most = ranges.map({ $0.width + $0.height }).max(),
      let index = ranges.firstIndex(where: { $0.width + $0.height == most })
    else {
      throw FigureError(
        "found no scroll view, expected one that has an offset", at: [.name("offsets")])
    }
    let (name, range) = (names[index], ranges[index])
    return stills.map { still in
      guard let view = still.report.scrollViews.first(where: { $0.name == name }) else {
        return "no offset"
      }
      let (x, y) = (spell(view.snappedOffset.x), spell(view.snappedOffset.y))
      if range.width > 0.5, range.height > 0.5 { return "\(x), \(y)" }
      return range.width > range.height ? "x \(x)" : "y \(y)"
    }
  }

  private static func spell(_ offset: CGFloat) -> String {
    DecimalText.spell(offset, places: 0).replacing("-", with: "\u{2212}")
  }

  /// The size of the area in which the points are.
  private static func range(_ points: [CGPoint]) -> CGSize {
    let box = points.boundingBox
    return box.isNull ? .zero : box.size
  }
}
