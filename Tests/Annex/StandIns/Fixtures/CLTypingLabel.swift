// At 0, 0.25, 0.7, 1.2.
import CLTypingLabel
import SwiftUI
import UIKit

private struct Typing: UIViewRepresentable {
  let done: () -> Void

  func makeUIView(context: Context) -> UIStackView {
    let (first, second) = (CLTypingLabel(), CLTypingLabel())
    first.charInterval = 0.1
    first.onTypingAnimationFinished = done
    first.text = "typed"
    second.charInterval = 0.2
    second.text = "paused"
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { second.pauseTyping() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { second.continueTyping() }
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    return stack
  }

  func updateUIView(_ view: UIStackView, context: Context) {}
}

struct CLTypingLabelFixture: View {
  @State private var isDone = false

  var body: some View {
    Typing { isDone = true }.frame(width: 100, height: 60)
    Text(isDone ? "done" : "typing")
  }
}
