public import Foundation
public import ScrollworkGeometry
import ScrollworkMotion

/// The input of a person as it came, on ticks of 1/120 s: fingers, the wheel, turns of the device.
///
/// At each event the scene knows only what has come so far, as a device does.
public struct InputRecording: Hashable, Sendable {
  /// What an input device reports.
  public enum Action: Hashable, Sendable {
    /// A finger comes down at a point of the canvas.
    case down(finger: Int, CGPoint)
    /// A finger that is down is at another point.
    case move(finger: Int, CGPoint)
    /// A finger lifts where it was last.
    case up(finger: Int)
    /// The system takes the touch of a finger away.
    case cancel(finger: Int)
    /// A wheel turns, or a trackpad is pushed, with the pointer at a point of the canvas; positive numbers
    /// reveal later content.
    case wheel(by: CGVector, at: CGPoint)
    /// The device turns: the width and the height of the canvas are exchanged.
    case rotate
  }

  /// An action and its moment.
  public struct Event: Hashable, Sendable {
    /// The moment, in ticks of 1/120 s from the start of the recording.
    public let tick: Int
    /// The action.
    public let action: Action

    /// An event at a tick.
    public init(at tick: Int, _ action: Action) { (self.tick, self.action) = (tick, action) }
  }

  /// The most fingers that are down at once.
  ///
  /// - Source: chosen: gestures here have two at most.
  public static let mostFingers = 2

  /// The events, in order.
  public let events: [Event]

  /// A recording of events.
  public init(_ events: [Event]) { self.events = events }

  /// The duration, in seconds: the moment of the last event.
  package var duration: Double { Tick.time(of: events.last?.tick ?? 0) }
}

extension InputRecording {
  /// The reason that a recording cannot be played.
  public enum Fault: Hashable, Sendable {
    /// There are no events.
    case empty
    /// An event is earlier than the one before.
    case backwards
    /// A coordinate is not finite, or beyond 100,000,000.
    case number
    /// A finger is not one of the first two.
    case unknownFinger
    /// A finger comes down that is down.
    case isDown
    /// A finger moves or lifts that is not down.
    case isUp
    /// A finger is never lifted.
    case neverEnds
    /// The recording lasts longer than an hour.
    case tooLong
  }

  /// The first fault, and the index of its event; nil if the recording is valid.
  public var fault: (fault: Fault, event: Int)? {
    guard let first = events.first else { return (.empty, 0) }
    var (down, last) = (Set<Int>(), min(0, first.tick))
    for (index, event) in events.enumerated() {
      if event.tick < last || event.tick < 0 { return (.backwards, index) }
      if Tick.time(of: event.tick) > TouchRecording.longest { return (.tooLong, index) }
      last = event.tick
      if let fault = fault(of: event.action, &down) { return (fault, index) }
    }
    return down.isEmpty ? nil : (.neverEnds, events.count - 1)
  }

  private func fault(of action: Action, _ down: inout Set<Int>) -> Fault? {
    if let finger = action.finger, !(0..<Self.mostFingers).contains(finger) {
      return .unknownFinger
    }
    if let point = action.point, !(abs(point.x) <= 1e8 && abs(point.y) <= 1e8) { return .number }
    switch action {
    case .down(let finger, _): return down.insert(finger).inserted ? nil : .isDown
    case .move(let finger, _): return down.contains(finger) ? nil : .isUp
    case .up(let finger), .cancel(let finger): return down.remove(finger) == nil ? .isUp : nil
    case .wheel(let way, _): return abs(way.dx) <= 1e8 && abs(way.dy) <= 1e8 ? nil : .number
    case .rotate: return nil
    }
  }
}

extension InputRecording.Action {
  /// The finger; nil for others.
  package var finger: Int? {
    switch self {
    case .down(let finger, _), .move(let finger, _), .up(let finger), .cancel(let finger): finger
    case .wheel, .rotate: nil
    }
  }

  /// The point of the canvas; nil for an action without one.
  package var point: CGPoint? {
    switch self {
    case .down(_, let point), .move(_, let point), .wheel(_, let point): point
    case .up, .cancel, .rotate: nil
    }
  }
}
