import Foundation

/// Work that the system asks of an app in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}

extension BackgroundTask<Void, Void> {
  /// The refresh of an app's data.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}

extension BackgroundTask<String, Void> {
  /// The end of transfers.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "") }
}

extension BackgroundTask<Void, Void> {
  /// The end of a session's transfers.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}

extension Scene {
  /// Does work when the system asks for it in the background: never while a scene is played.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
