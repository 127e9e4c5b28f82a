import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Writes display lists as SVG, with text as outlines, so that rendering does not depend on fonts,
/// or as live text.
///
/// The bytes depend on the list and the fonts alone: definitions are named by digests, and repeated
/// content is defined once.
struct SVGWriter {
  private let text: TextEngine
  private let textForm: SVGText
  private let images: ImageStore
  private let useCounts: SVGUseCounts
  private let cache: LayerCache?
  /// Rasterizes the layers that SVG cannot express.
  private(set) var layerRasterizer: DocumentLayerRasterizer
  /// The size of a unit in outlines of glyphs, each defined once; nil if texts are defined instead.
  let glyphUnit: CGFloat?
  var definitions: SVGDefinitions

  private init(
    _ list: DisplayList, text: TextEngine, as textForm: SVGText, images: ImageStore
  ) {
    self.text = text
    self.textForm = textForm
    self.images = images
    useCounts = SVGUseCounts(list.content, text: textForm)
    cache = nil
    layerRasterizer = DocumentLayerRasterizer(list, text: text, images: images)
    glyphUnit = nil
    definitions = SVGDefinitions()
  }

  /// Creates a writer of the parts of an animation.
  ///
  /// Layers are rasterized at the scale of the frames: hundreds of pictures are large enough.
  /// Outlines of glyphs are in units of `glyphUnit` points.
  init(
    _ useCounts: SVGUseCounts, over list: DisplayList, text: TextEngine, images: ImageStore,
    cache: LayerCache?, glyphUnit: CGFloat
  ) {
    self.text = text
    textForm = .outlines
    self.images = images
    self.useCounts = useCounts
    self.cache = cache
    layerRasterizer = DocumentLayerRasterizer(
      list, text: text, images: images, cache: cache, oversampling: 1)
    self.glyphUnit = glyphUnit
    definitions = SVGDefinitions(hasShortNames: true)
  }

  /// The number of decimals in path data; an animation is drawn at its size.
  private var pathDigits: Int { glyphUnit == nil ? 3 : 2 }

