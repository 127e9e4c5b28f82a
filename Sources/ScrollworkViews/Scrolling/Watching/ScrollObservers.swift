import Foundation
public import ScrollworkGeometry
public import ScrollworkScrolling

/// How a scroll view stood when its phase became another one.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
  /// Where its content stood.
  public let geometry: ScrollGeometry
  /// How fast its content moved, in points per second; nil while it rested.
  public let velocity: CGVector?
}

/// What those who watch a scroll view see of it.
struct SeenScroll: Equatable, PreferenceKey {
  /// Nothing: what is around scroll views sees that of the first one inside.
  typealias Value = SeenScroll?

  let geometry: ScrollGeometry
  let phase: ScrollPhase
  let velocity: CGVector

  @MainActor init(
    _ scroll: PlacedScrollView, offset: CGPoint, motion: (phase: ScrollPhase, velocity: CGVector)
  ) {
    let isMirrored = scroll.isRightToLeft && scroll.axes.contains(.horizontal)
    geometry = ScrollGeometry(
      contentOffset: scroll.fromReadingStart(offset), contentSize: scroll.contentSize,
      contentInsets: scroll.scrollInsets.mirrored(scroll.isRightToLeft),
      containerSize: scroll.containerSize)
    phase = motion.phase
    velocity =
      isMirrored ? CGVector(dx: -motion.velocity.dx, dy: motion.velocity.dy) : motion.velocity
  }

  static func reduce(value: inout SeenScroll?, nextValue: () -> SeenScroll?) {
    value = value ?? nextValue()
  }

  var context: ScrollPhaseChangeContext {
    ScrollPhaseChangeContext(
      geometry: geometry, velocity: velocity == .zero && phase == .idle ? nil : velocity)
  }
}

extension View {
  /// Acts when something told by the geometry of the scroll view in the view is another value, with
  /// the old and the new one; at first both are the same.
  ///
  /// Looked at on ticks, while something moves. Of several scroll views the first counts.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    observed("onScrollGeometryChange", SourceLocation(fileID: fileID, line: line)) { values, _ in
      (values.value(SeenScroll.self) ?? nil).map { transform($0.geometry) }
    } action: { (old: T??, now: T?) in
      if let now { action((old ?? nil) ?? now, now) }
    }
  }

  /// Acts when the scroll view in the view does something else, with what it did and what it does.
  ///
  /// Looked at on ticks. Of several scroll views the first counts.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    onScrollPhaseChange({ old, new, _ in action(old, new) }, fileID: fileID, line: line)
  }

  /// Acts when the scroll view in the view does something else, with what it did and what it does,
  /// and how it stands then.
  ///
  /// Looked at on ticks. Of several scroll views the first counts.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    observed("onScrollPhaseChange", SourceLocation(fileID: fileID, line: line)) { values, _ in
      SeenPhase(seen: values.value(SeenScroll.self) ?? nil)
    } action: { old, now in
      guard let old = old?.seen, let now = now.seen else { return }
      action(old.phase, now.phase, now.context)
    }
  }
}

/// A scroll view that is another one only when its phase is.
private struct SeenPhase: Equatable {
  let seen: SeenScroll?

  static func == (lhs: SeenPhase, rhs: SeenPhase) -> Bool { lhs.seen?.phase == rhs.seen?.phase }
}
