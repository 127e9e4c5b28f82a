public import Foundation
import ScrollworkControls
public import ScrollworkDrawing
package import ScrollworkLayout
public import ScrollworkUIScrolling
public import ScrollworkViews

/// A view of a picture.
@MainActor @preconcurrency open class UIImageView: UIView, ContentHosting {
  package private(set) var contentVersion = 0

  /// The picture.
  open var image: UIImage? {
    didSet {
      contentDidChange()
      invalidateIntrinsicContentSize()
    }
  }
  /// The picture of the highlighted state.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false { didSet { contentDidChange() } }
  /// The pictures of an animation, of which the first is drawn.
  open var animationImages: [UIImage]?
  /// The duration of the animation.
  open var animationDuration: TimeInterval = 0
  /// The repetitions of the animation.
  open var animationRepeatCount = 0
  /// Whether the animation runs.
  public private(set) var isAnimating = false

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view of a picture, as large as that.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view of a picture and one for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  /// Draws the picture again.
  open override func contentDidChange() {
    super.contentDidChange()
    contentVersion += 1
  }

  /// Draws the picture again in its tint.
  open override func tintColorDidChange() { contentDidChange() }

  package var hostedContent: (any View)? {
    guard let image = (isHighlighted ? highlightedImage : nil) ?? image ?? animationImages?.first
    else { return nil }
    let picture = Image(uiImage: image)
    let tint = Color(uiColor: image.look.tint ?? tintColor)
    switch contentMode {
    case .scaleAspectFit:
      return picture.resizable().aspectRatio(contentMode: .fit).foregroundStyle(tint)
    case .scaleAspectFill:
      return picture.resizable().aspectRatio(contentMode: .fill).foregroundStyle(tint)
    case .scaleToFill, .redraw: return picture.resizable().foregroundStyle(tint)
    default: return picture.foregroundStyle(tint)
    }
  }

  package var contentAlignment: Alignment {
    switch contentMode {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    if let host = HostContext.of(self) {
      return host.size(of: Image(uiImage: image), for: .unspecified)
    }
    return image.size
  }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image == nil ? bounds.size : intrinsicContentSize
  }

  open override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (UILayoutPriority(251), UILayoutPriority(251))
  }
}
