public import Foundation

/// The namespace of preview traits.
public struct Preview: Sendable {
  /// The traits of a view's preview.
  public struct ViewTraits: Sendable {}
}

/// A trait of a preview, which editors use: a scene defines its own canvas.
public struct PreviewTrait<T>: Sendable {
  private init(_ name: String) {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The editor's default layout.
  public static var defaultLayout: PreviewTrait { PreviewTrait("default") }
  /// The ideal size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait("fits") }
  /// Portrait orientation.
  public static var portrait: PreviewTrait { PreviewTrait("portrait") }
  /// Portrait orientation, upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait("upside down") }
  /// Landscape orientation, rotated to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait("left") }
  /// Landscape orientation, rotated to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait("right") }

  /// A fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait("fixed")
  }
}
