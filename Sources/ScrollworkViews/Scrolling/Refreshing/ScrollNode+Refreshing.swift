import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScrolling

extension ScrollNode {
  /// The state key of the latest refresh.
  static func refreshKey(_ path: ViewPath) -> StateKey { StateKey(path: path, property: "refresh") }

}

extension PlacedScrollView {
  /// Whether a pull starts a refresh.
  var canRefresh: Bool { axes.contains(.vertical) && configuration.refresh != nil }

  /// The distance by which a refresh control holds the content down, in points.
  var held: CGFloat { configuration.refreshing?.held ?? 0 }

  /// The distance that the content is pulled below its resting position at an offset.
  func pull(at offset: CGPoint) -> CGFloat { -offset.y - insets.top }
}

extension PaintPass {
  /// The spokes of a refresh control, between the upper edge and the content, which covers it.
  func refreshControl(_ scroll: PlacedScrollView, offset: CGPoint) -> [DisplayItem] {
    let pull = scroll.pull(at: offset)
    guard scroll.canRefresh, let spinner = refreshSpinner(scroll, pull) else { return [] }
    let area = CGRect(
      x: scroll.safeAreaInsets.leading, y: scroll.insets.top - scroll.metrics.largeTitle,
      width: scroll.containerSize.width - scroll.safeAreaInsets.total(.horizontal), height: pull)
    return spokes(spinner, in: area, environment: scroll.environment)
  }

  /// The spokes of a refresh control in the space above the content, as high as the pull.
  ///
  /// - Source: their color is chosen, as that of other spinners.
  func spokes(
    _ spinner: RefreshSpinner, in area: CGRect, environment: EnvironmentValues
  ) -> [DisplayItem] {
    let color = Color(uiColor: .systemGray).resolve(in: environment)
    let spokes = layer(
      LayerContent(
        Spokes(side: RefreshSpinner.side, color: color)
          .commands(around: .zero, opacity: spinner.opacity).map(DisplayItem.command)),
      transform: CGAffineTransform(
        a: CGFloat(spinner.scale), b: 0, c: 0, d: CGFloat(spinner.scale), tx: area.midX,
        ty: area.minY + spinner.place))
    let reach = RefreshSpinner.side / 2
    if spinner.place >= reach, spinner.place + reach <= area.height { return spokes }
    return layer(LayerContent(spokes), transform: .identity, clip: Path(area))
  }
}

extension RefreshSpinner {
  /// The opacity of a spoke; a pull reveals spokes clockwise from the top.
  fileprivate func opacity(_ spoke: Int) -> Double {
    if let step { return Spokes.opacity(spoke, step: step) }
    return min(max(spokes - Double(spoke), 0), 1)
  }
}
