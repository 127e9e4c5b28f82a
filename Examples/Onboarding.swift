import SwiftUI

/// Pages with an index that follows the finger, and a button to the next page.
struct Onboarding: View {
  @State private var page: Int? = 0

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(Lesson.all) { lesson in
            LessonPage(lesson: lesson)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .scrollIndicators(.hidden)

      HStack {
        HStack(spacing: 8) {
          ForEach(Lesson.all) { lesson in
            Capsule()
              .fill(.white.opacity(lesson.id == page ? 1 : 0.4))
              .frame(width: lesson.id == page ? 28 : 8, height: 8)
          }
        }
        Spacer()
        Button {
          withAnimation(.snappy) { page = min((page ?? 0) + 1, Lesson.all.count - 1) }
        } label: {
          Image(systemName: page == Lesson.all.count - 1 ? "checkmark" : "arrow.right")
            .font(.title2.bold())
            .foregroundStyle(Lesson.all[page ?? 0].color)
            .frame(width: 64, height: 64)
            .background(Circle().fill(.white))
        }
        .buttonStyle(.plain)
        .id("next")
      }
      .animation(.snappy, value: page)
      .padding(32)
    }
  }
}

private struct LessonPage: View {
  let lesson: Lesson

  var body: some View {
    ZStack {
      lesson.color
      VStack(spacing: 40) {
        ZStack {
          Circle().fill(.white.opacity(0.15)).frame(width: 260, height: 260)
          Circle().fill(.white.opacity(0.2)).frame(width: 190, height: 190)
          Image(systemName: lesson.symbol)
            .font(.system(size: 84))
            .foregroundStyle(.white)
        }
        .scrollTransition(axis: .horizontal) { content, phase in
          content
            .offset(x: phase.value * 140)
            .scaleEffect(1 - abs(phase.value) * 0.4)
        }
        VStack(spacing: 12) {
          Text(lesson.title).font(.largeTitle.bold())
          Text(lesson.text)
            .font(.body)
            .multilineTextAlignment(.center)
            .opacity(0.85)
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 40)
      }
      .offset(y: -40)
    }
  }
}

private struct Lesson: Identifiable {
  let id: Int
  let title: String
  let text: String
  let symbol: String
  let color: Color

  static let all = [
    Lesson(
      id: 0, title: "Say hello", text: "Your neighbours are closer than you think.",
      symbol: "house.fill", color: .indigo),
    Lesson(
      id: 1, title: "Lend a ladder", text: "Or borrow one. Nobody needs their own.",
      symbol: "heart.fill", color: .pink),
    Lesson(
      id: 2, title: "Meet on Sundays", text: "A table, a cake, and whoever comes.",
      symbol: "calendar", color: .teal),
    Lesson(
      id: 3, title: "That is all", text: "No feed, no stars, no noise.",
      symbol: "leaf.fill", color: .green),
  ]
}

#Preview { Onboarding() }
