public import ScrollworkViews

/// Words that explain a feature.
public protocol Tip: Identifiable, Sendable {
  /// The title.
  @MainActor var title: Text { get }
  /// The words.
  @MainActor var message: Text? { get }
  /// The picture.
  @MainActor var image: Image? { get }
  /// The buttons.
  @MainActor var actions: [Tips.Action] { get }
  /// When it is shown.
  @MainActor var rules: [Tips.Rule] { get }
  /// How often it is shown.
  @MainActor var options: [any TipOption] { get }
}

extension Tip {
  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// No words.
  @MainActor public var message: Text? { nil }
  /// No picture.
  @MainActor public var image: Image? { nil }
  /// No buttons.
  @MainActor public var actions: [Tips.Action] { [] }
  /// At once.
  @MainActor public var rules: [Tips.Rule] { [] }
  /// As usual.
  @MainActor public var options: [any TipOption] { [] }
  /// Lets the tip go, which it does when its button is touched.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// How often a tip is shown.
public protocol TipOption: Sendable {}

/// The tips of an app.
public enum Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The name.
    public let id: String
    let title: String
    let perform: @MainActor @Sendable () -> Void
    /// A button.
    public init(
      id: String? = nil, title: String, perform: @escaping @MainActor @Sendable () -> Void = {}
    ) { (self.id, self.title, self.perform) = (id ?? title, title, perform) }
  }
  /// A condition of a tip.
  public struct Rule: Sendable {}
  /// Why a tip goes.
  public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
  /// An option of all tips.
  public struct ConfigurationOption: Sendable {
    /// How often tips are shown.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    /// Where tips are remembered.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    /// How often tips are shown.
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    /// Where tips are remembered.
    public enum DatastoreLocation: Sendable { case applicationDefault }
  }
  /// Begins to show tips.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Forgets which tips were seen.
  public static func resetDatastore() throws {}
  /// Shows all tips.
  public static func showAllTipsForTesting() {}
  /// Hides all tips.
  public static func hideAllTipsForTesting() {}
}
