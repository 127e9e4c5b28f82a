// At 0.
import DGCharts
import SwiftUI
import UIKit

/// Formatters of the app's own.
private final class Seasons: NSObject, AxisValueFormatter {
  func stringForValue(_ value: Double, axis: AxisBase?) -> String {
    ["winter", "spring", "summer", "autumn"][Int(value) % 4]
  }
}

/// Formatters by the names of earlier versions.
private func earlier(_ axis: any IAxisValueFormatter, _ value: any IValueFormatter) -> NSUIImage? {
  axis is Seasons && value is Euros ? UIImage(systemName: "star") : nil
}

private final class Euros: NSObject, ValueFormatter {
  func stringForValue(
    _ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?
  ) -> String { "\(Int(value)) €" }
}

private final class Charts: UIStackView, ChartViewDelegate {
  init() {
    super.init(frame: .zero)
    (axis, distribution, spacing) = (.vertical, .fillEqually, 4)
    for chart in [lines, bars, pie] as [ChartViewBase] {
      chart.delegate = self
      addArrangedSubview(chart)
    }
    let empty = LineChartView()
    empty.noDataText = "nothing"
    addArrangedSubview(empty)
  }

  private var lines: BarLineChartViewBase {
    let chart = LineChartView()
    let values: [ChartDataEntryBase] = [2.0, 5, 3].enumerated().map {
      ChartDataEntry(x: Double($0), y: $1)
    }
    let set: ChartDataSet = LineChartDataSet(
      entries: values.compactMap { $0 as? ChartDataEntry }, label: "Rain")
    set.setColor(earlier(Seasons(), Euros()) == nil ? NSUIColor.blue : .red)
    set.valueFormatter = Euros()
    set.axisDependency = YAxis.AxisDependency.left
    set.valueFont = NSUIFont.systemFont(ofSize: 9)
    chart.data = LineChartData(dataSet: set)
    let axis: XAxis = chart.xAxis
    axis.labelPosition = XAxis.LabelPosition.bottom
    axis.valueFormatter = Seasons()
    (axis.granularity, axis.labelCount) = (1, 3)
    (chart.getAxis(.right) as YAxis).enabled = false
    (chart.leftAxis as AxisBase).axisMinimum = 0
    chart.leftAxis.valueFormatter = DefaultAxisValueFormatter(decimals: 1)
    chart.highlightValue(Highlight(x: 1, y: 5, dataSetIndex: 0))
    chart.animate(xAxisDuration: 0.1, easingOption: ChartEasingOption.linear)
    return chart
  }

  private var bars: BarChartView {
    let chart = BarChartView()
    let set = BarChartDataSet(
      entries: [
        BarChartDataEntry(x: 0, y: 3), BarChartDataEntry(x: 1, yValues: [1, 2]),
      ], label: "Bars")
    set.colors = ChartColorTemplates.joyful()
    set.valueFormatter = DefaultValueFormatter(decimals: 2)
    let data: ChartData = BarChartData(dataSet: set)
    chart.data = data
    chart.xAxis.valueFormatter = IndexAxisValueFormatter(values: ["one", "two"])
    chart.xAxis.granularity = 1
    (chart.legend as Legend).form = .circle
    (chart.legend as ComponentBase).enabled = true
    chart.chartDescription.text = "described"
    return chart
  }

  private var pie: PieChartView {
    let chart = PieChartView()
    let set = PieChartDataSet(
      entries: [PieChartDataEntry(value: 1, label: "a"), PieChartDataEntry(value: 3, label: "b")],
      label: "Pie")
    set.colors = ChartColorTemplates.material()
    set.xValuePosition = PieChartDataSet.ValuePosition.insideSlice
    chart.data = PieChartData(dataSet: set)
    (chart.centerText, chart.holeColor, chart.usePercentValuesEnabled) = ("center", .white, true)
    return chart
  }

  required init(coder: NSCoder) { fatalError("no coder") }
}

private struct Host: UIViewRepresentable {
  func makeUIView(context: Context) -> Charts { Charts() }
  func updateUIView(_ view: Charts, context: Context) {}
}

struct DGChartsFixture: View {
  var body: some View { Host() }
}
