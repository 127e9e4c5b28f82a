public import ScrollworkGeometry

// Accessibility that only assistive technologies show.
extension View {
  /// Sets the accessibility hint; it is not rendered.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Sets the accessibility value; it is not rendered.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }

  /// Sets the order among accessibility elements; it is not rendered.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Sets the level of a heading; it is not rendered.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Sets what people may call the view; it is not rendered.
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    self
  }

  /// Sets what people may call the view; it is not rendered.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> some View {
    self
  }

  /// Adds an action for assistive technologies, which a scene does not run.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action for assistive technologies, which a scene does not run.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action for assistive technologies, which a scene does not run.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action for assistive technologies, which a scene does not run.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action for assistive technologies, which a scene does not run.
  nonisolated public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) -> some View { self }

  /// Adds actions for assistive technologies, which a scene does not run.
  nonisolated public func accessibilityActions(
    @ViewBuilder _ content: () -> some View
  ) -> some View { self }

  /// Adds a change of value for assistive technologies, which a scene does not run.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Adds a scroll action for assistive technologies, which a scene does not run.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }

  /// Shows a large version to people who touch the view for long with large text; a scene has no
  /// such setting.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a large version to people who touch the view for long with large text; a scene has no
  /// such setting.
  nonisolated public func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ largeContentView: () -> some View
  ) -> some View { self }

  /// Keeps the colors of the view where the system inverts colors; a scene never does.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Replaces the accessibility of the view by that of another; it is not rendered.
  nonisolated public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> some View { self }

  /// Replaces the accessibility children of the view; they are not rendered.
  nonisolated public func accessibilityChildren(
    @ViewBuilder children: () -> some View
  ) -> some View { self }

  /// Pairs a label with what it names; it is not rendered.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Links elements of a group; it is not rendered.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Sets whether the view responds to people; it is not rendered.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Sets the point at which the view is activated; it is not rendered.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }

  /// Sets the kind of the text; it is not rendered.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Adds a piece of information; it is not rendered.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityImportance = .default
  ) -> some View { self }

  /// Adds a piece of information; it is not rendered.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityImportance = .default
  ) -> some View { self }

  /// Sets the identifier, label, hint, value, traits or visibility, as before iOS 14.
  nonisolated public func accessibility(label: Text) -> some View { self }

  /// Sets the accessibility hint; it is not rendered.
  nonisolated public func accessibility(hint: Text) -> some View { self }

  /// Sets the accessibility value; it is not rendered.
  nonisolated public func accessibility(value: Text) -> some View { self }

  /// Sets whether the view is hidden from accessibility; it is rendered either way.
  nonisolated public func accessibility(hidden: Bool) -> some View { self }

  /// Sets the order among accessibility elements; it is not rendered.
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }

  /// Adds accessibility traits.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// Removes accessibility traits.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// Sets the identifier by which tests find the view.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  // MARK: Speech

  /// Reads all punctuation; it is not rendered.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Reads letter by letter; it is not rendered.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Reads at another pitch; it is not rendered.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Reads announcements one after another; it is not rendered.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// The kind of an action for assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Starts or stops what matters most.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction of a change of value.
public enum AccessibilityAdjustmentDirection: Equatable, Hashable, Sendable {
  /// A greater value.
  case increment
  /// A lesser value.
  case decrement
}

/// The role in a pair of a label and what it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// What it names.
  case content
}

/// The kind of a text.
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String

  /// Plain text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text on a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// A path of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The importance of a piece of information.
public enum AccessibilityImportance: Hashable, Sendable {
  /// Read on demand.
  case `default`
  /// Read with the label.
  case high
}
