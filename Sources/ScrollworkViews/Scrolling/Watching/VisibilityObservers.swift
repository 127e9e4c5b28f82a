import Foundation
import ScrollworkGeometry

/// Somebody who watches whether a view is in sight.
package struct VisibilityObserver {
  /// Where it is kept whether it was.
  let slot: StateSlot
  /// How much of the view has to be.
  let threshold: Double
  let action: (Bool) -> Void
  let location: SourceLocation
}

/// How much of something is in sight.
enum SeenPart {
  /// The part of a rectangle's area that another one covers, 0 … 1; of one without area it is all or
  /// nothing.
  ///
  /// - Source: chosen: by area. The documentation says "the amount required to be visible".
  static func part(of frame: CGRect, in window: CGRect) -> Double {
    let shown = frame.intersection(window)
    guard !shown.isNull else { return 0 }
    let area = frame.size.width * frame.size.height
    return area > 0 ? min(1, Double(shown.size.width * shown.size.height / area)) : 1
  }

  /// Whether a part is more than a threshold; nothing is more than all, so that is enough.
  ///
  /// - Source: documented: with the usual threshold, more than half.
  static func isEnough(_ part: Double, threshold: Double) -> Bool {
    part > threshold || (threshold >= 1 && part >= 1 - 1e-9)
  }
}

extension View {
  /// Acts when more than a part of the view has come into sight, and when it no longer is.
  ///
  /// What counts is the area that the windows of all scroll views around show on the canvas. Looked at
  /// on ticks; at first it acts only if the view is in sight.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    VisibilityView(
      content: self, threshold: threshold, action: action,
      location: SourceLocation(fileID: fileID, line: line))
  }

  /// Acts when other targets of the scroll view in the view are in sight by more than a part, with
  /// the ids of those that are, in order.
  ///
  /// Ids of another type do not count. Looked at on ticks; of several scroll views the first counts.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    observed("onScrollTargetVisibilityChange", SourceLocation(fileID: fileID, line: line)) {
      values, _ in
      let seen = values.value(SeenTargets.self) ?? nil
      return seen?.identifiers(threshold: threshold).compactMap { $0.base as? ID } ?? []
    } action: { (old: [ID]?, now: [ID]) in
      if old != nil || !now.isEmpty { action(now) }
    }
  }
}

/// A view that somebody watches for being in sight.
struct VisibilityView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let threshold: Double
  let action: (Bool) -> Void
  let location: SourceLocation

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("onScrollVisibilityChange")
    context.session.observesVisibility = true
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

/// The targets of a scroll view, for those who watch which are in sight.
struct SeenTargets: PreferenceKey {
  /// Nothing: what is around scroll views sees those of the first one inside.
  typealias Value = SeenTargets?

  /// The targets around the window, with their frames in the content.
  let targets: @MainActor () -> [TargetView]
  /// What the window shows of the content.
  let window: CGRect

  static func reduce(value: inout SeenTargets?, nextValue: () -> SeenTargets?) {
    value = value ?? nextValue()
  }

  /// The ids of the targets of which enough is in sight.
  @MainActor func identifiers(threshold: Double) -> [AnyHashable] {
    targets().filter {
      SeenPart.isEnough(SeenPart.part(of: $0.frame, in: window), threshold: threshold)
    }
    .compactMap(\.identifier)
  }
}
