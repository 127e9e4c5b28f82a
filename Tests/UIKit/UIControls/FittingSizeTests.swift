import Foundation
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

/// A scene in which a closure measures views.
private struct Measured: UIViewRepresentable {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func makeUIView(context: Context) -> UIView {
    body()
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {}

  @MainActor static func measure(_ body: @escaping @MainActor () -> Void) {
    _ = Stage(canvas: CGSize(width: 300, height: 600)) { Measured(body) }.still(at: 0)
  }
}

private struct Kind: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The sizes after `sizeToFit()` of a height of 20 points and a width of 0, 100 and 390 points; nil
  /// where they depend on fonts.
  let sizes: [CGSize]?
  let make: @MainActor @Sendable () -> UIView

  init(
    _ name: String, _ sizes: [CGSize]? = nil, _ make: @escaping @MainActor @Sendable () -> UIView
  ) { (testDescription, self.sizes, self.make) = (name, sizes, make) }

  /// The given sizes.
  static let same = [size(0, 20), size(100, 20), size(390, 20)]
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> [CGSize] {
    Array(repeating: size(width, height), count: 3)
  }
  /// The given widths, and the screen's for none.
  static func bar(_ height: CGFloat) -> [CGSize] { [300, 100, 390].map { size($0, height) } }
  static func wide(_ height: CGFloat) -> [CGSize] { [0, 100, 390].map { size($0, height) } }
  private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
}

private let words =
  "Ferries leave from the harbor on every hour, and from the island ten minutes later"

private let kinds: [Kind] = [
  Kind("a view", Kind.same) { UIView() },
  Kind("a control", Kind.same) { UIControl() },
  Kind("a scroll view", Kind.same) { UIScrollView() },
  Kind("a stack view", Kind.same) { UIStackView() },
  Kind("a refresh control", Kind.same) { UIRefreshControl() },
  Kind("a table", Kind.same) { UITableView() },
  Kind("a table's cell", Kind.same) { UITableViewCell() },
  Kind("a table's header", Kind.same) { UITableViewHeaderFooterView(reuseIdentifier: nil) },
  Kind("a collection", Kind.same) {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  },
  Kind("a collection's header", Kind.same) { UICollectionReusableView() },
  Kind("a collection's cell", Kind.same) { UICollectionViewCell() },
  Kind("a list's cell", Kind.same) { UICollectionViewListCell() },
  Kind("an effect view", Kind.same) { UIVisualEffectView(effect: nil) },
  Kind("a window", Kind.same) { UIWindow() },
  Kind("an image view without a picture", Kind.same) { UIImageView() },
  Kind("an image view") { UIImageView(image: UIImage(systemName: "rectangle")) },
  Kind("a toolbar", Kind.bar(44)) { UIToolbar() },
  Kind("a navigation bar", Kind.bar(44)) { UINavigationBar() },
  Kind("a tab bar", Kind.bar(49)) { UITabBar() },
  Kind("a search bar", Kind.bar(56)) { UISearchBar() },
  Kind("a slider", Kind.wide(31)) { UISlider() },
  Kind("a progress view", Kind.wide(4)) { UIProgressView() },
  Kind("a switch", Kind.fixed(51, 31)) { UISwitch() },
  Kind("a stepper", Kind.fixed(94, 32)) { UIStepper() },
  Kind("a spinner", Kind.fixed(20, 20)) { UIActivityIndicatorView(style: .medium) },
  Kind("a large spinner", Kind.fixed(37, 37)) { UIActivityIndicatorView(style: .large) },
  Kind("a picker", Kind.fixed(320, 216)) { UIPickerView() },
  Kind("a page control", Kind.fixed(74, 26)) {
    let dots = UIPageControl()
    dots.numberOfPages = 3
    return dots
  },
  Kind("a calendar", [320, 100, 390].map { CGSize(width: $0, height: 348) }) { UICalendarView() },
  Kind("a date picker") { UIDatePicker() },
  Kind("segments") { UISegmentedControl(items: ["One", "Two"]) },
  Kind("a button") {
    let button = UIButton(type: .system)
    button.setTitle(words, for: .normal)
    return button
  },
  Kind("a text field") {
    let field = UITextField()
    field.text = "Harbor"
    return field
  },
  Kind("a text view") {
    let view = UITextView()
    view.text = words
    return view
  },
  Kind("a label") {
    let label = UILabel()
    label.text = words
    return label
  },
  Kind("a label of several lines") {
    let label = UILabel()
    label.text = words
    label.numberOfLines = 0
    return label
  },
  Kind("a hosted color") { UIHostingController(rootView: Color.red).view },
  Kind("a hosted text") { UIHostingController(rootView: Text(verbatim: words)).view },
]

