import Scrollwork

/// Rows of provisions under a bar that stays.
///
/// ![The content of the pantry, with the viewport over it](pantry-unrolled)
public struct Pantry: View {
  private let provisions: [String]

  /// A pantry of provisions by their names.
  public init(
    provisions: [String] = [
      "Barley", "Chickpeas", "Dried Figs", "Honey", "Lentils", "Oats", "Olives", "Quince Jelly",
      "Rye Flour", "Sea Salt", "Tea", "Walnuts",
    ]
  ) {
    self.provisions = provisions
  }

  /// The rows, and the bar above them.
  public var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(provisions, id: \.self) { name in
          Text(name)
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.gray.opacity(0.18), in: RoundedRectangle(cornerRadius: 12))
        }
      }
      .padding(.horizontal)
    }
    .safeAreaInset(edge: .top) {
      Text("Pantry")
        .font(.headline)
        .padding()
        .frame(maxWidth: .infinity)
        .background(.bar)
    }
  }
}
