public import ScrollworkUIScrolling

/// A gesture recognizer of UIKit for a SwiftUI view, made once and updated with the view.
///
/// ``View/gesture(_:)`` attaches it. It receives the touches of the view, and its delegate decides which
/// gestures and scroll views recognize beside it.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the gesture recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator, such as a delegate.
  associatedtype Coordinator = Void

  /// The context of making and updating the recognizer, and of handling its actions.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The converter of locations to coordinate spaces of SwiftUI.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the gesture recognizer.
  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context)
    -> UIGestureRecognizerType

  /// Updates the gesture recognizer.
  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context)

  /// Handles the action of the recognizer: a state in which a gesture begins, changes or is over.
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context)

  /// Makes the coordinator, before the recognizer.
  @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter)
    -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Updates nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}

  /// Handles no action; the recognizer may have targets of its own.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context of making and updating a gesture recognizer, and of handling its actions.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator, made once.
  public let coordinator: Representable.Coordinator
  /// The converter of the recognizer's locations to coordinate spaces of SwiftUI.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension View {
  /// Attaches a gesture recognizer of UIKit.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    wrapped("gesture") { context, _ in
      let inner = context.view("gesture")
      return .gesture(
        AttachedGesture(RepresentedGesture(representable, in: inner), in: inner))
    }
  }
}

/// A gesture that a recognizer of UIKit recognizes.
struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: PrimitiveGesture {
  typealias Value = Void

  private let representable: Representable
  /// The recognizer; nil if a property of the representable has no value.
  private let hosted: HostedRecognizer<Representable>?

  /// Makes the recognizer of a view, or updates it.
  @MainActor init(_ representable: Representable, in outer: ResolveContext) {
    self.representable = representable
    var context = outer.view(_typeName(Representable.self, qualified: false))
    let slot = context.slot("recognizer of UIKit")
    if context.connectDynamicProperties(of: representable), context.session.isPlaying {
      context.evaluate {
        if slot.read() as? HostedRecognizer<Representable> == nil {
          TouchScreen.prepare(for: context)
          slot.begin(at: HostedRecognizer(representable))
        }
        guard let hosted = slot.read() as? HostedRecognizer<Representable> else { return }
        hosted.fit(context)
        representable.updateUIGestureRecognizer(hosted.own, context: hosted.context)
      }
    }
    hosted = slot.read() as? HostedRecognizer<Representable>
  }

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<Void> {
    guard let hosted else { return .failed() }
    return RepresentedRecognizer(hosted) {
      representable.handleUIGestureRecognizerAction(hosted.own, context: hosted.context)
    }
  }
}
