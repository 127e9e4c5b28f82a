import Foundation

extension View {
  private func changingPreferences(
    _ name: String, _ change: @escaping @MainActor (inout PreferenceValues, Geometry) -> Void
  ) -> some View {
    wrapped(name) { _, _ in .preference(.change(change)) }
  }

  /// Sets a preference value in place of those of the views inside.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    changingPreferences("preference") { values, _ in values.set(key, value) }
  }

  /// Transforms the preference value of the views inside.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    changingPreferences("transformPreference") { values, _ in
      var value = values.value(key) ?? K.defaultValue
      callback(&value)
      values.set(key, value)
    }
  }

  /// Sets a preference value made from a point or rectangle of the view, in place of those of the
  /// views inside.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    changingPreferences("anchorPreference") { values, geometry in
      values.set(key, transform(value.anchor(geometry)))
    }
  }

  /// Transforms the preference value of the views inside, by a point or rectangle of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    changingPreferences("transformAnchorPreference") { values, geometry in
      var whole = values.value(key) ?? K.defaultValue
      transform(&whole, value.anchor(geometry))
      values.set(key, whole)
    }
  }

  /// Calls `action` with the first value of a preference and after each change.
  ///
  /// The value is evaluated on ticks, while anything moves.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where K.Value: Equatable {
    observed("onPreferenceChange", SourceLocation(fileID: fileID, line: line)) { values, _ in
      values.value(key) ?? K.defaultValue
    } action: { _, now in
      action(now)
    }
  }

  /// Calls `action` with the first value derived from the view's geometry and after each change.
  ///
  /// The value is evaluated on ticks, while anything moves.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    observed("onGeometryChange", SourceLocation(fileID: fileID, line: line)) { _, geometry in
      transform(GeometryProxy(geometry))
    } action: { _, now in
      action(now)
    }
  }

  /// Calls `action` with the old and new value derived from the view's geometry after each change,
  /// and first with the initial value as both.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    observed("onGeometryChange", SourceLocation(fileID: fileID, line: line)) { _, geometry in
      transform(GeometryProxy(geometry))
    } action: { old, now in
      action(old ?? now, now)
    }
  }

  func observed<Value: Equatable>(
    _ name: String, _ location: SourceLocation,
    value: @escaping @MainActor (PreferenceValues, Geometry) -> Value,
    action: @escaping (Value?, Value) -> Void
  ) -> some View {
    ObserverView(
      content: self, name: name, location: location, value: value,
      differs: { ($0 as? Value) != ($1 as? Value) },
      action: { old, now in
        guard let now = now as? Value else { return }
        action(old as? Value, now)
      })
  }
}

/// A view with an observer of its geometry or preferences.
struct ObserverView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let name: String
  let location: SourceLocation
  let value: @MainActor (PreferenceValues, Geometry) -> Any
  let differs: (Any, Any) -> Bool
  let action: (Any?, Any) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view(name)
    context.session.observed.insert(.geometryObservers)
    let observer = GeometryObserver(
      slot: inner.slot("seen"), value: value, differs: differs, action: action, location: location)
    return ScrollworkViews.resolve(content, in: inner).map { node in
      WrapperNode(node, .preference(.observe(observer)), name: name)
    }
  }
}
