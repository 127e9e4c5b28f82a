import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A control that selects one of several values, shown as the ``PickerStyle`` around says.
///
/// The values are the tags of the views inside, or the ids that a `ForEach` gives them.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  @Environment(\.listLook) private var list
  @Environment(\.tint) private var tint
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// A picker with a label, of the values of some views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// A picker with a label, of the values of some views.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// The values, or the one that is selected.
  public var body: some View {
    let values = PickerValues(
      selected: { AnyHashable(flattening: selection.wrappedValue) },
      select: { new in
        // A value of another type is none of the binding's.
        if let new = new.base as? SelectionValue { selection.wrappedValue = new }
      })
    switch style.look(inList: list != nil) {
    case .segments:
      Group(subviews: content) { SegmentedPicker(options: $0, values: values) }
        .font(.system(size: SegmentLook.size, weight: .medium))
        .lineLimit(1)
    case .rows:
      Group(subviews: content) { PickerRows(options: $0, values: values) }
    case .wheel:
      Group(subviews: content) { PickerWheel(options: $0, values: values) }
        .font(.system(size: WheelLook.size)).lineLimit(1)
    case .menu:
      HStack(spacing: 8) {
        if list != nil, !labelsAreHidden {
          label
          Spacer(minLength: 0)
        }
        Group(subviews: content) { MenuPicker(options: $0, values: values) }
          .foregroundStyle(list == nil ? tint ?? Color.accentColor : Color.secondary)
      }
    }
  }
}

extension Picker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ScrollworkControls.Label<Text, Image> {
  /// A picker with a title and the symbol of a name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(selection: selection, content: content) {
      ScrollworkControls.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
    }
  }

  /// A picker with a title as it stands and the symbol of a name.
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

/// The values of a picker: which one is selected, and how another one is.
struct PickerValues {
  let selected: @MainActor () -> AnyHashable
  let select: @MainActor (AnyHashable) -> Void

  /// What each option stands for; an option without a tag and without an id stands for nothing.
  @MainActor func tags(of options: SubviewsCollection) -> [AnyHashable?] {
    options.map { option in
      option.node.traits.tag ?? option.node.identifier.map { AnyHashable(flattening: $0) }
    }
  }

  /// The place of the option that is selected, if one is.
  @MainActor func index(among options: SubviewsCollection) -> Int? {
    tags(of: options).firstIndex(of: selected())
  }
}
