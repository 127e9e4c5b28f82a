import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A control for selecting from a set of mutually exclusive values, in the current ``PickerStyle``.
///
/// The values are the tags of the content views, or the ids that a `ForEach` gives them.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  @Environment(\.listAppearance) private var list
  @Environment(\.tint) private var tint
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.menuDepth) private var menuDepth
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Creates a picker with a custom label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a custom label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// The options, or the selected one.
  public var body: some View {
    let values = PickerValues(
      selected: { AnyHashable(flattening: selection.wrappedValue) },
      select: { new in
        // A tag of another type never changes the binding.
        if let new = new.base as? SelectionValue { selection.wrappedValue = new }
      })
    switch menuDepth > 0 ? .menuRows : style.presentation(inList: list != nil) {
    case .menuRows:
      Group(subviews: content) { MenuPickerRows(options: $0, values: values) }
    case .page:
      NavigationLink {
        List { Group(subviews: content) { PickerRows(options: $0, values: values) } }
      } label: {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          Group(subviews: content) { options in
            if let index = values.index(among: options) { options[index] }
          }
          .foregroundStyle(Color.secondary)
        }
        .contentShape(Rectangle())
      }
    case .segments:
      Group(subviews: content) { SegmentedPicker(options: $0, values: values) }
        .font(.system(size: SegmentedControlMetrics.size, weight: .medium))
        .lineLimit(1)
    case .rows:
      Group(subviews: content) { PickerRows(options: $0, values: values) }
    case .wheel:
      Group(subviews: content) { PickerWheel(options: $0, values: values) }
        .font(.system(size: PickerWheelMetrics.size)).lineLimit(1)
    case .menu:
      HStack(spacing: 8) {
        if list != nil, !labelsAreHidden {
          label
          Spacer(minLength: 0)
        }
        Group(subviews: content) {
          MenuPicker(
            options: $0, values: values,
            rows: AnyView(
              Group(subviews: content) { MenuPickerRows(options: $0, values: values) }))
        }
        .foregroundStyle(list == nil ? tint ?? Color.accentColor : Color.secondary)
      }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ScrollworkControls.Label<Text, Image> {
  /// Creates a picker with a title from a localized string key and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(selection: selection, content: content) {
      ScrollworkControls.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
    }
  }

  /// Creates a picker with a title from a string and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(selection: selection, content: content) {
      ScrollworkControls.Label(title, systemImage: systemImage, fileID: fileID, line: line)
    }
  }
}

/// Access to the selection of a picker.
struct PickerValues {
  let selected: @MainActor () -> AnyHashable
  let select: @MainActor (AnyHashable) -> Void

  /// The value of each option; nil for an option without a tag and an id.
  @MainActor func tags(of options: SubviewsCollection) -> [AnyHashable?] {
    options.map { option in
      option.node.traits.tag ?? option.node.identifier.map { AnyHashable(flattening: $0) }
    }
  }

  /// The index of the selected option; nil if none is selected.
  @MainActor func index(among options: SubviewsCollection) -> Int? {
    tags(of: options).firstIndex(of: selected())
  }
}
