import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Dynamic Type` {
  /// Sizes and leadings of two columns of the page, in the order of the page.
  ///
  /// Source: Human Interface Guidelines, "Typography", "Specifications", "iOS, iPadOS Dynamic Type
  /// sizes", xSmall, and "larger accessibility type sizes", AX1.
  nonisolated private static let page:
    [(style: Font.TextStyle, small: (CGFloat, CGFloat), large: (CGFloat, CGFloat))] = [
      (.largeTitle, (31, 38), (44, 52)), (.title, (25, 31), (38, 46)),
      (.title2, (19, 24), (34, 41)), (.title3, (17, 22), (31, 38)),
      (.headline, (14, 19), (28, 34)), (.body, (14, 19), (28, 34)),
      (.callout, (13, 18), (26, 32)), (.subheadline, (12, 16), (25, 31)),
      (.footnote, (12, 16), (23, 29)), (.caption, (11, 13), (22, 28)),
      (.caption2, (11, 13), (20, 25)),
    ]

  @Test func `has the sizes and leadings of the published table`() {
    #expect(Self.page.map(\.style).count == Font.TextStyle.allCases.count)
    for (style, small, large) in Self.page {
      #expect(style.size(at: .xSmall) == small.0 && style.leading(at: .xSmall) == small.1)
      #expect(style.size(at: .accessibility1) == large.0)
      #expect(style.leading(at: .accessibility1) == large.1)
    }
  }

  /// The sizes of body and title 3 at all sizes, measured by others on iOS 13.3
  /// (github.com/temoki/UIKit_DynamicType).
  @Test func `has the sizes that a device has`() {
    let body = DynamicTypeSize.allCases.map { Font.TextStyle.body.size(at: $0) }
    #expect(body == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    let title = DynamicTypeSize.allCases.map { Font.TextStyle.title3.size(at: $0) }
    #expect(title == [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55])
  }

  @Test func `at Large changes no font`() {
    for style in Font.TextStyle.allCases {
      #expect(style.size(at: .large) == style.size)
      #expect(style.scale(at: .large) == 1)
    }
    #expect(face(.custom("Hack", size: 14.5), .large)?.size == 14.5)
  }

  @Test func `never makes text smaller where it is larger`() {
    for style in Font.TextStyle.allCases {
      let fonts: [Font] = [
        .system(style), .custom("Hack", size: 13, relativeTo: style), .custom("Hack", size: 9),
        .system(size: 12),
      ]
      for font in fonts {
        let sizes = DynamicTypeSize.allCases.map { font.face(at: $0).size }
        #expect(sizes == sizes.sorted())
      }
      let leadings = DynamicTypeSize.allCases.map { style.leading(at: $0) }
      #expect(leadings == leadings.sorted())
      #expect(zip(leadings, DynamicTypeSize.allCases).allSatisfy { $0 > style.size(at: $1) })
    }
  }

  private func face(_ font: Font?, _ size: DynamicTypeSize) -> FontFace? {
    Stage { Text("a").font(font).dynamicTypeSize(size) }.textCommands().first?.run.face
  }

  @Test func `scales fonts in a text style and fonts by name`() {
    #expect(face(nil, .xxxLarge)?.size == 23)
    #expect(
      face(.title.bold(), .xSmall) == FontFace(weight: 700, size: 25).withStyleLeading)
    #expect(face(nil, .xxxLarge).map { $0.leading + 2444.0 / 2048 * 23 } == 29)
    let serif = face(.system(.body, design: .serif), .accessibility5)
    #expect(serif?.size == 53 && serif?.design == .serif)
    // 20 points by the leading of body, 29 to 22, and of large titles, 48 to 41.
    #expect(face(.custom("Hack", size: 20), .xxxLarge)?.size == 26)
    #expect(face(.custom("Hack", size: 20, relativeTo: .largeTitle), .xxxLarge)?.size == 23)
    #expect(face(.custom("Hack", fixedSize: 20), .xxxLarge)?.size == 20)
    #expect(face(.system(size: 20), .xxxLarge)?.size == 20)
    #expect(face(.system(size: 20).italic(), .xxxLarge)?.size == 20)
  }

  @Test func `is that of the scene, or of a view around`() {
    var scene = Scene("test", canvas: CGSize(width: 300, height: 300)) {
      VStack {
        Text("scene")
        Text("own").dynamicTypeSize(.xSmall)
        VStack { Text("limited") }.dynamicTypeSize(...DynamicTypeSize.xLarge)
        Text("wider").dynamicTypeSize(.accessibility5).dynamicTypeSize(.small ... .medium)
        Text("narrower").dynamicTypeSize(.small ... .medium).dynamicTypeSize(.accessibility5)
      }
    }
    func sizes() -> [CGFloat] { Stage(scene).textCommands().map(\.run.face.size) }
    #expect(sizes() == [17, 14, 17, 53, 16])
    scene.dynamicTypeSize = .accessibility1
    #expect(sizes() == [28, 14, 19, 53, 16])
  }

  struct Measured: View {
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var plain = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 10
    @ScaledMetric private var third: Float = 2.3

    var body: some View { Text(verbatim: "\(size) \(plain) \(title) \(third)") }
  }

  private func measured(_ size: DynamicTypeSize, scale: CGFloat) -> String? {
    var scene = Scene("test", canvas: CGSize(width: 300, height: 300), scale: scale) { Measured() }
    scene.dynamicTypeSize = size
    return Stage(scene).texts.first
  }

  /// That 17 becomes 16⅓ at medium on a device: jaredsinclair.com/2024/03/02/scaled-metrics.html.
  @Test func `scales metrics to whole pixels`() {
    #expect(measured(.large, scale: 3) == "large 17.0 10.0 2.3")
    let parts = measured(.medium, scale: 3)?.split(separator: " ")
    #expect(parts.flatMap { Double($0[1]) }.map { abs($0 - 49.0 / 3) < 1e-9 } == true)
    #expect(measured(.accessibility5, scale: 2) == "accessibility5 48.0 17.0 6.5")
  }

  @Test func `moves rows and symbols with the text`() {
    func rows(_ size: DynamicTypeSize) -> (rows: [CGFloat], symbol: CGFloat) {
      var scene = Scene("test", canvas: CGSize(width: 300, height: 600)) {
        VStack(spacing: 0) {
          List { Text("row").id("row") }.frame(height: 300)
          Image(systemName: "star").id("star")
        }
      }
      scene.dynamicTypeSize = size
      let stage = Stage(scene)
      return ([stage.frame("row")?.height ?? 0], stage.frame("star")?.height ?? 0)
    }
    let (small, large) = (rows(.large), rows(.accessibility3))
    #expect(small.rows[0] < large.rows[0])
    #expect((small.symbol, large.symbol) == (18, 42.5))
  }
}
