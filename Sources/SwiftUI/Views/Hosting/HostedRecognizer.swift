import Foundation
import ScrollworkEnvironment
import ScrollworkUIScrolling

/// A gesture recognizer of UIKit, with the screen on which it receives the touches of a SwiftUI view.
///
/// The screen has one view, as large as any touch, and the coordinates of the canvas.
@MainActor class AnyHostedRecognizer: HostedReference {
  /// The view of the recognizer: each touch hits it.
  private final class Area: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }

  /// The gestures of SwiftUI, as delegates see them.
  private final class ViewGestureRecognizer: UIGestureRecognizer {}

  let recognizer: UIGestureRecognizer
  private let place: RecognizerPlace
  private let area = Area()
  /// A scroll view in place of SwiftUI's, for questions to delegates.
  private lazy var scrollView = UIScrollView()
  private lazy var other: UIGestureRecognizer = {
    let other = ViewGestureRecognizer()
    area.addGestureRecognizer(other)
    return other
  }()
  /// The states that the recognizer has entered, and has not told.
  private(set) var entered: [UIGestureRecognizer.State] = []

  init(_ recognizer: UIGestureRecognizer, at place: RecognizerPlace) {
    (self.recognizer, self.place) = (recognizer, place)
    place.recognizer = recognizer
    area.addGestureRecognizer(recognizer)
    recognizer.stateObserver = { [weak self] in self?.note() }
  }

  private func note() {
    let state = recognizer.state
    // A gesture that begins late begins where the fingers are by then.
    if state == .changed, let last = entered.last, last == .began || last == .changed { return }
    entered.append(state)
  }

  /// Takes the size and the scale of the scene.
  func fit(_ context: ResolveContext) {
    area.frame = CGRect(origin: .zero, size: context.session.canvas.size)
    area.touchScreen.scale = context.environment.displayScale
    area.touchScreen.isDark = context.environment.colorScheme == .dark
  }

  // MARK: Touches

  /// Prepares for the first finger of a touch.
  func begin() {
    entered = []
    recognizer.state = .possible
  }

  /// Passes an event of a touch, and the time, to the recognizer.
  func receive(_ event: TouchEvent) {
    place.geometry = event.geometry
    onScreen { screen in
      let moves = event.fingers.enumerated().map { (finger: $0, place: $1) }
      switch event.kind {
      case .down:
        for (finger, point) in moves {
          screen.touchDown(finger, at: point, on: event.place, time: event.time)
        }
      case .move: screen.touchesMoved(moves, time: event.time)
      case .up:
        screen.touchesMoved(moves, time: event.time)
        for (finger, _) in moves.reversed() { screen.touchUp(finger) }
      case .none: break
      }
      screen.advance(to: event.time)
    }
  }

  /// Ends the recognition of a touch that another gesture has.
  func cancel(_ fingerCount: Int, isTold: Bool) {
    recognizer.giveUp()
    lift(fingerCount)
    guard !isTold else { return }
    entered = []
    recognizer.state = .failed
  }

  /// Takes fingers that are down from a recognizer that needs them no more.
  func lift(_ fingerCount: Int) {
    onScreen { screen in
      for finger in (0..<fingerCount).reversed() { screen.touchCancelled(finger) }
    }
  }

  /// Calls a closure with the screen of the recognizer; the one whose code ran last stays recent.
  private func onScreen(_ body: (TouchScreen) -> Void) {
    let recent = TouchScreen.recent
    body(area.touchScreen)
    recent?.makeRecent()
  }

  /// The phase of the gesture; nil while it stays as it is.
  var phase: GesturePhase<Void>? {
    switch recognizer.state {
    case .began, .changed: .active(())
    case .ended: .ended(())
    case .cancelled, .failed: .failed
    case .possible: recognizer.isIdle ? .failed : nil
    }
  }

  // MARK: Actions

  /// The states to tell, in order.
  func takeEntered() -> [UIGestureRecognizer.State] {
    defer { entered = [] }
    return entered
  }

  /// Tells the targets of the recognizer of a state.
  func tell(_ state: UIGestureRecognizer.State) {
    recognizer.state = state
    recognizer.performActions()
  }

  /// Whether the delegate lets scroll views, or gestures of SwiftUI, recognize beside the recognizer.
  func isSimultaneous(inScrollView: Bool) -> Bool {
    recognizer.mayRecognize(beside: inScrollView ? scrollView.panGestureRecognizer : other)
  }
}

/// A gesture recognizer of UIKit in the scene, with its coordinator.
@MainActor
final class HostedRecognizer<Representable: UIGestureRecognizerRepresentable>:
  AnyHostedRecognizer
{
  let own: Representable.UIGestureRecognizerType
  let context: UIGestureRecognizerRepresentableContext<Representable>

  init(_ representable: Representable) {
    let place = RecognizerPlace()
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place)
    context = UIGestureRecognizerRepresentableContext(
      coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    own = representable.makeUIGestureRecognizer(context: context)
    super.init(own, at: place)
  }
}
