import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews
import ViewTestSupport

@testable import ScrollworkStage

/// A view of given lengths, each from a least over an ideal to a most one.
private struct CorpusLeaf: Layout {
  let width: CorpusLength?
  let height: CorpusLength?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: length(width, proposal.width), height: length(height, proposal.height))
  }

  private func length(_ own: CorpusLength?, _ offered: CGFloat?) -> CGFloat {
    let numbers = own?.numbers ?? [0]
    return numbers.count < 3 ? numbers[0] : max(numbers[0], min(offered ?? numbers[1], numbers[2]))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// The views of a corpus case; each has its number as its id, counted outermost first.
@MainActor struct CorpusMaker {
  private var count = 0

  mutating func make(_ data: CorpusView) -> AnyView {
    let number = count
    count += 1
    let children = data.children.map { make($0) }
    // An id on a row of a grid would be that of all its cells.
    if data.view == "GridRow" {
      return AnyView(
        GridRow(alignment: data.alignment.map(CorpusAlignment.vertical)) { each(children) })
    }
    let view = identified(kind(data, children), number)
    return data.layoutPriority.map { AnyView(view.layoutPriority($0)) } ?? data.asCell(view)
  }

  private func identified(_ view: AnyView, _ number: Int) -> AnyView { AnyView(view.id(number)) }

  private func kind(_ data: CorpusView, _ children: [AnyView]) -> AnyView {
    let content = each(children)
    switch data.view {
    case "Leaf": return AnyView(CorpusLeaf(width: data.width, height: data.height) {})
    case "Color": return AnyView(Color.red)
    case "Spacer": return AnyView(Spacer(minLength: data.minLength))
    case "HStack":
      return AnyView(HStack(alignment: data.verticalAlignment, spacing: data.spacing) { content })
    case "VStack":
      return AnyView(VStack(alignment: data.horizontalAlignment, spacing: data.spacing) { content })
    case "ZStack": return AnyView(ZStack(alignment: data.corner) { content })
    case "GeometryReader": return AnyView(GeometryReader { _ in content })
    case "ScrollView":
      let scroll = ScrollView(data.axisSet) { children[0] }
      return data.contentMargins.map { AnyView(scroll.contentMargins(.all, $0.insets)) }
        ?? AnyView(scroll)
    case "Grid":
      return AnyView(
        Grid(
          alignment: data.corner, horizontalSpacing: data.horizontalSpacing,
          verticalSpacing: data.verticalSpacing
        ) { content })
    case "LazyVStack":
      return AnyView(
        LazyVStack(alignment: data.horizontalAlignment, spacing: data.spacing) { content })
    case "LazyHStack":
      return AnyView(
        LazyHStack(alignment: data.verticalAlignment, spacing: data.spacing) { content })
    case "LazyVGrid":
      return AnyView(LazyVGrid(columns: data.tracks, spacing: data.spacing) { content })
    case "LazyHGrid":
      return AnyView(LazyHGrid(rows: data.tracks, spacing: data.spacing) { content })
    default: return modified(data, children)
    }
  }

  private func modified(_ data: CorpusView, _ children: [AnyView]) -> AnyView {
    let view = children[0]
    switch data.view {
    case "frame": return data.framed(view)
    case "padding":
      return AnyView(
        data.insets.map { AnyView(view.padding($0.insets)) } ?? AnyView(view.padding()))
    case "aspectRatio":
      return AnyView(
        view.aspectRatio(data.ratio, contentMode: data.contentMode == "fill" ? .fill : .fit))
    case "fixedSize":
      return AnyView(
        view.fixedSize(horizontal: data.horizontal ?? true, vertical: data.vertical ?? true))
    case "alignmentGuide": return data.guided(view)
    case "offset": return AnyView(view.offset(x: data.x ?? 0, y: data.y ?? 0))
    case "position": return AnyView(view.position(x: data.x ?? 0, y: data.y ?? 0))
    case "containerRelativeFrame": return data.relative(view)
    case "overlay": return AnyView(view.overlay(alignment: data.corner) { children[1] })
    case "background": return AnyView(view.background(alignment: data.corner) { children[1] })
    default: fatalError("the corpus has a view that the tests do not know: \(data.view)")
    }
  }
}

@MainActor extension CorpusView {
  fileprivate func framed(_ view: AnyView) -> AnyView {
    let bounds = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
    guard bounds.contains(where: { $0 != nil }) else {
      return AnyView(
        view.frame(
          width: width?.numbers[0], height: height?.numbers[0], alignment: corner))
    }
    return AnyView(
      view.frame(
        minWidth: minWidth?.value, idealWidth: idealWidth?.value, maxWidth: maxWidth?.value,
        minHeight: minHeight?.value, idealHeight: idealHeight?.value,
        maxHeight: maxHeight?.value, alignment: corner))
  }

  fileprivate func asCell(_ view: AnyView) -> AnyView {
    if let gridCellColumns { return AnyView(view.gridCellColumns(gridCellColumns)) }
    guard let gridCellAnchor else { return view }
    return AnyView(
      view.gridCellAnchor(gridCellAnchor == "topLeading" ? .topLeading : .bottomTrailing))
  }

  fileprivate func guided(_ view: AnyView) -> AnyView {
    let (value, times) = (value ?? 0, times ?? 0)
    return axis == "horizontal"
      ? AnyView(view.alignmentGuide(CorpusAlignment.horizontal(guide)) { value + times * $0.width })
      : AnyView(view.alignmentGuide(CorpusAlignment.vertical(guide)) { value + times * $0.height })
  }

  fileprivate func relative(_ view: AnyView) -> AnyView {
    if let count {
      return AnyView(
        view.containerRelativeFrame(
          axisSet, count: count, span: span ?? 1, spacing: spacing ?? 0, alignment: corner))
    }
    guard let times else {
      return AnyView(view.containerRelativeFrame(axisSet, alignment: corner))
    }
    return AnyView(
      view.containerRelativeFrame(axisSet, alignment: corner) { length, _ in length * times })
  }
}
