/// The collection of views that a layout arranges, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// A slice has the same type.
  public typealias SubSequence = LayoutSubviews
  /// A proxy of a view.
  public typealias Element = LayoutSubview
  /// The type of positions.
  public typealias Index = Int

  private var subviews: ArraySlice<LayoutSubview>
  /// Whether the layout itself places the views right to left.
  package let isRightToLeft: Bool
  /// Whether the layout direction of the environment is right to left.
  package let environmentIsRightToLeft: Bool

  /// The views to arrange; `mirrored` means that the caller mirrors their positions.
  package init(elements: [any LayoutElement], isRightToLeft: Bool, mirrored: Bool = false) {
    self.init(
      elements.map(LayoutSubview.init)[...], isRightToLeft: isRightToLeft && !mirrored,
      environmentIsRightToLeft: isRightToLeft)
  }

  private init(
    _ subviews: ArraySlice<LayoutSubview>, isRightToLeft: Bool, environmentIsRightToLeft: Bool
  ) {
    self.subviews = subviews
    (self.isRightToLeft, self.environmentIsRightToLeft) = (isRightToLeft, environmentIsRightToLeft)
  }

  /// Other elements with the same layout direction.
  func replaced(by elements: [any LayoutElement]) -> LayoutSubviews {
    LayoutSubviews(
      elements.map(LayoutSubview.init)[...], isRightToLeft: isRightToLeft,
      environmentIsRightToLeft: environmentIsRightToLeft)
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
      subviews[bounds], isRightToLeft: isRightToLeft,
      environmentIsRightToLeft: environmentIsRightToLeft)
  }

  /// The views at the given positions, renumbered.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(
      indices.map { subviews[$0] }[...], isRightToLeft: isRightToLeft,
      environmentIsRightToLeft: environmentIsRightToLeft)
  }
}
