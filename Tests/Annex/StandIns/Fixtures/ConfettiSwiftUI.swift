// At 0.3, 1.
import ConfettiSwiftUI
import SwiftUI

struct ConfettiSwiftUIFixture: View {
  @State private var trigger = 0
  private let kinds: [ConfettiType] = [
    .shape(ConfettiType.Shape.circle), .shape(.triangle), .text("A"),
    .sfSymbol(symbolName: "star.fill"),
  ]

  var body: some View {
    ZStack {
      Text("\(ConfettiType.allCases.count) kinds")
      ConfettiCannon(
        trigger: $trigger, num: 4, confettis: kinds, colors: [.red, .blue], confettiSize: 20,
        rainHeight: 300, fadesOut: false, opacity: 0.5, openingAngle: .degrees(80),
        closingAngle: .degrees(100), radius: 200)
    }
    .onAppear { trigger += 1 }
  }
}
