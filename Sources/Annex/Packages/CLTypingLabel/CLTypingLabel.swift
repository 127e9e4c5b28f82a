@_exported public import ScrollworkUIKit

/// A label whose text appears character by character.
open class CLTypingLabel: UILabel {
  /// The seconds between characters.
  open var charInterval: Double = 0.1
  /// Whether the text stays in the middle meanwhile.
  open var centerText = true
  /// A closure that is called when the animation has finished.
  open var onTypingAnimationFinished: (() -> Void)?
  private var whole: String?
  private var shown = 0
  private var isPaused = false
  /// The number of the text, so that a text of before writes no more.
  private var count = 0

  /// The text, which is written from its beginning.
  open override var text: String? {
    get { super.text }
    set {
      (whole, shown, isPaused, count) = (newValue, 0, false, count + 1)
      super.text = newValue == nil ? nil : ""
      write(count)
    }
  }

  private func write(_ number: Int) {
    guard number == count, !isPaused, let whole else { return }
    guard shown < whole.count else {
      onTypingAnimationFinished?()
      return
    }
    shown += 1
    super.text = String(whole.prefix(shown))
    DispatchQueue.main.asyncAfter(deadline: .now() + charInterval) {
      MainActor.assumeIsolated { self.write(number) }
    }
  }

  /// Pauses the typing animation.
  open func pauseTyping() { isPaused = true }

  /// Continues the animation.
  open func continueTyping() {
    guard isPaused else { return }
    isPaused = false
    write(count)
  }
}
