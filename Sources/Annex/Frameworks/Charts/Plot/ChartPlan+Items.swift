import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkViews

/// A part of an axis of the plot, with points beside it; from the leading edge, or from the top.
struct PlotSpan: Hashable {
  var start: Double
  var end: Double
  var startPoints: CGFloat = 0
  var endPoints: CGFloat = 0
}

extension ChartPlan {
  /// The things that the plot draws, in order.
  func items() -> [PlotItem] {
    var drawn: [(z: Double, items: [PlotItem])] = []
    var series: Set<String> = []
    let sectors = sectorItems()
    for (index, mark) in marks.enumerated() {
      let z = mark.look.zIndex ?? 0
      switch mark.kind {
      case .line, .area:
        let key = "\(mark.kind)" + MarkStacking.series(of: mark)
        guard series.insert(key).inserted else { continue }
        let members = marks.indices.filter {
          marks[$0].kind == mark.kind
            && MarkStacking.series(of: marks[$0]) == MarkStacking.series(of: mark)
        }
        drawn.append((z, mark.kind == .line ? line(members) : area(members)))
      case .sector: if let item = sectors[index] { drawn.append((z, [item])) }
      case .bar: if let item = bar(index) { drawn.append((z, [item])) }
      case .point: if let item = point(mark) { drawn.append((z, [item])) }
      case .rule: if let item = rule(mark) { drawn.append((z, [item])) }
      case .rectangle: if let item = rectangle(mark) { drawn.append((z, [item])) }
      }
    }
    if drawn.contains(where: { $0.z != 0 }) {
      drawn = drawn.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
        .map(\.element)
    }
    return drawn.flatMap(\.items)
  }

  // MARK: Positions

  /// A part of a scale as it is placed: parts of y axes count from the top.
  private func placed(_ part: Double, _ axis: Axis) -> (part: Double, points: CGFloat) {
    let padding = (axis == .horizontal ? x : y)?.padding ?? (start: 0, end: 0)
    let room = padding.start + padding.end
    if axis == .horizontal { return (part, padding.start - part * room) }
    return (1 - part, padding.end - (1 - part) * room)
  }

  private func position(_ value: PlotValue, _ axis: Axis) -> (part: Double, points: CGFloat)? {
    guard let scale = axis == .horizontal ? x : y, let part = scale.part(of: value) else {
      return nil
    }
    return placed(part, axis)
  }

  private func position(_ number: Double, _ axis: Axis) -> (part: Double, points: CGFloat) {
    guard let scale = axis == .horizontal ? x : y else { return (0.5, 0) }
    return placed(scale.part(of: number), axis)
  }

  /// The place of a mark with a position on each axis; the middle of an axis without one.
  private func point(_ x: PlotValue?, _ y: PlotValue?) -> PlotPoint? {
    var point = PlotPoint(x: 0.5, y: 0.5)
    if let x {
      guard let place = position(x, .horizontal) else { return nil }
      (point.x, point.dx) = (place.part, place.points)
    }
    if let y {
      guard let place = position(y, .vertical) else { return nil }
      (point.y, point.dy) = (place.part, place.points)
    }
    return point
  }

  /// The part of an axis between two numbers.
  private func span(_ start: Double, _ end: Double, _ axis: Axis) -> PlotSpan {
    let (a, b) = (position(start, axis), position(end, axis))
    return PlotSpan(start: a.part, end: b.part, startPoints: a.points, endPoints: b.points)
  }

  /// The part of an axis that a mark at a value takes.
  private func span(
    at value: PlottedValue, _ dimension: MarkDimension, _ axis: Axis, ratio: CGFloat
  ) -> PlotSpan? {
    guard let scale = axis == .horizontal ? x : y,
      let place = position(value.value, axis)
    else { return nil }
    var span: PlotSpan
    let step: Double
    if let bin = value.bin {
      span = self.span(bin.lower, bin.upper, axis)
      if span.start > span.end {
        (span.start, span.end, span.startPoints, span.endPoints) =
          (span.end, span.start, span.endPoints, span.startPoints)
      }
      step = span.end - span.start
    } else {
      step = scale.step
      span = PlotSpan(
        start: place.part - step / 2, end: place.part + step / 2, startPoints: place.points,
        endPoints: place.points)
    }
    let middle = (span.start + span.end) / 2
    let points = (span.startPoints + span.endPoints) / 2
    switch dimension.kind {
    case .automatic where step > 0, .ratio where step > 0:
      var part = ratio
      if case .ratio(let given) = dimension.kind { part = given }
      span.start = middle - step * part / 2
      span.end = middle + step * part / 2
    case .inset(let inset):
      span.startPoints += inset
      span.endPoints -= inset
    case .automatic, .ratio, .fixed:
      var width = Self.thinBar
      if case .fixed(let given) = dimension.kind { width = given }
      span = PlotSpan(
        start: middle, end: middle, startPoints: points - width / 2, endPoints: points + width / 2)
    }
    return span
  }

