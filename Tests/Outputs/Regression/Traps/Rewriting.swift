import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkViews

extension View {
  /// The view by other code that draws the same.
  @MainActor func rewritten(_ rewriting: VerdictScene.Rewriting) -> some View {
    modifier(Rewritten(rewriting: rewriting))
  }
}

private struct Rewritten: ViewModifier {
  let rewriting: VerdictScene.Rewriting
  @State private var count = 0

  func body(content: Content) -> some View {
    switch rewriting {
    case .none: AnyView(content)
    case .group: AnyView(Group { content })
    case .anyView: AnyView(AnyView(content))
    case .emptyView:
      AnyView(
        Group {
          content
          EmptyView()
        })
    case .identityOpacity: AnyView(content.opacity(1))
    case .identityOffset: AnyView(content.offset(x: 0, y: 0))
    case .identityScale: AnyView(content.scaleEffect(1))
    case .noRotation: AnyView(content.rotationEffect(.zero))
    case .zeroPadding: AnyView(content.padding(0))
    case .splitPadding: AnyView(content.padding(.top, 0).padding(.bottom, 0))
    case .freeFrame: AnyView(content.frame(maxWidth: nil))
    case .condition: AnyView(Group { if count == 0 { content } else { Text("never") } })
    case .optional: AnyView(Group { if let none = Int?.none { Text("\(none)") } else { content } })
    case .environment: AnyView(content.environment(\.isEnabled, true))
    case .tag: AnyView(content.tag("page"))
    case .task: AnyView(content.task {})
    case .onChange: AnyView(content.onChange(of: count) {})
    case .onAppear: AnyView(content.onAppear {})
    case .state: AnyView(content.onAppear { count += 1 })
    case .container: AnyView(ZStack { content })
    case .computed: AnyView(content.padding(4 - 2 * 2))
    case .indices: AnyView(ForEach(0..<1, id: \.self) { _ in content })
    case .explicitIDs: AnyView(content.id("page"))
    case .animationWithoutChange: AnyView(content.animation(.default, value: 0))
    case .transaction: AnyView(content.transaction { _ in })
    case .zIndex: AnyView(content.zIndex(0))
    case .hitTesting: AnyView(content.allowsHitTesting(true))
    case .accessibility: AnyView(content.accessibilityLabel("Page"))
    case .spacer: AnyView(content.layoutPriority(1))
    case .overlay: AnyView(content.overlay { EmptyView() })
    case .background: AnyView(content.background { EmptyView() })
    case .modifier: AnyView(content.modifier(EmptyModifier()))
    case .extraBody: AnyView(Wrapper { content })
    case .fixedColor: AnyView(content.tint(.red))
    case .closure: AnyView(content.onTapGesture(count: 3) {})
    case .preference: AnyView(content.preference(key: Count.self, value: 1))
    case .coordinateSpace: AnyView(content.coordinateSpace(name: "page"))
    case .disabledAnimation: AnyView(content.disabled(false))
    case .geometry:
      AnyView(content.onGeometryChange(for: Int.self, of: { _ in 1 }, action: { _ in }))
    case .lineLimit: AnyView(content.truncationMode(.tail))
    case .noBlur: AnyView(content.blur(radius: 0))
    case .allEdges: AnyView(content.padding(.all, 0))
    }
  }

  private struct Wrapper<Inner: View>: View {
    @ViewBuilder let inner: () -> Inner
    var body: some View { inner() }
  }

  private struct Count: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}
