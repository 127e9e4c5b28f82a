import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Writes display lists as SVG, with text as outlines, so that rendering does not depend on fonts,
/// or as live text.
///
/// The bytes depend on the list and the fonts alone: definitions are named by digests, and repeated
/// content is defined once.
struct SVGWriter {
  private let assets: DrawingAssets
  let textForm: SVGText
  let useCounts: SVGUseCounts
  private let cache: LayerCache?
  /// Rasterizes the layers that SVG cannot express.
  private(set) var layerRasterizer: DocumentLayerRasterizer
  /// The size of a unit in outlines of glyphs, each defined once; nil if texts are defined instead.
  let glyphUnit: CGFloat?
  var definitions: SVGDefinitions

  var text: TextEngine { assets.text }
  var images: ImageStore { assets.images }

  private init(
    _ list: DisplayList, assets: DrawingAssets, as textForm: SVGText
  ) {
    self.assets = assets
    self.textForm = textForm
    useCounts = SVGUseCounts(list.content, text: textForm)
    cache = nil
    layerRasterizer = DocumentLayerRasterizer(list, assets: assets)
    glyphUnit = textForm == .glyphs ? Self.glyphUnit : nil
    definitions = SVGDefinitions(reference: textForm == .outlines ? "href" : Self.editorReference)
  }

  /// Creates a writer of the parts of an animation.
  ///
  /// Layers are rasterized at the scale of the frames: hundreds of pictures are large enough.
  /// Outlines of glyphs are in units of `glyphUnit` points.
  init(
    _ useCounts: SVGUseCounts, over list: DisplayList, assets: DrawingAssets,
    cache: LayerCache?, glyphUnit: CGFloat
  ) {
    self.assets = assets
    textForm = .outlines
    self.useCounts = useCounts
    self.cache = cache
    layerRasterizer = DocumentLayerRasterizer(
      list, assets: assets, cache: cache, oversampling: 1)
    self.glyphUnit = glyphUnit
    definitions = SVGDefinitions(hasShortNames: true)
  }

  /// The size of a unit in outlines of glyphs that are defined once each, in points.
  ///
  /// - Source: chosen: half a unit of rounding is not seen at eight pixels per point.
  private static let glyphUnit: CGFloat = 0.02

  /// The attribute of references in documents that are also for editors.
  ///
  /// - Source: measured: Inkscape 1.2 leaves out what is referred to by a plain `href`.
  private static let editorReference = "xlink:href"

  /// The number of decimals in path data; an animation is drawn at its size.
  var pathDigits: Int { glyphUnit == nil ? 3 : 2 }

