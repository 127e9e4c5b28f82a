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
public struct EditableDynamicContent<Base: DynamicViewContent>: DynamicViewContent, PrimitiveView,
  CountedView
{
  @MainActor package static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Base.self) }

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
