import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import ScrollworkDrawing

/// What shaders cost in scenes that scroll: cards with effects, against the same cards without them.
@MainActor struct ShaderScenes {
  private let shaders: any ShaderRunning
  private let folder: URL

  /// Scenes with functions of `Metal/Measured.metal`; pictures go into a folder.
  init(shaders: any ShaderRunning, folder: URL) { (self.shaders, self.folder) = (shaders, folder) }

  /// The stills of a round: a third of a second.
  private static let round = 20
  /// The rounds, after one that is not counted.
  private static let rounds = 7

  /// A scene that is measured, with layers kept or each drawn anew.
  private struct Row {
    var name: String
    var scene: Scene
    var reusesLayers = true
  }

  private static let rows = [
    Row(name: "cards without effects", scene: .cards(.plain)),
    Row(name: "three shaders in a scroll transition", scene: .cards(.transition)),
    Row(name: "three shaders, arguments equal", scene: .cards(.constant)),
    Row(name: "the same, layers drawn anew", scene: .cards(.constant), reusesLayers: false),
    Row(name: "three shaders, arguments of the place", scene: .cards(.place)),
  ]

  /// Prints the table, as Markdown: all scenes in turn in each round, the median of the rounds.
  func print() throws {
    let meters = try Self.rows.map { row in
      let counted = CountedShaders(shaders)
      let meter = try StepMeter(
        row.scene, fonts: .standard(), folder: folder, reusesLayers: row.reusesLayers,
        shaders: counted)
      _ = try meter.measure(0..<Self.round)
      _ = counted.takeCount()
      return (meter, counted)
    }
    var times = [[StepTimes]](repeating: [], count: meters.count)
    var runs = [Int](repeating: 0, count: meters.count)
    for round in 1...Self.rounds {
      let stills = round * Self.round..<(round + 1) * Self.round
      for (number, (meter, counted)) in meters.enumerated() {
        times[number].append(try meter.measure(stills))
        runs[number] += counted.takeCount()
      }
    }
    Swift.print(
      "\n| scene | evaluate | draw | encode | write | a still | ratio | runs in a still |")
    Swift.print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for (number, row) in Self.rows.enumerated() {
      func median(_ value: (StepTimes) -> Double) -> String {
        ShaderTable.spell(ShaderTable.median(times[number].map(value)), 2)
      }
      let ratios = zip(times[number], times[0]).map { $0.total / $1.total }
      ShaderTable.printRow([
        row.name, median(\.evaluate), median(\.draw), median(\.encode), median(\.write),
        median(\.total),
        ShaderTable.spell(ShaderTable.median(ratios), 2),
        ShaderTable.spell(Double(runs[number]) / Double(Self.rounds * Self.round)),
      ])
    }
  }
}

/// The effects of the cards.
private enum CardEffects {
  /// None.
  case plain
  /// Of the phase: changing near the edges, equal between them.
  case transition
  /// Equal in all stills.
  case constant
  /// Of the place in the scroll view: other arguments in each still.
  case place
}

extension Scene {
  /// Cards in a column that scrolls by 5 points in each still.
  fileprivate static func cards(_ effects: CardEffects) -> Scene {
    Scene("cards", script: [.glide(to: .offset(CGPoint(x: 0, y: 900)), over: 3)]) {
      ScrollView {
        VStack(spacing: 16) {
          ForEach(0..<16, id: \.self) { number in
            card(number, effects)
          }
        }
        .padding(.horizontal, 16)
      }
    }
  }

  @MainActor @ViewBuilder
  private static func card(_ number: Int, _ effects: CardEffects) -> some View {
    let face = CardFace(number: number)
    switch effects {
    case .plain: face
    case .transition: face.scrollTransition { content, phase in content.shaded(by: phase.value) }
    case .constant: face.visualEffect { content, _ in content.shaded(by: 0.5) }
    case .place:
      face.visualEffect { content, proxy in
        content.shaded(by: proxy.frame(in: .scrollView).midY / 422 - 1)
      }
    }
  }
}

extension VisualEffect {
  /// A distortion, a layer effect and a color effect of an amount from -1 to 1.
  fileprivate nonisolated func shaded(by amount: Double) -> some VisualEffect {
    distortionEffect(
      ShaderLibrary.wave(.float(amount), .float(8 * amount)),
      maxSampleOffset: CGSize(width: 4, height: 8)
    )
    .layerEffect(
      ShaderLibrary.fringe(.boundingRect, .float(12 * amount)),
      maxSampleOffset: CGSize(width: 12, height: 12)
    )
    .colorEffect(ShaderLibrary.vignette(.boundingRect, .float(abs(amount))))
  }
}

/// A card with a gradient, a circle and a text.
private struct CardFace: View {
  let number: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(
        LinearGradient(
          colors: [
            Color(hue: Double(number) / 16, saturation: 0.5, brightness: 0.95),
            Color(hue: Double(number) / 16 + 0.1, saturation: 0.7, brightness: 0.7),
          ], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay(alignment: .topTrailing) {
        Circle().fill(.white.opacity(0.6)).frame(width: 64, height: 64).padding(24)
      }
      .overlay(alignment: .bottomLeading) {
        Text("Card \(number)").font(.title2.bold()).foregroundStyle(.white).padding(20)
      }
      .frame(height: 190)
  }
}
