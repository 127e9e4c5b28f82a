public import Foundation
public import ScrollworkEnvironment

/// An action that opens a URL: by a handler, else the system does, which is an event of the trace.
public struct OpenURLAction {
  /// What became of a URL.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable {
      case handled
      case discarded
      /// The system opens a URL; nil is the one that the handler got.
      case system(URL?)
    }

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)
    /// Nothing was opened.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }

    fileprivate let kind: Kind
  }

  private let handler: (URL) -> Result

  init() { handler = { _ in .systemAction } }

  /// Opens URLs by a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL, and calls a closure with whether it was.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      SceneEvent.record(.openURL, (other ?? url).absoluteString)
      completion(true)
    }
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }

  /// The action that opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
