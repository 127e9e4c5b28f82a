/// Pages that follow the finger, one after the other.
///
/// They scroll as other pages here do; pages do not go round at their ends.
public struct Pager<Element, ID: Hashable, PageView: View>: View {
  private let data: [Element]
  private let id: KeyPath<Element, ID>
  private let content: (Element) -> PageView
  @ObservedObject private var page: Page
  /// The number that was bound before there were pages of a class.
  private let bound: Binding<Int>?
  private var isHorizontal = true
  private var spacing: CGFloat = 0
  private var itemSize: CGSize?
  private var aspectRatio: CGFloat?
  private var alignment = PositionAlignment.center
  private var smallestScale: CGFloat = 1
  private var smallestOpacity = 1.0
  private var isAllowed = true
  private var pageChanged: ((Int) -> Void)?

  /// Pages of elements by their identifiers.
  public init<Data: RandomAccessCollection>(
    page: Page, data: Data, id: KeyPath<Element, ID>,
    @ViewBuilder content: @escaping (Element) -> PageView
  ) where Data.Element == Element {
    (self.data, self.id, self.content) = (Array(data), id, content)
    (self.page, bound) = (page, nil)
  }

  /// Creates pages of elements, with a binding to the index of the shown one.
  public init<Data: RandomAccessCollection>(
    page: Binding<Int>, data: Data, id: KeyPath<Element, ID>,
    @ViewBuilder content: @escaping (Element) -> PageView
  ) where Data.Element == Element {
    (self.data, self.id, self.content) = (Array(data), id, content)
    (self.page, bound) = (Page(page.wrappedValue), page)
  }

  /// The pages in a scroll view.
  public var body: some View {
    GeometryReader { proxy in
      let size = item(in: proxy.size)
      ScrollView(isHorizontal ? .horizontal : .vertical, showsIndicators: false) {
        stack(size)
          .scrollTargetLayout()
      }
      .contentMargins(isHorizontal ? .leading : .top, margins(size, proxy.size).0)
      .contentMargins(isHorizontal ? .trailing : .bottom, margins(size, proxy.size).1)
      .scrollPosition(id: position)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollDisabled(!isAllowed)
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .clipped()
    .onAppear { page.count = data.count }
  }

  @ViewBuilder private func stack(_ size: CGSize) -> some View {
    if isHorizontal {
      HStack(spacing: spacing) { items(size) }
    } else {
      VStack(spacing: spacing) { items(size) }
    }
  }

  private func items(_ size: CGSize) -> some View {
    ForEach(Array(data.enumerated()), id: \.offset) { offset, element in
      content(element)
        .frame(width: size.width, height: size.height)
        .scrollTransition { [smallestScale, smallestOpacity] content, phase in
          content
            .scaleEffect(1 - (1 - smallestScale) * min(1, abs(phase.value)))
            .opacity(1 - (1 - smallestOpacity) * min(1, abs(phase.value)))
        }
        .id(offset)
    }
  }

  /// The page in the center, as the scroll view follows and tells it.
  private var position: Binding<Int?> {
    Binding {
      bound?.wrappedValue ?? page.index
    } set: { number in
      guard let number, number != (bound?.wrappedValue ?? page.index) else { return }
      bound?.wrappedValue = number
      page.index = number
      pageChanged?(number)
    }
  }

  private func item(in size: CGSize) -> CGSize {
    if let itemSize { return itemSize }
    let room = CGSize(
      width: size.width,
      height: size.height)
    guard let aspectRatio else { return room }
    let width = min(room.width, room.height * aspectRatio)
    return CGSize(width: width, height: width / aspectRatio)
  }

  private func margins(_ item: CGSize, _ size: CGSize) -> (CGFloat, CGFloat) {
    let rest = max(0, isHorizontal ? size.width - item.width : size.height - item.height)
    switch alignment {
    case .center: return (rest / 2, rest / 2)
    case .start(let inset): return (inset, max(0, rest - inset))
    case .end(let inset): return (max(0, rest - inset), inset)
    }
  }
}

extension Pager where Element: Identifiable, ID == Element.ID {
  /// Pages of elements that have identifiers.
  public init<Data: RandomAccessCollection>(
    page: Page, data: Data, @ViewBuilder content: @escaping (Element) -> PageView
  ) where Data.Element == Element {
    self.init(page: page, data: data, id: \.id, content: content)
  }

  /// Creates pages of identifiable elements, with a binding to the index of the shown one.
  public init<Data: RandomAccessCollection>(
    page: Binding<Int>, data: Data, @ViewBuilder content: @escaping (Element) -> PageView
  ) where Data.Element == Element {
    self.init(page: page, data: data, id: \.id, content: content)
  }
}

extension Pager {
  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// Pages side by side.
  public func horizontal() -> Pager { with { $0.isHorizontal = true } }
  /// Pages one above the other.
  public func vertical() -> Pager { with { $0.isHorizontal = false } }
  /// The room between pages.
  public func itemSpacing(_ value: CGFloat) -> Pager { with { $0.spacing = value } }
  /// The ratio of width and height of a page.
  public func itemAspectRatio(_ value: CGFloat?, alignment: PositionAlignment = .center) -> Pager {
    with { ($0.aspectRatio, $0.alignment) = (value, alignment) }
  }
  /// The size of a page.
  public func preferredItemSize(_ value: CGSize?, alignment: PositionAlignment = .center) -> Pager {
    with { ($0.itemSize, $0.alignment) = (value, alignment) }
  }
  /// Where a page is.
  public func alignment(_ value: PositionAlignment) -> Pager { with { $0.alignment = value } }
  /// Pages beside the one in the center are smaller.
  public func interactive(scale: CGFloat) -> Pager { with { $0.smallestScale = scale } }
  /// Pages beside the one in the center are clearer.
  public func interactive(opacity: Double) -> Pager { with { $0.smallestOpacity = opacity } }
  /// Whether a finger moves the pages.
  public func allowsDragging(_ value: Bool = true) -> Pager { with { $0.isAllowed = value } }
  /// Only code moves the pages.
  public func disableDragging() -> Pager { allowsDragging(false) }
  /// Calls a closure with the number of a page that has come to the center.
  public func onPageChanged(_ action: ((_ page: Int) -> Void)?) -> Pager {
    with { $0.pageChanged = action }
  }
}
