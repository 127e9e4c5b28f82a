import SwiftUI

/// Horizontal shelves on a vertical page, each aligned to whole books.
struct Shelves: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 30) {
        Text("Library").font(.system(size: 38, weight: .bold, design: .serif))
          .padding(.horizontal, 20)
        ForEach(Shelf.all) { ShelfRow(shelf: $0) }
      }
      .padding(.vertical, 20)
    }
    .background(Color(red: 0.96, green: 0.93, blue: 0.87))
  }
}

private struct ShelfRow: View {
  let shelf: Shelf

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(shelf.title).font(.headline)
        Spacer()
        Text("\(shelf.books.count) books").font(.footnote).foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 14) {
          ForEach(shelf.books) { book in
            Cover(book: book)
              .containerRelativeFrame(.horizontal, count: 3, spacing: 14)
              .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(
                  phase.isIdentity ? 1 : 0.92, anchor: .bottom)
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .frame(height: 164)
    }
  }
}

private struct Cover: View {
  let book: Book

  var body: some View {
    ZStack(alignment: .topLeading) {
      UnevenRoundedRectangle(
        topLeadingRadius: 3, bottomLeadingRadius: 3, bottomTrailingRadius: 9, topTrailingRadius: 9
      )
      .fill(book.color.gradient)
      Rectangle().fill(.black.opacity(0.15)).frame(width: 6)
      VStack(alignment: .leading, spacing: 6) {
        Text(book.title).font(.system(.subheadline, design: .serif, weight: .semibold))
        Rectangle().frame(width: 24, height: 2)
      }
      .foregroundStyle(.white)
      .padding(14)
    }
    .frame(height: book.height)
  }
}

private struct Book: Identifiable {
  let id: String
  let title: String
  let color: Color
  let height: CGFloat
}

private struct Shelf: Identifiable {
  let title: String
  let books: [Book]
  var id: String { title }

  private static let colors: [Color] = [.brown, .teal, .indigo, .red, .orange, .green, .purple]
  private static let titles = [
    "Ferries", "The Ladder", "On Salt", "Moss", "Early Trains", "A Small Bell", "Kites",
    "The Well", "Bread", "Owls", "Knots", "Fog",
  ]

  private static func shelf(_ title: String, from start: Int, count: Int) -> Shelf {
    Shelf(
      title: title,
      books: (start..<start + count).map { index in
        Book(
          id: "\(title) \(index)", title: titles[index % titles.count],
          color: colors[index * 3 % colors.count], height: CGFloat(132 + index * 17 % 32))
      })
  }

  static let all = [
    shelf("Unread", from: 0, count: 9), shelf("Lent by Ines", from: 4, count: 7),
    shelf("For the train", from: 9, count: 11), shelf("Cooking", from: 2, count: 8),
    shelf("Once more", from: 7, count: 10),
  ]
}

#Preview { Shelves() }
