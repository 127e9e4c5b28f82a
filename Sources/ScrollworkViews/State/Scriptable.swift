public import Foundation
public import ScrollworkScript

/// A value that scripts can set and look at: numbers, texts, on or off, and enumerations of them.
///
/// ```swift
/// enum Mode: String, ScriptValue { case list, grid }
/// ```
public protocol ScriptValue {
  /// The value that a script means; nil if it is none of this type.
  init?(_ setting: GestureScript.Setting)
  /// The value as scripts spell it.
  var setting: GestureScript.Setting { get }
}

extension Double: ScriptValue {
  /// A number.
  public init?(_ setting: GestureScript.Setting) {
    guard case .number(let value) = setting else { return nil }
    self = value
  }

  /// The number.
  public var setting: GestureScript.Setting { .number(self) }
}

extension CGFloat: ScriptValue {
  /// A number.
  public init?(_ setting: GestureScript.Setting) {
    guard case .number(let value) = setting else { return nil }
    self.init(value)
  }

  /// The number.
  public var setting: GestureScript.Setting { .number(Double(self)) }
}

extension Int: ScriptValue {
  /// A whole number.
  public init?(_ setting: GestureScript.Setting) {
    guard case .number(let value) = setting else { return nil }
    self.init(exactly: value)
  }

  /// The number.
  public var setting: GestureScript.Setting { .number(Double(self)) }
}

extension Bool: ScriptValue {
  /// On or off.
  public init?(_ setting: GestureScript.Setting) {
    guard case .truth(let value) = setting else { return nil }
    self = value
  }

  /// On or off.
  public var setting: GestureScript.Setting { .truth(self) }
}

extension String: ScriptValue {
  /// A text.
  public init?(_ setting: GestureScript.Setting) {
    guard case .text(let value) = setting else { return nil }
    self = value
  }

  /// The text.
  public var setting: GestureScript.Setting { .text(self) }
}

extension ScriptValue where Self: RawRepresentable, RawValue: ScriptValue {
  /// The case with a raw value.
  public init?(_ setting: GestureScript.Setting) {
    guard let raw = RawValue(setting) else { return nil }
    self.init(rawValue: raw)
  }

  /// The raw value.
  public var setting: GestureScript.Setting { rawValue.setting }
}

extension View {
  /// Lends a value to scripts, which set it and look at it by a name.
  ///
  /// ```swift
  /// ScrollView { … }.scriptable("count", $count)   // in the script: set "count" 12
  /// ```
  ///
  /// Values of one name are set together; the first is looked at.
  public func scriptable(_ name: String, _ value: Binding<some ScriptValue>) -> some View {
    ScriptableView(content: self, name: name, value: LentValue(value))
  }
}

/// A value that a script may set.
package struct LentValue {
  package let get: () -> GestureScript.Setting
  /// Sets it; says whether it can be that.
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

private struct ScriptableView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let name: String
  let value: LentValue

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    context.session.lend(value, as: name)
    return ScrollworkViews.resolve(content, in: context)
  }
}
