import Dispatch

/// An executor of tasks with a thread of its own.
///
/// What ends a process in time must not wait for its turn behind tasks that compute.
final class QueueExecutor: TaskExecutor {
  private let queue: DispatchQueue

  /// An executor whose thread has a name.
  init(label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
