import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
import ScrollworkViews

@testable import ScrollworkStage

extension Sketcher {
  mutating func horizontal() -> (name: String, value: HorizontalAlignment) {
    pick([(".leading", .leading), (".center", .center), (".trailing", .trailing)])
  }

  mutating func vertical() -> (name: String, value: VerticalAlignment) {
    pick([
      (".top", .top), (".center", .center), (".bottom", .bottom),
      (".firstTextBaseline", .firstTextBaseline),
    ])
  }

  mutating func corner() -> (name: String, value: Alignment) {
    pick([
      (".topLeading", .topLeading), (".top", .top), (".center", .center), (".trailing", .trailing),
      (".bottomTrailing", .bottomTrailing), (".bottomLeading", .bottomLeading),
    ])
  }

  mutating func spacing() -> (name: String, value: CGFloat?) {
    if chance(3) { return ("nil", nil) }
    let value = length(-4...12)
    return ("\(value)", value)
  }

  mutating func container(depth: Int) -> Sketch {
    switch number(0...19) {
    case 0, 1: return row(depth: depth)
    case 2, 3: return column(depth: depth)
    case 4:
      let at = corner()
      return Sketch("ZStack(alignment: \(at.name))", trees(0...3, depth: depth)) { views in
        AnyView(ZStack(alignment: at.value) { each(views) })
      }
    case 5:
      return Sketch("GeometryReader", trees(1...2, depth: depth)) { views in
        AnyView(
          GeometryReader { proxy in
            each(views).frame(width: proxy.size.width / 2)
          })
      }
    case 6:
      return Sketch("ViewThatFits", trees(1...3, depth: depth)) { views in
        AnyView(ViewThatFits { each(views) })
      }
    case 7: return grid(depth: depth)
    case 8: return lazyStack(depth: depth)
    case 9: return rowGrid(depth: depth)
    case 10: return sections(depth: depth)
    case 11 where mayScroll: return list(depth: depth)
    case 12 where mayScroll: return pages(depth: depth)
    case 13 where mayScroll: return navigation(depth: depth)
    default: return mayScroll ? scrollView(depth: depth) : column(depth: depth)
    }
  }

  private mutating func row(depth: Int) -> Sketch {
    let (at, gap) = (vertical(), spacing())
    return Sketch(
      "HStack(alignment: \(at.name), spacing: \(gap.name))", trees(0...3, depth: depth)
    ) { views in
      AnyView(HStack(alignment: at.value, spacing: gap.value) { each(views) })
    }
  }

  private mutating func column(depth: Int) -> Sketch {
    let (at, gap) = (horizontal(), spacing())
    return Sketch(
      "VStack(alignment: \(at.name), spacing: \(gap.name))", trees(0...3, depth: depth)
    ) { views in
      AnyView(VStack(alignment: at.value, spacing: gap.value) { each(views) })
    }
  }

  mutating func scrollView(depth: Int) -> Sketch {
    let axes: (name: String, value: Axis.Set) = pick([
      (".vertical", .vertical), (".vertical", .vertical), (".horizontal", .horizontal),
      ("[.horizontal, .vertical]", [.horizontal, .vertical]), ("[]", []),
    ])
    var sketch = nested { inner in
      Sketch("ScrollView(\(axes.name))", inner.scrolled(axes.value, depth: depth)) { views in
        AnyView(ScrollView(axes.value) { each(views) })
      }
    }
    for _ in 0..<number(0...3) { sketch = scrollModified(sketch) }
    return sketch
  }

  /// What is in a scroll view: something long more often than not.
  private mutating func scrolled(_ axes: Axis.Set, depth: Int) -> [Sketch] {
    let content =
      switch number(0...6) {
      case 0: trees(0...2, depth: depth)
      case 6: [sections(depth: depth)]
      case 1: [grid(depth: depth)]
      case 2, 3: [lazyStack(depth: depth)]
      default: [repeated(axes, depth: depth)]
      }
    guard content.count == 1, chance(2) else { return content }
    return [
      Sketch(content[0], "scrollTargetLayout()") { AnyView($0[0].scrollTargetLayout()) }
    ]
  }

  private mutating func repeated(_ axes: Axis.Set, depth: Int) -> Sketch {
    let (count, gap) = (min(number(1...9), rowsLeft), spacing())
    let isRow = axes.contains(.horizontal)
    let head = "\(isRow ? "HStack" : "VStack")(spacing: \(gap.name)), \(count) times"
    return Sketch(head, repeating(count) { $0.trees(1...2, depth: depth) }) { views in
      let rows = times(count, views)
      return isRow
        ? AnyView(HStack(spacing: gap.value) { rows })
        : AnyView(VStack(spacing: gap.value) { rows })
    }
  }

  private mutating func lazyStack(depth: Int) -> Sketch {
    let (count, gap) = (
      min(pick([("0", 0), ("7", 7), ("40", 40), ("400", 400)]).value, rowsLeft), spacing()
    )
    let inside = repeating(count) { $0.trees(1...2, depth: depth) }
    if chance(2) {
      let at = horizontal()
      return Sketch(
        "LazyVStack(alignment: \(at.name), spacing: \(gap.name)), \(count) times", inside
      ) { views in
        AnyView(LazyVStack(alignment: at.value, spacing: gap.value) { times(count, views) })
      }
    }
    let at = vertical()
    return Sketch(
      "LazyHStack(alignment: \(at.name), spacing: \(gap.name)), \(count) times", inside
    ) { views in
      AnyView(LazyHStack(alignment: at.value, spacing: gap.value) { times(count, views) })
    }
  }

  private mutating func grid(depth: Int) -> Sketch {
    let tracks = (0..<number(0...3)).map { _ in track() }
    let names = tracks.map(\.name).joined(separator: ", ")
    let items = tracks.map(\.value)
    let (count, gap) = (min(number(0...12), rowsLeft), spacing())
    let inside = repeating(count) { $0.trees(1...2, depth: min(depth, 2)) }
    return chance(3)
      ? Sketch("LazyHGrid([\(names)], spacing: \(gap.name)), \(count) times", inside) { views in
        AnyView(LazyHGrid(rows: items, spacing: gap.value) { times(count, views) })
      }
      : Sketch("LazyVGrid([\(names)], spacing: \(gap.name)), \(count) times", inside) { views in
        AnyView(LazyVGrid(columns: items, spacing: gap.value) { times(count, views) })
      }
  }

  private mutating func track() -> (name: String, value: GridItem) {
    let (low, gap) = (length(0...50), spacing())
    let size: (name: String, value: GridItem.Size) = pick([
      (".fixed(\(low))", .fixed(low)), (".flexible()", .flexible()),
      (".flexible(\(low), 60)", .flexible(minimum: low, maximum: 60)),
      (".adaptive(\(low))", .adaptive(minimum: low)),
    ])
    return (
      "GridItem(\(size.name), spacing: \(gap.name))", GridItem(size.value, spacing: gap.value)
    )
  }
}

/// Views one after another.
@MainActor func each(_ views: [AnyView]) -> some View { ForEach(views.indices) { views[$0] } }

/// Views over and over; none if there are none.
@MainActor func times(_ count: Int, _ views: [AnyView]) -> some View {
  ForEach(0..<(views.isEmpty ? 0 : count)) { views[$0 % views.count] }
}
