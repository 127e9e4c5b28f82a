public import ScrollworkDrawing
import ScrollworkGeometry

extension UIImage {
  /// The image whose edges keep their size when it is stretched; the rest is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image whose edges keep their size when it is stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.slices = ImageSlices(
        insets: EdgeInsets(
          top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom,
          trailing: capInsets.right),
        fill: resizingMode == .tile ? .tile : .stretch)
    }
  }

  /// The edges that keep their size when the image is stretched.
  public var capInsets: UIEdgeInsets {
    guard let insets = (look.slices ?? asset?.slices)?.insets else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
