import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry

/// What effects come to: in stages, how the flat picture of a view is changed and where it goes.
package struct EffectLook: Hashable, Sendable {
  /// A picture that is filtered, made translucent, and moved by a map of the plane.
  package struct Stage: Hashable, Sendable {
    /// What is done to the picture, in its own coordinates.
    package var filters: [Layer.Filter] = []
    /// How much of the picture is seen, 0 … 1; each factor was cut to that.
    package var opacity = 1.0
    /// From the coordinates of the picture to those around it.
    package var map = ProjectionTransform()
  }

  /// What is done in order; most looks have one stage, a look that changes nothing has none.
  package private(set) var stages: [Stage] = []
  /// How the last picture meets what is beneath.
  package private(set) var blend = BlendMode.normal

  /// A view as it is.
  package static let identity = EffectLook()

  private init() {}

  /// A picture that is moved.
  package init(transform: CGAffineTransform) {
    if !transform.isIdentity { append(ProjectionTransform(transform)) }
  }

  /// From the coordinates of the view without effects, its top left corner at the origin, to where
  /// it is seen.
  package var map: ProjectionTransform {
    stages.reduce(ProjectionTransform()) { $0.concatenating($1.map) }
  }

  /// How much of the picture is seen.
  package var opacity: Double { stages.reduce(1) { $0 * $1.opacity } }

  /// All that is done to pictures.
  package var filters: [Layer.Filter] { stages.flatMap(\.filters) }

  /// This look, and `outer` applied to what comes of it.
  ///
  /// How a picture meets what is beneath is said last by the outer one.
  package func then(_ outer: EffectLook) -> EffectLook {
    var look = self
    for stage in outer.stages {
      stage.filters.forEach { look.append($0) }
      look.append(opacity: stage.opacity)
      look.append(stage.map)
    }
    if outer.blend != .normal { look.blend = outer.blend }
    return look
  }

  mutating func append(_ map: ProjectionTransform) {
    guard !map.isIdentity else { return }
    last.map = last.map.concatenating(map)
  }

  mutating func append(opacity: Double) {
    let opacity = min(max(opacity, 0), 1)
    guard opacity != 1 else { return }
    last.opacity *= opacity
  }

  /// Adds a filter: to the stage before, where it does the same there, or as a stage of its own.
  mutating func append(_ filter: Layer.Filter) {
    guard let before = stages.last?.map.evenScale else {
      stages.append(Stage(filters: [filter]))
      return
    }
    // What is too small to be seen is not changed.
    guard before > 1e-3 else { return }
    last.filters.append(filter.scaled(by: 1 / before))
  }

  mutating func append(_ blend: BlendMode) { self.blend = blend }

  private var last: Stage {
    get { stages.last ?? Stage() }
    set {
      if !stages.isEmpty { stages.removeLast() }
      stages.append(newValue)
    }
  }
}

extension ProjectionTransform {
  /// The factor of a map that only moves, turns, mirrors and scales both axes alike; nil of others.
  fileprivate var evenScale: CGFloat? {
    guard let affine else { return nil }
    let (a, b, c, d) = (affine.a, affine.b, affine.c, affine.d)
    let slack = 1e-9 * (abs(a) + abs(b) + abs(c) + abs(d))
    let isTurn = abs(a - d) <= slack && abs(b + c) <= slack
    let isMirror = abs(a + d) <= slack && abs(b - c) <= slack
    return isTurn || isMirror ? (a * a + b * b).squareRoot() : nil
  }
}

extension Layer.Filter {
  /// The filter with all its lengths multiplied.
  ///
  /// A shadow falls as it did in the coordinates around: it is scaled, not turned.
  fileprivate func scaled(by factor: CGFloat) -> Layer.Filter {
    switch self {
    case .shadow(let color, let radius, let offset):
      .shadow(
        color: color, radius: radius * factor,
        offset: CGSize(width: offset.width * factor, height: offset.height * factor))
    case .blur(let radius, let isOpaque): .blur(radius: radius * factor, isOpaque: isOpaque)
    case .colors: self
    }
  }
}
