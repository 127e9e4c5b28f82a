public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry
public import ScrollworkLayout
public import ScrollworkViews

/// A part of an axis at each of its values.
@MainActor @preconcurrency public protocol AxisMark: View where Body: AxisMark {}

/// Composes the parts of an axis at a value.
public typealias AxisMarkBuilder = ViewBuilder

/// A part of an axis as it is drawn.
struct AxisMarkRecord {
  enum Kind {
    case grid, tick(CGFloat?)
    case label(AxisLabel)
  }

  let kind: Kind
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// The label of a value.
struct AxisLabel {
  /// The label of a value; nil for the standard one.
  var view: ((AxisValue) -> AnyView)?
  var anchor: UnitPoint?
  var hides = true
  var degrees = 0.0
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// Content that is turned into parts of an axis without a body.
@MainActor protocol AxisMarkSource {
  var parts: [AxisMarkRecord] { get }
}

/// The parts of a view; none for one that is no part of an axis.
@MainActor func partsOf(_ content: any View) -> [AxisMarkRecord] {
  if let source = content as? any AxisMarkSource { return source.parts }
  guard !(content is any PrimitiveView), let content = content as? any AxisMark else { return [] }
  return partsOf(content.body)
}

@MainActor protocol PrimitiveAxisMark: AxisMark, AxisMarkSource, PrimitiveView {}

extension PrimitiveAxisMark {
  /// No nodes: axes are drawn by their chart.
  @MainActor package func resolve(in context: ResolveContext) -> NodeList { NodeList() }
}

extension Never: AxisMark {}
extension EmptyView: AxisMark, AxisMarkSource {
  var parts: [AxisMarkRecord] { [] }
}
extension TupleView: AxisMark, AxisMarkSource where repeat each Content: AxisMark {
  var parts: [AxisMarkRecord] {
    var parts: [AxisMarkRecord] = []
    for part in repeat each content { parts += partsOf(part) }
    return parts
  }
}
extension ConditionalContent: AxisMark, AxisMarkSource where First: AxisMark, Second: AxisMark {
  var parts: [AxisMarkRecord] {
    switch branch {
    case .first(let content): partsOf(content)
    case .second(let content): partsOf(content)
    }
  }
}
extension Optional: AxisMark, AxisMarkSource where Wrapped: AxisMark {
  var parts: [AxisMarkRecord] { map { partsOf($0) } ?? [] }
}

/// A line across the plot.
public struct AxisGridLine: PrimitiveAxisMark {
  var parts: [AxisMarkRecord]

  /// A line across the plot.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    parts = [AxisMarkRecord(kind: .grid, isCentered: centered, stroke: stroke)]
  }
}

/// A short line beside the plot.
public struct AxisTick: PrimitiveAxisMark {
  /// The length of a tick.
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    let points: CGFloat?

    /// The length that suits the axis.
    public static var automatic: Length { Length(points: nil) }
    /// The height of labels.
    public static var label: Length { Length(points: 14) }
    /// The height of labels.
    public static var longestLabel: Length { Length(points: 14) }

    init(points: CGFloat?) { self.points = points }

    /// A length in points.
    public init(floatLiteral value: Double) { points = value }

    /// A length in points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
  }

  var parts: [AxisMarkRecord]

  /// A short line beside the plot.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    parts = [AxisMarkRecord(kind: .tick(length.points), isCentered: centered, stroke: stroke)]
  }

  /// A short line beside the plot, of a length in points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    parts = [AxisMarkRecord(kind: .tick(length), isCentered: centered, stroke: stroke)]
  }
}

/// The label of a value beside the plot.
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  var parts: [AxisMarkRecord]

  private init(
    _ view: ((AxisValue) -> AnyView)?, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collisions: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    let label = AxisLabel(
      view: view, anchor: anchor, hides: collisions.hides, degrees: orientation.degrees,
      horizontalSpacing: horizontal, verticalSpacing: vertical)
    parts = [AxisMarkRecord(kind: .label(label), isCentered: centered)]
  }

  /// A label made of views.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    self.init(
      { _ in view }, centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// Creates a label of the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      nil, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// A label of a formatted value.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text, F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.init(
      { AnyView($0.text(format)) }, centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// A label with a text.
  public init(
    _ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      { _ in AnyView(text) }, centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// A label with a text.
  @_disfavoredOverload
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    let text = Text(verbatim: String(text))
    self.init(
      { _ in AnyView(text) }, centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// A label with a text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    let text = Text(titleKey)
    self.init(
      { _ in AnyView(text) }, centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

extension AxisValue {
  /// The value in a format; empty for a value that the format is not for.
  @MainActor func text<F: FormatStyle>(_ format: F) -> Text
  where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.as(F.FormatInput.self).map { Text($0, format: format) } ?? Text(verbatim: "")
  }
}

/// A part of an axis with a changed look.
struct ModifiedAxisMark<Content: AxisMark>: PrimitiveAxisMark {
  let content: Content
  let change: (inout AxisMarkRecord) -> Void

  var parts: [AxisMarkRecord] {
    partsOf(content).map { part in
      var part = part
      change(&part)
      return part
    }
  }
}

extension AxisMark {
  /// Sets the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
  }

  /// Moves the part, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    ModifiedAxisMark(content: self) {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves the part, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}
