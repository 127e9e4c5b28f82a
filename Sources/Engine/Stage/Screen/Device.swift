public import Foundation
public import ScrollworkEnvironment
public import ScrollworkGeometry

/// A device whose screen is the canvas of a scene: its size, its safe area and its size classes.
///
/// Its pixels per point are not part of it: scenes have a scale of their own.
public struct Device: Hashable, Sendable {
  /// The name in commands, such as `iphone-15`.
  public let name: String
  /// The size of the screen, in points.
  public let screen: CGSize
  /// The safe area without the views' own bars, in points.
  public let safeArea: EdgeInsets
  /// The horizontal size class of views that fill the screen.
  public let horizontalSizeClass: UserInterfaceSizeClass
  /// The vertical size class of views that fill the screen.
  public let verticalSizeClass: UserInterfaceSizeClass

  /// The device of Swift files and projects: a phone of 393 × 852 points.
  public static let phone = Device(iPhone: "iphone-15", 393, 852, top: 59)

  /// The device turned on its side.
  ///
  /// - Source: measured by others ("iOS Ref", "Use Your Loaf"): phones without a home button have the
  ///   upright inset of the top at both sides and 21 points at the bottom, those with one no insets;
  ///   tablets keep theirs. Documented (HIG, "Layout"): phones are compact along both axes, the large
  ///   ones regular horizontally.
  public var landscape: Device {
    let side = max(screen.width, screen.height)
    let isTablet = min(screen.width, screen.height) >= Self.tabletWidth
    let hasIndicator = safeArea.bottom > 0
    return Device(
      name: name + Self.landscapeSuffix,
      screen: CGSize(width: side, height: min(screen.width, screen.height)),
      safeArea: isTablet
        ? safeArea
        : EdgeInsets(
          top: 0, leading: hasIndicator ? safeArea.top : 0, bottom: hasIndicator ? 21 : 0,
          trailing: hasIndicator ? safeArea.top : 0),
      horizontalSizeClass: isTablet || screen.width >= Self.largePhoneWidth ? .regular : .compact,
      verticalSizeClass: isTablet ? .regular : .compact)
  }

  /// The device of a name: one of ``all``, `phone` or `tablet`, upright or with `-landscape`; or one of
  /// its own measures, see ``spelling``.
  public init?(named name: String) {
    if let own = Device(measures: name) {
      self = own
      return
    }
    let isTurned = name.hasSuffix(Self.landscapeSuffix)
    let plain = isTurned ? String(name.dropLast(Self.landscapeSuffix.count)) : name
    let known = Self.aliases[plain] ?? plain
    guard let device = Self.all.first(where: { $0.name == known }) else { return nil }
    self = isTurned ? device.landscape : device
  }

  /// The names of devices, upright.
  public static var names: [String] { aliases.keys.sorted() + all.map(\.name) }

  static let landscapeSuffix = "-landscape"
  private static let aliases = ["phone": "iphone-15", "tablet": "ipad-pro-11"]

  /// The width from which a phone is one of the large ones, in points.
  ///
  /// - Source: documented (HIG, "Layout", the table of size classes).
  static let largePhoneWidth: CGFloat = 414
  /// The width from which a device is a tablet, in points.
  static let tabletWidth: CGFloat = 600
}

extension Device {
  /// The devices, from the smallest phone to the largest tablet, upright.
  ///
  /// `ipad-pro-11` and `ipad-pro-13` have the screens of the models before M4.
  ///
  /// - Source: documented (HIG, "Layout", "Specifications", screen dimensions in points); measured by
  ///   others ("Use Your Loaf", "iPhone 17 Screen Sizes", and the pages of earlier years; "iOS Ref",
  ///   "Device display specs"), safe areas: 62 points at the top of the iPhone 17, 17 Pro and 17 Pro Max,
  ///   68 on the iPhone Air, 47 on the iPhone 16e and 17e; 24 and 20 on iPads without a home button.
  public static let all: [Device] = [
    Device(iPhone: "iphone-se", 375, 667, top: 20, bottom: 0),
    Device(iPhone: "iphone-13-mini", 375, 812, top: 50),
    Device(iPhone: "iphone-14", 390, 844, top: 47),
    Device(iPhone: "iphone-16e", 390, 844, top: 47),
    Device(iPhone: "iphone-17e", 390, 844, top: 47),
    .phone,
    Device(iPhone: "iphone-16-pro", 402, 874, top: 62),
    Device(iPhone: "iphone-17", 402, 874, top: 62),
    Device(iPhone: "iphone-17-pro", 402, 874, top: 62),
    Device(iPhone: "iphone-11", 414, 896, top: 48),
    Device(iPhone: "iphone-air", 420, 912, top: 68),
    Device(iPhone: "iphone-15-plus", 430, 932, top: 59),
    Device(iPhone: "iphone-16-pro-max", 440, 956, top: 62),
    Device(iPhone: "iphone-17-pro-max", 440, 956, top: 62),
    Device(iPad: "ipad-mini", 744, 1133),
    Device(iPad: "ipad-mini-a17", 744, 1133),
    Device(iPad: "ipad", 820, 1180),
    Device(iPad: "ipad-a16", 820, 1180),
    Device(iPad: "ipad-air-11", 820, 1180),
    Device(iPad: "ipad-pro-11", 834, 1194),
    Device(iPad: "ipad-pro-11-m4", 834, 1210),
    Device(iPad: "ipad-pro-11-m5", 834, 1210),
    Device(iPad: "ipad-air-13", 1024, 1366),
    Device(iPad: "ipad-pro-13", 1024, 1366),
    Device(iPad: "ipad-pro-13-m4", 1032, 1376),
    Device(iPad: "ipad-pro-13-m5", 1032, 1376),
  ]

  private init(
    iPhone name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 34
  ) {
    self.init(
      name: name, screen: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
      horizontalSizeClass: .compact, verticalSizeClass: .regular)
  }

  private init(iPad name: String, _ width: CGFloat, _ height: CGFloat) {
    self.init(
      name: name, screen: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0),
      horizontalSizeClass: .regular, verticalSizeClass: .regular)
  }

  init(
    name: String, screen: CGSize, safeArea: EdgeInsets,
    horizontalSizeClass: UserInterfaceSizeClass, verticalSizeClass: UserInterfaceSizeClass
  ) {
    (self.name, self.screen, self.safeArea) = (name, screen, safeArea)
    (self.horizontalSizeClass, self.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
  }
}

extension Scene {
  /// Gives the scene the screen of a device.
  public mutating func show(on device: Device) {
    fit(device.screen)
    safeArea = device.safeArea
    horizontalSizeClass = device.horizontalSizeClass
    verticalSizeClass = device.verticalSizeClass
  }
}
