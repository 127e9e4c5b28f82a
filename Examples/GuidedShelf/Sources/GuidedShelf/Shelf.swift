import Scrollwork

/// A shelf of jars, of which one comes to rest at the leading edge.
///
/// ![The parts of the shelf](shelf-anatomy)
///
/// Jars at the ends of the shelf are smaller and fainter; see <doc:Scrolling-the-shelf>.
public struct Shelf: View {
  private let jars: [String]

  /// A shelf of jars by their labels.
  public init(
    jars: [String] = ["Plum Rain", "Moss", "Ferry Bell", "Amber", "Slate Hill", "Coral", "Dusk"]
  ) {
    self.jars = jars
  }

  /// The jars in a row.
  public var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 12) {
        ForEach(jars, id: \.self) { jar in
          Jar(jar).scrollTransition { content, phase in
            content
              .scaleEffect(phase.isIdentity ? 1 : 0.8)
              .opacity(phase.isIdentity ? 1 : 0.4)
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 20, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
  }
}

/// A jar with its label.
public struct Jar: View {
  private let label: String

  /// A jar with a label.
  public init(_ label: String) { self.label = label }

  /// The jar.
  public var body: some View {
    Text(label)
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: 120, height: 140)
      .background(Color.indigo, in: RoundedRectangle(cornerRadius: 20))
  }
}
