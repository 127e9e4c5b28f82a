import Foundation
import ScrollworkDrawing
import ScrollworkUIScrolling

/// Makes one hierarchy of views, and connects it when it is whole.
@MainActor final class InterfaceViews {
  private let builder: InterfaceBuilder
  private weak var controller: UIViewController?
  private var finishers: [() -> Void] = []

  init(_ builder: InterfaceBuilder, controller: UIViewController?) {
    (self.builder, self.controller) = (builder, controller)
  }

  /// Sets constraints, outlets and actions, and wakes the views.
  func finish() {
    let all = finishers
    finishers = []
    for run in all { run() }
  }

  /// The view of an element with its subviews; nil for what is no view.
  func view(_ element: InterfaceElement) -> UIView? {
    guard let made = make(element) else { return nil }
    builder.add(made, element["id"])
    configure(made, element)
    InterfaceControls.configure(made, element)
    var host = made
    if let cell = made as? UITableViewCell { host = cell.contentView }
    if let cell = made as? UICollectionViewCell { host = cell.contentView }
    if let effect = made as? UIVisualEffectView { host = effect.contentView }
    let content = element.value("contentView") ?? element
    if host !== made {
      builder.add(host, content["id"])
      if content !== element { addGuides(of: host, content) }
    }
    for child in content.list("subviews") {
      guard let view = view(child) else { continue }
      if let stack = host as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        host.addSubview(view)
      }
    }
    addGuides(of: made, element)
    if let table = made as? UITableView { addParts(of: table, element) }
    if let collection = made as? UICollectionView { addCells(to: collection, element) }
    if let bar = made as? UIToolbar {
      bar.items = element.list("items").map { builder.barItem($0, of: controller) }
    }
    let constraints =
      element.list("constraints") + (content === element ? [] : content.list("constraints"))
    finishers.append { [self] in
      for constraint in constraints { add(constraint, in: host) }
      connect(made, element)
    }
    return made
  }

  private func make(_ element: InterfaceElement) -> UIView? {
    if element["customClass"] != nil,
      let type = InterfaceLibrary.type(element["customClass"]) as? UIView.Type
    {
      if let cell = type as? UITableViewCell.Type {
        return cell.init(registeredAs: element["reuseIdentifier"])
      }
      return type.init(coder: InterfaceBuilder.coder)
    }
    return InterfaceControls.make(element)
  }

  private func configure(_ made: UIView, _ element: InterfaceElement) {
    if let frame = InterfaceValues.rect(element.value("frame")) { made.frame = frame }
    made.translatesAutoresizingMaskIntoConstraints =
      element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    if let mask = element.value("autoresizingMask") {
      let parts: [(String, UIView.AutoresizingMask)] = [
        ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
        ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
        ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
      ]
      made.autoresizingMask = parts.reduce(into: []) { known, part in
        if mask.flag(part.0) ?? false { known.insert(part.1) }
      }
    }
    if let color = InterfaceValues.color(element.value("backgroundColor")) {
      made.backgroundColor = color
    }
    if let color = InterfaceValues.color(element.value("tintColor")) { made.tintColor = color }
    if let mode = InterfaceValues.contentMode(element["contentMode"]) { made.contentMode = mode }
    made.clipsToBounds = element.flag("clipsSubviews") ?? made.clipsToBounds
    made.isHidden = element.flag("hidden") ?? false
    made.alpha = element.number("alpha") ?? 1
    made.tag = element.integer("tag") ?? 0
    if let enabled = element.flag("userInteractionEnabled") {
      made.isUserInteractionEnabled = enabled
    }
    let priorities: [(String, (UILayoutPriority) -> Void)] = [
      ("horizontalHuggingPriority", { made.setContentHuggingPriority($0, for: .horizontal) }),
      ("verticalHuggingPriority", { made.setContentHuggingPriority($0, for: .vertical) }),
      (
        "horizontalCompressionResistancePriority",
        { made.setContentCompressionResistancePriority($0, for: .horizontal) }
      ),
      (
        "verticalCompressionResistancePriority",
        { made.setContentCompressionResistancePriority($0, for: .vertical) }
      ),
    ]
    for (name, set) in priorities {
      if let value = element.number(name) { set(UILayoutPriority(Float(value))) }
    }
  }

  // MARK: Layout

  private func addGuides(of view: UIView, _ element: InterfaceElement) {
    for child in element.children where child.name == "viewLayoutGuide" {
      switch child["key"] {
      case "safeArea": builder.add(view.safeAreaLayoutGuide, child["id"])
      case "contentLayoutGuide":
        builder.add((view as? UIScrollView)?.contentLayoutGuide ?? UILayoutGuide(), child["id"])
      case "frameLayoutGuide":
        builder.add((view as? UIScrollView)?.frameLayoutGuide ?? UILayoutGuide(), child["id"])
      default: break
      }
    }
  }

  private func add(_ element: InterfaceElement, in view: UIView) {
    let first = element["firstItem"].map { builder.objects[$0] } ?? view
    let second = element["secondItem"].flatMap { builder.objects[$0] }
    guard let first, element["secondItem"] == nil || second != nil,
      let attribute = Self.attribute(element["firstAttribute"])
    else { return }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: Self.attribute(element["secondAttribute"]) ?? .notAnAttribute,
      multiplier: Self.factor(element["multiplier"]), constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = element["identifier"]
    builder.add(constraint, element["id"])
    constraint.isActive = element.flag("active") ?? true
  }

  private static func factor(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split(separator: ":").compactMap { Double($0) }
    let factor = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
    return factor.isFinite ? CGFloat(factor) : 1
  }

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    switch name {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "baseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    case "leadingMargin": .leadingMargin
    case "trailingMargin": .trailingMargin
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "leftMargin": .leftMargin
    case "rightMargin": .rightMargin
    default: nil
    }
  }

  // MARK: Cells

  private func addParts(of table: UITableView, _ element: InterfaceElement) {
    let header = element.children.first { $0["key"] == "tableHeaderView" }
    if let header, let view = view(header) { table.tableHeaderView = view }
    let footer = element.children.first { $0["key"] == "tableFooterView" }
    if let footer, let view = view(footer) { table.tableFooterView = view }
    for cell in element.list("prototypes") {
      guard let name = cell["reuseIdentifier"] else { continue }
      table.cellMakers[name] = separate(cell)
      if let segue = cell.list("connections").first(where: { $0.name == "segue" }) {
        table.cellSegues[name] = segueAction(segue)
      }
    }
  }

  private func addCells(to collection: UICollectionView, _ element: InterfaceElement) {
    for cell in element.list("cells") {
      guard let name = cell["reuseIdentifier"] else { continue }
      collection.pool.makers[.cell(name)] = separate(cell)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let part = element.value(key), let name = part["reuseIdentifier"] else { continue }
      collection.pool.makers[.supplementary(kind, name)] = separate(part)
    }
  }

  /// What makes a view on its own, each time it is asked for; it keeps none of the others.
  private func separate<Made: UIView>(_ element: InterfaceElement) -> () -> Made? {
    let (document, storyboard, id) = (builder.document, builder.storyboard, builder.controllerID)
    return { [weak controller] in
      let builder = InterfaceBuilder(document, storyboard: storyboard)
      if let controller { builder.add(controller, id) }
      let maker = InterfaceViews(builder, controller: controller)
      let made = maker.view(element) as? Made
      maker.finish()
      return made
    }
  }

  // MARK: Connections

  private func connect(_ made: UIView, _ element: InterfaceElement) {
    for connection in element.list("connections") {
      switch connection.name {
      case "action": addAction(connection, to: made)
      case "segue": addSegue(connection, to: made)
      default: break
      }
    }
    // Outlets may lead to views that are made later: all are there by now.
    builder.connectOutlets(element, of: made)
    for attribute in element.list("userDefinedRuntimeAttributes") {
      InterfaceControls.set(attribute, on: made)
    }
    made.awakeFromNib()
  }

  private func addAction(_ element: InterfaceElement, to view: UIView) {
    guard let control = view as? UIControl, let name = element["selector"],
      let target = element["destination"].flatMap({ builder.objects[$0] }) ?? controller,
      let selector = InterfaceLibrary.action(name, of: target)
        ?? controller.flatMap({ InterfaceLibrary.action(name, of: $0) })
    else { return }
    let events: [String: UIControl.Event] = [
      "touchUpInside": .touchUpInside, "valueChanged": .valueChanged, "touchDown": .touchDown,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidBegin": .editingDidBegin, "editingDidEndOnExit": .editingDidEndOnExit,
      "primaryActionTriggered": .primaryActionTriggered,
    ]
    control.addTarget(
      target, action: selector, for: events[element["eventType"] ?? ""] ?? .touchUpInside)
  }

  private func segueAction(_ element: InterfaceElement) -> (Any?) -> Void {
    let template = builder.template(of: element)
    return { [weak controller] sender in
      guard let controller,
        controller.shouldPerformSegue(
          withIdentifier: element["identifier"] ?? "", sender: sender)
      else { return }
      template.perform(from: controller, sender: sender)
    }
  }

  private func addSegue(_ element: InterfaceElement, to view: UIView) {
    if element["kind"] == "embed" {
      guard let controller, let id = element["destination"], let child = builder.embedded(id) else {
        return
      }
      controller.addChild(child)
      controller.prepare(
        for: UIStoryboardSegue(
          identifier: element["identifier"], source: controller, destination: child), sender: view)
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: controller)
    } else if let control = view as? UIControl {
      let perform = segueAction(element)
      if let name = element["identifier"], !name.isEmpty {
        controller?.segues.append(builder.template(of: element))
      }
      control.addAction(UIAction { [weak view] _ in perform(view) }, for: .touchUpInside)
    }
  }
}
