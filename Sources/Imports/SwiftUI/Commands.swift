public import Foundation
public import ScrollworkViews

// Commands are in the menus of a Mac and of an iPad with a keyboard. An iPhone has none.

/// Commands of an app, which an iPhone does not show.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands in the body.
  associatedtype Body: Commands

  /// The commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// A result builder of commands.
@resultBuilder public enum CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Commands as they are.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands {
    EmptyCommands()
  }
}

/// Commands that are not shown.
public struct EmptyCommands: Commands {
  /// No commands.
  public nonisolated init() {}

  /// Unavailable; there are no commands.
  public var body: Never { preconditionFailure("there are no commands") }
}

/// A place among the commands of the system.
public struct CommandGroupPlacement: Sendable {
  /// For a new document.
  public static let newItem = CommandGroupPlacement()
  /// For saving.
  public static let saveItem = CommandGroupPlacement()
  /// For help.
  public static let help = CommandGroupPlacement()
  /// For the app.
  public static let appInfo = CommandGroupPlacement()
  /// For the settings.
  public static let appSettings = CommandGroupPlacement()
  /// For the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// For undoing.
  public static let undoRedo = CommandGroupPlacement()
  /// For the clipboard.
  public static let pasteboard = CommandGroupPlacement()
}

/// Commands at a place.
public struct CommandGroup<Content: View>: Commands {
  /// Commands before a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands after a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Unavailable; commands have no body.
  public var body: Never { preconditionFailure("commands have no body") }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  /// A menu with a title.
  public init(_ name: String, @ViewBuilder content: () -> Content) {}

  /// Unavailable; commands have no body.
  public var body: Never { preconditionFailure("commands have no body") }
}

/// The commands of a sidebar.
public struct SidebarCommands: Commands {
  /// The commands.
  public init() {}

  /// Unavailable; commands have no body.
  public var body: Never { preconditionFailure("commands have no body") }
}

extension Scene {
  /// Adds commands, which an iPhone does not show.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    self
  }

  /// Sets the size of a new window, which an iPhone ignores.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the size of a new window, which an iPhone ignores.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
}

/// The window of an app's settings, which an iPhone does not have.
public struct Settings<Content: View>: Scene {
  private let content: Content

  /// A window of settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Unavailable; the settings have no body.
  public var body: Never { preconditionFailure("the settings have no body") }

  /// The settings.
  public var firstView: any View { content }
}
