import Foundation
import ScrollworkCharts
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkViews
import Testing
import ViewTestSupport

@testable import ScrollworkStage

private struct Sale: Identifiable {
  let name: String
  let count: Int
  var id: String { name }
}

private let sales = [Sale(name: "a", count: 4), Sale(name: "b", count: 10)]

private struct SalesChart: View {
  var body: some View {
    Chart(sales) { sale in
      BarMark(x: .value("name", sale.name), y: .value("count", sale.count))
        .foregroundStyle(by: .value("kind", sale.name))
        .annotation { Text("n\(sale.count)") }
    }
  }
}

/// A chart whose touches select, and which says what.
private struct Selecting: View {
  @State private var chosen: Int?
  @State private var angle: Int?
  let log: Log

  var body: some View {
    Chart {
      ForEach(sales) { SectorMark(angle: .value("count", $0.count)) }
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 10), y: .value("y", 10))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartXSelection(value: $chosen).chartAngleSelection(value: $angle)
    .chartYSelection(value: Binding<Double?>(get: { nil }, set: { _ in }))
    .chartXSelection(range: Binding<ClosedRange<Double>?>(get: { nil }, set: { _ in }))
    .onChange(of: chosen) { log.add("x \(chosen.map { "\($0)" } ?? "none")") }
    .onChange(of: angle) { log.add("angle \(angle.map { "\($0)" } ?? "none")") }
  }
}

/// A hundred values, of which twenty are visible at a time.
private struct Scrolling: View {
  var body: some View {
    Chart(Array(stride(from: 0, to: 100, by: 10)), id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0 % 7))
    }
    .chartXScale(domain: 0...100)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 20)
  }
}

private struct Bound: View {
  @State private var start = 30.0
  let log: Log

  var body: some View {
    Scrolling().chartScrollPosition(x: $start)
      .onChange(of: start) { log.add("\(Int(start.rounded()))") }
  }
}

@MainActor @Suite struct `A chart` {
  private let canvas = CGSize(width: 300, height: 200)

