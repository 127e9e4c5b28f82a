import Testing

@testable import ScrollworkViews

private struct Dial: View {
  @Binding var angle: Double

  var body: some View { Text("\(angle)") }
}

private struct Dials: PreviewProvider {
  static var previews: some View {
    Dial(angle: .constant(1))
    Dial(angle: .constant(2))
  }
}

// That this file compiles is what is tested: editors' previews stand in scene code.
#Preview {
  Dial(angle: .constant(3))
}

#Preview("Turning") {
  @Previewable @State var angle = 4.0
  VStack {
    Dial(angle: $angle)
    Button("Turn") { angle += 1 }
  }
}

@Suite @MainActor struct `Previews` {
  @Test func `a provider makes its views like any other type`() {
    let previews: some View = Dials.previews
    #expect(previews is TupleView<Dial, Dial>)
  }
}
