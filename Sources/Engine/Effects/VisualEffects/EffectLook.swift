import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry

/// The composed result of visual effects: a sequence of filtered, translucent and transformed
/// layers.
package struct EffectLook: Hashable, Sendable {
  /// A layer that is filtered, made translucent, and transformed.
  package struct Stage: Hashable, Sendable {
    /// The filters, in the layer's own coordinates.
    package var filters: [Layer.Filter] = []
    /// The layer's opacity, 0 … 1; each factor was clamped to that range.
    package var opacity = 1.0
    /// The transform from the layer's coordinates to the surrounding ones.
    package var map = ProjectionTransform()
  }

  /// The stages in order; most looks have one, the identity has none.
  package private(set) var stages: [Stage] = []
  /// The blend mode of the outermost layer.
  package private(set) var blend = BlendMode.normal

  /// The unchanged appearance.
  package static let identity = EffectLook()

  private init() {}

  /// A look that applies only a transform.
  package init(transform: CGAffineTransform) {
    if !transform.isIdentity { append(ProjectionTransform(transform)) }
  }

  /// The transform from the view's coordinates, the origin at its top left corner, to where it is
  /// drawn.
  package var map: ProjectionTransform {
    stages.reduce(ProjectionTransform()) { $0.concatenating($1.map) }
  }

  /// The product of all stages' opacities.
  package var opacity: Double { stages.reduce(1) { $0 * $1.opacity } }

  /// The filters of all stages.
  package var filters: [Layer.Filter] { stages.flatMap(\.filters) }

  /// The look followed by `outer`, applied to its result.
  ///
  /// The blend mode is the outer one's, unless that is normal.
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
    let last = beginStages()
    stages[last].map = stages[last].map.concatenating(map)
  }

  mutating func append(opacity: Double) {
    let opacity = min(max(opacity, 0), 1)
    guard opacity != 1 else { return }
    stages[beginStages()].opacity *= opacity
  }

  /// Appends a filter: to the last stage if it has the same effect there, otherwise as a new stage.
  mutating func append(_ filter: Layer.Filter) {
    guard let last = stages.last, let before = last.map.uniformScale,
      last.map.isIdentity || !filter.isShader
    else {
      stages.append(Stage(filters: [filter]))
      return
    }
    // A filter of something too small to be visible is omitted.
    guard before > 1e-3 else { return }
    stages[stages.count - 1].filters.append(filter.scaled(by: 1 / before))
  }

  mutating func append(_ blend: BlendMode) { self.blend = blend }

  /// The index of the last stage, of which there is at least one then.
  private mutating func beginStages() -> Int {
    if stages.isEmpty { stages.append(Stage()) }
    return stages.count - 1
  }
}

extension ProjectionTransform {
  /// The scale factor of a similarity transform; nil for other transforms.
  fileprivate var uniformScale: CGFloat? {
    guard let affine else { return nil }
    let (a, b, c, d) = (affine.a, affine.b, affine.c, affine.d)
    let slack = 1e-9 * (abs(a) + abs(b) + abs(c) + abs(d))
    let isTurn = abs(a - d) <= slack && abs(b + c) <= slack
    let isMirror = abs(a + d) <= slack && abs(b - c) <= slack
    return isTurn || isMirror ? (a * a + b * b).squareRoot() : nil
  }
}

extension Layer.Filter {
  /// The filter with all its lengths scaled by `factor`.
  ///
  /// A shadow's offset is scaled but not rotated: it keeps the direction of the surrounding
  /// coordinates.
  fileprivate func scaled(by factor: CGFloat) -> Layer.Filter {
    switch self {
    case .shadow(let color, let radius, let offset):
      .shadow(
        color: color, radius: radius * factor,
        offset: CGSize(width: offset.width * factor, height: offset.height * factor))
    case .blur(let radius, let isOpaque): .blur(radius: radius * factor, isOpaque: isOpaque)
    case .colors, .luminanceToAlpha, .alphaThreshold, .shader: self
    }
  }
}
