public import Foundation

/// A bar of a bar chart.
public struct BarMark: PrimitiveMarks {
  let record: MarkRecord

  var marks: [MarkRecord] { [record] }

  /// A bar at a position, of the length of a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.init(x.plotted), .init(y.plotted), width, height, stacking)
  }

  /// A horizontal bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.init(from: xStart.plotted, to: xEnd.plotted), .init(y.plotted), .automatic, height)
  }

  /// A vertical bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.init(x.plotted), .init(from: yStart.plotted, to: yEnd.plotted), width)
  }

  /// A part of one horizontal bar.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.init(x.plotted), .init(), .automatic, height, stacking)
  }

  /// A part of one vertical bar.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.init(), .init(y.plotted), width, .automatic, stacking)
  }

  /// A part of a horizontal bar between two values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(.init(from: xStart.plotted, to: xEnd.plotted), .init())
  }

  /// A part of a vertical bar between two values.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.init(), .init(from: yStart.plotted, to: yEnd.plotted))
  }

  private init(
    _ x: MarkRecord.Extent, _ y: MarkRecord.Extent, _ width: MarkDimension = .automatic,
    _ height: MarkDimension = .automatic, _ stacking: MarkStackingMethod = .standard
  ) {
    var record = MarkRecord(.bar)
    (record.x, record.y, record.width, record.height) = (x, y, width, height)
    record.stacking = stacking
    self.record = record
  }
}

/// A point of a line; a line joins all points of a series.
public struct LineMark: PrimitiveMarks {
  let record: MarkRecord

  var marks: [MarkRecord] { [record] }

  /// A point of the line of a chart, or of that of its style.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var record = MarkRecord(.line)
    (record.x, record.y) = (.init(x.plotted), .init(y.plotted))
    self.record = record
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var record = MarkRecord(.line)
    (record.x, record.y) = (.init(x.plotted), .init(y.plotted))
    record.series = series.plotted.value.key
    self.record = record
  }
}

/// A point of the edge of an area; an area joins all points of a series.
public struct AreaMark: PrimitiveMarks {
  let record: MarkRecord

  var marks: [MarkRecord] { [record] }

  /// A point above the axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.init(x.plotted), .init(y.plotted), stacking, nil)
  }

  /// A point above the axis, of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.init(x.plotted), .init(y.plotted), stacking, series.plotted)
  }

  /// The two edges at a point.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.init(x.plotted), .init(from: yStart.plotted, to: yEnd.plotted), .unstacked, nil)
  }

  /// The two edges at a point, of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      .init(x.plotted), .init(from: yStart.plotted, to: yEnd.plotted), .unstacked, series.plotted)
  }

  /// The two edges at a point, along the x axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.init(from: xStart.plotted, to: xEnd.plotted), .init(y.plotted), .unstacked, nil)
  }

  private init(
    _ x: MarkRecord.Extent, _ y: MarkRecord.Extent, _ stacking: MarkStackingMethod,
    _ series: PlottedValue?
  ) {
    var record = MarkRecord(.area)
    (record.x, record.y, record.stacking) = (x, y, stacking)
    record.series = series?.value.key
    self.record = record
  }
}

/// A point with a symbol.
public struct PointMark: PrimitiveMarks {
  let record: MarkRecord

  var marks: [MarkRecord] { [record] }

  /// A point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var record = MarkRecord(.point)
    (record.x, record.y) = (.init(x.plotted), .init(y.plotted))
    self.record = record
  }

  /// A point on a horizontal line, in the middle of the plot.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    var record = MarkRecord(.point)
    record.x = .init(x.plotted)
    self.record = record
  }

  /// A point on a vertical line, in the middle of the plot.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    var record = MarkRecord(.point)
    record.y = .init(y.plotted)
    self.record = record
  }
}

/// A straight line through the plot, or between two values.
public struct RuleMark: PrimitiveMarks {
  let record: MarkRecord

  var marks: [MarkRecord] { [record] }

  private init(_ x: MarkRecord.Extent, _ y: MarkRecord.Extent) {
    var record = MarkRecord(.rule)
    (record.x, record.y) = (x, y)
    self.record = record
  }

  /// Creates a vertical line at a value.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(.init(x.plotted), .init()) }

  /// A vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.init(x.plotted), .init(from: yStart.plotted, to: yEnd.plotted)) }

  /// Creates a horizontal line at a value.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) { self.init(.init(), .init(y.plotted)) }

  /// A horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(.init(from: xStart.plotted, to: xEnd.plotted), .init(y.plotted)) }
}

/// A rectangle between two values of both axes.
public struct RectangleMark: PrimitiveMarks {
  let record: MarkRecord

  var marks: [MarkRecord] { [record] }

  private init(
    _ x: MarkRecord.Extent, _ y: MarkRecord.Extent, _ width: MarkDimension = .automatic,
    _ height: MarkDimension = .automatic
  ) {
    var record = MarkRecord(.rectangle)
    (record.x, record.y, record.width, record.height) = (x, y, width, height)
    self.record = record
  }

  /// A rectangle at a position.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { self.init(.init(x.plotted), .init(y.plotted), width, height) }

  /// A rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      .init(from: xStart.plotted, to: xEnd.plotted), .init(from: yStart.plotted, to: yEnd.plotted))
  }

  /// A rectangle between two values of the y axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(.init(x.plotted), .init(from: yStart.plotted, to: yEnd.plotted), width) }

  /// A rectangle between two values of the x axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.init(from: xStart.plotted, to: xEnd.plotted), .init(y.plotted), .automatic, height)
  }

  /// A column of the whole height.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) { self.init(.init(from: xStart.plotted, to: xEnd.plotted), .init()) }

  /// A row of the whole width.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) { self.init(.init(), .init(from: yStart.plotted, to: yEnd.plotted)) }

  /// A column of the whole height.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) { self.init(.init(x.plotted), .init(), width) }

  /// A row of the whole width.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(.init(), .init(y.plotted), .automatic, height) }
}

/// A sector of a pie or a donut.
public struct SectorMark: PrimitiveMarks {
  let record: MarkRecord

  var marks: [MarkRecord] { [record] }

  /// A sector whose angle is a part of the sum of all.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var record = MarkRecord(.sector)
    (record.angle, record.angularInset) = (angle.plotted, angularInset ?? 0)
    (record.innerRadius, record.outerRadius) = (innerRadius, outerRadius)
    self.record = record
  }
}
