public import ScrollworkUIKit
import ScrollworkSystem

/// An animation by which a cover appears.
public typealias FadeInAnimation = @MainActor @Sendable (UIView) -> Void
/// An animation by which a cover disappears, which calls a closure at its end.
public typealias FadeOutAnimation =
  @MainActor @Sendable (UIView, @escaping @MainActor @Sendable () -> Void) -> Void

extension NVActivityIndicatorView {
  nonisolated private static let defaultType = ProcessValue<NVActivityIndicatorType>(
    wrappedValue: .ballSpinFadeLoader)
  /// The kind of indicators that are created without one.
  nonisolated public static var DEFAULT_TYPE: NVActivityIndicatorType {
    get { defaultType.wrappedValue }
    set { defaultType.wrappedValue = newValue }
  }

  nonisolated private static let defaultColor = ProcessValue<UIColor>(wrappedValue: .white)
  /// The color of indicators that are created without one.
  nonisolated public static var DEFAULT_COLOR: UIColor {
    get { defaultColor.wrappedValue }
    set { defaultColor.wrappedValue = newValue }
  }

  nonisolated private static let defaultTextColor = ProcessValue<UIColor>(wrappedValue: .white)
  /// The color of messages below an indicator without a color.
  nonisolated public static var DEFAULT_TEXT_COLOR: UIColor {
    get { defaultTextColor.wrappedValue }
    set { defaultTextColor.wrappedValue = newValue }
  }

  nonisolated private static let defaultPadding = ProcessValue<CGFloat>(wrappedValue: 0)
  /// The padding of indicators that are created without one.
  nonisolated public static var DEFAULT_PADDING: CGFloat {
    get { defaultPadding.wrappedValue }
    set { defaultPadding.wrappedValue = newValue }
  }

  nonisolated private static let blockerSize = ProcessValue<CGSize>(
    wrappedValue: CGSize(width: 60, height: 60))
  /// The size of the indicator that covers the app.
  nonisolated public static var DEFAULT_BLOCKER_SIZE: CGSize {
    get { blockerSize.wrappedValue }
    set { blockerSize.wrappedValue = newValue }
  }

  nonisolated private static let blockerThreshold = ProcessValue<Int>(wrappedValue: 0)
  /// The delay until the app is covered, in milliseconds.
  nonisolated public static var DEFAULT_BLOCKER_DISPLAY_TIME_THRESHOLD: Int {
    get { blockerThreshold.wrappedValue }
    set { blockerThreshold.wrappedValue = newValue }
  }

  nonisolated private static let blockerMinimumTime = ProcessValue<Int>(wrappedValue: 0)
  /// The minimum time that the app is covered, in milliseconds.
  nonisolated public static var DEFAULT_BLOCKER_MINIMUM_DISPLAY_TIME: Int {
    get { blockerMinimumTime.wrappedValue }
    set { blockerMinimumTime.wrappedValue = newValue }
  }

  nonisolated private static let blockerMessage = ProcessValue<String?>(wrappedValue: nil)
  /// The message below the indicator that covers the app.
  nonisolated public static var DEFAULT_BLOCKER_MESSAGE: String? {
    get { blockerMessage.wrappedValue }
    set { blockerMessage.wrappedValue = newValue }
  }

  nonisolated private static let blockerSpacing = ProcessValue<CGFloat>(wrappedValue: 8)
  /// The distance between indicator and message.
  nonisolated public static var DEFAULT_BLOCKER_MESSAGE_SPACING: CGFloat {
    get { blockerSpacing.wrappedValue }
    set { blockerSpacing.wrappedValue = newValue }
  }

  nonisolated private static let blockerFont = ProcessValue<UIFont>(
    wrappedValue: .boldSystemFont(ofSize: 20))
  /// The font of messages.
  nonisolated public static var DEFAULT_BLOCKER_MESSAGE_FONT: UIFont {
    get { blockerFont.wrappedValue }
    set { blockerFont.wrappedValue = newValue }
  }

  nonisolated private static let blockerBackground = ProcessValue<UIColor>(
    wrappedValue: UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
  /// The color of the cover.
  nonisolated public static var DEFAULT_BLOCKER_BACKGROUND_COLOR: UIColor {
    get { blockerBackground.wrappedValue }
    set { blockerBackground.wrappedValue = newValue }
  }

  /// The animation of the cover that fades in.
  nonisolated public static var DEFAULT_FADE_IN_ANIMATION: FadeInAnimation {
    { cover in
      cover.alpha = 0
      UIView.animate(withDuration: 0.25) { cover.alpha = 1 }
    }
  }

  /// The animation of the cover that fades out.
  nonisolated public static var DEFAULT_FADE_OUT_ANIMATION: FadeOutAnimation {
    { cover, completion in
      UIView.animate(withDuration: 0.25) {
        cover.alpha = 0
      } completion: { _ in
        completion()
      }
    }
  }
}
