import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

/// Pictures and text that are measured by a rule.
private struct Measures: ImageProviding, TextMeasuring {
  private let text = FixedAdvanceText()
  var families: [String] { text.families }
  func image(named name: String) -> ImageAsset? { nil }
  func metrics(of run: TextRun) -> TextMetrics { text.metrics(of: run) }
  func clusters(of run: TextRun) -> [TextCluster] { text.clusters(of: run) }
}

/// A view of 200 by 100 points.
private struct Shown: UIViewRepresentable {
  let make: @MainActor @Sendable () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}

  @MainActor static func stage(
    _ script: GestureScript = [], _ make: @escaping @MainActor @Sendable () -> UIView
  ) -> Stage {
    Stage(canvas: CGSize(width: 200, height: 100), script: script) { Shown(make: make) }
  }
}

@MainActor private func label(
  _ text: String = "a few words", _ change: @escaping @MainActor @Sendable (UILabel) -> Void
) -> Stage {
  Shown.stage {
    let (view, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
    label.text = text
    change(label)
    view.addSubview(label)
    return view
  }
}

@MainActor @Suite struct `The text of a label` {
  @Test(arguments: [
    (NSTextAlignment.left, CGFloat(0)), (.natural, 0), (.justified, 0), (.center, 0.5),
    (.right, 1),
  ])
  func `stands at the side of its alignment`(alignment: NSTextAlignment, side: CGFloat) {
    let stage = label { $0.textAlignment = alignment }
    let frame = stage.textCommands().first?.frame ?? .null
    #expect(frame.width < 200 && abs(frame.minX - (200 - frame.width) * side) < 0.5)
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingHead, TextRun.Truncation.head), (.byTruncatingTail, .tail),
    (.byTruncatingMiddle, .middle),
  ])
  func `is cut at the place of its mode`(mode: NSLineBreakMode, place: TextRun.Truncation) {
    let words = "Ferries leave from the harbor on every hour, and from the island"
    #expect(UILabel().lineBreakMode == .byTruncatingTail)
    let run = label(words) { $0.lineBreakMode = mode }.textCommands().first?.run
    #expect(run?.truncation == place && run?.lineLimit == 1)
  }

  @Test(arguments: [UIBaselineAdjustment.alignBaselines, .alignCenters, .none])
  func `shrinks to its width with any baseline`(adjustment: UIBaselineAdjustment) throws {
    #expect(UILabel().baselineAdjustment == UIBaselineAdjustment.alignBaselines)
    let words = "Ferries leave from the harbor"
    let stage = label(words) {
      $0.baselineAdjustment = adjustment
      ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.2)
    }
    let shown = try #require(stage.textCommands().first)
    #expect(shown.run.string == words && shown.frame.width <= 200 && shown.run.face.size < 17)
  }

  @Test func `has the lines, the distance and the alignment of its attributes`() {
    let paragraph = NSMutableParagraphStyle()
    #expect(paragraph.alignment == .natural && paragraph.lineSpacing == 0)
    (paragraph.alignment, paragraph.lineSpacing) = (.center, 6)
    let general: NSParagraphStyle = paragraph
    func stage(_ style: NSUnderlineStyle) -> Stage {
      nonisolated(unsafe) let text = NSAttributedString(
        string: "words", attributes: [.paragraphStyle: general, .underlineStyle: style.rawValue])
      return label {
        $0.attributedText = text
        #expect($0.textAlignment == .center)
      }
    }
    let plain = stage([]).still(at: 0).displayList.dump
    let styles: [NSUnderlineStyle] = [.single, .thick, .double]
    for style in styles { #expect(stage(style).still(at: 0).displayList.dump != plain) }
    #expect(styles.map(\.rawValue) == [1, 2, 9])
    #expect(stage([]).textCommands().first?.run.lineSpacing == 6)
  }
}

@MainActor @Suite struct `A page as attributed text` {
  @Test func `is read by the kind of its document`() throws {
    typealias Option = NSAttributedString.DocumentReadingOptionKey
    let options: (NSAttributedString.DocumentType) -> [Option: Any] = {
      [.documentType: $0, .characterEncoding: String.Encoding.utf8.rawValue]
    }
    let page = Data("<b>bold</b>".utf8)
    let read = try NSAttributedString(data: page, options: options(.html))
    let plain = try NSAttributedString(data: page, options: options(.plain))
    #expect(read.string == "bold" && plain.string == "<b>bold</b>")
    // Source: documented, the names of the keys.
    #expect(Option.documentType.rawValue == "DocumentType")
    let attribute = NSAttributedString.DocumentAttributeKey.documentType
    #expect(attribute.rawValue == Option.documentType.rawValue)
  }
}

@MainActor @Suite struct `Text that code draws` {
  @Test func `is measured in one line, or in lines within a width`() {
    let words = "Ferries leave from the harbor on every hour"
    var (line, block) = (CGRect.zero, CGRect.zero)
    var context: NSStringDrawingContext?
    let view: @MainActor @Sendable () -> UIView = {
      let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
      let found = NSStringDrawingContext()
      found.minimumScaleFactor = 0.5
      context = found
      let room = CGSize(width: 100, height: CGFloat.infinity)
      line = words.boundingRect(
        with: room, options: NSStringDrawingOptions.usesFontLeading, attributes: font,
        context: found)
      block = words.boundingRect(
        with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: font,
        context: nil)
      return UIView()
    }
    let scene = Scene("test", canvas: CGSize(width: 200, height: 100)) { Shown(make: view) }
    let stage = Stage(scene, text: FixedAdvanceText(), images: Measures())
    _ = stage.still(at: 0)
    #expect(line.width > 100 && block.width <= 100 && block.height >= 2 * line.height)
    #expect(context?.minimumScaleFactor == 0.5)
  }
}

