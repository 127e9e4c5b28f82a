import Foundation
import ScrollworkDrawing
import ScrollworkUIControls
import ScrollworkUIScrolling
import Testing

@MainActor private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let all = (0..<3).map { index in
    let page = UIViewController()
    page.title = "\(index)"
    return page
  }
  var isTold = false

  private func page(_ page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = all.firstIndex(where: { $0 === page }) else { return nil }
    return all.indices.contains(index + step) ? all[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { all.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { isTold = completed }
}

private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component).\(row)" }
}

@MainActor @Suite struct `A controller of pages` {
  @Test func `has the page before and after beside the present one`() {
    let pages = Pages()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 4])
    controller.dataSource = pages
    controller.delegate = pages
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    controller.setViewControllers([pages.all[1]], direction: .forward, animated: false)
    controller.view.layoutIfNeeded()
    controller.viewDidLayoutSubviews()
    #expect(controller.children.count == 3 && controller.viewControllers == [pages.all[1]])
    let scroll = controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    #expect(scroll?.contentOffset.x == 300 && scroll?.frame.height == 563)
    scroll?.contentOffset.x = 600
    if let scroll { scroll.delegate?.scrollViewDidEndDecelerating(scroll) }
    #expect(controller.viewControllers == [pages.all[2]] && pages.isTold)
    #expect(controller.children.count == 2 && controller.gestureRecognizers.isEmpty)
    controller.setViewControllers([pages.all[0]], direction: .reverse, animated: true)
    controller.isDoubleSided = false
    #expect(controller.viewControllers == [pages.all[0]])
    #expect(
      (controller.transitionStyle, controller.navigationOrientation) == (.scroll, .horizontal))
    pages.pageViewController(controller, willTransitionTo: [])
  }

  @Test func `may turn downward, without dots`() {
    final class Plain: UIPageViewControllerDataSource {
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { nil }
    }
    let (source, page) = (Plain(), UIViewController())
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical)
    controller.dataSource = source
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    controller.setViewControllers([page], direction: .forward, animated: false)
    #expect(page.view.frame.size == CGSize(width: 300, height: 600))
    #expect(source.presentationCount(for: controller) == 0)
    #expect(source.presentationIndex(for: controller) == 0)
    #expect(UIPageViewController.OptionsKey(rawValue: "spineLocation") == .spineLocation)
    #expect(UIPageViewController.OptionsKey.interPageSpacing.rawValue == "interPageSpacing")
    #expect(Set([UIPageViewController.SpineLocation.none, .min, .mid, .max]).count == 4)
  }
}

@MainActor @Suite struct `A picker of UIKit's` {
  @Test func `has a date, and a size by its style`() {
    let picker = UIDatePicker()
    let day = Date(timeIntervalSinceReferenceDate: 0)
    picker.setDate(day, animated: false)
    #expect(picker.date == day && picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.height == 330)
    (picker.minimumDate, picker.maximumDate) = (day, day)
    (picker.locale, picker.calendar, picker.timeZone) = (nil, Calendar(identifier: .gregorian), nil)
    (picker.minuteInterval, picker.countDownDuration) = (5, 60)
    picker.roundsToMinuteInterval = false
    #expect(picker.defaultHugging.horizontal == .defaultHigh)
    let modes: Set<UIDatePicker.Mode> = [
      .time, .date, .dateAndTime, .countDownTimer, .yearAndMonth,
    ]
    #expect(modes.count == 5)
    #expect(Set([UIDatePickerStyle.automatic, .wheels, .compact, .inline]).count == 4)
  }

  @Test func `has wheels of rows`() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 4)
    picker.selectRow(2, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    picker.reloadComponent(1)
    picker.reloadAllComponents()
    picker.showsSelectionIndicator = true
    #expect(picker.intrinsicContentSize.height == 216)
    #expect(wheels.pickerView(picker, titleForRow: 1, forComponent: 0) == "0.1")
    #expect(wheels.pickerView(picker, attributedTitleForRow: 1, forComponent: 0) == nil)
    let view = wheels.pickerView(picker, viewForRow: 0, forComponent: 0, reusing: nil)
    #expect(view.subviews.isEmpty)
    wheels.pickerView(picker, didSelectRow: 0, inComponent: 0)
    #expect(wheels.pickerView(picker, rowHeightForComponent: 0) == 32)
    #expect(wheels.pickerView(picker, widthForComponent: 0) == 0)
  }
}

