import Foundation
import ScrollworkGeometry

/// What a position asks of its scroll view.
struct ScrollWish: Equatable {
  /// Where to be.
  enum Place: Equatable {
    /// Wherever the scroll view is.
    case automatic
    /// At the view with an id.
    case view(AnyHashable, anchor: UnitPoint?)
    /// At an end of the content.
    case edge(Edge)
    /// At an offset; nil is the start.
    case point(x: CGFloat?, y: CGFloat?)
  }

  var place = Place.automatic
  /// Whether a finger has led there, so that nothing is asked for.
  var isUsers = false
  /// Tells two wishes for the same apart.
  var number = 0

  /// The id of the view that is to stay in its place.
  var viewID: AnyHashable? { if case .view(let id, _) = place { id } else { nil } }
}

/// A binding to a position, whatever it is spelled as.
struct ScrollPositionBinding {
  /// What is asked for now.
  let wish: () -> ScrollWish
  /// Takes note that a finger has led to the view with an id, or to none.
  let follow: (AnyHashable?) -> Void
  /// Which point of a view meets the same point of the visible part.
  let anchor: UnitPoint?
}
