public import Foundation

// Scene code that puts work off finds these in place of Dispatch's own, which they go on to call
// wherever no script is being played.
extension DispatchQueue {
  /// Does something a tick later, if it is asked for on the main queue while a script is played.
  public func async(execute work: @escaping @Sendable () -> Void) {
    let isTaken = Playing.withAgenda { agenda in
      guard isMain else { return false }
      agenda.add(at: agenda.tick + 1) { work() }
      return true
    }
    if isTaken != true { async(group: nil, qos: .unspecified, flags: [], execute: work) }
  }

  /// Never does it while a script is played: real time is not the time of the scene.
  ///
  /// The scene then has a problem that says so.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    let isTaken = Playing.withAgenda { agenda in
      guard isMain else { return false }
      agenda.onProblem(.workPutOff)
      return true
    }
    if isTaken != true {
      asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
  }

  private var isMain: Bool { label == DispatchQueue.main.label }
}
