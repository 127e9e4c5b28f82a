import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A container of related controls, side by side on one background; in the style of a menu, a button
/// that presents them.
///
/// - Source: chosen, after pictures of iOS 17.
public struct ControlGroup<Content: View>: View {
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.controlGroupStyle) private var style
  @Environment(\.menuDepth) private var depth
  private let content: Content

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group of controls with a label, which menus display.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Creates a group of controls with a title, which menus display.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  /// The controls.
  public var body: some View {
    if depth == 0, style == .menu || style == .compactMenu {
      let label = (content as? any LabeledContentOfGroup)?.anyLabel
      Menu {
        content
      } label: {
        label ?? AnyView(Image(systemName: "ellipsis"))
      }
    } else if style == .navigation {
      row
    } else {
      row.background(
        Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }

  private var row: some View {
    Group(subviews: content) { views in
      HStack(spacing: 0) {
        ForEach(Array(views.enumerated()), id: \.element.id) { index, view in
          if index > 0, style != .navigation {
            Color(uiColor: .separator).frame(width: pixelLength, height: 20)
          }
          view.labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 34)
        }
      }
    }
  }
}

/// The content of a group that has a label.
@MainActor private protocol LabeledContentOfGroup {
  var anyLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledContentOfGroup {
  fileprivate var anyLabel: AnyView { AnyView(label) }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls, without the label.
  public var body: some View { content }
}
