import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkStage
import ScrollworkUIScrolling
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

/// A picture for each appearance, a stencil, and the pictures in data.
private struct Gallery: ImageProviding {
  var imageNames: [String] { ["night", "stencil"] }

  func image(named name: String) -> ImageAsset? { image(named: name, for: ImageTraits()) }

  func image(named name: String, for traits: ImageTraits) -> ImageAsset? {
    guard imageNames.contains(name) else { return nil }
    let file = name + (traits.isDark ? "-dark" : "") + "@\(Int(traits.scale))"
    var asset = ImageAsset(
      name: file, size: CGSize(width: 20, height: 10),
      digest: ContentDigest(of: Data(file.utf8)), scale: traits.scale)
    asset.isTemplate = name == "stencil"
    if name == "stencil" { asset.vector = .scalable }
    return asset
  }

  func image(in file: Data, scale: CGFloat) -> ImageAsset? {
    guard file.first == 1 else { return nil }
    return ImageAsset(
      name: "data", size: CGSize(width: 8 / scale, height: 4 / scale),
      digest: ContentDigest(of: file), scale: scale)
  }

  func data(named name: String) -> Data? { name == "words" ? Data([1, 2, 3]) : nil }
}

@MainActor @Suite struct `Pictures in views` {
  private func stage(
    isDark: Bool = false, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    var scene = Scene("test", canvas: CGSize(width: 200, height: 100), scale: 2, root: root)
    scene.colorScheme = isDark ? .dark : .light
    scene.colors = ["Brand": Color(red: 1, green: 0, blue: 0)]
    return Stage(scene, text: FixedAdvanceText(), images: Gallery())
  }

  private func dump(
    isDark: Bool = false, @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> String {
    stage(isDark: isDark, root).still(at: 0).displayList.dump
  }

  @Test func `have a file for each appearance and scale`() {
    #expect(dump { Image("night") }.contains("image \"night@2\" in 90,45 20x10"))
    #expect(dump(isDark: true) { Image("night") }.contains("\"night-dark@2\""))
    #expect(
      dump { Image("night").environment(\.colorScheme, .dark) }.contains("\"night-dark@2\""))
    let resource = ImageResource(name: "night", bundle: .main)
    #expect(dump { Image(resource) } == dump { Image("night") })
    #expect(dump { Image("night", label: Text("Night")) } == dump { Image("night") })
    #expect(dump { Image("night").antialiased(false) } == dump { Image("night") })
  }

