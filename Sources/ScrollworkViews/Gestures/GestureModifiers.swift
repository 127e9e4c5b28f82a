public import Foundation
import ScrollworkGeometry

extension View {
  /// Attaches a gesture that stands back for those of the views inside.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attached(gesture, "gesture", .normal, mask)
  }

  /// Attaches a gesture that stands back for those of the views inside, and may be switched off.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attached(gesture, "gesture", .normal, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that has precedence over those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    attached(gesture, "highPriorityGesture", .high, mask)
  }

  /// Attaches a gesture that has precedence over those of the views inside, and may be switched off.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attached(gesture, "highPriorityGesture", .high, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that comes about beside all others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    attached(gesture, "simultaneousGesture", .simultaneous, mask)
  }

  /// Attaches a gesture that comes about beside all others, and may be switched off.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attached(gesture, "simultaneousGesture", .simultaneous, isEnabled ? .all : .subviews)
  }

  /// Acts on taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    attached(TapGesture(count: count).onEnded { action() }, "onTapGesture")
  }

  /// Acts on taps, with the place of the last one.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    attached(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) }, "onTapGesture")
  }

  /// Acts on a finger that stays.
  ///
  /// `onPressingChanged` is told true when a finger comes down, and false when the press has been
  /// completed, after `action`, or fails.
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

/// A gesture that tells when its first value comes and when it is over.
private struct PressingGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value

  let base: Base
  let changed: (Bool) -> Void

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<Base.Value> {
    PressingRecognizer(base.follow(in: context), changed)
  }
}

private final class PressingRecognizer<Value>: OuterRecognizer<Value, Value> {
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
