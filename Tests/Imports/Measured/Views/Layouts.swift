import Scrollwork

extension MeasuredViews {
  @CaseViews static var layouts: [CaseView] {
    CaseView("lines of views that wrap") {
      WrappingLayout {
        box(26, 16, "first")
        box(26, 16, "second")
        box(35, 16, "third")
        box(28, 16, "fourth")
        box(26, 16, "fifth")
        box(60, 30, "tall")
        box(20, 16, "last")
      }
      .frame(width: 160).marked("layout")
    }
    CaseView("views on a ring") {
      RingLayout {
        box(20, 20, "top")
        box(20, 20, "right")
        Color.blue.marked("bottom")
        box(10, 16, "left")
      }
      .frame(width: 160, height: 160).marked("layout")
    }
    CaseView("matched by position") { Matched(properties: .position) }
    CaseView("matched by size") { Matched(properties: .size) }
  }
}

/// Lines from the leading edge, with views 8 and lines 6 points apart.
struct WrappingLayout: Layout {
  private func lines(_ width: CGFloat, _ subviews: Subviews) -> [[(index: Int, size: CGSize)]] {
    var lines: [[(index: Int, size: CGSize)]] = [[]]
    var x: CGFloat = 0
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        lines.append([])
        x = 0
      }
      lines[lines.count - 1].append((index, size))
      x += size.width + 8
    }
    return lines
  }

  private func height(_ line: [(index: Int, size: CGSize)]) -> CGFloat {
    line.map(\.size.height).max() ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 300
    let lines = lines(width, subviews)
    return CGSize(
      width: width, height: lines.map(height).reduce(0, +) + 6 * CGFloat(lines.count - 1))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for line in lines(bounds.width, subviews) {
      var x = bounds.minX
      for (index, size) in line {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + 8
      }
      y += height(line) + 6
    }
  }
}

/// Four views on a circle, twelve points inside a square.
private struct RingLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let side = min(proposal.width ?? 200, proposal.height ?? 200)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 2 - 12
    let ways: [(x: CGFloat, y: CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    for (view, way) in zip(subviews, ways) {
      view.place(
        at: CGPoint(x: bounds.midX + radius * way.x, y: bounds.midY + radius * way.y),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// A view in the middle that follows one at the leading edge.
private struct Matched: View {
  let properties: MatchedGeometryProperties
  @Namespace private var space

  var body: some View {
    ZStack {
      HStack(spacing: 0) {
        box(40, 40).matchedGeometryEffect(id: 1, in: space).marked("source")
        Spacer()
      }
      .frame(width: 300)
      if properties == .position {
        box(80, 20, .blue).marked("follower")
          .matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
      } else {
        Color.blue.marked("follower")
          .matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false)
          .frame(width: 90, height: 70)
      }
    }
  }
}
