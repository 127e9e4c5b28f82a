public import Foundation
import ScrollworkScrolling

/// Recorded touches, one after the other, in points of the canvas.
public struct TouchRecording: Hashable, Sendable {
  /// The phase of a touch, as UIKit names it.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The finger comes down.
    case began
    /// The finger has moved.
    case moved
    /// The finger has not moved.
    case stationary
    /// The finger lifts.
    case ended
    /// The system cancels the touch; treated as a lift.
    case cancelled

    var isEnd: Bool { self == .ended || self == .cancelled }
  }

  /// A touch at one moment.
  public struct Sample: Hashable, Sendable {
    /// The time, in seconds; only differences matter.
    public let time: Double
    /// The position, in points of the canvas.
    public let place: CGPoint
    /// The phase of the touch.
    public let phase: Phase

    /// A sample of a recording.
    public init(time: Double, place: CGPoint, phase: Phase) {
      (self.time, self.place, self.phase) = (time, place, phase)
    }
  }

  /// The name of the recording: the path of its file, relative to the script.
  public let name: String
  /// The samples, in order.
  public let samples: [Sample]
  private let check: Check

  /// A recording.
  public init(_ name: String, samples: [Sample]) {
    (self.name, self.samples) = (name, samples)
    check = Check(samples)
  }
}

extension TouchRecording {
  /// The reason that a recording cannot be replayed.
  public enum Fault: Hashable, Sendable {
    /// There are no samples.
    case empty
    /// A number is not finite, or beyond 100,000,000.
    case number
    /// A sample is earlier than the one before.
    case backwards
    /// A finger comes down while one is down.
    case isDown
    /// A finger moves or lifts while none is down.
    case isUp
    /// The last finger is never lifted.
    case neverEnds
    /// The recording lasts longer than an hour; its duration, in seconds.
    case tooLong(Double)
  }

  /// The longest duration of a recording, in seconds.
  ///
  /// - Source: chosen: an hour; touches are followed 120 times a second.
  package static let longest = 3600.0

  /// The first fault, and the index of its sample; nil if the recording is valid.
  public var fault: (fault: Fault, sample: Int)? { check.fault.map { ($0, check.sample) } }

  /// The check of all samples, made once for a recording.
  private struct Check: Hashable {
    /// The first fault; nil if there is none.
    let fault: Fault?
    /// The index of its sample.
    let sample: Int

    init(_ samples: [Sample]) {
      var (isDown, fault) = (false, samples.isEmpty ? Fault.empty : nil)
      var place = 0
      for (index, sample) in samples.enumerated() {
        place = index
        if !Self.isBounded(sample) {
          fault = .number
        } else if index > 0, sample.time < samples[index - 1].time {
          fault = .backwards
        } else if sample.time - samples[0].time > TouchRecording.longest {
          fault = .tooLong(sample.time - samples[0].time)
        } else if (sample.phase == .began) == isDown {
          fault = isDown ? .isDown : .isUp
        }
        if fault != nil { break }
        isDown = !sample.phase.isEnd
      }
      self.fault = fault ?? (isDown ? .neverEnds : nil)
      self.sample = place
    }

    private static func isBounded(_ sample: Sample) -> Bool {
      abs(sample.time) <= 1e8 && abs(sample.place.x) <= 1e8 && abs(sample.place.y) <= 1e8
    }
  }

  /// The paths of the fingers, the first of which comes down at `time`.
  func fingers(at time: Double) -> [FingerPath] {
    guard fault == nil, let first = samples.first else { return [] }
    var fingers: [FingerPath] = []
    var run: [FingerPath.Sample] = []
    for sample in samples {
      let told = FingerPath.Sample(time: time + sample.time - first.time, place: sample.place)
      run.append(told)
      if sample.phase.isEnd {
        fingers.append(FingerPath(recorded: run))
        run = []
      }
    }
    return fingers
  }
}
