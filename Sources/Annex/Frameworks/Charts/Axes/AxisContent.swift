public import Foundation
public import ScrollworkDrawing
public import ScrollworkViews

/// The marks of an axis.
@MainActor @preconcurrency public protocol AxisContent: View where Body: AxisContent {}

/// Composes the content of axes.
public typealias AxisContentBuilder = ViewBuilder

/// Marks of an axis as they are drawn.
struct AxisRecord {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// The parts at a value; nil for the standard ones.
  var parts: (@MainActor (AxisValue) -> [AxisMarkRecord])?
  var stroke: StrokeStyle?
  /// The label of a value in the standard parts.
  var label: (@MainActor (AxisValue) -> AnyView)?
}

/// Content that is turned into axes without a body.
@MainActor protocol AxisSource {
  var axes: [AxisRecord] { get }
}

/// The axes of a view; none for one that is no axis.
@MainActor func axesOf(_ content: any View) -> [AxisRecord] {
  if let source = content as? any AxisSource { return source.axes }
  guard !(content is any PrimitiveView), let content = content as? any AxisContent else {
    return []
  }
  return axesOf(content.body)
}

extension Never: AxisContent {}
extension EmptyView: AxisContent, AxisSource {
  var axes: [AxisRecord] { [] }
}
extension TupleView: AxisContent, AxisSource where repeat each Content: AxisContent {
  var axes: [AxisRecord] {
    var axes: [AxisRecord] = []
    for part in repeat each content { axes += axesOf(part) }
    return axes
  }
}
extension ConditionalContent: AxisContent, AxisSource
where First: AxisContent, Second: AxisContent {
  var axes: [AxisRecord] {
    switch branch {
    case .first(let content): axesOf(content)
    case .second(let content): axesOf(content)
    }
  }
}
extension Optional: AxisContent, AxisSource where Wrapped: AxisContent {
  var axes: [AxisRecord] { map { axesOf($0) } ?? [] }
}

/// The standard parts of an axis: a grid line, a tick and a label.
public struct StandardAxisMarks: PrimitiveAxisMark {
  var parts: [AxisMarkRecord] { [] }
}

/// Marks at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent, AxisSource, PrimitiveView {
  var axes: [AxisRecord]

  /// No nodes: axes are drawn by their chart.
  @MainActor package func resolve(in context: ResolveContext) -> NodeList { NodeList() }

  private init(_ record: AxisRecord) { axes = [record] }

  /// Creates marks at some values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @ViewBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      AxisRecord(
        preset: preset, position: position, values: values, parts: { partsOf(content($0)) }))
  }

  /// The same parts at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Creates marks at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @ViewBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: .init(values), content: content)
  }

  /// The same parts at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: .init(values)) { _ in content() }
  }
}

extension AxisMarks where Content == StandardAxisMarks {
  /// The standard parts at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(AxisRecord(preset: preset, position: position, values: values, stroke: stroke))
  }

  /// The standard parts at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: .init(values), stroke: stroke)
  }

  /// The standard parts at values, which are formatted.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.init(
      AxisRecord(
        preset: preset, position: position, values: values, stroke: stroke,
        label: { AnyView($0.text(format)) }))
  }

  /// The standard parts at values, which are formatted.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: .init(values), stroke: stroke)
  }
}

extension AxisMarkValues {
  init<Value: Plottable>(_ values: [Value]) { kind = .list(values.map(\.plotValue)) }
}
