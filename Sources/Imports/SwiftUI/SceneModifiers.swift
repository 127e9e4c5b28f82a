public import Observation
public import ScrollworkEnvironment
public import ScrollworkViews

extension Scene {
  /// Runs an action with the old and the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    WindowGroup {
      AnyView(erasing: firstView)
        .onChange(of: value, initial: initial, action, fileID: fileID, line: line)
    }
  }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    onChange(of: value, initial: initial, { _, _ in action() }, fileID: fileID, line: line)
  }

  /// Runs an action with the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    onChange(of: value, { _, new in action(new) }, fileID: fileID, line: line)
  }

  /// Sets an environment value of the views.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    WindowGroup { AnyView(erasing: firstView).environment(keyPath, value) }
  }

  /// Changes an environment value of the views.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    WindowGroup {
      AnyView(erasing: firstView).transformEnvironment(keyPath, transform: transform)
    }
  }

  /// Provides a model to the views, for `@Environment(Model.self)`.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    WindowGroup { AnyView(erasing: firstView).environment(object) }
  }

  /// Provides a model to the views, for `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    WindowGroup { AnyView(erasing: firstView).environmentObject(object) }
  }
}
