/// A method that the code names, to be called with arguments that are only known then.
struct SelectorMethod: Sendable {
  typealias Call =
    @MainActor @Sendable (_ target: Any?, SelectorArguments) throws -> Any?

  /// The number of arguments.
  let count: Int
  /// Whether the method is one of an object already, and no other target can have it.
  let isBound: Bool
  /// Whether an object has the method; that of an object is said to be had by all.
  let accepts: @MainActor @Sendable (Any?) -> Bool
  /// Calls the method on a target that has it.
  let call: Call

  /// A method of an object.
  static func bound(
    _ count: Int,
    _ call:
      @escaping @MainActor @Sendable (SelectorArguments) throws -> Any?
  ) -> SelectorMethod {
    SelectorMethod(count: count, isBound: true, accepts: { _ in true }) {
      _, arguments in try call(arguments)
    }
  }

  /// A method of a type.
  static func unbound<Target>(
    _ count: Int,
    _ call:
      @escaping @MainActor @Sendable (Target, SelectorArguments) throws -> Any?
  ) -> SelectorMethod {
    SelectorMethod(count: count, isBound: false, accepts: { $0 is Target }) {
      target, arguments in
      guard let target = target as? Target else { throw SelectorFailure.noMethod }
      return try call(target, arguments)
    }
  }
}
