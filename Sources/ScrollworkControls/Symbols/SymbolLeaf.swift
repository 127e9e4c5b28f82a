import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A symbol as it is seen: as large as the text around it.
struct SymbolLeaf: Leaf {
  let drawing: SymbolDrawing
  let name: String
  let isResizable: Bool
  /// Pixels to a point.
  let pixels: Double
  let environment: EnvironmentValues
  /// What is left of the way to the paint.
  var paintLeft: AnimatableVector?

  /// The side of the square, by the size of the font, and how much larger or smaller a scale is.
  ///
  /// - Source: chosen; symbols are about a fifth larger than their font's size.
  private static let side: CGFloat = 1.2

  var kind: String { "Image" }
  var words: String? { nil }

  private var side: CGFloat {
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    let length = environment.resolvedFace.size * Self.side * factor
    return length.ceiled(toScale: pixels)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let natural = CGSize(width: side, height: side)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    let paint = environment.foreground.paintAny(in: rect, environment: environment)
      .displaced(by: paintLeft, in: rect)
    return paint.isClear
      ? [] : drawing.commands(in: rect, weight: environment.resolvedFace.weight, paint: paint)
  }

  var paint: Paint? { environment.foreground.paintAny(in: .unit, environment: environment) }

  func displaced(shape: Displacement?, paint: Displacement?, at time: Double) -> any Leaf {
    var copy = self
    copy.paintLeft = paint?.value(at: time)
    return copy
  }

  /// The middle of the square stands in the middle of capitals.
  ///
  /// - Source: chosen; capitals are seven tenths of a font's size.
  func baseline(_ which: TextBaseline, proposal: ProposedViewSize) -> CGFloat? {
    size(for: proposal).height / 2 + environment.resolvedFace.size * 0.355
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  /// How large symbols are beside the text around them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols inside are beside the text around them.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
