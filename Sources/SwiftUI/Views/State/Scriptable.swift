public import Foundation
public import ScrollworkScript

/// A value that scripts can set and expect: a number, string, Boolean, or an enumeration of these.
///
/// ```swift
/// enum Mode: String, ScriptValue { case list, grid }
/// ```
public protocol ScriptValue {
  /// Creates a value from a script's setting; nil if the setting has another type.
  init?(_ setting: GestureScript.Setting)
  /// The value as a script's setting.
  var setting: GestureScript.Setting { get }
}

extension Double: ScriptValue {
  /// Creates a number from a number setting.
  public init?(_ setting: GestureScript.Setting) {
    guard case .number(let value) = setting else { return nil }
    self = value
  }

  /// The number as a setting.
  public var setting: GestureScript.Setting { .number(self) }
}

extension CGFloat: ScriptValue {
  /// Creates a number from a number setting.
  public init?(_ setting: GestureScript.Setting) {
    guard case .number(let value) = setting else { return nil }
    self.init(value)
  }

  /// The number as a setting.
  public var setting: GestureScript.Setting { .number(Double(self)) }
}

extension Int: ScriptValue {
  /// Creates an integer from a number setting without a fraction.
  public init?(_ setting: GestureScript.Setting) {
    guard case .number(let value) = setting else { return nil }
    self.init(exactly: value)
  }

  /// The integer as a setting.
  public var setting: GestureScript.Setting { .number(Double(self)) }
}

extension Bool: ScriptValue {
  /// Creates a Boolean from a Boolean setting.
  public init?(_ setting: GestureScript.Setting) {
    guard case .truth(let value) = setting else { return nil }
    self = value
  }

  /// The Boolean as a setting.
  public var setting: GestureScript.Setting { .truth(self) }
}

extension String: ScriptValue {
  /// Creates a string from a string setting.
  public init?(_ setting: GestureScript.Setting) {
    guard case .text(let value) = setting else { return nil }
    self = value
  }

  /// The string as a setting.
  public var setting: GestureScript.Setting { .text(self) }
}

extension ScriptValue where Self: RawRepresentable, RawValue: ScriptValue {
  /// Creates the case whose raw value a setting has.
  public init?(_ setting: GestureScript.Setting) {
    guard let raw = RawValue(setting) else { return nil }
    self.init(rawValue: raw)
  }

  /// The raw value as a setting.
  public var setting: GestureScript.Setting { rawValue.setting }
}

extension View {
  /// Exposes a value to scripts, which set and expect it by name.
  ///
  /// ```swift
  /// ScrollView { … }.scriptable("count", $count)   // in the script: set "count" 12
  /// ```
  ///
  /// A script sets all values of the same name together and reads the first.
  public func scriptable(_ name: String, _ value: Binding<some ScriptValue>) -> some View {
    ScriptableView(content: self, name: name, value: ScriptableValue(value))
  }
}

/// A type-erased binding that a script reads and sets.
package struct ScriptableValue {
  package let get: () -> GestureScript.Setting
  /// Sets the value; false if the setting has another type.
  package let set: (GestureScript.Setting) -> Bool

  init<Value: ScriptValue>(_ binding: Binding<Value>) {
    get = { binding.wrappedValue.setting }
    set = { setting in
      guard let value = Value(setting) else { return false }
      binding.wrappedValue = value
      return true
    }
  }
}

private struct ScriptableView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let name: String
  let value: ScriptableValue

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    context.session.lend(value, as: name)
    return ScrollworkViews.resolve(content, in: context)
  }
}
