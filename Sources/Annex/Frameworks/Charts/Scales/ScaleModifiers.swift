public import Foundation
public import ScrollworkDrawing
public import ScrollworkViews

extension View {
  /// Sets what the x axis of charts shows, and where.
  public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    chart { $0.xScale.set(domain, range as? PlotDimensionScaleRange, type) }
  }

  /// Sets what the x axis of charts shows.
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chart { $0.xScale.set(domain, nil, type) }
  }

  /// Sets where the x axis of charts is plotted.
  public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chart { $0.xScale.set(nil, range as? PlotDimensionScaleRange, type) }
  }

  /// Sets the kind of the scale of the x axis of charts.
  public func chartXScale(type: ScaleType?) -> some View { chart { $0.xScale.set(nil, nil, type) } }

  /// Sets what the y axis of charts shows, and where.
  public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    chart { $0.yScale.set(domain, range as? PlotDimensionScaleRange, type) }
  }

  /// Sets what the y axis of charts shows.
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chart { $0.yScale.set(domain, nil, type) }
  }

  /// Sets where the y axis of charts is plotted.
  public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chart { $0.yScale.set(nil, range as? PlotDimensionScaleRange, type) }
  }

  /// Sets the kind of the scale of the y axis of charts.
  public func chartYScale(type: ScaleType?) -> some View { chart { $0.yScale.set(nil, nil, type) } }

  /// Sets the styles of values by name, in the order of the legend.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    chart {
      $0.styles.domain = mapping.map(\.key.plotValue)
      $0.styles.range = mapping.map { AnyShapeStyle($0.value) }
    }
  }

  /// Sets the styles of values, in order.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chart { $0.styles.range = range.map { AnyShapeStyle($0) } }
  }

  /// Sets the values of the legend, in order.
  public func chartForegroundStyleScale<D: Plottable>(domain: [D]) -> some View {
    chart { $0.styles.domain = domain.map(\.plotValue) }
  }

  /// Sets the values of the legend and their styles, in order.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View {
    chart {
      $0.styles.domain = domain.map(\.plotValue)
      $0.styles.range = range.map { AnyShapeStyle($0) }
    }
  }

  /// Sets the styles of values by a closure.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chart { $0.styles.mapping = { D(plotValue: $0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// Sets the values of the legend, and their styles by a closure.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    chart {
      $0.styles.domain = domain.map(\.plotValue)
      $0.styles.mapping = { D(plotValue: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets the colors between which numbers are shown.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chart { $0.styles.range = range.stops.map { AnyShapeStyle($0.color) } }
  }

  /// Sets the symbols of values by name.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    chart {
      $0.symbols.domain = mapping.map(\.key.plotValue)
      $0.symbols.range = mapping.map { MarkSymbol($0.value) }
    }
  }

  /// Sets the symbols of values, in order.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbols.range = range.map { MarkSymbol($0) } }
  }

  /// Sets the strokes of values by name.
  public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View {
    chart {
      $0.strokes.domain = mapping.map(\.key.plotValue)
      $0.strokes.range = mapping.map(\.value)
    }
  }

  /// Sets the strokes of values, in order.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.strokes.range = range }
  }

  /// Sets the areas of symbols between which numbers are shown, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolAreas = range }
  }

  /// Shows or hides the legend of charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.isHidden = visibility == .hidden }
  }

  /// Places the legend of charts.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend = .init(position: position, alignment: alignment, spacing: spacing)
    }
  }

  /// Shows views as the legend of charts.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chart {
      $0.legend = .init(
        position: position, alignment: alignment, spacing: spacing, content: content)
    }
  }
}

extension ChartOptions.Scale {
  mutating func set(
    _ domain: (any ScaleDomain)?, _ range: PlotDimensionScaleRange?, _ type: ScaleType?
  ) {
    if let domain { self.domain = domain }
    if let range { padding = (range.start, range.end) }
    if let type { self.type = type }
  }
}

extension MarkSymbol {
  init(_ symbol: some ChartSymbolShape) {
    self =
      (symbol as? BasicChartSymbolShape).map { .shape($0) } ?? .outline { symbol.path(in: $0) }
  }
}
