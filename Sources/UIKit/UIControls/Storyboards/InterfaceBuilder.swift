import Foundation
import ScrollworkDrawing
import ScrollworkUIScrolling

/// Makes the controllers and views of a storyboard or of a file of views.
@MainActor final class InterfaceBuilder {
  let document: InterfaceElement
  let storyboard: UIStoryboard?
  /// The identifier of the controller that is made.
  private(set) var controllerID: String?
  private lazy var elements: [String: InterfaceElement] = document.all.reduce(into: [:]) {
    if let id = $1["id"] { $0[id] = $1 }
  }
  /// The objects by their identifiers.
  private(set) var objects: [String: AnyObject] = [:]

  /// The identifiers of the controllers that hold the one that is made, and its own.
  private var holders: Set<String>

  init(_ document: InterfaceElement, storyboard: UIStoryboard?, in holders: Set<String> = []) {
    (self.document, self.storyboard, self.holders) = (document, storyboard, holders)
  }

  /// The most controllers that hold one another.
  ///
  /// - Source: chosen; apps have less than ten.
  private static let deepest = 12

  /// What a type's `init(coder:)` gets, which reads nothing from it.
  static let coder: NSCoder = NSKeyedArchiver(requiringSecureCoding: false)

  // MARK: Controllers

  /// The controller of an identifier, with a builder of its own, as a scene is made each time anew.
  func controller(_ id: String) -> UIViewController? {
    guard let element = elements[id], holders.count < Self.deepest,
      holders.insert(id).inserted
    else { return nil }
    if element.name == "viewControllerPlaceholder" {
      let other = UIStoryboard(name: element["storyboardName"] ?? "", bundle: nil)
      return element["referencedIdentifier"].map {
        other.instantiateViewController(withIdentifier: $0)
      } ?? other.instantiateInitialViewController()
    }
    let type = InterfaceLibrary.type(element["customClass"]) as? UIViewController.Type
    guard let made = (type ?? Self.base(of: element)).init(coder: Self.coder) else { return nil }
    made.attachments["storyboard"] = storyboard
    (objects[id], controllerID) = (made, id)
    configure(made, by: element)
    if let view = element.value("view") ?? element.value("tableView")
      ?? element.value("collectionView")
    {
      made.viewMaker = { [weak made] in
        guard let made else { return UIView() }
        return self.view(of: made, element, view)
      }
    }
    for segue in element.list("connections") where segue.name == "segue" {
      connect(segue, from: made)
    }
    made.awakeFromNib()
    return made
  }

  private static func base(of element: InterfaceElement) -> UIViewController.Type {
    switch element.name {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    case "pageViewController": UIPageViewController.self
    default: UIViewController.self
    }
  }

  private func configure(_ made: UIViewController, by element: InterfaceElement) {
    made.title = element["title"] ?? made.title
    made.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    if let style = element["modalPresentationStyle"] {
      made.modalPresentationStyle = Self.presentationStyle(style)
    }
    let relations = element.list("connections").filter { $0["kind"] == "relationship" }
      .compactMap { $0["destination"] }
    if let tabs = made as? UITabBarController {
      tabs.viewControllers = relations.compactMap { child($0) }
    } else if let navigation = made as? UINavigationController {
      let bar = element.value("navigationBar")
      navigation.navigationBar.prefersLargeTitles = bar?.flag("largeTitles") ?? false
      navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
      navigation.viewControllers = relations.prefix(1).compactMap { child($0) }
    }
    if let item = element.value("tabBarItem") { made.tabBarItem = tabItem(item) }
    if let item = element.value("navigationItem") { configure(made.navigationItem, item, of: made) }
  }

  private func child(_ id: String) -> UIViewController? {
    InterfaceBuilder(document, storyboard: storyboard, in: holders).controller(id)
  }

