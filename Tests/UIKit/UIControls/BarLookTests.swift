import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

/// A stack with a long page, whose bar looks as a closure says.
private struct Stack: UIViewControllerRepresentable {
  var isScrolled = false
  let look: @MainActor (UINavigationController, UIViewController) -> Void

  func makeUIViewController(context: Context) -> UINavigationController {
    let page = UIViewController()
    page.title = "Page"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    scroll.contentSize = CGSize(width: 200, height: 2000)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(scroll)
    let stack = UINavigationController(rootViewController: page)
    look(stack, page)
    if isScrolled { scroll.contentOffset.y = 300 }
    return stack
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// A bar of tabs alone.
private struct Tabs: UIViewRepresentable {
  let look: @MainActor (UITabBar) -> Void

  func makeUIView(context: Context) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    bar.items = [
      UITabBarItem(title: "First", image: nil, tag: 0),
      UITabBarItem(tabBarSystemItem: .search, tag: 7),
    ]
    bar.selectedItem = bar.items?.first
    look(bar)
    return bar
  }

  func updateUIView(_ bar: UITabBar, context: Context) {}
}

@MainActor private func drawing(
  _ canvas: CGSize = CGSize(width: 200, height: 400),
  @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
) -> String { Stage(canvas: canvas, root: root).still(at: 0).displayList.dump }

@MainActor @Suite struct `The appearance of a bar` {
  @Test func `begins with the background of the system`() {
    for bar in [
      UIBarAppearance(), UINavigationBarAppearance(), UIToolbarAppearance(), UITabBarAppearance(),
    ] {
      #expect(bar.backgroundColor == nil && bar.backgroundEffect != nil)
      #expect(bar.shadowColor == .separator)
      bar.configureWithOpaqueBackground()
      #expect(bar.backgroundColor == .systemBackground && bar.backgroundEffect == nil)
      bar.configureWithTransparentBackground()
      #expect(bar.backgroundColor == nil && bar.backgroundEffect == nil && bar.shadowColor == nil)
      bar.configureWithDefaultBackground()
      #expect(bar.backgroundEffect != nil && bar.shadowColor == .separator)
    }
  }

  @Test func `is copied with all that was set, and apart from the original`() {
    let bar = UINavigationBarAppearance()
    (bar.backgroundColor, bar.shadowColor) = (.red, .green)
    (bar.backgroundImage, bar.shadowImage) = (UIImage(), UIImage())
    bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.largeTitleTextAttributes = [.kern: 2]
    bar.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    let plain: UIBarButtonItemStateAppearance = bar.buttonAppearance.normal
    plain.titlePositionAdjustment.vertical = 5
    let copy = bar.copy()
    #expect(copy.backgroundColor == .red && copy.shadowColor == .green)
    #expect(copy.backgroundImage != nil && copy.shadowImage != nil)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    #expect(copy.largeTitleTextAttributes[.kern] as? Int == 2)
    #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
    #expect(copy.buttonAppearance.normal.titlePositionAdjustment.vertical == 5)
    copy.buttonAppearance.normal.titlePositionAdjustment.vertical = 6
    #expect(plain.titlePositionAdjustment.vertical == 5)
  }

  @Test func `of a tab bar is copied with its items`() {
    let bar = UITabBarAppearance()
    let items: UITabBarItemAppearance = bar.stackedLayoutAppearance
    let state: UITabBarItemStateAppearance = items.selected
    (state.iconColor, state.badgeBackgroundColor) = (.red, .green)
    bar.selectionIndicatorTintColor = .blue
    let copy = bar.copy()
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(copy.stackedLayoutAppearance.selected.badgeBackgroundColor == .green)
    #expect(copy.selectionIndicatorTintColor == .blue)
    copy.stackedLayoutAppearance.selected.iconColor = .black
    #expect(state.iconColor == .red)
  }

  @Test func `takes the background of a bar of another kind, not its titles`() {
    let bar = UITabBarAppearance()
    (bar.backgroundColor, bar.backgroundEffect) = (.red, nil)
    let other = UIToolbarAppearance(barAppearance: bar)
    #expect(other.backgroundColor == .red && other.backgroundEffect == nil)
    #expect(UIBarAppearance(barAppearance: bar).backgroundColor == .red)
  }

