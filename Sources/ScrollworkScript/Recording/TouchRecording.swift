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

  /// A recording.
  public init(_ name: String, samples: [Sample]) { (self.name, self.samples) = (name, samples) }
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
  }

  /// The first fault, and the index of its sample; nil if the recording is valid.
  public var fault: (fault: Fault, sample: Int)? {
    var isDown = false
    for (index, sample) in samples.enumerated() {
      let numbers = [sample.time, Double(sample.place.x), Double(sample.place.y)]
      guard numbers.allSatisfy({ abs($0) <= 1e8 }) else { return (.number, index) }
      if index > 0, sample.time < samples[index - 1].time { return (.backwards, index) }
      if (sample.phase == .began) == isDown { return (isDown ? .isDown : .isUp, index) }
      isDown = !sample.phase.isEnd
    }
    if samples.isEmpty { return (.empty, 0) }
    return isDown ? (.neverEnds, samples.count - 1) : nil
  }

  /// The paths of the fingers, the first of which comes down at `time`.
  func fingers(at time: Double) -> [FingerPath] {
    guard fault == nil, let first = samples.first else { return [] }
    var fingers: [FingerPath] = []
    var run: [FingerPath.Sample] = []
    for sample in samples {
      let told = FingerPath.Sample(time: time + sample.time - first.time, place: sample.place)
      // Of two samples at one time the later one counts.
      if run.last?.time == told.time { run.removeLast() }
      run.append(told)
      if sample.phase.isEnd {
        fingers.append(FingerPath(recorded: run))
        run = []
      }
    }
    return fingers
  }
}
