import Foundation
public import ScrollworkUIScrolling
import ScrollworkSystem

/// The storyboards and files of views of an app, with the classes, outlets and actions that its code
/// declares: what Objective-C would find by their names.
@MainActor public enum InterfaceLibrary {
  private final class Content {
    var files: [String: InterfaceElement] = [:]
    var classes: [String: AnyClass] = [:]
    var outlets: [String: [(AnyObject, Any?) -> Bool]] = [:]
    var actions: [String: [(AnyObject) -> Selector?]] = [:]
  }

  /// The library of the scene whose code runs.
  private static var content: Content { AppProcess.current.only { Content() } }

  static var files: [String: InterfaceElement] { content.files }

  /// Begins with an empty library.
  public static func removeAll() {
    let content = content
    (content.files, content.classes, content.outlets, content.actions) = ([:], [:], [:], [:])
  }

  /// Adds a file by its name without an ending.
  public static func add(_ name: String, text: String) {
    content.files[name] = InterfaceElement.root(of: text)
  }

  /// Adds a class.
  public static func add(_ name: String, class type: AnyClass) { content.classes[name] = type }

  /// Adds an outlet of a class.
  public static func add<Object: AnyObject, Value>(
    outlet name: String, _ property: ReferenceWritableKeyPath<Object, Value>
  ) {
    content.outlets[name, default: []].append { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  /// Adds an action of a class.
  public static func add<Object: AnyObject>(
    action name: String, of type: Object.Type, _ selector: Selector
  ) {
    content.actions[name, default: []].append { $0 is Object ? selector : nil }
  }

  /// The class of a name, if code declares it.
  static func type(_ name: String?) -> AnyClass? { name.flatMap { content.classes[$0] } }

  /// Sets an outlet of an object, by a property of code's or one of UIKit's own.
  static func connect(_ name: String, of object: AnyObject, to value: AnyObject) {
    if name.hasPrefix("#") { return }
    for set in content.outlets[name] ?? [] where set(object, value) { return }
    connectOwn(name, of: object, to: value)
  }

  /// Sets a collection of outlets of an object.
  static func connect(_ name: String, of object: AnyObject, toAll values: [AnyObject]) {
    for set in content.outlets[name] ?? [] where set(object, values) { return }
  }

  /// The action of an object.
  static func action(_ name: String, of object: AnyObject) -> Selector? {
    content.actions[name]?.lazy.compactMap { $0(object) }.first
  }

  private static func connectOwn(_ name: String, of object: AnyObject, to value: AnyObject) {
    switch (name, object) {
    case ("dataSource", let table as UITableView):
      table.dataSource = value as? any UITableViewDataSource
    case ("delegate", let table as UITableView):
      table.delegate = value as? any UITableViewDelegate
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let collection as UICollectionView):
      collection.delegate = value as? any UICollectionViewDelegate
    case ("delegate", let view as UITextView): view.delegate = value as? any UITextViewDelegate
    case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField):
      field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
    case ("dataSource", let picker as UIPickerView):
      picker.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let picker as UIPickerView):
      picker.delegate = value as? any UIPickerViewDelegate
    case ("view", let controller as UIViewController): controller.view = value as? UIView
    default: break
    }
  }
}
