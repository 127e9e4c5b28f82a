import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The categories of a chart with their colors and symbols.
///
/// - Source: chosen, after pictures of Swift Charts: dots of 8 points and secondary captions.
struct LegendView: View {
  struct Entry {
    let name: String
    let style: AnyShapeStyle
    let symbol: MarkSymbol
  }

  let entries: [Entry]

  var body: some View {
    LegendLayout {
      ForEach(entries.indices, id: \.self) { index in
        let entry = entries[index]
        LegendLayout(spacing: 5) {
          symbol(entry).frame(width: 8, height: 8)
          Text(verbatim: entry.name).font(.caption).foregroundStyle(Color.secondary)
        }
      }
    }
  }

  @ViewBuilder private func symbol(_ entry: Entry) -> some View {
    switch entry.symbol {
    case .shape(let shape): shape.fill(entry.style)
    case .outline(let outline): OutlineShape(outline: outline).fill(entry.style)
    case .view(let view): view.foregroundStyle(entry.style)
    }
  }
}

/// Lays out views in rows, centered in each.
struct LegendLayout: Layout {
  var spacing: CGFloat = 12

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(subviews, proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let frames = frames(subviews, max(bounds.width, proposal.width ?? 0) + 0.5).frames
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, _ width: CGFloat) -> (frames: [CGRect], size: CGSize) {
    var rows: [[CGSize]] = [[]]
    var used: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if used > 0, used + spacing + size.width > width {
        rows.append([])
        used = 0
      }
      used += (used > 0 ? spacing : 0) + size.width
      rows[rows.count - 1].append(size)
    }
    var frames: [CGRect] = []
    var (y, widest): (CGFloat, CGFloat) = (0, 0)
    for row in rows where !row.isEmpty {
      let height = row.map(\.height).max() ?? 0
      var x: CGFloat = 0
      for size in row {
        frames.append(
          CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + spacing
      }
      widest = max(widest, x - spacing)
      y += height + 4
    }
    return (frames, CGSize(width: widest, height: max(0, y - 4)))
  }
}

extension ChartPlan {
  /// The legend, with its place; nil for a chart without one.
  func legend() -> (view: AnyView, role: ChartRole)? {
    guard !options.legend.isHidden else { return nil }
    let setting = options.legend
    let role = ChartRole.legend(
      setting.position.kind == .automatic || setting.position == .overlay
        ? .bottom : setting.position.kind, setting.alignment, spacing: setting.spacing ?? 8)
    if let content = setting.content { return (content, role) }
    var entries: [LegendView.Entry] = []
    let dot = MarkSymbol.shape(.init(.circle))
    for value in styleValues where value.isCategory {
      let mark = marks.first { $0.look.styleValue?.value == value && $0.look.symbolValue != nil }
      entries.append(
        .init(name: value.key, style: style(of: value), symbol: mark.flatMap(symbol(of:)) ?? dot))
    }
    if styleValues.isEmpty {
      for value in symbolValues where value.isCategory {
        guard let mark = marks.first(where: { $0.look.symbolValue?.value == value }) else {
          continue
        }
        entries.append(
          .init(name: value.key, style: style(of: mark), symbol: symbol(of: mark) ?? dot))
      }
    }
    guard !entries.isEmpty else { return nil }
    return (AnyView(LegendView(entries: entries)), role)
  }
}
