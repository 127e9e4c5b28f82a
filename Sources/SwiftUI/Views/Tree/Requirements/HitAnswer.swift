/// The answer of a node to a touch at a point.
package enum HitAnswer {
  /// The touch hits neither the node nor a descendant.
  case missed
  /// The touch hits the node if it hits a descendant.
  case open
  /// The touch hits the node.
  case solid
}