@MainActor @Suite struct `A bar of UIKit's` {
  @Test func `shares its room among flexible spaces`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let (first, last) = (UIView(), UIView())
    for view in [first, last] { view.frame.size = CGSize(width: 30, height: 20) }
    first.widthAnchor.constraint(equalToConstant: 30).isActive = true
    last.widthAnchor.constraint(equalToConstant: 30).isActive = true
    bar.setItems(
      [.init(customView: first), .flexibleSpace(), .init(customView: last)], animated: false)
    bar.layoutIfNeeded()
    #expect(first.frame.minX == 16 && last.frame.maxX == 384 && bar.items?.count == 3)
    (bar.barStyle, bar.barTintColor, bar.isTranslucent) = (.black, .red, false)
    #expect(bar.backgroundColor == .red && bar.intrinsicContentSize.height == 44)
    #expect(bar.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 10, height: 44))
  }

  @Test func `shows items of its own`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.setItems([UINavigationItem(title: "a")], animated: true)
    bar.pushItem(UINavigationItem(title: "b"), animated: true)
    #expect(bar.topItem?.title == "b" && bar.items?.count == 2)
    #expect(bar.popItem(animated: true)?.title == "b" && bar.topItem?.title == "a")
    bar.items = [UINavigationItem(title: "c")]
    #expect(bar.topItem?.title == "c")
  }

  @Test func `has dots in a direction, and pictures in segments`() {
    let dots = UIPageControl()
    dots.numberOfPages = 3
    let wide = dots.intrinsicContentSize
    dots.direction = .topToBottom
    #expect(dots.intrinsicContentSize == CGSize(width: wide.height, height: wide.width))
    (dots.allowsContinuousInteraction, dots.preferredIndicatorImage) = (false, nil)
    let directions: Set<UIPageControl.Direction> = [
      .natural, .leftToRight, .rightToLeft, .topToBottom, .bottomToTop,
    ]
    #expect(directions.count == 5)
    let segments = UISegmentedControl(items: ["a"])
    segments.insertSegment(with: UIImage(), at: 1, animated: false)
    segments.setImage(nil, forSegmentAt: 0)
    #expect(segments.numberOfSegments == 2)
    let slider = UISlider()
    slider.setThumbImage(nil, for: .normal)
    (slider.minimumValueImage, slider.maximumValueImage) = (nil, nil)
    #expect(slider.value == 0)
    let layout = UICollectionViewFlowLayout()
    layout.sectionInsetReference = .fromSafeArea
    let references: Set<UICollectionViewFlowLayout.SectionInsetReference> = [
      .fromContentInset, .fromLayoutMargins, layout.sectionInsetReference,
    ]
    #expect(references.count == 3)
  }
}

@MainActor @Suite struct `Assistive technologies` {
  @Test func `are off`() {
    typealias Kind = UIAccessibility.Notification
    UIAccessibility.post(notification: .announcement, argument: "a")
    #expect(Kind(rawValue: 1001) == .layoutChanged && Kind.announcement.rawValue == 1008)
    #expect(Set([Kind.screenChanged, .pageScrolled]).count == 2)
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isGrayscaleEnabled)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!UIAccessibility.isInvertColorsEnabled)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    #expect(!UIAccessibility.shouldDifferentiateWithoutColor)
    let names: Set = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UITextField.textDidChangeNotification, UITextField.textDidBeginEditingNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
    ]
    #expect(names.count == 12)
    let task = UIApplication.shared.beginBackgroundTask()
    #expect(task != .invalid && UIBackgroundTaskIdentifier(rawValue: 0) == .invalid)
    UIApplication.shared.endBackgroundTask(task)
    #expect(task.rawValue == 1 && UIApplication.shared.isProtectedDataAvailable)
  }

  @Test func `read what views are`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityElements = []
    #expect(
      view.accessibilityTraits.contains(.button) && view.accessibilityElements?.isEmpty == true)
    let traits: [UIAccessibilityTraits] = [
      .none, .button, .link, .image, .selected, .staticText, .notEnabled, .updatesFrequently,
      .searchField, .adjustable, .header,
    ]
    #expect(Set(traits).count == 11)
    #expect(UIAccessibilityTraits(rawValue: 1).rawValue == 1)
    let space: any UICoordinateSpace = view
    #expect(space.bounds.size == CGSize(width: 3, height: 4))
  }
}
