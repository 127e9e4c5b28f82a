import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// A row that moves aside under a finger and reveals its actions.
struct SwipeRow<Content: View>: View {
  let content: Content
  let traits: ListRowTraits
  let isEnabled: Bool
  let margin: CGFloat
  let corner: CGFloat
  @Binding var open: HorizontalEdge?
  @State private var drag: CGFloat = 0
  @State private var counts: [HorizontalEdge: Int] = [:]

  var body: some View {
    let shift = self.shift
    content
      .offset(x: shift)
      .background(alignment: shift < 0 ? .trailing : .leading) {
        if shift != 0, let swipe = self.swipe(shift < 0 ? .trailing : .leading) {
          SwipeButtons(swipe: swipe, width: abs(shift)) { close() }
            .clipShape(RoundedRectangle(cornerRadius: corner))
            .padding(.horizontal, margin)
        }
      }
      .highPriorityGesture(
        SwipeGesture(move: move, end: end), isEnabled: isEnabled || open != nil)
  }

  /// The displacement of the row, in points.
  private var shift: CGFloat {
    let rest: CGFloat =
      switch open {
      case .trailing: -width(.trailing)
      case .leading: width(.leading)
      case nil: 0
      }
    let wanted = rest + drag
    return swipe(wanted < 0 ? .trailing : .leading) == nil ? 0 : wanted
  }

  private func width(_ edge: HorizontalEdge) -> CGFloat { swipe(edge) == nil ? 0 : Self.button }

  /// The width of the revealed actions while the row rests, in points.
  ///
  /// - Source: measured by others: an action of a table view is 74 points wide.
  private static var button: CGFloat { 74 }

  /// The actions at an edge: the row's own, or the one that deletes it.
  private func swipe(_ edge: HorizontalEdge) -> ListSwipe? {
    if let own = traits.swipes[edge] { return own }
    guard edge == .trailing, let delete = traits.delete, !traits.isDeleteDisabled,
      traits.swipes.isEmpty
    else { return nil }
    return ListSwipe(
      actions: AnyView(Button("Delete", role: .destructive) { delete() }),
      allowsFullSwipe: true)
  }

  private func close() {
    withAnimation(.navigation) {
      open = nil
      drag = 0
    }
  }

  private func move(_ distance: CGFloat) { drag = distance }

  private func end(_ distance: CGFloat, velocity: CGFloat) {
    let goal = shift + velocity / 4
    withAnimation(.navigation) {
      drag = 0
      if abs(goal) < Self.button / 2 {
        open = nil
      } else {
        open = goal < 0 ? .trailing : .leading
        if swipe(goal < 0 ? .trailing : .leading) == nil { open = nil }
      }
    }
  }
}

/// The buttons that a swipe reveals.
private struct SwipeButtons: View {
  let swipe: ListSwipe
  let width: CGFloat
  let close: () -> Void

  var body: some View {
    HStack(spacing: 0) { swipe.actions }
      .buttonStyle(SwipeButtonStyle())
      .labelStyle(.iconOnly)
      .environment(\.dialogDismiss, { close() })
      .frame(width: width)
      .frame(maxHeight: .infinity)
      .clipped()
  }
}

/// The style of buttons that a swipe reveals: white on the tint, red or gray.
private struct SwipeButtonStyle: ButtonStyle {
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 15))
      .foregroundStyle(Color.white)
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        tint ?? (configuration.role == .destructive ? Color.red : Color(uiColor: .systemGray)))
  }
}

/// A horizontal drag, which leaves vertical ones to the list.
private struct SwipeGesture: PrimitiveGesture {
  typealias Value = CGVector

  let move: (CGFloat) -> Void
  let end: (_ distance: CGFloat, _ velocity: CGFloat) -> Void

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<CGVector> {
    StatefulRecognizer(TouchMachineRecognizer(SwipeMachine()), memory: false) {
      [move, end] phase, hasBegun in
      switch phase {
      case .possible: return
      case .active(let value):
        hasBegun = true
        move(value.dx)
      case .ended(let value): end(value.dx, value.dy)
      case .failed: if hasBegun { end(0, 0) }
      }
    }
  }
}

/// The state machine of a horizontal drag; its value is the distance and, at the end, the velocity.
private struct SwipeMachine: TouchMachine {
  /// The movement at which the drag begins, in points.
  ///
  /// - Source: chosen: less than the touch slop of scroll views.
  private static let slop: CGFloat = 9

  private var start: CGPoint?
  private var samples: [FingerPath.Sample] = []
  private(set) var phase = GesturePhase<CGVector>.possible(nil)

  init() {}

  mutating func receive(_ event: TouchEvent) -> Bool {
    if event.kind == .down { (start, samples) = (event.place, []) }
    guard let start, event.kind != .none else { return false }
    if samples.last.map({ $0.time < event.time && $0.place != event.place }) ?? true {
      samples = samples.suffix(3) + [FingerPath.Sample(time: event.time, place: event.place)]
    }
    let (x, y) = (event.place.x - start.x, event.place.y - start.y)
    if phase.stage != .active {
      guard max(abs(x), abs(y)) >= Self.slop || event.kind == .up else { return false }
      guard event.kind != .up, abs(x) > abs(y) else {
        phase = .failed
        return true
      }
    }
    let velocity = FingerPath.release(samples, at: event.time).velocity.dx
    phase =
      event.kind == .up
      ? .ended(CGVector(dx: x, dy: velocity)) : .active(CGVector(dx: x, dy: 0))
    return true
  }
}
