import NIOCore
import NIOWebSocket

/// The WebSocket of a session: its hello, its messages in order, and what it is sent.
final class SessionHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let token: PreviewToken
  private let limits: PreviewLimits
  /// Called with the connection when the client has shown the token.
  private let admit: (PreviewConnection) -> Void
  private var connection: PreviewConnection?
  private var budget: MessageBudget
  private var hasHello = false
  /// Whether the end is decided, and the client has some time for it.
  private var isEnding = false
  private var hasSentEnd = false
  private var hasReceivedEnd = false
  private var deadline: Scheduled<Void>?

  /// A handler of a connection that has just become a WebSocket.
  init(
    token: PreviewToken, limits: PreviewLimits, admit: @escaping (PreviewConnection) -> Void
  ) {
    self.token = token
    self.limits = limits
    self.admit = admit
    budget = MessageBudget(rate: limits.messageRate, capacity: limits.messageBurst, at: Self.now)
  }

  /// The time of the system's monotonic clock, in seconds.
  private static var now: Double { Double(NIODeadline.now().uptimeNanoseconds) / 1e9 }

  func handlerAdded(context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let connection = PreviewConnection(limits: limits) {
      bound.eventLoop.execute {
        let (handler, context) = bound.value
        handler.send(in: context)
      }
    }
    self.connection = connection
    deadline = context.eventLoop.scheduleTask(in: .nanoseconds(Int64(limits.helloTime * 1e9))) {
      connection.close(.unauthorized)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  /// Ends the session's messages, and lets go of the connection, which knows this handler.
  private func end() {
    deadline?.cancel()
    connection?.finish()
    connection = nil
  }

  // MARK: Input

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard let connection else { return }
    let frame = Self.unwrapInboundIn(data)
    if frame.opcode == .connectionClose { hasReceivedEnd = true }
    guard connection.ending == nil else {
      if hasSentEnd, hasReceivedEnd { context.close(promise: nil) }
      return
    }
    guard budget.spend(at: Self.now) else { return connection.close(.tooManyMessages) }
    var bytes = frame.unmaskedData
    switch frame.opcode {
    case .text:
      if let text = try? bytes.readUTF8ValidatedString(length: bytes.readableBytes) {
        receive(text, from: connection)
      } else {
        connection.close(.malformedText)
      }
    case .ping: connection.pong(Array(bytes.readableBytesView))
    case .pong: break
    case .connectionClose: connection.close(.normal)
    default: connection.close(.protocolError)
    }
  }

  private func receive(_ text: String, from connection: PreviewConnection) {
    if !hasHello {
      guard let token = PreviewHello.token(in: text), self.token.matches(token) else {
        return connection.close(.unauthorized)
      }
      hasHello = true
      deadline?.cancel()
      admit(connection)
    }
    if !connection.messages.add(text) { connection.close(.tooManyMessages) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case let violation as FrameGate.Violation: connection?.close(violation.closeCode)
    // The gate has seen all frames, so the decoder finds nothing more.
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error:
      connection?.close(.protocolError)
    default: context.close(promise: nil)
    }
  }

  // MARK: Output

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    send(in: context)
    context.fireChannelWritabilityChanged()
  }

  /// Sends what there is as long as the client reads.
  private func send(in context: ChannelHandlerContext) {
    guard let connection else { return }
    if connection.ending != nil, !isEnding {
      // A client that does not read may not get it.
      isEnding = true
      connection.messages.finish()
      deadline?.cancel()
      deadline = context.close(in: limits.closingTime)
    }
    while context.channel.isWritable, let item = connection.next() {
      let promise = context.eventLoop.makePromise(of: Void.self)
      if case .close = item {
        hasSentEnd = true
        let (channel, isOver) = (context.channel, hasReceivedEnd)
        promise.futureResult.whenComplete { _ in if isOver { channel.close(promise: nil) } }
      }
      context.writeAndFlush(Self.wrapOutboundOut(frame(item)), promise: promise)
    }
  }

  private func frame(_ item: Outbox.Item) -> WebSocketFrame {
    switch item {
    case .text(let text): WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
    case .picture(let bytes):
      WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: bytes))
    case .pong(let bytes): WebSocketFrame(fin: true, opcode: .pong, data: ByteBuffer(bytes: bytes))
    case .close(let code):
      WebSocketFrame(
        fin: true, opcode: .connectionClose, data: ByteBuffer(integer: code.rawValue))
    }
  }
}