@MainActor @Suite struct `A field of text` {
  @Test(arguments: [
    (UITextField.BorderStyle.none, CGFloat(0)), (.line, 7), (.bezel, 7), (.roundedRect, 7),
  ])
  func `keeps its text from its border`(style: UITextField.BorderStyle, side: CGFloat) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(field.borderStyle == .none)
    field.borderStyle = style
    #expect(field.textRect(forBounds: field.bounds) == field.bounds.insetBy(dx: side, dy: 0))
  }

  @Test(arguments: [
    (UITextField.ViewMode.never, false, false), (.always, true, true),
    (.whileEditing, false, true), (.unlessEditing, true, false),
  ])
  func `shows the view at its side as its mode says`(
    mode: UITextField.ViewMode, atRest: Bool, whileEditing: Bool
  ) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    (field.leftView, field.leftViewMode) = (side, mode)
    field.layoutIfNeeded()
    #expect(side.isHidden == !atRest)
    #expect(field.textRect(forBounds: field.bounds).minX == (atRest ? 30 : 0))
    field.becomeFirstResponder()
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(side.isHidden == !whileEditing)
  }

  /// Source: documented, the defaults of `UITextInputTraits`.
  @Test func `has a keyboard of the usual kind`() {
    let (field, view, bar) = (UITextField(), UITextView(), UISearchBar())
    #expect(field.returnKeyType == UIReturnKeyType.default && view.returnKeyType == .default)
    #expect(field.keyboardAppearance == UIKeyboardAppearance.default)
    #expect(field.autocorrectionType == UITextAutocorrectionType.default)
    #expect(field.spellCheckingType == UITextSpellCheckingType.default)
    #expect(field.autocapitalizationType == .sentences)
    #expect(bar.returnKeyType == .search)
    // Source: documented, the values of the headers.
    #expect(UIReturnKeyType(rawValue: 9) == .done && UIReturnKeyType.continue.rawValue == 11)
  }

  @Test func `of several lines tells its delegate of its focus, and keeps its text from its sides`()
  {
    final class Owner: UITextViewDelegate {
      var lines: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begins") }
      func textViewDidEndEditing(_ textView: UITextView) { lines.append("ends") }
    }
    let (view, owner) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Owner())
    view.delegate = owner
    view.becomeFirstResponder()
    view.resignFirstResponder()
    #expect(owner.lines == ["begins", "ends"])
    #expect(owner.textView(view, shouldChangeTextIn: NSRange(), replacementText: ""))
    view.isEditable = false
    #expect(!view.becomeFirstResponder())
    // Source: documented, 5 points at the sides and 8 above and below; measured by others, text that
    // is another half point from its side.
    let container: NSTextContainer = view.textContainer
    #expect(container.lineFragmentPadding == 5 && container.maximumNumberOfLines == 0)
    view.text = "a"
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame.origin == CGPoint(x: 5.5, y: 8))
    container.lineFragmentPadding = 0
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame.minX == 0)
  }

  @Test func `is a control that views of SwiftUI draw`() {
    let control: HostedUIControl = UITextField()
    let before = control.contentVersion
    control.tintColor = .red
    #expect(control.contentVersion > before && control.hostedContent != nil)
    #expect(HostedUIControl().hostedContent == nil)
  }
}

@MainActor @Suite struct `The descriptor of a font` {
  @Test(
    arguments: [
      (UIFontDescriptor.SymbolicTraits.traitBold, true, false), (.traitItalic, false, true),
      (UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]), true, true),
      (UIFontDescriptor.SymbolicTraits(), false, false),
    ] as [(UIFontDescriptor.SymbolicTraits, Bool, Bool)])
  func `has the traits that it is made with`(
    traits: UIFontDescriptor.SymbolicTraits, isBold: Bool, isItalic: Bool
  ) throws {
    let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
    let descriptor = try #require(plain.withSymbolicTraits(traits))
    #expect(descriptor.symbolicTraits == traits && descriptor.pointSize == 20)
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 20)
    let run = label { $0.font = font }.textCommands().first?.run
    #expect(run?.face.isItalic == isItalic && ((run?.face.weight ?? 0) >= 600) == isBold)
  }

  @Test(arguments: [
    (UIFontDescriptor.SystemDesign.rounded, Font.Design.rounded), (.serif, .serif),
    (.monospaced, .monospaced), (.default, .default),
  ])
  func `has the design that it is made with`(
    design: UIFontDescriptor.SystemDesign, other: Font.Design
  ) throws {
    let descriptor = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(design))
    let font = UIFont(descriptor: descriptor, size: 24)
    let swift = Stage { Text("a").font(.system(size: 24, design: other)) }
    let face = label("a") { $0.font = font }.textCommands().first?.run.face
    #expect(face == swift.textCommands().first?.run.face && face != nil)
  }

  @Test func `of a text style has its size`() {
    // Source: documented, the sizes of the text styles at the usual text size.
    let sizes: [(UIFont.TextStyle, CGFloat)] = [(.largeTitle, 34), (.body, 17), (.caption2, 11)]
    for (style, size) in sizes {
      #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize == size)
    }
  }

  @Test func `of a font that follows Dynamic Type grows with it`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont(name: "Example", size: 20).map { metrics.scaledFont(for: $0) }
    func size(_ category: DynamicTypeSize) -> CGFloat {
      Stage(canvas: CGSize(width: 200, height: 100)) {
        Shown {
          let label = UILabel()
          (label.text, label.font) = ("a", font)
          return label
        }.dynamicTypeSize(category)
      }.textCommands().first?.run.face.size ?? 0
    }
    #expect(size(.large) == 20 && size(.accessibility1) > 25 && size(.xSmall) < 20)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
  }
}
