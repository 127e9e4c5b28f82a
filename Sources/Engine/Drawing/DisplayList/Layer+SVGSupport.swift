import Foundation
import ScrollworkGeometry

extension Layer {
  /// Whether SVG cannot express the layer, so that the document embeds it as a rasterized image.
  ///
  /// This applies to perspective, a wide opaque blur, a blend mode without support in SVG
  /// renderers, and a flat layer that contains a backdrop filter.
  package var needsRasterization: Bool {
    projection != nil
      || filters.contains { exceedsCoveragePrecision($0) || $0.changesCoverage }
      || (isFlat && content.hasBlendUnsupportedBySVG)
      || (!passesBackdropThrough && content.dependsOnBackdrop)
  }

  /// Whether an opaque blur is so wide that too little of the renderers' 8 bits of coverage is left
  /// to divide by.
  ///
  /// - Source: chosen: with a radius of half the picture, less than a quarter is left in its
  ///   corners.
  private func exceedsCoveragePrecision(_ filter: Filter) -> Bool {
    guard case .blur(let radius, isOpaque: true) = filter else { return false }
    let bounds = unfilteredBounds
    return !bounds.isNull && radius > min(bounds.width, bounds.height) / 2
  }

  /// Whether the layer, or one in it, is visible and embedded as a rasterized image.
  package var hasRasterizedLayers: Bool {
    opacity > 0
      && (needsRasterization || dependsOnBackdrop || content.hasRasterizedLayers
        || (mask?.hasRasterizedLayers ?? false))
  }
}

extension Layer.Filter {
  /// Whether the filter makes an opacity of its own, or is a program, so that the document embeds the
  /// layer as an image.
  fileprivate var changesCoverage: Bool {
    switch self {
    case .luminanceToAlpha, .alphaThreshold, .shader: true
    case .shadow, .blur, .colors: false
    }
  }
}

extension LayerContent {
  /// Whether the content has a blend mode that SVG cannot express.
  package var hasBlendUnsupportedBySVG: Bool {
    blends
      && items.contains { item in
        guard case .layer(let layer) = item else { return false }
        return layer.blend.cssName == nil
          || (!layer.isFlat && layer.content.hasBlendUnsupportedBySVG)
      }
  }
}

extension DisplayList {
  /// Whether the SVG document of the list embeds pictures of layers or paints.
  package var hasPicturesInSVG: Bool {
    content.hasRasterizedLayers || content.hasBlendUnsupportedBySVG || content.usesShaders
  }
}

extension Layer {
  /// Whether the layer, or something in it, is painted or filtered with a shader.
  package var usesShaders: Bool {
    filters.contains(where: \.isShader) || content.usesShaders || mask?.usesShaders ?? false
  }
}

extension Layer.Filter {
  /// Whether the filter is a shader.
  package var isShader: Bool { if case .shader = self { true } else { false } }
}

extension DrawCommand {
  /// Whether the command is painted with a shader.
  var isPaintedWithShader: Bool {
    switch self {
    case .fill(_, .shader, _), .stroke(_, _, .shader), .text(_, _, .shader),
      .template(_, _, _, .shader):
      true
    case .fill, .stroke, .text, .template, .image: false
    }
  }
}
