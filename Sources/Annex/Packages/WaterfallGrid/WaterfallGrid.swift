@_exported public import ScrollworkUIKit

/// A grid whose items have heights of their own: each is put into the column that is shortest.
public struct WaterfallGrid<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content
  @Environment(\.waterfall) private var choices
  @Environment(\.horizontalSizeClass) private var widthClass

  /// A grid of elements by their identifiers.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.content) = (data, id, content) }

  /// The items in columns, or in rows.
  public var body: some View {
    WaterfallLayout(
      lines: choices.columns ?? (widthClass == .regular ? 4 : 2), spacing: choices.spacing,
      axis: choices.axis
    ) {
      ForEach(data, id: id) { content($0) }
    }
    .padding(choices.padding)
  }
}

extension WaterfallGrid where ID == Data.Element.ID, Data.Element: Identifiable {
  /// A grid of elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension WaterfallGrid where Data == Range<Int>, ID == Int {
  /// A grid of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// The choices for the grids inside.
struct WaterfallChoices {
  var columns: Int?
  var spacing: CGFloat = 8
  var axis = Axis.vertical
  var padding = EdgeInsets()
}

extension EnvironmentValues {
  private enum WaterfallKey: EnvironmentKey {
    static var defaultValue: WaterfallChoices { WaterfallChoices() }
  }

  var waterfall: WaterfallChoices {
    get { self[WaterfallKey.self] }
    set { self[WaterfallKey.self] = newValue }
  }
}

/// Items in lines of equal width, each in the line that is shortest.
private struct WaterfallLayout: Layout {
  let lines: Int
  let spacing: CGFloat
  let axis: Axis

  private func frames(_ extent: CGFloat, _ subviews: Subviews) -> (frames: [CGRect], end: CGFloat) {
    let count = max(1, lines)
    let width = max(0, (extent - spacing * CGFloat(count - 1)) / CGFloat(count))
    var ends = [CGFloat](repeating: 0, count: count)
    let frames = subviews.map { subview in
      let line = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let isVertical = axis == .vertical
      let size = subview.sizeThatFits(
        isVertical
          ? ProposedViewSize(width: width, height: nil)
          : ProposedViewSize(width: nil, height: width))
      let (start, across) = (ends[line], CGFloat(line) * (width + spacing))
      ends[line] += (isVertical ? size.height : size.width) + spacing
      return isVertical
        ? CGRect(x: across, y: start, width: width, height: size.height)
        : CGRect(x: start, y: across, width: size.width, height: width)
    }
    return (frames, max(0, (ends.max() ?? 0) - spacing))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let extent = (axis == .vertical ? proposal.width : proposal.height) ?? 320
    let end = frames(extent, subviews).end
    return axis == .vertical
      ? CGSize(width: extent, height: end) : CGSize(width: end, height: extent)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let found = frames(axis == .vertical ? bounds.width : bounds.height, subviews).frames
    for (subview, frame) in zip(subviews, found) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
        proposal: ProposedViewSize(frame.size))
    }
  }
}

extension View {
  /// Sets the columns and the spacing of the grids inside.
  public func gridStyle(
    columns: Int = 2, spacing: CGFloat = 8, animation: Animation? = .default
  ) -> some View {
    transformEnvironment(\.waterfall) { ($0.columns, $0.spacing) = (columns, spacing) }
  }

  /// Sets the columns of the grids inside by the height of the screen.
  public func gridStyle(
    columnsInPortrait: Int = 2, columnsInLandscape: Int = 2, spacing: CGFloat = 8,
    animation: Animation? = .default
  ) -> some View { gridStyle(columns: columnsInPortrait, spacing: spacing) }

  /// Sets the direction of the grids inside.
  public func scrollOptions(direction: Axis.Set) -> some View {
    transformEnvironment(\.waterfall) {
      $0.axis = direction.contains(.horizontal) ? .horizontal : .vertical
    }
  }
}
