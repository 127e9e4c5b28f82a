import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIScrolling
import ScrollworkViews

extension PaintPass {
  /// A UIKit view: its layer, its subviews and its indicators, clipped to its bounds.
  func hosted(_ dressed: DressedView, _ node: UIKitNode, at origin: CGPoint) -> [DisplayItem] {
    let view = node.view
    let shown = view.presentation(at: looks.time)
    let painting = LayerPainting(view.madeLayer, size: shown.size, at: looks.time) { [node] color in
      Color(uiColor: color).resolve(in: node.environment)
    }
    defer { painting.finish() }
    var behind = painting.pathShadow
    if let color = node.backgroundColor(at: looks.time), shown.size != .zero {
      behind.append(.command(.fill(painting.outline, .color(color), evenOdd: false)))
    }
    behind += GraphicsRecorder.items(of: view) { [node] color in
      Color(uiColor: color).resolve(in: node.environment)
    }
    behind += refreshControl(node)
    let above = indicators(node) + painting.border
    let content =
      if behind.isEmpty, above.isEmpty, let only = onlyContent(of: dressed, node) {
        contentInParent(only)
      } else {
        LayerContent(behind + children(dressed, node, painting) + above)
      }
    let translation = CGAffineTransform(translationX: origin.x, y: origin.y)
    let shadow = painting.hasPathShadow ? nil : painting.shadow
    return layer(
      content,
      transform: view.presentationTransform(at: looks.time).concatenating(translation),
      opacity: Double(min(max(shown.alpha, 0), 1)), filters: [shadow].compactMap { $0 },
      clip: view.clipsToBounds ? painting.outline : nil, mask: painting.mask)
  }

  /// The SwiftUI content of a hosting view without a layer of its own; nil for other views.
  private func onlyContent(of dressed: DressedView, _ node: UIKitNode) -> DressedView? {
    guard dressed.children.count == 1, node.view.madeLayer == nil,
      !(dressed.children[0].node is UIKitNode)
    else { return nil }
    return dressed.children[0]
  }

  /// The views in a view, with the sublayers between them.
  private func children(
    _ dressed: DressedView, _ node: UIKitNode, _ painting: LayerPainting
  ) -> [DisplayItem] {
    var items: [DisplayItem] = painting.content(
      after: 0, isFirst: true, isLast: node.view.subviews.isEmpty)
    for child in inDepth(dressed.children) {
      items += self.items(child, at: child.view.frame.origin)
      guard let inner = child.node as? UIKitNode,
        let index = node.view.subviews.firstIndex(where: { $0 === inner.view })
      else { continue }
      items += painting.content(
        after: index + 1, isFirst: false, isLast: index == node.view.subviews.count - 1)
    }
    return items
  }

  /// Views by the depths of their layers, and of one depth in their order.
  private func inDepth(_ children: [DressedView]) -> [DressedView] {
    let depths = children.map { ($0.node as? UIKitNode)?.view.madeLayer?.zPosition ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return children }
    return zip(depths, children).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
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

extension UIKitNode {
  /// The background at a time, in the color scheme of the view; nil for none.
  func backgroundColor(at time: Double) -> Color.Resolved? {
    let animated = view.madeLayer?.animatedBackground(at: time).map { UIColor(cgColor: $0) }
    let new = (animated ?? view.backgroundColor).map { Color(uiColor: $0).resolve(in: environment) }
    guard let (old, share) = view.motions.fadingBackground(at: time) else { return new }
    let from = Color(uiColor: old).resolve(in: environment)
    let to = new ?? from.opacity(0)
    func mix(_ a: Double, _ b: Double) -> Double { a * share + b * (1 - share) }
    return Color.Resolved(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      opacity: mix(from.opacity, to.opacity))
  }
}

extension Node {
  /// The opacity that a UIKit view gives all that it draws, 0 … 1; 1 for other views.
  var hostedOpacity: Double {
    (self as? UIKitNode).map { Double(min(max($0.view.alpha, 0), 1)) } ?? 1
  }
}
