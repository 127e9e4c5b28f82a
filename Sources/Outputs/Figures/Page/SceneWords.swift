import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The lines of text in a picture, on a page; not those that something opaque, or a material, covers.
struct SceneWords {
  /// The measurer of text.
  let text: any TextMeasuring
  private(set) var frames: [CGRect] = []

  init(text: any TextMeasuring) { self.text = text }

  /// Adds the lines of text of a content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - map: The transform from the content to the page.
  ///   - clip: The visible part of the page.
  ///   - isOpaque: Whether the content covers what is beneath it.
  mutating func add(
    _ content: LayerContent, _ map: ProjectionTransform, in clip: CGRect, isOpaque: Bool = true
  ) {
    for item in content.items {
      switch item {
      case .command(.fill(let path, .color(let color), _)) where isOpaque && color.opacity == 1:
        cover(path, map, in: clip)
      case .command(let command): add(command, map, in: clip)
      case .layer(let layer):
        guard layer.opacity > 0.02 else { continue }
        let transform = ProjectionTransform(layer.transform)
        let inner = (layer.projection?.concatenating(transform) ?? transform).concatenating(map)
        let visible =
          layer.clip.map { clip.intersection($0.boundingRect.applying(inner)) } ?? clip
        guard !visible.isNull, !visible.isEmpty else { continue }
        if !layer.backdrop.isEmpty { cover(layer.bounds.applying(map).intersection(visible)) }
        let isPlain = layer.opacity == 1 && layer.mask == nil && layer.blend == .normal
        add(layer.content, inner, in: visible, isOpaque: isOpaque && isPlain)
      }
    }
  }

  /// Removes the lines whose middle is in a path.
  private mutating func cover(_ path: Path, _ map: ProjectionTransform, in clip: CGRect) {
    let rect = path.boundingRect.applying(map).intersection(clip)
    guard !rect.isNull, frames.contains(where: rect.intersects) else { return }
    guard let affine = map.affine, path.rectangle == nil else { return cover(rect) }
    let placed = path.applying(affine)
    frames.removeAll {
      let middle = CGPoint(x: $0.midX, y: $0.midY)
      return rect.contains(middle) && placed.contains(middle)
    }
  }

  /// Removes the lines whose middle is in a rectangle.
  private mutating func cover(_ rect: CGRect) {
    guard !rect.isNull else { return }
    frames.removeAll { rect.contains(CGPoint(x: $0.midX, y: $0.midY)) }
  }

  private mutating func add(
    _ command: DrawCommand, _ map: ProjectionTransform, in clip: CGRect
  ) {
    guard case .text(let run, let frame, _) = command else { return }
    let lines = text.metrics(of: run).lines.map { $0.offsetBy(frame.origin) }
    for line in lines.isEmpty ? [frame] : lines {
      let visible = line.applying(map).intersection(clip)
      if !visible.isNull, visible.width > 1, visible.height > 1 { frames.append(visible) }
    }
  }
}

extension FigurePage {
  /// Registers the lines of text of a content: lines of annotations end at them.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - map: The transform from the content to the page.
  ///   - clip: The visible part of the page.
  mutating func keepWords(of content: LayerContent, _ map: CGAffineTransform, in clip: CGRect) {
    var found = SceneWords(text: text)
    found.add(content, ProjectionTransform(map), in: clip)
    words += found.frames
  }

  /// The first of some points in whose way to a side there is no word; else the one with the fewest.
  ///
  /// - Parameters:
  ///   - points: The points, the best first.
  ///   - side: The side to which a leader runs.
  ///   - picture: The picture, beside which it ends.
  ///   - taken: The points of other leaders, which are kept apart.
  /// - Returns: The point, moved beside a word that it is in.
  func clearest(
    of points: [CGPoint], to side: HorizontalEdge, of picture: CGRect, beside taken: [CGPoint] = []
  ) -> CGPoint {
    let radius: CGFloat = 5
    let moved = points.map { beside($0, side, in: picture, radius) }
    let end = side == .leading ? picture.minX : picture.maxX
    let costs = moved.map { point -> CGFloat in
      let way = Segment(point, CGPoint(x: end, y: point.y))
      let near = words.filter { $0.insetBy(dx: -radius, dy: -radius).contains(point) }.count
      let others = taken.filter { way.distance(to: $0) < 2 * radius }.count
      return way.length(inside: words.map { $0.insetBy(dx: -1, dy: -2) }) + CGFloat(near + others)
        * 20
    }
    let least = costs.min() ?? 0
    return zip(moved, costs).first { $0.1 <= least + 0.5 }?.0 ?? points[0]
  }

  /// A point moved toward a side, out of the words that it is in.
  private func beside(
    _ point: CGPoint, _ side: HorizontalEdge, in picture: CGRect, _ distance: CGFloat
  ) -> CGPoint {
    var point = point
    for _ in 0..<8 {
      let around = words.first {
        $0.insetBy(dx: -distance + 0.5, dy: -1).contains(point) && picture.contains(point)
      }
      guard let around else { break }
      point.x = side == .leading ? around.minX - distance : around.maxX + distance
    }
    point.x = min(max(point.x, picture.minX), picture.maxX)
    return point
  }
}
