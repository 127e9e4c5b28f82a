public import ScrollworkViews

/// A property wrapper that reads and writes the current focus location of a scene.
///
/// A tap on a ``View/focused(_:)`` view focuses it. There is no keyboard: focus shows only in
/// views that read the value.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus state.
  @propertyWrapper public struct Binding {
    let binding: ScrollworkViews.Binding<Value>

    /// The focus value; writing it updates the views that read it.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  private init(at value: Value) { state = State(wrappedValue: value) }

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
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension FocusState: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    state.connect(in: context, property: property)
  }
}

extension View {
  /// Sets the condition to true when a tap focuses the view.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    simultaneousGesture(TapGesture().onEnded { condition.wrappedValue = true })
  }

  /// Sets the binding to `value` when a tap focuses the view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    simultaneousGesture(TapGesture().onEnded { binding.wrappedValue = value })
  }
}
