/// The views that a layout arranges, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// A part of the collection is one too.
  public typealias SubSequence = LayoutSubviews
  /// One of the views.
  public typealias Element = LayoutSubview
  /// Positions are integers.
  public typealias Index = Int

  private var subviews: ArraySlice<LayoutSubview>
  /// Whether the layout is to put views from right to left itself.
  package let isRightToLeft: Bool
  /// Whether text is read from right to left where the layout stands.
  package let readsRightToLeft: Bool

  /// Views to arrange; `mirrored` says that whoever asks for the places mirrors them.
  package init(elements: [any LayoutElement], isRightToLeft: Bool, mirrored: Bool = false) {
    self.init(
      elements.map(LayoutSubview.init)[...], isRightToLeft: isRightToLeft && !mirrored,
      readsRightToLeft: isRightToLeft)
  }

  private init(
    _ subviews: ArraySlice<LayoutSubview>, isRightToLeft: Bool, readsRightToLeft: Bool
  ) {
    self.subviews = subviews
    (self.isRightToLeft, self.readsRightToLeft) = (isRightToLeft, readsRightToLeft)
  }

  /// Other views that are arranged in the same way.
  func replaced(by elements: [any LayoutElement]) -> LayoutSubviews {
    LayoutSubviews(
      elements.map(LayoutSubview.init)[...], isRightToLeft: isRightToLeft,
      readsRightToLeft: readsRightToLeft)
  }

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views at a range of positions, which they keep.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      subviews[bounds], isRightToLeft: isRightToLeft, readsRightToLeft: readsRightToLeft)
  }

  /// The views at some positions, numbered anew.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(
      indices.map { subviews[$0] }[...], isRightToLeft: isRightToLeft,
      readsRightToLeft: readsRightToLeft)
  }
}
