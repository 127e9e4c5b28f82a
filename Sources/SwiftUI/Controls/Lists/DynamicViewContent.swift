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

/// The view of an element whose row a list can delete and move.
public struct EditableCollectionContent<Content: View, Data>: CountedView {
  @MainActor package static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  private let delete: (() -> Void)?
  private let move: ((_ distance: Int) -> Void)?

  /// The view of an element without edits.
  fileprivate init(content: Content) {
    self.content = content
    delete = nil
    move = nil
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let row = content.listRow { [delete, move] row in (row.delete, row.move) = (delete, move) }
    return ScrollworkViews.resolve(row, in: context)
  }
}

extension EditableCollectionContent
where Data: RandomAccessCollection & RangeReplaceableCollection {
  /// The view of an element, with edits of its collection.
  fileprivate init(
    content: Content, at index: Data.Index, in data: Binding<Data>, _ actions: EditActions<Data>
  ) {
    self.content = content
    let place = data.wrappedValue.distance(from: data.wrappedValue.startIndex, to: index)
    delete =
      actions.contains(.delete)
      ? {
        withAnimation(.navigation) {
          var elements = data.wrappedValue
          elements.remove(at: elements.index(elements.startIndex, offsetBy: place))
          data.wrappedValue = elements
        }
      } : nil
    move =
      actions.contains(.move)
      ? { distance in
        var elements = data.wrappedValue
        let goal = min(max(0, place + distance), elements.count - 1)
        guard goal != place else { return }
        let element = elements.remove(at: elements.index(elements.startIndex, offsetBy: place))
        elements.insert(element, at: elements.index(elements.startIndex, offsetBy: goal))
        data.wrappedValue = elements
      } : nil
  }
}

extension ForEach {
  /// Creates views from bindings to the elements of a collection, which people may edit in a list.
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R,
    fileID: StaticString = #fileID, line: UInt = #line
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Index: Hashable
  {
    self.init(
      data, id: id, content: { EditableCollectionContent<R, C>(content: content($0)) },
      fileID: fileID,
      line: line)
    self.content = { element in
      EditableCollectionContent(
        content: content(data[element.0]), at: element.0, in: data, editActions)
    }
  }

  /// Creates views from bindings to the identifiable elements of a collection, which people may edit
  /// in a list.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R,
    fileID: StaticString = #fileID, line: UInt = #line
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(
      data, id: \.id, editActions: editActions, content: content, fileID: fileID, line: line)
  }
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
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      selection: nil,
      content: ForEach(
        data, editActions: editActions, content: rowContent, fileID: fileID, line: line))
  }
}
