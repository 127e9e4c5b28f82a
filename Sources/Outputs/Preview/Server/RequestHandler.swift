import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the one request of a connection that does not become a WebSocket, then closes it.
///
/// The connection ends after a time, however slowly the client writes or reads.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let site: PreviewSite
  private let limits: PreviewLimits
  private var isAnswered = false
  private var deadline: Scheduled<Void>?

  /// A handler of a connection to a site.
  init(site: PreviewSite, limits: PreviewLimits) {
    self.site = site
    self.limits = limits
  }

  func handlerAdded(context: ChannelHandlerContext) {
    deadline = context.close(in: limits.requestTime)
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = Self.unwrapInboundIn(data) else { return }
    write(site.answer(to: PreviewRequest(head)), in: context)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case HTTPParserError.headerOverflow: write(site.answer(.tooLarge, to: nil), in: context)
    case is HTTPParserError: write(site.answer(.malformed, to: nil), in: context)
    // The upgrade is refused; the request itself follows.
    case is NIOWebSocketUpgradeError: break
    // Bytes after an error; the time is bounded.
    case _ where isAnswered: break
    default: context.close(promise: nil)
    }
  }

  /// Writes the answer and ends the output.
  ///
  /// The input stays open until the client ends it, or the time of closing is over: closed with
  /// unread bytes in it, the connection would be reset, and the answer lost.
  private func write(_ answer: PreviewAnswer, in context: ChannelHandlerContext) {
    guard !isAnswered else { return }
    isAnswered = true
    var fields = HTTPHeaders(answer.fields.map { ($0.name, $0.value) })
    fields.add(name: "Content-Length", value: "\(answer.body.count)")
    if !fields.contains(name: "Connection") { fields.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status), headers: fields)
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    context.write(
      Self.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).whenSuccess {
      let (handler, context) = bound.value
      context.close(mode: .output, promise: nil)
      handler.deadline?.cancel()
      handler.deadline = context.close(in: handler.limits.closingTime)
    }
  }
}

extension PreviewRequest {
  /// The request with a head.
  init(_ head: HTTPRequestHead) {
    self.init(
      method: head.method.rawValue, target: head.uri,
      fields: head.headers.map { (name: $0.name, value: $0.value) })
  }
}

extension ChannelHandlerContext {
  /// Closes the connection after a time in seconds.
  func close(in time: Double) -> Scheduled<Void> {
    let channel = channel
    return eventLoop.scheduleTask(in: .nanoseconds(Int64(time * 1e9))) {
      channel.close(promise: nil)
    }
  }
}
