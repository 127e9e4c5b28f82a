import Foundation
import ScrollworkScript

/// The device, as UIKit code asks for it: what the canvas of the scene would be on.
public struct UIDevice: Hashable, Sendable {
  /// The device of the scene whose code is running.
  public static var current: UIDevice { UIDevice() }

  /// The kind of device: a pad where both sides of the canvas are 600 points or more, else a phone.
  ///
  /// - Source: chosen; no phone is that wide, and no pad that narrow.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= 600 ? .pad : .phone
  }

  /// How the device is held: upright where the canvas is not wider than high.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// A phone.
  case phone
  /// A pad.
  case pad
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the top to the left.
  case landscapeLeft
  /// On its side, the top to the right.
  case landscapeRight

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
