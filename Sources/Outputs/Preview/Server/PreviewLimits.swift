/// The bounds of what the clients of a preview may take: bytes, messages, connections, times.
package struct PreviewLimits: Hashable, Sendable {
  /// The most bytes of a message, of all its fragments together.
  ///
  /// - Source: chosen; a script of a thousand lines has half of them.
  package var messageSize = 65_536
  /// The most fragments of a message, empty ones among them.
  ///
  /// - Source: chosen; browsers send messages of this size in one.
  package var fragments = 64
  /// The messages that a client may send, a second.
  ///
  /// - Source: chosen; a display of 120 Hz sends a touch and a picture's request a frame.
  package var messageRate = 240.0
  /// The messages that a client may send at once, after a pause.
  ///
  /// - Source: chosen; those of two seconds.
  package var messageBurst = 480.0

  /// The most WebSocket connections, those that wait for a hello among them.
  ///
  /// - Source: chosen; a page has one.
  package var sessions = 8
  /// The most connections of all kinds.
  ///
  /// - Source: chosen; a browser opens six for the files of a page.
  package var connections = 64

  /// The longest time from the upgrade to the client's hello, in seconds.
  ///
  /// - Source: chosen; a page sends it at once.
  package var helloTime = 5.0
  /// The longest time from the connection to the end of its answer, in seconds.
  ///
  /// - Source: chosen; a page's files are there in milliseconds.
  package var requestTime = 10.0
  /// The longest time that a closing connection waits for its client, in seconds.
  ///
  /// - Source: chosen; a browser answers at once.
  package var closingTime = 2.0

  /// The most bytes of a request's target, or of one of its fields.
  ///
  /// - Source: chosen; those of browsers have a few hundred.
  package var fieldSize = 4096
  /// The most bytes of all fields of a request.
  ///
  /// - Source: chosen; four times that of the largest field.
  package var headerSize = 16_384
  /// The most fields of a request.
  ///
  /// - Source: chosen; browsers send about twenty.
  package var fields = 64

  /// The messages that a session has not taken yet.
  ///
  /// - Source: chosen; those of 17 seconds, which is more than a scene may take for a picture.
  package var unread = PreviewQueueLimits(count: 4096, size: 4_194_304)
  /// The texts and pictures that a client has not read yet.
  ///
  /// - Source: chosen; a client that reads has a few of them.
  package var unsent = PreviewQueueLimits(count: 512, size: 67_108_864)

  /// The limits of a preview.
  package init() {}
}

/// The bounds of a queue.
package struct PreviewQueueLimits: Hashable, Sendable {
  /// The most entries.
  package var count: Int
  /// The most bytes of all entries together.
  package var size: Int

  /// The bounds of a queue with the given numbers of entries and bytes.
  package init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }
}
