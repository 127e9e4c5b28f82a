package import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry

/// The system's overlays on the screen of a device: time, signal, battery and home indicator.
///
/// The safe area decides what there is room for. Lengths are in points of the screen, from its top
/// left corner.
package struct StatusBar {
  /// The text of the clock.
  ///
  /// - Source: documented, the time in pictures of products.
  private static let clock = "9:41"

  /// The camera's cutout: its size and its distance from the top.
  ///
  /// - Source: measured by others, on the iPhones 14 Pro, 15 and 16.
  private static let camera = (size: CGSize(width: 126, height: 37), top: CGFloat(11))

  /// The home indicator: its size and its distance from the bottom.
  ///
  /// - Source: measured by others, on phones without a home button.
  private static let indicator = (size: CGSize(width: 139, height: 5), bottom: CGFloat(8))

  /// The least safe-area insets with room for the camera and for the indicator.
  package static let leastInsets = (
    top: camera.top + camera.size.height, bottom: indicator.bottom + indicator.size.height
  )

  private let screen: CGSize
  private let safeArea: EdgeInsets
  private let color: Color.Resolved
  private let text: any TextMeasuring

  /// The overlays of a screen with a safe area, in a color.
  package init(
    screen: CGSize, safeArea: EdgeInsets, color: Color.Resolved, text: any TextMeasuring
  ) {
    (self.screen, self.safeArea, self.color, self.text) = (screen, safeArea, color, text)
  }

  /// What the system draws over the views: time and symbols above, the home indicator below.
  package var items: [DisplayItem] {
    var items: [DisplayItem] = []
    if safeArea.top >= Self.leastHeight { items += [time, .layer(symbols)] }
    if safeArea.bottom >= Self.leastInsets.bottom { items.append(homeIndicator) }
    return items
  }

  /// The cutout of the camera, which pictures of a screen do not show.
  package var camera: [DisplayItem] {
    if isUpright, safeArea.top >= Self.leastInsets.top { return [cutout(in: cutoutFrame)] }
    guard !isUpright, max(safeArea.leading, safeArea.trailing) >= Self.leastInsets.top else {
      return []
    }
    let frame = CGRect(
      x: Self.camera.top, y: (screen.height - Self.camera.size.width) / 2,
      width: Self.camera.size.height, height: Self.camera.size.width)
    return [cutout(in: frame)]
  }

  private var isUpright: Bool { screen.height >= screen.width }

  /// The height of the smallest status bar, that of a phone with a home button.
  private static let leastHeight: CGFloat = 20

  /// Whether the bar is one of the low ones, of tablets and of phones with a home button.
  private var isLow: Bool { safeArea.top < 40 }

  private var cutoutFrame: CGRect {
    CGRect(
      x: (screen.width - Self.camera.size.width) / 2, y: Self.camera.top,
      width: Self.camera.size.width, height: Self.camera.size.height)
  }

  private func cutout(in frame: CGRect) -> DisplayItem {
    fill(
      Path(roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2, style: .circular),
      Color.Resolved(red: 0, green: 0, blue: 0))
  }

  private var homeIndicator: DisplayItem {
    let size = Self.indicator.size
    let frame = CGRect(
      x: (screen.width - size.width) / 2,
      y: screen.height - Self.indicator.bottom - size.height, width: size.width,
      height: size.height)
    return fill(Path(roundedRect: frame, cornerRadius: size.height / 2, style: .circular), color)
  }

  // MARK: Time and symbols

  /// The vertical middle of time and symbols.
  ///
  /// - Source: measured by others, below the camera of the iPhones 14 Pro, 15 and 16, beside that of
  ///   the iPhones 12 to 14, and in low bars, as are sizes and weights.
  private var middle: CGFloat {
    if isLow { return 10 }
    return safeArea.top >= Self.leastInsets.top ? 32.5 + (safeArea.top - 59) / 2 : 24.5
  }

  /// The size of the bar in that of a bar beside a camera.
  private var unit: CGFloat { isLow ? 0.72 : 1 }

  /// The middle of the space beside the camera, from the edge of the screen.
  private var sideMiddle: CGFloat { cutoutFrame.minX / 2 + 4 }

  private var time: DisplayItem {
    let run = TextRun(Self.clock, face: FontFace(weight: 600, size: isLow ? 12 : 17), lineLimit: 1)
    let metrics = text.metrics(of: run)
    // Digits are as high as capitals: about 0.71 of the size above the baseline.
    let baseline = middle + 0.355 * run.face.size
    let isTablet = min(screen.width, screen.height) >= 600
    let center = isLow ? (isTablet ? 20 + metrics.size.width / 2 : screen.width / 2) : sideMiddle
    let frame = CGRect(
      x: center - metrics.size.width / 2, y: baseline - metrics.firstBaseline,
      width: metrics.size.width, height: metrics.size.height)
    return .command(.text(run, frame: frame, .color(color)))
  }

  /// The symbols at the trailing side: signal, wireless network, battery.
  ///
  /// - Source: measured by others: 18, 17 and 27.5 points wide, 7 points apart; chosen for low bars,
  ///   in proportion.
  private var symbols: Layer {
    let width: CGFloat = (18 + 7 + 17 + 7 + 27.5) * unit
    let content = LayerContent(
      signal + offset(wireless, by: 25) + offset(battery, by: 49))
    let end = isLow ? screen.width - 6 : screen.width - sideMiddle + width / 2
    return Layer(
      content,
      transform: CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: end - width, ty: middle - 6 * unit))
  }

  private func offset(_ items: [DisplayItem], by dx: CGFloat) -> [DisplayItem] {
    [.layer(Layer(LayerContent(items), transform: CGAffineTransform(translationX: dx, y: 0)))]
  }

  /// Four bars in a box of 18 × 12 points.
  private var signal: [DisplayItem] {
    let heights: [CGFloat] = [4, 6.5, 9, 12]
    return heights.enumerated().map { index, height in
      let frame = CGRect(x: CGFloat(index) * 5, y: 12 - height, width: 3, height: height)
      return fill(Path(roundedRect: frame, cornerRadius: 1, style: .circular), color)
    }
  }

  /// Two arcs over a drop, in a box of 17 × 12 points.
  private var wireless: [DisplayItem] {
    let center = CGPoint(x: 8.5, y: 12)
    let spread = Double.pi / 4
    func sector(from inner: CGFloat, to outer: CGFloat) -> DisplayItem {
      let path = Path { path in
        path.addArc(
          center: center, radius: outer, startAngle: .radians(-.pi / 2 - spread),
          endAngle: .radians(-.pi / 2 + spread), clockwise: false)
        if inner > 0 {
          path.addArc(
            center: center, radius: inner, startAngle: .radians(-.pi / 2 + spread),
            endAngle: .radians(-.pi / 2 - spread), clockwise: true)
        } else {
          path.addLine(to: center)
        }
        path.closeSubpath()
      }
      return fill(path, color)
    }
    return [sector(from: 0, to: 3.8), sector(from: 5.4, to: 7.9), sector(from: 9.5, to: 12)]
  }

  /// A full battery in a box of 27.5 × 12 points.
  private var battery: [DisplayItem] {
    let shell = CGRect(x: 0.5, y: 0, width: 24, height: 12)
    let charge = CGRect(x: 2, y: 1.5, width: 21, height: 9)
    let cap = Path { path in
      path.move(to: CGPoint(x: 25.8, y: 4))
      path.addCurve(
        to: CGPoint(x: 25.8, y: 8), control1: CGPoint(x: 27.7, y: 4.8),
        control2: CGPoint(x: 27.7, y: 7.2))
      path.closeSubpath()
    }
    let outline = Path(roundedRect: shell.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.5)
    return [
      .command(.stroke(outline, StrokeStyle(lineWidth: 1), .color(color.opacity(0.4)))),
      fill(Path(roundedRect: charge, cornerRadius: 2.3), color),
      fill(cap, color.opacity(0.45)),
    ]
  }

  private func fill(_ path: Path, _ color: Color.Resolved) -> DisplayItem {
    .command(.fill(path, .color(color), evenOdd: false))
  }
}
