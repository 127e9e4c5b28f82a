import Foundation
import ScrollworkStudio

/// What no reel has, but a file that was made or edited by hand may.
struct RecordingFault {
  /// The number of stills.
  private let count: Int

  /// The first fault of a recording, such as `its settings have 0 stills per second`; nil if it is
  /// sound.
  static func fault(of recording: Recording) -> String? {
    let check = RecordingFault(count: recording.stills.count)
    if let fault = check.fault(of: recording.settings) { return "its settings have \(fault)" }
    for view in recording.scrollViews {
      for track in view.numbers.values {
        if let fault = check.fault(of: track) { return "the scroll view \(view.name) has \(fault)" }
      }
      if let fault = check.fault(of: view.phase) {
        return "the scroll view \(view.name) has \(fault)"
      }
    }
    for view in recording.views {
      let fault =
        check.fault(of: view.spans)
        ?? view.numbers.values.lazy.compactMap { check.fault(of: $0) }.first
        ?? view.texts.values.lazy.compactMap { check.fault(of: $0) }.first
      if let fault { return "the view \(view.name) has \(fault)" }
    }
    return nil
  }

  private func fault(of settings: RecordingSettings) -> String? {
    if count > ReelNumbering.maximumCount { return "\(count) stills" }
    if !(1...1_000_000).contains(settings.fps) { return "\(settings.fps) stills per second" }
    if settings.canvas.count != 2 { return "a canvas without a width and a height" }
    if !settings.scale.isFinite || settings.scale <= 0 { return "no scale" }
    return nil
  }

  private func fault(of track: NumberTrack) -> String? {
    if let fault = fault(of: track.spans) { return fault }
    var next = 0
    for key in track.keys {
      guard key.still >= next, key.still < count, key.value.isFinite else {
        return "a value of still \(key.still) in a wrong place"
      }
      next = key.still + 1
    }
    return nil
  }

  private func fault(of track: TextTrack) -> String? {
    var next = 0
    for key in track.keys {
      guard key.still >= next, key.still < count else {
        return "a text of still \(key.still) in a wrong place"
      }
      next = key.still + 1
    }
    return nil
  }

  private func fault(of spans: [ClosedRange<Int>]) -> String? {
    var next = 0
    for span in spans {
      guard span.lowerBound >= next, span.upperBound < count else {
        return "stills \(span.lowerBound) to \(span.upperBound) in a wrong place"
      }
      next = span.upperBound + 1
    }
    return nil
  }
}
