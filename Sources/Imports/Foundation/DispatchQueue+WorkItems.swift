public import Foundation
import ScrollworkViews

extension DispatchQueue {
  /// Runs a work item one tick later, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) {
    nonisolated(unsafe) let item = workItem
    async { if !item.isCancelled { item.perform() } }
  }

  /// Runs a work item at a time, unless it is cancelled before.
  ///
  /// The time was made from that of the machine: of its distance from now, whole hundredths of a
  /// second count, up to the next.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    nonisolated(unsafe) let item = workItem
    let (now, due) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    let delay = due > now ? (Double(due - now) / 1e7).rounded(.up) / 100 : 0
    asyncAfter(deadline: SceneDeadline.now() + delay) {
      if !item.isCancelled { item.perform() }
    }
  }
}
