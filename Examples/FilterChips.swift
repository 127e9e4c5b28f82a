import SwiftUI

/// Chips that filter a list; remaining rows move to their new positions.
struct FilterChips: View {
  @State private var chosen: Set<Kind> = []

  private var plants: [Plant] {
    Plant.all.filter { chosen.isEmpty || chosen.contains($0.kind) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Window sill").font(.largeTitle.bold()).padding(20)

      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(Kind.allCases, id: \.self) { kind in
            Chip(kind: kind, isOn: chosen.contains(kind))
              .id(kind.rawValue)
              .onTapGesture {
                withAnimation(.snappy) {
                  if chosen.contains(kind) { chosen.remove(kind) } else { chosen.insert(kind) }
                }
              }
          }
        }
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollIndicators(.hidden)
      .frame(height: 44)

      ScrollView {
        VStack(spacing: 12) {
          ForEach(plants) { plant in
            PlantRow(plant: plant)
              .transition(.scale(scale: 0.8).combined(with: .opacity))
          }
        }
        .padding(20)
      }
    }
    .background(Color(red: 0.95, green: 0.97, blue: 0.93))
  }
}

private struct Chip: View {
  let kind: Kind
  let isOn: Bool

  var body: some View {
    HStack(spacing: 6) {
      if isOn { Image(systemName: "checkmark").font(.caption.bold()) }
      Text(kind.rawValue).font(.subheadline.weight(.medium))
    }
    .foregroundStyle(isOn ? .white : .primary)
    .padding(.horizontal, 16)
    .padding(.vertical, 9)
    .background(Capsule().fill(isOn ? kind.color : .white))
  }
}

private struct PlantRow: View {
  let plant: Plant

  var body: some View {
    HStack(spacing: 16) {
      ZStack(alignment: .bottom) {
        Circle().fill(plant.kind.color.opacity(0.25))
        Image(systemName: "leaf.fill").font(.title2).foregroundStyle(plant.kind.color)
          .frame(maxHeight: .infinity)
      }
      .frame(width: 52, height: 52)
      VStack(alignment: .leading, spacing: 3) {
        Text(plant.name).font(.headline)
        Text("Water every \(plant.days) days").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "drop.fill").foregroundStyle(plant.days < 5 ? .blue : .gray.opacity(0.4))
    }
    .padding(14)
    .background(RoundedRectangle(cornerRadius: 22).fill(.white))
  }
}

private enum Kind: String, CaseIterable {
  case herb = "Herbs"
  case fern = "Ferns"
  case succulent = "Succulents"
  case climber = "Climbers"
  case orchid = "Orchids"

  var color: Color {
    switch self {
    case .herb: .green
    case .fern: .teal
    case .succulent: .orange
    case .climber: .indigo
    case .orchid: .pink
    }
  }
}

private struct Plant: Identifiable {
  let name: String
  let kind: Kind
  let days: Int
  var id: String { name }

  static let all = [
    Plant(name: "Basil", kind: .herb, days: 2), Plant(name: "Jade", kind: .succulent, days: 14),
    Plant(name: "Maidenhair", kind: .fern, days: 3), Plant(name: "Thyme", kind: .herb, days: 6),
    Plant(name: "Ivy", kind: .climber, days: 7), Plant(name: "Moth", kind: .orchid, days: 9),
    Plant(name: "Aloe", kind: .succulent, days: 16), Plant(name: "Sword", kind: .fern, days: 4),
    Plant(name: "Mint", kind: .herb, days: 2), Plant(name: "Hoya", kind: .climber, days: 10),
    Plant(name: "Slipper", kind: .orchid, days: 7),
    Plant(name: "Zebra", kind: .succulent, days: 15),
    Plant(name: "Staghorn", kind: .fern, days: 5), Plant(name: "Sage", kind: .herb, days: 5),
  ]
}

#Preview { FilterChips() }
