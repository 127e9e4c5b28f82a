import CCairo
public import Foundation
public import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkSystem

/// Renders display lists to PNG, SVG or PDF with Cairo; safe to use from several threads.
///
/// Equal display lists give equal bytes, independent of earlier drawing.
public final class CairoRenderer: DisplayListRendering, Sendable {
  private let fonts: FontSet
  private let assets: DrawingAssets
  private let cache: LayerCache?
  private let encoder: PNGEncoder
  private let files: FileMemory?
  private let makesCompactFiles: Bool
  private var text: TextEngine { assets.text }
  private var images: ImageStore { assets.images }
  private let knownProvenance = Locked<[(name: String, version: String)]?>(nil)

  /// The byte limit of the layer cache.
  ///
  /// - Source: chosen; some twelve images of a phone at @2x.
  private static let cacheLimit = 64 << 20

  /// Creates a renderer for a font set and image folders.
  ///
  /// - Parameters:
  ///   - fonts: The fonts for text.
  ///   - images: Folders searched in order, at any depth, for picture files and asset catalogs;
  ///     `NAME@2x.png` is an image of the name `NAME`. Formats are told by contents.
  ///   - reusesLayers: Whether rasterized layers are cached between images; changes no byte.
  ///   - makesCompactFiles: Whether PNG files are compressed as far as zlib can, which takes many times
  ///     as long; the pixels are the same.
  ///   - shaders: The functions of shaders.
  /// - Throws: A ``CairoError`` if a font or an image cannot be read.
  public convenience init(
    fonts: FontSet, images: [URL] = [], reusesLayers: Bool = true, makesCompactFiles: Bool = false,
    shaders: any ShaderRunning = NoShaders()
  ) throws(CairoError) {
    try self.init(
      fonts: fonts, images: images, cacheByteLimit: reusesLayers ? Self.cacheLimit : nil,
      makesCompactFiles: makesCompactFiles, shaders: shaders)
  }

  /// Creates a renderer with a byte limit for the layer cache; nil disables the cache.
  package init(
    fonts: FontSet, images: [URL], cacheByteLimit: Int?, makesCompactFiles: Bool = false,
    shaders: any ShaderRunning = NoShaders()
  ) throws(CairoError) {
    self.makesCompactFiles = makesCompactFiles
    self.fonts = fonts
    assets = DrawingAssets(
      text: try TextEngine(fonts), images: try ImageStore(folders: images), shaders: shaders)
    cache = cacheByteLimit.map { LayerCache(byteLimit: $0) }
    encoder = PNGEncoder(keepsRuns: cacheByteLimit != nil)
    files = cacheByteLimit.map { _ in FileMemory() }
  }

  /// Renders the display list as a PNG file; throws a ``CairoError``.
  public func png(of list: DisplayList) throws -> Data {
    guard let files else { return try newPNG(of: list) }
    if let known = files.file(of: list.digest) { return known }
    let file = try newPNG(of: list)
    files.insert(file, for: list.digest)
    return file
  }

  /// Renders the display list as a PNG file, and calls `enter` at the start of each step, for a caller
  /// that measures them; never takes a file that was rendered before.
  public func png(of list: DisplayList, enter: (RenderingStep) -> Void) throws -> Data {
    try newPNG(of: list, enter: enter)
  }

  private func newPNG(
    of list: DisplayList, enter: (RenderingStep) -> Void = { _ in }
  ) throws(CairoError) -> Data {
    enter(.draw)
    guard !makesCompactFiles else {
      let bitmap = try bitmap(of: list)
      enter(.encode)
      return try CompactPNG.png(of: bitmap)
    }
    let frame = try frame(of: list)
    let composition = try Composition(list, frame: frame, by: rasterizer(frame, list.scale))
    guard let composition else {
      let bitmap = try bitmap(of: list)
      enter(.encode)
      return try encoder.png(of: bitmap)
    }
    return try encoder.png(of: composition, enter: enter)
  }

  /// Renders the display list as a bitmap; throws a ``CairoError``.
  public func pixels(of list: DisplayList) throws -> Pixels {
    let frame = try frame(of: list)
    let bitmap: Bitmap
    if let composition = try Composition(list, frame: frame, by: rasterizer(frame, list.scale)) {
      bitmap = try Bitmap(uncleared: frame)
      composition.draw(rows: 0..<frame.height, on: bitmap)
    } else {
      bitmap = try self.bitmap(of: list)
    }
    return Pixels(width: bitmap.width, height: bitmap.height, data: bitmap.frozenData)
  }

  /// Encodes a bitmap as a PNG file; throws a ``CairoError``.
  public func png(of pixels: Pixels) throws -> Data {
    let bitmap = try Bitmap(pixels)
    return try makesCompactFiles ? CompactPNG.png(of: bitmap) : encoder.png(of: bitmap)
  }

