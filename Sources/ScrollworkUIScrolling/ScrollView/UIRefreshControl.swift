package import Foundation
package import ScrollworkScrolling

/// What a pull on a scroll view begins.
///
/// It says ``UIControl/Event/valueChanged`` while the finger pulls, once the content is far enough
/// down; from then on it holds the content down until ``endRefreshing()``.
@MainActor open class UIRefreshControl: UIControl {
  /// What was begun last.
  private(set) var refreshing: Refreshing?
  weak var scrollView: UIScrollView?

  /// Whether it holds the content down.
  public var isRefreshing: Bool { refreshing?.isOn ?? false }

  /// Begins by order: says nothing, and makes room above content that is there.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    begin()
  }

  /// Lets the content go back, in 0.3 seconds.
  open func endRefreshing() {
    guard isRefreshing else { return }
    refreshing = refreshing?.over(at: scrollView?.now ?? 0)
    scrollView?.endRefreshing()
  }

  func pulled() {
    begin()
    sendActions(for: .valueChanged)
  }

  private func begin() {
    refreshing = Refreshing(since: scrollView?.now ?? 0)
    scrollView?.reshape()
  }
}

extension UIScrollView {
  /// What of the top inset the refresh control takes.
  var refreshInset: UIEdgeInsets {
    guard refreshControl?.isRefreshing ?? false else { return .zero }
    return UIEdgeInsets(top: Refreshing.height, left: 0, bottom: 0, right: 0)
  }

  /// The spokes of the refresh control at a moment, and the room above the content that they stand in,
  /// which counts from the top left corner; nil if none show.
  package func refreshSpinner(at time: Double) -> (spinner: RefreshSpinner, room: CGRect)? {
    guard let control = refreshControl else { return nil }
    let top = adjustedContentInset.top - refreshInset.top
    let pull = -top - contentOffset(at: time).y
    return RefreshSpinner(
      pull: pull, at: time, refreshing: control.refreshing, lastTouch: track.lastTouch(upTo: time)
    ).map { ($0, CGRect(x: 0, y: top, width: bounds.width, height: pull)) }
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
