import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A container of related controls, side by side on one background; in a menu, a row of them.
///
/// - Source: chosen, after pictures of iOS 17.
public struct ControlGroup<Content: View>: View {
  @Environment(\.pixelLength) private var pixelLength
  private let content: Content

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group of controls with a label, which is not displayed.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Creates a group of controls with a title, which is not displayed.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// The controls.
  public var body: some View {
    Group(subviews: content) { views in
      HStack(spacing: 0) {
        ForEach(Array(views.enumerated()), id: \.element.id) { index, view in
          if index > 0 { Color(uiColor: .separator).frame(width: pixelLength, height: 20) }
          view.labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 34)
        }
      }
    }
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The controls, without the label.
  public var body: some View { content }
}
