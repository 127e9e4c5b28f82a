import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// A label beside the plot.
struct PlacedLabel {
  let view: AnyView
  let place: AxisPlace
}

/// The place of a label or a tick beside the plot.
struct AxisPlace {
  enum Side { case leading, trailing, top, bottom }

  let side: Side
  /// The part of the plot's length, from the leading edge or from the top.
  let part: Double
  let points: CGFloat
  /// The part of the label that stands at the position, along the axis.
  let anchor: CGFloat
  /// The distance from the plot.
  let distance: CGFloat
  /// The distance from the position along the axis.
  let shift: CGFloat
  var isTick = false
  var hides = true
  /// Whether the label stands within the plot.
  var isInset = false
}

/// The lines and the labels of an axis.
struct PlannedAxis {
  var lines: [AxisLine] = []
  var labels: [PlacedLabel] = []
}

extension ChartPlan {
  /// The lines and the labels of an axis.
  func axis(_ axis: Axis) -> PlannedAxis {
    guard let scale = axis == .horizontal ? x : y else { return PlannedAxis() }
    var planned = PlannedAxis()
    let records: [AxisRecord] =
      switch axis == .horizontal ? options.xAxis : options.yAxis {
      case .hidden: []
      case .automatic: [AxisRecord()]
      case .content(let content): content()
      }
    for record in records { add(record, axis, scale, to: &planned) }
    return planned
  }

  private func add(
    _ record: AxisRecord, _ axis: Axis, _ scale: PlotScale, to planned: inout PlannedAxis
  ) {
    let (values, dates, step) = values(of: record, axis, scale)
    for (index, value) in values.enumerated() {
      guard let part = scale.part(of: value), part > -1e-6, part < 1 + 1e-6 else { continue }
      let at = AxisValue(value: value, index: index, count: values.count)
      let standard = record.label ?? { Self.label($0, dates, step) }
      let parts = record.parts?(at) ?? Self.standardParts(scale, axis, record)
      for mark in parts {
        var part = part
        if mark.isCentered == true, index + 1 < values.count || dates != nil {
          let next =
            index + 1 < values.count
            ? scale.part(of: values[index + 1])
            : dates.flatMap { dates in
              value.number.flatMap { dates.next(after: $0) }.map { scale.part(of: $0) }
            }
          if let next {
            // A unit of which less than half is shown has no label.
            if next > 1, 1 - part < (next - part) / 2 { continue }
            part = (part + min(1, next)) / 2
          }
        }
        let isCentered = mark.isCentered ?? scale.isCategorical
        add(
          mark, at, axis, scale, part, isCentered, record, standard, to: &planned)
      }
    }
  }

  private func add(
    _ mark: AxisMarkRecord, _ value: AxisValue, _ axis: Axis, _ scale: PlotScale, _ part: Double,
    _ isCentered: Bool, _ record: AxisRecord, _ standard: @MainActor (AxisValue) -> AnyView,
    to planned: inout PlannedAxis
  ) {
    let place = axis == .horizontal ? part : 1 - part
    let padding =
      axis == .horizontal ? scale.padding : (start: scale.padding.end, end: scale.padding.start)
    let points = padding.start - place * (padding.start + padding.end)
    let side = side(of: record, axis, scale)
    switch mark.kind {
    case .grid:
      let stroke = mark.stroke ?? record.stroke ?? StrokeStyle(lineWidth: Self.gridWidth)
      planned.lines.append(
        AxisLine(axis, at: place, points: points, stroke, mark.style ?? Self.gridStyle))
    case .tick(let length):
      let length = length ?? (axis == .horizontal ? 13 : 4)
      let stroke = mark.stroke ?? record.stroke ?? StrokeStyle(lineWidth: Self.gridWidth)
      let style = mark.style ?? Self.gridStyle
      let isAcross = axis == .horizontal
      let view = Rectangle().fill(style)
        .frame(
          width: isAcross ? stroke.lineWidth : length, height: isAcross ? length : stroke.lineWidth)
      planned.labels.append(
        PlacedLabel(
          view: AnyView(view.offset(mark.offset)),
          place: AxisPlace(
            side: side, part: place, points: points, anchor: 0.5, distance: 0, shift: 0,
            isTick: true, hides: false)))
    case .label(let label):
      let content = label.view?(value) ?? standard(value)
      let view =
        content
        .font(mark.font ?? .caption2)
        .foregroundStyle(mark.style ?? AnyShapeStyle(Color.secondary))
        .rotationEffect(.degrees(label.degrees))
        .offset(mark.offset)
      let isHorizontal = axis == .horizontal
      var anchor: CGFloat = isHorizontal && !isCentered ? 0 : 0.5
      if record.preset == .aligned, isHorizontal, !isCentered {
        anchor = value.index == 0 ? 0 : value.index == value.count - 1 ? 1 : 0.5
      }
      if let given = label.anchor {
        // The anchor is the part of the tick's end at which the label's opposite part stands.
        anchor = isHorizontal ? given.x : given.y
      }
      let shift = isHorizontal && anchor == 0 && record.preset != .aligned
      planned.labels.append(
        PlacedLabel(
          view: AnyView(view),
          place: AxisPlace(
            side: side, part: place, points: points, anchor: anchor,
            distance: (isHorizontal ? label.verticalSpacing : label.horizontalSpacing)
              ?? (isHorizontal ? 3 : 6),
            shift: shift ? label.horizontalSpacing ?? 4 : 0, hides: label.hides,
            isInset: record.preset == .inset)))
    }
  }

