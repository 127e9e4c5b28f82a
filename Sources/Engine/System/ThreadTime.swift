package import Foundation

/// The processor time of threads.
package enum ThreadTime {
  /// The processor time that a running thread has taken, in seconds; nil where the system does not tell.
  package static func seconds(of thread: pthread_t) -> Double? {
    var clock = clockid_t()
    var time = timespec()
    guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
