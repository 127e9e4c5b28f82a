import Foundation

extension View {
  private func changingPreferences(
    _ name: String, _ change: @escaping @MainActor (inout PreferenceValues, Geometry) -> Void
  ) -> some View {
    wrapped(name) { _, _ in .preference(.change(change)) }
  }

  /// Hands a value up, in place of those of the views inside.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    changingPreferences("preference") { values, _ in values.set(key, value) }
  }

  /// Changes the value that the views inside hand up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    changingPreferences("transformPreference") { values, _ in
      var value = values.value(key) ?? K.defaultValue
      callback(&value)
      values.set(key, value)
    }
  }

  /// Hands up a value made from a point or rectangle of the view, in place of those of the views
  /// inside.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    changingPreferences("anchorPreference") { values, geometry in
      values.set(key, transform(value.anchor(geometry)))
    }
  }

  /// Changes the value that the views inside hand up, by a point or rectangle of the view.
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

  /// Acts when what the views inside hand up is another value, and with the first one.
  ///
  /// Looked at on ticks, while something moves.
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

  /// Acts when something told by the view's geometry is another value, and with the first one.
  ///
  /// Looked at on ticks, while something moves.
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

  /// Acts when something told by the view's geometry is another value, with the old and the new
  /// one; at first both are the same.
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

/// A view whose geometry or preferences somebody watches.
struct ObserverView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let name: String
  let location: SourceLocation
  let value: @MainActor (PreferenceValues, Geometry) -> Any
  let differs: (Any, Any) -> Bool
  let action: (Any?, Any) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view(name)
    context.session.observesGeometry = true
    let observer = GeometryObserver(
      slot: inner.slot("seen"), value: value, differs: differs, action: action, location: location)
    return ScrollworkViews.resolve(content, in: inner).map { node in
      WrapperNode(node, .preference(.observe(observer)), name: name)
    }
  }
}
