package import Foundation
package import ScrollworkScrolling

/// A control that starts a refresh when its scroll view is pulled down.
///
/// Sends ``UIControl/Event/valueChanged`` during the drag, once the content is pulled far enough,
/// and then insets the content until ``endRefreshing()``.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// The current refresh, or the last one.
  private(set) var refreshing: Refreshing?
  weak var scrollView: UIScrollView?

  /// Whether a refresh is in progress.
  public var isRefreshing: Bool { refreshing?.isOn ?? false }

  /// Starts a refresh programmatically: insets the content and sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    begin()
  }

  /// Ends the refresh; the content returns in 0.3 seconds.
  open func endRefreshing() {
    guard isRefreshing else { return }
    refreshing = refreshing?.over(at: scrollView?.now ?? 0)
    scrollView?.endRefreshing()
  }

  func triggerRefresh() {
    begin()
    sendActions(for: .valueChanged)
  }

  private func begin() {
    refreshing = Refreshing(since: scrollView?.now ?? 0)
    scrollView?.applyConfiguration()
  }
}

extension UIScrollView {
  /// The top inset added during a refresh.
  var refreshInset: UIEdgeInsets {
    guard refreshControl?.isRefreshing ?? false else { return .zero }
    return UIEdgeInsets(top: Refreshing.height, left: 0, bottom: 0, right: 0)
  }

  /// The spinner at `time` and the area above the content that it is centered in, relative to the
  /// scroll view's top left corner; nil if it is not visible.
  package func refreshSpinner(at time: Double) -> (spinner: RefreshSpinner, room: CGRect)? {
    guard let control = refreshControl else { return nil }
    let top = adjustedContentInset.top - refreshInset.top
    let pull = -top - contentOffset(at: time).y
    return RefreshSpinner(
      pull: pull, at: time, refreshing: control.refreshing, lastTouch: track.lastTouch(upTo: time)
    ).map { ($0, CGRect(x: 0, y: top, width: bounds.width, height: pull)) }
  }

  /// Starts a refresh if the drag has pulled the content past the trigger distance.
  func pullRefresh() {
    guard let control = refreshControl, !control.isRefreshing, drag?.hasRefreshed == false else {
      return
    }
    let pull = -adjustedContentInset.top - contentOffset.y
    guard pull >= Refreshing.triggerDistance else { return }
    drag?.hasRefreshed = true
    control.triggerRefresh()
  }

  /// Removes the refresh inset; content that rests in it animates back.
  func endRefreshing() {
    let (offset, isFree) = (contentOffset, drag == nil && motion == .none)
    appliedConfiguration = configuration
    guard isFree, offset.y < -adjustedContentInset.top else {
      if let drag { restartDrag(at: drag.place) }
      return resettle()
    }
    glide(
      to: CGPoint(x: offset.x, y: -adjustedContentInset.top), for: .refresh)
  }
}
