import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Writes display lists as SVG, with text as outlines, so that rendering does not depend on fonts.
///
/// The bytes depend on the list and the fonts alone: definitions are named by digests, and repeated
/// content is defined once.
struct SVGWriter {
  private let text: TextEngine
  private let images: ImageStore
  private let uses: SVGUses
  /// Rasterizes the layers that SVG cannot express.
  private let portrayer: LayerPortrayer
  private var definitions = SVGDefinitions()

  private init(_ list: DisplayList, text: TextEngine, images: ImageStore) {
    self.text = text
    self.images = images
    uses = SVGUses(list.content)
    portrayer = LayerPortrayer(list, text: text, images: images)
  }

  /// The document; lengths are points, equal to CSS pixels.
  static func document(
    _ list: DisplayList, text: TextEngine, images: ImageStore
  ) throws(CairoError) -> Data {
    guard list.canvas.width > 0, list.canvas.height > 0 else {
      throw .canvas(width: list.canvas.width, height: list.canvas.height)
    }
    let width = try SVGNumber.spell(list.canvas.width)
    let height = try SVGNumber.spell(list.canvas.height)
    var writer = SVGWriter(list, text: text, images: images)
    let background = SVGElement("rect").with("width", width).with("height", height)
      .with("fill", SVGColor.spell(list.background)).closed
    let body = try writer.body(of: list)
    let definitions = writer.definitions.text
    let content = (definitions.isEmpty ? "" : SVGElement("defs").around(definitions)) + background
    let root = SVGElement("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", width + "px").with("height", height + "px")
      .with("viewBox", "0 0 \(width) \(height)")
    return Data(root.around(content + body).utf8)
  }

  private mutating func body(of list: DisplayList) throws(CairoError) -> String {
    let sight = SVGSight(canvas: list.canvas)
    guard list.content.hasWordlessBlend else { return try items(of: list.content, sight) }
    return try picture(of: Layer(list.content), sight, over: list.background)
  }

  private mutating func items(
    of content: LayerContent, _ sight: SVGSight
  ) throws(CairoError) -> String {
    var text = ""
    for (index, item) in content.items.enumerated() {
      text += try spell(item, sight.of(index, in: content))
    }
    return text
  }

  private mutating func spell(
    _ item: DisplayItem, _ sight: SVGSight
  ) throws(CairoError) -> String {
    switch item {
    case .command(let command): try spell(command)
    case .layer(let layer): try spell(layer, sight)
    }
  }

  // MARK: Layers

  private mutating func spell(
    _ layer: Layer, _ sight: SVGSight
  ) throws(CairoError) -> String {
    guard layer.opacity > 0 else { return "" }
    if layer.needsPortrait { return try picture(of: layer, sight) }
    if layer.isSeenThrough, layer.clip != nil, layer.backdrop.isEmpty {
      return try cut(layer, sight, by: [])
    }
    if let mask = layer.mask, mask.bounds.isNull || mask.items.isEmpty { return "" }
    let inner = sight.inside(layer)
    let mask = try layer.mask.map { mask throws(CairoError) in
      try definitions.mask(try items(of: mask, inner.apart), bounds: mask.bounds)
    }
    let transform = try SVGNumber.transform(layer.transform)
    let opacity = try SVGColor.opacity(layer.opacity)
    let clip = try layer.clip.map { path throws(CairoError) in try definitions.clip(path) }
    let style = layer.style
    // Checks numbers first: invalid bounds may look empty.
    for filter in layer.filters { try filter.check() }
    if !layer.backdrop.isEmpty, layer.letsBeneathThrough {
      return SVGElement("g").with("transform", transform).with("opacity", opacity)
        .with("clip-path", clip).with("mask", mask).around(try pane(layer, sight))
    }
    guard !layer.filters.isEmpty, !layer.localBounds.isNull else {
      return try spell(layer.content, inner) {
        $0.with("transform", transform).with("opacity", opacity).with("clip-path", clip)
          .with("mask", mask).with("style", style)
      }
    }
    // SVG filters before it clips; the display list clips first, so the clip goes on an inner group.
    let content = try spell(layer.content, inner) {
      $0.with("clip-path", clip).with("mask", mask)
    }
    let filter = try definitions.filter(layer.filters, bounds: layer.localBounds)
    return SVGElement("g").with("transform", transform).with("opacity", opacity)
      .with("filter", filter).with("style", style).around(content)
  }

