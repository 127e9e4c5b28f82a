import NIOCore

/// Passes the bytes of a client up to a frame that is not allowed, and none after it.
final class FrameGateHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var gate: FrameGate
  private var isShut = false

  /// A handler before the first frame.
  init(limits: PreviewLimits) {
    gate = FrameGate(size: limits.messageSize, fragments: limits.fragments)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isShut else { return }
    var bytes = Self.unwrapInboundIn(data)
    let (passed, violation) = gate.inspect(bytes.readableBytesView)
    if let slice = bytes.readSlice(length: passed), passed > 0 {
      context.fireChannelRead(Self.wrapInboundOut(slice))
    }
    guard let violation else { return }
    isShut = true
    context.fireErrorCaught(violation)
  }
}
