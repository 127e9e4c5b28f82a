extension UIScrollView: ContentScrolling {
  /// The content of the scroll view: constraints to it determine the content size.
  public var contentLayoutGuide: UILayoutGuide { layoutState.guide(.content, of: self) }
  /// The frame of the scroll view, which does not scroll.
  public var frameLayoutGuide: UILayoutGuide { layoutState.guide(.frame, of: self) }
}
