import Foundation
import ScrollworkScrolling

/// What a pull on a scroll view begins.
///
/// It says ``UIControl/Event/valueChanged`` while the finger pulls, once the content is far enough
/// down; from then on it holds the content down until ``endRefreshing()``.
@MainActor open class UIRefreshControl: UIControl {
  /// Whether it holds the content down.
  public private(set) var isRefreshing = false
  weak var scrollView: UIScrollView?

  /// Begins by order: says nothing, and makes room above content that is there.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.reshape()
  }

  /// Lets the content go back, in 0.3 seconds.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.endRefreshing()
  }

  func pulled() {
    isRefreshing = true
    scrollView?.reshape()
    sendActions(for: .valueChanged)
  }
}

extension UIScrollView {
  /// What of the top inset the refresh control takes.
  var refreshInset: UIEdgeInsets {
    guard refreshControl?.isRefreshing ?? false else { return .zero }
    return UIEdgeInsets(top: Refreshing.height, left: 0, bottom: 0, right: 0)
  }

  /// The finger has pulled the content: far enough down, a refresh begins.
  func pullRefresh() {
    guard let control = refreshControl, !control.isRefreshing, isDragging else { return }
    let pull = -adjustedContentInset.top - contentOffset.y
    if pull >= Refreshing.triggerDistance { control.pulled() }
  }

  /// The refresh is over: content that stands in its room goes back.
  func endRefreshing() {
    let (offset, isFree) = (contentOffset, drag == nil && motion == .none)
    known = shape
    guard isFree, offset.y < -adjustedContentInset.top else {
      if let drag { grab(at: drag.place) }
      return settleAnew()
    }
    glide(
      to: CGPoint(x: offset.x, y: -adjustedContentInset.top), for: .refresh)
  }
}
