import ScrollworkActivitySigns
@_exported public import ScrollworkUIKit

/// A moving sign that is shown while a binding is true.
public struct ActivityIndicatorView: View {
  /// The kinds of signs.
  public enum IndicatorType {
    case `default`(count: Int = 8)
    case arcs(count: Int = 3, lineWidth: CGFloat = 2)
    case rotatingDots(count: Int = 5)
    case flickeringDots(count: Int = 8)
    case scalingDots(count: Int = 3, inset: Int = 2)
    case opacityDots(count: Int = 3, inset: Int = 4)
    case equalizer(count: Int = 5)
    case growingArc(Color = .black, lineWidth: CGFloat = 4)
    case growingCircle
    case gradient([Color], CGLineCap = .butt, lineWidth: CGFloat = 4)
  }

  @Binding private var isVisible: Bool
  private let type: IndicatorType

  /// A sign of a kind.
  public init(isVisible: Binding<Bool>, type: IndicatorType) {
    (_isVisible, self.type) = (isVisible, type)
  }

  private var look: ActivityLook {
    switch type {
    case .default(let count): .ringOfLines(count: count)
    case .arcs(let count, let width): .arcs(count: count, width: width)
    case .rotatingDots(let count), .flickeringDots(let count): .ringOfDots(count: count)
    case .scalingDots: .dots
    case .opacityDots: .opacityDots
    case .equalizer: .lines
    case .growingArc(_, let width): .growingArc(width: width)
    case .growingCircle: .disk
    case .gradient(let colors, _, let width): .gradient(colors, width: width)
    }
  }

  /// The sign.
  public var body: some View {
    if isVisible {
      if case .growingArc(let color, _) = type {
        ActivitySign(look: look, color: color)
      } else {
        InheritedSign(look: look)
      }
    }
  }
}

/// A sign in the color of the foreground.
private struct InheritedSign: View {
  let look: ActivityLook

  var body: some View {
    Rectangle().fill(.foreground).mask(ActivitySign(look: look, color: .black))
  }
}
