public import Foundation
import ScrollworkGeometry

extension View {
  /// Attaches a gesture that yields to gestures of descendants.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attached(gesture, "gesture", .normal, mask)
  }

  /// Attaches a gesture that yields to gestures of descendants and can be disabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attached(gesture, "gesture", .normal, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that takes precedence over gestures of descendants.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    attached(gesture, "highPriorityGesture", .high, mask)
  }

  /// Attaches a gesture that takes precedence over gestures of descendants and can be disabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attached(gesture, "highPriorityGesture", .high, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized beside all others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    attached(gesture, "simultaneousGesture", .simultaneous, mask)
  }

  /// Attaches a gesture that is recognized beside all others and can be disabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attached(gesture, "simultaneousGesture", .simultaneous, isEnabled ? .all : .subviews)
  }

  /// Calls an action on taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    attached(TapGesture(count: count).onEnded { action() }, "onTapGesture")
  }

  /// Calls an action on taps, with the location of the last tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    attached(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) }, "onTapGesture")
  }

  /// Calls an action on a long press.
  ///
  /// `onPressingChanged` receives true when a finger comes down, and false when the press fails or,
  /// after `action`, succeeds.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    attached(
      PressingGesture(
        base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
          .onEnded { _ in action() }, changed: onPressingChanged ?? { _ in }),
      "onLongPressGesture")
  }

  func attached(
    _ gesture: some Gesture, _ name: String, _ precedence: AttachedGesture.Precedence = .normal,
    _ mask: GestureMask = .all
  ) -> some View {
    wrapped(name) { context, _ in
      .gesture(
        AttachedGesture(
          gesture, precedence: precedence, mask: mask, in: context.view(name)))
    }
  }
}

/// A gesture that reports when its first value arrives and when it is over.
private struct PressingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value

  let base: Base
  let changed: (Bool) -> Void

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<Base.Value> {
    PressingRecognizer(base.follow(in: context), changed)
  }
}

private final class PressingRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private let changed: (Bool) -> Void
  private var isPressing = false

  init(_ inner: Recognizer<Value>, _ changed: @escaping (Bool) -> Void) {
    self.changed = changed
    super.init(inner)
  }

  override func map(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }

  override func tell() {
    let isPressing = phase.running != nil
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    changed(isPressing)
  }

  override func takeOver(_ old: Recognizer<Value>) {
    super.takeOver(old)
    isPressing = (old as? Self)?.isPressing ?? false
  }
}
