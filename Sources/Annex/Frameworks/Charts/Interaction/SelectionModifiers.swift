import Foundation
import ScrollworkGeometry
public import ScrollworkViews

extension View {
  /// Selects the value of the x axis under a finger; nil when it lifts.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart {
      $0.selections.append { proxy, point in
        value.wrappedValue = point.flatMap { proxy.value(atX: $0.x) }
      }
    }
  }

  /// Selects the value of the y axis under a finger; nil when it lifts.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart {
      $0.selections.append { proxy, point in
        value.wrappedValue = point.flatMap { proxy.value(atY: $0.y) }
      }
    }
  }

  /// Selects the range of the x axis between a touch and the finger; nil when it lifts.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart {
      $0.selections.append { proxy, point in
        guard let point, let new: P = proxy.value(atX: point.x) else { return }
        let old = range.wrappedValue ?? new...new
        range.wrappedValue = min(old.lowerBound, new)...max(old.lowerBound, new)
      }
    }
  }

  /// Selects the value of the sectors up to the finger; nil when it lifts.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart {
      $0.selections.append { proxy, point in
        value.wrappedValue = point.flatMap { proxy.value(atAngle: proxy.angle(at: $0)) }
      }
    }
  }
}
