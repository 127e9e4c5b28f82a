// At 1.
import BetterSafariView
import SwiftUI

struct BetterSafariViewFixture: View {
  @State private var isPresented = false
  private let url = URL(string: "https://example.org/page") ?? URL(fileURLWithPath: "/")

  var body: some View {
    Text("behind")
      .onAppear { isPresented = true }
      .safariView(isPresented: $isPresented) {
        SafariView(
          url: url,
          configuration: SafariView.Configuration(
            entersReaderIfAvailable: false, barCollapsingEnabled: true)
        )
        .preferredBarAccentColor(.yellow).preferredControlAccentColor(.red)
        .dismissButtonStyle(SafariView.DismissButtonStyle.close)
      }
  }
}
