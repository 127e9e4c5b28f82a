import Foundation
import ScrollworkGeometry

extension ShapedText {
  /// Outlines that follow each other in a text, with their bounds: what is drawn of a long text are the
  /// blocks in sight.
  struct Block: Sendable {
    /// The outlines of glyphs and of decorations.
    fileprivate(set) var outlines: [ArraySlice<Path.Element>] = []
    /// A rectangle that contains the outlines, in points of the text; null without outlines.
    fileprivate(set) var bounds = CGRect.null

    fileprivate mutating func add(_ outline: ArraySlice<Path.Element>) {
      guard !outline.isEmpty else { return }
      outlines.append(outline)
      bounds = bounds.union(Path(elements: Array(outline)).boundingRect)
    }
  }
}

extension ShapedText.Part {
  /// The glyphs of a block at most.
  ///
  /// - Source: chosen: about a line of a page.
  private static let blockSize = 64

  /// The outlines of the glyphs and of what is between them, decorations, in blocks.
  var dividedOutline: [ShapedText.Block] {
    var blocks: [ShapedText.Block] = []
    var block = ShapedText.Block()
    var (end, count) = (0, 0)
    for glyph in glyphs {
      block.add(outline.elements[end..<glyph.elements.lowerBound])
      block.add(outline.elements[glyph.elements])
      end = glyph.elements.upperBound
      count += 1
      if count.isMultiple(of: Self.blockSize) {
        blocks.append(block)
        block = ShapedText.Block()
      }
    }
    block.add(outline.elements[end...])
    return blocks + (block.outlines.isEmpty ? [] : [block])
  }
}
