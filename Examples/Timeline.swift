import SwiftUI

/// A journey of stops; the line fills with the scroll position.
struct Timeline: View {
  @State private var progress = 0.0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("A parcel's way")
          .font(.largeTitle.bold())
        VStack(spacing: 18) {
          ForEach(Station.all) { station in
            StationCard(station: station)
              .scrollTransition(.interactive) { content, phase in
                content
                  .offset(x: phase == .bottomTrailing ? 60 : 0)
                  .opacity(phase == .bottomTrailing ? 0 : 1)
              }
          }
        }
        .padding(.leading, 26)
        .background(alignment: .leading) { rail }
      }
      .padding(22)
    }
    .onScrollGeometryChange(for: Double.self) { geometry in
      let way = geometry.contentSize.height - geometry.containerSize.height
      return way > 0 ? min(1, max(0, geometry.contentOffset.y / way)) : 0
    } action: { _, value in
      progress = value
    }
    .background(Color(red: 0.94, green: 0.96, blue: 0.95))
  }

  private var rail: some View {
    ZStack(alignment: .top) {
      Capsule().fill(.black.opacity(0.1))
      GeometryReader { proxy in
        Capsule()
          .fill(LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom))
          .frame(height: max(14, proxy.size.height * (0.12 + 0.88 * progress)))
      }
    }
    .frame(width: 8)
  }
}

private struct StationCard: View {
  let station: Station

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(station.time).font(.caption.bold()).foregroundStyle(.teal)
        Spacer()
        Image(systemName: station.symbol).foregroundStyle(.secondary)
      }
      Text(station.title).font(.headline)
      Text(station.note).font(.subheadline).foregroundStyle(.secondary)
    }
    .padding(18)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 20).fill(.white))
  }
}

private struct Station: Identifiable {
  let time: String
  let title: String
  let note: String
  let symbol: String
  var id: String { time }

  static let all = [
    Station(time: "Mon 09:10", title: "Packed", note: "String, no tape", symbol: "square"),
    Station(time: "Mon 11:40", title: "On the van", note: "Between two lamps", symbol: "cart"),
    Station(
      time: "Mon 15:05", title: "The sorting hall", note: "Missed the first belt, took the second",
      symbol: "arrow.up.arrow.down"),
    Station(
      time: "Mon 22:30", title: "Night train", note: "Four hundred kilometres in the dark",
      symbol: "moon.fill"),
    Station(time: "Tue 05:15", title: "The harbor", note: "Fog until seven", symbol: "cloud.fill"),
    Station(time: "Tue 08:00", title: "Ferry", note: "A calm sea", symbol: "drop.fill"),
    Station(
      time: "Tue 10:20", title: "The island", note: "One postman, one bicycle",
      symbol: "person.fill"),
    Station(
      time: "Tue 11:00", title: "At the door", note: "Signed for by the neighbour's dog",
      symbol: "house.fill"),
  ]
}

#Preview { Timeline() }
