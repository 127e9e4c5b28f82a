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
  private let content: Content

  /// The scroll view with the rows.
  public var body: some View {
    let appearance = style.appearance
    ScrollView {
      LazyVStack(
        alignment: .leading, spacing: 0,
        pinnedViews: appearance.pinsHeaders ? [.sectionHeaders] : []
      ) {
        ListRows(content: content, appearance: appearance)
      }
    }
    .background {
      if background != .hidden { appearance.background.ignoresSafeArea() }
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views and sections; each view becomes a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each element of identifiable data.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent, fileID: fileID, line: line)
  }

  /// Creates a list with a row for each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent, fileID: fileID, line: line)
  }

  /// Creates a list with a row for each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent, fileID: fileID, line: line)
  }
}
