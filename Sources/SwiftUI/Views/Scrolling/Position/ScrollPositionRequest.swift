package import Foundation
package import ScrollworkGeometry

/// The request of a scroll position to its scroll view.
package struct ScrollPositionRequest: Equatable {
  /// The requested destination.
  package enum Place: Equatable {
    /// The current offset.
    case automatic
    /// The view with an id.
    case view(AnyHashable, anchor: UnitPoint?)
    /// An end of the content.
    case edge(Edge)
    /// An offset; a nil coordinate is the start.
    case point(x: CGFloat?, y: CGFloat?)
  }

  package var place: Place = .automatic
  /// Whether a finger scrolled to the destination, so that nothing is requested.
  package var isFromUser = false
  /// The number of the request, which distinguishes repeated requests.
  var number = 0

  package init(place: Place = .automatic, isFromUser: Bool = false, number: Int = 0) {
    self.place = place
    self.isFromUser = isFromUser
    self.number = number
  }

  /// The id of the view that keeps its position.
  package var viewID: AnyHashable? { if case .view(let id, _) = place { id } else { nil } }
}

/// A type-erased binding to a scroll position or an id.
package struct ScrollPositionBinding {
  /// The current request.
  package let wish: () -> ScrollPositionRequest
  /// Records that a finger scrolled to the view with an id, or to none.
  package let follow: (AnyHashable?) -> Void
  /// The anchor at which a requested view meets the visible area.
  package let anchor: UnitPoint?

  package init(
    wish: @escaping () -> ScrollPositionRequest, follow: @escaping (AnyHashable?) -> Void,
    anchor: UnitPoint?
  ) {
    self.wish = wish
    self.follow = follow
    self.anchor = anchor
  }
}
