import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A page on which a figure is drawn, from top to bottom.
///
/// Drawing registers the frame of every label: a finished page knows whether labels cover each other.
struct FigurePage {
  let theme: FigureTheme
  let isDark: Bool
  /// The measurer of text, and the font set that draws it.
  let text: any TextMeasuring
  /// The width of the page, in points.
  let width: CGFloat
  /// The items and lines, back to front.
  private var parts: [Part] = []
  /// The labels, in the order in which they were drawn.
  private(set) var labels: [FigureLabel] = []
  /// The lines of text of the scenes, at which lines of annotations end.
  var words: [CGRect] = []
  /// The top of what comes next; everything above is taken.
  var top: CGFloat
  /// The description for people who do not see the figure: sentences, without the kind of figure.
  var description: [String] = []

  /// An empty page.
  init(width: CGFloat, theme: FigureTheme, isDark: Bool, text: any TextMeasuring) {
    (self.theme, self.isDark, self.text, self.width) = (theme, isDark, text, width)
    top = theme.margin
  }

  /// A part of a page.
  private enum Part {
    case items([DisplayItem])
    case line(FigureLine)
  }

  /// The lines of annotations, without their parts at words and labels.
  var lines: [FigureLine] {
    let taken = words + labels.map(\.frame)
    return parts.compactMap { part in
      if case .line(let line) = part { return line.cut(by: taken) }
      return nil
    }
  }

  /// The items, back to front.
  var items: [DisplayItem] {
    let taken = words + labels.map(\.frame)
    return parts.flatMap { part in
      switch part {
      case .items(let items): items
      case .line(let line): line.cut(by: taken).items
      }
    }
  }

  /// The colors.
  var palette: FigurePalette { theme.palette(dark: isDark) }
  /// The left edge of the content.
  var left: CGFloat { theme.margin }
  /// The right edge of the content.
  var right: CGFloat { width - theme.margin }
  /// The width of the content.
  var contentWidth: CGFloat { width - 2 * theme.margin }
  /// The unit of the grid.
  var grid: CGFloat { theme.grid }
}

// Shapes.
extension FigurePage {
  /// Draws items.
  mutating func draw(_ new: [DisplayItem]) {
    guard case .items(var items)? = parts.last else { return parts.append(.items(new)) }
    parts.removeLast()
    items += new
    parts.append(.items(items))
  }

  /// Draws a line of an annotation, on a halo of paper: without its parts at words and labels.
  ///
  /// - Parameters:
  ///   - path: The path; curves become straight pieces.
  ///   - color: The color.
  ///   - width: The width; that of a leader by default.
  ///   - dash: The dashes; none for a solid line.
  ///   - halo: The opacity of the halo; nil for none.
  ///   - opacity: The opacity of line and halo.
  ///   - clip: The area outside of which nothing is drawn.
  mutating func mark(
    _ path: Path, _ color: Color.Resolved, width: CGFloat? = nil, dash: [CGFloat] = [],
    halo: Double? = 0.85, opacity: Double = 1, within clip: Path? = nil
  ) {
    let line = FigureLine(
      parts: path.polylines, color: color, width: width ?? theme.hairline * 1.25, dash: dash,
      halo: halo.map { palette.paper.opacity($0) }, opacity: opacity, clip: clip)
    if !line.parts.isEmpty { parts.append(.line(line)) }
  }

  /// An empty page of the same look, with the words of this one: a layer of it.
  func layer() -> FigurePage {
    var page = FigurePage(width: width, theme: theme, isDark: isDark, text: text)
    page.words = words
    return page
  }

  /// Draws the parts of a layer, clipped to a path.
  mutating func draw(_ layer: FigurePage, within clip: Path) {
    for part in layer.parts {
      switch part {
      case .items(let items): draw([.layer(Layer(LayerContent(items), clip: clip))])
      case .line(var line):
        line.clip = clip
        parts.append(.line(line))
      }
    }
    labels += layer.labels
  }

  /// Fills a path.
  mutating func fill(_ path: Path, _ color: Color.Resolved, evenOdd: Bool = false) {
    draw([.command(.fill(path, .color(color), evenOdd: evenOdd))])
  }

  /// Strokes a path; a hairline by default.
  mutating func stroke(
    _ path: Path, _ color: Color.Resolved, width: CGFloat? = nil, dash: [CGFloat] = []
  ) {
    let style = StrokeStyle(
      lineWidth: width ?? theme.hairline, lineCap: dash.isEmpty ? .round : .butt,
      lineJoin: .round, dash: dash)
    draw([.command(.stroke(path, style, .color(color)))])
  }

  /// Strokes a straight line; a hairline by default.
  mutating func line(
    from start: CGPoint, to end: CGPoint, _ color: Color.Resolved, width: CGFloat? = nil,
    dash: [CGFloat] = []
  ) {
    stroke(
      Path { path in
        path.move(to: start)
        path.addLine(to: end)
      }, color, width: width, dash: dash)
  }
}

// Text.
extension FigurePage {
  /// The run of a text in a style; `width` breaks lines.
  func run(
    _ string: String, _ style: FigureTextStyle, width: CGFloat? = nil, lines: Int? = nil,
    weight: Int? = nil
  ) -> TextRun {
    var face = style.face(theme)
    if let weight { face.weight = weight }
    return TextRun(string, face: face, width: width, lineLimit: lines)
  }

  /// The size of a text in a style.
  func size(_ string: String, _ style: FigureTextStyle, width: CGFloat? = nil) -> CGSize {
    text.metrics(of: run(string, style, width: width)).size
  }

  /// Draws a text and registers it as a label.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - style: The style.
  ///   - point: The point on the page at which the `anchor` of the text lies.
  ///   - anchor: The anchor, the top left corner by default.
  ///   - width: The width at which lines break; nil for one line.
  ///   - color: The color; that of the style by default.
  ///   - alignment: The alignment of lines.
  /// - Returns: The frame.
  @discardableResult mutating func write(
    _ string: String, _ style: FigureTextStyle, at point: CGPoint,
    anchor: UnitPoint = .topLeading, width: CGFloat? = nil, color: Color.Resolved? = nil,
    alignment: TextRun.Alignment = .leading
  ) -> CGRect {
    var run = run(string, style, width: width)
    run.alignment = alignment
    let size = text.metrics(of: run).size
    let frame = CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
    draw([.command(.text(run, frame: frame, .color(color ?? style.color(palette))))])
    labels.append(FigureLabel(text: string, frame: frame))
    return frame
  }
}
