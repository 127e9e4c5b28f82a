import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkSymbols
public import ScrollworkViews

/// A leaf that draws a symbol, sized to match the font.
struct SymbolLeaf: Leaf {
  let name: String
  let isResizable: Bool
  let isRightToLeft: Bool
  /// The part of the variable layers that is shown, 0 … 1; nil for all of them.
  var variableValue: Double?
  let environment: EnvironmentValues
  /// The remaining displacement of the paint in an animation.
  var paintDisplacement: AnimatableVector?

  var kind: String { "Image" }
  var words: String? { nil }
  var isHitInFrame: Bool { true }
  var parameterValues: [Any] { [(symbol: name, scale: environment.imageScale)] }

  /// The length of a unit of the drawing, in points.
  private var unit: CGFloat {
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    return SymbolMetrics.unit(besideTextOf: environment.resolvedFont.size * factor)
  }

  private func outline(isLayered: Bool = false, isFlat: Bool = false) -> SymbolOutline {
    SymbolCatalog.outline(
      named: name, isRightToLeft: isRightToLeft, weight: environment.resolvedFont.weight,
      isLayered: isLayered, isFlat: isFlat)
  }

  /// The box of the symbol in units.
  private var box: CGRect {
    SymbolMetrics.box(
      named: name, isRightToLeft: isRightToLeft, weight: environment.resolvedFont.weight)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let natural = CGSize(
      width: (box.width * unit).ceiled(toScale: environment.displayScale),
      height: (box.height * unit).ceiled(toScale: environment.displayScale))
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    let paint = environment.foreground.paintAny(in: rect, environment: environment)
      .displaced(by: paintDisplacement, in: rect)
    guard !paint.isClear else { return [] }
    let mode = environment.symbolRenderingMode
    let hasLevels = mode?.hasLevels == true || environment.hasForegroundLevels
    let hasColors = mode == .multicolor
    let (across, down) =
      isResizable ? (rect.width / box.width, rect.height / box.height) : (unit, unit)
    let isDistorted = abs(across - down) > 0.01 * max(across, down)
    let outline = outline(
      isLayered: hasLevels || hasColors || variableValue != nil,
      isFlat: isDistorted || !paint.isOpaque)
    let place = CGAffineTransform(
      a: across, b: 0, c: 0, d: down, tx: rect.midX - box.midX * across,
      ty: rect.midY - box.midY * down)
    let steps = outline.layers.compactMap(\.step).max().map { $0 + 1 } ?? 0
    return outline.layers.map { layer in
      var color = paint
      if hasColors, let tint = layer.tint {
        color = tint.color.paintAny(in: rect, environment: environment)
      } else if let level = level(of: layer, hasLevels, steps) {
        color = level.paintAny(in: rect, environment: environment)
      }
      let path = layer.path.applying(place)
      guard let width = layer.width else { return .fill(path, color, evenOdd: true) }
      let style = StrokeStyle(
        lineWidth: width * (across + down) / 2, lineCap: .round, lineJoin: .round)
      return .stroke(path, style, color)
    }
  }

  /// The level of the foreground style for a layer; nil for the style itself.
  private func level(
    of layer: SymbolOutline.Layer, _ hasLevels: Bool, _ steps: Int
  ) -> HierarchicalShapeStyle? {
    if let step = layer.step, let variableValue, variableValue <= Double(step) / Double(steps) {
      return .tertiary
    }
    guard hasLevels, layer.level > 1 else { return nil }
    return environment.hasForegroundLevels && layer.level == 2 ? .secondary : .tertiary
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

  /// The baseline below the middle of capital letters, on which symbols are centered.
  ///
  /// - Source: chosen; the cap height is seven tenths of the font size.
  func baseline(_ which: TextBaseline, proposal: ProposedViewSize) -> CGFloat? {
    let middle = (SymbolPart.side / 2 - box.midY) * unit
    return size(for: proposal).height / 2 + middle + environment.resolvedFont.size * 0.355
  }
}

extension SymbolTint {
  /// The color of a part of a symbol.
  fileprivate var color: Color {
    switch self {
    case .blue: .blue
    case .cyan: .cyan
    case .gray: .gray
    case .green: .green
    case .orange: .orange
    case .purple: .purple
    case .red: .red
    case .white: .white
    case .yellow: .yellow
    }
  }
}

extension Paint {
  /// Whether nothing is seen through the paint.
  fileprivate var isOpaque: Bool {
    if case .color(let color) = self { color.opacity == 1 } else { true }
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
