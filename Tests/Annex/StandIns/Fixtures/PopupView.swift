// At 0, 0.6, 1.7.
import PopupView
import SwiftUI

struct PopupViewFixture: View {
  @State private var isShown = false
  @State private var text = "content"

  private func customized(_ parameters: Popup.PopupParameters) -> Popup.PopupParameters {
    parameters.type(Popup.PopupType.floater()).position(Popup.Position.top)
      .appearFrom(Popup.AppearAnimation.topSlide).displayMode(Popup.DisplayMode.overlay)
      .autohideIn(0.8)
      .dismissCallback { (source: Popup.DismissSource) in
        text = source == .autohide ? "hidden by time" : "hidden"
      }
  }

  var body: some View {
    Text(text).frame(maxWidth: .infinity, maxHeight: .infinity)
      .popup(isPresented: $isShown) {
        Text("popup")
      } customize: {
        customized($0)
      }
      .onAppear { isShown = true }
  }
}
