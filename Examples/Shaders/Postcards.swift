import SwiftUI

/// Postcards that are blocks at the edges, under a title that waves with the speed of scrolling.
struct Postcards: View {
  @State private var offset = 0.0
  @State private var speed = 0.0

  private let names = ["Harbor", "Dunes", "Terrace", "Orchard", "Lighthouse", "Market", "Glacier"]

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        header
        ForEach(Array(names.enumerated()), id: \.offset) { index, name in
          Postcard(name: name, hue: Double(index) / 7)
            .scrollTransition { content, phase in
              content.layerEffect(
                ShaderLibrary.pixelate(.float(1 + abs(phase.value) * 26)),
                maxSampleOffset: CGSize(width: 14, height: 14))
            }
        }
      }
      .padding(20)
    }
    .onScrollGeometryChange(for: Double.self) {
      $0.contentOffset.y
    } action: { before, now in
      speed = min(max(now - before, -24), 24)
      offset = now
    }
    .background(Color(red: 0.97, green: 0.95, blue: 0.91))
  }

  private var header: some View {
    LinearGradient(
      colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .frame(height: 190)
    .colorEffect(ShaderLibrary.grain(.float(0.28)))
    .overlay {
      Text("Postcards").font(.system(size: 44, weight: .heavy)).foregroundStyle(.white)
        .distortionEffect(
          ShaderLibrary.wave(.boundingRect, .float(speed)),
          maxSampleOffset: CGSize(width: 0, height: 24))
    }
    .clipShape(RoundedRectangle(cornerRadius: 28))
    .colorEffect(
      ShaderLibrary.dissolve(.float(min(max(offset / 240, 0), 1))), isEnabled: offset > 0)
  }
}

/// A card with a picture of shapes.
struct Postcard: View {
  let name: String
  let hue: Double

  var body: some View {
    LinearGradient(
      colors: [
        Color(hue: hue, saturation: 0.45, brightness: 0.98),
        Color(hue: hue + 0.12, saturation: 0.75, brightness: 0.75),
      ], startPoint: .top, endPoint: .bottom
    )
    .overlay(alignment: .topTrailing) {
      Circle().fill(.white.opacity(0.75)).frame(width: 64).padding(26)
    }
    .overlay(alignment: .bottom) {
      Ellipse().fill(Color(hue: hue + 0.2, saturation: 0.7, brightness: 0.5))
        .frame(width: 460, height: 130).offset(x: -60, y: 70)
    }
    .overlay(alignment: .bottomLeading) {
      Text(name).font(.title2.bold()).foregroundStyle(.white).padding(18)
    }
    .frame(height: 190)
    .clipShape(RoundedRectangle(cornerRadius: 24))
    .layerEffect(
      ShaderLibrary.fringe(.boundingRect, .float(5)),
      maxSampleOffset: CGSize(width: 20, height: 20))
  }
}

#Preview { Postcards() }
