import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling

extension Touch {
  /// Everybody that a finger has found.
  @MainActor struct Candidates {
    private enum Candidate {
      case gesture(Bidder)
      case scroll(PlacedScrollView)
      case hosted(HostedTouch, ViewPath)
    }

    /// In the order of precedence: the inner before the outer, but for those of high priority.
    private var candidates: [Candidate] = []
    /// Those that come about beside all others.
    private(set) var companions: [Bidder] = []

    /// Those among the views under a finger, of which the innermost is the first.
    init(_ chain: [HitView]) {
      for (index, view) in chain.enumerated() {
        if let scroll = PlacedScrollView(view.source), !scroll.configuration.isDisabled {
          candidates.append(.scroll(scroll))
        }
        if let hosted = view.node as? UIKitNode, hosted.isOutermost {
          candidates.append(.hosted(HostedTouch(view, hosted.view.touchScreen), hosted.path))
        }
        guard let wrapper = view.node as? WrapperNode, case .gesture(let gesture) = wrapper.role
        else { continue }
        if !gesture.mask.contains(.subviews) { (candidates, companions) = ([], []) }
        guard gesture.mask.contains(.gesture) else { continue }
        let bidder = Bidder(
          path: wrapper.path, geometry: TouchGeometry(chain, of: index),
          subject: .gesture(gesture.recognizer()))
        switch gesture.precedence {
        case .normal: candidates.append(.gesture(bidder))
        case .high: candidates.insert(.gesture(bidder), at: 0)
        case .simultaneous: companions.append(bidder)
        }
      }
    }

    /// The scroll views, the innermost first.
    var scrolls: [PlacedScrollView] {
      candidates.compactMap { if case .scroll(let scroll) = $0 { scroll } else { nil } }
    }

    /// Scroll views and views of UIKit, the innermost first.
    var movers: [Mover] {
      candidates.compactMap { candidate in
        switch candidate {
        case .gesture: nil
        case .scroll(let scroll): .scroll(scroll)
        case .hosted(let touch, _): .hosted(touch)
        }
      }
    }

    /// Whether nobody but scroll views can take the finger.
    var hasNoGesture: Bool { scrolls.count == candidates.count }

    /// All of them, with what a scroll view bids; those that bid nothing are left out, and so are views
    /// of UIKit that are not to have the finger.
    func bidders(hosts: (HostedTouch) -> Bool, _ bid: (PlacedScrollView) -> ScrollBid?) -> [Bidder] {
      candidates.compactMap { candidate in
        switch candidate {
        case .gesture(let bidder): bidder
        case .scroll(let scroll):
          bid(scroll).map {
            Bidder(path: scroll.path, geometry: TouchGeometry(), subject: .scroll($0))
          }
        case .hosted(let touch, let path):
          hosts(touch)
            ? Bidder(path: path, geometry: TouchGeometry(), subject: .hosted(touch)) : nil
        }
      }
    }
  }
}

/// Somebody who may follow a finger: a scroll view, or a view of UIKit with scroll views in it.
enum Mover {
  case scroll(PlacedScrollView)
  case hosted(HostedTouch)
}

extension TouchGeometry {
  /// How one of the views under a finger stands, of which the innermost is the first.
  @MainActor init(_ chain: [HitView], of index: Int) {
    size = chain[index].size
    toLocal = chain[index].toLocal
    for view in chain[index...] {
      if let scroll = PlacedScrollView(view.source) {
        windows.append(
          (
            scroll.axes,
            view.toLocal.concatenating(
              ProjectionTransform(
                CGAffineTransform(translationX: -scroll.insets.leading, y: -scroll.insets.top)))
          ))
      }
      if let wrapper = view.node as? WrapperNode,
        case .coordinateSpace(let space) = wrapper.role, named[space.name] == nil
      {
        named[space.name] = view.toLocal
      }
    }
  }
}
