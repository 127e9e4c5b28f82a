public import ScrollworkViews

/// A type that represents part of a chart: marks, and what is composed of them.
///
/// It is a view, so that `ForEach`, conditions and builders of views compose charts too.
@MainActor @preconcurrency public protocol ChartContent: View where Body: ChartContent {}

/// Composes the content of charts.
public typealias ChartContentBuilder = ViewBuilder

/// Content that is turned into marks without a body.
@MainActor protocol MarkSource {
  var marks: [MarkRecord] { get }
}

extension ChartContent {
  /// The marks of the content, in drawing order.
  @MainActor func collectedMarks() -> [MarkRecord] { marksOf(self) }
}

/// The marks of a view; none for one that is no content of a chart.
@MainActor func marksOf(_ content: any View) -> [MarkRecord] {
  if let source = content as? any MarkSource { return source.marks }
  guard !(content is any PrimitiveView), let content = content as? any ChartContent else {
    return []
  }
  return marksOf(content.body)
}

/// A mark or a modified one, which is shown by a chart alone.
@MainActor protocol PrimitiveMarks: ChartContent, MarkSource, PrimitiveView {}

extension PrimitiveMarks {
  /// No nodes: marks are drawn by their chart.
  @MainActor package func resolve(in context: ResolveContext) -> NodeList { NodeList() }
}

extension Never: ChartContent {}
extension EmptyView: ChartContent, MarkSource {
  var marks: [MarkRecord] { [] }
}
extension TupleView: ChartContent, MarkSource where repeat each Content: ChartContent {
  var marks: [MarkRecord] {
    var marks: [MarkRecord] = []
    for part in repeat each content { marks += marksOf(part) }
    return marks
  }
}
extension ConditionalContent: ChartContent, MarkSource
where First: ChartContent, Second: ChartContent {
  var marks: [MarkRecord] {
    switch branch {
    case .first(let content): marksOf(content)
    case .second(let content): marksOf(content)
    }
  }
}
extension Optional: ChartContent, MarkSource where Wrapped: ChartContent {
  var marks: [MarkRecord] { map { marksOf($0) } ?? [] }
}
extension ForEach: ChartContent, MarkSource where Content: ChartContent {
  var marks: [MarkRecord] { data.flatMap { marksOf(content($0)) } }
}
extension Group: ChartContent, MarkSource where Content: ChartContent {
  var marks: [MarkRecord] { marksOf(content) }
}
extension ViewBuilder {
  /// Erases the type of content guarded by `if #available`.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// A type-erased part of a chart.
public struct AnyChartContent: PrimitiveMarks {
  nonisolated(unsafe) let content: any ChartContent

  /// Erases the type of content.
  public nonisolated init(_ content: some ChartContent) { self.content = content }

  /// Erases the type of content.
  public nonisolated init(erasing content: some ChartContent) { self.content = content }

  var marks: [MarkRecord] { marksOf(content) }
}

/// A group of marks, which modifiers apply to together.
public struct Plot<Content: ChartContent>: PrimitiveMarks {
  let content: Content

  /// Creates a group of marks.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var marks: [MarkRecord] { marksOf(content) }
}
