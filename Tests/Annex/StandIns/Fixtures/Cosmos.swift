// At 1.
import Cosmos
import SwiftUI
import UIKit

private struct Stars: UIViewRepresentable {
  let say: (String) -> Void

  func makeUIView(context: Context) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [
      stars(StarFillMode.full, 0.6), stars(.half, 0.6), stars(.precise, 0.6),
    ])
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 8, .leading)
    return stack
  }

  private func stars(_ mode: StarFillMode, _ rating: Double) -> CosmosView {
    var settings = CosmosSettings()
    settings.fillMode = mode
    (settings.starSize, settings.starMargin, settings.totalStars) = (
      30, 4, mode == .precise ? 2 : 1
    )
    (settings.filledColor, settings.emptyBorderColor) = (.red, .blue)
    (settings.filledBorderColor, settings.emptyBorderWidth) = (.red, 2)
    let view = CosmosView(settings: settings)
    (view.rating, view.text) = (rating, "\(rating)")
    view.didTouchCosmos = { say("touched \($0)") }
    view.didFinishTouchingCosmos = { say("chosen \($0) \(view.rating)") }
    return view
  }

  func updateUIView(_ view: UIStackView, context: Context) {}
}

struct CosmosFixture: View {
  @State private var log: [String] = []

  var body: some View {
    Stars { log.append($0) }.frame(width: 200, height: 120)
    Text(log.joined(separator: ", "))
  }
}
