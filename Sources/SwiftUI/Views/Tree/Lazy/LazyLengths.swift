import Foundation
import ScrollworkLayout

/// The measured and estimated lengths of a lazy stack's lines, with the views that they belong to.
package struct LazyLengths {
  var geometry: LazyStackGeometry
  /// The tracks that the lines were divided into.
  var tracks: GridTracks
  /// The sources of the views in the lines.
  var origins: LazyCellSources
}

/// The key of measured lengths: a lazy stack and the sizes that it was measured with.
package struct LazyStackKey: Hashable {
  var path: ViewPath
  /// The length across the stack's axis.
  var cross: CGFloat?
  /// The size of the container, if lengths depend on it.
  var container: CGSize?
}
