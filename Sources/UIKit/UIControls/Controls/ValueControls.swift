public import Foundation
import ScrollworkControls
public import ScrollworkDrawing
import ScrollworkLayout
public import ScrollworkUIScrolling
package import ScrollworkViews

/// A switch, drawn as SwiftUI's toggle.
@MainActor @preconcurrency open class UISwitch: HostedUIControl {
  /// Whether the switch is on.
  open var isOn = false { didSet { if isOn != oldValue { contentDidChange() } } }
  /// The color of the switch when it is on.
  open var onTintColor: UIColor? { didSet { contentDidChange() } }
  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// Sets the state.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override func content() -> (any View)? {
    Toggle(
      isOn: Binding(
        get: { [weak self] in self?.isOn ?? false },
        set: { [weak self] value in
          self?.isOn = value
          self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    ) { EmptyView() }
    .labelsHidden().tint(Color(uiColor: onTintColor ?? .systemGreen)).disabled(!isEnabled)
  }

  /// - Source: documented, the size of a switch.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  open override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
}

/// A slider, drawn as SwiftUI's.
@MainActor @preconcurrency open class UISlider: HostedUIControl {
  /// The value.
  open var value: Float = 0 { didSet { if value != oldValue { contentDidChange() } } }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { contentDidChange() } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { contentDidChange() } }
  /// Whether the value is told while it changes.
  open var isContinuous = true
  /// The picture at the lower end, which is not drawn.
  open var minimumValueImage: UIImage?
  /// The picture at the upper end, which is not drawn.
  open var maximumValueImage: UIImage?

  /// Sets the picture of the thumb; that of the system is drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// The color of the track up to the thumb.
  open var minimumTrackTintColor: UIColor? { didSet { contentDidChange() } }
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb.
  open var thumbTintColor: UIColor?

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }

  package override func content() -> (any View)? {
    let range = minimumValue...max(minimumValue + .ulpOfOne, maximumValue)
    return Slider(
      value: Binding(
        get: { [weak self] in min(max(self?.value ?? 0, range.lowerBound), range.upperBound) },
        set: { [weak self] value in
          self?.value = value
          self?.sendActions(for: .valueChanged)
        }), in: range
    )
    .tint(Color(uiColor: minimumTrackTintColor ?? tintColor)).disabled(!isEnabled)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
  open override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }
}

/// A stepper, drawn as SwiftUI's.
@MainActor @preconcurrency open class UIStepper: HostedUIControl {
  /// The value.
  open var value: Double = 0 { didSet { if value != oldValue { contentDidChange() } } }
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// The change of a step.
  open var stepValue: Double = 1
  /// Whether the value wraps around.
  open var wraps = false
  /// Whether the value is told while it changes.
  open var isContinuous = true
  /// Whether the value repeats while a button is held.
  open var autorepeat = true

  private func step(_ sign: Double) {
    let next = value + sign * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = min(max(next, minimumValue), maximumValue)
    }
    sendActions(for: .valueChanged)
  }

  package override func content() -> (any View)? {
    Stepper(
      label: { EmptyView() },
      onIncrement: value < maximumValue || wraps ? { [weak self] in self?.step(1) } : nil,
      onDecrement: value > minimumValue || wraps ? { [weak self] in self?.step(-1) } : nil
    )
    .labelsHidden().disabled(!isEnabled)
  }

  /// - Source: documented, the size of a stepper.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
}