  /// The width of bars at values of a continuous scale, in points.
  ///
  /// - Source: chosen, after pictures of Swift Charts.
  private static var thinBar: CGFloat { 8 }

  /// The part of a step that bars take.
  ///
  /// - Source: chosen, after pictures of Swift Charts.
  private static var barRatio: CGFloat { 0.75 }

  private func rect(_ x: PlotSpan, _ y: PlotSpan) -> PlotRect {
    PlotRect(
      first: PlotPoint(x: x.start, y: y.start, dx: x.startPoints, dy: y.startPoints),
      last: PlotPoint(x: x.end, y: y.end, dx: x.endPoints, dy: y.endPoints))
  }

  // MARK: Marks

  private func item(_ content: PlotItem.Content, _ rect: PlotRect, _ mark: MarkRecord) -> PlotItem {
    PlotItem(
      content: content, rect: rect, style: style(of: mark), look: mark.look,
      annotations: mark.look.annotations)
  }

  private func bar(_ index: Int) -> PlotItem? {
    let mark = marks[index]
    guard let length = lengths[index] else { return nil }
    let isVertical = length.isVertical
    let across: Axis = isVertical ? .horizontal : .vertical
    let along = span(length.start, length.end, isVertical ? .vertical : .horizontal)
    var band = PlotSpan(start: 0, end: 1)
    if let value = isVertical ? mark.x.value : mark.y.value {
      guard
        let span = span(
          at: value, isVertical ? mark.width : mark.height, across, ratio: Self.barRatio)
      else { return nil }
      band = grouped(span, mark)
    } else if case .fixed(let size) = (isVertical ? mark.width : mark.height).kind {
      band = PlotSpan(start: 0.5, end: 0.5, startPoints: -size / 2, endPoints: size / 2)
    }
    var item = item(
      .rectangle(cornerRadius: mark.look.cornerRadius ?? 0),
      isVertical ? rect(band, along) : rect(along, band), mark)
    item.isHorizontal = !isVertical
    return item
  }

  /// The part of a band that a mark takes beside others of the same value.
  private func grouped(_ span: PlotSpan, _ mark: MarkRecord) -> PlotSpan {
    guard let value = mark.look.positionValue else { return span }
    var names: [PlotValue] = []
    for mark in marks {
      if let value = mark.look.positionValue?.value, !names.contains(value) { names.append(value) }
    }
    guard let index = names.firstIndex(of: value.value) else { return span }
    let width = (span.end - span.start) / Double(names.count)
    let points = (span.endPoints - span.startPoints) / CGFloat(names.count)
    return PlotSpan(
      start: span.start + width * Double(index), end: span.start + width * Double(index + 1),
      startPoints: span.startPoints + points * CGFloat(index),
      endPoints: span.startPoints + points * CGFloat(index + 1))
  }

  private func rectangle(_ mark: MarkRecord) -> PlotItem? {
    let part = { (extent: MarkRecord.Extent, dimension: MarkDimension, axis: Axis) -> PlotSpan? in
      if let low = extent.start, let high = extent.end {
        guard let a = position(low.value, axis), let b = position(high.value, axis) else {
          return nil
        }
        return PlotSpan(
          start: a.part, end: b.part, startPoints: a.points, endPoints: b.points)
      }
      guard let value = extent.value else { return PlotSpan(start: 0, end: 1) }
      return span(at: value, dimension, axis, ratio: 1)
    }
    guard let x = part(mark.x, mark.width, .horizontal),
      let y = part(mark.y, mark.height, .vertical)
    else { return nil }
    return item(.rectangle(cornerRadius: mark.look.cornerRadius ?? 0), rect(x, y), mark)
  }

  private func rule(_ mark: MarkRecord) -> PlotItem? {
    var (first, last) = (PlotPoint(x: 0, y: 0), PlotPoint(x: 1, y: 1))
    let ends = { (extent: MarkRecord.Extent) in
      (extent.start?.value ?? extent.value?.value, extent.end?.value ?? extent.value?.value)
    }
    if !mark.x.isEmpty {
      let (a, b) = ends(mark.x)
      guard let a, let b, let start = position(a, .horizontal), let end = position(b, .horizontal)
      else { return nil }
      (first.x, first.dx, last.x, last.dx) = (start.part, start.points, end.part, end.points)
    }
    if !mark.y.isEmpty {
      let (a, b) = ends(mark.y)
      guard let a, let b, let start = position(a, .vertical), let end = position(b, .vertical)
      else { return nil }
      (first.y, first.dy, last.y, last.dy) = (start.part, start.points, end.part, end.points)
    }
    guard let rect = PlotRect(around: [first, last]) else { return nil }
    return item(
      .curve(
        CurveShape(points: [first, last], isArea: false, method: .linear),
        stroke(of: mark, width: 1)), rect, mark)
  }

  private func point(_ mark: MarkRecord) -> PlotItem? {
    guard let center = point(mark.x.value?.value, mark.y.value?.value) else { return nil }
    return symbolItem(symbol(of: mark) ?? .shape(.init(.circle)), center, mark)
  }

