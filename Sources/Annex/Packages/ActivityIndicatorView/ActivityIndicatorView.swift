@_exported public import ScrollworkUIKit

/// A sign of an activity in the color of the foreground, as large as its frame.
public struct ActivityIndicatorView: View {
  /// The kinds of signs.
  public enum IndicatorType {
    /// A ring of capsules that fade.
    case `default`(count: Int = 8)
    /// Arcs in each other that turn.
    case arcs(count: Int = 3, lineWidth: CGFloat = 2)
    /// Dots that run around a circle.
    case rotatingDots(count: Int = 5)
    /// A ring of dots that fade.
    case flickeringDots(count: Int = 8)
    /// A row of dots that shrink.
    case scalingDots(count: Int = 3, inset: Int = 2)
    /// A row of dots that fade.
    case opacityDots(count: Int = 3, inset: Int = 4)
    /// A row of bars that shrink.
    case equalizer(count: Int = 5)
    /// An arc of a color that grows and shrinks while it runs around.
    case growingArc(Color = .black, lineWidth: CGFloat = 4)
    /// A disk that grows and fades.
    case growingCircle
    /// A ring of colors that turns.
    case gradient([Color], CGLineCap = .butt, lineWidth: CGFloat = 4)
  }

  @Binding private var isVisible: Bool
  private let type: IndicatorType

  /// Creates a sign that is there while a binding is true.
  public init(isVisible: Binding<Bool>, type: IndicatorType) {
    (_isVisible, self.type) = (isVisible, type)
  }

  /// The sign while it is visible.
  public var body: some View { if isVisible { sign } }

  @ViewBuilder private var sign: some View {
    switch type {
    case .default(let count): Ring(count: count, isOfDots: false)
    case .flickeringDots(let count): Ring(count: count, isOfDots: true)
    case .rotatingDots(let count): RotatingDots(count: count)
    case .arcs(let count, let lineWidth): Arcs(count: count, lineWidth: lineWidth)
    case .scalingDots(let count, let inset): DotRow(count: count, inset: inset, isFading: false)
    case .opacityDots(let count, let inset): DotRow(count: count, inset: inset, isFading: true)
    case .equalizer(let count): Equalizer(count: count)
    case .growingArc(let color, let lineWidth):
      Repeating(animation: .easeIn(duration: 2).repeatForever(autoreverses: false)) {
        GrowingArc(part: $0 ? 1 : 0).stroke(color, lineWidth: lineWidth)
      }
    case .growingCircle:
      Repeating(animation: .easeIn(duration: 1.1).repeatForever(autoreverses: false)) {
        Circle().scaleEffect($0 ? 1 : 0).opacity($0 ? 0 : 1)
      }
    case .gradient(let colors, let cap, let lineWidth):
      GradientRing(colors: colors, cap: cap, lineWidth: lineWidth)
    }
  }
}

/// Content that moves from one look to another one from its appearance on.
struct Repeating<Content: View>: View {
  let animation: Animation
  /// The content before and after the motion.
  @ViewBuilder let content: (Bool) -> Content
  @State private var isMoved = false

  var body: some View {
    content(isMoved).onAppear { withAnimation(animation) { isMoved = true } }
  }
}
