import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The rows, headers and footers of a list in its style, grouped by section.
///
/// Each run of consecutive views outside of sections forms a section.
struct ListRows<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { nil }

  let content: Content
  let appearance: ListAppearance
  var selection: ListSelection?

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("rows")
    let appearance = appearance.on(width: context.session.canvas.size.width)
    let rowContext = inner.environment { $0.listAppearance = appearance }
    var (result, loose, count) = (NodeList(), NodeList(), 0)
    var (spacing, hadFooter) = (appearance.sectionSpacing, false)
    @MainActor func add(_ header: NodeList, _ rows: NodeList, _ footer: NodeList) {
      let number = count
      let room = number == 0 || hadFooter ? 0 : appearance.footerSpacing
      count += 1
      // The gap between two sections is the header of the second.
      result.append(
        NodeList(
          header: header.count == 0
            ? Self.gap(
              number == 0 ? nil : rows.ownSectionSpacing ?? spacing, appearance,
              in: inner.view("gap").child(number))
            : header.map { node in
              Self.decorated(
                node,
                ListHeader(
                  view: ResolvedNode(node: node), appearance: appearance,
                  room: room), in: inner)
            },
          content: self.rows(rows, appearance, in: inner),
          footer: footer.map { node in
            Self.decorated(
              node, ListFooter(view: ResolvedNode(node: node), appearance: appearance), in: inner)
          }))
      hadFooter = footer.count > 0
      spacing = hadFooter ? appearance.footerSpacing : appearance.sectionSpacing
    }
    for segment in ScrollworkViews.resolve(content, in: rowContext).segments {
      if case .section(let header, let rows, let footer) = segment {
        if loose.count > 0 { add(NodeList(), loose, NodeList()) }
        loose = NodeList()
        add(header, rows, footer)
      } else {
        loose.append(NodeList(segment))
      }
    }
    if loose.count > 0 { add(NodeList(), loose, NodeList()) }
    return result
  }

  @MainActor private func rows(
    _ rows: NodeList, _ appearance: ListAppearance, in context: ResolveContext
  ) -> NodeList {
    let last = rows.count - 1
    let isEditing = context.environment.editMode?.wrappedValue.isEditing ?? false
    return rows.numbered { index, node in
      let traits = node.traits[ListRowKey.self]
      let frame = ListRowFrame(
        traits: traits, appearance: appearance, isFirst: index == 0, isLast: index == last)
      let badge = node.traits[BadgeKey.self]
      let action = isEditing ? nil : node.traits[RowActionKey.self]
      guard isEditing || selection != nil || badge != nil || traits.isSwiped else {
        let row = PlainListRow(view: ResolvedNode(node: node), frame: frame)
        if let action { return Self.decorated(node, row.rowAction(action), in: context) }
        return Self.decorated(node, row, in: context)
      }
      let ids = [node.traits.tag, node.identifier] + node.path.elements.reversed().map { $0.id }
      return Self.decorated(
        node,
        ListRow(
          view: ResolvedNode(node: node), frame: frame, badge: badge, selection: selection,
          tags: ids.compactMap { id in id.map { AnyHashable(flattening: $0) } }, action: action),
        in: context)
    }
  }

  /// The room above a section without a header; a spacing of nil is that above the first section.
  @MainActor private static func gap(
    _ spacing: CGFloat?, _ appearance: ListAppearance, in context: ResolveContext
  ) -> NodeList {
    guard appearance.sectionSpacing > 0 else { return NodeList() }
    return NodeList(
      LeafNode(
        ListGap(spacing: spacing, page: context.environment.navigationPage), path: context.path))
  }

  /// A view that decorates a node, resolved at the node's path.
  @MainActor private static func decorated(
    _ node: Node, _ view: some View, in context: ResolveContext
  ) -> Node {
    var nodeContext = context
    nodeContext.path = node.path
    let nodes = ScrollworkViews.resolve(view, in: nodeContext).nodes
    guard let row = nodes.first else { return node }
    row.inherit(from: node)
    return row
  }
}

/// The room above a section without a header.
private struct ListGap: Leaf {
  /// The distance from the section above, in points; nil for the first section.
  let spacing: CGFloat?
  /// The page that contains the list; its title is known once all of it is resolved.
  let page: NavigationPage?

  var kind: String { "gap" }
  var refersToTree: Bool { true }

  /// - Source: measured on Apple's frameworks: no room above the first section under a large title.
  func size(for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: proposal.width ?? 0,
      height: spacing ?? (page?.hasLargeTitle == true ? 0 : ListAppearance.top))
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] { [] }
}

/// The header of a section.
private struct ListHeader: View {
  let view: ResolvedNode
  let appearance: ListAppearance
  /// The distance from the section above.
  let room: CGFloat

  var body: some View {
    if appearance.pinsHeaders {
      view
        .padding(.horizontal, appearance.inset).padding(.vertical, ListAppearance.headerInset)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.bar)
    } else {
      view
        .padding(.horizontal, appearance.margin + appearance.inset)
        .padding(.top, room + ListAppearance.headerTop)
        .padding(.bottom, ListAppearance.headerBottom)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The footer of a section.
private struct ListFooter: View {
  let view: ResolvedNode
  let appearance: ListAppearance

  var body: some View {
    view
      .padding(.horizontal, appearance.margin + appearance.inset).padding(
        .vertical, ListAppearance.headerInset
      )
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension NodeList {
  /// The section spacing that a modifier of the section has set; nil for lists of rows made on demand.
  @MainActor fileprivate var ownSectionSpacing: CGFloat? {
    for case .node(let node) in segments {
      return node.traits[ListRowKey.self].sectionSpacing
    }
    return nil
  }
}
