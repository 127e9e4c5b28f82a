public import Foundation
import ScrollworkScrolling

/// What fingers did, as it was recorded: one after the other, in points of the canvas.
public struct TouchRecording: Hashable, Sendable {
  /// What a finger does, in UIKit's words.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It comes down.
    case began
    /// It is somewhere else than before.
    case moved
    /// It is where it was.
    case stationary
    /// It leaves.
    case ended
    /// The system takes it away; as if it left.
    case cancelled

    var isEnd: Bool { self == .ended || self == .cancelled }
  }

  /// Where a finger was at one moment.
  public struct Sample: Hashable, Sendable {
    /// The moment, in seconds; only differences count.
    public let time: Double
    /// The place, in points of the canvas.
    public let place: CGPoint
    /// What it does there.
    public let phase: Phase

    /// Where a finger was.
    public init(time: Double, place: CGPoint, phase: Phase) {
      (self.time, self.place, self.phase) = (time, place, phase)
    }
  }

  /// What the recording is called: the path of its file, from that of the script.
  public let name: String
  /// What was recorded, in order.
  public let samples: [Sample]

  /// A recording.
  public init(_ name: String, samples: [Sample]) { (self.name, self.samples) = (name, samples) }
}

extension TouchRecording {
  /// What is wrong with a sample after those before it; nil if nothing is.
  public enum Fault: Hashable, Sendable {
    /// There are no samples at all.
    case empty
    /// A number is none, or absurdly large.
    case number
    /// It is earlier than the one before.
    case backwards
    /// A finger comes down while one is down.
    case isDown
    /// A finger moves or leaves while none is down.
    case isUp
    /// The last finger never leaves.
    case neverEnds
  }

  /// The first fault, and the place of its sample.
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

  /// The fingers, the first of which comes down at `time`.
  func fingers(at time: Double) -> [FingerPath] {
    guard fault == nil, let first = samples.first else { return [] }
    var fingers: [FingerPath] = []
    var run: [FingerPath.Sample] = []
    for sample in samples {
      let told = FingerPath.Sample(time: time + sample.time - first.time, place: sample.place)
      // Of two places at one moment the later one counts.
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
