import Scrollwork

extension MeasuredViews {
  @CaseViews static var scrollViews: [CaseView] {
    CaseView("content shorter than the scroll view") {
      ScrollView { rows(3).marked("content") }.marked("scroll")
    }
    CaseView("content longer than the scroll view") {
      ScrollView { rows(20, spacing: 8).marked("content") }.marked("scroll")
    }
    CaseView("scrolling along both axes") {
      ScrollView([.horizontal, .vertical]) { box(500, 400, "content") }.marked("scroll")
    }
    CaseView("narrow content in a frame") {
      ScrollView { box(100, 400, "content") }.marked("scroll")
        .frame(width: 250, height: 150).marked("frame")
    }
    CaseView("content wider than the canvas") {
      ScrollView { box(400, 400, "content") }.marked("scroll")
    }
    CaseView("padded content") {
      ScrollView { rows(20).padding().marked("padded") }.marked("scroll")
    }
    CaseView("several views across") {
      ScrollView(.horizontal) {
        box(25, 16, "first")
        box(60, 30, "second")
        box(40, 16, "third")
      }
      .marked("scroll")
    }
    CaseView("no indicators, no scrolling") {
      HStack(spacing: 20) {
        ScrollView(showsIndicators: false) { rows(20, width: 80) }.marked("plain")
        ScrollView { rows(20, width: 80) }.scrollIndicators(.hidden).scrollDisabled(true)
          .marked("disabled")
      }
    }
    CaseView("content margins") {
      ScrollView { rows(20) }.contentMargins(20, for: .scrollContent).marked("scroll")
    }
    CaseView("automatic content margins") {
      ScrollView { rows(3) }.contentMargins(.top, 30).marked("scroll")
    }
    CaseView("margins of indicators") {
      ScrollView { rows(20) }.contentMargins(20, for: .scrollIndicators).marked("scroll")
    }
    CaseView("a finger pulls past the top") { ScrollView { rows(40) } }
    anchoredViews
    positionedViews
  }

  @CaseViews private static var anchoredViews: [CaseView] {
    CaseView("anchored at the bottom") {
      ScrollView { rows(20).marked("content") }.defaultScrollAnchor(.bottom)
    }
    CaseView("short content, aligned by an anchor") {
      HStack(spacing: 20) {
        ScrollView { rows(3, "bottom") }.defaultScrollAnchor(.bottom, for: .alignment)
        ScrollView { rows(3, "center") }.defaultScrollAnchor(.center, for: .alignment)
      }
    }
    CaseView("content that grows, anchored at the bottom") { GrowingContent() }
  }

  @CaseViews private static var positionedViews: [CaseView] {
    CaseView("a reader scrolls to rows") { ReaderSteps() }
    CaseView("an initial position") { PositionedRows() }
    CaseView("an initial position in view") { PositionedRows(height: 40) }
    CaseView("an initial position, centered") {
      PositionedRows(height: 30, anchor: .center, isLazy: false)
    }
    CaseView("a position that is set") {
      PositionedRows(height: 40, steps: [.position(20, at: 0.2)])
    }
    CaseView("a reader leaves the position") {
      PositionedRows(
        steps: [
          .position(20, at: 0.2), .reader(5, .top, at: 0.5), .reader(7, .center, at: 0.8),
        ])
    }
    CaseView("a reader leaves a centered position") {
      PositionedRows(
        height: 30, anchor: .center, isLazy: false, steps: [.reader(7, .top, at: 0.2)])
    }
    CaseView("the geometry of a scroll view with a margin") { ObservedGeometry() }
  }
}

/// Rows of 20 points, which are named and have their numbers as ids.
@MainActor private func rows(
  _ count: Int, _ name: String = "row", width: CGFloat = 120, height: CGFloat = 20,
  spacing: CGFloat = 0
) -> some View {
  VStack(spacing: spacing) {
    ForEach(0..<count, id: \.self) { box(width, height, "\(name)\($0)").id($0) }
  }
}

private struct GrowingContent: View {
  @State private var count = 20

  var body: some View {
    HStack(spacing: 20) {
      ScrollView { rows(count, "top") }.defaultScrollAnchor(.bottom, for: .sizeChanges)
      ScrollView { rows(count, "bottom") }.defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(.bottom, for: .sizeChanges)
    }
    .after(0.2) { count = 25 }
  }
}

private struct ReaderSteps: View {
  var body: some View {
    ScrollViewReader { reader in
      ScrollView { rows(20) }
        .after(0.2) { reader.scrollTo(15) }
        .after(0.5) { reader.scrollTo(3, anchor: .top) }
        .after(0.8) { reader.scrollTo(10, anchor: .center) }
        .after(1.1) { reader.scrollTo(0) }
    }
  }
}

/// Thirty rows with a position, which is 10 at first and is shown below them.
private struct PositionedRows: View {
  enum Step {
    case position(Int, at: Double)
    case reader(Int, UnitPoint, at: Double)
  }

  var height: CGFloat = 20
  var anchor: UnitPoint?
  var isLazy = true
  var steps: [Step] = []
  @State private var position: Int? = 10

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { reader in
        ScrollView { content.scrollTargetLayout() }
          .scrollPosition(id: $position, anchor: anchor).marked("scroll")
          .task {
            var now = 0.0
            for step in steps {
              switch step {
              case .position(let row, let time):
                try? await Task.sleep(for: .seconds(time - now))
                now = time
                position = row
              case .reader(let row, let anchor, let time):
                try? await Task.sleep(for: .seconds(time - now))
                now = time
                reader.scrollTo(row, anchor: anchor)
              }
            }
          }
      }
      ShownNumber("position", CGFloat(position ?? -1))
    }
  }

  @ViewBuilder private var content: some View {
    if isLazy {
      LazyVStack(spacing: 0) { cells }
    } else {
      VStack(spacing: 0) { cells }
    }
  }

  private var cells: some View {
    ForEach(0..<30, id: \.self) { box(120, height, "row\($0)").id($0) }
  }
}

private struct ObservedGeometry: View {
  @State private var numbers: [String: CGFloat] = [:]

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { reader in
        ScrollView { rows(20) }
          .contentMargins(.top, 20, for: .scrollContent)
          .frame(height: 150).marked("scroll")
          .onScrollGeometryChange(for: [String: CGFloat].self, of: Self.numbers) { numbers = $1 }
          .after(0.2) { reader.scrollTo(10, anchor: .top) }
      }
      ForEach(numbers.keys.sorted(), id: \.self) { ShownNumber($0, numbers[$0] ?? 0) }
    }
  }

  private nonisolated static func numbers(of geometry: ScrollGeometry) -> [String: CGFloat] {
    [
      "offsetX": geometry.contentOffset.x, "offsetY": geometry.contentOffset.y,
      "contentWidth": geometry.contentSize.width, "contentHeight": geometry.contentSize.height,
      "insetTop": geometry.contentInsets.top, "insetBottom": geometry.contentInsets.bottom,
      "insetLeading": geometry.contentInsets.leading,
      "containerWidth": geometry.containerSize.width,
      "containerHeight": geometry.containerSize.height,
      "visibleY": geometry.visibleRect.minY, "visibleHeight": geometry.visibleRect.height,
      "boundsY": geometry.bounds.minY, "boundsHeight": geometry.bounds.height,
    ]
  }
}
