import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript

/// The drawing of a device around a screen, in points of the screen; its origin is that of the
/// body.
///
/// All corners are concentric: each outline is the one inside it, grown by the width between them.
struct DeviceFrame: Hashable {
  /// The measures of a kind of device, in points of a screen of its usual width.
  struct Measures: Hashable {
    /// The shorter side of the screen.
    let width: CGFloat
    /// The corner radius of the screen.
    let cornerRadius: CGFloat
    /// The width of the black border around the screen.
    let border: CGFloat
    /// The width of the metal rim around the border.
    let rim: CGFloat

    /// A phone.
    ///
    /// - Source: measured by others, on the iPhones 15 Pro and 16: a screen of 393 points and 65.1
    ///   mm with corners of 55 points, in a body of 70.6 mm, which leaves 16.6 points at each side.
    static let phone = Measures(width: 393, cornerRadius: 55, border: 11, rim: 5.5)
    /// A tablet.
    ///
    /// - Source: measured by others, on iPads of 11 inches: a screen of 834 points and 160.5 mm
    ///   with corners of 18 points, in a body of 177.5 mm, which leaves 44 points at each side.
    static let tablet = Measures(width: 834, cornerRadius: 18, border: 38, rim: 6)
  }

  /// The size of the screen.
  let screen: CGSize
  let measures: Measures
  /// The length of a point of the measures: devices are as large as their screens.
  let unit: CGFloat
  private let metal: DeviceMetal

  init(_ measures: Measures, screen: CGSize, color: ReelDirection.DeviceColor = .graphite) {
    (self.measures, self.screen, metal) = (measures, screen, DeviceMetal(color))
    unit = min(screen.width, screen.height) / measures.width
  }

  /// The width between the screen and the outside of the body.
  var inset: CGFloat { (measures.border + measures.rim) * unit }

  /// The size of the body, without its buttons.
  var size: CGSize {
    CGSize(width: screen.width + 2 * inset, height: screen.height + 2 * inset)
  }

  /// The corner radius of the screen.
  var screenRadius: CGFloat { measures.cornerRadius * unit }

  /// The corner radius of the body.
  var radius: CGFloat { screenRadius + inset }

  /// The body with its buttons, behind the screen.
  var body: [DisplayItem] { buttons + [rim, edge, border] }

  /// The silhouette, for a shadow.
  var outline: Path { outline(inset: 0) }

  /// The mean color of the rim, for what shows through its smoothed edge.
  var color: Color.Resolved { metal.mean }

  private func outline(inset: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset),
      cornerRadius: radius - inset)
  }

  // MARK: Materials

  /// The bright edge at the outside of the rim.
  private static let edgeColor = Color.Resolved.gray(0xFF).opacity(0.35)
  /// The glass around the screen.
  private static let glass = Color.Resolved.gray(0x07)

  private var rim: DisplayItem {
    .command(
      .fill(
        outline,
        .linearGradient(
          metal.rim, start: .zero, end: CGPoint(x: size.width, y: size.height)),
        evenOdd: false))
  }

  private var edge: DisplayItem {
    let width = 0.75 * unit
    return .command(
      .stroke(
        outline(inset: width / 2), StrokeStyle(lineWidth: width), .color(Self.edgeColor)))
  }

  private var border: DisplayItem {
    .command(.fill(outline(inset: measures.rim * unit), .color(Self.glass), evenOdd: false))
  }

  // MARK: Buttons

  /// The distance by which buttons stand out of the body.
  var buttonReach: CGFloat { 2.5 * unit }

  /// Buttons of a phone as fractions of the longer side: their middle, their length and their side.
  ///
  /// - Source: measured by others, on drawings of the iPhone 15 Pro: action, volume up and down at
  ///   one side, the side button at the other.
  private static let phoneButtons: [(middle: CGFloat, length: CGFloat, isTrailing: Bool)] = [
    (0.209, 0.037, false), (0.288, 0.071, false), (0.379, 0.071, false), (0.317, 0.117, true),
  ]

  private var buttons: [DisplayItem] {
    guard measures == .phone else { return [] }
    let isUpright = screen.height >= screen.width
    let long = max(size.width, size.height)
    let short = min(size.width, size.height)
    return Self.phoneButtons.map { button in
      let across = CGRect(
        x: button.isTrailing ? short - buttonReach : -buttonReach,
        y: (button.middle - button.length / 2) * long,
        width: 2 * buttonReach, height: button.length * long)
      // A phone on its side has been turned to the left.
      let rect =
        isUpright
        ? across
        : CGRect(
          x: across.minY, y: short - across.maxX, width: across.height, height: across.width)
      return .command(
        .fill(
          Path(roundedRect: rect, cornerRadius: buttonReach * 0.8), .color(metal.button),
          evenOdd: false))
    }
  }
}

extension Color.Resolved {
  /// A gray of a byte.
  static func gray(_ byte: Double) -> Self {
    Self(red: byte / 255, green: byte / 255, blue: byte / 255)
  }

  /// A color of three bytes, such as 0x101828.
  static func hexadecimal(_ code: UInt32) -> Self {
    Self(
      red: Double(code >> 16 & 0xFF) / 255, green: Double(code >> 8 & 0xFF) / 255,
      blue: Double(code & 0xFF) / 255)
  }

  /// The relative luminance, 0…1.
  ///
  /// - Source: documented, W3C "WCAG 2.2", relative luminance, with the square for the transfer
  ///   function, which is enough to choose between black and white text.
  var luminance: Double { 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue }
}
