package import Foundation
public import ScrollworkGeometry
public import ScrollworkScrolling

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of the content, in points per second; nil at rest.
  public let velocity: CGVector?
}

/// The state of a scroll view that observers see.
package struct ObservedScrollState: Equatable, PreferenceKey {
  /// The preference value: the first scroll view inside, or nil.
  package typealias Value = ObservedScrollState?

  let geometry: ScrollGeometry
  let phase: ScrollPhase
  let velocity: CGVector

  @MainActor package init(
    _ scroll: PlacedScrollView, offset: CGPoint, motion: (phase: ScrollPhase, velocity: CGVector)
  ) {
    let isMirrored = scroll.isRightToLeft && scroll.axes.contains(.horizontal)
    geometry = ScrollGeometry(
      contentOffset: scroll.mirroredOffset(offset), contentSize: scroll.contentSize,
      contentInsets: scroll.scrollInsets(at: offset).mirrored(scroll.isRightToLeft),
      wholeSize: scroll.containerSize)
    phase = motion.phase
    velocity =
      isMirrored ? CGVector(dx: -motion.velocity.dx, dy: motion.velocity.dy) : motion.velocity
  }

  package static func reduce(
    value: inout ObservedScrollState?, nextValue: () -> ObservedScrollState?
  ) {
    value = value ?? nextValue()
  }

  var context: ScrollPhaseChangeContext {
    ScrollPhaseChangeContext(
      geometry: geometry, velocity: velocity == .zero && phase == .idle ? nil : velocity)
  }
}

extension View {
  /// Calls an action when a value derived from the scroll view's geometry changes.
  ///
  /// The action receives the old and the new value; in the first call both are the same. The value
  /// is checked at ticks, while a scroll is in motion. Of several scroll views the first counts.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    observed("onScrollGeometryChange", SourceLocation(fileID: fileID, line: line)) { values, _ in
      (values.value(ObservedScrollState.self) ?? nil).map { transform($0.geometry) }
    } action: { (old: T??, now: T?) in
      if let now { action((old ?? nil) ?? now, now) }
    }
  }

  /// Calls an action when the scroll view's phase changes, with the old and the new phase.
  ///
  /// The phase is checked at ticks. Of several scroll views the first counts.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    onScrollPhaseChange({ old, new, _ in action(old, new) }, fileID: fileID, line: line)
  }

  /// Calls an action when the phase changes, with both phases and the state of the scroll view.
  ///
  /// The phase is checked at ticks. Of several scroll views the first counts.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    observed("onScrollPhaseChange", SourceLocation(fileID: fileID, line: line)) { values, _ in
      SeenPhase(seen: values.value(ObservedScrollState.self) ?? nil)
    } action: { old, now in
      guard let old = old?.seen, let now = now.seen else { return }
      action(old.phase, now.phase, now.context)
    }
  }
}

/// A scroll view's state, compared by phase only.
private struct SeenPhase: Equatable {
  let seen: ObservedScrollState?

  static func == (lhs: SeenPhase, rhs: SeenPhase) -> Bool { lhs.seen?.phase == rhs.seen?.phase }
}
