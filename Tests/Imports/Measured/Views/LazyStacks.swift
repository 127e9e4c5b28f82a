import Scrollwork

extension MeasuredViews {
  @CaseViews static var lazyStacks: [CaseView] {
    CaseView("lazy stacks beside each other") { LazyNeighbors() }
    CaseView("fixed, flexible and limited columns") {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60)), GridItem(.flexible()),
          GridItem(.flexible(minimum: 20, maximum: 80)),
        ], spacing: 4
      ) {
        ForEach(0..<6, id: \.self) { Color.red.frame(height: 20).marked("cell\($0)") }
      }
      .frame(width: 280).marked("grid")
    }
    CaseView("a grid that grows sideways") {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
        ForEach(0..<5, id: \.self) { Color.green.frame(width: 40).marked("cell\($0)") }
      }
      .frame(height: 70).marked("grid")
    }
    CaseView("sections of a grid") { GridSections() }
    CaseView("cells without an alignment take the grid's") {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
          GridItem(.fixed(60), alignment: .bottomTrailing),
        ], alignment: .trailing, spacing: 4
      ) {
        box(20, 20, "leading")
        box(20, 40, "plain")
        box(20, 20, "bottomTrailing")
        box(20, 20, "secondLeading")
      }
      .frame(width: 240).marked("grid")
    }
    CaseView("pinned headers") {
      PinnedSections(pinned: .sectionHeaders, last: "a7")
    }
    CaseView("pinned footers") {
      PinnedSections(pinned: .sectionFooters, last: "b0")
    }
    CaseView("pinned headers and footers") {
      PinnedSections(pinned: [.sectionHeaders, .sectionFooters])
    }
  }
}

private struct LazyNeighbors: View {
  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      LazyVStack(alignment: .leading, spacing: 6) {
        box(34, 16, "leadingFirst")
        box(60, 20, "leadingSecond")
        box(27, 16)
      }
      .marked("leadingStack")
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          box(50, 20, "sectionRow")
          box(50, 20)
        } header: {
          box(40, 16, "header")
        }
      }
      .marked("sectionStack")
      LazyHStack(alignment: .bottom, spacing: 4) {
        box(20, 30, "bottomTall")
        box(13, 16, "bottomLow")
      }
      .marked("rowStack")
    }
  }
}

private struct GridSections: View {
  var body: some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4
      ) {
        Section {
          ForEach(0..<5, id: \.self) { Color.red.frame(height: 20).marked("a\($0)") }
        } header: {
          Color.gray.frame(height: 24).marked("aHeader")
        } footer: {
          Color.black.frame(height: 16).marked("aFooter")
        }
        Section {
          ForEach(10..<14, id: \.self) { Color.blue.frame(height: 20).marked("b\($0 - 10)") }
        } header: {
          box(46, 16, "bHeader")
        }
      }
      .marked("grid")
    }
    .frame(width: 240).marked("scroll")
  }
}

/// Three sections, scrolled until row 3 of the second is at the top, and then to another row at the
/// bottom.
private struct PinnedSections: View {
  let pinned: PinnedScrollableViews
  var last: String?

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(["a", "b", "c"], id: \.self) { section in
            Section {
              ForEach(0..<8, id: \.self) {
                box(200, 20, "\(section)\($0)").id("row-\(section)\($0)")
              }
            } header: {
              box(200, 24, .gray).marked("\(section)Header")
            } footer: {
              box(200, 16, .black).marked("\(section)Footer")
            }
          }
        }
      }
      .after(0.2) { reader.scrollTo("row-b3", anchor: .top) }
      .after(0.5) { if let last { reader.scrollTo("row-\(last)", anchor: .bottom) } }
    }
  }
}