  /// Renders the display list as an SVG document; throws a ``CairoError``.
  public func svg(of list: DisplayList, text form: SVGText) throws -> Data {
    try SVGWriter.document(list, assets: assets, as: form)
  }

  /// Renders the display list as a PDF document of one page; throws a ``CairoError``.
  ///
  /// Layers that a PDF document cannot express are images: those with filters other than shadows,
  /// with perspective, with backdrop filters, or with blend modes that PDF lacks.
  public func pdf(of list: DisplayList) throws -> Data {
    try PDFDocument.data(of: list, assets: assets)
  }

  /// Renders an animation as an SVG document; throws a ``CairoError``.
  public func svg(of animation: DisplayAnimation, dark: DisplayAnimation?) throws -> Data {
    try SVGAnimationWriter.document(
      animation, dark: dark, assets: assets, cache: cache)
  }

  /// The characters of a text run in order, each with its place.
  public func clusters(of run: TextRun) -> [TextCluster] { text.clusters(of: run) }

  /// The metrics of a text run; zero for an invalid font size.
  public func metrics(of run: TextRun) -> TextMetrics { text.metrics(of: run) }

  /// The vertical metrics of a face: those of the platform for a face of the system.
  public func lineMetrics(of face: FontFace) -> LineMetrics? { text.lineMetrics(of: face) }

  /// The font family names, sorted.
  public var families: [String] { text.families }

  /// The face of a font file with a full name or a PostScript name.
  public func face(named name: String) -> NamedFace? { text.faces[name] }

  /// The sharpest image of a name; nil if no folder contains it.
  public func image(named name: String) -> ImageAsset? {
    images.asset(named: name, for: ImageTraits(scale: .infinity))
  }

  /// The image of a name for a device; nil if no folder contains it.
  ///
  /// A file that cannot be decoded is an image without size, and listed in ``unreadableImages``.
  public func image(named name: String, for traits: ImageTraits) -> ImageAsset? {
    images.asset(named: name, for: traits)
  }

  /// The image in the bytes of a picture file; nil if they are none.
  public func image(in file: Data, scale: CGFloat) -> ImageAsset? {
    images.asset(in: file, scale: scale)
  }

  /// The bytes of a data set; nil if no asset catalog has it.
  public func data(named name: String) -> Data? { images.data(named: name) }

  /// The names of all images, sorted.
  public var imageNames: [String] { images.names }

  /// The functions of shaders.
  public var shaders: any ShaderRunning { assets.shaders }

  /// The image files that were asked for and could not be read, each with the reason, sorted.
  public var unreadableImages: [(file: String, reason: String)] { images.unreadable }

  /// The library versions and font hashes that determine the output; reads all font files, once.
  public var provenance: [(name: String, version: String)] {
    knownProvenance.withLock { known in
      let list =
        known ?? Provenance.list(fonts) + (makesCompactFiles ? [("png", "compact")] : [])
      known = list
      return list
    }
  }

  /// Renders the display list as a bitmap.
  package func bitmap(of list: DisplayList) throws(CairoError) -> Bitmap {
    let bitmap = try Bitmap(uncleared: frame(of: list))
    try bitmap.draw { context throws(CairoError) in
      fill(list.background, on: context)
      try rasterizer(bitmap.frame, list.scale).drawItems(
        list.content, CGAffineTransform(scaleX: list.scale, y: list.scale),
        on: .init(bitmap: bitmap, context: context, visible: bitmap.frame))
    }
    return bitmap
  }

  private func rasterizer(_ frame: PixelRect, _ scale: CGFloat) -> LayerRasterizer {
    LayerRasterizer(
      painter: CommandPainter(assets: assets), cache: cache,
      canvasArea: CGFloat(frame.width * frame.height), scale: scale)
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
    let bitmap = try Bitmap(frame(of: list))
    let painter = CommandPainter(
      assets: assets, remembersText: false, samplesGradients: false)
    try bitmap.draw { context throws(CairoError) in
      fill(list.background, on: context)
      try NaiveRasterizer(painter: painter).draw(
        list.content, CGAffineTransform(scaleX: list.scale, y: list.scale), on: context,
        frame: bitmap.frame)
    }
    return try bitmap.pngWithAlpha()
  }

  /// The pixels of the canvas.
  private func frame(of list: DisplayList) throws(CairoError) -> PixelRect {
    let (width, height) = (list.canvas.width * list.scale, list.canvas.height * list.scale)
    let limit = CGFloat(Bitmap.longestSide)
    guard list.scale > 0, width > 0, height > 0, width <= limit, height <= limit else {
      throw .canvas(width: width, height: height)
    }
    let size = list.pixelSize
    return PixelRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  private func fill(_ color: Color.Resolved, on context: OpaquePointer) {
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_paint(context)
  }
}
