import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// Drawing commands.
extension SVGWriter {
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
      return try image(asset, in: frame, smooth: smooth)
    case .template(let asset, let frame, let smooth, let paint):
      guard let paint = try paint.simplified else { return "" }
      let stencil = try image(asset, in: frame, smooth: smooth)
      guard !stencil.isEmpty else { return "" }
      return try fill(try shape(Path(frame)), paint, over: command.bounds)
        .with("mask", try definitions.mask(stencil, bounds: frame)).closed
    }
  }

  private mutating func shape(_ path: Path) throws(CairoError) -> SVGElement {
    guard let rect = path.rectangle else {
      let data = try SVGPathData.data(path, digits: pathDigits)
      guard glyphUnit != nil, useCounts.isShared(path), data.utf8.count > Self.shortPath else {
        return SVGElement("path").with("d", data)
      }
      return SVGElement("use").with(definitions.reference, definitions.outline(data))
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
    return element.with("fill", try reference(to: paint, over: area, movedBy: origin))
  }

  /// Defines a simplified paint that is no color and returns the reference.
  ///
  /// `area` bounds the painted element; `origin` is the offset of the element's coordinates.
  private mutating func reference(
    to paint: Paint, over area: CGRect, movedBy origin: CGPoint
  ) throws(CairoError) -> String {
    guard case .shader = paint else {
      return try definitions.gradient(paint, over: area, movedBy: origin)
    }
    let plane = LayerContent([.command(.fill(Path(area), paint, evenOdd: false))])
    guard let picture = try layerRasterizer.picture(of: plane, in: area, stretch: 1) else {
      return "none"
    }
    let frame = picture.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    return try definitions.pattern(
      "s", try image(picture.png, in: frame, smooth: true, opacity: 1), over: frame)
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
        "stroke", try reference(to: paint, over: area, movedBy: .zero))
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
          element = SVGElement("use").with(definitions.reference, definitions.outline(data))
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
    for glyph in text.bitmapGlyphs where paint.opacity > 0 {
      result += try self.image(
        glyph.pixels.embedded, in: glyph.frame.offsetBy(dx: origin.x, dy: origin.y), smooth: true,
        opacity: paint.opacity)
    }
    return result
  }

  /// An image of the scene: an SVG file as it is, other shapes as pixels.
  private mutating func image(
    _ asset: ImageAsset, in frame: CGRect, smooth: Bool
  ) throws(CairoError) -> String {
    guard frame.width > 0, frame.height > 0 else { return "" }
    if let drawing = try images.drawing(of: asset) {
      return try image(drawing, in: frame, smooth: smooth, opacity: 1)
    }
    let scale = CGAffineTransform(
      scaleX: ImageStore.documentScale, y: ImageStore.documentScale)
    guard let pixels = try images.pixels(of: asset, in: frame, scale) else { return "" }
    return try image(pixels.embedded, in: frame, smooth: smooth, opacity: 1)
  }

  mutating func image(
    _ png: Data, in frame: CGRect, smooth: Bool, opacity: Double
  ) throws(CairoError) -> String {
    try image(EmbeddedPicture(png, as: .png), in: frame, smooth: smooth, opacity: opacity)
  }

  mutating func image(
    _ picture: EmbeddedPicture, in frame: CGRect, smooth: Bool, opacity: Double
  ) throws(CairoError) -> String {
    let place = CGAffineTransform(
      a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
    return SVGElement("use").with(definitions.reference, definitions.image(picture, smooth: smooth))
      .with("transform", try SVGNumber.transform(place))
      .with("opacity", try SVGColor.opacity(opacity)).closed
  }
}
