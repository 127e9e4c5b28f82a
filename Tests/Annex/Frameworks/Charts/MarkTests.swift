import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkViews
import Testing

@testable import ScrollworkCharts

/// Where marks of data are in a plot of 100 by 100 points.
@MainActor private func rects(
  _ options: ChartOptions = ChartOptions(), @ViewBuilder _ content: () -> some ChartContent
) -> [CGRect] {
  let plan = ChartPlan(marksOf(content()), options, in: CGSize(width: 130, height: 124))
  return plan.items().map { $0.rect.rect(in: CGSize(width: 100, height: 100)).rounded }
}

extension CGRect {
  fileprivate var rounded: CGRect {
    let round = { (value: CGFloat) in (value * 100).rounded() / 100 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }

  fileprivate init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

private enum Kind: String, Plottable { case a, b }

private struct Part: Identifiable {
  let kind: Kind
  let count: Int
  var id: String { "\(kind) \(count)" }
}

@MainActor @Suite struct `Bars` {
  @Test func `stand in the middle of their categories, from zero`() {
    let bars = rects {
      BarMark(x: .value("x", "a"), y: .value("y", 5))
      BarMark(x: .value("x", "b"), y: .value("y", 10), width: .ratio(0.5))
      BarMark(x: .value("x", "c"), y: .value("y", 2), width: .fixed(10))
      BarMark(x: .value("x", "d"), y: .value("y", 4), width: .inset(5))
    }
    #expect(
      bars == [
        CGRect(3.13, 50, 18.75, 50), CGRect(31.25, 0, 12.5, 100), CGRect(57.5, 80, 10, 20),
        CGRect(80, 60, 15, 40),
      ])
  }

  @Test func `at the same place are stacked, those below zero downward`() {
    let bars = rects {
      ForEach([Part(kind: .a, count: 4), Part(kind: .b, count: 6), Part(kind: .a, count: -10)]) {
        part in
        BarMark(x: .value("x", "a"), y: .value("y", part.count), width: .ratio(1))
          .foregroundStyle(by: .value("kind", part.kind))
      }
    }
    #expect(bars == [CGRect(0, 30, 100, 20), CGRect(0, 0, 100, 30), CGRect(0, 50, 100, 50)])
  }

  @Test(arguments: [
    (MarkStackingMethod.normalized, [CGRect(0, 60, 100, 40), CGRect(0, 0, 100, 60)]),
    (.center, [CGRect(0, 60, 100, 40), CGRect(0, 0, 100, 60)]),
    (.unstacked, [CGRect(0, 60, 100, 40), CGRect(0, 40, 100, 60)]),
  ])
  func `are stacked by a method`(method: MarkStackingMethod, expected: [CGRect]) {
    let bars = rects {
      BarMark(
        x: .value("x", "a"), y: .value("y", 4), width: .ratio(1), stacking: method)
      BarMark(x: .value("x", "a"), y: .value("y", 6), width: .ratio(1), stacking: method)
    }
    #expect(bars == expected)
  }

  @Test func `of groups stand side by side, and lie where the y axis has categories`() {
    let bars = rects {
      BarMark(x: .value("n", 10), y: .value("name", "a"), height: .ratio(1))
        .position(by: .value("k", Kind.a))
      BarMark(x: .value("n", 5), y: .value("name", "a"), height: .ratio(1))
        .position(by: .value("k", Kind.b), axis: .vertical, span: .automatic)
      BarMark(xStart: .value("n", 2), xEnd: .value("n", 4), y: .value("name", "b"))
    }
    #expect(bars == [CGRect(0, 0, 100, 25), CGRect(0, 25, 50, 25), CGRect(20, 56.25, 20, 37.5)])
  }

  @Test func `fill the units of their dates`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let bars = rects {
      BarMark(
        x: .value("day", start.addingTimeInterval(3600), unit: .day), y: .value("n", 1),
        width: .ratio(1))
      BarMark(
        x: .value("day", start.addingTimeInterval(90_000), unit: .day, calendar: .current),
        yStart: .value("n", 0), yEnd: .value("n", 2), width: .ratio(1))
      BarMark(x: .value("day", start..<start.addingTimeInterval(86_400)), y: .value("n", 1))
    }
    #expect(bars.first == CGRect(0, 50, 50, 50))
    #expect(bars[1] == CGRect(50, 0, 50, 100))
  }

