package import Foundation
package import ScrollworkGeometry

/// What a position asks of its scroll view.
package struct ScrollWish: Equatable {
  /// Where to be.
  package enum Place: Equatable {
    /// Wherever the scroll view is.
    case automatic
    /// At the view with an id.
    case view(AnyHashable, anchor: UnitPoint?)
    /// At an end of the content.
    case edge(Edge)
    /// At an offset; nil is the start.
    case point(x: CGFloat?, y: CGFloat?)
  }

  var place: Place = .automatic
  /// Whether a finger has led there, so that nothing is asked for.
  var isUsers = false
  /// Tells two wishes for the same apart.
  var number = 0

  package init(place: Place = .automatic, isUsers: Bool = false, number: Int = 0) {
    self.place = place
    self.isUsers = isUsers
    self.number = number
  }

  /// The id of the view that is to stay in its place.
  var viewID: AnyHashable? { if case .view(let id, _) = place { id } else { nil } }
}

/// A binding to a position, whatever it is spelled as.
package struct ScrollPositionBinding {
  /// What is asked for now.
  let wish: () -> ScrollWish
  /// Takes note that a finger has led to the view with an id, or to none.
  let follow: (AnyHashable?) -> Void
  /// Which point of a view meets the same point of the visible part.
  let anchor: UnitPoint?

  package init(
    wish: @escaping () -> ScrollWish, follow: @escaping (AnyHashable?) -> Void, anchor: UnitPoint?
  ) {
    self.wish = wish
    self.follow = follow
    self.anchor = anchor
  }
}
