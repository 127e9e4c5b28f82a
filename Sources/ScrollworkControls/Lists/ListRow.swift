import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

/// A list row: background, content and separators.
struct ListRow: View {
  let view: ResolvedNode
  let traits: ListRowTraits
  let appearance: ListAppearance
  let isFirst: Bool
  let isLast: Bool
  let badge: Text?
  let selection: ListSelection?
  let tag: AnyHashable?
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.editMode) private var editMode
  @State private var swipe: HorizontalEdge?
  @State private var lifted: CGFloat = 0

  var body: some View {
    if traits.swipes.isEmpty, traits.delete == nil {
      row
    } else {
      SwipeRow(
        content: row, traits: traits, isEnabled: !isEditing, margin: appearance.margin,
        corner: isFirst || isLast ? appearance.radius : 0, open: $swipe)
    }
  }

  @ViewBuilder private var row: some View {
    let lines = VerticalEdge.allCases.filter(shows)
    let laidOut = LayoutView(
      layout: ListRowLayout(
        margin: appearance.margin, insets: insets, minimumHeight: minimumHeight, lines: lines,
        lineHeight: pixelLength),
      content: TupleView(
        background, content, line(isThere: lines.contains(.top)),
        line(isThere: lines.contains(.bottom))))
    if appearance.rowSpacing > 0, !isLast {
      laidOut.padding(.bottom, appearance.rowSpacing)
    } else if lifted != 0 {
      laidOut.offset(y: lifted).shadow(color: Color.black.opacity(0.2), radius: 6).zIndex(1)
    } else {
      laidOut
    }
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// The content with what editing, selection and a badge add.
  @ViewBuilder private var content: some View {
    if isEditing || badge != nil {
      HStack(spacing: ListEditMetrics.gap) {
        if isEditing { mark }
        view
        if badge != nil || isEditing { Spacer(minLength: 0) }
        badge?.foregroundStyle(Color.secondary)
        if isEditing, let move = traits.move, !traits.isMoveDisabled {
          ListMoveHandle(lifted: $lifted, move: move)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(RowSelection(selection: selection, tag: tag, isEditing: isEditing, traits: traits))
    } else if selection != nil {
      view
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(
          RowSelection(selection: selection, tag: tag, isEditing: isEditing, traits: traits))
    } else {
      view
    }
  }

  /// What precedes the content while it is edited: a button to delete, or whether it is selected.
  @ViewBuilder private var mark: some View {
    if traits.delete != nil, !traits.isDeleteDisabled {
      Image(systemName: "minus.circle.fill")
        .font(.system(size: ListEditMetrics.mark)).foregroundStyle(Color.red)
        .frame(height: ListEditMetrics.mark)
        .onTapGesture { withAnimation(.navigation) { swipe = .trailing } }
    } else if let selection, selection.isMultiple, let tag {
      Image(systemName: selection.contains(tag) ? "checkmark.circle.fill" : "circle")
        .font(.system(size: ListEditMetrics.mark))
        .frame(height: ListEditMetrics.mark)
        .foregroundStyle(
          selection.contains(tag) ? Color.accentColor : Color(uiColor: .systemGray3))
    }
  }

  @ViewBuilder private func line(isThere: Bool) -> some View {
    if isThere { traits.separatorTint ?? Color(uiColor: .separator) }
  }

  private var insets: EdgeInsets {
    traits.insets
      ?? EdgeInsets(
        top: ListAppearance.verticalInset, leading: appearance.inset,
        bottom: ListAppearance.verticalInset, trailing: appearance.inset)
  }

  /// The row background, always a single view.
  @ViewBuilder private var background: some View {
    if let own = traits.background {
      ZStack { own }.clipShape(backgroundShape)
    } else if let tag, let selection, selection.contains(tag), !isEditing {
      Color(uiColor: .systemGray4).clipShape(backgroundShape)
    } else if appearance.radius > 0, isFirst || isLast || appearance.rowSpacing > 0 {
      appearance.rowBackground.clipShape(backgroundShape)
    } else {
      appearance.rowBackground
    }
  }

  /// The row's part of the section's rounded background.
  private var backgroundShape: UnevenRoundedRectangle {
    let isAlone = appearance.rowSpacing > 0
    let top = isFirst || isAlone ? appearance.radius : 0
    let bottom = isLast || isAlone ? appearance.radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }

  private func shows(_ edge: VerticalEdge) -> Bool {
    switch traits.separators[edge] ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic:
      edge == .bottom && appearance.rowSpacing == 0 && (!isLast || appearance.pinsHeaders)
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

/// Selects a row by a tap.
private struct RowSelection: ViewModifier {
  let selection: ListSelection?
  let tag: AnyHashable?
  let isEditing: Bool
  let traits: ListRowTraits
  @Environment(\.pushColumn) private var pushColumn

  func body(content: Content) -> some View {
    if let selection, let tag, !traits.isSelectionDisabled, isEditing || !selection.isMultiple {
      content.contentShape(Rectangle())
        .onTapGesture {
          selection.toggle(tag)
          if !isEditing { pushColumn?() }
        }
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
