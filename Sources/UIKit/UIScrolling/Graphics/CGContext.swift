public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry

/// A recorder of drawing, with the state that commands are drawn in.
///
/// Gradients, images, text, shadows, clips and transforms are drawn as in the views of the scene.
public final class CGContext: @unchecked Sendable {
  /// What is saved and restored.
  struct State {
    var matrix: CGAffineTransform
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    var shadow: Layer.Filter?
    var clips: [Path] = []
  }

  private var drawn: [(item: DisplayItem, clips: [Path])] = []
  private(set) var state: State
  private var saved: [State] = []
  private var current = Path()
  private let colors: (UIColor) -> Color.Resolved
  /// The size of a context of pixels.
  let size: CGSize
  let scale: CGFloat

  package init(
    size: CGSize, scale: CGFloat, matrix: CGAffineTransform = .identity,
    colors: ((UIColor) -> Color.Resolved)? = nil
  ) {
    (self.size, self.scale) = (size, scale)
    state = State(matrix: matrix)
    let isDark = SceneAssets.current?.traits.isDark ?? false
    self.colors = colors ?? { $0.color.resolved(dark: isDark) }
  }

  /// A context of pixels, whose origin is at the bottom left; its memory is its own.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, data == nil else { return nil }
    self.init(
      size: CGSize(width: width, height: height), scale: 1,
      matrix: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The width, in pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }
  /// The height, in pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }
  /// The transform to the coordinates of the picture.
  public var ctm: CGAffineTransform { state.matrix }
  /// How images are scaled; they are always smooth.
  public var interpolationQuality = CGInterpolationQuality.default

  /// The picture that was drawn; nil without a scene.
  public func makeImage() -> CGImage? {
    DrawnBitmap(items, size: size, scale: scale).flatMap { CGImage($0) }
  }

  func resolve(_ color: CGColor) -> Color.Resolved { colors(UIColor(cgColor: color)) }

  /// What was drawn, back to front; runs with the same clips are clipped together.
  package var items: [DisplayItem] {
    var items: [DisplayItem] = []
    var rest = drawn[...]
    while let first = rest.first {
      let run = rest.prefix { $0.clips == first.clips }
      rest = rest.dropFirst(run.count)
      items += first.clips.reversed().reduce(run.map(\.item)) { content, clip in
        [.layer(Layer(LayerContent(content), clip: clip))]
      }
    }
    return items
  }

  /// Draws a command in the coordinates of the state.
  package func draw(_ command: DrawCommand) { draw([.command(command)]) }

  private func draw(_ content: [DisplayItem]) {
    let plain =
      state.matrix.isIdentity && state.alpha >= 1 && state.shadow == nil && state.blend == .normal
    let items =
      plain
      ? content
      : [
        .layer(
          Layer(
            LayerContent(content), transform: state.matrix, opacity: Double(state.alpha),
            filters: [state.shadow].compactMap { $0 }, blend: state.blend.mode))
      ]
    drawn += items.map { ($0, state.clips) }
  }

  // MARK: State

  /// Keeps the state.
  public func saveGState() { saved.append(state) }
  /// Takes the state that was kept last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Moves what is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.matrix = CGAffineTransform(translationX: x, y: y).concatenating(state.matrix)
  }
  /// Scales what is drawn.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.matrix = CGAffineTransform(scaleX: x, y: y).concatenating(state.matrix)
  }
  /// Turns what is drawn, by an angle in radians.
  public func rotate(by angle: CGFloat) {
    state.matrix = CGAffineTransform(rotationAngle: angle).concatenating(state.matrix)
  }
  /// Transforms what is drawn.
  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.concatenating(state.matrix)
  }
  /// Sets the color of areas.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the color of areas.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  /// Sets the limit of pointed corners.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets the lengths of dashes and gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dash, state.style.dashPhase) = (lengths, phase)
  }
  /// Sets the opacity of what is drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets how what is drawn blends with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  /// Sets whether edges are smooth; they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smooth; they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets a gray shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  /// Sets a shadow; nil for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      .shadow(color: resolve($0), radius: blur / 2, offset: offset)
    }
  }

  // MARK: The current path

  /// Begins a path.
  public func beginPath() { current = Path() }
  /// Begins a part of the path.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) { current.addLines(points) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc around a center; angles are in radians from the x axis.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach { current.addRect($0) } }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.addPath(path.path) }
  /// Closes the last part of the path.
  public func closePath() { current.closeSubpath() }
  /// The path.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }

  private func take() -> Path {
    defer { current = Path() }
    return current
  }

  // MARK: Drawing

  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(take(), evenOdd: rule == .evenOdd)
  }
  /// Draws the line of the path.
  public func strokePath() { stroke(take()) }
  /// Fills the path, draws its line, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = take()
    if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(path) }
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), evenOdd: false) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), evenOdd: false) }
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Draws the line of a rectangle of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    let black = Paint.color(.init(red: 0, green: 0, blue: 0))
    let shape = LayerContent([.command(.fill(Path(rect), black, evenOdd: false))])
    let eraser = DisplayItem.layer(
      Layer(shape, transform: state.matrix, blend: .destinationOut))
    drawn = [(.layer(Layer(LayerContent(items + [eraser]), isGroup: true)), [])]
  }

  package func fill(_ path: Path, evenOdd: Bool) {
    guard !path.isEmpty else { return }
    draw(.fill(path, .color(resolve(state.fill)), evenOdd: evenOdd))
  }

  package func stroke(_ path: Path, style: StrokeStyle? = nil) {
    guard !path.isEmpty else { return }
    draw(.stroke(path, style ?? state.style, .color(resolve(state.stroke))))
  }

  // MARK: Clips

  /// Keeps to the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: take()) }
  /// Keeps to a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path(rect)) }
  /// Keeps to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    rects.forEach { path.addRect($0) }
    clip(to: path)
  }

  package func clip(to path: Path) { state.clips.append(path.applying(state.matrix)) }

  // MARK: Images and gradients

  /// Draws a picture, upright where the y axis points upward.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY)
    draw([
      .layer(
        Layer(
          LayerContent([.command(.image(image.asset, frame: rect, smooth: true))]),
          transform: flip))
    ])
  }

  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    paint(.linearGradient(stops(gradient), start: startPoint, end: endPoint))
  }

  /// Draws a gradient between two circles, of which the second's center counts.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let colors = Paint.radialGradient(
      stops(gradient), center: endCenter, startRadius: startRadius, endRadius: endRadius)
    guard options.contains(.drawsAfterEndLocation) else {
      let side = 2 * endRadius
      let circle = CGRect(
        x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: side, height: side)
      return draw(.fill(Path(ellipseIn: circle), colors, evenOdd: false))
    }
    paint(colors)
  }

  private func paint(_ paint: Paint) {
    let whole = CGRect(origin: .zero, size: size).applying(state.matrix.inverted())
    draw(.fill(Path(whole), paint, evenOdd: false))
  }

  private func stops(_ gradient: CGGradient) -> [Paint.Stop] {
    gradient.stops.map { Paint.Stop(color: resolve($0.color), location: Double($0.location)) }
  }
}
