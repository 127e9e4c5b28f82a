public import Foundation
public import ScrollworkDrawing
public import ScrollworkUIScrolling

extension UIImage {
  /// The sign of something added.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// A check mark.
  public static var checkmark: UIImage {
    UIImage(systemName: "checkmark.circle.fill") ?? UIImage()
  }
  /// The sign of something removed.
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// Three points.
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

  /// A symbol for some traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }

  /// A symbol with a part of it drawn in full, which all of it is here.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// The first of several pictures, which are not moved.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// The picture as it is for a language from the right, which mirrors it there.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// The picture, whose caps are a number of points wide and high.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1),
        right: max(0, size.width - left - 1)), resizingMode: .stretch)
  }

  /// Makes a small picture, and calls a closure with it.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
}

extension UIColor {
  /// The background of grouped tables of old.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }

  /// The hue, the saturation, the brightness and the opacity; returns whether there are any.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    var angle: CGFloat = 0
    if spread > 0 {
      if most == red {
        angle = (green - blue) / spread
      } else if most == green {
        angle = (blue - red) / spread + 2
      } else {
        angle = (red - green) / spread + 4
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most > 0 ? spread / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts[3]
    return true
  }
}

extension UITraitCollection {
  /// The text size that a person prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
