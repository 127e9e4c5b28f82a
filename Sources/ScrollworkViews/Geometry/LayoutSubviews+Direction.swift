public import ScrollworkEnvironment
public import ScrollworkLayout

extension LayoutSubviews {
  /// The direction text is read in where the layout stands.
  ///
  /// Places are told as if it were from left to right: the whole is mirrored afterwards.
  ///
  /// - Source: documented.
  public var layoutDirection: LayoutDirection {
    readsRightToLeft ? .rightToLeft : .leftToRight
  }
}
