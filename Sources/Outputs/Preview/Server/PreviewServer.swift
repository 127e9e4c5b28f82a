import Foundation
import NIOCore
import NIOPosix

/// The server of a preview: a page's files, and a WebSocket for each session.
///
/// It listens on this machine's own addresses alone, reads no file, and runs no code of scenes. One
/// thread serves all connections and waits for none.
package final class PreviewServer: Sendable {
  /// The port.
  package let port: Int
  /// The secret that pages know from their address.
  package let token: PreviewToken

  private let group: MultiThreadedEventLoopGroup
  private let listeners: Listeners
  private let connections: AsyncStream<PreviewConnection>
  private let admission: AsyncStream<PreviewConnection>.Continuation

  /// Listens on a port, or on a free one; ``run(_:)`` must follow, and ends it.
  ///
  /// `assets` are the page's files by their targets, such as `/` and `/preview.css`.
  package init(
    port: Int? = nil, assets: [String: PreviewAsset], limits: PreviewLimits = PreviewLimits()
  ) async throws(PreviewServerError) {
    let (connections, admission) = AsyncStream.makeStream(of: PreviewConnection.self)
    let token = PreviewToken()
    let setup = ConnectionSetup(
      assets: assets, token: token, limits: limits, connections: Seats(limits.connections),
      sessions: Seats(limits.sessions), admit: { admission.yield($0) })
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      listeners = try await Listeners(port: port, setup: setup, on: group)
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
    self.port = listeners.port
    self.token = token
    self.group = group
    self.connections = connections
    self.admission = admission
  }

  /// The address of the page, with the secret; of the page of one scene if `scene` is not empty.
  package func address(of scene: String = "") -> String {
    let name = scene.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""
    return "http://127.0.0.1:\(port)/#\(token.digits)" + (name.isEmpty ? "" : "/" + name)
  }

  /// Serves until ``stop()``, or until the task is cancelled; then all connections are closed.
  ///
  /// `serve` is called for each connection in a task of its own, and the connection is closed when
  /// it returns. It should return when the connection's messages end. Called once.
  package func run(_ serve: @escaping @Sendable (PreviewConnection) async -> Void) async {
    await withTaskCancellationHandler {
      await withDiscardingTaskGroup { group in
        for await connection in connections {
          group.addTask {
            await serve(connection)
            connection.close(Task.isCancelled ? .goingAway : .normal)
          }
        }
        group.cancelAll()
      }
    } onCancel: {
      stop()
    }
    stop()
    try? await group.shutdownGracefully()
  }

  /// Ends listening and, with it, ``run(_:)``.
  package func stop() {
    admission.finish()
    listeners.close()
  }
}
