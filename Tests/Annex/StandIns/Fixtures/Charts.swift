// At 0.
import Charts
import SwiftUI

struct Rain: Identifiable {
  let month: String
  let amount: Double
  var id: String { month }
}

private let rain = [
  Rain(month: "Jan", amount: 40), Rain(month: "Feb", amount: 65), Rain(month: "Mar", amount: 25),
]

struct Drop: ChartSymbolShape {
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: rect.width / 4, dy: 0)) }
}

struct ChartsFixture: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      bars.frame(height: 180)
      lines.frame(height: 160)
      scrolling.frame(height: 120)
    }
    .padding()
  }

  private var bars: some View {
    let month: PlottableValue<String> = .value("Month", "Feb")
    let (domain, range): (AutomaticScaleDomain, PlotDimensionScaleRange) = (
      .automatic(includesZero: true), .plotDimension(padding: 10)
    )
    let collisions = AxisValueLabelCollisionResolution.disabled
    let boundary = AnnotationOverflowResolution.Boundary.chart
    let fit = AnnotationOverflowResolution.Strategy.fit(to: boundary)
    return Chart {
      columns(width: MarkDimension.ratio(0.5))
      RuleMark(x: month).foregroundStyle(.red)
        .annotation(
          position: AnnotationPosition.top,
          overflowResolution: AnnotationOverflowResolution(x: fit, y: .disabled)
        ) { (context: AnnotationContext) in Text("wet \(Int(context.targetSize.width))") }
    }
    .chartYScale(domain: domain)
    .chartXScale(range: range)
    .chartYAxis {
      AxisMarks(
        preset: AxisMarkPreset.extended, position: AxisMarkPosition.leading,
        values: AxisMarkValues.automatic(desiredCount: 3)
      ) { (value: AxisValue) in
        marks(of: value, collisions)
      }
    }
    .chartXAxis { months }
    .chartPlotStyle { (content: ChartPlotContent) in content.background(.gray.opacity(0.1)) }
    .chartOverlay { (proxy: ChartProxy) in
      Text(
        String(
          format: "Mar at %.1f, 40 at %.1f", proxy.position(forX: "Mar") ?? -1,
          proxy.position(forY: 40.0) ?? -1)
      )
      .font(.caption)
    }
  }

  @AxisMarkBuilder private func marks(
    of value: AxisValue, _ collisions: AxisValueLabelCollisionResolution
  ) -> some AxisMark {
    AxisGridLine()
    AxisValueLabel(
      "\(value.as(Int.self) ?? 0) mm", collisionResolution: collisions,
      orientation: AxisValueLabelOrientation.horizontal)
  }

  @AxisContentBuilder private var months: some AxisContent {
    AxisMarks<StandardAxisMarks>(position: .bottom)
  }

  @ChartContentBuilder private func columns(width: MarkDimension) -> some ChartContent {
    ForEach(rain) {
      BarMark(x: .value("Month", $0.month), y: .value("Rain", $0.amount), width: width)
    }
  }

  private var lines: some View {
    let border: BorderedChartSymbolShape<BasicChartSymbolShape> = BasicChartSymbolShape.square
      .strokeBorder(lineWidth: 2)
    return Chart(rain) {
      LineMark(x: .value("Month", $0.month), y: .value("Rain", $0.amount)).symbol(border)
      PointMark(x: .value("Month", $0.month), y: .value("Rain", $0.amount / 2)).symbol(Drop())
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartYScale(domain: bounds(0...80), range: place(.plotDimension(startPadding: 10)))
  }

  private func bounds(_ domain: some ScaleDomain) -> some ScaleDomain { domain }
  private func place(_ range: PlotDimensionScaleRange) -> some PositionScaleRange { range }
  private func sum<P: PrimitivePlottableProtocol>(_ value: P) -> P.PrimitivePlottable {
    value.primitivePlottable
  }

  private var scrolling: some View {
    let pages = ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<Int>.page
    let snap: ValueAlignedChartScrollTargetBehavior = .valueAligned(unit: 5, majorAlignment: pages)
    return Chart {
      ForEach(0..<8, id: \.self) { BarMark(x: .value("Day", sum($0)), y: .value("Rain", $0 % 7)) }
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 4)
    .chartScrollPosition(initialX: 3)
    .chartScrollTargetBehavior(snap)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }
}
