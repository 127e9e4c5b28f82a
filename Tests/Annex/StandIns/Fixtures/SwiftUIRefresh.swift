// At 0, 1, 2.6.
import SwiftUI
import SwiftUIRefresh

struct SwiftUIRefreshFixture: View {
  @State private var isShowing = false
  @State private var count = 0

  var body: some View {
    List { Text("refreshed \(count), showing \(isShowing)") }
      .pullToRefresh(isShowing: $isShowing) {
        count += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isShowing = false }
      }
  }
}