  @Test func `are stencils where the asset or a modifier says so`() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(dump { Image("stencil").foregroundStyle(red) }.contains("template \"stencil@2\""))
    #expect(dump { Image("stencil").renderingMode(.original) }.contains("image \"stencil@2\""))
    #expect(
      dump { Image("night").renderingMode(.template).foregroundStyle(red) }
        .contains("template \"night@2\" in 90,45 20x10 #ff0000"))
  }

  @Test func `keep edges and repeat when they are resized`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      dump { Image("night").resizable(capInsets: insets) }
        .contains("\"night@2\" stretched within 1,2,3,4 in 0,0 200x100"))
    #expect(
      dump { Image("night").resizable(resizingMode: .tile) }
        .contains("\"night@2\" tiled within 0,0,0,0"))
    #expect(dump { Image("night").resizable() }.contains("\"night@2\" in 0,0 200x100"))
  }

  @Test func `that are missing take no room and are named`() {
    let stage = stage {
      HStack(spacing: 0) {
        Image("nigth"); Color.red.frame(width: 10)
      }
    }
    #expect(stage.still(at: 0).displayList.dump.contains("rect 95,0 10x100"))
    #expect(stage.problems.first?.description.hasSuffix("did you mean \"night\"?") == true)
  }

  @Test func `are UIKit's`() {
    var facts: [String] = []
    let dump = dump {
      let named = UIImage(named: "night")
      let _ =
        facts = [
          "\(named?.size.width ?? 0) \(named?.scale ?? 0)", "\(UIImage(named: "none") == nil)",
          "\(UIImage(data: Data([2])) == nil)", "\(UIImage(contentsOfFile: "/nowhere") == nil)",
          "\(UIColor(named: "Brand") != nil) \(UIColor(named: "none") == nil)",
          "\([UInt8](NSDataAsset(name: "words")?.data ?? Data())) \(NSDataAsset(name: "x") == nil)",
          "\(UIImage().size == .zero) \(named == UIImage(named: "night"))",
          "\(named?.imageOrientation == .up) \(named?.isSymbolImage == false)",
        ]
      VStack(spacing: 0) {
        Image(uiImage: named ?? UIImage())
        Image(uiImage: UIImage(data: Data([1]), scale: 2) ?? UIImage())
        Image(
          uiImage: UIImage(resource: ImageResource(name: "night", bundle: .main))
            .withTintColor(.red).withRenderingMode(.alwaysOriginal))
        Image(uiImage: UIImage())
        Image(
          uiImage: (named ?? UIImage()).resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
            resizingMode: .stretch)
        ).resizable()
        Color(ColorResource(name: "Brand", bundle: .main)).frame(height: 5)
        Color(uiColor: UIColor(resource: ColorResource(name: "Brand", bundle: .main)))
          .frame(height: 6)
        Color.accentColor.frame(height: 7)
      }
    }
    #expect(
      facts == [
        "20.0 2.0", "true", "true", "true", "true true", "[1, 2, 3] true", "true true",
        "true true",
      ])
    #expect(dump.contains("image \"data\" in 98,"))
    #expect(dump.contains("template \"night@2\""))
    #expect(dump.contains("stretched within 1,2,3,4"))
    #expect(dump.components(separatedBy: "#ff0000").count == 4)
    #expect(dump.contains("200x7 #007aff") || dump.contains("200x7 #0088ff"))
  }

  @Test func `are symbols in the size that UIKit gives them`() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
      .applying(UIImage.SymbolConfiguration(scale: .medium))
    let symbol = UIImage(systemName: "star", withConfiguration: configuration)
    #expect(symbol?.size == CGSize(width: 48, height: 48))
    let stage = stage {
      Image(uiImage: symbol ?? UIImage()).id("symbol")
    }
    #expect(stage.frame("symbol")?.size == CGSize(width: 48, height: 44))
  }

  @Test func `have configurations and edges in UIKit`() throws {
    typealias Configuration = UIImage.SymbolConfiguration
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.isSymbolImage && star.size.width == 21)
    let large = star.applyingSymbolConfiguration(Configuration(scale: .large))
    #expect(large?.size.width == 27)
    #expect(star.withConfiguration(Configuration(pointSize: 20)).size.width == 24)
    #expect(
      star.withConfiguration(Configuration(pointSize: 20, weight: .heavy)).size.width == 24)
    #expect(star.withConfiguration(Configuration(weight: .thin)).size.width == 21)
    let red = star.withTintColor(.red, renderingMode: .alwaysTemplate)
    #expect(red.renderingMode == .alwaysTemplate && red != star)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let tiled = UIImage(named: "any", in: nil)?.resizableImage(withCapInsets: insets)
    #expect(tiled?.capInsets == insets && star.capInsets == .zero)
    #expect(UIColor(named: "any", in: nil) != nil)
    #expect(
      Set(Image.Scale.allCases).count == 3
        && Image("a").renderingMode(.template) != Image("a").renderingMode(nil))
    #expect(ImageTraits(isRightToLeft: true, idiom: .pad, language: "de") != ImageTraits())
  }

  @Test func `have UIKit's numbers`() {
    let weights: [UIImage.SymbolWeight] = [
      .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == Array(0...9))
    let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
    #expect(scales.map(\.rawValue) == Array(-1...3))
    let orientations: [UIImage.Orientation] = [
      .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
    #expect(orientations.map(\.rawValue) == Array(0...7))
    let modes: [UIImage.RenderingMode] = [.automatic, .alwaysOriginal, .alwaysTemplate]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
    #expect(UIImage.ResizingMode.tile.rawValue == 0 && UIImage.ResizingMode.stretch.rawValue == 1)
  }

  @Test func `are described by their assets`() throws {
    let asset = try #require(Gallery().image(named: "stencil", for: ImageTraits(scale: 2)))
    #expect(asset.scale == 2 && asset.isTemplate && asset.slices == nil)
    #expect(asset.vector == ImageAsset.Vector.scalable && asset.vector != .fixed)
    let slices = ImageSlices(insets: EdgeInsets(), fill: .stretch)
    #expect(slices.fill == ImageSlices.Fill.stretch && slices.fill != .tile)
    #expect(slices.insets == EdgeInsets())
    let traits = ImageTraits(scale: 3, isDark: true, idiom: .phone)
    #expect(traits.scale == 3 && traits.isDark && !traits.isRightToLeft)
    #expect(traits.idiom == ImageTraits.Idiom.phone && traits.language == "en")
    #expect(
      Image("night").resizable(resizingMode: Image.ResizingMode.stretch)
        == Image("night").resizable())
    #expect(
      Image("night").renderingMode(Image.TemplateRenderingMode.original) != Image("night"))
    let dumped = dump {
      let asset = NSDataAsset(name: "words", bundle: .main)
      Color.red.frame(width: CGFloat(asset?.data.count ?? 0) + CGFloat(asset?.name.count ?? 0))
    }
    #expect(dumped.contains(" 8x100 "))
  }

  @Test func `load from files at once`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data([1, 1]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(dump { AsyncImage(url: file, scale: 2) }.contains("image \"data\" in 98,49 4x2"))
    let failing = dump {
      AsyncImage(url: URL(filePath: "/nowhere")) { phase in
        if phase.error != nil { Color.red } else { Color.blue }
      }
    }
    #expect(failing.contains("#ff3b30") || failing.contains("#ff383c"))
  }

  @Test func `are equal if they show the same`() {
    #expect(Image("night") == Image("night"))
    #expect(Image("night") != Image("night").resizable())
    #expect(Image(systemName: "star") != Image("star"))
  }
}
