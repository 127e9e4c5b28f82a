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

/// A button of 200 by 100 points.
private struct Button: UIViewRepresentable {
  let make: @MainActor @Sendable () -> UIButton

  func makeUIView(context: Context) -> UIButton { make() }
  func updateUIView(_ button: UIButton, context: Context) {}

  @MainActor static func stage(_ make: @escaping @MainActor @Sendable () -> UIButton) -> Stage {
    Stage(canvas: CGSize(width: 200, height: 100)) { Button(make: make) }
  }

  @MainActor static func drawing(_ configuration: UIButton.Configuration) -> String {
    nonisolated(unsafe) let configuration = configuration
    return stage { UIButton(configuration: configuration) }.still(at: 0).displayList.dump
  }
}

@MainActor @Suite struct `A configuration of a button` {
  private func titled(
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Title", "below")
    configuration.image = UIImage(systemName: "star")
    change(&configuration)
    return configuration
  }

  @Test(arguments: [
    (UIButton.Configuration.CornerStyle.small, CGFloat(4)), (.medium, 8), (.large, 12),
    (.fixed, 20), (.capsule, 50),
  ])
  func `has corners by its style`(style: UIButton.Configuration.CornerStyle, radius: CGFloat) {
    // A radius of the background is used as it is in the fixed style alone.
    let other = Button.drawing(
      titled {
        $0.cornerStyle = style
        $0.background.cornerRadius = 20
      })
    let corners = Stage(canvas: CGSize(width: 200, height: 100)) {
      ZStack {
        RoundedRectangle(cornerRadius: radius, style: .continuous).fill(Color(uiColor: .systemBlue))
      }
    }
    let outline = corners.still(at: 0).displayList.dump.split(separator: "\n").last ?? ""
    #expect(
      other.split(separator: "\n").contains { $0.hasSuffix(outline.drop { $0 == " " }) },
      "\(outline)\n\(other)")
  }

  @Test(arguments: [
    (UIButton.Configuration.ImagePlacement.leading, true, false), (.trailing, false, false),
    (.top, false, true), (.bottom, false, true),
  ])
  func `has its picture at a side of its title`(
    side: UIButton.Configuration.ImagePlacement, isBefore: Bool, isAcross: Bool
  ) {
    nonisolated(unsafe) let configuration = titled {
      ($0.imagePlacement, $0.imagePadding, $0.subtitle) = (side, 10, nil)
    }
    let stage = Button.stage { UIButton(configuration: configuration) }
    let title = stage.textCommands().first { $0.run.string == "Title" }?.frame ?? .null
    // The picture and the padding shift the title from the middle of the button.
    let shift = CGVector(dx: title.midX - 100, dy: title.midY - 50)
    #expect((abs(shift.dx) < 0.5) == isAcross && (abs(shift.dy) < 0.5) == !isAcross)
    if !isAcross { #expect((shift.dx > 0) == isBefore) }
    if isAcross { #expect((shift.dy > 0) == (side == .top)) }
  }

  @Test func `has a background with a color and a border of its own`() {
    var ground = UIBackgroundConfiguration.clear()
    #expect(ground.backgroundColor == nil && ground.strokeWidth == 0)
    ground.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    ground.strokeColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let plain = Button.drawing(titled { $0.background = ground })
    #expect(plain.contains("#ff0000") && !plain.contains("#00ff00"))
    ground.strokeWidth = 2
    #expect(Button.drawing(titled { $0.background = ground }).contains("#00ff00"))
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(
      UIBackgroundConfiguration.listGroupedCell().backgroundColor
        == .secondarySystemGroupedBackground)
  }

  @Test(arguments: [
    (UIButton.Configuration.TitleAlignment.leading, -1.0), (.center, 0), (.trailing, 1),
  ])
  func `aligns its subtitle with its title`(
    alignment: UIButton.Configuration.TitleAlignment, side: Double
  ) {
    nonisolated(unsafe) let configuration = titled {
      ($0.titleAlignment, $0.image, $0.subtitle) = (alignment, nil, "a much longer line")
    }
    let texts = Button.stage { UIButton(configuration: configuration) }.textCommands()
    let (title, below) = (texts.first?.frame ?? .null, texts.last?.frame ?? .null)
    #expect(title.width < below.width)
    let shift =
      side < 0
      ? title.minX - below.minX : side > 0 ? title.maxX - below.maxX : title.midX - below.midX
    #expect(abs(shift) < 0.5)
  }
}

@MainActor @Suite struct `The type of a button` {
  @Test(arguments: [
    (UIButton.ButtonType.custom, false), (.system, false), (.plain, false),
    (.detailDisclosure, true), (.infoLight, true), (.infoDark, true), (.contactAdd, true),
    (.close, true),
  ])
  func `brings a picture with the types of the system`(
    type: UIButton.ButtonType, hasPicture: Bool
  ) {
    let button = UIButton(type: type)
    #expect(button.buttonType == type && (button.currentImage != nil) == hasPicture)
  }

  @Test func `of a system button has titles in the tint, at 15 points`() {
    func texts(_ type: UIButton.ButtonType) -> [(run: TextRun, frame: CGRect, paint: Paint)] {
      Button.stage {
        let button = UIButton(type: type)
        button.setTitle("Go", for: .normal)
        button.tintColor = .systemRed
        return button
      }.textCommands()
    }
    // Source: documented, `buttonFontSize` of 18 points, and the tint of system buttons.
    #expect(texts(.custom).first?.run.face.size == UIFont.buttonFontSize)
    #expect(texts(.system).first?.run.face.size == 15)
    #expect("\(texts(.system).first?.paint as Any)" != "\(texts(.custom).first?.paint as Any)")
  }
}
