import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

extension PaintPass {
  /// The spokes of a refresh control, between the upper edge and the content, which covers it.
  func refreshControl(_ scroll: PlacedScrollView, offset: CGPoint) -> [DisplayItem] {
    let pull = scroll.pull(at: offset)
    guard scroll.isRefreshable, let spinner = refreshSpinner(scroll, pull) else { return [] }
    let area = CGRect(
      x: scroll.safeAreaInsets.leading, y: scroll.insets.top - scroll.metrics.largeTitle,
      width: scroll.containerSize.width - scroll.safeAreaInsets.total(.horizontal), height: pull)
    return spokes(spinner, in: area, environment: scroll.environment)
  }

  /// The spokes of a refresh control in the space above the content, as high as the pull.
  ///
  /// - Source: the color is chosen, as that of other spinners.
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