  /// A symbol around a point.
  private func symbolItem(_ symbol: MarkSymbol, _ center: PlotPoint, _ mark: MarkRecord) -> PlotItem
  {
    var side: CGFloat = 2 * (area(of: mark) / .pi).squareRoot()
    if case .view = symbol { side = 0 }
    var (first, last) = (center, center)
    first.dx -= side / 2
    first.dy -= side / 2
    last.dx += side / 2
    last.dy += side / 2
    return item(.symbol(symbol), PlotRect(first: first, last: last), mark)
  }

  /// The area of a symbol, in square points.
  ///
  /// - Source: chosen, after pictures of Swift Charts: circles 7 points wide.
  private func area(of mark: MarkRecord) -> CGFloat {
    if let area = mark.look.symbolArea { return area }
    guard let value = mark.look.symbolAreaValue?.value.number else { return 38.5 }
    let numbers = marks.compactMap(\.look.symbolAreaValue?.value.number)
    let range = options.symbolAreas ?? 20...400
    let (low, high) = (min(0, numbers.min() ?? 0), numbers.max() ?? 1)
    let part = high > low ? (value - low) / (high - low) : 1
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }

  private func line(_ members: [Int]) -> [PlotItem] {
    guard let first = members.first else { return [] }
    let placed = members.compactMap { index in
      point(marks[index].x.value?.value, marks[index].y.value?.value).map { (index, $0) }
    }
    let points = placed.map(\.1)
    guard let rect = PlotRect(around: points) else { return [] }
    let shape = CurveShape(
      points: points, isArea: false, method: marks[first].look.interpolation?.kind ?? .linear)
    var line = item(.curve(shape, stroke(of: marks[first], width: 2)), rect, marks[first])
    line.annotations = []
    var items = [line]
    for (index, point) in placed {
      let mark = marks[index]
      if let symbol = symbol(of: mark) {
        items.append(symbolItem(symbol, point, mark))
      } else if !mark.look.annotations.isEmpty {
        items.append(
          item(.view(AnyView(EmptyView())), PlotRect(first: point, last: point), mark))
      }
    }
    return items
  }

  private func area(_ members: [Int]) -> [PlotItem] {
    guard let first = members.first, let length = lengths[first] else { return [] }
    var near: [PlotPoint] = []
    var far: [PlotPoint] = []
    for index in members {
      guard let length = lengths[index] else { continue }
      let along: Axis = length.isVertical ? .vertical : .horizontal
      let (start, end) = (position(length.start, along), position(length.end, along))
      let value = length.isVertical ? marks[index].x.value : marks[index].y.value
      guard let value,
        let across = position(value.value, length.isVertical ? .horizontal : .vertical)
      else { continue }
      let place = { (p: (part: Double, points: CGFloat)) in
        length.isVertical
          ? PlotPoint(x: across.part, y: p.part, dx: across.points, dy: p.points)
          : PlotPoint(x: p.part, y: across.part, dx: p.points, dy: across.points)
      }
      near.append(place(start))
      far.append(place(end))
    }
    guard let rect = PlotRect(around: far + near) else { return [] }
    let mark = marks[first]
    var area = item(
      .curve(
        CurveShape(
          points: far + near, isArea: true, method: mark.look.interpolation?.kind ?? .linear), nil),
      rect, mark)
    area.isHorizontal = !length.isVertical
    area.annotations = []
    return [area]
  }

  // MARK: Sectors

  /// The values of sectors, with the sums up to them.
  func angles() -> [(value: PlotValue, upper: Double)] {
    var sum = 0.0
    return marks.filter { $0.kind == .sector }.map { mark in
      let value = mark.angle?.value ?? .number(0)
      sum += max(0, value.number ?? 0)
      return (value, sum)
    }
  }

  private func sectorItems() -> [Int: PlotItem] {
    let total = angles().last?.upper ?? 0
    guard total > 0 else { return [:] }
    var items: [Int: PlotItem] = [:]
    var sum = 0.0
    for (index, mark) in marks.enumerated() where mark.kind == .sector {
      let value = max(0, mark.angle?.value.number ?? 0)
      let shape = SectorShape(
        start: sum / total, end: (sum + value) / total, innerRadius: mark.innerRadius.kind,
        outerRadius: mark.outerRadius.kind, inset: mark.angularInset,
        cornerRadius: mark.look.cornerRadius ?? 0)
      var item = item(.sector(shape), .whole, mark)
      let radii = shape.radii(in: size)
      let (middle, radius) = ((sum + value / 2) / total * 2 * .pi, (radii.inner + radii.outer) / 2)
      let center = PlotPoint(
        x: 0.5, y: 0.5, dx: radius * sin(middle), dy: -radius * cos(middle))
      item.annotationRect = PlotRect(first: center, last: center)
      items[index] = item
      sum += value
    }
    return items
  }
}
