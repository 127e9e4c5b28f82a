import ScrollworkLayout

/// A cross-fade from one text to its replacement.
struct ContentFade {
  /// The replaced text.
  let old: LeafNode
  /// The layout proposal to the replaced text.
  let proposal: ProposedViewSize
  /// The opacity of the replaced text, from 1 to 0.
  let way: Displacement
}
