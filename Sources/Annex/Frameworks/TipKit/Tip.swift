public import ScrollworkViews

/// A hint that explains a feature.
public protocol Tip: Identifiable, Sendable {
  /// The title of the tip.
  @MainActor var title: Text { get }
  /// The message below the title.
  @MainActor var message: Text? { get }
  /// The picture before the title.
  @MainActor var image: Image? { get }
  /// The actions of the tip.
  @Tips.ActionBuilder @MainActor var actions: [Tips.Action] { get }
  /// The conditions under which the tip is shown.
  @Tips.RuleBuilder @MainActor var rules: [Tips.Rule] { get }
  /// The limits of how often the tip is shown.
  @Tips.OptionsBuilder @MainActor var options: [any TipOption] { get }
}

extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// A condition of a tip.
  public typealias Rule = Tips.Rule
  /// A limit of how often a tip is shown.
  public typealias Option = TipOption

  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// The message of a tip; nil by default.
  @MainActor public var message: Text? { nil }
  /// The image of a tip; nil by default.
  @MainActor public var image: Image? { nil }
  /// The actions of a tip; none by default.
  @MainActor public var actions: [Tips.Action] { [] }
  /// The rules of a tip; none by default.
  @MainActor public var rules: [Tips.Rule] { [] }
  /// The options of a tip; none by default.
  @MainActor public var options: [any TipOption] { [] }
  /// Removes the tip from all its views, for the rest of the run.
  public func invalidate(reason: Tips.InvalidationReason) {
    SceneValues.set(Tips.invalid.union(["\(id)"]), for: Tips.invalidKey)
  }

  var isInvalid: Bool { Tips.invalid.contains("\(id)") }
}

/// A limit of how often a tip is shown.
public protocol TipOption: Sendable {}

/// The tips of an app.
public enum Tips {
  static let invalidKey = "invalid tips"
  /// The identities of the tips that are no longer shown.
  static var invalid: Set<String> { SceneValues.value(invalidKey) as? Set<String> ?? [] }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The identifier of the action.
    public let id: String
    let title: String
    let perform: @MainActor @Sendable () -> Void
    /// Creates a button with a title.
    public init(
      id: String? = nil, title: String, perform: @escaping @MainActor @Sendable () -> Void = {}
    ) { (self.id, self.title, self.perform) = (id ?? title, title, perform) }
  }
  /// A condition of a tip.
  public struct Rule: Sendable {}
  /// The limit of how many times a tip is shown.
  public struct MaxDisplayCount: TipOption {
    /// Creates a limit of displays.
    public init(_ maxDisplayCount: Int) {}
  }
  /// Whether a tip is shown regardless of the display frequency.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates an option that ignores the frequency.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }
  /// The reason for which a tip is removed.
  public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
  /// An option of all tips.
  public struct ConfigurationOption: Sendable {
    /// The display frequency of tips.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    /// The place where the state of tips is stored.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    /// The display frequency of tips.
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    /// The place where the state of tips is stored.
    public enum DatastoreLocation: Sendable { case applicationDefault }
  }
  /// Sets the options of all tips.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Shows invalid tips again.
  public static func resetDatastore() throws { SceneValues.set(nil, for: invalidKey) }
  /// Shows all tips.
  public static func showAllTipsForTesting() {}
  /// Hides all tips.
  public static func hideAllTipsForTesting() {}
}
