import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The difference of two pictures of one scene: how far things move, and where anything changes.
struct DisplayMotion: Hashable {
  /// The largest distance over which a part moves, in points; 0 where parts change in place.
  private(set) var distance: CGFloat = 0
  /// A rectangle that contains all that changes, in points.
  private(set) var area = CGRect.null

  /// The motion from one picture to the other, of one canvas.
  init(from first: DisplayList, to second: DisplayList) {
    guard first != second else { return }
    let canvas = CGRect(origin: .zero, size: first.canvas)
    compare(
      first.content, second.content, Surroundings(clip: canvas), Surroundings(clip: canvas))
    area = area.overlap(with: canvas) ?? .null
    if first.content.dependsOnBackdrop || second.content.dependsOnBackdrop
      || first.background != second.background
    {
      area = canvas
    }
  }

  /// The motion of both.
  mutating func formUnion(_ other: DisplayMotion) {
    (distance, area) = (max(distance, other.distance), area.union(other.area))
  }

  /// What is around some content: its transform to the canvas, and the visible part of the canvas.
  private struct Surroundings {
    var transform = CGAffineTransform.identity
    var clip: CGRect

    /// The part of the canvas that shows a rectangle of the content.
    func area(of rect: CGRect) -> CGRect {
      rect.isNull ? .null : rect.applying(transform).overlap(with: clip) ?? .null
    }

    /// The surroundings of a layer's content.
    func inside(_ layer: Layer) -> Surroundings {
      var inner = self
      inner.transform = layer.transform.concatenating(transform)
      if let clip = layer.clip {
        inner.clip = inner.area(of: clip.boundingRect)
      }
      return inner
    }
  }

  private mutating func compare(
    _ first: LayerContent, _ second: LayerContent, _ here: Surroundings, _ there: Surroundings
  ) {
    if first.digest == second.digest {
      move(first.bounds, here, there)
    } else if first.items.count == second.items.count {
      for (one, other) in zip(first.items, second.items) { compare(one, other, here, there) }
    } else {
      // Something appears or disappears: what stays is known by its content.
      change(here.area(of: first.bounds).union(there.area(of: second.bounds)))
      var known = Dictionary(
        second.items.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
      for item in first.items {
        guard let other = known.removeValue(forKey: Key(item)) else { continue }
        compare(item, other, here, there)
      }
    }
  }

  private mutating func compare(
    _ first: DisplayItem, _ second: DisplayItem, _ here: Surroundings, _ there: Surroundings
  ) {
    switch (first, second) {
    case (.command(let one), .command(let other)):
      if one != other { change(here.area(of: one.bounds).union(there.area(of: other.bounds))) }
      let (from, to) = (one.anchor, other.anchor)
      let rect = one.bounds
      if Key(first) == Key(second) {
        let way = CGAffineTransform(translationX: to.x - from.x, y: to.y - from.y)
        move(
          rect, here, Surroundings(transform: way.concatenating(there.transform), clip: there.clip))
      } else {
        move(corners(rect, here), corners(other.bounds, there))
      }
    case (.layer(let one), .layer(let other)):
      compare(one, other, here, there)
    default:
      change(here.area(of: first.bounds).union(there.area(of: second.bounds)))
    }
  }

  private mutating func compare(
    _ one: Layer, _ other: Layer, _ here: Surroundings, _ there: Surroundings
  ) {
    var same = one
    (same.content, same.transform) = (other.content, other.transform)
    // A filter reaches beyond what changes in its layer, and perspective moves it.
    if same != other || one.projection != nil || !one.filters.isEmpty || one.mask != nil {
      if one != other || here.transform != there.transform {
        change(here.area(of: one.bounds).union(there.area(of: other.bounds)))
      }
    }
    if one.projection != other.projection {
      move(corners(one.bounds, here), corners(other.bounds, there))
    }
    let (inner, outer) = (here.inside(one), there.inside(other))
    if inner.clip != outer.clip { change(inner.clip.union(outer.clip)) }
    compare(one.content, other.content, inner, outer)
  }

  /// A rectangle of the content that may be elsewhere in the other picture.
  private mutating func move(_ rect: CGRect, _ here: Surroundings, _ there: Surroundings) {
    guard !rect.isNull, here.transform != there.transform else { return }
    change(here.area(of: rect).union(there.area(of: rect)))
    // Parts outside the canvas count for nothing, however far they move.
    guard !here.area(of: rect).isNull || !there.area(of: rect).isNull else { return }
    move(corners(rect, here), corners(rect, there))
  }

  private mutating func move(_ from: [CGPoint], _ to: [CGPoint]) {
    for (a, b) in zip(from, to) {
      let way = hypot(b.x - a.x, b.y - a.y)
      if way.isFinite { distance = max(distance, way) }
    }
  }

  private func corners(_ rect: CGRect, _ surroundings: Surroundings) -> [CGPoint] {
    guard !rect.isNull else { return [] }
    return [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(surroundings.transform) }
  }

  private mutating func change(_ rect: CGRect) {
    if !rect.isNull { area = area.union(rect) }
  }

  /// What tells an item wherever it is.
  private enum Key: Hashable {
    case command(DrawCommand)
    case layer(ContentDigest)

    init(_ item: DisplayItem) {
      switch item {
      case .command(let command):
        let anchor = command.anchor
        self = .command(command.moved(by: -anchor.x, -anchor.y))
      case .layer(let layer): self = .layer(layer.content.digest)
      }
    }
  }
}
