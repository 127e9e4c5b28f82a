// At 0.1.
import SwiftUI
import SwiftUIIntrospect
import UIKit

struct IntrospectFixture: View {
  @State private var lines: [String] = []
  @State private var text = "words"
  private let scrolling: IntrospectableViewType<UIScrollView> = .scrollView
  private let versions = PlatformViewVersions.iOS(.v16, PlatformViewVersions.Version.v17, .v18)

  var body: some View {
    NavigationStack {
      VStack {
        ScrollView { Color.green.frame(height: 300) }
          .introspect(scrolling, on: versions) { view in
            view.showsVerticalScrollIndicator = false
            say("scroll \(view.isScrollEnabled)")
          }
          .frame(height: 100)
        TextField("Name", text: $text)
          .introspect(.textField, on: .iOS(.v17), scope: IntrospectionScope.receiver) { field in
            field.textColor = .red
            say("field \(field.textColor == .red)")
          }
        TabView { Color.blue }.tabViewStyle(.page)
          .introspect(.tabView(style: PagedTabViewStyle.page), on: .iOS(.v17)) { _ in say("pages") }
          .frame(height: 50)
        ForEach(lines, id: \.self) { Text($0) }
      }
    }
    .introspect(.navigationView(style: StackNavigationStyle.stack), on: .iOS(.v17)) { controller in
      say("stack \(controller.viewControllers.count)")
    }
  }

  private func say(_ line: String) {
    DispatchQueue.main.async { if !lines.contains(line) { lines.append(line) } }
  }
}
