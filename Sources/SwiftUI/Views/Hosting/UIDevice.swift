import Foundation
import ScrollworkScript
public import ScrollworkUIScrolling

/// The device that the canvas of the scene stands for.
public struct UIDevice: Hashable, Sendable {
  /// The device of the scene whose code is running.
  public static var current: UIDevice { UIDevice() }

  /// The interface idiom: pad if both sides of the canvas are at least 600 points, else phone.
  ///
  /// - Source: chosen; no phone is that wide, and no pad is narrower.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= 600 ? .pad : .phone
  }

  /// The physical orientation: landscape left if the canvas is wider than high, else portrait.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}

/// The interface idiom: the kind of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// An unspecified idiom.
  case unspecified = -1
  /// The idiom of iPhone.
  case phone
  /// The idiom of iPad.
  case pad
}

extension UITraitCollection {
  /// The interface idiom: that of the device; unspecified in traits that have no sizes.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    horizontalSizeClass == .unspecified && verticalSizeClass == .unspecified
      ? .unspecified : UIDevice.current.userInterfaceIdiom
  }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Landscape, with the top of the device to the left.
  case landscapeLeft
  /// Landscape, with the top of the device to the right.
  case landscapeRight

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
