import ScrollworkHostedContent
import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// A gradient of skeletons.
public struct SkeletonGradient {
  let color: UIColor

  /// A gradient of a color.
  public init(baseColor: UIColor, secondaryColor: UIColor? = nil) { color = baseColor }
}

/// How skeletons come and go.
public enum SkeletonTransitionStyle {
  case none
  case crossDissolve(TimeInterval)
}

/// The looks of skeletons.
@MainActor @preconcurrency public enum SkeletonAppearance {
  /// The looks of skeletons without any.
  public static var `default`: Looks { AppProcess.current.only { Looks() } }

  /// The looks of skeletons.
  @MainActor @preconcurrency public final class Looks {
    /// The tint color of the skeleton.
    public var tintColor = UIColor.skeletonDefault
    /// The gradient of the skeleton.
    public var gradient = SkeletonGradient(baseColor: .skeletonDefault)
    /// The height of lines of text.
    public var multilineHeight: CGFloat = 15
    /// The room between lines of text.
    public var multilineSpacing: CGFloat = 10
    /// The width of the last line of a text, in parts of a hundred.
    public var multilineLastLineFillPercent = 70
    /// The corners of lines of text.
    public var multilineCornerRadius = 0
  }
}

extension UIColor {
  /// The color of skeletons.
  public static var skeletonDefault: UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.16, green: 0.17, blue: 0.18, alpha: 1)
        : UIColor(red: 0.925, green: 0.941, blue: 0.945, alpha: 1)
    }
  }
  /// The flat color of clouds, the default of skeletons.
  public static var clouds: UIColor { .skeletonDefault }
  /// The flat silver of the palette.
  public static var silver: UIColor {
    UIColor(red: 0.741, green: 0.765, blue: 0.78, alpha: 1)
  }
  /// The flat concrete of the palette.
  public static var concrete: UIColor {
    UIColor(red: 0.584, green: 0.647, blue: 0.651, alpha: 1)
  }
}

/// The cover of a view that waits for its content.
private final class SkeletonCover: HostedContentView {
  var isText = false
  var corner: CGFloat = 0
  /// The color of the label's text, which is clear meanwhile.
  var textColor: UIColor?
  /// The image of the image view, which is nil meanwhile.
  var image: UIImage?

  func draw(_ color: UIColor, isMoving: Bool) {
    let shape = SkeletonShape(isText: isText, corner: corner, color: Color(uiColor: color))
    show(isMoving ? AnyView(PulsingSkeleton(content: shape)) : AnyView(shape))
  }
}

/// The lines of a text, or one rectangle.
private struct SkeletonShape: View {
  private let looks = SkeletonAppearance.default
  let isText: Bool
  let corner: CGFloat
  let color: Color

  init(isText: Bool, corner: CGFloat, color: Color) {
    (self.isText, self.corner, self.color) = (isText, corner, color)
  }

  var body: some View {
    GeometryReader { proxy in
      let pitch = looks.multilineHeight + looks.multilineSpacing
      let count = max(1, Int((proxy.size.height + looks.multilineSpacing) / pitch))
      if isText, count > 1 {
        VStack(alignment: .leading, spacing: looks.multilineSpacing) {
          ForEach(0..<count, id: \.self) { line in
            let percent = line == count - 1 ? looks.multilineLastLineFillPercent : 100
            RoundedRectangle(cornerRadius: CGFloat(looks.multilineCornerRadius)).fill(color)
              .frame(
                width: proxy.size.width * CGFloat(percent) / 100, height: looks.multilineHeight)
          }
        }
      } else {
        RoundedRectangle(cornerRadius: corner).fill(color)
      }
    }
  }
}

/// A skeleton that becomes darker and lighter, in a second each.
private struct PulsingSkeleton<Content: View>: View {
  let content: Content
  @State private var isDark = false

  var body: some View {
    content
      .brightness(isDark ? -0.1 : 0)
      .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isDark)
      .onAppear { isDark = true }
  }
}

/// Which views have skeletons.
@MainActor private enum Skeletons {
  @ProcessValue private static var marked: [ObjectIdentifier: WeakView] = [:]
  private struct WeakView { weak var view: UIView? }

  static func isMarked(_ view: UIView) -> Bool {
    marked[ObjectIdentifier(view)]?.view === view
  }
  static func mark(_ view: UIView, _ isSkeletonable: Bool) {
    marked[ObjectIdentifier(view)] = isSkeletonable ? WeakView(view: view) : nil
  }
}

extension UIView {
  /// Whether the view has a skeleton while it waits.
  public var isSkeletonable: Bool {
    get { Skeletons.isMarked(self) }
    set { Skeletons.mark(self, newValue) }
  }

  /// Whether the skeleton is shown.
  public var isSkeletonActive: Bool {
    !covers.isEmpty || subviews.contains { $0.isSkeletonActive }
  }

  private var covers: [SkeletonCover] { subviews.compactMap { $0 as? SkeletonCover } }

  private func removeCovers() {
    for cover in covers {
      if let color = cover.textColor { (self as? UILabel)?.textColor = color }
      if let image = cover.image, let view = self as? UIImageView, view.image == nil {
        view.image = image
      }
      cover.removeFromSuperview()
    }
  }

  private func cover(_ color: UIColor, isMoving: Bool) {
    guard isSkeletonable else { return }
    let inner = subviews.filter(\.isSkeletonable)
    guard inner.isEmpty else {
      for view in inner { view.cover(color, isMoving: isMoving) }
      return
    }
    removeCovers()
    let cover = SkeletonCover(frame: bounds)
    if let label = self as? UILabel {
      cover.textColor = label.textColor
      label.textColor = .clear
    }
    if let view = self as? UIImageView {
      cover.image = view.image
      view.image = nil
    }
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.isText = self is UILabel || self is UITextView
    cover.corner = layer.cornerRadius
    cover.draw(color, isMoving: isMoving)
    addSubview(cover)
  }

  /// Shows a skeleton over the views.
  public func showSkeleton(
    usingColor color: UIColor = SkeletonAppearance.default.tintColor,
    transition: SkeletonTransitionStyle = .none
  ) { cover(color, isMoving: false) }

  /// Shows the skeleton in its gradient, as one color.
  public func showGradientSkeleton(
    usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
    transition: SkeletonTransitionStyle = .none
  ) { cover(gradient.color, isMoving: false) }

  /// Shows the skeleton, which becomes darker and lighter.
  public func showAnimatedSkeleton(
    usingColor color: UIColor = SkeletonAppearance.default.tintColor,
    transition: SkeletonTransitionStyle = .none
  ) { cover(color, isMoving: true) }

  /// Shows the skeleton, which becomes darker and lighter.
  public func showAnimatedGradientSkeleton(
    usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient,
    transition: SkeletonTransitionStyle = .none
  ) { cover(gradient.color, isMoving: true) }

  /// Shows the content in place of the skeleton.
  public func hideSkeleton(
    reloadDataAfter reload: Bool = true, transition: SkeletonTransitionStyle = .none
  ) {
    removeCovers()
    for view in subviews { view.hideSkeleton(reloadDataAfter: reload) }
    guard reload else { return }
    (self as? UITableView)?.reloadData()
    (self as? UICollectionView)?.reloadData()
  }

  /// Shows the content in place of the skeleton.
  public func stopSkeletonAnimation() {
    for view in covers { view.draw(.skeletonDefault, isMoving: false) }
  }
}
