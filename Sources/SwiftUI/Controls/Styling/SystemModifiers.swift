public import Foundation
public import ScrollworkGeometry
public import ScrollworkViews

// What concerns other apps, other input or other displays: none of it shows in a scene.
extension View {
  /// Runs an action for an address that another app opens, which none does.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Lets the system's gestures at some edges come second; a script has none of them.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Limits the range of brightness of pictures, which have the standard one.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Shows or hides the labels of controls inside.
  @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }

  /// Adds a way through content for assistive technologies, which are off.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Gives a view a role for writing tools, which are not there.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Says what typing selects in a list; scenes have no keyboard.
  public func typeSelectEquivalent(_ string: String?) -> some View { self }

  /// Repeats the action of a button that is kept pressed; the finger of a script lifts.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Chooses whether a menu closes after an action; menus do.
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }

  /// Opens a view that something is dragged over, which nothing is.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Chooses what the search field does to the toolbar.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Lets the search field take dictation; scenes have no microphone.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
  {
    self
  }

  /// Sets the icon of dialogs, which a phone does not draw.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets the context of a preview, which is for widgets.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

extension Image {
  /// The range of brightness of a picture.
  public enum DynamicRange: Hashable, Sendable {
    /// The standard range.
    case standard
    /// A range between.
    case constrainedHigh
    /// All that the display has.
    case high
  }
}

/// What writing tools may do.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Whether a button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses: it does.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether views open that something is dragged over.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// They do.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// They do not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// What a search field does to the toolbar.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The content of the bar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// How a field takes dictation.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// Before a tap.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

/// The context of a preview.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of the context of a preview.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The platform of a preview.
public enum PreviewPlatform: Hashable, Sendable {
  /// A phone or a tablet.
  case iOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
  /// A Mac.
  case macOS
}

extension PreviewProvider {
  /// The platform of the previews, where they say none.
  public static var platform: PreviewPlatform? { nil }
}
