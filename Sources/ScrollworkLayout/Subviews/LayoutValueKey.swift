/// A name for a value that a view hands to the layout it stands in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// What a view that sets nothing hands over.
  static var defaultValue: Value { get }
}
