import Foundation

/// What a client is to be sent and has not been sent yet.
///
/// It does not grow with a client that does not read: of pictures that replace each other the newest
/// stays, and so does the newest ping's answer; texts beyond the limits close the connection.
struct Outbox {
  /// A frame to send.
  enum Item: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A picture with its head.
    case picture(Data)
    /// The answer to a ping, with its contents.
    case pong([UInt8])
    /// The end of the connection.
    case close(PreviewCloseCode)

    /// The bytes of the contents.
    fileprivate var size: Int {
      switch self {
      case .text(let text): text.utf8.count
      case .picture(let bytes): bytes.count
      case .pong(let bytes): bytes.count
      case .close: 2
      }
    }
  }

  private struct Entry {
    let item: Item
    /// The slot of a picture.
    var slot: Int?
  }

  private let limits: PreviewQueueLimits
  private var entries: [Entry] = []
  private var size = 0
  /// The code of the end, once it is decided; nothing is added after it.
  private(set) var ending: PreviewCloseCode?

  /// An empty outbox.
  init(limits: PreviewQueueLimits) { self.limits = limits }

  /// Adds a text after all others.
  mutating func add(_ text: String) { add(Entry(item: .text(text))) }

  /// Adds a picture after all texts, in place of an unsent one of the same slot.
  mutating func add(_ picture: Data, slot: Int) {
    remove { $0.slot == slot }
    add(Entry(item: .picture(picture), slot: slot))
  }

  /// Adds the answer to a ping, in place of an unsent one.
  ///
  /// - Source: documented. RFC 6455, 5.5.3: the most recent ping may be answered alone.
  mutating func addPong(_ bytes: [UInt8]) {
    remove { if case .pong = $0.item { true } else { false } }
    add(Entry(item: .pong(bytes)))
  }

  /// Ends the connection: after what is unsent if it is `.normal`, else in place of it.
  ///
  /// Only the first end counts.
  mutating func end(_ code: PreviewCloseCode) {
    guard ending == nil else { return }
    ending = code
    if code != .normal { remove { _ in true } }
    append(Entry(item: .close(code)))
  }

  /// Takes the next frame to send; nil if there is none.
  mutating func next() -> Item? {
    guard let entry = entries.first else { return nil }
    entries.removeFirst()
    size -= entry.item.size
    return entry.item
  }

  private mutating func add(_ entry: Entry) {
    guard ending == nil else { return }
    append(entry)
    if entries.count > limits.count || size > limits.size { end(.slowReader) }
  }

  private mutating func append(_ entry: Entry) {
    entries.append(entry)
    size += entry.item.size
  }

  private mutating func remove(where isRemoved: (Entry) -> Bool) {
    entries.removeAll { entry in
      guard isRemoved(entry) else { return false }
      size -= entry.item.size
      return true
    }
  }
}