  /// Writes the items of a clipping layer in which some blend with the backdrop, each with its own clip.
  ///
  /// SVG isolates a clipped group, so nothing inside it could blend with the backdrop. The clips of `layers`,
  /// outermost first, are therefore applied to each item.
  ///
  /// - Source: [Compositing and Blending, isolated
  ///   groups](https://www.w3.org/TR/compositing-1/#csscompositingrules_SVG).
  private mutating func cut(
    _ layer: Layer, _ sight: SVGSight, by layers: [Layer]
  ) throws(CairoError) -> String {
    let (layers, inner) = (layers + [layer], sight.inside(layer))
    var (text, plain) = ("", "")
    for (index, item) in layer.content.items.enumerated() {
      let place = inner.of(index, in: layer.content)
      guard case .layer(var child) = item, child.opacity > 0, child.blends else {
        plain += try spell(item, place)
        continue
      }
      text += try placed(plain, in: layers)
      plain = ""
      if child.isSeenThrough {
        text += try cut(child, place, by: layers)
      } else {
        let style = child.style
        // Isolated all the same.
        (child.blend, child.isGroup) = (.normal, true)
        let content = try placed(try spell(.layer(child), place), in: layers)
        text += content.isEmpty ? "" : SVGElement("g").with("style", style).around(content)
      }
    }
    return text + (try placed(plain, in: layers))
  }

  /// Wraps content in the transforms and clips of layers, outermost first.
  private mutating func placed(
    _ content: String, in layers: [Layer]
  ) throws(CairoError) -> String {
    guard !content.isEmpty else { return "" }
    var text = content
    for layer in layers.reversed() {
      var clip: String?
      if let path = layer.clip { clip = try definitions.clip(path) }
      text = SVGElement("g").with("transform", try SVGNumber.transform(layer.transform))
        .with("clip-path", clip).around(text)
    }
    return text
  }

  /// Writes a layer that SVG cannot express as an image.
  private mutating func picture(
    of layer: Layer, _ sight: SVGSight, over background: Color.Resolved? = nil
  ) throws(CairoError) -> String {
    guard let portrait = try portrayer.portrait(of: layer, in: sight, over: background) else {
      return ""
    }
    let style = layer.style
    return SVGElement("g").with("transform", try SVGNumber.transform(layer.transform))
      .with("opacity", try SVGColor.opacity(layer.opacity)).with("style", style)
      .around(try picture(portrait.pixels, in: portrait.frame, smooth: true, opacity: 1))
  }

  /// Writes the image of a backdrop layer, in the layer's own coordinates.
  private mutating func pane(_ layer: Layer, _ sight: SVGSight) throws(CairoError) -> String {
    let way = sight.inside(layer.transform).matrix
    guard abs(way.a * way.d - way.b * way.c) > 1e-12,
      let portrait = try portrayer.pane(of: layer, in: sight)
    else { return "" }
    return SVGElement("g").with("transform", try SVGNumber.transform(way.inverted()))
      .around(try picture(portrait.pixels, in: portrait.frame, smooth: true, opacity: 1))
  }

  /// Writes a group of a content's items, or a reference to it if it is shared.
  ///
  /// Contents with rasterized layers are not shared, because those depend on the position. Neither are
  /// contents that blend, because a reference is isolated.
  private mutating func spell(
    _ content: LayerContent, _ sight: SVGSight, _ attributes: (SVGElement) -> SVGElement
  ) throws(CairoError) -> String {
    guard uses.isShared(content), !content.hasPortraits, !content.blends else {
      let items = try items(of: content, sight)
      return items.isEmpty ? "" : attributes(SVGElement("g")).around(items)
    }
    let name = SVGDefinitions.name("c", content.digest)
    if !definitions.has(name) {
      let items = try items(of: content, sight)
      definitions.add(name, SVGElement("g").with("id", name).around(items))
    }
    return attributes(SVGElement("use").with("href", "#" + name)).closed
  }

  // MARK: Commands

