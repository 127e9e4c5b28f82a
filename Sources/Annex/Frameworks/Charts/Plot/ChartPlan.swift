import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkViews

/// The parts of a chart of some marks in a size: scales, items, axes and legend.
@MainActor struct ChartPlan {
  let options: ChartOptions
  /// The size of the plot, roughly: axes are not laid out yet.
  let size: CGSize
  private(set) var marks: [MarkRecord]
  private(set) var x: PlotScale?
  private(set) var y: PlotScale?
  /// The ends of bars and areas along the axis of their lengths, by mark.
  private(set) var lengths: [Int: MarkLength] = [:]
  /// The categories of styles, symbols and strokes, in order.
  private(set) var styleValues: [PlotValue] = []
  private(set) var symbolValues: [PlotValue] = []
  private(set) var strokeValues: [PlotValue] = []

  init(_ marks: [MarkRecord], _ options: ChartOptions, in size: CGSize) {
    (self.marks, self.options) = (marks, options)
    self.size = CGSize(width: max(1, size.width - 30), height: max(1, size.height - 24))
    lengths = MarkStacking(marks).lengths
    styleValues = Self.categories(marks.compactMap(\.look.styleValue), options.styles.domain)
    symbolValues = Self.categories(marks.compactMap(\.look.symbolValue), options.symbols.domain)
    strokeValues = Self.categories(marks.compactMap(\.look.strokeValue), options.strokes.domain)
    x = scale(.horizontal)
    y = scale(.vertical)
  }

  private static func categories(_ values: [PlottedValue], _ domain: [PlotValue]?) -> [PlotValue] {
    var result = domain ?? []
    var seen = Set(result)
    for value in values where seen.insert(value.value).inserted { result.append(value.value) }
    return values.isEmpty ? [] : result
  }

  /// Whether a bar or an area grows upward.
  static func isVertical(_ mark: MarkRecord) -> Bool {
    if mark.x.isRange { return false }
    if mark.y.isRange { return true }
    guard let x = mark.x.value else { return true }
    guard let y = mark.y.value else { return false }
    if x.value.isCategory { return true }
    if y.value.isCategory { return false }
    if x.bin != nil { return true }
    if y.bin != nil { return false }
    return x.value.isDate || !y.value.isDate
  }

  // MARK: Scales

  private func scale(_ axis: Axis) -> PlotScale? {
    let setting = axis == .horizontal ? options.xScale : options.yScale
    let used = marks.filter { $0.kind != .sector }
    let values = used.flatMap { (axis == .horizontal ? $0.x : $0.y).values }
    guard !used.isEmpty || setting.domain != nil else { return nil }
    guard !values.isEmpty || setting.domain != nil else { return nil }
    var scale: PlotScale
    let named = (setting.domain as? any ListDomain)?.values
    let isNamed = named.map { !$0.isEmpty && $0.allSatisfy(\.isCategory) } ?? false
    if isNamed || values.contains(where: \.value.isCategory) {
      var names: [String] = isNamed ? (named ?? []).map(\.key) : []
      if !isNamed {
        var seen: Set<String> = []
        for value in values where seen.insert(value.value.key).inserted {
          names.append(value.value.key)
        }
      }
      // Categories of the y axis are listed from the top.
      scale = PlotScale(kind: .categories(names))
      scale.isReversed = axis == .vertical
    } else {
      scale = continuous(axis, values, setting)
    }
    if let padding = setting.padding { scale.padding = padding }
    return scale
  }

