public import ScrollworkUIKit

/// The methods of Kingfisher for an object.
public struct KingfisherWrapper<Base> {
  /// The base of the wrapper.
  public let base: Base

  /// The methods for an object.
  public init(_ base: Base) { self.base = base }
}

/// An object with methods of Kingfisher.
public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
  /// The methods of Kingfisher.
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {}
  }
}

extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}

/// What stands in the place of a picture.
public protocol Placeholder {
  /// Shows it in a view.
  @MainActor func add(to imageView: UIImageView)
  /// Removes it from a view.
  @MainActor func remove(from imageView: UIImageView)
}

extension UIImage: Placeholder {
  /// Shows it in a view.
  public func add(to imageView: UIImageView) { imageView.image = self }
  /// Removes it from a view.
  public func remove(from imageView: UIImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
  /// Shows it in a view, which it fills.
  @MainActor public func add(to imageView: UIImageView) {
    imageView.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: imageView.centerXAnchor),
      centerYAnchor.constraint(equalTo: imageView.centerYAnchor),
      heightAnchor.constraint(equalTo: imageView.heightAnchor),
      widthAnchor.constraint(equalTo: imageView.widthAnchor),
    ])
  }

  /// Removes it from a view.
  @MainActor public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

/// What turns while a picture is loaded, which takes no time.
public enum IndicatorType {
  case none
  case activity
}
