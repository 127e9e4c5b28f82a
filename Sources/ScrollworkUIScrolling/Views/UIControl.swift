/// A view that answers to a finger by itself; scroll views do not take a finger away from it.
@MainActor open class UIControl: UIView {
  /// Whether it answers to fingers.
  open var isEnabled = true
  /// Whether a finger that came down on it is still there.
  public private(set) var isTracking = false
  /// Whether it looks pressed.
  open var isHighlighted = false

  /// A finger has come down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(isEnabled)
  }

  /// The finger has left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { follow(false) }

  /// The finger has been taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(false)
  }

  private func follow(_ isFollowing: Bool) {
    isTracking = isFollowing
    isHighlighted = isFollowing
  }
}
