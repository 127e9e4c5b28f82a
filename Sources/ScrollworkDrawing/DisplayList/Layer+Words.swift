import Foundation
import ScrollworkGeometry

extension Layer {
  /// Whether SVG has no words for what is in the layer, so that a picture stands for it: it is seen in
  /// perspective, its colors are blurred widely, something in it is blended in a way that readers do not
  /// know, or it is a picture by itself in which a pane does something to what is beneath.
  package var needsPortrait: Bool {
    projection != nil || filters.contains(where: leavesLittle)
      || (isFlat && content.hasWordlessBlend) || (!letsBeneathThrough && content.showsBeneath)
  }

  /// Whether a filter of colors alone is so wide that of the 8 bits of coverage that readers work with
  /// too few are left to divide by.
  ///
  /// - Source: chosen: with a radius of half the picture, less than a quarter is left in its corners.
  private func leavesLittle(_ filter: Filter) -> Bool {
    guard case .blur(let radius, isOpaque: true) = filter else { return false }
    let bounds = shownBounds
    return !bounds.isNull && radius > min(bounds.width, bounds.height) / 2
  }

  /// Whether a picture stands for the layer, or for something in it, where it can be seen.
  fileprivate var hasPortraits: Bool {
    opacity > 0
      && (needsPortrait || showsBeneath || content.hasPortraits || (mask?.hasPortraits ?? false))
  }
}

extension LayerContent {
  /// Whether something in it meets what is beneath in a way that SVG has no word for.
  package var hasWordlessBlend: Bool {
    blends
      && items.contains { item in
        guard case .layer(let layer) = item else { return false }
        return layer.blend.cssName == nil || (!layer.isFlat && layer.content.hasWordlessBlend)
      }
  }

  /// Whether an item of a content is or holds a layer that a picture stands for in SVG.
  static func hasPortraits(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      if case .layer(let layer) = item { layer.hasPortraits } else { false }
    }
  }
}

extension DisplayList {
  /// Whether an SVG document of the list has pictures of layers in it, for which SVG has no words.
  package var hasPortraits: Bool { content.hasPortraits || content.hasWordlessBlend }
}
