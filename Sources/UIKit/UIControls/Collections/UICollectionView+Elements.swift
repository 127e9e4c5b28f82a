import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling

extension UICollectionView {
  /// Shows the items in the bounds; returns whether some have sized themselves anew.
  func showItems() -> Bool {
    let window = bounds.insetBy(dx: -60, dy: -60)
    let found = (collectionViewLayout.layoutAttributesForElements(in: window) ?? [])
      .filter { !$0.isHidden && $0.frame.intersects(window) }
    var paths: Set<IndexPath> = []
    var isChanged = false
    for attributes in found where attributes.representedElementCategory == .cell {
      paths.insert(attributes.indexPath)
      let cell = cell(for: attributes.indexPath, in: self)
      if attributes.isEstimated, measure(cell, attributes) { isChanged = true }
    }
    let orthogonal = collectionViewLayout.orthogonalSections
    for (index, section) in orthogonal.sorted(by: { $0.key < $1.key })
    where section.frame.intersects(window) {
      let view = lane(index, section)
      for attributes in section.items {
        paths.insert(attributes.indexPath)
        let cell = cell(for: attributes.indexPath, in: view)
        if attributes.isEstimated, measure(cell, attributes) { isChanged = true }
        apply(attributes, to: cell)
      }
    }
    let others = found.filter { $0.representedElementCategory != .cell }
    for attributes in others where attributes.isEstimated {
      if let view = view(for: attributes), measure(view, attributes) { isChanged = true }
    }
    if isChanged {
      needsLayoutPreparation = true
      return true
    }
    recycle { !paths.contains($0) }
    for attributes in found where attributes.representedElementCategory == .cell {
      apply(attributes, to: cell(for: attributes.indexPath, in: self))
    }
    showSupplementaries(others)
    return false
  }

  /// Measures a view of an estimated size; returns whether the layout has another size for it.
  private func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    view.frame = attributes.frame
    // Code may change the attributes that it gets.
    let proposed = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    let fitting = view.preferredLayoutAttributesFitting(proposed)
    return collectionViewLayout.measured(attributes, fitting.size)
  }

  private func cell(for path: IndexPath, in view: UIView) -> UICollectionViewCell {
    if let cell = shown.cells[path] { return cell }
    let cell =
      dataSource?.collectionView(self, cellForItemAt: path)
      ?? UICollectionViewCell(frame: .zero)
    (cell.collection, cell.path) = (self, path)
    shown.cells[path] = cell
    if cell.isSelected != selected.contains(path) { cell.isSelected = selected.contains(path) }
    view.addSubview(cell)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    if view.transform != .identity { view.transform = .identity }
    if view.frame != attributes.frame { view.frame = attributes.frame }
    if attributes.transform != .identity { view.transform = attributes.transform }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  /// The scroll view of a section that scrolls across.
  private func lane(_ index: Int, _ section: OrthogonalSection) -> UIScrollView {
    let view = shown.lanes[index] ?? UIScrollView(frame: .zero)
    if shown.lanes[index] == nil {
      view.showsHorizontalScrollIndicator = false
      view.contentInsetAdjustmentBehavior = .never
      view.clipsToBounds = false
      shown.lanes[index] = view
      addSubview(view)
    }
    if view.frame != section.frame { view.frame = section.frame }
    let size = CGSize(width: max(section.contentWidth, 0), height: section.frame.height)
    if view.contentSize != size { view.contentSize = size }
    view.isPagingEnabled = section.isPaging && abs(section.pageWidth - section.frame.width) < 1
    return view
  }

  /// The supplementary view or the decoration of attributes, shown or new.
  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let key = ShownElements.Key(attributes)
    if let view = shown.supplementaries[key] { return view }
    let view =
      key.category == .decorationView
      ? collectionViewLayout.makeDecorationView(key.kind)
      : dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    guard let view else { return nil }
    shown.supplementaries[key] = view
    if key.category == .decorationView { insertSubview(view, at: 0) } else { addSubview(view) }
    return view
  }

  private func showSupplementaries(_ found: [UICollectionViewLayoutAttributes]) {
    let keys = Set(found.map(ShownElements.Key.init))
    for (key, view) in shown.supplementaries where !keys.contains(key) {
      view.removeFromSuperview()
      shown.supplementaries[key] = nil
    }
    for attributes in found {
      guard let view = view(for: attributes) else { continue }
      apply(attributes, to: view)
      if attributes.representedElementCategory == .supplementaryView { bringSubviewToFront(view) }
    }
  }

  /// Removes cells, which are reused.
  func recycle(_ isGone: (IndexPath) -> Bool) {
    for path in shown.cells.keys.sorted() where isGone(path) {
      guard let cell = shown.cells.removeValue(forKey: path) else { continue }
      cell.removeFromSuperview()
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      if let identifier = cell.reuseIdentifier {
        cell.isSelected = false
        pool.enqueue(cell, .cell(identifier))
      }
    }
  }
}
