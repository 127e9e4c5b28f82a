import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A button with a menu behind it, which does not open here.
///
/// Only the label is shown. A tap calls the primary action; without one nothing happens, and the
/// scene has a problem that says so.
public struct Menu<Label: View, Content: View>: View {
  @State private var wasTapped = false
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?

  private init(label: Label, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.primaryAction = primaryAction
  }

  /// A menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), primaryAction: nil)
  }

  /// A menu with a label, and what a tap does.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), primaryAction: primaryAction)
  }

  /// The label.
  public var body: some View {
    Button {
      if let primaryAction { primaryAction() } else { wasTapped = true }
    } label: {
      label
    }
    .background { ClosedMenuNote(wasTapped: wasTapped) }
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), primaryAction: nil)
  }

  /// A menu with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), primaryAction: nil)
  }
}

extension Menu where Label == ScrollworkControls.Label<Text, Image> {
  /// A menu with a title and the symbol of a name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      label: ScrollworkControls.Label(
        titleKey, systemImage: systemImage, fileID: fileID, line: line),
      primaryAction: nil)
  }
}
