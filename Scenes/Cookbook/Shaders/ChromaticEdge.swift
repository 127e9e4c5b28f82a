import Scrollwork

// recipe
/// Words whose colors come apart toward the upper and the lower edge.
struct ChromaticEdge: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(Word.all) { Headline(word: $0) }
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 30)
      .background(.background)
      .visualEffect { content, proxy in
        let height = proxy.bounds(of: .scrollView)?.height ?? 0
        let top = -proxy.frame(in: .scrollView).minY
        return content.layerEffect(
          ShaderLibrary.disperse(.boundingRect, .float(top), .float(height)),
          maxSampleOffset: CGSize(width: 20, height: 20))
      }
    }
    .scrollIndicators(.hidden)
  }
}
// end

private struct Word: Identifiable {
  let id: String
  /// The font size at which the word is 300 points wide.
  let size: Double

  static let all = [
    Word(id: "PRISM", size: 96.4), Word(id: "REFRACT", size: 68.8), Word(id: "LENS", size: 123.4),
    Word(id: "APERTURE", size: 59.6), Word(id: "FLARE", size: 100.1), Word(id: "HALO", size: 115.6),
    Word(id: "FOCUS", size: 94.1), Word(id: "DIOPTER", size: 72.5), Word(id: "IRIS", size: 159),
    Word(id: "SHUTTER", size: 67), Word(id: "RAY", size: 158.6), Word(id: "SPECTRUM", size: 56.5),
  ]
}

/// A word in capitals, with little space above and below.
private struct Headline: View {
  let word: Word

  var body: some View {
    Text(word.id)
      .font(.system(size: word.size, weight: .black))
      .fixedSize()
      .frame(height: word.size * 0.711)
  }
}
