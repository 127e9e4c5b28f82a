package import ScrollworkUIKit

/// When and where an app shows its messages.
package enum MessageTime {
  /// Calls a closure after a number of seconds on the scene's clock.
  @MainActor package static func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { work() }
    }
  }

  /// The window of messages that cover the whole app.
  @MainActor package static var window: UIWindow? {
    UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first
  }
}