/// A row of segments, drawn as SwiftUI's segmented picker.
@MainActor @preconcurrency open class UISegmentedControl: HostedUIControl {
  private var titles: [String] = []
  private var pictures: [Int: UIImage] = [:]
  /// The selected segment; ``noSegment`` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != oldValue { contentDidChange() } }
  }
  /// Whether a selection lasts no longer than the touch.
  open var isMomentary = false
  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor? { didSet { contentDidChange() } }
  /// Whether segments are as wide as their content.
  open var apportionsSegmentWidthsByContent = false

  /// No selected segment.
  nonisolated public static let noSegment = -1

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without segments.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with titles or pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let image = item as? UIImage { pictures[titles.count] = image }
      titles.append(item as? String ?? "")
    }
  }

  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// Inserts a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
    sizeDidChange()
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    sizeDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    (titles, pictures) = ([], [:])
    sizeDidChange()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    sizeDidChange()
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    pictures[segment] = image
    sizeDidChange()
  }

  /// Inserts a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: "", at: segment, animated: animated)
    pictures[min(max(0, segment), titles.count - 1)] = image
  }

  /// The attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    contentDidChange()
  }
  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  package override func content() -> (any View)? {
    Picker(
      "",
      selection: Binding(
        get: { [weak self] in self?.selectedSegmentIndex ?? -1 },
        set: { [weak self] index in
          self?.selectedSegmentIndex = index
          self?.sendActions(for: .valueChanged)
        })
    ) { [titles, pictures] in
      ForEach(0..<titles.count, id: \.self) { index in
        if let picture = pictures[index] {
          Image(uiImage: picture)
        } else {
          Text(verbatim: titles[index])
        }
      }
    }
    .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled)
  }

  /// - Source: documented, the height of a segmented control.
  open override var intrinsicContentSize: CGSize {
    let widest =
      titles.map { title in
        HostContext.of(self)?.size(
          of: Text(verbatim: title).font(.system(size: 13, weight: .medium)), for: .unspecified
        ).width ?? 40
      }.max() ?? 0
    return CGSize(width: (widest + 26) * CGFloat(titles.count), height: 32)
  }
  open override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }
}

/// Dots for pages.
///
/// - Source: measured by others: dots of 10 points, 18 points apart, 14 from the ends.
@MainActor @preconcurrency open class UIPageControl: HostedUIControl {
  /// The number of pages.
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { sizeDidChange() } } }
  /// The present page.
  open var currentPage = 0 { didSet { if currentPage != oldValue { contentDidChange() } } }
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false { didSet { contentDidChange() } }
  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
  /// The color of the present page's dot.
  open var currentPageIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
  /// The style of the background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The direction in which pages follow.
  open var direction = Direction.natural { didSet { sizeDidChange() } }
  /// Whether a finger that slides over the dots turns pages; one that lifts does.
  open var allowsContinuousInteraction = true
  /// A picture in place of the dots, which are drawn.
  open var preferredIndicatorImage: UIImage?

  /// The direction in which pages follow.
  public enum Direction: Int, Hashable, Sendable {
    /// As the language is read.
    case natural = 0
    /// To the right.
    case leftToRight
    /// To the left.
    case rightToLeft
    /// Down.
    case topToBottom
    /// Up.
    case bottomToTop
  }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// The style of a background.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  private static let (dot, gap, margin): (CGFloat, CGFloat, CGFloat) = (10, 8, 14)

  /// The size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(pageCount) * (Self.dot + Self.gap) - (pageCount > 0 ? Self.gap : 0)
    let length = dots + 2 * Self.margin
    return isVertical ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
  }

  package override func content() -> (any View)? {
    guard numberOfPages > 1 || !hidesForSinglePage else { return nil }
    let proxy = AppearanceProxies.current.known(UIPageControl.self)
    let current = Color(
      uiColor: currentPageIndicatorTintColor ?? proxy?.currentPageIndicatorTintColor ?? .white)
    let other =
      (pageIndicatorTintColor ?? proxy?.pageIndicatorTintColor).map { Color(uiColor: $0) }
      ?? Color.white.opacity(0.3)
    let stack =
      isVertical
      ? AnyLayout(VStackLayout(spacing: Self.gap)) : AnyLayout(HStackLayout(spacing: Self.gap))
    let isReversed = direction == .rightToLeft || direction == .bottomToTop
    return stack { [numberOfPages, currentPage] in
      ForEach(0..<numberOfPages, id: \.self) { index in
        let page = isReversed ? numberOfPages - 1 - index : index
        Circle().fill(page == currentPage ? current : other)
          .frame(width: Self.dot, height: Self.dot)
      }
    }
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Turns a page toward the side that was touched.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking, let touch = touches.first {
      let step = touch.location(in: self).x < bounds.width / 2 ? -1 : 1
      let page = min(max(0, currentPage + step), max(0, numberOfPages - 1))
      if page != currentPage {
        currentPage = page
        sendActions(for: .valueChanged)
      }
    }
    super.touchesEnded(touches, with: event)
  }
}
