import ScrollworkDrawing
package import ScrollworkGeometry
package import Foundation

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

/// The format of numbers in reports: at most three decimals, no locale.
package enum ReportFormat {
  package static func number(_ value: some BinaryFloatingPoint) -> String { Decimal3.spell(value) }

  package static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  package static func size(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  package static func transform(_ t: CGAffineTransform) -> String {
    "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ") + "]"
  }
}