  @Test func `of buttons has a style and states of its own`() {
    let buttons = UIBarButtonItemAppearance(style: .done)
    buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(buttons.highlighted.titleTextAttributes.isEmpty)
    #expect(buttons.copy().normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
  }
}

@MainActor @Suite struct `A navigation bar in a stack` {
  @Test func `is clear over the top of its content, and looks as it should once scrolled`() {
    let look: @MainActor (UINavigationController, UIViewController) -> Void = { stack, _ in
      let bar = UINavigationBarAppearance()
      bar.configureWithOpaqueBackground()
      bar.backgroundColor = UIColor(red: 1, green: 0, blue: 0.2, alpha: 1)
      bar.titleTextAttributes = [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
      stack.navigationBar.standardAppearance = bar
    }
    let top = drawing { Stack(look: look) }
    #expect(!top.contains("#ff0033"))
    let scrolled = drawing { Stack(isScrolled: true, look: look) }
    #expect(scrolled.contains("#ff0033") && scrolled.contains("#00ff00"))
  }

  @Test(arguments: [(UIBarStyle.default, "#000000"), (.black, "#ffffff")])
  func `is black with a white title in the style of older bars`(style: UIBarStyle, ink: String) {
    let stage = Stage(canvas: CGSize(width: 200, height: 400)) {
      Stack { stack, _ in stack.navigationBar.barStyle = style }
    }
    let lines = stage.still(at: 0).displayList.dump.split(separator: "\n")
    #expect(lines.contains { $0.contains("200x44 #000000") } == (style == .black))
    #expect(lines.contains { $0.contains("\"Page\"") && $0.hasSuffix(ink) })
  }

  @Test(arguments: [
    (UINavigationItem.LargeTitleDisplayMode.automatic, true), (.always, true), (.never, false),
    (.inline, false),
  ])
  func `shows a large title as the item says`(
    mode: UINavigationItem.LargeTitleDisplayMode, isLarge: Bool
  ) {
    let stage = Stage(canvas: CGSize(width: 200, height: 400)) {
      Stack { stack, page in
        stack.navigationBar.prefersLargeTitles = true
        page.navigationItem.largeTitleDisplayMode = mode
      }
    }
    // Source: documented, the text style of large titles: 34 points.
    #expect(stage.textCommands().contains { $0.run.face.size == 34 } == isLarge)
  }

  @Test func `keeps what its back button says, and a picture for each place`() {
    let item = UINavigationItem(title: "a")
    #expect(item.backButtonDisplayMode == UINavigationItem.BackButtonDisplayMode.default)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.setBackgroundImage(
      UIImage(), for: UIBarPosition.topAttached, barMetrics: UIBarMetrics.default)
    // A picture takes the place of the background of the system.
    #expect(bar.standardAppearance.backgroundEffect == nil)
  }
}

@MainActor @Suite struct `An item of a bar` {
  @Test func `has a title, a picture and attributes for each state`() {
    let items: [UIBarItem] = [UIBarButtonItem(), UITabBarItem()]
    for item in items {
      #expect(item.isEnabled && item.tag == 0 && item.imageInsets == .zero)
      item.setTitleTextAttributes([.kern: 3], for: .highlighted)
      #expect(item.titleTextAttributes(for: .highlighted)?[.kern] as? Int == 3)
      #expect(item.titleTextAttributes(for: .normal) == nil)
    }
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"),
    (.save, "Save"), (.undo, "Undo"), (.redo, "Redo"),
  ])
  func `of the system says its word`(kind: UIBarButtonItem.SystemItem, word: String) {
    let stage = Stage(canvas: CGSize(width: 200, height: 400)) {
      Stack { _, page in
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: kind, target: nil, action: nil)
      }
    }
    #expect(stage.texts.contains(word))
  }

  @Test func `of the system without a word is drawn as a symbol`() {
    let kinds: [UIBarButtonItem.SystemItem] = [
      .add, .trash, .search, .camera, .play, .flexibleSpace,
    ]
    let dumps = kinds.map { kind in
      drawing {
        Stack { _, page in
          page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: kind, target: nil, action: nil)
        }
      }
    }
    #expect(Set(dumps).count == kinds.count)
  }

  @Test(arguments: [
    (UITabBarItem.SystemItem.more, "More"), (.favorites, "Favorites"), (.recents, "Recents"),
    (.search, "Search"), (.downloads, "Downloads"), (.topRated, "Top Rated"),
  ])
  func `of a tab bar has the title of the system`(kind: UITabBarItem.SystemItem, title: String) {
    let item = UITabBarItem(tabBarSystemItem: kind, tag: 4)
    #expect(item.title == title && item.image != nil && item.tag == 4)
  }
}

@MainActor @Suite struct `A tab bar` {
  @Test func `draws its items in the colors of its appearance`() {
    let dump = drawing(CGSize(width: 200, height: 49)) {
      Tabs { bar in
        let look = UITabBarAppearance()
        let ink: (UIColor) -> [NSAttributedString.Key: Any] = { [.foregroundColor: $0] }
        look.stackedLayoutAppearance.normal.titleTextAttributes = ink(
          UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        look.stackedLayoutAppearance.selected.iconColor = UIColor(
          red: 1, green: 0, blue: 0, alpha: 1)
        look.stackedLayoutAppearance.selected.titleTextAttributes = ink(
          UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        bar.standardAppearance = look
      }
    }
    #expect(dump.contains("#ff0000") && dump.contains("#00ff00"))
  }

  @Test func `tells its delegate of a touch`() {
    final class Owner: UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let owner = Owner()
    let stage = Stage(
      canvas: CGSize(width: 200, height: 49),
      script: [.tap(.point(CGPoint(x: 150, y: 25))), .wait(0.1)]
    ) { Tabs { $0.delegate = owner } }
    #expect(stage.texts == ["First", "Search"])
    #expect(owner.tags == [7])
  }
}
