import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

@MainActor @Suite struct `An alert` {
  private func alert(_ style: UIAlertController.Style, _ actions: [UIAlertAction]) -> [String] {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
    for action in actions { alert.addAction(action) }
    #expect(alert.actions.count == actions.count)
    alert.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    alert.view.layoutIfNeeded()
    alert.viewDidLayoutSubviews()
    func buttons(_ view: UIView) -> [UIButton] {
      (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons)
    }
    let all = buttons(alert.view).map { button in
      (button.currentTitle ?? "", button.convert(button.bounds, to: alert.view).origin)
    }
    return all.sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
  }

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style)
  }

  @Test func `has its cancel button first of two, and last of more`() {
    // Source: documented, the Human Interface Guidelines: cancel on the leading side, or at the end.
    let pair = [action("Save"), action("Cancel", .cancel)]
    #expect(alert(.alert, pair) == ["Cancel", "Save"])
    let three = [action("Cancel", .cancel), action("a"), action("b")]
    #expect(alert(.alert, three) == ["a", "b", "Cancel"])
    #expect(alert(.actionSheet, three) == ["a", "b", "Cancel"])
  }

  @Test func `keeps what actions have under names of their own`() {
    let action = action("Delete", .destructive)
    #expect(action.isEnabled && action.style == UIAlertAction.Style.destructive)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
    #expect(action.value(forKey: "image") == nil)
  }
}

@MainActor @Suite struct `A menu of a long press` {
  @Test func `has an order and a name, and a preview of its own`() {
    let configuration = UIContextMenuConfiguration(identifier: "a" as NSString)
    #expect(configuration.identifier as? NSString == "a")
    #expect(
      configuration.preferredMenuElementOrder
        == UIContextMenuConfiguration.ElementOrder.automatic)
    configuration.preferredMenuElementOrder = .fixed
    #expect(configuration.preferredMenuElementOrder == .fixed)
    let view = UIView()
    #expect(UITargetedPreview(view: view).view === view)
  }

  @Test func `carries on with its preview`() {
    final class Commit: UIContextMenuInteractionCommitAnimating {
      let previewViewController: UIViewController? = UIViewController()
      var steps: [() -> Void] = []
      func addAnimations(_ animations: @escaping () -> Void) { steps.append(animations) }
      func addCompletion(_ completion: @escaping () -> Void) { steps.append(completion) }
    }
    let commit = Commit()
    let animator: any UIContextMenuInteractionCommitAnimating = commit
    var opened: UIViewController?
    animator.addCompletion { opened = animator.previewViewController }
    commit.steps.forEach { $0() }
    #expect(opened === commit.previewViewController && opened != nil)
  }
}

@MainActor @Suite struct `The turning of pages` {
  @Test(arguments: [
    (UIPageViewController.NavigationOrientation.horizontal, CGPoint(x: 300, y: 0)),
    (.vertical, CGPoint(x: 0, y: 500)),
  ])
  func `goes along the axis of the controller`(
    axis: UIPageViewController.NavigationOrientation, place: CGPoint
  ) throws {
    final class Book: UIPageViewControllerDataSource {
      let pages = [UIViewController(), UIViewController()]
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
    }
    let book = Book()
    let style = UIPageViewController.TransitionStyle.scroll
    let controller = UIPageViewController(transitionStyle: style, navigationOrientation: axis)
    controller.dataSource = book
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    let forward = UIPageViewController.NavigationDirection.forward
    var isDone = false
    controller.setViewControllers([book.pages[1]], direction: forward, animated: false) {
      isDone = $0
    }
    controller.view.layoutIfNeeded()
    // The page before is at the start, so the second one is a page further.
    #expect(isDone && book.pages[0].view.frame.origin == .zero)
    #expect(book.pages[1].view.frame.origin == place)
  }
}

@MainActor @Suite struct `The selection of a calendar` {
  @Test func `is of one date or of several`() {
    let kinds: [UICalendarSelection] = [
      UICalendarSelectionSingleDate(delegate: nil), UICalendarSelectionMultiDate(delegate: nil),
    ]
    let view = UICalendarView(frame: .zero)
    for kind in kinds {
      view.selectionBehavior = kind
      let before = view.contentVersion
      kind.updateSelectableDates()
      #expect(view.selectionBehavior === kind && view.contentVersion > before)
    }
  }
}

private struct Calendar: UIViewRepresentable {
  let size: UICalendarView.DecorationSize
  let owner = Owner()

  final class Owner: UICalendarViewDelegate {
    var size = UICalendarView.DecorationSize.medium
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.day == 5
        ? .default(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1), size: size) : nil
    }
  }

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView(frame: .zero)
    owner.size = size
    view.delegate = owner
    return view
  }

  func updateUIView(_ view: UICalendarView, context: Context) {}
}

@MainActor @Suite struct `The decoration of a day` {
  @Test func `is a dot that grows with its size`() throws {
    let sizes: [UICalendarView.DecorationSize] = [.small, .medium, .large]
    let widths = try sizes.map { size in
      let stage = Stage(canvas: CGSize(width: 320, height: 348)) { Calendar(size: size) }
      let dump = stage.still(at: 0).displayList.dump
      return try #require(dump.split(separator: "\n").first { $0.contains("#ff0000") })
    }
    #expect(Set(widths).count == 3)
  }
}
