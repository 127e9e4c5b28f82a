import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
public import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews

/// A scene that a figure shows: its stills, views and numbers by moments and anchors.
@MainActor public struct FigureSubject {
  /// The stage of the scene.
  public let stage: Stage

  /// The subject of a stage.
  public init(_ stage: Stage) { self.stage = stage }

  /// The name of the scene.
  var name: String { stage.scene.name }
  /// The size of the stills, in points.
  var canvas: CGSize { stage.scene.pictureSize }

  /// The time of a moment, in seconds.
  ///
  /// - Throws: A ``FigureError`` for a mark that the script does not have, or a time outside of it.
  func time(of moment: FigureMoment, at keys: [FigureKey] = []) throws(FigureError) -> Double {
    switch moment {
    case .end: return stage.duration
    case .time(let time):
      guard time >= 0, time <= stage.duration + 0.001 else {
        throw FigureError(
          "found \(Decimal3.spell(time)) s, expected a time from 0 to "
            + "\(Decimal3.spell(stage.duration)) s, the duration of \"\(name)\"", at: keys)
      }
      return min(time, stage.duration)
    case .mark(let mark):
      if let found = stage.marks.first(where: { $0.name == mark }) { return found.time }
      let names = stage.marks.map(\.name)
      let known =
        names.isEmpty
        ? "the script of \"\(name)\" has no marks"
        : "expected a mark of \"\(name)\": \(names.joined(separator: ", "))"
      throw FigureError("found no mark \"\(mark)\", \(known)\(Self.nearest(mark, names))", at: keys)
    }
  }

  /// The time of a moment, in seconds.
  ///
  /// - Throws: A ``FigureError`` for a mark that the script does not have, or a time outside of it.
  public func seconds(of moment: FigureMoment) throws(FigureError) -> Double {
    try time(of: moment)
  }

  /// The still at a time.
  ///
  /// - Throws: A ``FigureError`` for a scene that leaves no valid picture, or in a task that is
  ///   cancelled.
  func still(at time: Double) throws(FigureError) -> Still {
    try FigureError.checkCancellation()
    let still = stage.still(at: time)
    do { try stage.require(still.problems) } catch { throw FigureError("\(error)") }
    return still
  }

  /// The source of a still in a figure.
  func source(_ still: Still) -> Figure.Source {
    Figure.Source(
      name: "\(name) at \(Self.seconds(still.time))", digest: "\(still.displayList.digest)")
  }

  /// The views at a time, outermost first and back to front.
  func views(at time: Double) -> [SeenView] {
    stage.tree(at: time).seen(in: CGRect(origin: .zero, size: stage.screen(at: time).size))
  }

  /// The markers of a scroll view; of the outermost for nil.
  ///
  /// - Throws: A ``FigureError`` if no such scroll view is visible.
  func markers(
    of name: String?, at time: Double, _ keys: [FigureKey]
  ) throws(FigureError) -> ScrollMarkers {
    let all = stage.markersOfAllScrollViews(at: time)
    let found =
      name.map { name in all.first { $0.id == name || $0.name.isPath(endingIn: name) } }
      ?? all.first
    if let found { return found }
    throw missingScrollView(name, among: all.flatMap { [$0.id, $0.name].compactMap(\.self) }, keys)
  }

  /// The error for a scroll view that is not visible.
  func missingScrollView(
    _ name: String?, among names: [String], _ keys: [FigureKey]
  ) -> FigureError {
    guard let name, !names.isEmpty else {
      return FigureError(
        "found no scroll view in \"\(self.name)\" then, expected one", at: keys)
    }
    return FigureError(
      "found no scroll view \"\(name)\", expected one of "
        + names.map { "\"\($0)\"" }.joined(separator: ", ") + Self.nearest(name, names), at: keys)
  }

  /// The view of an anchor among those of a still.
  ///
  /// - Throws: A ``FigureError`` for a name that no visible view has.
  func view(
    _ name: String, up: Int = 0, among views: [SeenView], at keys: [FigureKey]
  ) throws(FigureError) -> SeenView {
    let match: [(ResolvedView) -> Bool] = [
      { $0.id == name }, { $0.words == name }, { $0.name.isPath(endingIn: name) },
    ]
    for matches in match {
      let found = views.filter { matches($0.view) }
      guard let first = found.first(where: { $0.visible != nil }) else {
        if found.isEmpty { continue }
        throw FigureError(
          "found \"\(name)\", which is not visible then; expected a visible view", at: keys)
      }
      // Modifiers have the id of their view: the innermost has its frame.
      return up == 0 ? first : Self.enclosing(first, up: up, among: views)
    }
    let names = Self.names(of: views)
    throw FigureError(
      "found no view \"\(name)\", expected an id, a text or a name from \"scrollwork inspect\""
        + Self.nearest(name, names), at: keys)
  }

  /// The view around another, `up` steps out; a step ends at a view with a larger frame.
  private static func enclosing(_ view: SeenView, up: Int, among views: [SeenView]) -> SeenView {
    var (steps, current) = (up, view)
    while steps > 0, let parent = current.ancestors.last {
      let next = views.first { $0.view == parent }
      guard let next else { break }
      if next.view.frame.size != current.view.frame.size { steps -= 1 }
      current = next
    }
    return current
  }

  /// The names by which annotations find views.
  private static func names(of views: [SeenView]) -> [String] {
    views.filter { $0.visible != nil }.flatMap { [$0.view.id, $0.view.words].compactMap(\.self) }
  }

  private static func nearest(_ name: String, _ names: [String]) -> String {
    NearestWord.nearest(to: name, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// A time in words, with at most two decimals: `2.4 s`.
  nonisolated static func seconds(_ time: Double) -> String {
    "\(DecimalText.spell(time, places: 2)) s"
  }
}

extension String {
  /// Whether a structural name is the other one, or ends in it: `Page/List/Row` in `Row`.
  fileprivate func isPath(endingIn name: String) -> Bool { self == name || hasSuffix("/" + name) }
}
