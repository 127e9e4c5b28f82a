import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@Suite struct `PDF` {
  private typealias S = Samples

  /// A figure: a picture in a clip, a shadow, a gradient, a blend, a mask and labels.
  private static var figure: DisplayList {
    let red = Color.Resolved(red: 0.9, green: 0.2, blue: 0.1)
    let blue = Color.Resolved(red: 0.1, green: 0.3, blue: 0.9)
    let gradient = Paint.linearGradient(
      [.init(color: red, location: 0), .init(color: blue, location: 1)], start: .zero,
      end: CGPoint(x: 80, y: 0))
    let box = LayerContent([S.fill(S.rect(0, 0, 80, 40), gradient)])
    let disc = Path(ellipseIn: S.rect(10, 0, 40, 40))
    let shadow = Layer.Filter.shadow(
      color: S.black, radius: 4, offset: CGSize(width: 0, height: 3))
    let words = FontFace(size: 15)
    return S.list(
      [
        .layer(Layer(box, transform: S.move(10, 10), clip: disc)),
        .layer(Layer(box, transform: S.move(100, 10), filters: [shadow])),
        .layer(Layer(box, transform: S.move(120, 30), opacity: 0.5, blend: .multiply)),
        .layer(
          Layer(
            box, transform: S.move(10, 70),
            mask: LayerContent([.command(.fill(disc, S.color(0, 0, 0, 0.5), evenOdd: false))]))),
        S.text("Offset 120, by hand", x: 60, y: 90, words, S.color(0, 0, 0)),
        .layer(
          Layer(
            LayerContent([
              S.text("tilted label", x: 0, y: 0, FontFace(weight: 700, size: 12), gradient)
            ]), transform: CGAffineTransform(rotationAngle: 0.3).concatenating(S.move(70, 110)))),
      ], width: 220, height: 160, scale: 2)
  }

  /// The output of a tool of poppler over a document on its standard input.
  private func poppler(_ tool: String, _ arguments: [String], _ pdf: Data) throws -> Data {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "page.pdf")
    try pdf.write(to: file)
    let running = try RunningProgram(
      URL(filePath: "/usr/bin/" + tool), arguments.map { $0 == "page.pdf" ? file.path : $0 },
      in: folder.url, environment: TestHome.environment)
    #expect(try running.wait().code == 0)
    return running.outputData
  }

  @Test func `has equal bytes each time, and states no time`() throws {
    let list = Self.figure
    let first = try CairoRenderer(fonts: .standard())
    let pdf = try first.pdf(of: list)
    _ = try first.pdf(of: S.feed(offset: 300))
    #expect(try first.pdf(of: list) == pdf)
    #expect(try CairoRenderer(fonts: .standard()).pdf(of: list) == pdf)
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.contains("/Creator") && text.contains("/Producer"))
    #expect(!text.contains("Date"))
  }

  @Test func `is one page of the size of the canvas in points`() throws {
    let pdf = try S.renderer.get().pdf(of: Self.figure)
    let info = try String(decoding: poppler("pdfinfo", ["page.pdf"], pdf), as: UTF8.self)
    #expect(info.contains("Page size:       220 x 160 pts"), "\(info)")
    #expect(info.contains("Pages:           1"), "\(info)")
    #expect(info.contains("Creator:         Scrollwork"), "\(info)")
  }

  @Test func `has its words as text`() throws {
    var list = Self.figure
    let long = S.text(
      "Cut off, and not to be found", x: 10, y: 60, FontFace(size: 12), S.color(0, 0, 0),
      width: 60, lineLimit: 1)
    list = DisplayList(
      canvas: list.canvas, scale: 1, background: list.background,
      content: LayerContent(list.content.items + [long]))
    let pdf = try S.renderer.get().pdf(of: list)
    let text = try String(decoding: poppler("pdftotext", ["page.pdf", "-"], pdf), as: UTF8.self)
    #expect(text.contains("Offset 120, by hand"), "\(text)")
    #expect(text.contains("Cut off, a…") && !text.contains("found"), "\(text)")
  }

  @Test func `looks like the PNG`() throws {
    let list = Self.figure
    let renderer = try S.renderer.get()
    let png = try poppler(
      "pdftoppm", ["-r", "144", "-png", "-singlefile", "page.pdf"], renderer.pdf(of: list))
    let theirs = try ImagePixels(png, named: "page").bitmap
    let mean = try renderer.bitmap(of: list).meanDifference(from: theirs)
    // Poppler places glyphs and images at quarters of a pixel and whole ones.
    #expect(mean < 2, "\(mean)")
  }

  @Test func `has shadows as images beneath vectors, and no other images`() throws {
    let list = Self.figure
    let pdf = try S.renderer.get().pdf(of: list)
    let images = try String(
      decoding: poppler("pdfimages", ["-list", "page.pdf"], pdf), as: UTF8.self)
    // Colors and opacity of one image, beneath a heading and a rule.
    #expect(images.split(separator: "\n").count == 4, "\(images)")
  }

  @Test(arguments: [0, -1, 20000, CGFloat.nan])
  func `of an invalid size is refused`(width: CGFloat) throws {
    let list = S.list([], width: width, height: 10)
    #expect(throws: CairoError.self) { try S.renderer.get().pdf(of: list) }
  }

  @Test func `draws random lists without failing`() throws {
    var random = RandomLists(seed: 5)
    for _ in 0..<10 {
      let list = random.next()
      let pdf = try S.renderer.get().pdf(of: list)
      #expect(pdf.starts(with: Data("%PDF".utf8)))
    }
  }
}
