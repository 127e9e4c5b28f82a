import CCairo
public import Foundation
public import ScrollworkDrawing
import ScrollworkGeometry

/// Draws display lists with Cairo, as PNG or SVG, for any number of threads at once.
///
/// The same list gives the same bytes, whatever was drawn before.
public final class CairoRenderer: DisplayListRendering, Sendable {
  private let fonts: FontSet
  private let text: TextEngine
  private let images: ImageStore
  private let store: LayerStore?

  /// How many bytes of drawn layers are kept.
  ///
  /// - Source: chosen; some forty pictures of a phone at @2x.
  private static let storeLimit = 192 << 20

  /// A renderer over one font set.
  ///
  /// - Parameters:
  ///   - fonts: The fonts text is drawn with.
  ///   - images: Folders searched, in this order, for `NAME.png`, `NAME@2x.png` and `NAME@3x.png`.
  ///   - reusesLayers: Whether drawn layers are kept for the next picture; changes no byte.
  /// - Throws: When a font or a picture cannot be read.
  public convenience init(
    fonts: FontSet, images: [URL] = [], reusesLayers: Bool = true
  ) throws(CairoError) {
    try self.init(
      fonts: fonts, images: images, storeByteLimit: reusesLayers ? Self.storeLimit : nil)
  }

  /// A renderer that keeps at most so many bytes of drawn layers, or none for nil.
  package init(fonts: FontSet, images: [URL], storeByteLimit: Int?) throws(CairoError) {
    self.fonts = fonts
    text = try TextEngine(fonts)
    self.images = try ImageStore(folders: images)
    store = storeByteLimit.map { LayerStore(byteLimit: $0) }
  }

  /// The picture as a PNG file; throws a ``CairoError``.
  public func png(of list: DisplayList) throws -> Data {
    try PNGEncoder.png(of: bitmap(of: list))
  }

  /// The picture as an SVG document; throws a ``CairoError``.
  public func svg(of list: DisplayList) throws -> Data {
    try SVGWriter.document(list, text: text, images: images)
  }

  /// The measures of a run; zero for a size no text can have.
  public func metrics(of run: TextRun) -> TextMetrics { text.shaped(run).metrics }

  /// The names of the families of the font set, in order.
  public var families: [String] { text.families }

  /// The picture of that name, or nil when no folder holds one.
  public func image(named name: String) -> ImageAsset? { images.asset(named: name) }

  /// The versions of the libraries, and the fonts by their hash; reads all font files.
  public var provenance: [(name: String, version: String)] { Provenance.list(fonts) }

  /// The picture as pixels.
  package func bitmap(of list: DisplayList) throws(CairoError) -> Bitmap {
    let bitmap = try canvas(of: list)
    let painter = CommandPainter(text: text, images: images)
    let rasterizer = LayerRasterizer(
      painter: painter, store: store, canvasArea: CGFloat(bitmap.width * bitmap.height))
    try bitmap.draw { context throws(CairoError) in
      fill(list.background, on: context)
      try rasterizer.layOpen(
        list.content, CGAffineTransform(scaleX: list.scale, y: list.scale),
        on: .init(bitmap: bitmap, context: context, visible: bitmap.frame))
    }
    return bitmap
  }

  /// Draws the picture and discards the pixels: the time of drawing without that of encoding.
  public func draw(_ list: DisplayList) throws(CairoError) {
    _ = try bitmap(of: list)
  }

  /// The picture as a PNG file, drawn and encoded without optimizations: a baseline to compare with.
  ///
  /// Every layer is drawn anew where it occurs, and Cairo's own writer encodes the pixels. Edges of
  /// transformed layers may differ slightly from those of ``png(of:)``.
  public func referencePNG(of list: DisplayList) throws(CairoError) -> Data {
    let bitmap = try canvas(of: list)
    let painter = CommandPainter(text: text, images: images, remembersText: false)
    try bitmap.draw { context throws(CairoError) in
      fill(list.background, on: context)
      try NaiveRasterizer(painter: painter).draw(
        list.content, CGAffineTransform(scaleX: list.scale, y: list.scale), on: context,
        frame: bitmap.frame)
    }
    return try bitmap.pngWithAlpha()
  }

  private func canvas(of list: DisplayList) throws(CairoError) -> Bitmap {
    let (width, height) = (list.canvas.width * list.scale, list.canvas.height * list.scale)
    let limit = CGFloat(Bitmap.longestSide)
    guard list.scale > 0, width > 0, height > 0, width <= limit, height <= limit else {
      throw .canvas(width: width, height: height)
    }
    let size = list.pixelSize
    return try Bitmap(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  private func fill(_ color: Color.Resolved, on context: OpaquePointer) {
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_paint(context)
  }
}
