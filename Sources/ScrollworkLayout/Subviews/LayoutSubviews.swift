/// The views that a layout arranges, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// A part of the collection is one too.
  public typealias SubSequence = LayoutSubviews
  /// One of the views.
  public typealias Element = LayoutSubview
  /// Positions are integers.
  public typealias Index = Int

  private var subviews: ArraySlice<LayoutSubview>
  /// Whether text is read from right to left where the layout stands.
  package let isRightToLeft: Bool

  package init(elements: [any LayoutElement], isRightToLeft: Bool) {
    self.init(elements.map(LayoutSubview.init)[...], isRightToLeft: isRightToLeft)
  }

  private init(_ subviews: ArraySlice<LayoutSubview>, isRightToLeft: Bool) {
    (self.subviews, self.isRightToLeft) = (subviews, isRightToLeft)
  }

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views at a range of positions, which they keep.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], isRightToLeft: isRightToLeft)
  }

  /// The views at some positions, numbered anew.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(indices.map { subviews[$0] }[...], isRightToLeft: isRightToLeft)
  }
}
