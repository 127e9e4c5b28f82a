import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// Styles by their types and by their short names.
@MainActor @Suite struct `Styles by their types` {
  private func dump(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    Stage(canvas: CGSize(width: 300, height: 400), root: root).still(at: 0).displayList.dump
  }

  private struct Meter: View {
    var body: some View {
      Gauge(value: 0.3, in: 0...1) {
        Text("label")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
    }
  }

  @Test func `show gauges as their names do`() {
    let pairs: [(String, String)] = [
      (
        dump { Meter().gaugeStyle(AccessoryCircularCapacityGaugeStyle()) },
        dump { Meter().gaugeStyle(.accessoryCircularCapacity) }
      ),
      (
        dump { Meter().gaugeStyle(AccessoryCircularGaugeStyle()) },
        dump { Meter().gaugeStyle(.accessoryCircular) }
      ),
      (
        dump { Meter().gaugeStyle(AccessoryLinearCapacityGaugeStyle()) },
        dump { Meter().gaugeStyle(.accessoryLinearCapacity) }
      ),
      (
        dump { Meter().gaugeStyle(AccessoryLinearGaugeStyle()) },
        dump { Meter().gaugeStyle(.accessoryLinear) }
      ),
      (
        dump { Meter().gaugeStyle(LinearCapacityGaugeStyle()) },
        dump { Meter().gaugeStyle(.linearCapacity) }
      ),
      (dump { Meter().gaugeStyle(DefaultGaugeStyle()) }, dump { Meter() }),
    ]
    for (typed, named) in pairs { #expect(typed == named) }
    #expect(Set(pairs.prefix(5).map(\.0)).count == 5)
  }

  private struct Parts: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      let none = Text("none")
      let label: GaugeStyleConfiguration.Label = configuration.label
      let now: GaugeStyleConfiguration.CurrentValueLabel? = configuration.currentValueLabel
      let low: GaugeStyleConfiguration.MinimumValueLabel? = configuration.minimumValueLabel
      let high: GaugeStyleConfiguration.MaximumValueLabel? = configuration.maximumValueLabel
      VStack {
        label
        if let now { now } else { none }
        if let low { low } else { none }
        if let high { high } else { none }
      }
    }
  }

  @Test func `receive the parts of a gauge`() {
    #expect(Stage { Meter().gaugeStyle(Parts()) }.texts == ["label", "now", "low", "high"])
    let plain = Stage { Gauge(value: 0) { Text("a") }.gaugeStyle(Parts()) }
    #expect(plain.texts == ["a", "none", "none", "none"])
  }

  private struct Sheet: View {
    var body: some View {
      Form {
        Section("Title") {
          LabeledContent("Key", value: "Value")
          DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
        }
      }
    }
  }

  @Test func `show forms, groups and editors as their names do`() {
    let pairs: [(String, String)] = [
      (dump { Sheet().formStyle(AutomaticFormStyle()) }, dump { Sheet() }),
      (dump { Sheet().formStyle(GroupedFormStyle()) }, dump { Sheet().formStyle(.grouped) }),
      (dump { Sheet().formStyle(ColumnsFormStyle()) }, dump { Sheet().formStyle(.columns) }),
      (
        dump { Sheet().disclosureGroupStyle(AutomaticDisclosureGroupStyle()) }, dump { Sheet() }
      ),
      (dump { Sheet().labeledContentStyle(AutomaticLabeledContentStyle()) }, dump { Sheet() }),
      (
        dump { GroupBox("a") { Text("b") }.groupBoxStyle(DefaultGroupBoxStyle()) },
        dump { GroupBox("a") { Text("b") } }
      ),
      (
        dump { TextEditor(text: .constant("a")).textEditorStyle(AutomaticTextEditorStyle()) },
        dump { TextEditor(text: .constant("a")) }
      ),
      (
        dump { TextEditor(text: .constant("a")).textEditorStyle(PlainTextEditorStyle()) },
        dump { TextEditor(text: .constant("a")).textEditorStyle(.plain) }
      ),
      (
        dump { Menu("a") { Text("b") }.menuStyle(DefaultMenuStyle()) },
        dump { Menu("a") { Text("b") }.menuStyle(.automatic) }
      ),
      (
        dump { Menu("a") { Text("b") }.menuStyle(ButtonMenuStyle()) },
        dump { Menu("a") { Text("b") }.menuStyle(.button) }
      ),
      (
        dump { Menu("a") { Text("b") }.menuStyle(BorderlessButtonMenuStyle()) },
        dump { Menu("a") { Text("b") }.menuStyle(.borderlessButton) }
      ),
      (
        dump { Button("a") {}.buttonStyle(GlassButtonStyle()) },
        dump { Button("a") {}.buttonStyle(.glass) }
      ),
      (
        dump { Button("a") {}.buttonStyle(GlassProminentButtonStyle()) },
        dump { Button("a") {}.buttonStyle(.glassProminent) }
      ),
      (dump { Text("a").modifier(EmptyModifier()) }, dump { Text("a") }),
    ]
    for (index, (typed, named)) in pairs.enumerated() {
      #expect(typed == named && typed.contains("text"), "\(index)\n\(typed)\n\(named)")
    }
  }

  /// A style that makes what a style of the system makes.
  private struct Through<Style: PrimitiveButtonStyle>: PrimitiveButtonStyle {
    let style: Style
    func makeBody(configuration: Configuration) -> some View {
      style.makeBody(configuration: configuration)
    }
  }

