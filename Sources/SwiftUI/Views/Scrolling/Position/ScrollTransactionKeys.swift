public import ScrollworkGeometry

/// The adjustment of a content offset when the content or the scroll view changes size.
public struct ScrollContentOffsetAdjustmentBehavior {
  package let isDisabled: Bool

  /// Adjusts the offset by scroll positions and anchors.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
  }

  /// Keeps the offset, counted from the leading edge.
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

  /// The anchor at which a requested view meets the visible area.
  ///
  /// It takes precedence over the modifier's anchor.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }

  /// Whether a scroll in motion keeps its velocity from the requested position on.
  ///
  /// Otherwise it rests there.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[VelocityKey.self] }
    set { self[VelocityKey.self] = newValue }
  }

  /// The adjustment of content offsets under this transaction.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[AdjustmentKey.self] }
    set { self[AdjustmentKey.self] = newValue }
  }
}
