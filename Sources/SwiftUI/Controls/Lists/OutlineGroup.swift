import Foundation
import ScrollworkDrawing
public import ScrollworkViews

/// The rows of a subgroup of an outline.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  /// The rows.
  public var body: some View { content }
}

/// Views made on demand from a tree of identified data; rows with children unfold.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup>: View
where Data.Element: Identifiable {
  private let data: Data
  private let children: (Data.Element) -> Data?
  private let row: (Data.Element) -> AnyView

  /// The rows.
  public var body: some View {
    ForEach(data) { element in
      OutlineRow(element: element, children: children, row: row)
    }
  }
}

/// A row of an outline with the rows of its children.
private struct OutlineRow<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  let element: Data.Element
  let children: (Data.Element) -> Data?
  let row: (Data.Element) -> AnyView

  var body: some View {
    if let below = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: AnyView(
            ForEach(below) { OutlineRow(element: $0, children: children, row: row) }))
      } label: {
        row(element)
      }
    } else {
      row(element)
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates an outline of a collection of identifiable data with children.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.data = data
    self.children = { $0[keyPath: children] }
    row = { AnyView(content($0)) }
  }

  /// Creates an outline of one element with its children.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
    self.init([root], children: children, content: content)
  }
}
