import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkRegression
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport

private struct NoImages: ImageProviding {
  func image(named name: String) -> ImageAsset? { nil }
}

/// A reel of cards that shrink at the edges, and the numbers that a comparison shows of it.
@MainActor struct SampleReel {
  /// The PNG files of its stills.
  private(set) var pictures: [Data] = []
  /// The pixels of its stills.
  private(set) var lists: [DisplayList] = []
  /// The vertical offset at each still.
  private(set) var offsets: [Double] = []
  /// The scale of the first card at each still.
  private(set) var scales: [Double] = []

  static let canvas = CGSize(width: 300, height: 540)

  /// A reel of a number of stills, 60 in a second.
  init(
    shrinking: Double = 0.2, accent: Color = .indigo, title: String = "Palettes",
    velocity: Double = 1500, count: Int, scale: CGFloat = 1
  ) throws {
    let scene = Scene(
      "cards", canvas: Self.canvas, scale: scale, background: Color(white: 0.96),
      script: [
        .wait(0.2), .flick(.up, velocity: velocity), .wait(2.2), .flick(.down, velocity: 2200),
        .wait(2), .flick(.up, velocity: 2600), .wait(Double(count) / 60),
      ]
    ) {
      ScrollView {
        LazyVStack(spacing: 14) {
          Text(title).font(.title).frame(height: 60)
          ForEach(0..<40) { index in
            HStack(spacing: 12) {
              Circle().fill(index % 3 == 0 ? accent : Color(white: 0.8)).frame(
                width: 44, height: 44)
              VStack(alignment: .leading, spacing: 6) {
                Text("Card \(index + 1)").font(.headline)
                RoundedRectangle(cornerRadius: 3).fill(Color(white: 0.85))
                  .frame(width: 120, height: 8)
              }
              Spacer(minLength: 0)
            }
            .padding(16).frame(height: 92)
            .background(Color.white, in: RoundedRectangle(cornerRadius: 18))
            .scrollTransition { content, phase in
              content.scaleEffect(1 - abs(phase.value) * shrinking)
                .opacity(1 - abs(phase.value) / 2)
            }
          }
        }
        .padding(.horizontal, 20)
      }
    }
    let renderer = try CairoRenderer(fonts: .standard())
    let stage = Stage(scene, text: renderer, images: NoImages())
    for number in 0..<count {
      let still = stage.still(at: Double(number) / 60)
      lists.append(still.displayList)
      offsets.append(still.report.scrollViews.first.map { Double($0.offset.y) } ?? 0)
      scales.append(still.report.children.first.map { Double($0.transform.a) } ?? 1)
      if number > 0, lists[number - 1] == still.displayList {
        pictures.append(pictures[number - 1])
      } else {
        pictures.append(try renderer.png(of: still.displayList))
      }
    }
  }
}

/// The pictures of two reels that are held in memory.
struct HeldPictures: ComparisonPictures {
  var old: [Data] = []
  var new: [Data] = []

  func old(_ still: Int) throws -> Data? { old.indices.contains(still) ? old[still] : nil }
  func new(_ still: Int) throws -> Data? { new.indices.contains(still) ? new[still] : nil }
}
