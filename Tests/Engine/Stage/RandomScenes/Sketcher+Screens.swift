import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

@testable import ScrollworkStage

// Grids of rows, sections, lists, tabs, navigation, controls.
extension Sketcher {
  mutating func rowGrid(depth: Int) -> Sketch {
    let (at, gap) = (corner(), spacing())
    let rows = (0..<number(1...3)).map { _ in gridRow(depth: depth) }
    return Sketch("Grid(alignment: \(at.name), horizontalSpacing: \(gap.name))", rows) { views in
      AnyView(
        Grid(alignment: at.value, horizontalSpacing: gap.value, verticalSpacing: 3) { each(views) })
    }
  }

  private mutating func gridRow(depth: Int) -> Sketch {
    if chance(4) { return tree(depth: depth - 2) }
    let cells = (0..<number(1...3)).map { _ in gridCell(depth: depth) }
    return Sketch("GridRow", cells) { views in AnyView(GridRow { each(views) }) }
  }

  private mutating func gridCell(depth: Int) -> Sketch {
    let cell = tree(depth: depth - 2)
    switch number(0...5) {
    case 0:
      let count = number(1...3)
      return Sketch(cell, "gridCellColumns(\(count))") { AnyView($0[0].gridCellColumns(count)) }
    case 1:
      return Sketch(cell, "gridCellAnchor(.topLeading)") {
        AnyView($0[0].gridCellAnchor(.topLeading))
      }
    case 2:
      return Sketch(cell, "gridCellUnsizedAxes(.horizontal)") {
        AnyView($0[0].gridCellUnsizedAxes(.horizontal))
      }
    default: return cell
    }
  }

  /// Sections whose first view is the header and whose second is the footer.
  mutating func sections(depth: Int) -> Sketch {
    let pinned: (name: String, value: PinnedScrollableViews) = pick([
      ("[]", []), (".sectionHeaders", .sectionHeaders), (".sectionFooters", .sectionFooters),
      ("both", [.sectionHeaders, .sectionFooters]),
    ])
    let (count, gap) = (min(number(1...4), rowsLeft), spacing())
    let inside = repeating(count * 4) { $0.trees(2...3, depth: min(depth, 2)) }
    let name = "pinnedViews: \(pinned.name)), \(count) sections"
    return chance(3)
      ? Sketch("LazyHStack(spacing: \(gap.name), " + name, inside) { views in
        AnyView(
          LazyHStack(spacing: gap.value, pinnedViews: pinned.value) { parts(count, views) })
      }
      : Sketch("LazyVStack(spacing: \(gap.name), " + name, inside) { views in
        AnyView(
          LazyVStack(spacing: gap.value, pinnedViews: pinned.value) { parts(count, views) })
      }
  }

  mutating func list(depth: Int) -> Sketch {
    let count = min(number(0...20), rowsLeft)
    return nested { inner in
      let rows = inner.repeating(count) { $0.trees(1...2, depth: min(depth, 2)) }
      return Sketch("List, \(count) rows", rows) { views in AnyView(List { times(count, views) }) }
    }
  }

  mutating func pages(depth: Int) -> Sketch {
    nested { inner in
      Sketch("TabView(.page)", inner.trees(1...3, depth: depth)) { views in
        AnyView(TabView { each(views) }.tabViewStyle(.page))
      }
    }
  }

  mutating func navigation(depth: Int) -> Sketch {
    nested { inner in
      Sketch("NavigationStack", [inner.scrollView(depth: depth - 1)], least: 1) { views in
        AnyView(
          NavigationStack {
            views[0].navigationTitle("Title")
          })
      }
    }
  }

  mutating func control() -> Sketch {
    switch number(0...3) {
    case 0: return Sketch("Toggle") { _ in AnyView(SwitchSketch()) }
    case 1: return Sketch("Slider") { _ in AnyView(SlidingSketch()) }
    case 2: return Sketch("ProgressView(value: 0.3)") { _ in AnyView(ProgressView(value: 0.3)) }
    default: return Sketch("Button(\"go\")") { _ in AnyView(Button("go") {}) }
    }
  }
}

/// Sections that all have the same views in them.
@MainActor private func parts(_ count: Int, _ views: [AnyView]) -> some View {
  ForEach(0..<(views.isEmpty ? 0 : count)) { _ in
    Section {
      times(4, Array(views.dropFirst(2)))
    } header: {
      each(Array(views.prefix(1)))
    } footer: {
      each(Array(views.dropFirst().prefix(1)))
    }
  }
}

private struct SwitchSketch: View {
  @State private var isOn = false

  var body: some View { Toggle("on", isOn: $isOn) }
}

private struct SlidingSketch: View {
  @State private var value = 0.25

  var body: some View { Slider(value: $value) }
}
