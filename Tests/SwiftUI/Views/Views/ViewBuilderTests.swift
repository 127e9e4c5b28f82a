import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// The functions of a view builder make what statements make.
///
/// Source: documented, the reference page of `ViewBuilder`.
@MainActor @Suite struct `A view builder` {
  private func kinds(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> String
  {
    Stage { VStack { root() } }.tree(at: 0).frames
  }

  private let card = Color.red
  private let dot = Circle()

  @Test func `makes one view, several, or none`() {
    #expect(kinds { ViewBuilder.buildBlock(card) } == kinds { card })
    #expect(
      kinds { ViewBuilder.buildBlock(card, dot) }
        == kinds {
          card
          dot
        })
    #expect(type(of: ViewBuilder.buildBlock()) == EmptyView.self)
    #expect(kinds { ViewBuilder.buildExpression(card) } == kinds { card })
  }

  @Test(arguments: [true, false]) func `makes a choice`(isFirst: Bool) {
    let choice: ConditionalContent<Color, Circle> =
      isFirst ? ViewBuilder.buildEither(first: .red) : ViewBuilder.buildEither(second: Circle())
    #expect(
      kinds { choice }
        == kinds {
          if isFirst { Color.red } else { Circle() }
        })
    #expect(
      kinds { ViewBuilder.buildIf(isFirst ? card : nil) }
        == kinds {
          if isFirst { card }
        })
  }

  @Test func `erases the type of what depends on the version of the system`() {
    let erased: AnyView = ViewBuilder.buildLimitedAvailability(card)
    #expect(kinds { erased } == kinds { AnyView(card) })
  }
}

/// Types of values around views, as parameters of one's own.
@MainActor @Suite struct `A function with a parameter` {
  @Test func `of a color scheme draws in it`() {
    func look(_ scheme: ColorScheme) -> String {
      Stage { Color.primary.environment(\.colorScheme, scheme) }.still(at: 0).displayList.dump
    }
    #expect(look(.dark) != look(.light) && look(.dark).contains("#ffffff"))
  }

  @Test func `of a content mode fits or fills`() {
    func size(_ mode: ContentMode) -> CGSize? {
      Stage {
        Color.red.aspectRatio(2, contentMode: mode).id("card").frame(width: 60, height: 60)
      }.place("card", at: 0)?.size
    }
    #expect(size(.fit) == CGSize(width: 60, height: 30))
    #expect(size(.fill) == CGSize(width: 120, height: 60))
  }

  @Test func `of a geometry proxy reads a size`() {
    func text(_ proxy: GeometryProxy) -> Text { Text("\(Int(proxy.size.width))") }
    let stage = Stage { GeometryReader { text($0) }.frame(width: 70) }
    #expect(stage.texts == ["70"])
  }

  private struct Classes: View {
    let keyPath: KeyPath<EnvironmentValues, UserInterfaceSizeClass?>

    var body: some View {
      EnvironmentReader(keyPath: keyPath) { (value: UserInterfaceSizeClass?) in
        Text(value == .compact ? "compact" : "regular")
      }
    }
  }

  private struct EnvironmentReader<Content: View>: View {
    @Environment private var value: UserInterfaceSizeClass?
    let content: (UserInterfaceSizeClass?) -> Content

    init(
      keyPath: KeyPath<EnvironmentValues, UserInterfaceSizeClass?>,
      @ViewBuilder content: @escaping (UserInterfaceSizeClass?) -> Content
    ) {
      _value = Environment(keyPath)
      self.content = content
    }

    var body: some View { content(value) }
  }

  @Test func `of a size class reads it by its key path`() {
    let stage = Stage(canvas: CGSize(width: 390, height: 844)) {
      VStack {
        Classes(keyPath: \.horizontalSizeClass)
        Classes(keyPath: \.verticalSizeClass)
      }
    }
    #expect(stage.texts == ["compact", "regular"])
  }
}
