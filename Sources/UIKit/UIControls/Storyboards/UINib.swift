public import Foundation
import ScrollworkUIScrolling

/// A file of views.
@MainActor @preconcurrency open class UINib {
  private let element: InterfaceElement?

  /// Creates a file of views by its name; an empty one if there is none.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    element = InterfaceLibrary.files[name]
  }

  /// The views of the file, with the outlets of `ownerOrNil`.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    guard let element else { return [] }
    return InterfaceBuilder(element, storyboard: nil)
      .views(owner: ownerOrNil.map { $0 as AnyObject })
  }
}

extension Bundle {
  /// The views of a file, with the outlets of an owner; nil if there is no such file.
  @MainActor @preconcurrency public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    InterfaceLibrary.files[name] == nil
      ? nil : UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
  }
}

extension UITableView {
  /// Registers a file with a cell.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
    }
  }
}

extension UICollectionView {
  /// Registers a file with a cell.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.makers[.cell(identifier)] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first }
    }
  }

  /// Registers a file with a header or footer.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.makers[.supplementary(kind, identifier)] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
    }
  }
}

extension UICollectionViewLayout {
  /// Registers a file with a decoration.
  public func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {
    decorations.makers[.decoration(kind)] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
    }
  }
}
