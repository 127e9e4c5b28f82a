import SwiftUI

/// Pictures that move more slowly than their frames.
struct ParallaxHeader: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Skyline()
          .visualEffect { content, proxy in
            content.offset(y: max(0, -proxy.frame(in: .scrollView).minY) * 0.55)
          }
          .frame(height: 360)
          .clipped()

        VStack(alignment: .leading, spacing: 18) {
          Text("Night walk")
            .font(.largeTitle.bold())
          Text("Six bridges, one river")
            .font(.title3)
            .foregroundStyle(.secondary)
          ForEach(Stop.all) { stop in
            StopRow(stop: stop)
          }
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.white)
      }
    }
    .background(.white)
  }
}

private struct Skyline: View {
  private let heights: [CGFloat] = [120, 180, 90, 230, 150, 200, 110, 170, 250, 130, 190]

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [Color(red: 0.06, green: 0.06, blue: 0.2), .purple, .orange],
        startPoint: .top, endPoint: .bottom)
      Circle().fill(.white.opacity(0.9)).frame(width: 56, height: 56)
        .offset(x: 110, y: -250)
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(heights.indices, id: \.self) { index in
          Rectangle()
            .fill(Color(red: 0.08, green: 0.05, blue: 0.16))
            .frame(height: heights[index])
            .overlay(alignment: .top) { Windows().padding(8) }
        }
      }
    }
  }
}

private struct Windows: View {
  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<4, id: \.self) { row in
        Rectangle()
          .fill(.yellow.opacity(row.isMultiple(of: 2) ? 0.9 : 0.3))
          .frame(width: 6, height: 6)
      }
    }
  }
}

private struct StopRow: View {
  let stop: Stop

  var body: some View {
    HStack(spacing: 16) {
      Text("\(stop.id)")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 40, height: 40)
        .background(Circle().fill(.purple))
      VStack(alignment: .leading, spacing: 3) {
        Text(stop.name).font(.headline)
        Text(stop.note).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 6)
  }
}

private struct Stop: Identifiable {
  let id: Int
  let name: String
  let note: String

  static let all = [
    Stop(id: 1, name: "Mill Bridge", note: "Wooden, and it creaks"),
    Stop(id: 2, name: "The Arch", note: "Stand in the middle and whisper"),
    Stop(id: 3, name: "Fish Steps", note: "Closed when the water is high"),
    Stop(id: 4, name: "Iron Bridge", note: "Painted green every seventh year"),
    Stop(id: 5, name: "Lantern Quay", note: "Lit until two"),
    Stop(id: 6, name: "Ferryman's", note: "Ring the bell and wait"),
    Stop(id: 7, name: "Rope Bridge", note: "Four at a time"),
    Stop(id: 8, name: "The Weir", note: "Loud, and worth it"),
  ]
}

#Preview { ParallaxHeader() }
