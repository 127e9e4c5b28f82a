import ScrollworkFoundation

/// A value in the tree, by its path.
///
/// Writes reach the cache at once; their completions wait for the server, which never answers.
open class DatabaseReference: DatabaseQuery, @unchecked Sendable {
  /// The last part of the path; nil for the root.
  open var key: String? { parts.last }
  /// The value around; nil for the root.
  open var parent: DatabaseReference? {
    parts.isEmpty ? nil : DatabaseReference(Array(parts.dropLast()))
  }
  /// The root of the database reference.
  open var root: DatabaseReference { DatabaseReference([]) }
  /// The URL of the database reference.
  open var url: String {
    (FirebaseApp.app()?.options.databaseURL ?? "") + "/" + parts.joined(separator: "/")
  }

  /// The reference of a child.
  open func child(_ pathString: String) -> DatabaseReference {
    DatabaseReference(parts + pathString.split(separator: "/").map(String.init))
  }

  /// A value inside with a new key, which follows those made before.
  open func childByAutoId() -> DatabaseReference {
    let letters = Array("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
    var time = Int(Date().timeIntervalSince1970 * 1_000)
    var key = ""
    for _ in 0..<8 {
      key = String(letters[time % 64]) + key
      time /= 64
    }
    return child(key + String((0..<12).map { _ in letters[Int.random(in: 0..<64)] }))
  }

  private func write(_ values: [String: Any?]) {
    var cache = DatabaseCache.current
    for (path, value) in values { cache.set(value, at: child(path).parts) }
    DatabaseCache.current = cache
    for path in values.keys.sorted() { DatabaseObserver.announce(child(path).parts) }
  }

  /// Sets the value; nil removes it.
  open func setValue(_ value: Any?) { write(["": value]) }

  /// Sets the value; nil removes it.
  open func setValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    setValue(value)
  }

  /// Sets the value, and waits for the server.
  @discardableResult open func setValue(_ value: Any?) async throws -> DatabaseReference {
    write(["": value])
    try await OfflineAnswer.wait()
    return self
  }

  /// Updates the values of children.
  open func updateChildValues(_ values: [AnyHashable: Any]) {
    write(
      Dictionary(
        values.map { ("\($0.key)", $0.value) }, uniquingKeysWith: { _, last in last }))
  }

  /// Updates the values of children.
  open func updateChildValues(
    _ values: [AnyHashable: Any],
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    updateChildValues(values)
  }

  /// Removes the value of the reference.
  open func removeValue() { write(["": nil]) }

  /// Removes the value of the reference.
  open func removeValue(
    completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    removeValue()
  }

  /// Sets a value when the connection ends; there is no connection.
  open func onDisconnectSetValue(_ value: Any?) {}

  /// Removes the value when the connection ends; there is no connection.
  open func onDisconnectRemoveValue() {}
}
