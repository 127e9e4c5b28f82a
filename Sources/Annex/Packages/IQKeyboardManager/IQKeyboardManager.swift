import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// Where the bar above a keyboard has its buttons.
public enum IQAutoToolbarManageBehavior: Int, Sendable {
  case bySubviews, byTag, byPosition
}

/// The bar and the room above keyboards; without a keyboard on the screen both are not needed.
@MainActor @preconcurrency public final class IQKeyboardManager {
  /// The shared manager of keyboards.
  public static var shared: IQKeyboardManager { AppProcess.current.only { IQKeyboardManager() } }
  /// The manager, as it was spelled before.
  public class func sharedManager() -> IQKeyboardManager { shared }

  /// Whether text fields are kept above the keyboard.
  public var enable = false
  /// Whether text fields are kept above the keyboard.
  public var isEnabled: Bool {
    get { enable }
    set { enable = newValue }
  }
  /// The room between a text field and the keyboard.
  public var keyboardDistanceFromTextField: CGFloat = 10
  /// The room between a text field and the keyboard.
  public var keyboardDistance: CGFloat {
    get { keyboardDistanceFromTextField }
    set { keyboardDistanceFromTextField = newValue }
  }
  /// Whether fields get a toolbar above the keyboard.
  public var enableAutoToolbar = true
  /// Where its buttons are.
  public var toolbarManageBehaviour = IQAutoToolbarManageBehavior.bySubviews
  /// Whether the bar has the color of the text field.
  public var shouldToolbarUsesTextFieldTintColor = false
  /// The color of its buttons.
  public var toolbarTintColor: UIColor?
  /// The color of the bar.
  public var toolbarBarTintColor: UIColor?
  /// Whether the bar shows the placeholder.
  public var shouldShowToolbarPlaceholder = true
  /// The font of the placeholder.
  public var placeholderFont: UIFont?
  /// The text of the button that ends the input.
  public var toolbarDoneBarButtonItemText: String?
  /// The picture of the button that ends the input.
  public var toolbarDoneBarButtonItemImage: UIImage?
  /// The text of the button for the field before.
  public var toolbarPreviousBarButtonItemText: String?
  /// The text of the button for the field after.
  public var toolbarNextBarButtonItemText: String?
  /// Whether a touch beside text fields ends the input.
  public var shouldResignOnTouchOutside = false
  /// Whether a touch beside text fields ends the input.
  public var resignOnTouchOutside: Bool {
    get { shouldResignOnTouchOutside }
    set { shouldResignOnTouchOutside = newValue }
  }
  /// Whether buttons of the toolbar make input clicks.
  public var shouldPlayInputClicks = true
  /// Whether the layout is made again.
  public var layoutIfNeededOnUpdate = false
  /// Whether the keyboard has an appearance of its own.
  public var overrideKeyboardAppearance = false
  /// The appearance of the keyboard.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// The controllers without the bar.
  public var disabledToolbarClasses: [UIViewController.Type] = []
  /// The controllers without the room.
  public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
  /// The controllers with the room.
  public var enabledDistanceHandlingClasses: [UIViewController.Type] = []
  /// The controllers in which a touch does not end the input.
  public var disabledTouchResignedClasses: [UIViewController.Type] = []
  /// Whether messages are written.
  public var enableDebugging = false

  /// Ends the input.
  @discardableResult public func resignFirstResponder() -> Bool {
    (UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first)?.endEditing(true)
      ?? false
  }
  /// Lays the text field out again.
  public func reloadLayoutIfNeeded() {}
  /// Makes the bar again.
  public func reloadInputViews() {}
  /// Whether the toolbar can go to a previous field; always false.
  public var canGoPrevious: Bool { false }
  /// Whether the toolbar can go to a next field; always false.
  public var canGoNext: Bool { false }
}
