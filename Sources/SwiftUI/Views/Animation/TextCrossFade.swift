package import ScrollworkLayout

/// A cross-fade from one text to its replacement.
package struct TextCrossFade {
  /// The replaced text.
  package let old: LeafNode
  /// The layout proposal to the replaced text.
  package let proposal: ProposedViewSize
  /// The opacity of the replaced text, from 1 to 0.
  package let way: Displacement

  package init(old: LeafNode, proposal: ProposedViewSize, way: Displacement) {
    self.old = old
    self.proposal = proposal
    self.way = way
  }
}
