package import Foundation

/// The calling thread.
package enum CurrentThread {
  /// The identifier of the calling thread.
  ///
  /// Never inlined into its caller, which may be asynchronous and change threads.
  @inline(never) package static var id: pthread_t { pthread_self() }
}
