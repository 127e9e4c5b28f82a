import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// What every connection of a server goes through: a request, and for a session the upgrade.
struct ConnectionSetup: Sendable {
  /// The files of the page.
  let assets: [String: PreviewAsset]
  /// The secret that pages know.
  let token: PreviewToken
  /// The bounds.
  let limits: PreviewLimits
  /// The places for connections.
  let connections: Seats
  /// The places for sessions.
  let sessions: Seats
  /// Called with the connections whose client has shown the token.
  let admit: @Sendable (PreviewConnection) -> Void

  /// Sets up a new connection; called on its event loop.
  func apply(to channel: any Channel) throws {
    guard connections.take() else { return channel.close(promise: nil) }
    channel.closeFuture.whenComplete { _ in connections.giveBack() }
    try channel.closeOnExecution()
    guard let port = channel.localAddress?.port else { return channel.close(promise: nil) }
    let site = PreviewSite(assets: assets, hosts: PreviewHosts(port: port))
    let requests = NIOLoopBound(
      RequestHandler(site: site, limits: limits), eventLoop: channel.eventLoop)
    var decoding = NIOHTTPDecoderLimitConfiguration()
    decoding.maxHeaderFieldSize = limits.fieldSize
    decoding.maxHeaderListSize = limits.headerSize
    decoding.maxHeaderFieldCount = limits.fields
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false,
      withServerUpgrade: (
        upgraders: [upgrader(of: site)],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(requests.value, promise: nil)
        }
      ),
      withErrorHandling: false, withOutboundHeaderValidation: true,
      withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
      withDecoderLimitConfiguration: decoding)
    try pipeline.addHandler(requests.value)
  }

  /// Upgrades the requests for a session that are allowed, as long as there are places.
  private func upgrader(of site: PreviewSite) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: limits.messageSize, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let request = PreviewRequest(head)
        guard site.refusalOfSession(request) == nil, sessions.take() else {
          return channel.eventLoop.makeSucceededFuture(nil)
        }
        channel.closeFuture.whenComplete { _ in sessions.giveBack() }
        let fields = HTTPHeaders(site.protections(of: request).map { ($0.name, $0.value) })
        return channel.eventLoop.makeSucceededFuture(fields)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture { try addSession(to: channel) }
      })
  }

  /// Adds the handlers of a session to a connection that has become a WebSocket.
  private func addSession(to channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    let decoder = try pipeline.handler(type: ByteToMessageHandler<WebSocketFrameDecoder>.self)
    try pipeline.addHandler(FrameGateHandler(limits: limits), position: .before(decoder))
    try pipeline.addHandlers([
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: limits.fragments + 1,
        maxAccumulatedFrameSize: limits.messageSize),
      SessionHandler(token: token, limits: limits, admit: admit),
    ])
  }
}

extension Channel {
  /// Keeps the socket from programs that this process starts.
  func closeOnExecution() throws {
    _ = try pipeline.syncOperations.withUnsafeTransportIfAvailable(
      of: NIOBSDSocket.Handle.self
    ) { fcntl($0, F_SETFD, FD_CLOEXEC) }
  }
}
