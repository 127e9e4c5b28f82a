import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry

/// View alignment: scrolls end where an edge, or another point, of a scroll target aligns with that of
/// the container.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one gesture may pass.
  public struct LimitBehavior: Hashable, Sendable {
    enum Rule: Hashable, Sendable {
      case automatic
      case always
      case alwaysByFew
      case alwaysByOne
      case never
    }

    let rule: Rule

    /// A few views along an axis with a compact size class, any number along others.
    public static var automatic: LimitBehavior { LimitBehavior(rule: .automatic) }

    /// A few views.
    public static var always: LimitBehavior { LimitBehavior(rule: .always) }

    /// A few views.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(rule: .alwaysByFew) }

    /// One view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(rule: .alwaysByOne) }

    /// Any number of views.
    public static var never: LimitBehavior { LimitBehavior(rule: .never) }
  }

  /// The number that counts as a few views.
  ///
  /// - Source: chosen; the system's number is unpublished.
  package static let few = 3

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint

  /// Aligns leading and top edges.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Aligns a point of views with the same point of the container; nil is the top leading corner.
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

  /// Aligns a point of views with the same point of the container; nil is the top leading corner.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    (self.limitBehavior, self.anchor) = (limitBehavior, anchor ?? .topLeading)
  }

  /// The number of views that a gesture may pass along `axis`; nil for any number.
  func limit(
    _ axis: Axis, horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?
  ) -> Int? {
    switch limitBehavior.rule {
    case .automatic: (axis == .horizontal ? horizontal : vertical) == .compact ? Self.few : nil
    case .always, .alwaysByFew: Self.few
    case .alwaysByOne: 1
    case .never: nil
    }
  }

  /// Limits the distance of gestures if it limits the number of views.
  public func properties(context: PropertiesContext) -> Properties {
    let limits = Axis.allCases.filter { context.axes.contains($0) }.compactMap {
      limit(
        $0, horizontal: context.horizontalSizeClass, vertical: context.verticalSizeClass)
    }
    var properties = Properties()
    properties.limitsScrolls = !limits.isEmpty
    return properties
  }

  /// Moves the target to the nearest one that aligns a view, within the limit.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let limit = limit(
        axis, horizontal: context.horizontalSizeClass, vertical: context.verticalSizeClass)
      let place =
        switch context.occasion {
        case .release: place(for: target, axis, limit: limit, context: context)
        case .resize: place(afterResize: target, axis, context: context)
        }
      if let place {
        target.rect.origin[axis] = place
      }
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Ends scrolls where a view is aligned.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Ends scrolls where a view is aligned, within a number of views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Ends scrolls where a point of a view is aligned with that of the container.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Ends scrolls where a point of a view is aligned with that of the container, within a number of
  /// views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension ViewAlignedScrollTargetBehavior {
  /// The aligned coordinate along one axis; nil to keep the target.
  ///
  /// - Source: measured by others: an independent re-implementation of SwiftUI's behavior. That a
  ///   slow release goes to the nearest view, even if it is the one it began at, is chosen.
  private func place(
    for target: ScrollTarget, _ axis: Axis, limit: Int?, context: TargetContext
  ) -> CGFloat? {
    let (origin, proposal) = (context.originalTarget.rect.min(axis), target.rect.min(axis))
    let original = context.originalTarget.rect
    // A limit counts views from the original target, so all those in between are needed.
    let frames =
      limit == nil
      ? context.alignmentTargets(original) + context.alignmentTargets(target.rect)
      : context.alignmentTargets(original.union(target.rect))
    let places = Self.places(of: frames, axis, anchor: anchor, length: context.containerSize[axis])
    guard let begun = Self.nearest(to: origin, in: places),
      let nearest = Self.nearest(to: proposal, in: places)
    else { return nil }

    var choice = nearest
    let velocity = context.velocity[axis]
    if nearest == begun, velocity * (proposal - origin) > 0 {
      choice = min(max(nearest + (velocity > 0 ? 1 : -1), 0), places.count - 1)
    }
    if let limit {
      let bounded = min(max(choice, begun - limit), begun + limit)
      if bounded != choice { return places[bounded] }
    }
    let atEnd = proposal <= 0 || target.rect.max(axis) >= context.contentSize[axis]
    return atEnd ? nil : places[choice]
  }

  /// The coordinate along one axis that aligns the same view as before a resize: the content at the
  /// container's anchor stays there.
  private func place(
    afterResize target: ScrollTarget, _ axis: Axis, context: TargetContext
  ) -> CGFloat? {
    let (length, part) = (context.containerSize[axis], anchor[axis])
    var proposal = target.rect
    let before = context.originalTarget.rect.size[axis]
    proposal.origin[axis] += part * (context.growth[axis] * before - length)
    let places = Self.places(
      of: context.alignmentTargets(proposal), axis, anchor: anchor, length: length)
    return Self.nearest(to: proposal.min(axis), in: places).map { places[$0] }
  }

  /// The distinct coordinates along `axis` that align one of `frames`, in order.
  private static func places(
    of frames: [CGRect], _ axis: Axis, anchor: UnitPoint, length: CGFloat
  ) -> [CGFloat] {
    let sorted = frames.map { frame in
      frame.min(axis) + anchor[axis] * (frame.size[axis] - length)
    }.sorted()
    return sorted.reduce(into: []) { places, place in
      if let last = places.last, place - last < 0.01 { return }
      places.append(place)
    }
  }

  private static func nearest(to place: CGFloat, in places: [CGFloat]) -> Int? {
    places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
  }
}
