public import Foundation

/// What previews are of.
public struct Preview: Sendable {
  /// How the preview of a view is framed.
  public struct ViewTraits: Sendable {}
}

/// How an editor frames a preview: its own business, a scene says its canvas itself.
public struct PreviewTrait<T>: Sendable {
  private init(_ name: String) {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As the editor does it.
  public static var defaultLayout: PreviewTrait { PreviewTrait("default") }
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait("fits") }
  /// Higher than wide.
  public static var portrait: PreviewTrait { PreviewTrait("portrait") }
  /// Higher than wide, the other way up.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait("upside down") }
  /// Wider than high.
  public static var landscapeLeft: PreviewTrait { PreviewTrait("left") }
  /// Wider than high, the other way around.
  public static var landscapeRight: PreviewTrait { PreviewTrait("right") }

  /// Of a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait("fixed")
  }
}