  private func continuous(
    _ axis: Axis, _ values: [PlottedValue], _ setting: ChartOptions.Scale
  ) -> PlotScale {
    let isDate = values.contains(where: \.value.isDate)
    // The ends of bars and areas count, wherever they were stacked.
    let measured = marks.indices.filter { lengths[$0]?.isVertical != (axis == .vertical) }
      .flatMap { (axis == .horizontal ? marks[$0].x : marks[$0].y).values }
    var numbers: [Double] = []
    for value in measured {
      if let bin = value.bin {
        numbers += [bin.lower, bin.upper]
      } else if let n = value.value.number {
        numbers.append(n)
      }
    }
    for length in lengths.values where length.isVertical == (axis == .vertical) {
      numbers += [length.start, length.end]
      if length.isFromZero { numbers.append(0) }
    }
    if marks.contains(where: { $0.stacking == .normalized }),
      lengths.contains(where: {
        marks[$0.key].stacking == .normalized
          && $0.value.isVertical == (axis == .vertical)
      })
    {
      numbers = [0, 1]
    }
    let type = setting.type?.kind ?? .linear
    var range = (numbers.min() ?? 0)...(numbers.max() ?? 1)
    var isReversed = false
    var isExact = isDate
    if let bounds = (setting.domain as? any RangeDomain)?.bounds,
      let low = bounds.lower.number, let high = bounds.upper.number
    {
      (range, isExact) = (low...high, true)
    } else if let list = (setting.domain as? any ListDomain)?.values.compactMap(\.number),
      let low = list.min(), let high = list.max()
    {
      (range, isExact, isReversed) = (low...high, true, (list.first ?? 0) > (list.last ?? 0))
    } else {
      let automatic = setting.domain as? AutomaticScaleDomain
      isReversed = automatic?.isReversed ?? false
      if !isDate, automatic?.includesZero ?? (type == .linear), type != .log {
        range = min(0, range.lowerBound)...max(0, range.upperBound)
      }
      if let change = automatic?.change {
        let given = [range.lowerBound, range.upperBound].map {
          isDate ? PlotValue.date($0) : PlotValue.number($0)
        }
        let changed = change(given).compactMap(\.number)
        if let low = changed.min(), let high = changed.max() { range = low...high }
      }
    }
    if range.upperBound == range.lowerBound {
      let room = isDate ? 43_200 : 1
      range = range.lowerBound - Double(isDate ? room : 0)...range.upperBound + Double(room)
    }
    if !isExact, type == .linear {
      range = NiceTicks(range, count: tickCount(axis)).extended(range)
    }
    var scale = PlotScale(kind: .continuous(range, type))
    (scale.isDate, scale.isReversed) = (isDate, isReversed)
    scale.binWidth = values.lazy.compactMap(\.bin).map { $0.upper - $0.lower }.max()
    return scale
  }

  /// The number of ticks that an axis has room for.
  ///
  /// - Source: chosen, after pictures of Swift Charts: about five lines in a chart of 250 points.
  func tickCount(_ axis: Axis, isDate: Bool = false) -> Int {
    axis == .vertical
      ? max(2, min(6, Int(size.height / 34)))
      : max(2, min(7, Int(size.width / (isDate ? 58 : 45))))
  }

  // MARK: Styles

  /// The style of a mark.
  func style(of mark: MarkRecord) -> AnyShapeStyle {
    if let style = mark.look.style { return style }
    guard let value = mark.look.styleValue else {
      if mark.kind == .sector, mark.look.symbolValue == nil {
        return AnyShapeStyle(ChartColors.all[0])
      }
      return AnyShapeStyle(ChartColors.all[0])
    }
    return style(of: value.value)
  }

  /// The style of a category, or of a number between the colors of the scale.
  func style(of value: PlotValue) -> AnyShapeStyle {
    if let mapped = options.styles.mapping?(value) { return mapped }
    let index = styleValues.firstIndex(of: value) ?? 0
    if let number = value.number, options.styles.domain == nil {
      let numbers = styleValues.compactMap(\.number)
      let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
      let part = high > low ? (number - low) / (high - low) : 1
      if options.styles.range.isEmpty {
        return AnyShapeStyle(ChartColors.all[0].opacity(0.2 + 0.8 * part))
      }
      let position = part * Double(options.styles.range.count - 1)
      return options.styles.range[Int(position.rounded())]
    }
    if !options.styles.range.isEmpty {
      return options.styles.range[index % options.styles.range.count]
    }
    return AnyShapeStyle(ChartColors.all[index % ChartColors.all.count])
  }

  /// The symbol of a mark; nil for a mark without one.
  func symbol(of mark: MarkRecord) -> MarkSymbol? {
    if let symbol = mark.look.symbol { return symbol }
    guard let value = mark.look.symbolValue else { return nil }
    let index = symbolValues.firstIndex(of: value.value) ?? 0
    if !options.symbols.range.isEmpty {
      return options.symbols.range[index % options.symbols.range.count]
    }
    return .shape(.standard(index))
  }

  /// The stroke of a line.
  func stroke(of mark: MarkRecord, width: CGFloat) -> StrokeStyle {
    if let stroke = mark.look.stroke { return stroke }
    guard let value = mark.look.strokeValue else {
      return StrokeStyle(lineWidth: width, lineCap: .butt, lineJoin: .round)
    }
    let index = strokeValues.firstIndex(of: value.value) ?? 0
    if !options.strokes.range.isEmpty {
      return options.strokes.range[index % options.strokes.range.count]
    }
    let dashes: [[CGFloat]] = [[], [6, 4], [2, 2], [8, 3, 2, 3]]
    return StrokeStyle(lineWidth: width, lineJoin: .round, dash: dashes[index % dashes.count])
  }
}

/// The colors of categories.
///
/// - Source: chosen, in the order of pictures of Swift Charts: blue, green, orange, purple, red, cyan
///   and yellow.
enum ChartColors {
  static let all: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
}
