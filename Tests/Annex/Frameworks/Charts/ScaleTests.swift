import Foundation
import ScrollworkViews
import Testing

@testable import ScrollworkCharts

@Suite struct `Ticks` {
  @Test(
    arguments: [
      (0.0...10.0, 5, [0, 2, 4, 6, 8, 10]), (0...1, 4, [0, 0.2, 0.4, 0.6, 0.8, 1]),
      (0...97, 4, [0, 25, 50, 75]), (-5...5, 4, [-4, -2, 0, 2, 4]),
    ] as [(ClosedRange<Double>, Int, [Double])])
  func `of numbers are round`(range: ClosedRange<Double>, count: Int, ticks: [Double]) {
    let values = NiceTicks(range, count: count).values(in: range)
    #expect(values.count == ticks.count)
    for (value, tick) in zip(values, ticks) { #expect(abs(value - tick) < 1e-9) }
  }

  @Test func `of numbers are few, whatever the range`() {
    var number = 0.00137
    while number < 1e9 {
      let ticks = NiceTicks(0...number, count: 5)
      let range = ticks.extended(0...number)
      #expect(range.upperBound >= number * (1 - 1e-9))
      #expect((3...11).contains(ticks.values(in: range).count), "\(number)")
      number *= 1.37
    }
  }

  @Test(
    arguments: [
      (31_536_000.0, Calendar.Component.month), (2_592_000.0, .weekOfYear), (604_800.0, .day),
      (86_400.0, .hour), (600.0, .minute), (20.0, .second), (630_720_000.0, .year),
    ] as [(Double, Calendar.Component)])
  func `of dates are units of the calendar`(length: Double, unit: Calendar.Component) {
    let ticks = DateTicks(0...length, count: 6)
    #expect(ticks.unit == unit)
    let values = ticks.values(in: 0...length)
    #expect((2...8).contains(values.count))
    #expect(values == values.sorted())
  }

  @Test(
    arguments: [
      (1234567.0, 1.0, "1,234,567"), (0.25, 0.25, "0.25"), (0.5, 0.25, "0.50"), (-3, 1, "-3"),
      (-0.0001, 0.5, "0.0"), (100, 0, "100"),
    ] as [(Double, Double, String)])
  func `are written with the decimals of their step`(value: Double, step: Double, text: String) {
    #expect(AxisNumber.text(value, step: step) == text)
  }
}

@MainActor @Suite struct `Scales` {
  private func plan(
    _ change: (inout ChartOptions) -> Void = { _ in }, _ values: [Double] = [3, 7]
  ) -> ChartPlan {
    var options = ChartOptions()
    change(&options)
    return ChartPlan(
      marksOf(
        ForEach(values, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }),
      options, in: CGSize(width: 230, height: 224))
  }

  @Test func `include zero and end at round numbers`() {
    #expect(plan().y?.range == 0...8)
    #expect(plan { $0.yScale.domain = .automatic(includesZero: false) }.y?.range == 3...7)
    #expect(plan { $0.yScale.domain = 2...9 }.y?.range == 2...9)
    #expect(plan { $0.yScale.domain = [10, 0] }.y?.isReversed == true)
    #expect(plan { $0.yScale.domain = .automatic(reversed: true) }.y?.isReversed == true)
    #expect(
      plan { $0.yScale.domain = .automatic(dataType: Double.self) { $0.append(40) } }.y?.range
        == 0...40)
  }

  @Test(arguments: [
    ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 2),
    .symmetricLog(slopeAtZero: 1),
  ])
  func `find the values of their parts`(type: ScaleType) {
    let scale = PlotScale(kind: .continuous(1...100, type.kind))
    for number in [1.0, 5, 42, 100] {
      guard let back = scale.value(at: scale.part(of: number)).number else { continue }
      #expect(abs(back - number) < 1e-6)
    }
  }

  @Test func `of categories have them in order`() {
    let scale = PlotScale(kind: .categories(["a", "b", "c", "d"]))
    #expect(scale.part(of: .category("b")) == 0.375)
    #expect(scale.part(of: .category("z")) == nil)
    #expect(scale.value(at: 0.9) == .category("d"))
    #expect(scale.step == 0.25)
  }

  @Test func `keep room at their ends`() {
    let plan = plan { $0.xScale.padding = (10, 20) }
    guard let first = plan.items().first else { return }
    let rect = first.rect.rect(in: CGSize(width: 100, height: 100))
    #expect(abs(rect.minX - (10 + 0.375 * 70)) < 1e-9)
  }

  @Test func `read all primitives`() {
    #expect(Int8(plotValue: 3.plotValue) == 3)
    #expect(Decimal(plotValue: Decimal(2).plotValue) == 2)
    #expect(Float(plotValue: Float(0.5).plotValue) == 0.5)
    #expect(CGFloat(plotValue: CGFloat(0.5).plotValue) == 0.5)
    #expect(String(plotValue: "a".plotValue) == "a")
    #expect(
      Date(plotValue: Date(timeIntervalSinceReferenceDate: 5).plotValue)?
        .timeIntervalSinceReferenceDate == 5)
    #expect(
      [Int16(1).plotValue, Int32(1).plotValue, Int64(1).plotValue] == [
        .number(1), .number(1), .number(1),
      ])
    #expect(
      [UInt(1).plotValue, UInt8(1).plotValue, UInt16(1).plotValue] == [
        .number(1), .number(1), .number(1),
      ])
    #expect([UInt32(1).plotValue, UInt64(1).plotValue] == [.number(1), .number(1)])
    #expect(Int(plotValue: .category("a")) == nil)
  }
}
