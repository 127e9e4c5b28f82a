/// The file of a recording: JSON with a line for each property of a view, so that a change of one
/// property is one changed line.
///
/// The numbers of a track are pairs of a still and a value; between two keys the value changes along
/// a straight line.
public struct RecordingFile: Hashable, Sendable {
  /// The name of the file in the folder of a reel.
  public static let name = "tracks.json"

  /// The version of the format that this program writes.
  public static let version = 1

  var parts: RecordingDocument
}

extension RecordingFile {
  /// The file of a recording.
  public init(_ recording: Recording) {
    var runs: [RecordingDocument.StillRun] = []
    for (number, still) in recording.stills.enumerated() {
      let list = still.list ?? ""
      if runs.last?.list == list {
        runs[runs.count - 1].to = number
      } else {
        runs.append(RecordingDocument.StillRun(from: number, to: number, list: list))
      }
    }
    parts = RecordingDocument(
      settings: recording.settings, stills: runs,
      scrollViews: recording.scrollViews.map { view in
        RecordingDocument.ScrollEntry(
          name: view.name, phase: Self.texts(view.phase, from: -1),
          numbers: Dictionary(
            view.numbers.map { ($0.rawValue, Self.numbers($1, within: [])) }
          ) { first, _ in first })
      },
      views: recording.views.map { view in
        RecordingDocument.ViewEntry(
          name: view.name, kind: view.kind, source: view.source.isEmpty ? nil : view.source,
          scrollView: view.scrollView.isEmpty ? nil : view.scrollView,
          stills: Self.pairs(view.spans),
          numbers: view.numbers.isEmpty
            ? nil
            : Dictionary(
              view.numbers.map { ($0.rawValue, Self.numbers($1, within: view.spans)) }
            ) { first, _ in first },
          texts: view.texts.isEmpty
            ? nil
            : Dictionary(
              view.texts.map {
                ($0.rawValue, Self.texts($1, from: view.spans.first?.lowerBound ?? 0))
              }
            ) { first, _ in first })
      }, drawings: recording.drawings, parameters: recording.parameters)
  }

  /// The recording of the file.
  public var recording: Recording {
    var stills: [RecordedStill] = []
    for run in parts.stills {
      stills += (run.from...run.to).map { _ in
        RecordedStill(list: run.list.isEmpty ? nil : run.list)
      }
    }
    return Recording(
      settings: parts.settings, stills: stills,
      scrollViews: parts.scrollViews.map { entry in
        RecordedScrollView(
          name: entry.name,
          numbers: entry.numbers.reduce(into: [:]) { all, entry in
            guard let property = RecordedScrollView.Property(rawValue: entry.key) else { return }
            all[property] = Self.track(entry.value, within: [])
          }, phase: Self.track(entry.phase, from: -1))
      },
      views: parts.views.map { entry in
        let spans = Self.ranges(entry.stills)
        return RecordedView(
          name: entry.name, kind: entry.kind, source: entry.source ?? "",
          scrollView: entry.scrollView ?? "",
          numbers: (entry.numbers ?? [:]).reduce(into: [:]) { all, entry in
            guard let property = ViewProperty(rawValue: entry.key) else { return }
            all[property] = Self.track(entry.value, within: spans)
          },
          texts: (entry.texts ?? [:]).reduce(into: [:]) { all, entry in
            guard let property = RecordedView.TextProperty(rawValue: entry.key) else { return }
            all[property] = Self.track(entry.value, from: spans.first?.lowerBound ?? 0)
          }, spans: spans)
      }, drawings: parts.drawings, parameters: parts.parameters)
  }

  private static func pairs(_ spans: [ClosedRange<Int>]) -> [[Int]] {
    spans.map { [$0.lowerBound, $0.upperBound] }
  }

  static func ranges(_ pairs: [[Int]]) -> [ClosedRange<Int>] {
    pairs.compactMap { $0.count == 2 && $0[0] <= $0[1] ? $0[0]...$0[1] : nil }
  }

  private static func texts(_ track: TextTrack, from first: Int) -> RecordingDocument.Texts {
    if track.keys.count == 1, track.keys[0].still == first { return .constant(track.keys[0].text) }
    return .keys(track.keys.map { RecordingDocument.TextKey(from: $0.still, text: $0.text) })
  }

  private static func track(_ texts: RecordingDocument.Texts, from first: Int) -> TextTrack {
    switch texts {
    case .constant(let text): TextTrack(keys: [.init(still: first, text: text)])
    case .keys(let keys): TextTrack(keys: keys.map { .init(still: $0.from, text: $0.text) })
    }
  }

  private static func numbers(_ track: NumberTrack, within spans: [ClosedRange<Int>])
    -> RecordingDocument.Numbers
  {
    if track.spans == spans, track.isConstant, let key = track.keys.first {
      return .constant(key.value)
    }
    return .keys(
      RecordingDocument.Track(
        keys: track.keys.map { [Double($0.still), $0.value] },
        stills: track.spans == spans ? nil : pairs(track.spans)))
  }

  static func track(_ numbers: RecordingDocument.Numbers, within spans: [ClosedRange<Int>])
    -> NumberTrack
  {
    switch numbers {
    case .constant(let value):
      NumberTrack(
        keys: spans.map { NumberTrack.Key(still: $0.lowerBound, value: value) }, spans: spans)
    case .keys(let track):
      NumberTrack(
        keys: track.keys.compactMap { pair in
          guard pair.count == 2, let still = Int(exactly: pair[0]) else { return nil }
          return NumberTrack.Key(still: still, value: pair[1])
        }, spans: track.stills.map(ranges) ?? spans)
    }
  }
}
