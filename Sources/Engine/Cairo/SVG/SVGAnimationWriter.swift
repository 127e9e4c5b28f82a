import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Writes animations as SVG documents that play by CSS keyframes.
///
/// Attributes have the values of the first frame, which readers without CSS animations show, and
/// those who prefer reduced motion.
struct SVGAnimationWriter {
  var writer: SVGWriter
  var styles = SVGAnimationStyles()
  private let state: DocumentState
  /// The largest factor by which the layers around the current one enlarge it.
  private var stretch: CGFloat = 1

  /// The document; lengths are points, equal to CSS pixels.
  ///
  /// Readers who prefer the dark color scheme see `dark` instead, if there is one.
  static func document(
    _ animation: DisplayAnimation, dark: DisplayAnimation?, assets: DrawingAssets,
    cache: LayerCache?
  ) throws(CairoError) -> Data {
    guard animation.canvas.width > 0, animation.canvas.height > 0 else {
      throw .canvas(width: animation.canvas.width, height: animation.canvas.height)
    }
    let empty = DisplayList(
      canvas: animation.canvas, scale: animation.scale, background: animation.background,
      content: LayerContent([]))
    var writer = SVGAnimationWriter(
      writer: SVGWriter(
        SVGUseCounts(animation.layers + (dark?.layers ?? [])), over: empty, assets: assets,
        cache: cache, glyphUnit: Self.glyphUnit(for: animation.layers)),
      state: DocumentState(canvas: animation.canvas))
    var body = try writer.body(of: animation)
    if let dark {
      let other = try writer.body(of: dark)
      body =
        SVGElement("g").with("data-scheme", "light").around(body)
        + SVGElement("g").with("data-scheme", "dark").around(other)
    }
    let definitions = writer.writer.definitions.text
    let title =
      animation.title.map { title in
        let title = title.replacing(SVGDefinitions.documentName, with: "")
        return "<title>\(SVGElement.escaped(title))</title>\n"
      } ?? ""
    let content =
      title + "<style>\n" + (try playback(of: animation, dark: dark)) + writer.styles.text
      + "</style>\n"
      + (definitions.isEmpty ? "" : SVGElement("defs").around(definitions))
    let (width, height) = (
      try SVGNumber.format(animation.canvas.width), try SVGNumber.format(animation.canvas.height)
    )
    let root = SVGElement("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", width + "px").with("height", height + "px")
      .with("viewBox", "0 0 \(width) \(height)").with("role", "img")
      .with("id", SVGDefinitions.documentName)
    // Line ends after empty elements are a hundredth of the document.
    let text = root.around(content + body).replacing("/>\n", with: "/>")
    return Data(SVGDefinitions.prefixed(text).utf8)
  }

  /// The size of a unit in outlines of glyphs, in points.
  ///
  /// - Source: chosen: with half a unit of rounding, outlines are within a tenth of a pixel at two
  ///   pixels per point. Enlarged text has finer units.
  private static func glyphUnit(for layers: [AnimatedLayer]) -> CGFloat {
    let stretch = layers.map(\.farthestStretch).reduce(1, max)
    return stretch > 2.5 ? 0.01 : stretch > 1.25 ? 0.02 : 0.04
  }

  /// The rules that hold for the whole document, and for no other part of a page that has it inline.
  private static func playback(
    of animation: DisplayAnimation, dark: DisplayAnimation?
  ) throws(CairoError) -> String {
    let root = "#" + SVGDefinitions.documentName
    // Classes that name a timing function go before the default.
    let animated = ":where(\(root)) [class]"
    let scheme = { (name: String) in "\(root)>[data-scheme=\(name)]" }
    var rules =
      "\(animated){animation-timing-function:step-end;animation-fill-mode:forwards;"
      + "\(try timing(of: animation))}\n"
    if let dark {
      if dark.duration != animation.duration || dark.passes != animation.passes {
        rules += ":where(\(scheme("dark"))) [class]{\(try timing(of: dark))}\n"
      }
      rules += "\(scheme("dark")){display:none}\n@media(prefers-color-scheme:dark){"
      rules += "\(scheme("light")){display:none}\(scheme("dark")){display:inline}}\n"
    }
    // Readers without the timing function would show lines where there are none.
    rules +=
      "@supports not (animation-timing-function:linear(0,1)){\(animated){animation:none!important}}\n"
    guard animation.playsByItself else {
      return rules + "\(animated){animation-play-state:paused}\n"
    }
    return rules
      + "@media(prefers-reduced-motion:reduce){\(animated){animation:none!important}}\n"
  }

