import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkStage

/// What all views and scroll views of one still do.
struct TracedMoment: Hashable {
  /// The time, in seconds.
  let time: Double
  /// The size of the canvas, in points.
  let canvas: CGSize
  /// The views, outermost first; a view and its modifiers are one.
  private(set) var views: [TracedView] = []
  /// The scroll views, outermost first.
  private(set) var scrollViews: [TracedScrollView] = []

  /// The moment of a stage at a time.
  @MainActor init(_ stage: Stage, at time: Double) {
    self.time = time
    canvas = stage.screen(at: time).size
    visit(stage.tree(at: time), in: Surroundings())
    for marker in stage.markers(at: time) {
      guard let index = scrollViews.firstIndex(where: { $0.frame == marker.frame && $0.axes == [] })
      else { continue }
      (scrollViews[index].area, scrollViews[index].axes) = (marker.area, marker.axes)
    }
  }

  /// What a view has from those around it.
  private struct Surroundings {
    /// The index of the view whose modifier is around it; nil for a view in a container.
    var owner: Int?
    /// The index of the view around it; nil for the root.
    var parent: Int?
    var scrollView: String?
    var total = ProjectionTransform()
    var opacity = 1.0
    var phase: ScrollTransitionPhase?
  }

  private mutating func visit(_ view: ResolvedView, in outer: Surroundings) {
    var inner = outer
    if let effect = view.effect {
      (inner.total, inner.opacity) = (effect.total, effect.totalOpacity)
    }
    let details = Details(view)
    let index: Int
    if let owner = outer.owner, views[owner].name == view.name {
      index = owner
    } else {
      index = views.count
      views.append(
        TracedView(
          name: view.name, parent: outer.parent, scrollView: outer.scrollView, frame: view.frame,
          opacity: 1, scale: 1, outerPhase: outer.phase))
    }
    views[index].opacity = inner.opacity
    views[index].scale = inner.total.scale(at: view.frame.size)
    if let id = details.id, views[index].id == nil { views[index].id = id }
    if let words = details.words { views[index].words = words }
    if let phase = details.transitionPhase {
      views[index].ownPhase = phase
      inner.phase = phase
    }
    if let offset = details.offset {
      scrollViews.append(
        TracedScrollView(
          name: view.name, id: details.id, frame: view.frame, area: view.frame, offset: offset,
          content: details.content, phase: details.phase ?? ""))
      inner.scrollView = view.name
    }
    inner.parent = index
    for (place, child) in view.children.enumerated() {
      inner.owner = place == view.modified ? index : nil
      visit(child, in: inner)
    }
  }

  /// The first phase of a scroll transition of the views in a view; nil without one.
  func phase(in view: TracedView) -> ScrollTransitionPhase? {
    guard let index = views.firstIndex(of: view) else { return nil }
    var inside: Set<Int> = [index]
    for (other, candidate) in views.enumerated().dropFirst(index + 1) {
      guard let parent = candidate.parent, inside.contains(parent) else { continue }
      if let phase = candidate.ownPhase { return phase }
      inside.insert(other)
    }
    return nil
  }

  /// The view that a view of another moment is: of those with its name and words the nearest one.
  func counterpart(of view: TracedView) -> TracedView? {
    let same = views.filter { $0.name == view.name && $0.id == view.id }
    let alike = same.filter { $0.words == view.words }
    func distance(_ other: TracedView) -> CGFloat {
      hypot(other.frame.midX - view.frame.midX, other.frame.midY - view.frame.midY)
    }
    return (alike.isEmpty ? same : alike).min { distance($0) < distance($1) }
  }

  /// The attributes of a resolved view that a trace keeps.
  private struct Details {
    var id: String?
    var words: String?
    var phase: String?
    var offset: CGPoint?
    var content = CGSize.zero

    init(_ view: ResolvedView) {
      for detail in view.details {
        switch (detail.name, detail.value) {
        case ("id", .text(let text)): id = text
        case ("text", .text(let text)): words = text
        case ("phase", .text(let text)): phase = text
        case ("offset", .point(let point)): offset = point
        case ("content", .size(let size)): content = size
        default: continue
        }
      }
    }

    /// The phase of a scroll transition; nil for other views.
    var transitionPhase: ScrollTransitionPhase? {
      guard offset == nil, let phase else { return nil }
      return [.topLeading, .identity, .bottomTrailing].first { "\($0)" == phase }
    }
  }
}

extension ProjectionTransform {
  /// The scale of the map at the middle of a view: the square root of the change of areas.
  fileprivate func scale(at size: CGSize) -> Double {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    let depth = size.width / 2 * m13 + size.height / 2 * m23 + m33
    guard depth != 0 else { return 0 }
    return abs(determinant / (depth * depth * depth)).squareRoot()
  }
}
