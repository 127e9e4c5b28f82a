public import Foundation
public import ScrollworkDrawing
import ScrollworkUIScrolling

/// How a bar looks: what bars of all kinds share.
@MainActor @preconcurrency open class UIBarAppearance {
  /// The color of the background; nil for none.
  open var backgroundColor: UIColor?
  /// The blur of the background; nil for none.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The picture of the background.
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor? = .separator
  /// The picture of that line.
  open var shadowImage: UIImage?

  /// Creates an appearance with the default background.
  public required init() {}

  /// Creates an appearance for an idiom.
  public convenience init(idiom: Int) { self.init() }

  /// Creates a copy of another appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    takeBackground(of: barAppearance)
  }

  /// Takes the background of the system.
  open func configureWithDefaultBackground() {
    (backgroundColor, shadowColor) = (nil, .separator)
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// Takes an opaque background.
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (.systemBackground, nil, .separator)
  }

  /// Takes no background.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }

  /// A copy.
  open func copy() -> Self {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// Takes all properties of an appearance of the same class.
  func take(_ other: UIBarAppearance) { takeBackground(of: other) }

  private func takeBackground(of other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    shadowColor = other.shadowColor
  }
}

/// How a navigation bar looks.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The looks of prominent buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Sets the picture of the back button; the sign of the system is drawn.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}

/// How a toolbar looks.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}

/// How a tab bar looks.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The looks of items above each other.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items beside each other.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items in low bars.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected item.
  open var selectionIndicatorTintColor: UIColor?

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}

/// How a tab bar's items look.
@MainActor @preconcurrency public final class UITabBarItemAppearance {
  /// In the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// In the selected state.
  public let selected = UITabBarItemStateAppearance()
  /// In the disabled state.
  public let disabled = UITabBarItemStateAppearance()
  /// Creates the looks of the system.
  public init() {}

  /// A copy.
  public func copy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    return copy
  }
}

/// How a tab bar's item looks in a state.
@MainActor @preconcurrency public final class UITabBarItemStateAppearance {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  public var titlePositionAdjustment = UIOffset.zero
  /// The color of the picture; nil for the system's.
  public var iconColor: UIColor?
  /// The color of the badge.
  public var badgeBackgroundColor: UIColor?

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
  }
}

/// How a bar's buttons look.
@MainActor @preconcurrency public final class UIBarButtonItemAppearance {
  /// In the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// In the highlighted state.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// In the disabled state.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The style of buttons.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done
  }
  /// Creates the looks of the system.
  public init(style: Style = .plain) {}

  /// A copy.
  public func copy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    return copy
  }
}

/// How a bar's button looks in a state.
@MainActor @preconcurrency public final class UIBarButtonItemStateAppearance {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  public var titlePositionAdjustment = UIOffset.zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// An offset of a bar's part.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat
  /// No offset.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
  /// Creates an offset.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// The metrics of bars.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// On an upright phone.
  case `default` = 0
  /// On a phone on its side.
  case compact
}