  private static func timing(of animation: DisplayAnimation) throws(CairoError) -> String {
    "animation-duration:\(try SVGNumber.format(factor: animation.duration))s;"
      + "animation-iteration-count:\(animation.passes.map { "\($0)" } ?? "infinite")"
  }

  private mutating func body(of animation: DisplayAnimation) throws(CairoError) -> String {
    guard animation.background.opacity > 0 else { return try write(animation.layers) }
    let background = SVGElement("rect")
      .with("width", try SVGNumber.format(animation.canvas.width))
      .with("height", try SVGNumber.format(animation.canvas.height))
      .with("fill", SVGColor.format(animation.background)).closed
    return background + (try write(animation.layers))
  }

  /// Writes layers; neighbors that come and go together become one group.
  private mutating func write(_ layers: [AnimatedLayer]) throws(CairoError) -> String {
    var text = ""
    var index = 0
    while index < layers.count {
      let visibility = layers[index].visibility
      let end = layers[index...].firstIndex { $0.visibility != visibility } ?? layers.count
      guard !visibility.isConstant, end - index > 1 else {
        text += try write(layers[index])
        index += 1
        continue
      }
      var group = AnimatedLayer(
        .layers(
          layers[index..<end].map { layer in
            var layer = layer
            layer.visibility = KeyframeTrack(true)
            return layer
          }), bounds: .null)
      group.visibility = visibility
      text += try write(group)
      index = end
    }
    return text
  }

  private mutating func write(_ layer: AnimatedLayer) throws(CairoError) -> String {
    guard layer.visibility.first || !layer.visibility.isConstant,
      layer.opacity.first > 0 || !layer.opacity.isConstant
    else { return "" }
    if let command = layer.restingCommand, !writer.definesOnce(layer.content) {
      var appearance = Attributes()
      if let keyframes = try visibility(of: layer) {
        appearance.values = [("visibility", layer.visibility.first ? nil : "hidden")]
        appearance.keyframes = [keyframes]
      }
      let text = try writer.write(command)
      guard !appearance.keyframes.isEmpty, !text.isEmpty else { return text }
      return appearance.applied(to: SVGElement("g"), named: name(of: appearance)).around(text)
    }
    let filtered = layer.filters.keys.contains { !$0.value.isEmpty }
    let outer = try outerAttributes(of: layer)
    let inner = try innerAttributes(of: layer)
    guard filtered else {
      let name = name(of: outer, inner)
      return try content(of: layer) { element in
        inner.applied(to: outer.applied(to: element, named: nil), named: name)
      }
    }
    // SVG filters before it clips; the display list clips first, so the clip goes on an inner
    // group.
    let (name, innerName) = (name(of: outer), name(of: inner))
    let text = try content(of: layer) { inner.applied(to: $0, named: innerName) }
    return text.isEmpty ? "" : outer.applied(to: SVGElement("g"), named: name).around(text)
  }

  private mutating func content(
    of layer: AnimatedLayer, _ attributes: (SVGElement) -> SVGElement
  ) throws(CairoError) -> String {
    let outer = stretch
    stretch *= layer.stretch
    defer { stretch = outer }
    let text: String
    switch layer.content {
    case .still(let content): return try writer.write(content, state, attributes)
    case .layers(let layers): text = try write(layers)
    case .box(let track): text = try write(track)
    case .picture(let content, let part):
      text = try writer.picture(of: content, in: part, stretch: stretch)
    case .item(let index, let list): text = try writer.write(index, of: list)
    }
    return text.isEmpty ? "" : attributes(SVGElement("g")).around(text)
  }

  // MARK: Attributes

  /// The attributes of an element at first, and the keyframes that change them.
  private struct Attributes {
    var values: [(name: String, value: String?)] = []
    var keyframes: [SVGAnimationStyles.Keyframes] = []

    func applied(to element: SVGElement, named name: String?) -> SVGElement {
      values.reduce(element) { $0.with($1.name, $1.value) }.with("class", name)
    }
  }

  private mutating func name(of attributes: Attributes...) -> String? {
    styles.name(of: attributes.flatMap(\.keyframes), in: &writer.definitions)
  }