  /// The document; lengths are points, equal to CSS pixels.
  static func document(
    _ list: DisplayList, assets: DrawingAssets, as textForm: SVGText
  ) throws(CairoError) -> Data {
    guard list.canvas.width > 0, list.canvas.height > 0 else {
      throw .canvas(width: list.canvas.width, height: list.canvas.height)
    }
    let width = try SVGNumber.format(list.canvas.width)
    let height = try SVGNumber.format(list.canvas.height)
    var writer = SVGWriter(list, assets: assets, as: textForm)
    let background =
      list.background.opacity == 0
      ? ""
      : SVGElement("rect").with("width", width).with("height", height)
        .with("fill", SVGColor.format(list.background)).closed
    let body = try writer.body(of: list)
    let definitions = writer.definitions.text
    let content = (definitions.isEmpty ? "" : SVGElement("defs").around(definitions)) + background
    let root = SVGElement("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("xmlns:xlink", textForm != .outlines ? "http://www.w3.org/1999/xlink" : nil)
      .with("width", width + "px").with("height", height + "px")
      .with("viewBox", "0 0 \(width) \(height)")
      // Advances are not rounded to pixels.
      .with("text-rendering", textForm == .live ? "geometricPrecision" : nil)
    return Data(root.around(content + body).utf8)
  }

  /// Whether a content is a command that is defined once for several layers.
  func definesOnce(_ content: AnimatedLayer.Content) -> Bool {
    guard case .still(let content) = content, case .command(let command) = content.items.first
    else { return false }
    switch command {
    case .text, .image, .template: return useCounts.isShared(content)
    case .fill(let path, _, _), .stroke(let path, _, _):
      return path.rectangle == nil && (useCounts.isShared(path) || useCounts.isShared(content))
    }
  }

  /// Writes an item of a still, or all of them for −1, in the coordinates of the canvas.
  mutating func write(_ index: Int, of list: DisplayList) throws(CairoError) -> String {
    let outer = layerRasterizer
    layerRasterizer = DocumentLayerRasterizer(
      list, assets: assets, cache: cache, oversampling: 1)
    defer { layerRasterizer = outer }
    guard list.content.items.indices.contains(index) else { return try body(of: list) }
    let state = DocumentState(canvas: list.canvas)
    return try write(list.content.items[index], state.of(index, in: list.content))
  }

  /// Writes a part of a content as an image, for layers around it that enlarge by `stretch`.
  mutating func picture(
    of content: LayerContent, in part: CGRect, stretch: CGFloat
  ) throws(CairoError) -> String {
    guard let picture = try layerRasterizer.picture(of: content, in: part, stretch: stretch)
    else { return "" }
    return try image(picture.png, in: picture.frame, smooth: true, opacity: 1)
  }

  private mutating func body(of list: DisplayList) throws(CairoError) -> String {
    let state = DocumentState(canvas: list.canvas)
    guard list.content.hasBlendUnsupportedBySVG else { return try items(of: list.content, state) }
    return try image(of: Layer(list.content), state, over: list.background)
  }

  mutating func items(
    of content: LayerContent, _ state: DocumentState
  ) throws(CairoError) -> String {
    var text = ""
    for (index, item) in content.items.enumerated() {
      text += try write(item, state.of(index, in: content))
    }
    return text
  }

  mutating func write(
    _ item: DisplayItem, _ state: DocumentState
  ) throws(CairoError) -> String {
    switch item {
    case .command(let command): try write(command)
    case .layer(let layer): try write(layer, state)
    }
  }

  // MARK: Layers

  mutating func write(
    _ layer: Layer, _ state: DocumentState
  ) throws(CairoError) -> String {
    guard layer.opacity > 0 else { return "" }
    if layer.needsRasterization { return try image(of: layer, state) }
    if layer.passesBlendingThrough, layer.clip != nil, layer.backdrop.isEmpty {
      return try writeClipped(layer, state, by: [])
    }
    if let mask = layer.mask, mask.bounds.isNull || mask.items.isEmpty { return "" }
    let inner = state.inside(layer)
    let mask = try layer.mask.map { mask throws(CairoError) in
      try self.mask(mask, inner.withEmptyBackdrop)
    }
    let transform = try SVGNumber.transform(layer.transform)
    let opacity = try SVGColor.opacity(layer.opacity)
    let clip = try layer.clip.map { path throws(CairoError) in try definitions.clip(path) }
    let style = layer.style
    // Checks numbers first: invalid bounds may look empty.
    for filter in layer.filters { try filter.check() }
    if !layer.backdrop.isEmpty, layer.passesBackdropThrough {
      return SVGElement("g").with("transform", transform).with("opacity", opacity)
        .with("clip-path", clip).with("mask", mask).around(try backdropLayer(layer, state))
    }
    guard !layer.filters.isEmpty, !layer.localBounds.isNull else {
      return try write(layer.content, inner) {
        $0.with("transform", transform).with("opacity", opacity).with("clip-path", clip)
          .with("mask", mask).with("style", style)
      }
    }
    // SVG filters before it clips; the display list clips first, so the clip goes on an inner
    // group.
    let content = try write(layer.content, inner) {
      $0.with("clip-path", clip).with("mask", mask)
    }
    let filter = try definitions.filter(layer.filters, bounds: layer.localBounds)
    return SVGElement("g").with("transform", transform).with("opacity", opacity)
      .with("filter", filter).with("style", style).around(content)
  }

  /// Defines the mask of a content and returns the reference.
  ///
  /// Editors take the luminance of a mask for its coverage, so for them its content is white.
  ///
  /// - Source: measured in Inkscape 1.2, which has no `mask-type`.
  private mutating func mask(
    _ content: LayerContent, _ state: DocumentState
  ) throws(CairoError) -> String {
    var items = try items(of: content, state)
    if textForm != .outlines {
      let white = try definitions.filter([.colors(.brightness(1))], bounds: content.bounds)
      items = SVGElement("g").with("filter", white).around(items)
    }
    return try definitions.mask(items, bounds: content.bounds)
  }

  /// Writes a layer that SVG cannot express as an image.
  private mutating func image(
    of layer: Layer, _ state: DocumentState, over background: Color.Resolved? = nil
  ) throws(CairoError) -> String {
    guard
      let rasterized = try layerRasterizer.rasterizedLayer(of: layer, in: state, over: background)
    else {
      return ""
    }
    let style = layer.style
    return SVGElement("g").with("transform", try SVGNumber.transform(layer.transform))
      .with("opacity", try SVGColor.opacity(layer.opacity)).with("style", style)
      .around(try image(rasterized.png, in: rasterized.frame, smooth: true, opacity: 1))
  }

  /// Writes a group of a content's items, or a reference to it if it is shared.
  ///
  /// Contents with rasterized layers are not shared, because those depend on the position. Neither
  /// are contents that blend, because a reference is isolated.
  mutating func write(
    _ content: LayerContent, _ state: DocumentState, _ attributes: (SVGElement) -> SVGElement
  ) throws(CairoError) -> String {
    guard useCounts.isShared(content), !content.hasRasterizedLayers, !content.blends else {
      let items = try items(of: content, state)
      return items.isEmpty ? "" : attributes(SVGElement("g")).around(items)
    }
    let name = definitions.name(textForm.contentLetter, content.digest)
    if !definitions.has(name) {
      let items = try items(of: content, state)
      definitions.add(name, SVGElement("g").with("id", name).around(items))
    }
    return attributes(SVGElement("use").with(definitions.reference, "#" + name)).closed
  }
}

extension Layer {
  /// Whether the layer only transforms and clips, and something in it blends with the backdrop.
  var passesBlendingThrough: Bool { blends && blend == .normal }

  /// The CSS style for blending and isolation; nil for none.
  var style: String? {
    if blend != .normal { return blend.cssName.map { "mix-blend-mode:\($0)" } }
    return isGroup && content.blends ? "isolation:isolate" : nil
  }
}

extension SVGText {
  /// The first letter of the names of contents, which refer to others in another way in each form.
  fileprivate var contentLetter: Character {
    switch self {
    case .outlines: "c"
    case .glyphs: "e"
    case .live: "l"
    }
  }
}
