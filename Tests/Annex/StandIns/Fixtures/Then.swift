// At 0.
import SwiftUI
import Then
import UIKit

struct Point: Then { var (x, y) = (0, 0) }

struct ThenFixture: View {
  var body: some View {
    let point = Point().with { $0.x = 7 }
    let label = UILabel().then { $0.text = "then" }
    VStack {
      Text("x \(point.x)")
      Text(label.text ?? "none")
    }
  }
}
