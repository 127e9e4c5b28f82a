import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// A bar filled to a fraction, 0…1, from its leading end.
struct ProgressBar: View {
  let fraction: Double
  let tint: Color?
  @Environment(\.tint) private var environmentTint

  var body: some View {
    Capsule()
      .fill(Color(uiColor: .systemFill))
      .overlay {
        BarPart(fraction: fraction).fill(tint ?? environmentTint ?? Color.accentColor)
      }
      .frame(height: Self.height)
      .frame(maxWidth: .infinity)
  }

  /// - Source: measured by others: `UIProgressView` is 4 points high since iOS 14.
  private static let height: CGFloat = 4
}

/// A capsule over a fraction of the width, from the leading end.
private struct BarPart: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let width = min(max(rect.height, rect.width * min(fraction, 1)), rect.width)
    return Capsule().path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

/// An activity indicator of eight spokes; the darkest spoke advances every eighth of a second.
///
/// The appearance is a function of scene time: the indicator also spins while the scene is at rest.
struct Spinner: PrimitiveView {
  let tint: Color?

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let environment = context.environment
    let color = tint ?? environment.tint ?? Color(uiColor: .systemGray)
    return NodeList(
      LeafNode(
        SpinnerLeaf(
          side: environment.controlSize.spinner, color: color.resolve(in: environment),
          step: Int((context.session.time * Double(Spokes.count) + 1e-9).rounded(.down))),
        path: context.path))
  }
}

private struct SpinnerLeaf: Leaf {
  let side: CGFloat
  let color: Color.Resolved
  /// The number of eighths of a turn since the start of the scene.
  let step: Int

  var kind: String { "ProgressView" }

  func size(for proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    Spokes(side: side, color: color)
      .commands(around: CGPoint(x: rect.midX, y: rect.midY)) { Spokes.opacity($0, step: step) }
  }
}