@MainActor @Suite struct `The size that fits` {
  @Test(arguments: kinds)
  fileprivate func `is finite, and the origin stays`(kind: Kind) {
    Measured.measure {
      for (index, width) in [CGFloat(0), 100, 390].enumerated() {
        let view = kind.make()
        view.frame = CGRect(x: 7, y: 9, width: width, height: 20)
        view.sizeToFit()
        let size = view.frame.size
        #expect(size.width.isFinite && size.height.isFinite && max(size.width, size.height) < 5000)
        #expect(view.frame.origin == CGPoint(x: 7, y: 9))
        if let sizes = kind.sizes { #expect(size == sizes[index]) }
        view.sizeToFit()
        #expect(view.frame.size == size)
      }
    }
  }

  @Test func `of a label with several lines keeps to the width`() {
    Measured.measure {
      let high = CGFloat.greatestFiniteMagnitude
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: high))
      label.text = words
      label.numberOfLines = 0
      label.sizeToFit()
      #expect(label.frame.width <= 100 && label.frame.height > 4 * label.font.lineHeight)
      let line = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
      line.text = words
      line.sizeToFit()
      #expect(line.frame.width > 300 && line.frame.height < 1.5 * line.font.lineHeight)
    }
  }

  @Test(arguments: ["", "Hg"])
  func `of a text view has lines of whole pixels, at least one`(text: String) {
    Measured.measure {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
      (view.font, view.text) = (.systemFont(ofSize: 17), text)
      let scale = UIScreen.main.scale
      // Source: measured by others, of a line at two pixels a point: 20.5 and 16 for the insets.
      let line = (17 * 1.193_359_375 * scale).rounded(.up) / scale
      let height = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
      #expect(abs(height - (line + 16)) < 0.01)
    }
  }

  @Test(arguments: [(0, CGFloat(28)), (1, 38), (4, 92)])
  func `of a page control has dots of 10 points, 8 apart`(pages: Int, width: CGFloat) {
    // Source: measured by others: 92 points by 26 for four pages.
    let dots = UIPageControl()
    #expect(dots.size(forNumberOfPages: pages) == CGSize(width: width, height: 26))
  }

  @Test func `of a new bar is as wide as its superview`() {
    Measured.measure {
      let (view, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 222, height: 400)), UIToolbar())
      view.addSubview(bar)
      bar.sizeToFit()
      #expect(bar.frame.size == CGSize(width: 222, height: 44))
    }
  }

  @Test func `that code returns is asked for with the present size, and is not infinite`() {
    final class Odd: UIView {
      var asked: [CGSize] = []
      var answer = CGSize(width: CGFloat.infinity, height: 30)
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked.append(size)
        return answer
      }
    }
    let view = Odd(frame: CGRect(x: 1, y: 2, width: 80, height: 10))
    view.sizeToFit()
    view.answer = CGSize(width: CGFloat.nan, height: -1)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 80, height: 30))
    #expect(view.asked == [CGSize(width: 80, height: 10), CGSize(width: 80, height: 30)])
  }
}
