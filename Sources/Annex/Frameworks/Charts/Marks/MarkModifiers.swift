public import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry
public import ScrollworkLayout
public import ScrollworkViews

/// Marks with a changed look.
struct ModifiedMarks<Content: ChartContent>: PrimitiveMarks {
  let content: Content
  let change: (inout MarkLook) -> Void

  var marks: [MarkRecord] {
    marksOf(content).map { mark in
      var mark = mark
      change(&mark.look)
      return mark
    }
  }
}

extension ChartContent {
  func looking(_ change: @escaping (inout MarkLook) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self, change: change)
  }

  /// Sets the style of the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    looking { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Chooses the style of the marks by a value, with an entry of the legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    looking { if $0.styleValue == nil { $0.styleValue = value.plotted } }
  }

  /// Sets the opacity of the marks.
  public func opacity(_ opacity: Double) -> some ChartContent { looking { $0.opacity *= opacity } }

  /// Rounds the corners of the marks.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    looking { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
  }

  /// Clips the marks to a shape within each; the corners of rounded shapes are rounded.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    let radius: CGFloat? =
      switch shape {
      case let shape as RoundedRectangle: shape.cornerSize.width
      case is Capsule, is Circle, is Ellipse: .infinity
      default: nil
      }
    return looking { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
  }

  /// Sets the stroke of lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    looking { if $0.stroke == nil { $0.stroke = style } }
  }

  /// Chooses the stroke of lines by a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    looking { if $0.strokeValue == nil { $0.strokeValue = value.plotted } }
  }

  /// Sets the curve of lines and areas.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    looking { if $0.interpolation == nil { $0.interpolation = method } }
  }

  /// Sets the symbol at points of data.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let drawn: MarkSymbol =
      (symbol as? BasicChartSymbolShape).map { .shape($0) } ?? .outline { symbol.path(in: $0) }
    return looking { if $0.symbol == nil { $0.symbol = drawn } }
  }

  /// Shows a view at points of data.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return looking { if $0.symbol == nil { $0.symbol = .view(view) } }
  }

  /// Chooses the symbol at points of data by a value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    looking { if $0.symbolValue == nil { $0.symbolValue = value.plotted } }
  }

  /// Sets the size of symbols.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    looking { if $0.symbolArea == nil { $0.symbolArea = size.width * size.height * .pi / 4 } }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    looking { if $0.symbolArea == nil { $0.symbolArea = area } }
  }

  /// Chooses the area of symbols by a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    looking { if $0.symbolAreaValue == nil { $0.symbolAreaValue = value.plotted } }
  }

  /// Places marks of different values side by side.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    looking {
      if $0.positionValue == nil { ($0.positionValue, $0.positionAxis) = (value.plotted, axis) }
    }
  }

  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    looking {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }

  /// Blurs the marks.
  public func blur(radius: CGFloat) -> some ChartContent { looking { $0.blur += radius } }

  /// Adds a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    looking { $0.shadow = (color, radius, x, y) }
  }

  /// Sets the order in which marks are drawn.
  public func zIndex(_ value: Double) -> some ChartContent {
    looking { if $0.zIndex == nil { $0.zIndex = value } }
  }

  /// Adds a view beside each mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some ChartContent {
    annotated(position, alignment, spacing, AnyView(content()))
  }

  /// Adds a view beside each mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> V
  ) -> some ChartContent {
    annotated(position, alignment, spacing, AnyView(content()))
  }

  /// Adds a view beside each mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> V
  ) -> some ChartContent {
    annotated(
      position, alignment, spacing, AnyView(content(AnnotationContext(targetSize: .zero))))
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ view: AnyView
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4, content: view)
    return looking { $0.annotations.append(annotation) }
  }

  /// Describes the marks for assistive technologies.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }

  /// Describes the marks for assistive technologies.
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { self }

  /// Describes the values of the marks for assistive technologies.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }

  /// Describes the values of the marks for assistive technologies.
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }

  /// Hides the marks from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}

/// The size of the mark that an annotation belongs to.
public struct AnnotationContext {
  /// The size of the mark; zero before it is laid out.
  public let targetSize: CGSize
}
