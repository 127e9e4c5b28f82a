public import Foundation

extension UICollectionView {
  /// How cells of a class are made.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void
    let identifier = "\(Cell.self) of \(Item.self)"
    /// Creates a registration.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
  }

  /// How headers or footers of a class are made.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    let elementKind: String
    let handler: (Supplementary, String, IndexPath) -> Void
    /// Creates a registration.
    public init(
      elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) { (self.elementKind, self.handler) = (elementKind, handler) }
  }
}