  private struct Ours: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).overlay {
        Text(configuration.role == .destructive ? "destructive" : "plain").allowsHitTesting(false)
      }
    }
  }

  @Test func `make buttons in styles of one's own`() {
    func pair<S: PrimitiveButtonStyle>(_ style: S, _ plain: String) -> (String, String) {
      nonisolated(unsafe) let style = style
      return (dump { Button("Go") {}.buttonStyle(Through(style: style)) }, plain)
    }
    let pairs: [(String, String)] = [
      pair(BorderedButtonStyle(), dump { Button("Go") {}.buttonStyle(.bordered) }),
      pair(
        BorderedProminentButtonStyle(), dump { Button("Go") {}.buttonStyle(.borderedProminent) }),
      pair(BorderlessButtonStyle(), dump { Button("Go") {}.buttonStyle(.borderless) }),
      pair(DefaultButtonStyle(), dump { Button("Go") {} }),
      pair(PlainButtonStyle(), dump { Button("Go") {}.buttonStyle(.plain) }),
    ]
    for (typed, named) in pairs { #expect(typed == named) }
    #expect(Set(pairs.map(\.0)).count == 4)
    let log = Log()
    let stage = Stage(phone: [.tap("go"), .wait(0.1)]) {
      Button("Go", role: .destructive) { log.add("went") }.id("go").buttonStyle(Ours())
    }
    #expect(stage.texts == ["Go", "destructive"] && log.lines == ["went"])
  }

  private struct Split: View {
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(.automatic)) {
        Text("side").navigationTitle("Side")
      } detail: {
        Text("detail")
      }
    }
  }

  @Test func `show columns as their names do`() {
    let pairs: [(String, String)] = [
      (
        dump { Split().navigationSplitViewStyle(AutomaticNavigationSplitViewStyle()) },
        dump { Split() }
      ),
      (
        dump { Split().navigationSplitViewStyle(BalancedNavigationSplitViewStyle()) },
        dump { Split().navigationSplitViewStyle(.balanced) }
      ),
      (
        dump { Split().navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle()) },
        dump { Split().navigationSplitViewStyle(.prominentDetail) }
      ),
      (
        dump { NavigationView { Text("a") }.navigationViewStyle(DefaultNavigationViewStyle()) },
        dump { NavigationView { Text("a") } }
      ),
      (
        dump { NavigationView { Text("a") }.navigationViewStyle(ColumnNavigationViewStyle()) },
        dump { NavigationView { Text("a") }.navigationViewStyle(.columns) }
      ),
      (
        dump {
          NavigationStack { Text("a").searchable(text: .constant(""), placement: .automatic) }
        },
        dump { NavigationStack { Text("a").searchable(text: .constant("")) } }
      ),
    ]
    for (typed, named) in pairs { #expect(typed == named && typed.contains("text")) }
  }

  private struct Choice: View {
    var body: some View {
      Picker("Pick", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
    }
  }

  private struct Day: View {
    var body: some View {
      DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    }
  }

  @Test func `show pickers as their names do`() {
    let pairs: [(String, String)] = [
      (
        dump { NavigationStack { Choice().pickerStyle(NavigationLinkPickerStyle()) } },
        dump { NavigationStack { Choice().pickerStyle(.navigationLink) } }
      ),
      (
        dump { Choice().pickerStyle(PalettePickerStyle()) },
        dump { Choice().pickerStyle(.palette) }
      ),
      (
        dump { Day().datePickerStyle(CompactDatePickerStyle()) },
        dump { Day().datePickerStyle(.compact) }
      ),
      (
        dump { Day().datePickerStyle(GraphicalDatePickerStyle()) },
        dump { Day().datePickerStyle(.graphical) }
      ),
      (
        dump { Day().datePickerStyle(WheelDatePickerStyle()) },
        dump { Day().datePickerStyle(.wheel) }
      ),
      (dump { Day().datePickerStyle(DefaultDatePickerStyle()) }, dump { Day() }),
    ]
    for (typed, named) in pairs { #expect(typed == named && typed.contains("text")) }
    let times = Stage(canvas: CGSize(width: 300, height: 100)) {
      DatePicker(
        selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
        in: Date(timeIntervalSinceReferenceDate: -100)...Date(timeIntervalSinceReferenceDate: 100),
        displayedComponents: .hourAndMinute
      ) { Text("At") }
    }
    #expect(times.texts.contains("At") && times.texts.contains { $0.contains(":") })
    #expect(!times.texts.contains { $0.contains("2001") })
  }

  @Test func `fill as their names do`() {
    let pairs: [(String, String)] = [
      (
        dump { Circle().fill(PlaceholderTextShapeStyle()) },
        dump { Circle().fill(.placeholder) }
      ),
      (dump { Circle().fill(LinkShapeStyle()) }, dump { Circle().fill(.link) }),
      (dump { Circle().fill(SelectionShapeStyle()) }, dump { Circle().fill(.selection) }),
      (
        dump { Circle().fill(WindowBackgroundShapeStyle()) },
        dump { Circle().fill(.windowBackground) }
      ),
    ]
    for (typed, named) in pairs { #expect(typed == named && typed.contains("fill")) }
    let square = dump { ConcentricRectangle(corners: .fixed(0)) }
    #expect(square != dump { ConcentricRectangle() })
    #expect(
      dump { ConcentricRectangle(corners: .fixed(9), isUniform: true) }
        == dump { RoundedRectangle(cornerRadius: 9, style: .continuous) })
  }
}
