/// A static property of an app: its value lasts for one playing of a scene.
///
///     @ProcessValue private static var count = 0
///
/// A stored static property would keep its value from one playing to the next. For code of any
/// isolation, which cannot have a wrapped static property, it is a constant beside a computed one:
///
///     private static let levelOfProcess = ProcessValue(wrappedValue: Level.info)
///     static var level: Level {
///       get { levelOfProcess.wrappedValue }
///       set { levelOfProcess.wrappedValue = newValue }
///     }
@propertyWrapper public struct ProcessValue<Value>: @unchecked Sendable {
  private let key = Key()
  private let initial: () -> Value

  /// A value that is `wrappedValue` at the start of each playing, evaluated when it is first read.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    initial = wrappedValue
  }

  /// The value in the playing whose code runs.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  private var box: Box { AppProcess.current.object(for: ObjectIdentifier(key)) { Box(initial()) } }

  /// The identity of the property.
  private final class Key: Sendable {}

  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}
