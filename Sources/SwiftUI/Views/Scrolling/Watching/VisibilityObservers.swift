package import Foundation
import ScrollworkGeometry

/// An observer of a view's visibility.
package struct VisibilityObserver {
  /// The storage of the last visibility.
  package let slot: StateSlot
  /// The visible fraction of the view's area that counts as visible.
  package let threshold: Double
  package let action: (Bool) -> Void
  package let location: SourceLocation
}

/// The visible fraction of a view.
package enum VisibleFraction {
  /// The covered fraction of a rectangle's area, 0 … 1; without an area it is 0 or 1.
  ///
  /// - Source: chosen: by area. The documentation says "the amount required to be visible".
  package static func part(of frame: CGRect, in visibleArea: CGRect) -> Double {
    let shown = frame.intersection(visibleArea)
    guard !shown.isNull else { return 0 }
    let area = frame.size.width * frame.size.height
    return area > 0 ? min(1, Double(shown.size.width * shown.size.height / area)) : 1
  }

  /// Whether a fraction exceeds a threshold; with a threshold of 1 or more, the whole suffices.
  ///
  /// - Source: documented: with the usual threshold, more than half.
  package static func isEnough(_ part: Double, threshold: Double) -> Bool {
    part > threshold || (threshold >= 1 && part >= 1 - 1e-9)
  }
}

extension View {
  /// Calls an action when the visible fraction of the view crosses a threshold.
  ///
  /// The fraction is that of the area on the canvas inside the visible areas of all scroll views
  /// around. It is checked at ticks; the first call is made only if the view is visible.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    VisibilityView(
      content: self, threshold: threshold, action: action,
      location: SourceLocation(fileID: fileID, line: line))
  }

  /// Calls an action when the set of visible scroll targets changes, with their ids in order.
  ///
  /// Ids of another type do not count. Targets are checked at ticks; of several scroll views the
  /// first counts.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    observed("onScrollTargetVisibilityChange", SourceLocation(fileID: fileID, line: line)) {
      values, _ in
      let seen = values.value(ObservedScrollTargets.self) ?? nil
      return seen?.identifiers(threshold: threshold).compactMap { $0.base as? ID } ?? []
    } action: { (old: [ID]?, now: [ID]) in
      if old != nil || !now.isEmpty { action(now) }
    }
  }
}

/// A view whose visibility is observed.
struct VisibilityView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let threshold: Double
  let action: (Bool) -> Void
  let location: SourceLocation

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("onScrollVisibilityChange")
    context.session.observed.insert(.visibilityObservers)
    return ScrollworkViews.resolve(content, in: inner).map { node in
      let slot = StateSlot(
        host: context.session.host, key: StateKey(path: node.path, property: "in sight"))
      if context.session.isPlaying { context.session.claims.claim(slot.key) }
      return WrapperNode(
        node,
        .preference(
          .visibility(
            VisibilityObserver(
              slot: slot, threshold: threshold, action: action, location: location))),
        name: "onScrollVisibilityChange")
    }
  }
}

/// The targets of a scroll view, for observers of their visibility.
package struct ObservedScrollTargets: PreferenceKey {
  /// The preference value: the targets of the first scroll view inside, or nil.
  package typealias Value = ObservedScrollTargets?

  /// The targets around the visible area, with their frames in the content.
  let targets: @MainActor () -> [TargetView]
  /// The visible area of the content.
  let window: CGRect

  package init(targets: @escaping @MainActor () -> [TargetView], window: CGRect) {
    self.targets = targets
    self.window = window
  }

  package static func reduce(
    value: inout ObservedScrollTargets?, nextValue: () -> ObservedScrollTargets?
  ) {
    value = value ?? nextValue()
  }

  /// The ids of the targets whose visible fraction exceeds the threshold.
  @MainActor func identifiers(threshold: Double) -> [AnyHashable] {
    targets().filter {
      VisibleFraction.isEnough(VisibleFraction.part(of: $0.frame, in: window), threshold: threshold)
    }
    .compactMap(\.identifier)
  }
}
