import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkStage
import ScrollworkSystem
import ScrollworkUIControls
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// An app that says how all its bars look before it shows them.
private struct Bars: View {
  init(background: UIColor?, isTabBarHidden: Bool = false) {
    let bar = UINavigationBar.appearance()
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 23),
    ]
    if let background { bar.barTintColor = background }
    UITabBar.appearance().unselectedItemTintColor = .green
    UITabBar.appearance().isHidden = isTabBarHidden
  }

  var body: some View {
    TabView {
      NavigationStack {
        ScrollView { Text("page") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      .tabItem { Text("first") }
      Text("other").tabItem { Text("second") }
    }
  }
}

/// A page with bars that say nothing about their looks.
private struct Plain: View {
  var body: some View { NavigationStack { Text("page").navigationTitle("Title") } }
}

@MainActor @Suite struct `Appearance proxies` {
  private func dump(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> String {
    Stage(canvas: CGSize(width: 390, height: 844)) { root() }.still(at: 0).displayList.dump
  }

  @Test func `color the bars of SwiftUI`() {
    let dump = dump { Bars(background: .purple) }
    #expect(dump.contains("#800080"))
    #expect(dump.contains("#ff0000"))
    #expect(dump.contains("#00ff00"))
  }

  @Test func `hide the tab bar of SwiftUI`() {
    #expect(dump { Bars(background: nil) }.contains("second"))
    #expect(!dump { Bars(background: nil, isTabBarHidden: true) }.contains("second"))
  }

  @Test func `are those of one scene`() {
    let before = dump { Plain() }
    _ = dump { Bars(background: .purple) }
    #expect(dump { Plain() } == before)
  }

  @Test func `of a process are the same for all code of a scene`() {
    let (first, second) = (AppProcess(), AppProcess())
    let proxies = [first, second, first].map { $0.running { UINavigationBar.appearance() } }
    #expect(proxies[0] === proxies[2])
    #expect(proxies[0] !== proxies[1])
    #expect(UINavigationBar.appearance() !== proxies[0])
    let apps = [first, second].map { $0.running { UIApplication.shared } }
    #expect(apps[0] !== apps[1])
    #expect(first.running { UIApplication.shared.windows.first?.isKeyWindow } == true)
  }
}
