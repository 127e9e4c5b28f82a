import SwiftUI

/// Cards that shrink, tilt and fade away from the center.
struct Carousel: View {
  private let trips = Trip.all

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Short trips").font(.largeTitle.bold())
        Text("Two hours by train, at most").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 28)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(trips) { trip in
            TripCard(trip: trip)
              .containerRelativeFrame(.horizontal)
              .scrollTransition { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.88)
                  .rotationEffect(.degrees(phase.value * 4))
                  .opacity(phase.isIdentity ? 1 : 0.6)
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 28, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .frame(height: 460)
    }
    .frame(maxHeight: .infinity)
    .background(Color(red: 0.97, green: 0.96, blue: 0.93))
  }
}

private struct TripCard: View {
  let trip: Trip

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [trip.sky, trip.ground], startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(.white.opacity(0.85))
        .frame(width: 92, height: 92)
        .offset(x: 190, y: -290)
      Hills(height: 0.45).fill(trip.ground.opacity(0.8))
      Hills(height: 0.3).fill(.black.opacity(0.25))
      VStack(alignment: .leading, spacing: 6) {
        Text(trip.name).font(.title.bold())
        Label("\(trip.minutes) minutes", systemImage: "clock").font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(24)
    }
    .clipShape(RoundedRectangle(cornerRadius: 32))
    .shadow(color: .black.opacity(0.18), radius: 14, y: 8)
    .padding(.vertical, 20)
  }
}

private struct Hills: Shape {
  var height: CGFloat

  func path(in rect: CGRect) -> Path {
    let top = rect.maxY - rect.height * height
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: top + 40))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: top),
        control1: CGPoint(x: rect.width * 0.3, y: top - 60),
        control2: CGPoint(x: rect.width * 0.6, y: top + 110))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Trip: Identifiable {
  let name: String
  let minutes: Int
  let sky: Color
  let ground: Color
  var id: String { name }

  static let all = [
    Trip(name: "The lagoon", minutes: 52, sky: .cyan, ground: .teal),
    Trip(name: "Red cliffs", minutes: 84, sky: .orange, ground: .red),
    Trip(name: "Night market", minutes: 35, sky: .indigo, ground: .purple),
    Trip(name: "Pine valley", minutes: 110, sky: .mint, ground: .green),
    Trip(name: "Old harbor", minutes: 64, sky: .blue, ground: .indigo),
    Trip(name: "Salt fields", minutes: 97, sky: .pink, ground: .brown),
  ]
}

#Preview { Carousel() }
