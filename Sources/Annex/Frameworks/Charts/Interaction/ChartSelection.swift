import Foundation
import ScrollworkGeometry
import ScrollworkViews

/// The touches of a chart whose values can be selected.
struct ChartSelection: View {
  let plan: ChartPlan
  let anchor: Anchor<CGRect>?

  var body: some View {
    GeometryReader { geometry in
      let frame = anchor.map { geometry[$0] } ?? .zero
      let proxy = plan.proxy(anchor, frame.size)
      Color.clear.contentShape(Rectangle())
        .simultaneousGesture(
          DragGesture(minimumDistance: 0)
            .onChanged { drag in
              let point = CGPoint(
                x: min(max(0, drag.location.x - frame.minX), frame.width),
                y: min(max(0, drag.location.y - frame.minY), frame.height))
              for select in plan.options.selections { select(proxy, point) }
            }
            .onEnded { _ in for select in plan.options.selections { select(proxy, nil) } })
    }
  }
}
