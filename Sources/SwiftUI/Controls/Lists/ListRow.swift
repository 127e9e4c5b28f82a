import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// The background, the insets and the separators of a list row.
struct ListRowFrame {
  let traits: ListRowTraits
  let appearance: ListAppearance
  let isFirst: Bool
  let isLast: Bool

  var insets: EdgeInsets {
    if let insets = traits.insets { return insets }
    let room = traits.isControl ? ListAppearance.controlInset : ListAppearance.verticalInset
    return EdgeInsets(
      top: room, leading: appearance.inset, bottom: room, trailing: appearance.inset)
  }

  /// The row's part of the section's rounded background.
  var shape: UnevenRoundedRectangle {
    let isAlone = appearance.rowSpacing > 0
    let top = isFirst || isAlone ? appearance.radius : 0
    let bottom = isLast || isAlone ? appearance.radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }

  /// The edges that have a separator.
  var lines: [VerticalEdge] {
    VerticalEdge.allCases.filter { edge in
      switch traits.separators[edge] ?? .automatic {
      case .visible: true
      case .hidden: false
      case .automatic:
        edge == .bottom && appearance.rowSpacing == 0 && (!isLast || appearance.pinsHeaders)
      }
    }
  }
}

/// A list row without anything to edit, select or reveal: background, content and separators.
struct PlainListRow<Content: View>: View {
  let view: Content
  let frame: ListRowFrame
  var isSelected = false
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    let lines = frame.lines
    LayoutView(
      layout: ListRowLayout(
        margin: frame.appearance.margin, insets: frame.insets, minimumHeight: minimumHeight,
        lines: lines, lineHeight: pixelLength,
        spacing: frame.isLast ? 0 : frame.appearance.rowSpacing),
      content: TupleView(
        background, view, line(isThere: lines.contains(.top)),
        line(isThere: lines.contains(.bottom)))
    )
  }

  @ViewBuilder private func line(isThere: Bool) -> some View {
    if isThere { frame.traits.separatorTint ?? Color(uiColor: .separator) }
  }

  /// The row background, always a single view.
  @ViewBuilder private var background: some View {
    let appearance = frame.appearance
    if let own = frame.traits.background {
      ZStack { own }.clipShape(frame.shape)
    } else if isSelected {
      Color(uiColor: .systemGray4).clipShape(frame.shape)
    } else if appearance.radius > 0, frame.isFirst || frame.isLast || appearance.rowSpacing > 0 {
      appearance.rowBackground.clipShape(frame.shape)
    } else {
      appearance.rowBackground
    }
  }
}

/// A list row that is edited, selected or swiped.
struct ListRow: View {
  let view: ResolvedNode
  let frame: ListRowFrame
  let badge: Text?
  let selection: ListSelection?
  /// The values that identify the row in a selection.
  let tags: [AnyHashable]
  /// The action of a tap anywhere in the row.
  let action: (@MainActor () -> Void)?
  @Environment(\.editMode) private var editMode
  @State private var swipe: HorizontalEdge?
  @State private var lifted: CGFloat = 0

  private var traits: ListRowTraits { frame.traits }

  var body: some View {
    if traits.swipes.isEmpty, traits.delete == nil {
      row
    } else {
      SwipeRow(
        content: row, traits: traits, isEnabled: !isEditing, margin: frame.appearance.margin,
        corner: frame.isFirst || frame.isLast ? frame.appearance.radius : 0, open: $swipe)
    }
  }

  private var row: some View {
    PlainListRow(
      view: content, frame: frame,
      isSelected: !isEditing && (selection?.contains(tags) ?? false)
    )
    .modifier(
      RowSelection(
        selection: selection, tags: tags, isEditing: isEditing, traits: traits, action: action)
    )
    .offset(y: lifted)
    .zIndex(lifted == 0 ? 0 : 1)
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// The content with what editing and a badge add, always a single view.
  private var content: some View {
    HStack(spacing: ListEditMetrics.gap) {
      if isEditing { mark }
      view
      if badge != nil || isEditing { Spacer(minLength: 0) }
      badge?.foregroundStyle(Color.secondary)
      if isEditing, let move = traits.move, !traits.isMoveDisabled {
        ListMoveHandle(lifted: $lifted, move: move)
      }
    }
  }

  /// What precedes the content while it is edited: a button to delete, or whether it is selected.
  @ViewBuilder private var mark: some View {
    if traits.delete != nil, !traits.isDeleteDisabled {
      Image(systemName: "minus.circle.fill")
        .font(.system(size: ListEditMetrics.mark)).foregroundStyle(Color.red)
        .frame(height: ListEditMetrics.mark)
        .onTapGesture { withAnimation(.navigation) { swipe = .trailing } }
    } else if let selection, selection.isMultiple {
      Image(systemName: selection.contains(tags) ? "checkmark.circle.fill" : "circle")
        .font(.system(size: ListEditMetrics.mark))
        .frame(height: ListEditMetrics.mark)
        .foregroundStyle(
          selection.contains(tags) ? Color.accentColor : Color(uiColor: .systemGray3))
    }
  }
}

/// Metrics of the marks and handles of rows that are edited, in points.
///
/// - Source: chosen, after pictures of iOS 17.
enum ListEditMetrics {
  static let mark: CGFloat = 22
  static let gap: CGFloat = 12
  /// The height of a row that a handle moves past others.
  static let row: CGFloat = 44
}

/// Selects a row by a tap, or performs its action.
private struct RowSelection: ViewModifier {
  let selection: ListSelection?
  let tags: [AnyHashable]
  let isEditing: Bool
  let traits: ListRowTraits
  let action: (@MainActor () -> Void)?
  @Environment(\.pushColumn) private var pushColumn

  func body(content: Content) -> some View {
    if let selection, !traits.isSelectionDisabled, isEditing || !selection.isMultiple {
      content.contentShape(Rectangle())
        .onTapGesture {
          selection.toggle(tags)
          if !isEditing { pushColumn?() }
        }
    } else if let action {
      content.rowAction(action)
    } else {
      content
    }
  }
}

/// The handle that moves a row past others while a list is edited.
private struct ListMoveHandle: View {
  @Binding var lifted: CGFloat
  let move: (_ distance: Int) -> Void

  var body: some View {
    Image(systemName: "line.3.horizontal")
      .font(.system(size: 17)).foregroundStyle(Color(uiColor: .tertiaryLabel))
      .padding(8).contentShape(Rectangle())
      .highPriorityGesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
          .onChanged { lifted = $0.translation.height }
          .onEnded { drag in
            let distance = Int((drag.translation.height / ListEditMetrics.row).rounded())
            withAnimation(.navigation) {
              lifted = 0
              if distance != 0 { move(distance) }
            }
          })
  }
}

/// The header of a section that folds, with its disclosure indicator.
struct CollapsibleHeader: View {
  let header: AnyView
  @Binding var isExpanded: Bool

  var body: some View {
    HStack(spacing: 8) {
      header
      Spacer(minLength: 0)
      Image(systemName: "chevron.right")
        .font(.footnote.weight(.semibold)).foregroundStyle(Color.accentColor)
        .rotationEffect(Angle(degrees: isExpanded ? 90 : 0))
    }
    .contentShape(Rectangle())
    .onTapGesture { withAnimation(.navigation) { isExpanded.toggle() } }
  }
}