  @Test func `of one dimension are parts of a whole`() {
    let bars = rects {
      BarMark(x: .value("n", 3), height: .fixed(20))
      BarMark(x: .value("n", 7), yStart: nil, yEnd: nil)
    }
    #expect(bars == [CGRect(0, 40, 30, 20), CGRect(30, 0, 70, 100)])
    let columns = rects {
      BarMark(y: .value("n", 3))
      BarMark(yStart: .value("n", 4), yEnd: .value("n", 10))
      BarMark(xStart: .value("n", 4), xEnd: .value("n", 10))
    }
    #expect(columns.count == 3)
    #expect(columns[0] == CGRect(0, 70, 100, 30))
  }
}

@MainActor @Suite struct `Other marks` {
  @Test func `are where their values are`() {
    var options = ChartOptions()
    options.xScale.domain = 0...10
    options.yScale.domain = 0...10
    let marks = rects(options) {
      PointMark(x: .value("x", 5), y: .value("y", 2.5)).symbolSize(100 * .pi)
      RuleMark(x: .value("x", 2))
      RuleMark(y: .value("y", 2))
      RuleMark(xStart: .value("x", 1), xEnd: .value("x", 3), y: .value("y", 10))
      RuleMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 3))
      RectangleMark(
        xStart: .value("x", 1), xEnd: .value("x", 3), yStart: .value("y", 0), yEnd: .value("y", 5))
      RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 3))
      RectangleMark(yStart: .value("y", 1), yEnd: .value("y", 3))
      Plot { PointMark(x: .value("x", 5)) }.symbolSize(CGSize(width: 10, height: 10))
      PointMark(y: .value("y", 10)).symbolSize(CGSize(width: 10, height: 10))
    }
    #expect(
      marks == [
        CGRect(40, 65, 20, 20), CGRect(20, 0, 0, 100), CGRect(0, 80, 100, 0), CGRect(10, 0, 20, 0),
        CGRect(10, 70, 0, 20), CGRect(10, 50, 20, 50), CGRect(10, 0, 20, 100),
        CGRect(0, 70, 100, 20), CGRect(45, 45, 10, 10), CGRect(45, -5, 10, 10),
      ])
  }

  @Test func `of a series are joined`() {
    let lines = rects {
      ForEach([1, 2, 3], id: \.self) { x in
        LineMark(x: .value("x", x), y: .value("y", x * x), series: .value("s", "a"))
        LineMark(x: .value("x", x), y: .value("y", x), series: .value("s", "b")).symbol(.circle)
      }
    }
    #expect(lines.count == 2 + 3)
    let areas = rects {
      ForEach([0, 1], id: \.self) { x in
        AreaMark(x: .value("x", x), y: .value("y", 1)).foregroundStyle(by: .value("k", Kind.a))
        AreaMark(x: .value("x", x), y: .value("y", 3)).foregroundStyle(by: .value("k", Kind.b))
      }
    }
    #expect(areas == [CGRect(0, 75, 100, 25), CGRect(0, 0, 100, 75)])
    let bands = rects {
      AreaMark(x: .value("x", 0), yStart: .value("y", 1), yEnd: .value("y", 2))
      AreaMark(x: .value("x", 1), yStart: .value("y", 1), yEnd: .value("y", 2))
    }
    #expect(bands == [CGRect(0, 0, 100, 50)])
  }

  @Test func `of a circle share it by their angles`() {
    let plan = ChartPlan(
      marksOf(
        TupleView(
          SectorMark(angle: .value("n", 1), innerRadius: .ratio(0.5)),
          SectorMark(angle: .value("n", 3), outerRadius: .inset(10), angularInset: 1))),
      ChartOptions(), in: CGSize(width: 130, height: 124))
    let sectors = plan.items().compactMap { item in
      if case .sector(let shape) = item.content { shape } else { nil }
    }
    #expect(sectors.map(\.start) == [0, 0.25])
    #expect(sectors.map(\.end) == [0.25, 1])
    let size = CGSize(width: 100, height: 100)
    #expect(sectors.map { $0.radii(in: size).inner } == [25, 0])
    #expect(sectors.map { $0.radii(in: size).outer } == [50, 40])
    #expect(sectors[0].path(in: CGRect(origin: .zero, size: size)).contains(CGPoint(x: 75, y: 25)))
  }

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .catmullRom, .catmullRom(alpha: 0), .cardinal,
    .cardinal(tension: 1), .stepStart, .stepCenter, .stepEnd,
  ])
  func `are joined by curves through all points`(method: InterpolationMethod) {
    let points = [(0, 0), (10, 30), (20, 10), (40, 20)].map { CGPoint(x: $0.0, y: $0.1) }
    let ends = Curve(points, method.kind).elements.map { element -> CGPoint? in
      switch element {
      case .move(let to), .line(let to), .curve(let to, _, _): to
      default: nil
      }
    }
    for point in points { #expect(ends.contains(point)) }
    #expect(ends.last == points.last)
  }

  @Test func `have the looks of their categories`() {
    let marks = marksOf(
      TupleView(
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("k", Kind.a)),
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("k", Kind.b))))
    let plan = ChartPlan(marks, ChartOptions(), in: CGSize(width: 100, height: 100))
    let kinds = marks.map { mark in
      if case .shape(let shape) = plan.symbol(of: mark) {
        shape
      } else {
        nil as BasicChartSymbolShape?
      }
    }
    #expect(kinds == [.circle, .square])
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    for shape: BasicChartSymbolShape in [
      .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ] {
      #expect(shape.path(in: square).contains(CGPoint(x: 5, y: 5)))
      #expect(shape.perceptualUnitRect == CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(!shape.strokeBorder(lineWidth: 2).path(in: square).isEmpty)
    }
  }

  @Test func `change their looks from the inside out`() {
    let marks = marksOf(
      PointMark(x: .value("x", 1), y: .value("y", 1)).cornerRadius(3).cornerRadius(9)
        .opacity(0.5).opacity(0.5).offset(x: 1, y: 2).offset(CGSize(width: 1, height: 0))
        .clipShape(Capsule()).lineStyle(StrokeStyle(lineWidth: 5)).zIndex(2).blur(radius: 1)
        .shadow(color: .black, radius: 2).interpolationMethod(.monotone)
        .lineStyle(by: .value("k", Kind.a)).symbolSize(by: .value("n", 4))
        .accessibilityLabel("a").accessibilityValue(Text("b")).accessibilityHidden(true))
    let look = marks[0].look
    #expect(look.cornerRadius == 3)
    #expect(look.opacity == 0.25)
    #expect(look.offset == CGSize(width: 2, height: 2))
    #expect(look.stroke?.lineWidth == 5)
    #expect(look.zIndex == 2)
    #expect(look.blur == 1)
    #expect(look.shadow?.radius == 2)
    #expect(look.interpolation?.kind == .monotone)
    #expect(look.strokeValue?.value.key == "a")
    #expect(look.symbolAreaValue?.value.number == 4)
    #expect(marksOf(AnyChartContent(RuleMark(y: .value("y", 1)))).count == 1)
    #expect(marksOf(AnyChartContent(erasing: RuleMark(y: .value("y", 1)))).count == 1)
  }
}
