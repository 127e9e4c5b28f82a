import Foundation
import Scrollwork
import ScrollworkCairo

/// What animations cost that touch much more than can be seen.
@MainActor enum Animating {
  static func comparisons() throws -> [Comparison] {
    let renderer = try CairoRenderer(fonts: .standard(), images: [])
    func stage(_ count: Int, at time: Double) -> (Int) throws -> Void {
      { _ in
        let stage = Stage(.flights(count), text: renderer, images: renderer)
        _ = try renderer.png(of: stage.still(at: time).displayList)
      }
    }
    func second(_ count: Int) -> (Int) throws -> Void {
      let stage = Stage(.flights(count), text: renderer, images: renderer)
      return { _ in
        for still in 0..<60 { _ = stage.still(at: 0.3 + Double(still) / 60) }
      }
    }
    return [
      Comparison(
        name: "60 stills while a tile flies out of a lazy grid",
        baseline: ("20,000 tiles", second(20_000)), candidate: ("200 tiles", second(200)),
        goal: 0...1.5),
      Comparison(
        name: "playing up to a still in flight",
        baseline: ("20,000 tiles", stage(20_000, at: 0.5)),
        candidate: ("200 tiles", stage(200, at: 0.5)), goal: 0...10),
    ]
  }
}

extension Scene {
  /// Tiles in a grid, the fifth of which flies to a dock.
  fileprivate static func flights(_ count: Int) -> Scene {
    Scene(
      "flights", canvas: CGSize(width: 390, height: 640),
      script: [.wait(0.2), .tap(.view("4")), .wait(1.5)]
    ) {
      Flights(tiles: Array(0..<count))
    }
  }
}

private struct Flights: View {
  @State var tiles: [Int]
  @State private var docked: [Int] = []
  @Namespace private var flight

  var body: some View {
    VStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
          ForEach(tiles, id: \.self) { tile in
            face(tile).onTapGesture {
              docked.append(tile)
              tiles.removeAll { $0 == tile }
            }
          }
        }
      }
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem()]) {
          ForEach(docked, id: \.self) { face($0).frame(width: 90) }
        }
      }
      .frame(height: 90)
    }
    .animation(.linear(duration: 1), value: docked)
  }

  private func face(_ tile: Int) -> some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color(hue: Double(tile % 17) / 17, saturation: 0.6, brightness: 0.9))
      .matchedGeometryEffect(id: tile, in: flight)
      .frame(height: 60)
      .id(tile)
  }
}
