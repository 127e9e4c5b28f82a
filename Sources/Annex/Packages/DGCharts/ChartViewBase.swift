public import ScrollworkHostedContent
@_exported public import ScrollworkUIKit

/// A chart; it shows its values at once, and does not zoom.
open class ChartViewBase: HostedContentView {
  /// The sets of values.
  open var data: ChartData? { didSet { notifyDataSetChanged() } }
  /// The delegate for choices.
  open weak var delegate: (any ChartViewDelegate)?
  /// The axis of places.
  public let xAxis = XAxis()
  /// The colors and words of the sets.
  public let legend = Legend()
  /// Words in the corner.
  public let chartDescription = Description()
  /// The words without values.
  open var noDataText = "No chart data available."
  /// The font of the words without values.
  open var noDataFont = UIFont.systemFont(ofSize: 12)
  /// The color of the words without values.
  open var noDataTextColor = UIColor.label
  /// Whether a touch chooses a value.
  open var highlightPerTapEnabled = true
  /// Whether a finger moves the chart, which has nowhere to go.
  open var dragEnabled = true
  /// Whether a chart moves on after a finger.
  open var dragDecelerationEnabled = true
  /// The highlighted values.
  open var highlighted: [Highlight] = []
  /// The room that is added at each edge.
  var extra = UIEdgeInsets.zero
  private var isWaiting = false

  /// A chart of a size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    redraw()
  }

  /// A chart of a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    redraw()
  }

  /// Draws the chart again.
  open func notifyDataSetChanged() { redraw() }

  /// Draws the chart a tick later, with all that is set until then.
  func redraw() {
    guard !isWaiting else { return }
    isWaiting = true
    show(picture())
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isWaiting = false
        self.show(self.picture())
      }
    }
  }

  /// Draws the chart in its new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    show(picture())
  }

  func picture() -> any View {
    guard let data, data.entryCount > 0 else {
      return Text(noDataText).font(Font(noDataFont)).foregroundColor(Color(noDataTextColor))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    return VStack(alignment: .leading, spacing: 4) {
      AnyView(plot(data))
      if legend.enabled { ChartLegend(legend: legend, items: legendItems(data)) }
    }
    .overlay(alignment: .bottomTrailing) {
      if chartDescription.enabled, let text = chartDescription.text {
        Text(text).font(Font(chartDescription.font))
          .foregroundColor(Color(chartDescription.textColor))
      }
    }
    .padding(
      EdgeInsets(top: extra.top, leading: extra.left, bottom: extra.bottom, trailing: extra.right))
  }

  func plot(_ data: ChartData) -> any View { EmptyView() }

  func legendItems(_ data: ChartData) -> [(color: UIColor, label: String)] {
    data.dataSets.flatMap { set -> [(color: UIColor, label: String)] in
      let parts = (set as? BarChartDataSet)?.stackLabels ?? []
      if !parts.isEmpty { return parts.enumerated().map { (set.color($0.offset), $0.element) } }
      return set.colors.enumerated().map {
        ($0.element, $0.offset == set.colors.count - 1 ? set.label ?? "" : "")
      }
    }
  }

  /// Adds room at each edge.
  open func setExtraOffsets(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    extra = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    redraw()
  }
  /// Shows the end of an animation.
  open func animate(xAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine) {
    redraw()
  }
  /// Shows the end of an animation.
  open func animate(yAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine) {
    redraw()
  }
  /// Shows the end of an animation.
  open func animate(
    xAxisDuration: TimeInterval, yAxisDuration: TimeInterval,
    easingOption: ChartEasingOption = .easeInOutSine
  ) { redraw() }
  /// Sets the highlighted values.
  open func highlightValues(_ highs: [Highlight]?) { highlighted = highs ?? [] }
  /// Sets the highlighted value.
  open func highlightValue(_ highlight: Highlight?) { highlighted = highlight.map { [$0] } ?? [] }
  /// Takes the values away.
  open func clear() { data = nil }
}

/// The colors and words of the sets, in a row.
struct ChartLegend: View {
  let legend: Legend
  let items: [(color: UIColor, label: String)]

  private var alignment: Alignment {
    switch legend.horizontalAlignment {
    case .left: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  var body: some View {
    HStack(spacing: 3) {
      ForEach(items.indices, id: \.self) { index in
        form.fill(Color(items[index].color))
          .frame(width: legend.formSize, height: legend.form == .line ? 2 : legend.formSize)
        if !items[index].label.isEmpty {
          Text(items[index].label).font(Font(legend.font))
            .foregroundColor(Color(legend.textColor)).lineLimit(1).padding(.trailing, 6)
        }
      }
    }
    .padding(.horizontal, 5)
    .frame(maxWidth: .infinity, alignment: alignment)
  }

  private var form: AnyShape { legend.form == .circle ? AnyShape(Circle()) : AnyShape(Rectangle()) }
}
