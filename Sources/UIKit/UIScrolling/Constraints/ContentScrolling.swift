package import Foundation

/// A view whose content has a size and an offset of its own, as constraints see it: a scroll view.
@MainActor package protocol ContentScrolling: UIView {
  /// The size of the content, which constraints may determine.
  var contentSize: CGSize { get set }
  /// The point of the content at the top left corner.
  var contentOffset: CGPoint { get }
  /// The content offset at which constraints have placed views that do not scroll; nil without any.
  var solvedOffset: CGPoint? { get set }

  /// The content offset at a time.
  func contentOffset(at time: Double) -> CGPoint
}
