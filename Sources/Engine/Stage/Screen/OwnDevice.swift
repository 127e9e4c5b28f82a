public import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry

// Devices of a project, spelled by their measures.
extension Device {
  /// A device of a project.
  ///
  /// - Parameters:
  ///   - name: The name, without colons.
  ///   - screen: The size of the screen, in points.
  ///   - safeArea: The safe area without the views' own bars, in points.
  public init(own name: String, screen: CGSize, safeArea: EdgeInsets) {
    let isTablet = min(screen.width, screen.height) >= Self.tabletWidth
    let isWide = screen.width > screen.height
    self.init(
      name: name, screen: screen, safeArea: safeArea,
      horizontalSizeClass: isTablet || isWide && screen.height >= Self.largePhoneWidth
        ? .regular : .compact,
      verticalSizeClass: isTablet || !isWide ? .regular : .compact)
  }

  /// The text by which ``init(named:)`` finds the device: the name of a known one, or the name, the size and the
  /// safe area from the top on, in points, such as `kiosk:800x1280:24,0,20,0`.
  public var spelling: String {
    guard Device(named: name) != self else { return name }
    let insets = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
    let size = [screen.width, screen.height].map(Self.number).joined(separator: "x")
    return "\(name):\(size):\(insets.map(Self.number).joined(separator: ","))"
  }

  /// The device of a spelling with measures; nil for another text.
  init?(measures text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, !parts[0].isEmpty else { return nil }
    let sides = parts[1].split(separator: "x").compactMap { Self.length($0, 1...16384) }
    guard sides.count == 2 else { return nil }
    var insets: [CGFloat] = [0, 0, 0, 0]
    if parts.count == 3 {
      insets = parts[2].split(separator: ",").compactMap { Self.length($0, 0...16384) }
      guard insets.count == 4 else { return nil }
    }
    self.init(
      own: String(parts[0]), screen: CGSize(width: sides[0], height: sides[1]),
      safeArea: EdgeInsets(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]))
  }

  private static func length(_ text: Substring, _ range: ClosedRange<Double>) -> CGFloat? {
    Double(text).flatMap { range.contains($0) ? CGFloat($0) : nil }
  }

  /// A number without a fraction of zero.
  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
