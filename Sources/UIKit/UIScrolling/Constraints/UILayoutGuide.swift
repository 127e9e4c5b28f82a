public import Foundation

/// A rectangle that takes part in constraints without being a view.
@MainActor @preconcurrency open class UILayoutGuide: LayoutItem {
  /// What determines the rectangle of a guide.
  enum Role: Hashable {
    /// Constraints.
    case free
    /// The view, inset by its safe area.
    case safeArea
    /// The view, inset by its safe area and above the keyboard.
    case keyboard
    /// The view, inset by its layout margins.
    case margins
    /// The part of the view that is comfortable to read.
    case readable
    /// The content of a scroll view.
    case content
    /// The frame of a scroll view.
    case frame
  }

  let role: Role
  /// The view that the guide belongs to.
  public internal(set) weak var owningView: UIView?
  /// An identifier for people.
  open var identifier = ""
  /// The rectangle in the coordinates of the owning view, as of the last layout.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch role {
    case .free: return solvedFrame
    case .safeArea, .keyboard, .margins, .readable: return view.bounds.inset(by: insets)
    case .content:
      return CGRect(origin: .zero, size: (view as? any ContentScrolling)?.contentSize ?? .zero)
    case .frame: return view.bounds
    }
  }
  var solvedFrame = CGRect.zero
  package var layoutView: UIView? { owningView }

  /// Creates a guide, to be added to a view.
  public init() { role = .free }

  init(_ role: Role, of view: UIView) { (self.role, owningView) = (role, view) }

  /// The insets from the view's edges, of a guide that follows it.
  var insets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    switch role {
    case .safeArea: return view.safeAreaInsets
    case .keyboard:
      var insets = view.safeAreaInsets
      let (root, screen) = (view.root, view.touchScreen)
      let below = root.bounds.height - view.convert(view.bounds, to: nil).maxY
      insets.bottom = max(insets.bottom, screen.keyboardHeight - below)
      return insets
    case .margins: return view.effectiveLayoutMargins
    case .readable:
      var insets = view.effectiveLayoutMargins
      let spare = view.bounds.width - insets.left - insets.right - Self.readableWidth
      if spare > 0 {
        insets.left += spare / 2
        insets.right += spare / 2
      }
      return insets
    case .free, .content, .frame: return .zero
    }
  }

  /// The greatest width of text that is comfortable to read, in points.
  ///
  /// - Source: measured by others, for the body style at the size Large.
  private static let readableWidth: CGFloat = 672
}

extension UIView {
  /// The part of the view that no bars cover.
  public var safeAreaLayoutGuide: UILayoutGuide { layoutState.guide(.safeArea, of: self) }
  /// The view within its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { layoutState.guide(.margins, of: self) }
  /// The part of the view that is comfortable to read.
  public var readableContentGuide: UILayoutGuide { layoutState.guide(.readable, of: self) }
  /// The part of the view above the keyboard, which is the safe area without one.
  public var keyboardLayoutGuide: UILayoutGuide { layoutState.guide(.keyboard, of: self) }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsDidChange()
  }

  /// The guides added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// The layout margins.
  ///
  /// - Source: documented: 8 points on each side of a view.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      layoutState.margins = newValue
      marginsDidChange()
    }
  }

  /// The layout margins by leading and trailing side.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = effectiveLayoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing
      )
    }
  }

  /// Whether the margins also follow those of the superview.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesMargins }
    set {
      layoutState.preservesMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins are counted from the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMargins }
    set {
      layoutState.insetsMargins = newValue
      marginsDidChange()
    }
  }

  /// The margins, with the safe area and the system's minimum for the view of a controller.
  ///
  /// - Source: measured by others: 16 points at the sides on phones, 20 from 414 points of width on.
  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = layoutState.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if owner != nil, layoutState.margins == nil {
      let side: CGFloat = bounds.width >= 414 ? 20 : 16
      margins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    if layoutState.insetsMargins { margins = margins + safeAreaInsets }
    guard layoutState.preservesMargins, let superview else { return margins }
    let (outer, frame, whole) = (superview.effectiveLayoutMargins, frame, superview.bounds)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - (frame.minY - whole.minY)),
      left: max(margins.left, outer.left - (frame.minX - whole.minX)),
      bottom: max(margins.bottom, outer.bottom - (whole.maxY - frame.maxY)),
      right: max(margins.right, outer.right - (whole.maxX - frame.maxX)))
  }

  /// Lays out again and tells the view and its controller, after the margins changed.
  private func marginsDidChange() {
    layoutInputDidChange()
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    for view in subviews where view.layoutState.preservesMargins { view.marginsDidChange() }
  }
}

/// Insets by leading and trailing side.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset at the top.
  public var top: CGFloat
  /// The inset at the leading side.
  public var leading: CGFloat
  /// The inset at the bottom.
  public var bottom: CGFloat
  /// The inset at the trailing side.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// No insets.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension CGRect {
  /// The rectangle inset by distances of its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
