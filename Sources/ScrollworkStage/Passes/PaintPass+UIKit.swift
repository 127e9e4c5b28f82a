import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIScrolling
import ScrollworkViews

extension PaintPass {
  /// A UIKit view: its background, its subviews and its indicators, clipped to its bounds.
  func hosted(_ dressed: DressedView, _ node: UIKitNode, at origin: CGPoint) -> [DisplayItem] {
    let bounds = CGRect(origin: .zero, size: dressed.view.frame.size)
    var items: [DisplayItem] = []
    if let color = node.view.backgroundColor {
      let paint = Color(uiColor: color).resolve(in: node.environment)
      items.append(.command(.fill(Path(bounds), .color(paint), evenOdd: false)))
    }
    items += refreshControl(node)
    for child in dressed.children { items += self.items(child, at: child.view.frame.origin) }
    items += indicators(node)
    let translation = CGAffineTransform(translationX: origin.x, y: origin.y)
    return layer(
      LayerContent(items),
      transform: node.view.presentationTransform(at: looks.time).concatenating(translation),
      opacity: node.hostedOpacity,
      clip: node.view.clipsToBounds ? Path(bounds) : nil)
  }

  /// The spokes of a refresh control, behind the content.
  private func refreshControl(_ node: UIKitNode) -> [DisplayItem] {
    guard let (spinner, area) = node.scrollView?.refreshSpinner(at: looks.time) else { return [] }
    return spokes(spinner, in: area, environment: node.environment)
  }

  private func indicators(_ node: UIKitNode) -> [DisplayItem] {
    guard let scroll = node.scrollView else { return [] }
    return [Axis.vertical, .horizontal].flatMap { axis -> [DisplayItem] in
      guard let bar = scroll.scrollIndicator(axis, at: looks.time) else { return [] }
      let shape = Path(
        roundedRect: CGRect(origin: .zero, size: bar.frame.size), cornerRadius: bar.radius,
        style: .circular)
      let color = Color(white: bar.white, opacity: bar.alpha).resolve(in: node.environment)
      return layer(
        LayerContent([.command(.fill(shape, .color(color), evenOdd: false))]),
        transform: .init(translationX: bar.frame.minX, y: bar.frame.minY), opacity: bar.opacity)
    }
  }
}

extension Node {
  /// The opacity that a UIKit view gives all that it draws, 0 … 1; 1 for other views.
  var hostedOpacity: Double {
    (self as? UIKitNode).map { Double(min(max($0.view.alpha, 0), 1)) } ?? 1
  }
}
