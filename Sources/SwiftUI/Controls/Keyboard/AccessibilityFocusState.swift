public import ScrollworkViews

/// The focus of assistive technologies, which are off: it keeps what code sets.
@MainActor @preconcurrency @propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus of assistive technologies.
  @MainActor @preconcurrency @propertyWrapper public struct Binding {
    private let binding: ScrollworkViews.Binding<Value>

    fileprivate init(_ binding: ScrollworkViews.Binding<Value>) { self.binding = binding }

    /// The focus value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  private init(at value: Value) { state = State(wrappedValue: value) }

  /// Creates a focus state of false.
  public init() where Value == Bool { self.init(at: false) }

  /// Creates a focus state of nil.
  public init<T: Hashable>() where Value == T? { self.init(at: nil) }

  /// The focus value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(state.projectedValue) }
}

extension AccessibilityFocusState: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    state.connect(in: context, property: property)
  }
}

extension View {
  /// Follows the focus of assistive technologies, which are off.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Follows the focus of assistive technologies, which are off.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
