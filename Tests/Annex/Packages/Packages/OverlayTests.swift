import ScrollworkActivityIndicatorView
import ScrollworkCLTypingLabel
import ScrollworkChameleonFramework
import ScrollworkCosmos
import ScrollworkDGCharts
import ScrollworkIntrospect
import ScrollworkJGProgressHUD
import ScrollworkMBProgressHUD
import ScrollworkMarkdownUI
import ScrollworkPopupView
import ScrollworkPureLayout
import ScrollworkScript
import ScrollworkSimpleToast
import ScrollworkStage
import ScrollworkTinyConstraints
import ScrollworkToast
import ScrollworkUIKit
import ScrollworkWaterfallGrid
import Testing
import ViewTestSupport

private final class Progress: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let hud = JGProgressHUD(style: .dark)
    hud.textLabel.text = "Loading"
    hud.show(in: view)
    hud.dismiss(afterDelay: 1)
    view.makeToast("Saved", duration: 0.5)
    let other = MBProgressHUD.showAdded(to: view, animated: true)
    other.label.text = "Waiting"
    other.hide(animated: true, afterDelay: 1)
    let stars = CosmosView(settings: CosmosSettings())
    (stars.text, stars.rating) = ("(7)", 3)
    view.addSubview(stars)
    stars.topToSuperview(offset: 20)
    stars.centerXToSuperview()
    let label = CLTypingLabel()
    label.text = "typed"
    view.addSubview(label)
    label.autoPinEdge(toSuperviewEdge: .top, withInset: 60)
    label.autoAlignAxis(toSuperviewAxis: .vertical)
  }
}

private struct Hosted: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Progress { Progress() }
  func updateUIViewController(_ controller: Progress, context: Context) {}
}

private struct Messages: View {
  @State private var isShown = false
  @State private var isToasted = false

  var body: some View {
    VStack {
      Button("show") { (isShown, isToasted) = (true, true) }.id("show")
      Markdown("# Title\n\nSome **text**\n\n- one\n- two")
      WaterfallGrid(0..<3, id: \.self) { Text("cell \($0)") }
      ActivityIndicatorView(isVisible: .constant(true), type: .equalizer())
        .frame(width: 20, height: 20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .introspectScrollView { $0.bounces = false }
    .popup(isPresented: $isShown) {
      Text("popup")
    } customize: {
      $0.type(.floater()).position(.top).autohideIn(1)
    }
    .simpleToast(
      isPresented: $isToasted, options: SimpleToastOptions(alignment: .bottom, hideAfter: 1)
    ) { Text("toast") }
  }
}

private struct Charted: View {
  private struct Chart: UIViewRepresentable {
    let chart: ChartViewBase
    func makeUIView(context: Context) -> ChartViewBase { chart }
    func updateUIView(_ chart: ChartViewBase, context: Context) {}
  }

  var body: some View {
    let bars = BarChartView()
    let set = BarChartDataSet(
      entries: [BarChartDataEntry(x: 0, y: 17.5), BarChartDataEntry(x: 1, y: 40)], label: "Sales")
    bars.data = BarChartData(dataSet: set)
    bars.xAxis.valueFormatter = IndexAxisValueFormatter(values: ["Mon", "Tue"])
    let pie = PieChartView()
    pie.data = PieChartData(
      dataSet: PieChartDataSet(entries: [PieChartDataEntry(value: 1, label: "Tea")], label: ""))
    let lines = LineChartView()
    lines.data = LineChartData(
      dataSet: LineChartDataSet(entries: [ChartDataEntry(x: 0, y: 1), ChartDataEntry(x: 3, y: 2)]))
    return VStack {
      Chart(chart: bars); Chart(chart: pie); Chart(chart: lines)
    }
  }
}

@Suite @MainActor struct `Packages of messages` {
  @Test func `over controllers come and go`() {
    let stage = Stage(script: [.wait(3)]) { Hosted() }
    let texts = Set(stage.texts(at: 0.6))
    #expect(texts.isSuperset(of: ["Loading", "Waiting", "Saved", "(7)"]))
    #expect(Set(stage.texts) == ["(7)", "typed"])
  }

  @Test func `over views come and go`() {
    let stage = Stage(script: [.wait(0.1), .tap("show"), .wait(3)]) { Messages() }
    #expect(!stage.texts(at: 0).contains("popup"))
    #expect(Set(stage.texts(at: 0.8)).isSuperset(of: ["popup", "toast", "Title", "two", "cell 2"]))
    #expect(!stage.texts.contains("popup") && !stage.texts.contains("toast"))
  }

  @Test func `charts draw their legends`() {
    let stage = Stage(script: [.wait(0.2)]) { Charted() }
    #expect(Set(stage.texts(at: 0.1)).isSuperset(of: ["Sales", "DataSet", "Tea"]))
  }

  @Test func `colors by Chameleon`() {
    #expect(UIColor(hexString: "#FF8000")?.hexValue() == "#FF8000")
    #expect(ContrastColorOf(.black, returnFlat: false) == .white)
  }
}
