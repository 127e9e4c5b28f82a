/// A line of text below the device for some time.
public struct Caption: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The time in the scene at which it appears, in seconds.
  public var time: Double
  /// The duration in the reel, in seconds; infinite up to the end.
  public var duration: Double

  /// A caption; by default for the whole reel.
  public init(_ text: String, at time: Double = 0, for duration: Double = .infinity) {
    (self.text, self.time, self.duration) = (text, time, duration)
  }
}

/// The captions of a reel on its clock, each until the next one appears.
struct CaptionTrack {
  /// The duration in which a caption appears or disappears, in seconds of the reel.
  ///
  /// - Source: chosen; as the default animation of controls, long enough not to flash.
  static let fade = 0.25

  private struct Entry {
    let index: Int
    let start: Double
    var end: Double
  }

  private let entries: [Entry]

  init(_ captions: [Caption], clock: TimeMap) {
    var entries = captions.enumerated().map { index, caption in
      let start = clock.reelTime(ofScene: caption.time)
      return Entry(index: index, start: start, end: start + caption.duration)
    }.sorted { ($0.start, $0.index) < ($1.start, $1.index) }
    for index in entries.indices.dropLast() {
      entries[index].end = min(entries[index].end, entries[index + 1].start)
    }
    self.entries = entries
  }

  /// The index of the caption at a time of the reel and its opacity; nil where there is none.
  ///
  /// A caption that is there from the start to the end of a reel does not fade.
  func caption(at time: Double) -> (index: Int, opacity: Double)? {
    guard let entry = entries.last(where: { $0.start <= time && time < $0.end }) else {
      return nil
    }
    let appearing = entry.start > 0 ? (time - entry.start) / Self.fade : 1
    let disappearing = (entry.end - time) / Self.fade
    return (entry.index, max(0, min(1, appearing, disappearing)))
  }
}
