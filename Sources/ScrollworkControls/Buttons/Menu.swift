import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A control for presenting a menu of actions; the menu never opens in a scene.
///
/// Only the label is displayed. A tap performs the primary action; without one it has no effect and
/// the scene reports a problem.
public struct Menu<Label: View, Content: View>: View {
  @State private var wasTapped = false
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?

  private init(label: Label, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), primaryAction: nil)
  }

  /// Creates a menu with a custom label and a primary action, performed on tap.
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
    .background { UnopenedMenuReporter(wasTapped: wasTapped) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), primaryAction: nil)
  }

  /// Creates a menu with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), primaryAction: nil)
  }
}

extension Menu where Label == ScrollworkControls.Label<Text, Image> {
  /// Creates a menu with a title from a localized string key and a system symbol.
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
