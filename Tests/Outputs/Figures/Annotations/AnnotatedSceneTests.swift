import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

/// Cards in a scroll view with random annotations.
private struct AnnotatedScene {
  let scene: Scene
  let spec: FigureSpec

  init(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 3...24, using: &random)
    let isHorizontal = Bool.random(using: &random)
    let sizes = (0..<count).map { _ in
      CGSize(
        width: .random(in: 60...360, using: &random), height: .random(in: 30...260, using: &random))
    }
    let angle = Double.random(in: 0...20, using: &random)
    let distance = CGFloat.random(in: 20...40, using: &random)
    let canvases = [
      CGSize(width: 390, height: 844), CGSize(width: 320, height: 568),
      CGSize(width: 844, height: 390), CGSize(width: 300, height: 300),
    ]
    scene = Scene(
      "cards", canvas: canvases.randomElement(using: &random) ?? canvases[0], scale: 1,
      script: [
        .drag(
          by: isHorizontal ? CGVector(dx: -distance, dy: 0) : CGVector(dx: 0, dy: -distance),
          over: 0.5)
      ]
    ) {
      let cards = ForEach(Array(sizes.enumerated()), id: \.offset) { index, size in
        Color.teal.frame(width: size.width, height: size.height)
          .overlay { Text(Self.sentences[index % Self.sentences.count]).padding(4) }
          .rotationEffect(.degrees(angle))
          .id("card \(index)")
      }
      if isHorizontal {
        ScrollView(.horizontal) { HStack(spacing: 8) { cards } }
      } else {
        ScrollView { VStack(spacing: 8) { cards } }
      }
    }
    let annotations = Self.annotations(cards: count, &random)
    spec = FigureSpec(
      seed.isMultiple(of: 3)
        ? .anatomy(at: .end, annotations: annotations.filter { $0.kind != .dim })
        : .still(at: .end, annotations: annotations),
      title: Bool.random(using: &random) ? "Cards" : nil,
      caption: Bool.random(using: &random) ? "A caption of some words." : nil,
      width: [640, 720, 900].randomElement(using: &random))
  }

  /// The words of cards.
  private static let sentences = [
    "Harbor", "Where the path leaves the wood, an hour before the boats", "12",
    "A map lichen spreads half a millimeter a year", "Coral Tide\nMoss & Amber",
  ]

  private static let words = [
    "A card", "The card that rests at the leading edge of the container",
    "Identity", "Moves by half of the distance\nand fades", "Top leading",
  ]

  private static func annotations(
    cards: Int, _ random: inout SeededGenerator
  ) -> [Annotation] {
    (0..<Int.random(in: 1...12, using: &random)).map { number in
      // Cards that are surely in view.
      let card = ViewAnchor.view("card 0", up: 0)
      let anchor =
        Bool.random(using: &random)
        ? card
        : .point(
          CGPoint(
            x: .random(in: 20...280, using: &random), y: .random(in: 20...280, using: &random)))
      let text = words.randomElement(using: &random)
      switch Int.random(in: 0...9, using: &random) {
      case 0: return Annotation(.highlight, card)
      case 1: return Annotation(.bracket, card, text: text, side: .trailing)
      case 2 where number < 4: return Annotation(.badge, anchor, text: text)
      case 3: return Annotation(.dim, card)
      case 4: return Annotation(.arrow(.anchor(card)), anchor)
      default:
        return Annotation(
          .callout, anchor, text: text, note: Bool.random(using: &random) ? "A note" : nil,
          side: [nil, nil, .leading, .trailing].randomElement(using: &random) ?? nil)
      }
    }
  }
}

@MainActor @Suite struct AnnotatedSceneTests {
  private static let renderer = Result { try CairoRenderer(fonts: .standard()) }

  @Test(arguments: 0..<200) func `no label covers another or leaves the page`(seed: Int) throws {
    let random = AnnotatedScene(seed: seed)
    let renderer = try Self.renderer.get()
    let stage = Stage(random.scene, text: renderer, images: renderer)
    let figure = try random.spec.figure(
      of: FigureCast(FigureSubject(stage)), isDark: seed.isMultiple(of: 2), text: renderer)
    let page = CGRect(origin: .zero, size: figure.displayList.canvas)
    for (index, label) in figure.labels.enumerated() {
      #expect(
        label.frame.minX >= 0 && label.frame.minY >= 0 && label.frame.maxX <= page.maxX
          && label.frame.maxY <= page.maxY, "\(label)")
      for other in figure.labels[..<index] {
        let common = label.frame.intersection(other.frame)
        #expect(common.isNull || min(common.width, common.height) < 0.5, "\(label) \(other)")
      }
    }
  }
  @Test(arguments: 0..<200) func `no line crosses a word of the scene or a label`(seed: Int) throws
  {
    let random = AnnotatedScene(seed: seed)
    let renderer = try Self.renderer.get()
    let stage = Stage(random.scene, text: renderer, images: renderer)
    let figure = try random.spec.figure(
      of: FigureCast(FigureSubject(stage)), isDark: false, text: renderer)
    let words = figure.words + figure.labels.map(\.frame)
    #expect(!words.isEmpty)
    for line in figure.lines {
      for (start, end) in zip(line, line.dropFirst()) {
        let crossed = words.filter {
          Segment(start, end).range(inside: $0.insetBy(dx: 0.5, dy: 0.5)) != nil
        }
        #expect(crossed.isEmpty, "\(start) \(end) \(crossed)")
      }
    }
  }
}
