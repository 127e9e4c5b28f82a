public import ScrollworkViews

/// A property wrapper that reads and writes the current focus location of a scene.
///
/// A tap on a ``View/focused(_:)`` view focuses it, and a scroll that dismisses the keyboard takes the
/// focus away. There is no keyboard: focus shows only in views that read the value.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus state.
  @propertyWrapper public struct Binding {
    let binding: ScrollworkViews.Binding<Value>
    /// The value without a focus.
    let none: Value

    /// The focus value; writing it updates the views that read it.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>
  private let none: Value

  private init(at value: Value) { (state, none) = (State(wrappedValue: value), value) }

  /// Creates a focus state of false: unfocused.
  public init() where Value == Bool { self.init(at: false) }

  /// Creates a focus state of nil: unfocused.
  public init<T: Hashable>() where Value == T? { self.init(at: nil) }

  /// The focus value; writing it updates the views that read it.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus state.
  public var projectedValue: Binding { Binding(binding: state.projectedValue, none: none) }
}

extension FocusState: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    state.connect(in: context, property: property)
  }
}

extension View {
  /// Sets the condition to true when a tap focuses the view.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Sets the binding to `value` when a tap focuses the view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value)
      .simultaneousGesture(TapGesture().onEnded { binding.wrappedValue = value })
  }
}

/// A view that may have the focus.
private struct FocusedView<Content: View, Value: Hashable>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let binding: FocusState<Value>.Binding
  /// The value while the view has the focus.
  let value: Value

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    context.session.endsFocus { [binding, value] in
      if binding.wrappedValue == value { binding.wrappedValue = binding.none }
    }
    return ScrollworkViews.resolve(content, in: context)
  }
}