  /// The document; lengths are points, equal to CSS pixels.
  static func document(
    _ list: DisplayList, text: TextEngine, as textForm: SVGText, images: ImageStore
  ) throws(CairoError) -> Data {
    guard list.canvas.width > 0, list.canvas.height > 0 else {
      throw .canvas(width: list.canvas.width, height: list.canvas.height)
    }
    let width = try SVGNumber.format(list.canvas.width)
    let height = try SVGNumber.format(list.canvas.height)
    var writer = SVGWriter(list, text: text, as: textForm, images: images)
    let background = SVGElement("rect").with("width", width).with("height", height)
      .with("fill", SVGColor.format(list.background)).closed
    let body = try writer.body(of: list)
    let definitions = writer.definitions.text
    let content = (definitions.isEmpty ? "" : SVGElement("defs").around(definitions)) + background
    let root = SVGElement("svg").with("xmlns", "http://www.w3.org/2000/svg")
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
    case .text, .image: return useCounts.isShared(content)
    case .fill(let path, _, _), .stroke(let path, _, _):
      return path.rectangle == nil && (useCounts.isShared(path) || useCounts.isShared(content))
    }
  }

  /// Writes an item of a still, or all of them for −1, in the coordinates of the canvas.
  mutating func write(_ index: Int, of list: DisplayList) throws(CairoError) -> String {
    let outer = layerRasterizer
    layerRasterizer = DocumentLayerRasterizer(
      list, text: text, images: images, cache: cache, oversampling: 1)
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
      try definitions.mask(try items(of: mask, inner.withEmptyBackdrop), bounds: mask.bounds)
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
    let name = definitions.name("c", content.digest)
    if !definitions.has(name) {
      let items = try items(of: content, state)
      definitions.add(name, SVGElement("g").with("id", name).around(items))
    }
    return attributes(SVGElement("use").with("href", "#" + name)).closed
  }

  // MARK: Commands

  mutating func write(_ command: DrawCommand) throws(CairoError) -> String {
    switch command {
    case .fill(let path, let paint, let evenOdd):
      guard let paint = try paint.simplified else { return "" }
      return try fill(try shape(path), paint, over: command.bounds).with(
        "fill-rule", evenOdd ? "evenodd" : nil
      ).closed
    case .stroke(let path, let style, let paint):
      guard style.lineWidth > 0, let paint = try paint.simplified else { return "" }
      return try stroke(try shape(path), style, paint, over: command.bounds).closed
    case .text(let run, let frame, let paint):
      let part = text.shaped(run)[run.ink]
      if textForm == .live,
        let live = try liveText(part, run, at: frame.origin, paint, over: command.bounds)
      {
        return live
      }
      return try write(
        part, isShared: useCounts.isShared(run), at: frame.origin, paint,
        over: command.bounds)
    case .image(let asset, let frame, let smooth):
      guard frame.width > 0, frame.height > 0 else { return "" }
      return try image(images.pixels(of: asset).png, in: frame, smooth: smooth, opacity: 1)
    }
  }

  private mutating func shape(_ path: Path) throws(CairoError) -> SVGElement {
    guard let rect = path.rectangle else {
      let data = try SVGPathData.data(path, digits: pathDigits)
      guard glyphUnit != nil, useCounts.isShared(path), data.utf8.count > Self.shortPath else {
        return SVGElement("path").with("d", data)
      }
      return SVGElement("use").with("href", definitions.outline(data))
    }
    let (x, y) = (try SVGNumber.format(rect.minX), try SVGNumber.format(rect.minY))
    return SVGElement("rect").with("x", x == "0" ? nil : x).with("y", y == "0" ? nil : y)
      .with("width", try SVGNumber.format(rect.width))
      .with("height", try SVGNumber.format(rect.height))
  }

  /// The length of path data that is shorter than a reference to it.
  ///
  /// - Source: chosen; a definition and two references take some 90 bytes.
  private static let shortPath = 45

  mutating func fill(
    _ element: SVGElement, _ paint: Paint, over area: CGRect, movedBy origin: CGPoint = .zero
  ) throws(CairoError) -> SVGElement {
    if case .color(let color) = paint {
      return element.with("fill", SVGColor.format(color))
        .with("fill-opacity", try SVGColor.opacity(color.opacity))
    }
    return element.with("fill", try definitions.gradient(paint, over: area, movedBy: origin))
  }

  private mutating func stroke(
    _ element: SVGElement, _ style: StrokeStyle, _ paint: Paint, over area: CGRect
  ) throws(CairoError) -> SVGElement {
    var element = element.with("fill", "none")
    if case .color(let color) = paint {
      element = element.with("stroke", SVGColor.format(color))
        .with("stroke-opacity", try SVGColor.opacity(color.opacity))
    } else {
      element = element.with(
        "stroke", try definitions.gradient(paint, over: area, movedBy: .zero))
    }
    var dash: [String] = []
    for length in style.effectiveDash { dash.append(try SVGNumber.format(length)) }
    let isMitered = style.lineJoin == .miter
    return element.with("stroke-width", try SVGNumber.format(style.lineWidth))
      .with("stroke-linecap", style.lineCap == .butt ? nil : "\(style.lineCap)")
      .with("stroke-linejoin", isMitered ? nil : "\(style.lineJoin)")
      .with("stroke-miterlimit", isMitered ? try SVGNumber.format(max(1, style.miterLimit)) : nil)
      .with("stroke-dasharray", dash.isEmpty ? nil : dash.joined(separator: " "))
      .with(
        "stroke-dashoffset",
        dash.isEmpty || style.dashPhase == 0 ? nil : try SVGNumber.format(style.dashPhase))
  }

  private mutating func write(
    _ text: ShapedText.Part, isShared: Bool, at origin: CGPoint, _ paint: Paint,
    over area: CGRect
  ) throws(CairoError) -> String {
    var result = ""
    if !text.outline.isEmpty, let simple = try paint.simplified {
      if glyphUnit != nil, case .color = simple {
        let (place, content) = try glyphs(of: text, at: origin)
        result += try fill(SVGElement("g").with("transform", place), simple, over: area)
          .around(content)
      } else {
        let data = try SVGPathData.data(text.outline)
        var element: SVGElement
        if isShared {
          element = SVGElement("use").with("href", definitions.outline(data))
            .with("x", try SVGNumber.format(origin.x)).with("y", try SVGNumber.format(origin.y))
        } else {
          element = SVGElement("path").with("d", data).with(
            "transform",
            try SVGNumber.transform(CGAffineTransform(translationX: origin.x, y: origin.y)))
        }
        element = try fill(element, simple, over: area, movedBy: origin)
        result += element.closed
      }
    }
    for glyph in text.bitmapGlyphs where paint.bitmapGlyphOpacity > 0 {
      result += try self.image(
        glyph.pixels.png, in: glyph.frame.offsetBy(dx: origin.x, dy: origin.y), smooth: true,
        opacity: paint.bitmapGlyphOpacity)
    }
    return result
  }

  mutating func image(
    _ png: Data, in frame: CGRect, smooth: Bool, opacity: Double
  ) throws(CairoError) -> String {
    let place = CGAffineTransform(
      a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
    return SVGElement("use").with("href", definitions.image(png, smooth: smooth))
      .with("transform", try SVGNumber.transform(place))
      .with("opacity", try SVGColor.opacity(opacity)).closed
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
