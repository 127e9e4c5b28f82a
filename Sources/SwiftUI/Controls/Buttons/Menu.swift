import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A control for presenting a menu of actions.
///
/// A tap presents the menu beside the label; with a primary action a tap performs that, and a long
/// press presents the menu.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  private init(
    label: Label, content: Content, primaryAction: (@MainActor () -> Void)? = nil
  ) {
    (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
  }

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Creates a menu with a label view; superseded by the form with a label closure.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  /// Creates a menu with a custom label and a primary action, performed on tap.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  /// The label.
  public var body: some View {
    MenuPresenter(content: AnyView(content), label: label, primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a menu with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Creates a menu with a localized title and a primary action, performed on tap.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title from a string and a primary action, performed on tap.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == ScrollworkControls.Label<Text, Image> {
  /// Creates a menu with a title from a localized string key and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      label: ScrollworkControls.Label(
        titleKey, systemImage: systemImage, fileID: fileID, line: line),
      content: content())
  }

  /// Creates a menu with a title from a string and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      label: ScrollworkControls.Label(title, systemImage: systemImage, fileID: fileID, line: line),
      content: content())
  }

  /// Creates a menu with a localized title, a system symbol and a primary action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      label: ScrollworkControls.Label(
        titleKey, systemImage: systemImage, fileID: fileID, line: line),
      content: content(), primaryAction: primaryAction)
  }
}