  private mutating func spell(_ command: DrawCommand) throws(CairoError) -> String {
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
      return try spell(
        text.shaped(run)[run.ink], isShared: uses.isShared(run), at: frame.origin, paint,
        over: command.bounds)
    case .image(let asset, let frame, let smooth):
      guard frame.width > 0, frame.height > 0 else { return "" }
      return try picture(images.pixels(of: asset), in: frame, smooth: smooth, opacity: 1)
    }
  }

  private func shape(_ path: Path) throws(CairoError) -> SVGElement {
    guard let rect = path.rectangle else {
      return SVGElement("path").with("d", try SVGPathData.data(path))
    }
    let (x, y) = (try SVGNumber.spell(rect.minX), try SVGNumber.spell(rect.minY))
    return SVGElement("rect").with("x", x == "0" ? nil : x).with("y", y == "0" ? nil : y)
      .with("width", try SVGNumber.spell(rect.width))
      .with("height", try SVGNumber.spell(rect.height))
  }

  private mutating func fill(
    _ element: SVGElement, _ paint: Paint, over area: CGRect, movedBy origin: CGPoint = .zero
  ) throws(CairoError) -> SVGElement {
    if case .color(let color) = paint {
      return element.with("fill", SVGColor.spell(color))
        .with("fill-opacity", try SVGColor.opacity(color.opacity))
    }
    return element.with("fill", try definitions.gradient(paint, over: area, movedBy: origin))
  }

  private mutating func stroke(
    _ element: SVGElement, _ style: StrokeStyle, _ paint: Paint, over area: CGRect
  ) throws(CairoError) -> SVGElement {
    var element = element.with("fill", "none")
    if case .color(let color) = paint {
      element = element.with("stroke", SVGColor.spell(color))
        .with("stroke-opacity", try SVGColor.opacity(color.opacity))
    } else {
      element = element.with(
        "stroke", try definitions.gradient(paint, over: area, movedBy: .zero))
    }
    var dash: [String] = []
    for length in style.effectiveDash { dash.append(try SVGNumber.spell(length)) }
    let isMitered = style.lineJoin == .miter
    return element.with("stroke-width", try SVGNumber.spell(style.lineWidth))
      .with("stroke-linecap", style.lineCap == .butt ? nil : "\(style.lineCap)")
      .with("stroke-linejoin", isMitered ? nil : "\(style.lineJoin)")
      .with("stroke-miterlimit", isMitered ? try SVGNumber.spell(max(1, style.miterLimit)) : nil)
      .with("stroke-dasharray", dash.isEmpty ? nil : dash.joined(separator: " "))
      .with(
        "stroke-dashoffset",
        dash.isEmpty || style.dashPhase == 0 ? nil : try SVGNumber.spell(style.dashPhase))
  }

  private mutating func spell(
    _ text: ShapedText.Part, isShared: Bool, at origin: CGPoint, _ paint: Paint,
    over area: CGRect
  ) throws(CairoError) -> String {
    var result = ""
    if !text.outline.isEmpty, let simple = try paint.simplified {
      let data = try SVGPathData.data(text.outline)
      var element: SVGElement
      if isShared {
        element = SVGElement("use").with("href", definitions.outline(data))
          .with("x", try SVGNumber.spell(origin.x)).with("y", try SVGNumber.spell(origin.y))
      } else {
        element = SVGElement("path").with("d", data).with(
          "transform",
          try SVGNumber.transform(CGAffineTransform(translationX: origin.x, y: origin.y)))
      }
      element = try fill(element, simple, over: area, movedBy: origin)
      result += element.closed
    }
    for picture in text.pictures where paint.pictureOpacity > 0 {
      result += try self.picture(
        picture.pixels, in: picture.frame.offsetBy(dx: origin.x, dy: origin.y), smooth: true,
        opacity: paint.pictureOpacity)
    }
    return result
  }

  private mutating func picture(
    _ pixels: ImagePixels, in frame: CGRect, smooth: Bool, opacity: Double
  ) throws(CairoError) -> String {
    let place = CGAffineTransform(
      a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
    return SVGElement("use").with("href", definitions.image(pixels, smooth: smooth))
      .with("transform", try SVGNumber.transform(place))
      .with("opacity", try SVGColor.opacity(opacity)).closed
  }
}

extension Layer {
  /// Whether the layer only transforms and clips, and something in it blends with the backdrop.
  fileprivate var isSeenThrough: Bool { blends && blend == .normal }

  /// The CSS style for blending and isolation; nil for none.
  fileprivate var style: String? {
    if blend != .normal { return blend.cssName.map { "mix-blend-mode:\($0)" } }
    return isGroup && content.blends ? "isolation:isolate" : nil
  }
}
