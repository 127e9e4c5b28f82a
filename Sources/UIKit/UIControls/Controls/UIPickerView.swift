public import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkUIScrolling
package import ScrollworkViews

/// Wheels of options, drawn as SwiftUI's wheels.
///
/// Rows show their titles; of views in rows, labels show their texts.
@MainActor @preconcurrency open class UIPickerView: HostedUIControl {
  /// Gives the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Gives the rows, and is told of the selected ones.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the selection is marked; it is.
  open var showsSelectionIndicator = true
  private var selected: [Int: Int] = [:]

  /// The number of wheels.
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The selected row of a wheel; -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : selected[component] ?? 0
  }

  /// Selects a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
    contentDidChange()
  }

  /// Asks for all rows again.
  open func reloadAllComponents() { sizeDidChange() }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) { sizeDidChange() }

  private func title(_ row: Int, _ component: Int) -> String {
    guard let delegate else { return "" }
    if let title = delegate.pickerView(self, titleForRow: row, forComponent: component) {
      return title
    }
    if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return title.string
    }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return ((view as? UILabel) ?? view.subviews.lazy.compactMap { $0 as? UILabel }.first)?.text
      ?? ""
  }

  package override func content() -> (any View)? {
    HStack(spacing: 0) {
      ForEach(0..<numberOfComponents, id: \.self) { component in
        self.wheel(component)
      }
    }
  }

  private func wheel(_ component: Int) -> some View {
    let titles = (0..<numberOfRows(inComponent: component)).map { title($0, component) }
    return Picker(
      "",
      selection: Binding(
        get: { [weak self] in self?.selectedRow(inComponent: component) ?? 0 },
        set: { [weak self] row in
          guard let self else { return }
          selected[component] = row
          delegate?.pickerView(self, didSelectRow: row, inComponent: component)
        })
    ) {
      ForEach(0..<titles.count, id: \.self) { row in
        Text(verbatim: titles[row]).tag(row)
      }
    }
    .pickerStyle(.wheel).labelsHidden()
  }

  /// - Source: documented, the size of a picker.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// Gives the numbers of wheels and rows.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives the rows of wheels, and is told of the selected ones.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row; the default is none.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The title of a row with attributes, which are not drawn; the default is none.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row; the default is an empty one.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called after a row was selected by a finger.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The height of rows; that of the system is drawn.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel; wheels share the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// No title.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// No title.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// An empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// The height of the system.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  /// An equal share.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
}
