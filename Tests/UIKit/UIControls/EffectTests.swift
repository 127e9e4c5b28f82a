import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

/// An effect view over a red ground.
private struct Glass: UIViewRepresentable {
  let effect: @MainActor @Sendable () -> UIVisualEffect?

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .red
    let glass = UIVisualEffectView(effect: effect())
    glass.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "words"
    glass.contentView.addSubview(label)
    view.addSubview(glass)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}

  @MainActor static func drawing(
    _ effect: @escaping @MainActor @Sendable () -> UIVisualEffect?
  ) -> String {
    Stage(canvas: CGSize(width: 100, height: 100)) { Glass(effect: effect) }.still(at: 0)
      .displayList.dump
  }
}

@MainActor @Suite struct `An effect on what is behind a view` {
  private static let clear = Glass.drawing { nil }

  @Test func `changes nothing without a blur`() {
    #expect(Glass.drawing { UIVisualEffect() } == Self.clear)
    // The words in vibrancy are drawn in their own colors.
    let blur = UIBlurEffect(style: .systemMaterial)
    let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .fill, .separator]
    for style in styles {
      #expect(Glass.drawing { UIVibrancyEffect(blurEffect: blur, style: style) } == Self.clear)
    }
    #expect(Glass.drawing { UIVibrancyEffect(blurEffect: blur) } == Self.clear)
  }

  @Test func `is one material for each thickness`() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial,
    ]
    let drawings = styles.map { style in Glass.drawing { UIBlurEffect(style: style) } }
    #expect(Set(drawings + [Self.clear]).count == styles.count + 1)
  }

  @Test(arguments: [
    (UIBlurEffect.Style.systemMaterialDark, UIUserInterfaceStyle.dark), (.dark, .dark),
    (.systemMaterialLight, .light), (.extraLight, .light), (.systemMaterial, .unspecified),
    (.regular, .unspecified),
  ])
  func `has a color scheme for its content in the styles that name one`(
    style: UIBlurEffect.Style, scheme: UIUserInterfaceStyle
  ) {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    #expect(view.overrideUserInterfaceStyle == scheme)
    view.effect = nil
    #expect(view.overrideUserInterfaceStyle == .unspecified)
  }
}
