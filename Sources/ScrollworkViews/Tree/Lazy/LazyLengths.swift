import Foundation
import ScrollworkLayout

/// What is known about the lengths of a lazy stack's lines, and whose lengths they are.
package struct LazyLengths {
  var geometry: LazyStackGeometry
  /// What the lines were divided into.
  var tracks: GridTracks
  /// Where the views in the lines came from.
  var origins: LazyOrigins
}

/// A lazy stack and what its lines were measured in: what is known in other room says nothing.
package struct LazyStackKey: Hashable {
  var path: ViewPath
  /// The room across the stack's axis.
  var cross: CGFloat?
  /// The size of the container, where lengths were made from it.
  var container: CGSize?
}
