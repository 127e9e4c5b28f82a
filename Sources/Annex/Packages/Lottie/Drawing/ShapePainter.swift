import ScrollworkFoundation
import ScrollworkGeometry

/// The shapes of a layer at a frame, painted from the last item to the first.
struct ShapePainter {
  let frame: Double

  /// A path that is filled or stroked.
  private struct Stroke {
    let path: Path
    let item: LottieShape
    var matrix: CGAffineTransform
    var opacity: Double
  }

  /// Paints the items.
  func paint(_ items: [LottieShape], in context: GraphicsContext) {
    for stroke in collect(items).strokes.reversed() {
      var context = context
      context.concatenate(stroke.matrix)
      switch stroke.item {
      case .fill(let paint, let evenOdd):
        context.opacity *= stroke.opacity * paint.opacity(at: frame)
        context.fill(
          stroke.path, with: paint.shading(at: frame), style: FillStyle(eoFill: evenOdd))
      case .stroke(let paint, let width, let cap, let join, let dashes):
        context.opacity *= stroke.opacity * paint.opacity(at: frame)
        let lengths = dashes.map { CGFloat($0.number(at: frame)) }
        let width = width.number(at: frame)
        guard width > 0 else { continue }
        context.stroke(
          stroke.path, with: paint.shading(at: frame),
          style: StrokeStyle(
            lineWidth: width, lineCap: cap == 2 ? .round : cap == 3 ? .square : .butt,
            lineJoin: join == 2 ? .round : join == 3 ? .bevel : .miter,
            dash: lengths.contains { $0 > 0 } ? lengths : []))
      default: break
      }
    }
  }

  /// The paths of a group and what is painted, the first item first.
  ///
  /// A fill or a stroke paints all paths before it, also those of groups.
  private func collect(_ items: [LottieShape]) -> (paths: [Path], strokes: [Stroke]) {
    var (paths, strokes): ([Path], [Stroke]) = ([], [])
    for (index, item) in items.enumerated() {
      let trims = items[(index + 1)...].compactMap(trim)
      func cut(_ path: Path) -> Path { trims.reduce(path) { cutting($0, to: $1) } }
      switch item {
      case .path(let path): paths.append(cut(path.path(at: frame)))
      case .star(let star): paths.append(cut(star.path(at: frame)))
      case .rectangle(let position, let size, let radius):
        let corner = radius.number(at: frame)
        paths.append(cut(Self.rectangle(rect(position, size), radius: corner)))
      case .ellipse(let position, let size):
        paths.append(cut(Self.ellipse(rect(position, size))))
      case .group(let inner, let transform):
        let (matrix, opacity) = (transform.matrix(at: frame), transform.opacity(at: frame))
        let found = collect(inner)
        paths += found.paths.map { cut($0.applying(matrix)) }
        strokes += found.strokes.map {
          Stroke(
            path: cut($0.path), item: $0.item, matrix: $0.matrix.concatenating(matrix),
            opacity: $0.opacity * opacity)
        }
      case .fill, .stroke:
        var path = Path()
        for part in paths { path.addPath(part) }
        strokes.append(Stroke(path: path, item: item, matrix: .identity, opacity: 1))
      case .trim: break
      }
    }
    return (paths, strokes)
  }

  /// An ellipse that begins at its top, as trims count.
  private static func ellipse(_ rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    // The unit circle turned by a quarter, scaled to the size.
    return Path { path in
      path.addArc(
        center: .zero, radius: 1, startAngle: .degrees(-90), endAngle: .degrees(270),
        clockwise: false)
      path.closeSubpath()
    }
    .applying(
      CGAffineTransform(translationX: center.x, y: center.y)
        .scaledBy(x: rect.width / 2, y: rect.height / 2))
  }

  /// A rectangle that begins at its right edge below the top, as trims count.
  private static func rectangle(_ rect: CGRect, radius: Double) -> Path {
    let radius = min(max(radius, 0), Double(min(rect.width, rect.height)) / 2)
    return Path { path in
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY + radius))
      for (x, y, angle) in [
        (rect.maxX, rect.maxY, 0.0), (rect.minX, rect.maxY, 90), (rect.minX, rect.minY, 180),
        (rect.maxX, rect.minY, 270),
      ] {
        let center = CGPoint(
          x: x == rect.maxX ? x - radius : x + radius,
          y: y == rect.maxY ? y - radius : y + radius)
        if radius > 0 {
          path.addArc(
            center: center, radius: radius, startAngle: .degrees(angle),
            endAngle: .degrees(angle + 90), clockwise: false)
        } else {
          path.addLine(to: CGPoint(x: x, y: y))
        }
      }
      path.closeSubpath()
    }
  }

  private func rect(_ position: LottieProperty, _ size: LottieProperty) -> CGRect {
    let (center, size) = (position.numbers(at: frame), size.numbers(at: frame))
    let (width, height) = (size.first ?? 0, size.count > 1 ? size[1] : 0)
    return CGRect(
      x: (center.first ?? 0) - width / 2, y: (center.count > 1 ? center[1] : 0) - height / 2,
      width: width, height: height)
  }

  /// The part of paths that a trim keeps.
  private func trim(_ item: LottieShape) -> (start: Double, end: Double)? {
    guard case .trim(let start, let end, let offset) = item else { return nil }
    let ends = [start.number(at: frame) / 100, end.number(at: frame) / 100].sorted()
    let shift = offset.number(at: frame) / 360
    return (ends[0] + shift, ends[1] + shift)
  }

  private func cutting(_ path: Path, to part: (start: Double, end: Double)) -> Path {
    let length = part.end - part.start
    if length >= 1 { return path }
    if length <= 0 { return Path() }
    let start = part.start - part.start.rounded(.down)
    var cut = path.trimmedPath(from: start, to: min(start + length, 1))
    if start + length > 1 { cut.addPath(path.trimmedPath(from: 0, to: start + length - 1)) }
    return cut
  }
}
