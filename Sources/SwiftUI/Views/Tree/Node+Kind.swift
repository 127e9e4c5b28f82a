import ScrollworkDrawing
import ScrollworkGeometry
import Foundation

extension Node {
  /// The kind of view, as in reports.
  package var kind: String {
    switch self {
    case let leaf as LeafNode: leaf.leaf.kind
    case is SpacerNode: "Spacer"
    case let wrapper as WrapperNode: wrapper.name
    case let layout as LayoutNode: layout.name
    case let lazy as LazyStackNode: lazy.name
    case is ScrollNode: "ScrollView"
    case let hosted as UIKitNode: UIKitNode.name(of: hosted.view)
    case is FittingNode: "ViewThatFits"
    case is ReaderNode: "GeometryReader"
    case let layered as PreferenceLayerNode: layered.name
    default: "EmptyView"
    }
  }
}
