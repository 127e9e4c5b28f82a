public import Foundation

/// What happens to items that are dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, and the drag ends.
  case cancel
  /// Nothing.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved.
  case move
}

/// What a place for drops would do.
public struct DropProposal: Hashable, Sendable {
  /// What happens to the items.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// A drag over a place for drops.
public struct DropInfo {
  /// The place of the finger, in the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether there are items of some types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// The items of some types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { item in types.contains { item.hasItemConformingToTypeIdentifier($0) } }
  }
}

/// A place for drops.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the place takes the items.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the items.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag comes over the place.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves over the place; nil keeps the last proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the place.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes all items.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Keeps the last proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
