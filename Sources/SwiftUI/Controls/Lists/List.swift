import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A container of lazy rows in a single column, with separators.
///
/// A list is a scroll view around a lazy stack: every scroll view modifier applies to it.
public struct List<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.listStyle) private var style
  @Environment(\.listBackground) private var background
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  private let content: Content
  private let selection: ListSelection?

  init(selection: ListSelection?, content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  /// The scroll view with the rows.
  public var body: some View {
    let appearance = style.appearance.with(
      rowSpacing: rowSpacing, sectionSpacing: sectionSpacing)
    ScrollView {
      LazyVStack(
        alignment: .leading, spacing: 0,
        pinnedViews: appearance.pinsHeaders ? [.sectionHeaders] : []
      ) {
        ListRows(content: content, appearance: appearance, selection: selection)
      }
    }
    .environment(\.scroll.alignsBelowCollapsedBar, true)
    .background {
      if background != .hidden { appearance.background.ignoresSafeArea() }
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views and sections; each view becomes a row.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// Creates a list with a row for each element of identifiable data.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: nil,
      content: ForEach(data, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list with a row for each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: nil,
      content: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list with a row for each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: nil,
      content: ForEach(data, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list with a row for each element of a tree; rows with children unfold.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: nil,
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of views and sections, with a set of selected values; each view becomes a row.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(set: $0) }, content: content())
  }

  /// Creates a list with a row for each element of data, with a set of selected values.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(set: $0) },
      content: ForEach(data, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list with a row for each element by a key path, with a set of selected values.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection(set: $0) },
      content: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list with a row for each number of a range, with a set of selected values.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { ListSelection(set: $0) },
      content: ForEach(data, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list with a row for each element of a tree, which unfold, with selected values.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection(set: $0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of views and sections, with the selected value; each view becomes a row.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: content())
  }

  /// Creates a list with a row for each element of identifiable data, with the selected value.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list with a row for each element, identified by a key path, with the selected value.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list with a row for each number of a constant range, with the selected value.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: ForEach(data, content: rowContent, fileID: fileID, line: line))
  }

  /// Creates a list with a row for each element of a tree, which unfold, with the selected value.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
