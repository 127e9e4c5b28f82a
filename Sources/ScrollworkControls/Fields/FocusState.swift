public import ScrollworkViews

/// Which field has the keyboard: a value that changes as views and taps on fields say.
///
/// There is no keyboard, so what is typed, and what a keyboard covers, never shows.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and write the value from elsewhere.
  @propertyWrapper public struct Binding {
    let binding: ScrollworkViews.Binding<Value>

    /// The value; writing it makes the views that read it new.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The same once more.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  private init(at value: Value) { state = State(wrappedValue: value) }

  /// Nothing has the keyboard.
  public init() where Value == Bool { self.init(at: false) }

  /// Nothing has the keyboard.
  public init<T: Hashable>() where Value == T? { self.init(at: nil) }

  /// The value; writing it makes the views that read it new.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension FocusState: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    state.connect(in: context, property: property)
  }
}

extension View {
  /// Sets a value while a tap has chosen the view.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    simultaneousGesture(TapGesture().onEnded { condition.wrappedValue = true })
  }

  /// Gives a value that of the view once a tap has chosen it.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    simultaneousGesture(TapGesture().onEnded { binding.wrappedValue = value })
  }
}