  private func side(of record: AxisRecord, _ axis: Axis, _ scale: PlotScale) -> AxisPlace.Side {
    switch (record.position.kind, axis) {
    case (.top, .horizontal): .top
    case (_, .horizontal): .bottom
    case (.leading, .vertical): .leading
    case (.trailing, .vertical): .trailing
    case (_, .vertical): scale.isCategorical ? .leading : .trailing
    }
  }

  /// The values of an axis, with the units of its dates and the step of its numbers.
  private func values(
    of record: AxisRecord, _ axis: Axis, _ scale: PlotScale
  ) -> (values: [PlotValue], dates: DateTicks?, step: Double) {
    if case .list(let values) = record.values.kind {
      let numbers = values.compactMap(\.number).sorted()
      let gaps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }
      let dates = values.first?.isDate == true ? gaps.min().map(Self.unit(of:)) : nil
      return (values, dates, Self.step(of: numbers))
    }
    guard case .continuous(let range, let type) = scale.kind else {
      guard case .categories(let names) = scale.kind else { return ([], nil, 0) }
      return (names.map { .category($0) }, nil, 0)
    }
    var count = tickCount(axis, isDate: scale.isDate)
    if case .automatic(let wished?) = record.values.kind { count = wished }
    if scale.isDate {
      var ticks = DateTicks(range, count: count)
      var calendar = Calendar.current
      if case .units(let unit, let count, let own) = record.values.kind {
        (ticks, calendar) = (DateTicks(unit: unit, count: count), own)
      }
      return (ticks.values(in: range, calendar: calendar).map { .date($0) }, ticks, 0)
    }
    if type == .log {
      let low = Int(log10(max(range.lowerBound, 1e-9)).rounded(.up))
      let high = Int(log10(max(range.upperBound, 1e-9)).rounded(.down))
      return (low > high ? [] : (low...high).map { .number(pow(10, Double($0))) }, nil, 0)
    }
    var ticks = NiceTicks(range, count: count)
    if case .strides(let step) = record.values.kind { ticks = NiceTicks(step: step) }
    return (ticks.values(in: range).map { .number($0) }, nil, ticks.step)
  }

  private static func unit(of gap: Double) -> DateTicks {
    DateTicks(0...gap * 3, count: 3)
  }

  /// The largest power of ten, or half or quarter of it, that all numbers are multiples of.
  private static func step(of numbers: [Double]) -> Double {
    [1, 0.5, 0.25, 0.1, 0.05, 0.01].first { step in
      numbers.allSatisfy { abs($0 / step - ($0 / step).rounded()) < 1e-6 }
    } ?? 0.001
  }

  private static func standardParts(
    _ scale: PlotScale, _ axis: Axis, _ record: AxisRecord
  ) -> [AxisMarkRecord] {
    let label = AxisMarkRecord(kind: .label(AxisLabel()))
    if scale.isCategorical { return [label] }
    if axis == .horizontal {
      return [AxisMarkRecord(kind: .grid), AxisMarkRecord(kind: .tick(nil)), label]
    }
    return [AxisMarkRecord(kind: .grid), label]
  }

  private static func label(_ value: AxisValue, _ dates: DateTicks?, _ step: Double) -> AnyView {
    switch value.value {
    case .category(let name): AnyView(Text(verbatim: name))
    case .date(let seconds): AnyView((dates ?? DateTicks(unit: .day, count: 1)).text(seconds))
    case .number(let number): AnyView(Text(verbatim: AxisNumber.text(number, step: step)))
    }
  }

  /// The width of grid lines.
  ///
  /// - Source: chosen, after pictures of Swift Charts.
  private static var gridWidth: CGFloat { 0.5 }

  /// The style of grid lines.
  ///
  /// - Source: chosen, after pictures of Swift Charts: the light gray of separators.
  private static var gridStyle: AnyShapeStyle { AnyShapeStyle(Color(uiColor: .systemGray4)) }
}