  @Test func `has a legend, axes and annotations`() {
    let texts = Stage(canvas: canvas) { SalesChart() }.texts
    #expect(
      texts == ["a", "b", "a", "b", "0", "2", "4", "6", "8", "10", "n4", "n10"].sortedLike(texts))
  }

  @Test func `hides what it is told to`() {
    let texts = Stage(canvas: canvas) {
      SalesChart().chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }.texts
    #expect(texts == ["n4", "n10"])
  }

  @Test func `has axes and titles of one's own`() {
    let texts = Stage(canvas: canvas) {
      SalesChart()
        .chartXAxis {
          AxisMarks(preset: .aligned, position: .top) { value in
            if value.index == 0 {
              AxisValueLabel(anchor: .top) { Text("first of \(value.count)") }
            } else {
              AxisTick(length: 4)
              AxisTick(centered: true, length: .longestLabel)
            }
          }
        }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 5]) {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
            AxisValueLabel("five").font(.body).offset(x: 1)
          }
          AxisMarks(format: IntegerFormatStyle<Int>.Percent(), values: .stride(by: 10))
          AxisMarks(values: .automatic(desiredCount: 2), stroke: StrokeStyle(lineWidth: 3))
          AxisMarks(values: .automatic(minimumStride: 5)) { value in
            AxisValueLabel(Text(value.as(Int.self) == 0 ? "zero" : "more"))
          }
        }
        .chartXAxisLabel("names", alignment: .trailing)
        .chartYAxisLabel("counts", position: .leading)
        .chartXAxisLabel(position: .top) { Text("on top") }
        .chartYAxisLabel(Text("right"), position: .trailing)
        .chartLegend(position: .top, alignment: .center, spacing: 2) { Text("the legend") }
    }.texts
    for text in [
      "first of 2", "five", "names", "counts", "on top", "right", "the legend", "more", "10%",
    ] {
      #expect(texts.contains(text), "\(text) of \(texts)")
    }
  }

  @Test func `has styles, symbols and strokes of one's own`() {
    let texts = Stage(canvas: canvas) {
      VStack {
        SalesChart().chartForegroundStyleScale(["b": Color.red, "a": Color.green])
        SalesChart().chartForegroundStyleScale(domain: ["b", "a"], range: [Color.red, .green])
        SalesChart().chartForegroundStyleScale(range: [Color.red, .green]).chartLegend(
          position: .trailing)
        SalesChart().chartForegroundStyleScale(domain: ["c", "a"])
        SalesChart().chartForegroundStyleScale { (name: String) in name == "a" ? Color.red : .blue }
        SalesChart().chartForegroundStyleScale(domain: ["a"]) { (_: String) in Color.red }
        SalesChart().chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
        SalesChart().chartSymbolScale(["a": BasicChartSymbolShape.circle])
          .chartSymbolScale(range: [BasicChartSymbolShape.circle])
          .chartLineStyleScale(["a": StrokeStyle(lineWidth: 1)])
          .chartLineStyleScale(range: [StrokeStyle(lineWidth: 1)])
          .chartSymbolSizeScale(range: 10...20)
          .chartXScale(domain: ["b", "a"], range: .plotDimension(padding: 5))
          .chartXScale(range: .plotDimension(startPadding: 1, endPadding: 2))
          .chartXScale(type: .category).chartYScale(type: .linear)
          .chartYScale(domain: 0...20, range: .plotDimension).chartYScale(range: .plotDimension)
          .chartPlotStyle { $0.background(Color.gray) }
      }
      .frame(height: 1600)
    }.texts
    #expect(texts.filter { $0 == "n10" }.count == 8)
    #expect(texts.contains("c"))
  }

  @Test func `tells its overlay where values are`() {
    let texts = Stage(canvas: canvas) {
      Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 10), y: .value("y", 10))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartBackground { proxy in Text("\(Int(proxy.plotSize.width))") }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let frame = geometry[proxy.plotAreaFrame]
          let values: (Int, Int)? = proxy.value(at: CGPoint(x: 60, y: 50))
          let spot = proxy.position(for: (1, 10)) ?? .zero
          VStack {
            Text("\(Int(frame.width)) \(Int(proxy.position(forX: 5) ?? 0))")
            Text("\(Int(proxy.position(forY: 1) ?? 0)) \(values?.0 ?? 0) \(values?.1 ?? 0)")
            Text(
              "\(Int(spot.x)) \(Int(proxy.angle(at: CGPoint(x: 300, y: 100)).degrees.rounded()))")
            Text("\(Int(proxy.positionRange(forX: 5)?.lowerBound ?? 0))")
            Text("\(Int(proxy.positionRange(forY: 5)?.upperBound ?? 0))")
          }
        }
      }
    }.texts
    #expect(texts == ["300", "300 150", "180 2 8", "30 90", "150", "100"])
  }

  @Test func `selects what a finger is on`() {
    let log = Log()
    let stage = Stage(
      canvas: canvas,
      script: [.press(.point(CGPoint(x: 240, y: 100)), for: 0.2), .wait(0.2)]
    ) { Selecting(log: log) }
    _ = stage.texts
    #expect(log.lines.contains("x 8"))
    #expect(log.lines.contains("x none"))
    #expect(log.lines.contains { $0.hasPrefix("angle 3") || $0.hasPrefix("angle 4") })
  }

  @Test func `scrolls as scroll views do, to values`() {
    let stage = Stage(
      canvas: canvas,
      script: [
        .drag(from: .point(CGPoint(x: 200, y: 80)), by: CGVector(dx: -150, dy: 0), over: 0.5),
        .wait(2),
      ]
    ) {
      Scrolling().chartScrollPosition(initialX: 20.0)
        .chartScrollTargetBehavior(.valueAligned(unit: 10, majorAlignment: .page))
    }
    let scrolled = stage.still(at: stage.duration).report.scrollViews.first
    let value = (scrolled?.offset.x ?? 0) / (scrolled?.contentSize.width ?? 1) * 100
    #expect(value > 25)
    #expect(abs(value - (value / 10).rounded() * 10) < 0.1)
  }

  @Test func `tells where it has scrolled to`() {
    let log = Log()
    _ =
      Stage(
        canvas: canvas,
        script: [
          .drag(from: .point(CGPoint(x: 200, y: 80)), by: CGVector(dx: 80, dy: 0), over: 0.1),
          .wait(0.05),
        ]
      ) { Bound(log: log) }.texts
    #expect((20...29).contains(Int(log.lines.last ?? "") ?? 0), "\(log.lines)")
  }
}

extension [String] {
  /// These texts in the order of others, if they are the same.
  fileprivate func sortedLike(_ other: [String]) -> [String] {
    sorted() == other.sorted() ? other : self
  }
}
