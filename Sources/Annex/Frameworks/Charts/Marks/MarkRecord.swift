import Foundation
import ScrollworkDrawing
import ScrollworkViews

/// A mark as a chart draws it: its data and its look.
struct MarkRecord {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  /// A dimension, by one value or by a range.
  struct Extent {
    var value: PlottedValue?
    var start: PlottedValue?
    var end: PlottedValue?

    init(_ value: PlottedValue? = nil) { self.value = value }

    init(from start: PlottedValue?, to end: PlottedValue?) { (self.start, self.end) = (start, end) }

    var isRange: Bool { start != nil || end != nil }
    var isEmpty: Bool { value == nil && !isRange }
    /// The values that the scale has to show.
    var values: [PlottedValue] { [value, start, end].compactMap(\.self) }
  }

  let kind: Kind
  var x = Extent()
  var y = Extent()
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// The series of a line or an area.
  var series: String?
  var angle: PlottedValue?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var look = MarkLook()

  init(_ kind: Kind) { self.kind = kind }
}

/// The modifiers of a mark; what is nil is left to the modifiers around it and to the chart.
struct MarkLook {
  var style: AnyShapeStyle?
  /// The value by which the chart chooses a style.
  var styleValue: PlottedValue?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var stroke: StrokeStyle?
  var strokeValue: PlottedValue?
  var interpolation: InterpolationMethod?
  var symbol: MarkSymbol?
  var symbolValue: PlottedValue?
  /// The area of a symbol, in square points.
  var symbolArea: CGFloat?
  var symbolAreaValue: PlottedValue?
  var positionValue: PlottedValue?
  var positionAxis: Axis?
  var offset = CGSize.zero
  var blur: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
}

/// The symbol at a point of data.
enum MarkSymbol {
  case shape(BasicChartSymbolShape)
  case view(AnyView)
  case outline(@Sendable (CGRect) -> Path)
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let content: AnyView
}
