public import ScrollworkGeometry

/// Whether a scroll view keeps what it shows in its place when something changes its size.
public struct ScrollContentOffsetAdjustmentBehavior {
  let isDisabled: Bool

  /// As positions and anchors say.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
  }

  /// The offset stays as it is, counted from where reading begins.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
  }
}

extension Transaction {
  private enum AnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
  }

  private enum VelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  private enum AdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
  }

  /// Which point of a view that a position asks for meets the same point of the visible part; it
  /// goes before that of the modifier.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }

  /// Whether content that moves goes on as fast from where a position asks it to be; otherwise it
  /// rests there.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[VelocityKey.self] }
    set { self[VelocityKey.self] = newValue }
  }

  /// Whether scroll views keep what they show in its place under this change.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[AdjustmentKey.self] }
    set { self[AdjustmentKey.self] = newValue }
  }
}
