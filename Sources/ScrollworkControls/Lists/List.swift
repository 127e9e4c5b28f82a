import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// Rows below each other, made when they come into view, with lines between them.
///
/// A scroll view around lazy rows: all that is done to scroll views can be done to it.
public struct List<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.listStyle) private var style
  @Environment(\.listBackground) private var background
  private let content: Content

  /// The rows in the scroll view.
  public var body: some View {
    let look = style.look
    ScrollView {
      LazyVStack(
        alignment: .leading, spacing: 0,
        pinnedViews: look.pinsHeaders ? [.sectionHeaders] : []
      ) {
        ListRows(content: content, look: look)
      }
    }
    .background {
      if background != .hidden { look.background.ignoresSafeArea() }
    }
  }
}

extension List where SelectionValue == Never {
  /// A list of views and sections, each view a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list with a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent, fileID: fileID, line: line)
  }

  /// A list with a row for each element; `id` is what tells elements apart.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent, fileID: fileID, line: line)
  }

  /// A list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent, fileID: fileID, line: line)
  }
}