  /// The attributes of a layer after its clip: transform, opacity, filters and visibility.
  private mutating func outerAttributes(
    of layer: AnimatedLayer
  ) throws(CairoError) -> Attributes {
    var result = Attributes()
    let list = SVGTransformList(layer.transform)
    result.values.append(("transform", try list.attribute(layer.transform.first)))
    result.values.append(("opacity", try SVGColor.opacity(layer.opacity.first)))
    var references: [[Layer.Filter]: String] = [:]
    for key in layer.filters.keys where references[key.value] == nil {
      for filter in key.value { try filter.check() }
      references[key.value] = try writer.definitions.filter(
        key.value, bounds: layer.bounds(after: key.value))
    }
    result.values.append(("filter", references[layer.filters.first]))
    result.values.append(("visibility", layer.visibility.first ? nil : "hidden"))
    result.keyframes = [
      try SVGAnimationStyles.lines(
        layer.transform, along: SVGAnimationLine.init(transforms:)
      ) {
        value throws(CairoError) in try list.declaration(value)
      },
      try SVGAnimationStyles.lines(
        layer.opacity, along: SVGAnimationLine.init(opacities:)
      ) {
        value throws(CairoError) in "opacity:" + (try SVGNumber.format(value))
      },
      try SVGAnimationStyles.steps(layer.filters) {
        value throws(CairoError) in "filter:" + (references[value] ?? "none")
      },
      try visibility(of: layer),
    ].compactMap(\.self)
    return result
  }

  private func visibility(
    of layer: AnimatedLayer
  ) throws(CairoError) -> SVGAnimationStyles.Keyframes? {
    try SVGAnimationStyles.steps(layer.visibility) {
      // A visible layer in a hidden one is hidden.
      value throws(CairoError) in "visibility:" + (value ? "inherit" : "hidden")
    }
  }

  /// The clip and the mask of a layer.
  private mutating func innerAttributes(
    of layer: AnimatedLayer
  ) throws(CairoError) -> Attributes {
    var result = Attributes()
    var references: [Path: String] = [:]
    for key in layer.clip.keys {
      guard let path = key.value, references[path] == nil else { continue }
      references[path] = try writer.definitions.clip(path)
    }
    result.values.append(("clip-path", layer.clip.first.flatMap { references[$0] }))
    if let mask = layer.mask {
      let text = try writer.write(mask, state) { $0 }
      result.values.append(("mask", try writer.definitions.mask(text, bounds: mask.bounds)))
    }
    let keyframes = try SVGAnimationStyles.steps(layer.clip) {
      value throws(CairoError) in "clip-path:" + (value.flatMap { references[$0] } ?? "none")
    }
    result.keyframes = keyframes.map { [$0] } ?? []
    return result
  }
}

extension AnimatedLayer {
  /// The largest factor by which the transform enlarges the layer.
  fileprivate var stretch: CGFloat {
    transform.keys.map { max(abs($0.value.scaleX), abs($0.value.scaleY)) }.max() ?? 1
  }

  /// The largest factor by which it enlarges what it draws.
  fileprivate var farthestStretch: CGFloat {
    switch content {
    case .layers(let layers): stretch * layers.map(\.farthestStretch).reduce(0, max)
    case .still(let content): stretch * content.farthestStretch
    case .box, .picture, .item: stretch
    }
  }

  /// The command that the layer draws where it always is, without attributes but visibility; nil
  /// for any other layer.
  fileprivate var restingCommand: DrawCommand? {
    guard case .still(let content) = content, content.items.count == 1,
      case .command(let command) = content.items[0],
      transform.isConstant, transform.first.isTranslation, opacity.isConstant, opacity.first == 1,
      filters.isConstant, filters.first.isEmpty, clip.isConstant, clip.first == nil, mask == nil
    else { return nil }
    return command.moved(by: transform.first.x, transform.first.y)
  }

  /// A rectangle that contains the content after filters.
  fileprivate func bounds(after filters: [Layer.Filter]) -> CGRect {
    filters.reduce(bounds) { bounds, filter in
      let spread = filter.spread
      return CGRect(
        x: bounds.minX - spread.leading, y: bounds.minY - spread.top,
        width: bounds.width + spread.leading + spread.trailing,
        height: bounds.height + spread.top + spread.bottom)
    }
  }
}

extension LayerContent {
  /// The largest factor by which layers enlarge commands, at least 1.
  fileprivate var farthestStretch: CGFloat {
    items.reduce(1) { most, item in
      guard case .layer(let layer) = item else { return most }
      let t = layer.transform
      let own = max(hypot(t.a, t.b), hypot(t.c, t.d))
      return max(most, own * layer.content.farthestStretch)
    }
  }
}
