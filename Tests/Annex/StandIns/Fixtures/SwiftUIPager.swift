// At 0, 1.
import SwiftUI
import SwiftUIPager

struct SwiftUIPagerFixture: View {
  @StateObject private var page = Page.withIndex(1)
  private let alignment: PositionAlignment = .start(20)

  var body: some View {
    VStack {
      Text("page \(page.index)")
      Pager(page: page, data: [10, 20, 30], id: \.self) { Text("item \($0)").background(.yellow) }
        .itemSpacing(10).alignment(alignment)
        .preferredItemSize(CGSize(width: 200, height: 100))
        .frame(height: 120)
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        withAnimation { page.update(Page.Update.next) }
      }
    }
  }
}
