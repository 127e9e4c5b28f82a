import Scrollwork

/// A shelf of jars, of which one stops at the leading edge.
public struct Shelf: View {
  private let jars = ["Plum Rain", "Moss", "Ferry Bell", "Amber", "Slate Hill", "Coral", "Dusk"]

  /// A shelf.
  public init() {}

  /// The jars in a row.
  public var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 12) {
        ForEach(jars, id: \.self) { jar in
          Jar(name: jar)
            .scrollTransition { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1 : 0.8)
                .opacity(phase.isIdentity ? 1 : 0.4)
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 16)
    .scrollTargetBehavior(.viewAligned)
  }
}

/// A jar with its name.
private struct Jar: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: 100, height: 120)
      .background(Color.indigo, in: RoundedRectangle(cornerRadius: 16))
  }
}
