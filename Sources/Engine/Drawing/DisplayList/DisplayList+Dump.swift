import Foundation
import ScrollworkGeometry

extension DisplayList {
  /// The picture as text, one step a line, nested steps indented: for goldens and for reading.
  ///
  /// Numbers have at most three decimals and zero no sign, so a difference in meaning is a
  /// difference in text and nothing else is.
  public var dump: String {
    var lines = [
      "canvas \(Dump.size(canvas)) @\(Dump.number(scale)) \(Dump.color(background))"
    ]
    Dump.write(content, indent: 1, to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LayerContent {
  /// The items as in ``DisplayList/dump``, one line a step.
  package var dumpLines: [String] {
    var lines: [String] = []
    Dump.write(self, indent: 0, to: &lines)
    return lines
  }
}

extension Layer.Filter {
  /// The filter as in ``DisplayList/dump``.
  package var dump: String { Dump.spell(self) }
}

extension Path {
  /// The path as in ``DisplayList/dump``.
  package var dump: String { Dump.path(self) }
}

extension Color.Resolved {
  /// The color as in ``DisplayList/dump``.
  package var dump: String { Dump.color(self) }
}

/// How the values of a display list are spelled.
private enum Dump {
  static func write(_ content: LayerContent, indent: Int, to lines: inout [String]) {
    let margin = String(repeating: "  ", count: indent)
    for item in content.items {
      switch item {
      case .command(let command): lines.append(margin + spell(command))
      case .layer(let layer):
        lines.append(margin + spell(layer))
        write(layer.content, indent: indent + 1, to: &lines)
        if let mask = layer.mask {
          lines.append(margin + "masked by")
          write(mask, indent: indent + 1, to: &lines)
        }
      }
    }
  }

  static func spell(_ layer: Layer) -> String {
    var words = ["layer"]
    if !layer.transform.isIdentity { words.append(spell(layer.transform)) }
    if let map = layer.projection {
      let rows = map.rows.map { "\(number($0[0])) \(number($0[1])) \(millionths($0[2]))" }
      words.append("projected \(rows.joined(separator: ", "))")
    }
    if layer.opacity != 1 { words.append("opacity \(number(layer.opacity))") }
    words += layer.filters.map(spell)
    if !layer.backdrop.isEmpty { words += ["backdrop"] + layer.backdrop.map(spell) }
    if let clip = layer.clip { words.append("clip \(path(clip))") }
    if layer.isGroup { words.append("group") }
    if layer.blend != .normal { words.append("blend \(layer.blend.rawValue)") }
    return words.joined(separator: " ")
  }

  private static func spell(_ t: CGAffineTransform) -> String {
    t.isTranslation
      ? "at \(number(t.tx)) \(number(t.ty))"
      : "matrix \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " "))"
  }

  static func spell(_ filter: Layer.Filter) -> String {
    switch filter {
    case .shadow(let color, let radius, let offset):
      "shadow \(Dump.color(color)) radius \(number(radius)) by \(size(offset))"
    case .blur(let radius, let isOpaque):
      "blur \(number(radius))\(isOpaque ? " opaque" : "")"
    case .colors(let matrix):
      "colors \(matrix.rows.map(Decimal3.spell).joined(separator: ","))"
    case .luminanceToAlpha: "luminance to alpha"
    case .alphaThreshold(let range, let color):
      "alpha \(number(range.lowerBound)) to \(number(range.upperBound)) \(Dump.color(color))"
    case .shader(let shader): spell(shader)
    }
  }

  private static func spell(_ shader: AppliedShader) -> String {
    let words = shader.arguments.map(spell).joined(separator: ", ")
    let reach = shader.maxSampleOffset
    return "\(shader.effect) shader \(shader.function.name)(\(words))"
      + (shader.space.isIdentity ? "" : " \(spell(shader.space))") + " in \(rect(shader.bounds))"
      + (reach == .zero ? "" : " reach \(size(reach))")
  }

  private static func spell(_ value: ShaderValue) -> String {
    switch value {
    case .numbers(let numbers): numbers.map { millionths(CGFloat($0)) }.joined(separator: " ")
    case .color(let color): Dump.color(color)
    case .boundingRect: "bounds"
    case .floats(let numbers): "[\(numbers.map { millionths(CGFloat($0)) }.joined(separator: " "))]"
    case .colors(let colors): "[\(colors.map(Dump.color).joined(separator: " "))]"
    case .data(let data): "\(data.count) bytes"
    case .image(let asset): "image \(quoted(asset.name))"
    }
  }

  static func spell(_ command: DrawCommand) -> String {
    switch command {
    case .fill(let path, let paint, let evenOdd):
      "fill \(Dump.path(path)) \(Dump.paint(paint))" + (evenOdd ? " even-odd" : "")
    case .stroke(let path, let style, let paint):
      "stroke \(Dump.path(path)) width \(number(style.lineWidth)) \(Dump.paint(paint))"
        + (style.dash.isEmpty ? "" : " dash \(style.dash.map(number).joined(separator: ","))")
    case .text(let run, let frame, let paint):
      "text \(quoted(run.string)) \(face(run.face))\(spans(of: run)) in \(rect(frame)) "
        + Dump.paint(paint)
    case .image(let asset, let frame, _):
      "image \(quoted(asset.name))\(slices(of: asset)) in \(rect(frame))"
    case .template(let asset, let frame, _, let paint):
      "template \(quoted(asset.name))\(slices(of: asset)) in \(rect(frame)) \(Dump.paint(paint))"
    }
  }

  static func slices(of asset: ImageAsset) -> String {
    guard let slices = asset.slices else { return "" }
    let insets = slices.insets
    let edges = [insets.top, insets.leading, insets.bottom, insets.trailing].map(number)
    return " \(slices.fill == .tile ? "tiled" : "stretched") within \(edges.joined(separator: ","))"
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    return "\"\(escaped.replacing("\"", with: "\\\""))\""
  }

  static func face(_ face: FontFace) -> String {
    "\(number(face.size))/\(face.weight)\(face.isItalic ? "i" : "")"
      + (face.family.map { " \(quoted($0))" }
        ?? (face.design == .default ? "" : " \(face.design.rawValue)"))
  }

  /// What is in a style of its own, and which of it is drawn.
  static func spans(of run: TextRun) -> String {
    var words = run.truncation == .tail ? "" : " cut at the \(run.truncation.rawValue)"
    guard !run.spans.isEmpty else { return words }
    let spans = run.spans.map { span in
      var words = ["\(span.length):\(face(span.face))"]
      if span.tracking != 0 { words.append("tracked \(number(span.tracking))") }
      if span.baselineOffset != 0 { words.append("raised \(number(span.baselineOffset))") }
      if let rule = span.underline {
        words.append("underline \(rule.pattern.rawValue) \(rule.ink)")
      }
      if let rule = span.strikethrough {
        words.append("strikethrough \(rule.pattern.rawValue) \(rule.ink)")
      }
      if let gap = span.gap { words.append("gap \(size(gap.size)) \(number(gap.descent))") }
      return words.joined(separator: " ") + (span.ink == 0 ? "" : " ink \(span.ink)")
    }
    words += " [\(spans.joined(separator: ", "))]"
    return words + (run.ink == 0 ? "" : " ink \(run.ink)")
  }

  /// An upright rectangle, or else the kinds of the elements, what tells their points from others, and
  /// the box they stand in.
  static func path(_ path: Path) -> String {
    if let rect = path.rectangle { return "rect \(Dump.rect(rect))" }
    var bytes = CanonicalBytes()
    bytes.path(path)
    let kinds = path.elements.map { element in
      switch element {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .closeSubpath: "Z"
      }
    }.joined()
    return "\(kinds)(\(bytes.digest.hexadecimal(digits: 6))) in \(rect(path.boundingRect))"
  }

  static func paint(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): Dump.color(color)
    case .linearGradient(let stops, let start, let end):
      "linear \(point(start)) to \(point(end)) "
        + spell(stops, places: Grid.locations(from: start, to: end) == Grid.length ? 3 : 9)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      "radial \(point(center)) \(number(startRadius)) to \(number(endRadius)) " + spell(stops)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      "angular \(point(center)) \(degrees(startAngle)) to \(degrees(endAngle)) " + spell(stops)
    case .ellipticalGradient(let stops, let center, let radii, let start):
      "elliptical \(point(center)) \(size(radii)) from \(number(start)) " + spell(stops)
    case .mesh(let mesh):
      "mesh \(mesh.width) by \(mesh.height) over \(color(mesh.background))"
        + zip(mesh.points, mesh.colors).map { " \(color($1))@\(point($0))" }.joined()
    case .shader(let shader, let opacity):
      spell(shader) + (opacity == 1 ? "" : " opacity \(number(opacity))")
    }
  }

  static func degrees(_ angle: Double) -> String { "\(Decimal3.spell(angle * 180 / .pi))°" }

  static func spell(_ stops: [Paint.Stop], places: Int = 3) -> String {
    stops.map { "\(color($0.color))@\(DecimalText.spell($0.location, places: places))" }
      .joined(separator: " ")
  }

  static func color(_ color: Color.Resolved) -> String {
    let hex = [color.red, color.green, color.blue].map { component in
      let digits = String(Int((component * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
    return "#" + hex + (color.opacity == 1 ? "" : "/\(number(color.opacity))")
  }

  static func rect(_ rect: CGRect) -> String {
    "\(point(rect.origin)) \(size(rect.size))"
  }

  static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  static func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

  static func number(_ value: CGFloat) -> String { Decimal3.spell(value) }

  /// A small number, such as what a point adds to a depth, in millionths; the rest as others are.
  static func millionths(_ value: CGFloat) -> String {
    abs(value) < 0.1 && value != 0 ? "\(number(value * 1_000_000))e-6" : number(value)
  }
}