  static func presentationStyle(_ name: String) -> UIModalPresentationStyle {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "currentContext": .currentContext
    case "popover": .popover
    default: .automatic
    }
  }

  private func tabItem(_ element: InterfaceElement) -> UITabBarItem {
    let item = UITabBarItem(
      title: element["title"], image: InterfaceValues.image(element, "image"),
      selectedImage: InterfaceValues.image(element, "selectedImage"))
    item.badgeValue = element["badgeValue"]
    return item
  }

  private func configure(
    _ item: UINavigationItem, _ element: InterfaceElement, of controller: UIViewController
  ) {
    item.title = element["title"]
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let id = element["id"] { objects[id] = item as AnyObject }
    var (left, right): ([UIBarButtonItem], [UIBarButtonItem]) = ([], [])
    for child in element.all where child.name == "barButtonItem" {
      let button = barItem(child, of: controller)
      if child["key"] == "leftBarButtonItem" { left.append(button) } else { right.append(button) }
    }
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  /// A button of a bar with its action or segue.
  func barItem(_ element: InterfaceElement, of controller: UIViewController?) -> UIBarButtonItem {
    let item =
      InterfaceValues.systemItem(element["systemItem"]).map {
        UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
      } ?? UIBarButtonItem(title: element["title"], style: .plain, target: nil, action: nil)
    item.image = InterfaceValues.image(element, "image")
    item.width = element.number("width") ?? 0
    if let color = InterfaceValues.color(element.value("tintColor")) { item.tintColor = color }
    if let id = element["id"] { objects[id] = item as AnyObject }
    for connection in element.list("connections") {
      switch connection.name {
      case "action":
        let target = connection["destination"].flatMap { objects[$0] } ?? controller
        item.target = target
        item.action = connection["selector"].flatMap { name in
          target.flatMap { InterfaceLibrary.action(name, of: $0) }
        }
      case "segue":
        guard let controller else { break }
        let template = template(of: connection)
        if let name = connection["identifier"], !name.isEmpty { controller.segues.append(template) }
        item.primaryAction = UIAction { [weak controller, weak item] _ in
          if let controller { template.perform(from: controller, sender: item) }
        }
      default: break
      }
    }
    return item
  }

  // MARK: Views

  /// The views of a file, with its owner's outlets.
  func views(owner: AnyObject?) -> [AnyObject] {
    if let owner { objects["-1"] = owner }
    let tops = document.list("objects").filter { $0.name != "placeholder" }
    let maker = InterfaceViews(self, controller: nil)
    let made = tops.compactMap { maker.view($0) }
    maker.finish()
    for holder in document.list("objects") where holder.name == "placeholder" {
      if let id = holder["id"], let object = objects[id] { connectOutlets(holder, of: object) }
    }
    return made
  }

  private func view(
    of controller: UIViewController, _ scene: InterfaceElement, _ element: InterfaceElement
  ) -> UIView {
    let maker = InterfaceViews(self, controller: controller)
    guard let made = maker.view(element) else { return UIView() }
    made.frame = UIViewController.initialFrame
    // The view belongs to its controller before outlets are set, as their setters may ask for it.
    controller.view = made
    maker.finish()
    connectOutlets(scene, of: controller)
    return made
  }

  func add(_ object: AnyObject, _ id: String?) { if let id { objects[id] = object } }

  /// Sets the outlets of an object.
  func connectOutlets(_ element: InterfaceElement, of object: AnyObject) {
    var collections: [String: [AnyObject]] = [:]
    for outlet in element.list("connections") {
      guard let name = outlet["property"],
        let value = outlet["destination"].flatMap({ objects[$0] })
      else { continue }
      if outlet.name == "outletCollection" {
        collections[name, default: []].append(value)
      } else if outlet.name == "outlet", name != "view" {
        InterfaceLibrary.connect(name, of: object, to: value)
      }
    }
    for (name, values) in collections.sorted(by: { $0.key < $1.key }) {
      InterfaceLibrary.connect(name, of: object, toAll: values)
    }
  }

  // MARK: Segues

  private func connect(_ segue: InterfaceElement, from controller: UIViewController) {
    guard segue["kind"] != "relationship", segue["kind"] != "embed" else { return }
    controller.segues.append(template(of: segue))
  }

  /// The segue of an element, by the kind of its way.
  func template(of segue: InterfaceElement) -> SegueTemplate {
    let (kind, style) = (segue["kind"], segue["modalPresentationStyle"])
    let destination = segue["destination"]
    // The controller keeps its segues: they keep nothing of it.
    return SegueTemplate(identifier: segue["identifier"]) { [document, storyboard] in
      destination.flatMap { InterfaceBuilder(document, storyboard: storyboard).controller($0) }
    } way: { source, destination in
      if let style { destination.modalPresentationStyle = Self.presentationStyle(style) }
      switch kind {
      case "show", "push": source.show(destination, sender: nil)
      case "showDetail": source.showDetailViewController(destination, sender: nil)
      case "unwind":
        if let navigation = source.navigationController {
          navigation.popViewController(animated: true)
        } else {
          source.dismiss(animated: true)
        }
      default: source.present(destination, animated: segue.flag("animates") ?? true)
      }
    }
  }

  /// The controller that a view embeds.
  func embedded(_ id: String) -> UIViewController? { child(id) }
}
