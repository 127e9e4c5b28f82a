public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

extension Image {
  /// Creates an image of a size that code draws.
  ///
  /// The image stays vectors in SVG and PDF where it is a view; tiles, textures, parts of texts and
  /// arguments of shaders are its pixels.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      DrawnContent(drawing: ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)))
  }
}

/// The content of an image that code draws.
private struct DrawnContent: ImageContent {
  let drawing: ImageDrawing

  var name: String { "drawing" }
  var ownDrawing: ImageDrawing? { drawing }

  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf {
    if context.environment.redactionReasons.contains(.placeholder) {
      return PlaceholderLeaf(
        natural: image.isResizable ? nil : drawing.size, environment: context.environment)
    }
    return DrawnImageLeaf(
      drawing: drawing, context: context,
      picture: PictureLeaf(asset: nil, image: image, environment: context.environment))
  }
}

/// A leaf that draws an image by its code.
private struct DrawnImageLeaf: Leaf {
  let drawing: ImageDrawing
  let context: ResolveContext
  /// The options of the image, without its picture.
  var picture: PictureLeaf

  var kind: String { "Image" }
  var isHitInFrame: Bool { true }
  var isCostly: Bool { true }
  var refersToTree: Bool { true }
  var paint: Paint? { picture.paint }

  func size(for proposal: ProposedViewSize) -> CGSize {
    picture.image.isResizable
      ? proposal.replacingUnspecifiedDimensions(by: drawing.size) : drawing.size
  }

  /// The pixels of the image, for tiles and textures.
  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    var picture = picture
    picture.asset = drawing.asset(in: context)
    return picture.commands(in: rect, proposal: proposal)
  }

  func items(
    in rect: CGRect, proposal: ProposedViewSize, views: ViewPainter
  ) -> [DisplayItem]? {
    let size = drawing.size
    guard picture.image.slices?.isPlain ?? true else { return nil }
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return [] }
    let content = LayerContent(context.evaluate { drawing.items(in: context) })
    guard !content.items.isEmpty else { return [] }
    let layer = DisplayItem.layer(
      Layer(
        content,
        transform: CGAffineTransform(
          a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
          ty: rect.minY),
        clip: Path(CGRect(origin: .zero, size: size)), isGroup: content.blends))
    guard picture.isTemplate else { return [layer] }
    let paint = picture.shownPaint(in: rect)
    return paint.isClear
      ? []
      : [
        .layer(
          Layer(
            LayerContent([.command(.fill(Path(rect), paint, evenOdd: false))]),
            mask: LayerContent([layer])))
      ]
  }

  func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf {
    var copy = self
    copy.picture.paintDisplacement = paint?.value(at: time)
    return copy
  }
}
