import Foundation
import NIOCore
import NIOPosix
import ScrollworkSystem

/// The sockets of a server: one port of 127.0.0.1 and ::1, and of no other address.
struct Listeners: Sendable {
  /// The port.
  let port: Int
  private let channels: [any Channel]

  /// Listens on a port, or on a free one.
  ///
  /// A machine without IPv6 has 127.0.0.1 alone.
  init(
    port: Int?, setup: ConnectionSetup, on group: any EventLoopGroup
  ) async throws(PreviewServerError) {
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.closeOnExecution()
          // Without descriptors left, the server waits.
          try channel.pipeline.syncOperations.addHandler(AcceptBackoffHandler())
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try setup.apply(to: channel) }
      }
    var attempts = port == nil ? Self.attempts : 1
    while true {
      attempts -= 1
      let first = try await Self.bind(bootstrap, "127.0.0.1", port ?? 0)
      let bound = first.localAddress?.port ?? 0
      do {
        let second = try await Self.bind(bootstrap, "::1", bound)
        (self.port, channels) = (bound, [first, second])
        return
      } catch .failed {
        (self.port, channels) = (bound, [first])
        return
      } catch {
        try? await first.close()
        // A free port of one address may be taken at the other one.
        if attempts == 0 { throw error }
      }
    }
  }

  /// The most ports that are tried.
  ///
  /// - Source: chosen; a port that is free at one address is almost always so at the other one.
  private static let attempts = 8

  /// Ends listening; connections go on.
  func close() {
    for channel in channels { channel.close(promise: nil) }
  }

  private static func bind(
    _ bootstrap: ServerBootstrap, _ host: String, _ port: Int
  ) async throws(PreviewServerError) -> any Channel {
    do {
      return try await bootstrap.bind(to: SocketAddress(ipAddress: host, port: port)).get()
    } catch let error as IOError {
      switch error.errnoCode {
      case EADDRINUSE: throw .portTaken(port)
      case EACCES: throw .portForbidden(port)
      case let number: throw .failed(reason: SystemError(number: number).reason)
      }
    } catch {
      throw .failed(reason: "\(error)")
    }
  }
}
