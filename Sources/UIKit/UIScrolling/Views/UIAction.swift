/// A closure that a control or a menu performs.
@MainActor @preconcurrency public final class UIAction: UIMenuElement {
  /// The control or menu item that performs the action.
  public private(set) var sender: Any?
  /// The attributes of the action in a menu.
  public var attributes: UIMenuElement.Attributes
  /// The state of the action in a menu.
  public var state: UIMenuElement.State
  /// The identifier of the action.
  public let identifier: Identifier
  private let handler: @MainActor (UIAction) -> Void

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates an action that calls `handler`.
  public init(
    title: String = "", subtitle: String? = nil, image: Any? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.handler = handler
    (self.attributes, self.state) = (attributes, state)
    self.identifier = identifier ?? Identifier("")
    super.init(title: title, subtitle: subtitle, picture: image)
  }

  /// Calls the handler.
  package func perform(from sender: Any? = nil) {
    self.sender = sender
    handler(self)
  }
}

/// An entry of a menu.
@MainActor @preconcurrency open class UIMenuElement {
  /// The title.
  public var title: String
  /// The subtitle.
  public var subtitle: String?
  /// The picture beside the title.
  package var picture: Any?

  /// The attributes of a menu's action.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bit mask of the attributes.
    public let rawValue: UInt

    /// Creates attributes from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Deletes something; red.
    public static let destructive = Attributes(rawValue: 2)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// Keeps the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The state of a menu's action.
  public enum State: Int, Hashable, Sendable {
    /// Without a mark.
    case off = 0
    /// With a check mark.
    case on
    /// With a mark of a mixed state.
    case mixed
  }

  init(title: String, subtitle: String?, picture: Any?) {
    (self.title, self.subtitle, self.picture) = (title, subtitle, picture)
  }
}

/// A group of entries.
@MainActor @preconcurrency public final class UIMenu: UIMenuElement {
  /// The entries.
  public let children: [UIMenuElement]
  /// The options of the menu.
  public let options: Options

  /// The options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the entries in the enclosing menu.
    public static let displayInline = Options(rawValue: 1)
    /// Red.
    public static let destructive = Options(rawValue: 2)
    /// One entry is selected.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: Any? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title: title, subtitle: subtitle, picture: image)
  }
}
