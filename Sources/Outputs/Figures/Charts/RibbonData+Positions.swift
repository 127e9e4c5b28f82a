import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkStage

/// The place of a row in its scroll view, as a transition would see it.
struct RowPlace: Equatable {
  /// The phase: identity for a row that is all inside the insets.
  let phase: ScrollTransitionPhase
  /// The part of the row that is beyond an edge, from −1 to 1.
  let progress: Double

  /// The place of a row; nil for one that is out of view.
  ///
  /// A row that reaches beyond both edges is at identity.
  init?(_ frame: CGRect, in markers: ScrollMarkers, along axis: Axis) {
    let (low, high) = (frame.min(axis), frame.max(axis))
    guard high > markers.frame.min(axis), low < markers.frame.max(axis), high > low else {
      return nil
    }
    let before = max(0, markers.area.min(axis) - low)
    let after = max(0, high - markers.area.max(axis))
    if before > 0.5, after <= 0.5 {
      (phase, progress) = (.topLeading, -min(1, before / (high - low)))
    } else if after > 0.5, before <= 0.5 {
      (phase, progress) = (.bottomTrailing, min(1, after / (high - low)))
    } else {
      (phase, progress) = (.identity, 0)
    }
  }
}

extension SceneSamples {
  /// The samples at which rows are searched, at most.
  ///
  /// - Source: chosen: a tree takes as long as a still.
  private static let mostTrees = 240

  /// The places of the rows of a scroll view over time, in the order in which they come into view; none
  /// where a row is out of view.
  ///
  /// - Parameters:
  ///   - name: The structural name or the id of the scroll view; nil for the outermost.
  ///   - keys: The keys of the name, for errors.
  /// - Returns: The titles of the rows, and their places.
  /// - Throws: A ``FigureError`` if there is no such scroll view.
  func rowPlaces(
    of name: String?, _ keys: [FigureKey]
  ) throws(FigureError) -> [(title: String, places: [(report: StillReport, place: RowPlace?)])] {
    let step = max(1, (reports.count + Self.mostTrees - 1) / Self.mostTrees)
    let shown = reports.enumerated().filter {
      $0.offset.isMultiple(of: step) || $0.offset == reports.count - 1
    }.map(\.element)
    let axis = movingAxis(of: try scrollView(name))
    var order: [String] = []
    var titles: [String: String] = [:]
    var places: [[String: RowPlace]] = []
    for report in shown {
      try FigureError.checkCancellation()
      let markers = try subject.markers(of: name, at: report.time, keys)
      var found: [String: RowPlace] = [:]
      for row in subject.rows(of: markers.name, at: report.time) {
        guard let place = RowPlace(row.view.view.placedFrame, in: markers, along: axis) else {
          continue
        }
        found[row.key] = place
        if titles.updateValue(row.title, forKey: row.key) == nil { order.append(row.key) }
      }
      places.append(found)
    }
    return order.map { key in
      (titles[key] ?? key, zip(shown, places).map { ($0, $1[key]) })
    }
  }
}
