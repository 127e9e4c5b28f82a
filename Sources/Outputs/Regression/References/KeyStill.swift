/// A still whose picture a reference keeps.
public struct KeyStill: Hashable, Sendable, Codable {
  /// The number of the still.
  public var still: Int
  /// Why it is kept: `first`, `last`, `mark NAME`, `rest` or `extreme`.
  public var reason: String
  /// The SHA-256 of the picture's file, in hexadecimal digits.
  public var sha256: String

  /// The most key stills.
  ///
  /// - Source: chosen: a page of pictures in a review.
  public static let most = 10
}

/// The choice of key stills: the moments in which a person would look at a reel.
struct KeyStills {
  /// The numbers in order, with the reason for each.
  let chosen: [(still: Int, reason: String)]

  /// The key stills of a recording, at most `most`: first and last, marks, rests, and the farthest
  /// offsets; of stills that are the same, one.
  init(_ recording: Recording, most: Int = KeyStill.most) {
    let last = recording.stills.count - 1
    var chosen: [(still: Int, reason: String)] = []
    func add(_ still: Int, _ reason: String) {
      guard chosen.count < most, still >= 0, still <= last,
        !chosen.contains(where: { recording.stills[$0.still].isSame(as: recording.stills[still]) })
      else { return }
      chosen.append((still, reason))
    }
    add(0, "first")
    add(last, "last")
    let fps = Double(recording.settings.fps)
    for (name, time) in recording.settings.marks.sorted(by: {
      ($0.value, $0.key) < ($1.value, $1.key)
    }) {
      add(min(last, Int((time * fps).rounded())), "mark \(name)")
    }
    for view in recording.scrollViews {
      for property in [RecordedScrollView.Property.offsetX, .offsetY] {
        guard let track = view.numbers[property], !track.isConstant else { continue }
        let keys = track.keys.sorted { ($0.value, $0.still) < ($1.value, $1.still) }
        if let least = keys.first { add(least.still, "extreme") }
        if let greatest = keys.last { add(greatest.still, "extreme") }
      }
    }
    for view in recording.scrollViews {
      for rest in ScrollRests(view, count: recording.stills.count).rests.dropFirst() {
        add(rest.first, "rest")
      }
    }
    self.chosen = chosen.sorted { $0.still < $1.still }
  }
}
