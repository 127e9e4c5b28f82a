import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Turns stills into animated layers.
struct AnimationTracker {
  private let reducer: KeyframeReducer
  /// The bound of places, in points.
  private let placeBound: Double
  /// The bound of opacities.
  private let opacityBound: Double
  private var dividing: AnimationPieces

  /// A tracker of frames at `times`, in millionths of the duration.
  init(
    times: [Int], text: any TextMeasuring, parts: PictureParts, placeBound: Double,
    opacityBound: Double
  ) {
    dividing = AnimationPieces(text: text, parts: parts)
    reducer = KeyframeReducer(times: times)
    // What is written deviates by a rounding of its own.
    self.placeBound = max(placeBound / 2, placeBound - TransformComponents.step)
    self.opacityBound = opacityBound
  }

  /// The layers of stills, one for each time.
  mutating func layers(of lists: [DisplayList]) -> [AnimatedLayer] {
    layers(
      of: lists.map { dividing.pieces(of: $0) },
      within: Tolerance(place: placeBound, opacity: opacityBound))
  }

  /// What a layer and all that it moves may be off.
  private struct Tolerance {
    /// In points.
    var place: Double
    var opacity: Double

    /// Half of it, for each of a layer and what it moves.
    var half: Tolerance { Tolerance(place: place / 2, opacity: opacity / 2) }
  }

  /// The layers of pieces; nil for frames in which the enclosing layer is not shown.
  private mutating func layers(
    of frames: [[AnimationPiece]?], within tolerance: Tolerance
  ) -> [AnimatedLayer] {
    var cast = AnimationCast()
    for (frame, pieces) in frames.enumerated() {
      guard let pieces else { continue }
      cast.add(pieces, at: frame, dividing: &dividing)
    }
    let shown = frames.map { $0 != nil }
    return MotionGroup.groups(of: cast.actors).flatMap { group in
      layers(of: group, shown: shown, within: tolerance)
    }
  }

  private mutating func layers(
    of group: MotionGroup, shown: [Bool], within tolerance: Tolerance
  ) -> [AnimatedLayer] {
    guard !group.path.isEmpty else {
      return group.members.map { layer(of: $0, shown: shown, within: tolerance) }
    }
    let members = group.members.map { layer(of: $0, shown: shown, within: tolerance.half) }
    let bounds = members.reduce(CGRect.null) { $0.union($1.bounds) }
    var path = AnimatedLayer(.layers(members), bounds: bounds)
    path.transform = transform(
      shown.indices.map { frame in
        group.path[frame].map { CGAffineTransform(translationX: $0.x, y: $0.y) }
      }, over: .zero, within: tolerance.half.place)
    return [path]
  }

  private mutating func layer(
    of actor: AnimationActor, shown: [Bool], within tolerance: Tolerance
  ) -> AnimatedLayer {
    let pieces = shown.indices.map { actor.pieces[$0] }
    let first = actor.latest.piece
    var own = tolerance
    var content = AnimatedLayer.Content.still(first.content)
    var bounds = first.content.bounds
    switch first.kind {
    case .command:
      let boxes = pieces.map { $0?.box }
      guard Set(boxes.compactMap(\.self)).count > 1 else { break }
      own = tolerance.half
      content = .box(box(boxes, within: own))
      bounds = pieces.reduce(CGRect.null) { $0.union($1?.content.bounds ?? .null) }
    case .item(let index, let list): content = .item(index, of: list)
    case .picture:
      bounds = dividing.part(of: first.content)
      content = .picture(first.content, part: bounds)
    case .layer:
      // A picture is drawn for all its positions, which only pieces have.
      let changes = pieces.contains { $0.map { $0.content != first.content } ?? false }
      guard changes || first.content.hasRasterizedLayers else { break }
      own = tolerance.half
      let inner = pieces.map { $0.map { dividing.pieces(of: $0.content) } }
      content = .layers(layers(of: inner, within: own))
      bounds = pieces.reduce(CGRect.null) { $0.union($1?.content.bounds ?? .null) }
    }
    var result = AnimatedLayer(content, bounds: bounds)
    let visible = zip(shown, pieces).map { $0 ? $1 != nil : Bool?.none }
    result.visibility = reducer.steps(visible, isClose: ==) ?? result.visibility
    let reach = pieces.reduce(CGRect.null) { $0.union($1?.localBounds ?? .null) }
    result.transform = transform(pieces.map { $0?.transform }, over: reach, within: own.place)
    result.opacity = opacity(pieces.map { $0?.opacity }, within: own.opacity)
    result.filters =
      reducer.steps(pieces.map { $0?.filters }) {
        Self.areClose($0, $1, within: tolerance.place)
      } ?? result.filters
    result.clip = reducer.steps(pieces.map { $0.map(\.clip) }, isClose: ==) ?? result.clip
    result.mask = first.mask
    return result
  }

  /// The track of transforms whose corners of `bounds` stay within `bound`.
  private func transform(
    _ values: [CGAffineTransform?], over bounds: CGRect, within bound: Double
  ) -> KeyframeTrack<TransformComponents> {
    var previous: TransformComponents?
    let components = values.map { value -> TransformComponents? in
      guard let value else { return nil }
      let next = TransformComponents(value, after: previous)
      previous = next
      return next.rounded
    }
    let corners = bounds.isNull ? [.zero] : bounds.corners
    return reducer.lines(components, interpolate: { $0.interpolated(to: $1, at: $2) }) {
      guard let value = values[$1] else { return true }
      let drawn = $0.matrix
      return corners.allSatisfy { corner in
        let (from, to) = (corner.applying(value), corner.applying(drawn))
        return hypot(to.x - from.x, to.y - from.y) <= bound
      }
    } ?? KeyframeTrack(TransformComponents())
  }

  /// The track of boxes whose edges stay within the bound, and whose colors do.
  private func box(
    _ values: [RoundedBox?], within tolerance: Tolerance
  ) -> KeyframeTrack<RoundedBox> {
    reducer.lines(
      values.map { $0?.rounded }, interpolate: { $0.interpolated(to: $1, at: $2) }
    ) { drawn, frame in
      values[frame].map {
        drawn.isClose(to: $0, lengths: tolerance.place, colors: opacityBound)
      } ?? true
    } ?? KeyframeTrack(RoundedBox())
  }

  private func opacity(_ values: [Double?], within bound: Double) -> KeyframeTrack<Double> {
    let written = values.map { $0.map { ($0 * 1000).rounded() / 1000 } }
    return reducer.lines(written, interpolate: { $0 + ($1 - $0) * $2 }) {
      abs($0 - (values[$1] ?? $0)) <= bound
    } ?? KeyframeTrack(1)
  }

  /// Whether filters draw the same up to lengths within `bound`.
  private static func areClose(
    _ first: [Layer.Filter], _ second: [Layer.Filter], within bound: Double
  ) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { first, second in
        switch (first, second) {
        case (.blur(let radius, let isOpaque), .blur(let other, let isOtherOpaque)):
          isOpaque == isOtherOpaque && abs(radius - other) <= bound
        case (
          .shadow(let color, let radius, let offset),
          .shadow(let otherColor, let otherRadius, let otherOffset)
        ):
          color == otherColor && abs(radius - otherRadius) <= bound
            && hypot(offset.width - otherOffset.width, offset.height - otherOffset.height) <= bound
        default: first == second
        }
      }
  }
}

extension CGRect {
  /// The four corners.
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
