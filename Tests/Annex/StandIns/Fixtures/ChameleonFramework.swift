// At 0.
import ChameleonFramework
import SwiftUI
import UIKit

struct ChameleonFrameworkFixture: View {
  private let colors: [UIColor] = [
    .flatRed(), .flatOrange(), .flatYellow(), .flatGreen(), .flatMint(), .flatTeal(),
    .flatSkyBlue(), .flatBlue(), .flatPurple(), .flatMagenta(), .flatPink(), .flatWatermelon(),
    .flatLime(), .flatBlack(), .flatWhite(), .flatGray(), .flatNavyBlue(),
  ]

  var body: some View {
    VStack(spacing: 4) {
      ForEach([0, 6, 12], id: \.self) { start in
        Text(colors[start..<min(start + 6, 17)].map { $0.hexValue() }.joined(separator: " "))
          .font(.caption)
      }
      HStack(spacing: 0) {
        ForEach(colors.indices, id: \.self) { Color(uiColor: colors[$0]).frame(height: 20) }
      }
      Text(colors.map { ContrastColorOf($0, returnFlat: false) == .black ? "b" : "w" }.joined())
      Text(ContrastColorOf(.flatYellow(), returnFlat: true).hexValue())
      Text(UIColor(hexString: "#336699")?.darken(byPercentage: 0.5)?.hexValue() ?? "none")
      Text(UIColor(hexString: "336699")?.lighten(byPercentage: 0.5)?.hexValue() ?? "none")
      Text("\(UIColor(hexString: "xyz") == nil) \(UIColor.randomFlat() == .clear)")
    }
  }
}
