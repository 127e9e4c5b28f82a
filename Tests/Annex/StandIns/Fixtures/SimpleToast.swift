// At 0, 0.5, 1.5.
import SimpleToast
import SwiftUI

struct SimpleToastFixture: View {
  @State private var isShown = false
  private let kind = SimpleToastOptions.ModifierType.slide

  var body: some View {
    Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
      .simpleToast(
        isPresented: $isShown,
        options: SimpleToastOptions(alignment: .bottom, hideAfter: 0.8, modifierType: kind)
      ) { Text("toast") }
      .onAppear { isShown = true }
  }
}
