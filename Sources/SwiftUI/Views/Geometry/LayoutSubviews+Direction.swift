public import ScrollworkEnvironment
public import ScrollworkLayout

extension LayoutSubviews {
  /// The layout direction around the layout.
  ///
  /// Positions are always given as in a left-to-right layout; the result is mirrored afterwards.
  ///
  /// - Source: documented.
  public var layoutDirection: LayoutDirection {
    environmentIsRightToLeft ? .rightToLeft : .leftToRight
  }
}
