public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// A style that fills an area with copies of an image.
///
/// Shapes show it; text and symbols filled with it are not drawn.
public struct ImagePaint: PaintingStyle {
  /// The image.
  public var image: Image
  /// The part of the image to repeat, in fractions of its size.
  public var sourceRect: CGRect
  /// The scale of the image.
  public var scale: CGFloat

  /// Creates a style from an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(Color.clear.resolve(in: environment))
  }

  /// The greatest count of copies in an area.
  ///
  /// - Source: chosen; copies of a point each fill a small phone's row.
  private static let largestCount = 20_000

  /// The copies of the image over an area, from a corner of it.
  @MainActor func tiles(of leaf: any Leaf, over area: CGRect, from origin: CGPoint)
    -> [DisplayItem]
  {
    let size = leaf.size(for: .unspecified)
    let whole = CGSize(width: size.width * scale, height: size.height * scale)
    let step = CGSize(
      width: whole.width * sourceRect.width, height: whole.height * sourceRect.height)
    guard step.width > 0, step.height > 0, !area.isEmpty, area.width.isFinite else { return [] }
    let (across, down) = (
      ((area.maxX - origin.x) / step.width).rounded(.up),
      ((area.maxY - origin.y) / step.height).rounded(.up)
    )
    guard across > 0, down > 0, across * down <= CGFloat(Self.largestCount) else { return [] }
    let (columns, rows) = (Int(across), Int(down))
    let isWhole = sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1)
    return (0..<rows).flatMap { row in
      (0..<columns).flatMap { column -> [DisplayItem] in
        let tile = CGRect(
          x: origin.x + CGFloat(column) * step.width, y: origin.y + CGFloat(row) * step.height,
          width: step.width, height: step.height)
        let frame = CGRect(
          x: tile.minX - sourceRect.minX * whole.width,
          y: tile.minY - sourceRect.minY * whole.height, width: whole.width, height: whole.height)
        let items = leaf.commands(in: frame, proposal: ProposedViewSize(whole))
          .map(DisplayItem.command)
        return isWhole ? items : [.layer(Layer(LayerContent(items), clip: Path(tile)))]
      }
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
