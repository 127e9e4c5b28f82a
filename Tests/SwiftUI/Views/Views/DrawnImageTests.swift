import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

extension Image {
  /// A picture of 40 × 20 points whose first half is red.
  fileprivate static func half(opaque: Bool = false) -> Image {
    Image(size: CGSize(width: 40, height: 20), label: Text("half"), opaque: opaque) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
    }
  }
}

/// The arguments of shaders that a view makes of images.
private struct Arguments: View {
  let log: Log

  var body: some View {
    let images = [Image.half(), .half(), .half(opaque: true)]
    let pictures = images.compactMap { image in
      if case .picture(let asset) = Shader.Argument.image(image).value { asset } else { nil }
    }
    for picture in pictures {
      log.add("\(picture.size.width) @\(picture.scale) \(picture == pictures.first)")
    }
    return Rectangle().fill(ImagePaint(image: .half())).frame(width: 80, height: 20)
  }
}

@Suite @MainActor struct `An image that code draws` {
  private func stage(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(Scene("drawn", canvas: CGSize(width: 100, height: 80), root: root))
  }

  private func dump(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String { stage(root).still(at: 0).displayList.dump }

  @Test func `has its own size, and is stretched if it is resizable`() {
    let stage = stage {
      VStack(spacing: 0) {
        Image.half().id("own")
        Image.half().resizable().frame(width: 80, height: 30).id("stretched")
      }
    }
    #expect(stage.frame("own")?.size == CGSize(width: 40, height: 20))
    let dump = stage.still(at: 0).displayList.dump
    #expect(dump.contains("#ff3b30"))
    #expect(dump.contains("2 0 0 1.5"))
    #expect(stage.problems == [])
  }

  @Test func `is black beneath if it is opaque, and the foreground if it is a stencil`() {
    #expect(dump { Image.half(opaque: true) }.contains("40x20 #000000"))
    let stencil = dump {
      Image.half().renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1))
    }
    #expect(stencil.contains("40x20 #0000ff") && stencil.contains("mask"))
    #expect(dump { Image.half() }.contains("mask") == false)
  }

  @Test func `is gray while it is redacted, and nothing without a size`() {
    #expect(!dump { Image.half().redacted(reason: .placeholder) }.contains("#ff3b30"))
    let none = Image(size: CGSize(width: CGFloat.nan, height: 20)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
    }
    #expect(!dump { none.resizable() }.contains("#ff3b30"))
  }

  @Test func `is drawn in a canvas as its vectors`() {
    let dump = dump {
      Canvas { context, _ in
        context.draw(Image.half(), in: CGRect(x: 0, y: 0, width: 80, height: 40))
      }
    }
    #expect(dump.contains("#ff3b30") && dump.contains("2 0 0 2"))
  }

  @Test func `is its pixels as the argument of a shader, and as a texture`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let log = Log()
    let scene = Scene("drawn", canvas: CGSize(width: 100, height: 80), scale: 3) {
      Arguments(log: log)
    }
    let dump = Stage(scene, text: renderer, images: renderer).still(at: 0).displayList.dump
    #expect(log.lines.prefix(3) == ["40.0 @3.0 true", "40.0 @3.0 true", "40.0 @3.0 false"])
    #expect(dump.contains("image \""))
  }

  @Test func `equals itself alone`() {
    let (one, other) = (Image.half(), Image.half())
    #expect(one == one && one != other)
    #expect(one.resizable() != one)
  }
}
