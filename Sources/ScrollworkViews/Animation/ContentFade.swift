import ScrollworkLayout

/// A text that turns into another one.
struct ContentFade {
  /// The text as it was.
  let old: LeafNode
  /// What it was offered.
  let proposal: ProposedViewSize
  /// How much of the old one is seen, from 1 to 0.
  let way: Displacement
}
