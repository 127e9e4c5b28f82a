import SwiftUI

/// Birds by month, with pinned month headers.
struct StickyHeaders: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(Month.all) { month in
          Section {
            ForEach(month.birds, id: \.self) { bird in
              BirdRow(bird: bird, color: month.color)
            }
          } header: {
            HStack {
              Text(month.name).font(.title3.bold())
              Spacer()
              Text("\(month.birds.count)").font(.subheadline).monospacedDigit()
            }
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(month.color)
          }
        }
      }
    }
    .background(.white)
  }
}

private struct BirdRow: View {
  let bird: String
  let color: Color

  var body: some View {
    HStack(spacing: 16) {
      Wing()
        .fill(color.opacity(0.8))
        .frame(width: 44, height: 24)
      Text(bird)
      Spacer()
      Image(systemName: "star").foregroundStyle(.quaternary)
    }
    .padding(.horizontal, 20)
    .frame(height: 58)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 80) }
  }
}

private struct Wing: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: rect.maxY * 0.55),
        control: CGPoint(x: rect.maxX * 0.7, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.maxX * 0.3, y: rect.minY))
    }
  }
}

private struct Month: Identifiable {
  let name: String
  let color: Color
  let birds: [String]
  var id: String { name }

  static let all = [
    Month(name: "March", color: .teal, birds: ["Lapwing", "Skylark", "Wagtail", "Chiffchaff"]),
    Month(
      name: "April", color: .green,
      birds: ["Swallow", "Blackcap", "Willow warbler", "Tree pipit", "Cuckoo", "House martin"]),
    Month(
      name: "May", color: .orange,
      birds: ["Swift", "Spotted flycatcher", "Turtle dove", "Nightjar", "Hobby"]),
    Month(
      name: "September", color: .brown,
      birds: ["Wheatear", "Grey plover", "Curlew sandpiper", "Wryneck"]),
    Month(
      name: "October", color: .red,
      birds: ["Redwing", "Fieldfare", "Brambling", "Goldcrest", "Whooper swan"]),
    Month(name: "November", color: .indigo, birds: ["Waxwing", "Smew", "Snow bunting", "Siskin"]),
  ]
}

#Preview { StickyHeaders() }
