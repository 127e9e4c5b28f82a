import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIScrolling

/// The views of UIKit's own in storyboards, with their attributes.
@MainActor enum InterfaceControls {
  /// The view of an element without a class of one's own; nil for what is no view.
  static func make(_ element: InterfaceElement) -> UIView? {
    switch element.name {
    case "label": return UILabel()
    case "button": return UIButton(type: element["buttonType"] == "system" ? .system : .custom)
    case "imageView": return UIImageView(image: nil)
    case "textField": return UITextField()
    case "textView": return UITextView()
    case "switch": return UISwitch()
    case "slider": return UISlider()
    case "stepper": return UIStepper()
    case "segmentedControl":
      return UISegmentedControl(items: element.list("segments").map { $0["title"] ?? "" })
    case "pageControl": return UIPageControl()
    case "activityIndicatorView":
      return UIActivityIndicatorView(style: element["style"] == "large" ? .large : .medium)
    case "progressView": return UIProgressView(progressViewStyle: .default)
    case "scrollView": return UIScrollView()
    case "stackView": return UIStackView()
    case "tableView":
      let style: UITableView.Style =
        element["style"] == "grouped"
        ? .grouped : element["style"] == "insetGrouped" ? .insetGrouped : .plain
      return UITableView(frame: .zero, style: style)
    case "tableViewCell":
      let styles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleSubtitle": .subtitle, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2,
      ]
      return UITableViewCell(
        style: styles[element["style"] ?? ""] ?? .default,
        reuseIdentifier: element["reuseIdentifier"])
    case "collectionView":
      return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case "collectionViewCell": return UICollectionViewCell(frame: .zero)
    case "collectionReusableView": return UICollectionReusableView(frame: .zero)
    case "searchBar": return UISearchBar(frame: .zero)
    case "datePicker": return UIDatePicker(frame: .zero)
    case "pickerView": return UIPickerView(frame: .zero)
    case "toolbar": return UIToolbar(frame: .zero)
    case "navigationBar": return UINavigationBar(frame: .zero)
    case "visualEffectView":
      return UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    case "view", "containerView", "imageReference", "mapView", "mkMapView", "wkWebView":
      return UIView()
    default: return element.name.hasSuffix("View") ? UIView() : nil
    }
  }

  /// Sets the attributes of a view by its class.
  static func configure(_ view: UIView, _ element: InterfaceElement) {
    switch view {
    case let label as UILabel: configure(label, element)
    case let button as UIButton: configure(button, element)
    case let picture as UIImageView: picture.image = InterfaceValues.image(element, "image")
    case let field as UITextField: configure(field, element)
    case let text as UITextView:
      text.text = element["text"] ?? element.value("text")?.text ?? ""
      if let font = InterfaceValues.font(element.value("fontDescription")) { text.font = font }
      if let color = InterfaceValues.color(element.value("textColor")) { text.textColor = color }
      text.isEditable = element.flag("editable") ?? true
      text.textAlignment = InterfaceValues.alignment(element["textAlignment"])
    case let stack as UIStackView: configure(stack, element)
    case let table as UITableView:
      table.rowHeight = element.number("rowHeight").map { $0 < 0 ? -1 : $0 } ?? table.rowHeight
      if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    case let collection as UICollectionView: configure(collection, element)
    case let scroll as UIScrollView:
      scroll.isPagingEnabled = element.flag("pagingEnabled") ?? false
      scroll.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
      scroll.showsHorizontalScrollIndicator =
        element.flag("showsHorizontalScrollIndicator") ?? true
    case let bar as UISearchBar: bar.placeholder = element["placeholder"]
    case let cell as UITableViewCell: configure(cell, element)
    default: configureValues(view, element)
    }
  }

  private static func configureValues(_ view: UIView, _ element: InterfaceElement) {
    switch view {
    case let control as UISwitch: control.isOn = element.flag("on") ?? false
    case let control as UISlider:
      control.minimumValue = Float(element.number("minValue") ?? 0)
      control.maximumValue = Float(element.number("maxValue") ?? 1)
      control.value = Float(element.number("value") ?? 0)
    case let control as UISegmentedControl:
      control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? 0
    case let control as UIPageControl:
      control.numberOfPages = element.integer("numberOfPages") ?? 0
    case let control as UIProgressView: control.progress = Float(element.number("progress") ?? 0)
    case let control as UIActivityIndicatorView:
      control.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      if element.flag("animating") ?? false { control.startAnimating() }
    case let control as UIDatePicker:
      let modes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
      ]
      control.datePickerMode = modes[element["datePickerMode"] ?? ""] ?? .dateAndTime
      if element["style"] == "wheels" { control.preferredDatePickerStyle = .wheels }
    case let bar as UINavigationBar:
      bar.items = element.list("items").map { UINavigationItem(title: $0["title"] ?? "") }
    default: break
    }
  }

  private static func configure(_ label: UILabel, _ element: InterfaceElement) {
    label.text = element["text"] ?? element.value("text")?.text
    if let font = InterfaceValues.font(element.value("fontDescription")) { label.font = font }
    if let color = InterfaceValues.color(element.value("textColor")) { label.textColor = color }
    label.textAlignment = InterfaceValues.alignment(element["textAlignment"])
    label.numberOfLines = element.integer("numberOfLines") ?? 1
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
    label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
  }

  private static func configure(_ button: UIButton, _ element: InterfaceElement) {
    if let own = element.value("configuration") {
      var configuration: UIButton.Configuration =
        switch own["style"] {
        case "filled": .filled()
        case "tinted": .tinted()
        case "gray": .gray()
        default: .plain()
        }
      configuration.title = own["title"]
      configuration.image = InterfaceValues.image(own, "image")
      if let color = InterfaceValues.color(own.value("baseBackgroundColor")) {
        configuration.baseBackgroundColor = color
      }
      if let color = InterfaceValues.color(own.value("baseForegroundColor")) {
        configuration.baseForegroundColor = color
      }
      button.configuration = configuration
    }
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    ]
    for state in element.children where state.name == "state" {
      let kind = states[state["key"] ?? ""] ?? .normal
      if let title = state["title"] ?? state.value("title")?.text {
        button.setTitle(title, for: kind)
      }
      if let image = InterfaceValues.image(state, "image") { button.setImage(image, for: kind) }
      if let image = InterfaceValues.image(state, "backgroundImage") {
        button.setBackgroundImage(image, for: kind)
      }
      if let color = InterfaceValues.color(state.value("titleColor")) {
        button.setTitleColor(color, for: kind)
      }
    }
    if let font = InterfaceValues.font(element.value("fontDescription")) {
      button.titleLabel?.font = font
    }
    if element.flag("enabled") == false { button.isEnabled = false }
  }

  private static func configure(_ field: UITextField, _ element: InterfaceElement) {
    field.text = element["text"]
    field.placeholder = element["placeholder"]
    let styles: [String: UITextField.BorderStyle] = [
      "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
    ]
    field.borderStyle = styles[element["borderStyle"] ?? ""] ?? .none
    if let font = InterfaceValues.font(element.value("fontDescription")) { field.font = font }
    if let color = InterfaceValues.color(element.value("textColor")) { field.textColor = color }
    field.textAlignment = InterfaceValues.alignment(element["textAlignment"])
    field.isSecureTextEntry =
      element.value("textInputTraits")?.flag("secureTextEntry") ?? false
  }

  private static func configure(_ stack: UIStackView, _ element: InterfaceElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing = element.number("spacing") ?? 0
    let alignments: [String: UIStackView.Alignment] = [
      "center": .center, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "firstBaseline": .firstBaseline,
    ]
    stack.alignment = alignments[element["alignment"] ?? ""] ?? .fill
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    stack.distribution = distributions[element["distribution"] ?? ""] ?? .fill
  }

  private static func configure(_ collection: UICollectionView, _ element: InterfaceElement) {
    collection.isPagingEnabled = element.flag("pagingEnabled") ?? false
    collection.showsHorizontalScrollIndicator =
      element.flag("showsHorizontalScrollIndicator") ?? true
    collection.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
    guard let layout = element.value("collectionViewLayout"),
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    if layout["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    flow.minimumLineSpacing = layout.number("minimumLineSpacing") ?? 10
    flow.minimumInteritemSpacing = layout.number("minimumInteritemSpacing") ?? 10
    if let size = layout.value("itemSize") {
      flow.itemSize = CGSize(width: size.number("width") ?? 50, height: size.number("height") ?? 50)
    }
    if let size = layout.value("headerReferenceSize") {
      flow.headerReferenceSize = CGSize(
        width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    if let inset = layout.value("sectionInset") {
      flow.sectionInset = UIEdgeInsets(
        top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0,
        bottom: inset.number("maxY") ?? 0, right: inset.number("maxX") ?? 0)
    }
  }

  private static func configure(_ cell: UITableViewCell, _ element: InterfaceElement) {
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
    ]
    cell.accessoryType = accessories[element["accessoryType"] ?? ""] ?? .none
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
  }

  /// Sets an attribute by its name, of the few that projects set so.
  static func set(_ attribute: InterfaceElement, on view: UIView) {
    let value = attribute.value("value")
    let number = value?.number("value") ?? 0
    switch attribute["keyPath"] {
    case "layer.cornerRadius", "cornerRadius": view.layer.cornerRadius = number
    case "layer.borderWidth", "borderWidth": view.layer.borderWidth = number
    case "layer.masksToBounds", "clipsToBounds":
      view.clipsToBounds = attribute.flag("value") ?? value?.flag("value") ?? true
    case "borderColor", "layer.borderUIColor":
      view.layer.borderColor = InterfaceValues.color(value)?.cgColor
    default: break
    }
  }
}
