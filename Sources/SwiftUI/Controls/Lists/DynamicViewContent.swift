public import Foundation
public import ScrollworkViews

/// Views made from a collection of data, whose rows a list can delete and move.
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The collection of underlying data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}

/// Views made from data with actions that edit the data.
public struct EditableDynamicContent<Base: DynamicViewContent>: DynamicViewContent, CountedView {
  @MainActor package static var nodeCount: Int? { Base._viewListCount }

  let base: Base
  let change: @MainActor (_ index: Int, _ count: Int, inout ListRowTraits) -> Void

  /// The collection of underlying data.
  @MainActor public var data: Base.Data { base.data }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let list = ScrollworkViews.resolve(base, in: context)
    let count = list.count
    return list.numbered { [change] index, node in
      change(index, count, &node.traits[ListRowKey.self])
      return node
    }
  }
}

extension DynamicViewContent {
  /// Sets the action that deletes elements: a swipe reveals it, and an edited list shows it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableDynamicContent(base: self) { index, _, row in
      row.delete = action.map { action in
        { withAnimation(.navigation) { action(IndexSet(integer: index)) } }
      }
    }
  }

  /// Sets the action that moves elements: an edited list shows a handle.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableDynamicContent(base: self) { index, count, row in
      row.move = action.map { action in
        { distance in
          let goal = min(max(0, index + distance), count - 1)
          if goal != index { action(IndexSet(integer: index), goal > index ? goal + 1 : goal) }
        }
      }
    }
  }
}

extension View {
  /// Disables the deletion of a row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isDeleteDisabled = isDisabled }
  }

  /// Disables the movement of a row.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isMoveDisabled = isDisabled }
  }

  /// Disables the selection of a row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRow { $0.isSelectionDisabled = isDisabled }
  }
}

/// The edits of a collection that a list offers.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates edits from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving elements.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Deleting elements.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// All edits.
  public static var all: EditActions { EditActions(rawValue: 3) }
}

/// A `ForEach` of bindings whose rows a list can delete and move.
public struct EditableCollectionContent<Rows: DynamicViewContent>: View {
  let rows: Rows
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  /// The rows with their edits.
  public var body: some View { rows.onDelete(perform: delete).onMove(perform: move) }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each binding to an element, which people may edit.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent,
    fileID: StaticString = #fileID, line: UInt = #line
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index == Int,
    Content == EditableCollectionContent<
      ForEach<
        LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
      >
    >
  {
    self.init(
      selection: nil,
      content: EditableCollectionContent(
        rows: ForEach(data, content: rowContent, fileID: fileID, line: line),
        delete: editActions.contains(.delete)
          ? { indices in
            for index in indices.sorted(by: >) { data.wrappedValue.remove(at: index) }
          } : nil,
        move: editActions.contains(.move)
          ? { indices, goal in
            guard let index = indices.first else { return }
            let element = data.wrappedValue.remove(at: index)
            data.wrappedValue.insert(element, at: goal > index ? goal - 1 : goal)
          } : nil))
  }
}
