extension Layer {
  /// Whether SVG has no words for what is in the layer, so that a picture stands for it: it is seen in
  /// perspective, or something in it is blended in a way that readers do not know.
  package var needsPortrait: Bool {
    projection != nil || (isFlat && content.hasWordlessBlend)
  }

  /// Whether a picture stands for the layer, or for something in it, where it can be seen.
  fileprivate var hasPortraits: Bool {
    opacity > 0 && (needsPortrait || content.hasPortraits || (mask?.hasPortraits ?? false))
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
