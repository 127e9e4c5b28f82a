public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
public import ScrollworkViews

extension View {
  /// Presents an inspector while a binding is true: a trailing column, on a phone a sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    InspectorView(base: self, content: content(), isPresented: isPresented)
  }

  /// Sets the width of the inspector column that contains the view, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(ideal: width)
  }

  /// Sets the range of the width of the inspector column that contains the view, in points.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    frame(width: ideal)
  }
}

/// A view with an inspector.
private struct InspectorView<Base: View, Content: View>: View {
  let base: Base
  let content: Content
  @Binding var isPresented: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.pixelLength) private var pixelLength

  /// The ideal width of an inspector, in points.
  ///
  /// - Source: chosen, after pictures of iPadOS 17.
  private static var width: CGFloat { 320 }

  var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        base.frame(maxWidth: .infinity)
        if isPresented {
          HStack(spacing: 0) {
            Color(uiColor: .separator).frame(width: pixelLength).ignoresSafeArea()
            InspectorColumn(width: Self.width) { content.frame(maxHeight: .infinity) }
          }
          .transition(.move(edge: .trailing).animation(.navigation))
        }
      }
      .animation(.navigation, value: isPresented)
    } else {
      base.sheet(isPresented: $isPresented) {
        content.presentationDetents([.medium, .large])
      }
    }
  }
}

/// A column that is proposed a width, and has that of its content.
private struct InspectorColumn: Layout {
  let width: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width, height: proposal.height)
  }
}
