import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

extension EffectReport {
  /// The entries of the effect of a view of `size`, in traces and inspections.
  func addEntries(to entries: inout [String: JSONText], size: CGSize) {
    if let affine = map.affine {
      entries["transform"] = .transform(affine)
    } else {
      entries["projection"] = .projection(map)
      let corners = map.corners(of: CGRect(origin: .zero, size: size))
      entries["corners"] = .list(corners.flatMap { [.length($0.x), .length($0.y)] })
    }
    entries["opacity"] = .factor(opacity)
    entries["total"] = .map(total)
    entries["totalOpacity"] = .factor(totalOpacity)
    if !filters.isEmpty { entries["filters"] = .list(filters.map(\.json)) }
    if blur > 0 { entries["blur"] = .length(blur) }
    if blend != .normal { entries["blend"] = .text(blend.rawValue) }
  }
}

extension Layer.Filter {
  /// The filter as an object with its kind.
  fileprivate var json: JSONText {
    switch self {
    case .shadow(let color, let radius, let offset):
      .object([
        "kind": .text("shadow"), "radius": .length(radius), "offset": .size(offset),
        "color": .list([color.red, color.green, color.blue, color.opacity].map { .factor($0) }),
      ])
    case .blur(let radius, let isOpaque):
      .object(
        ["kind": .text("blur"), "radius": .length(radius)]
          .merging(isOpaque ? ["opaque": .truth(true)] : [:]) { $1 })
    case .colors(let matrix):
      .object(["kind": .text("colors"), "matrix": .list(matrix.rows.map { .factor($0) })])
    case .luminanceToAlpha: .object(["kind": .text("luminanceToAlpha")])
    case .alphaThreshold(let range, let color):
      .object([
        "kind": .text("alphaThreshold"), "min": .factor(range.lowerBound),
        "max": .factor(range.upperBound),
        "color": .list([color.red, color.green, color.blue, color.opacity].map { .factor($0) }),
      ])
    case .shader(let shader):
      .object(
        [
          "kind": .text("shader"), "effect": .text(shader.effect.rawValue),
          "function": .text(shader.function.name),
          "content": .text(shader.function.content),
          "arguments": .list(shader.arguments.map(\.json)), "bounds": .rect(shader.bounds),
          "maxSampleOffset": .size(shader.maxSampleOffset),
        ].merging(shader.space.isIdentity ? [:] : ["space": .transform(shader.space)]) { $1 })
    }
  }
}

extension ShaderValue {
  /// The argument as an object with its kind.
  fileprivate var json: JSONText {
    func components(_ color: Color.Resolved) -> JSONText {
      .list([color.red, color.green, color.blue, color.opacity].map { .factor($0) })
    }
    return switch self {
    case .numbers(let numbers): .object(["numbers": .list(numbers.map { .factor($0) })])
    case .color(let color): .object(["color": components(color)])
    case .boundingRect: .object(["bounds": .truth(true)])
    case .floats(let numbers): .object(["floats": .list(numbers.map { .factor($0) })])
    case .colors(let colors): .object(["colors": .list(colors.map(components))])
    case .data(let data): .object(["data": .text(data.base64EncodedString())])
    case .image(let asset):
      .object(["image": .text(asset.name), "digest": .text(asset.digest.description)])
    }
  }
}
