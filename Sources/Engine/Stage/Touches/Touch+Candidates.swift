import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

extension Touch {
  /// The gestures and scroll views under a finger.
  @MainActor struct Candidates {
    private enum Candidate {
      case gesture(Bidder)
      case scroll(PlacedScrollView)
      case hosted(HostedTouch, ViewPath)
    }

    /// In the order of precedence: the inner before the outer, but for those of high priority.
    private var candidates: [Candidate] = []
    /// The simultaneous gestures.
    private(set) var companions: [Bidder] = []

    /// The candidates among the views under a finger, the innermost first.
    init(_ chain: [HitView]) {
      let isInScrollView = chain.contains {
        $0.node.touchScreen != nil
          || PlacedScrollView($0.source).map { !$0.configuration.isDisabled } ?? false
      }
      for (index, view) in chain.enumerated() {
        if let scroll = PlacedScrollView(view.source), !scroll.configuration.isDisabled {
          candidates.append(.scroll(scroll))
        }
        if let screen = view.node.touchScreen {
          candidates.append(.hosted(HostedTouch(view, screen), view.node.path))
        }
        guard let gesture = view.node.gesture else { continue }
        if !gesture.mask.contains(.subviews) { (candidates, companions) = ([], []) }
        guard gesture.mask.contains(.gesture) else { continue }
        let recognizer = gesture.recognizer()
        let bidder = Bidder(
          path: view.node.path, geometry: TouchGeometry(chain, of: index),
          subject: .gesture(recognizer))
        let isSimultaneous = recognizer.isSimultaneous(inScrollView: isInScrollView)
        switch isSimultaneous ? .simultaneous : gesture.precedence {
        case .normal: candidates.append(.gesture(bidder))
        case .high: candidates.insert(.gesture(bidder), at: 0)
        case .simultaneous: companions.append(bidder)
        }
      }
    }

    /// SwiftUI's scroll views, the innermost first.
    var scrolls: [PlacedScrollView] {
      candidates.compactMap { if case .scroll(let scroll) = $0 { scroll } else { nil } }
    }

    /// The scroll views at a point of the canvas, SwiftUI's and UIKit's, the innermost first.
    func scrollingViews(at point: CGPoint, _ mover: ScrollMover) -> [any ScrollingView] {
      candidates.flatMap { candidate -> [any ScrollingView] in
        switch candidate {
        case .gesture: []
        case .scroll(let scroll): [mover.scrollingView(scroll)]
        case .hosted(let touch, let path):
          touch.screen.scrollViews(at: touch.point(onScreen: point))
            .map { UIKitScrollingView($0, path: path, touch: touch) }
        }
      }
    }

    /// The scroll view that claims a finger: the innermost that can scroll in the direction in which the
    /// finger mostly moves as it begins; `moving`, which it stops, if it scrolls none.
    func claimant(
      of finger: FingerPath, stopping moving: PlacedScrollView?, _ mover: ScrollMover
    ) -> (any ScrollingView)? {
      let views = scrollingViews(at: finger.start, mover)
      let taker = ScrollHandover.taker(of: finger.beginning, among: views.map(\.candidate))
        .map { views[$0] }
      guard let moving else { return taker }
      let isFollowing = taker.map { $0.dynamics.begin(following: finger) != nil } ?? false
      return isFollowing ? taker : mover.scrollingView(moving)
    }

    /// The hosted views alone.
    var hosted: Candidates {
      var copy = self
      copy.candidates = candidates.filter { if case .hosted = $0 { true } else { false } }
      return copy
    }

    /// Whether only SwiftUI's scroll views can get the touch.
    var hasNoGesture: Bool { scrolls.count == candidates.count }

    /// The bidders: gestures, scroll views with a claim, and hosted views that meet a condition.
    func bidders(
      hosts: (HostedTouch) -> Bool, claim: (PlacedScrollView) -> ScrollClaim?
    ) -> [Bidder] {
      func bidder(_ contender: any ScrollContender, _ path: ViewPath) -> Bidder {
        Bidder(path: path, geometry: TouchGeometry(), subject: .scroll(contender))
      }
      return candidates.compactMap { candidate in
        switch candidate {
        case .gesture(let bidder): bidder
        case .scroll(let scroll): claim(scroll).map { bidder($0, scroll.path) }
        case .hosted(let touch, let path): hosts(touch) ? bidder(touch, path) : nil
        }
      }
    }
  }
}

extension ScrollDynamics {
  /// When the scroll view begins to follow a finger, in seconds; nil if it does not.
  func begin(following finger: FingerPath) -> Double? {
    finger.recognition(along: movableAxes)?.time
  }
}
