import Foundation
import ScrollworkLayout

/// What is known about the lengths of a lazy stack's lines, and whose lengths they are.
struct LazyLengths {
  var geometry: LazyStackGeometry
  /// What the lines were divided into.
  var tracks: GridTracks
  /// Where the views in the lines came from.
  var origins: LazyOrigins
  /// The size that lengths were made relative to, if any was.
  var container: CGSize?
}

/// A lazy stack and the room across its axis that its lines were measured in.
struct LazyStackKey: Hashable {
  var path: ViewPath
  var cross: CGFloat?
}
