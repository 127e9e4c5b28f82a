/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over the whole screen.
  case fullScreen = 0
  /// As a card.
  case pageSheet
  /// As a smaller card.
  case formSheet
  /// Over the presenting controller's area.
  case currentContext
  /// By code of its own; drawn as over the full screen.
  case custom
  /// Over the whole screen, with what is behind kept.
  case overFullScreen
  /// Over the presenting controller's area, with what is behind kept.
  case overCurrentContext
  /// In a bubble; on a phone a card.
  case popover
  /// Not at all.
  case none = -1
  /// As the system chooses: a card.
  case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// Up from the bottom.
  case coverVertical = 0
  /// By a turn; drawn as a cross-fade.
  case flipHorizontal
  /// By a cross-fade.
  case crossDissolve
  /// By a page that curls; drawn as a cross-fade.
  case partialCurl
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the color scheme needs.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// How the status bar changes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none = 0
  /// By a fade.
  case fade
  /// By a slide.
  case slide
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// With the home button at the left.
  case landscapeLeft = 4
  /// With the home button at the right.
  case landscapeRight = 3

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bit mask of the orientations.
  public let rawValue: UInt

  /// Creates orientations from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// With the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// With the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Wider than high.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
