import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkUIScrolling
import ScrollworkViews

extension PaintPass {
  /// A UIKit view: its layer, its subviews and its indicators, clipped to its bounds.
  func hosted(
    _ dressed: DressedView, _ view: UIView, _ environment: EnvironmentValues, at origin: CGPoint
  ) -> [DisplayItem] {
    let shown = view.presentation(at: looks.time)
    let painting = LayerPainting(view.madeLayer, size: shown.size, at: looks.time) { color in
      Color(uiColor: color).resolve(in: environment)
    }
    defer { painting.finish() }
    var behind = painting.pathShadow
    if let color = view.backgroundColor(at: looks.time, in: environment), shown.size != .zero {
      behind.append(.command(.fill(painting.outline, .color(color), evenOdd: false)))
    }
    behind += GraphicsRecorder.items(of: view) { color in
      Color(uiColor: color).resolve(in: environment)
    }
    let scroll = dressed.node.hostedScrollView
    let isUnclipped = scroll != nil && dressed.node.path == unclipped
    behind += refreshControl(scroll, environment)
    let above = (isUnclipped ? [] : indicators(scroll, environment)) + painting.border
    let content =
      if behind.isEmpty, above.isEmpty, let only = onlyContent(of: dressed, view) {
        contentInParent(only)
      } else {
        LayerContent(behind + children(dressed, view, painting) + above)
      }
    let translation = CGAffineTransform(translationX: origin.x, y: origin.y)
    let shadow = painting.hasPathShadow ? nil : painting.shadow
    return layer(
      content,
      transform: view.presentationTransform(at: looks.time).concatenating(translation),
      opacity: Double(min(max(shown.alpha, 0), 1)), filters: [shadow].compactMap { $0 },
      clip: view.clipsToBounds && !isUnclipped ? painting.outline : nil, mask: painting.mask)
  }

  /// The SwiftUI content of a hosting view without a layer of its own; nil for other views.
  private func onlyContent(of dressed: DressedView, _ view: UIView) -> DressedView? {
    guard dressed.children.count == 1, view.madeLayer == nil,
      dressed.children[0].node.hostedView == nil
    else { return nil }
    return dressed.children[0]
  }

  /// The views in a view, with the sublayers between them.
  private func children(
    _ dressed: DressedView, _ view: UIView, _ painting: LayerPainting
  ) -> [DisplayItem] {
    var items: [DisplayItem] = painting.content(
      after: 0, isFirst: true, isLast: view.subviews.isEmpty)
    for child in inDepth(dressed.children) {
      items += self.items(child, at: child.view.frame.origin)
      guard let inner = child.node.hostedView,
        let index = view.subviews.firstIndex(where: { $0 === inner })
      else { continue }
      items += painting.content(
        after: index + 1, isFirst: false, isLast: index == view.subviews.count - 1)
    }
    return items
  }

  /// Views by the depths of their layers, and of one depth in their order.
  private func inDepth(_ children: [DressedView]) -> [DressedView] {
    let depths = children.map { $0.node.hostedView?.madeLayer?.zPosition ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return children }
    return zip(depths, children).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
  }

  /// The spokes of a refresh control, behind the content.
  private func refreshControl(
    _ scroll: UIScrollView?, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    guard let (spinner, area) = scroll?.refreshSpinner(at: looks.time) else { return [] }
    return spokes(spinner, in: area, environment: environment)
  }

  private func indicators(
    _ scroll: UIScrollView?, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    guard let scroll else { return [] }
    return [Axis.vertical, .horizontal].flatMap { axis -> [DisplayItem] in
      guard let bar = scroll.scrollIndicator(axis, at: looks.time) else { return [] }
      let shape = Path(
        roundedRect: CGRect(origin: .zero, size: bar.frame.size), cornerRadius: bar.radius,
        style: .circular)
      let color = Color(white: bar.white, opacity: bar.alpha).resolve(in: environment)
      return layer(
        LayerContent([.command(.fill(shape, .color(color), evenOdd: false))]),
        transform: .init(translationX: bar.frame.minX, y: bar.frame.minY), opacity: bar.opacity)
    }
  }
}
