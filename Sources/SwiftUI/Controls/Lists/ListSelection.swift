import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// Access to the selection of a list.
struct ListSelection {
  /// Whether several rows may be selected: while the list is edited.
  let isMultiple: Bool
  let contains: ([AnyHashable]) -> Bool
  let toggle: ([AnyHashable]) -> Void

  /// A selection of several values.
  init<Value: Hashable>(set: Binding<Set<Value>>) {
    isMultiple = true
    contains = { tags in
      Self.value(Value.self, in: tags).map { set.wrappedValue.contains($0) } ?? false
    }
    toggle = { tags in
      guard let value = Self.value(Value.self, in: tags) else { return }
      if set.wrappedValue.contains(value) {
        set.wrappedValue.remove(value)
      } else {
        set.wrappedValue.insert(value)
      }
    }
  }

  /// A selection of at most one value.
  init<Value: Hashable>(one: Binding<Value?>) {
    isMultiple = false
    contains = { tags in
      Self.value(Value.self, in: tags).map { one.wrappedValue == $0 } ?? false
    }
    toggle = { tags in
      if let value = Self.value(Value.self, in: tags) { one.wrappedValue = value }
    }
  }

  /// The first of the values that identify a row which has the type of the selection.
  private static func value<Value>(_ type: Value.Type, in tags: [AnyHashable]) -> Value? {
    tags.lazy.compactMap { $0.base as? Value }.first
  }
}

/// Whether a person edits the content of a view.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The view is in a temporary edit mode.
  case transient
  /// The content can be edited.
  case active

  /// Whether the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether a person edits the views inside; shared by the pages of a navigation stack.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that toggles the edit mode.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates an edit button.
  public init() {}

  /// The button: Edit, or Done while editing.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation(.navigation) { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      if isEditing { Text(verbatim: "Done").fontWeight(.semibold) } else { Text(verbatim: "Edit") }
    }
  }
}
