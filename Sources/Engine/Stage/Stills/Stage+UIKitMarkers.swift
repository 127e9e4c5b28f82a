import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

extension Stage {
  /// The markers of all scroll views at a time, those of UIKit among them, outermost first, in points of
  /// the canvas.
  package func markersOfAllScrollViews(at time: Double) -> [ScrollMarkers] {
    let own = markers(at: time)
    return withMoment(at: time) { moment in
      var pass = HostedMarkerPass(looks: moment.looks, own: own)
      pass.visit(moment.passes.dressed, at: .zero, in: ProjectionTransform())
      return pass.markers
    }
  }
}

/// Collects the markers of UIKit's scroll views, between those of SwiftUI.
@MainActor private struct HostedMarkerPass {
  let looks: AnimatedAttributes
  /// The markers of SwiftUI's scroll views that are not visited yet.
  var own: [ScrollMarkers]
  private(set) var markers: [ScrollMarkers] = []

  init(looks: AnimatedAttributes, own: [ScrollMarkers]) { (self.looks, self.own) = (looks, own) }

  mutating func visit(_ dressed: DressedView, at outer: CGPoint, in places: ProjectionTransform) {
    let view = dressed.opened(looks)
    let frame = view.view.frame.offsetBy(outer)
    let inner = view.places(from: frame.origin, in: places)
    if let scroll = view.node.hostedScrollView {
      markers.append(
        ScrollMarkers(scroll, of: view.node, in: frame.applying(inner), at: looks.time))
    } else if view.node.scrolledAxes != nil,
      let index = own.firstIndex(where: { $0.name == view.node.path.name })
    {
      markers.append(own.remove(at: index))
    }
    for child in view.children { visit(child, at: frame.origin, in: inner) }
  }
}

extension ScrollMarkers {
  /// The markers of a UIKit scroll view with a frame on the canvas at a time, in seconds.
  @MainActor fileprivate init(
    _ scroll: UIScrollView, of node: Node, in frame: CGRect, at time: Double
  ) {
    let insets = scroll.adjustedContentInset
    let own = scroll.contentInset
    let offset = scroll.contentOffset(at: time)
    let targets = scroll.track.targets(at: time)
    func way(_ target: CGPoint) -> CGVector {
      CGVector(dx: offset.x - target.x, dy: offset.y - target.y)
    }
    self.init(
      frame: frame,
      area: CGRect(
        x: frame.minX + insets.left, y: frame.minY + insets.top,
        width: max(0, frame.width - insets.left - insets.right),
        height: max(0, frame.height - insets.top - insets.bottom)),
      axes: scroll.scrollableAxes, proposedWay: targets?.proposed.map(way),
      finalWay: (targets?.final).map(way), name: node.path.name,
      id: node.identifier.flatMap(IDSpelling.spell) ?? node.scriptName,
      content: CGRect(
        origin: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y),
        size: scroll.contentSize(at: time)),
      safeAreaInsets: EdgeInsets(
        top: insets.top - own.top, leading: insets.left - own.left,
        bottom: insets.bottom - own.bottom, trailing: insets.right - own.right),
      targets: scroll.pages(around: offset).map {
        $0.offsetBy(dx: frame.minX - offset.x, dy: frame.minY - offset.y)
      },
      transitions: [])
  }
}

extension UIScrollView {
  /// The axes along which the content is larger than the area inside the insets; vertical for none.
  var scrollableAxes: Axis.Set {
    let (insets, size) = (adjustedContentInset, bounds.size)
    var axes: Axis.Set = []
    if contentSize.height + insets.top + insets.bottom > size.height + 0.5 {
      axes.insert(.vertical)
    }
    if contentSize.width + insets.left + insets.right > size.width + 0.5 {
      axes.insert(.horizontal)
    }
    return axes.isEmpty ? .vertical : axes
  }

  /// The size of the content at a time, in points on the canvas.
  func contentSize(at time: Double) -> CGSize {
    let ratio = zoomScale > 0 ? zoomScale(at: time) / zoomScale : 1
    return CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
  }

  /// The pages at an offset and next to it, in coordinates of the content; none without paging.
  fileprivate func pages(around offset: CGPoint) -> [CGRect] {
    let size = bounds.size
    guard isPagingEnabled, size.width > 0, size.height > 0 else { return [] }
    let content = CGRect(origin: .zero, size: contentSize)
    let near = CGRect(origin: offset, size: size).insetBy(dx: -size.width, dy: -size.height)
    func indices(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> ClosedRange<Int> {
      let first = Int((low / length).rounded(.down))
      return first...max(first, Int((high / length).rounded(.up)))
    }
    return indices(near.minY, near.maxY, size.height).flatMap { row in
      indices(near.minX, near.maxX, size.width).map { column in
        CGRect(
          x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
          height: size.height)
      }
    }.filter { page in
      let common = page.intersection(content)
      return common.width > 0.5 && common.height > 0.5
    }
  }
}
