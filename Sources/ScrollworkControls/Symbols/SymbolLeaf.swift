import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A leaf that draws a symbol, sized to match the font.
struct SymbolLeaf: Leaf {
  let drawing: SymbolDrawing
  let name: String
  let isResizable: Bool
  let environment: EnvironmentValues
  /// The remaining displacement of the paint in an animation.
  var paintDisplacement: AnimatableVector?

  /// The side of the square at medium scale, as a multiple of the font size.
  ///
  /// - Source: chosen; symbols are about a fifth larger than their font's size.
  private static let sideFactor: CGFloat = 1.2

  var kind: String { "Image" }
  var words: String? { nil }
  var isHitInFrame: Bool { true }

  private var side: CGFloat {
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    let length = environment.resolvedFont.size * Self.sideFactor * factor
    return length.ceiled(toScale: environment.displayScale)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let natural = CGSize(width: side, height: side)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    let paint = environment.foreground.paintAny(in: rect, environment: environment)
      .displaced(by: paintDisplacement, in: rect)
    if environment.symbolRenderingMode?.hasLevels == true || environment.hasForegroundLevels,
      let (frame, rest) = drawing.framed(named: name), !paint.isClear
    {
      let level: HierarchicalShapeStyle =
        environment.hasForegroundLevels ? .secondary : .tertiary
      let second = level.paintAny(in: rect, environment: environment)
      let weight = environment.resolvedFont.weight
      return frame.commands(in: rect, weight: weight, paint: second)
        + rest.commands(in: rect, weight: weight, paint: paint)
    }
    return paint.isClear
      ? [] : drawing.commands(in: rect, weight: environment.resolvedFont.weight, paint: paint)
  }

  var paint: Paint? { environment.foreground.paintAny(in: .unit, environment: environment) }

  var decorations: [StyleDecoration] {
    environment.foreground.decorationsAny(in: environment)
  }

  func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf {
    var copy = self
    copy.paintDisplacement = paint?.value(at: time)
    return copy
  }

  /// The baseline that centers the square on capital letters.
  ///
  /// - Source: chosen; the cap height is seven tenths of the font size.
  func baseline(_ which: TextBaseline, proposal: ProposedViewSize) -> CGFloat? {
    size(for: proposal).height / 2 + environment.resolvedFont.size * 0.355
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  /// The scale of symbols relative to the font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Scales symbols within this view relative to the font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
