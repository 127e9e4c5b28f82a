import Foundation
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

/// The visual format language.
///
/// Source: documented, "Visual Format Language" in the Auto Layout Guide; the frames of
/// `lays views out` are measured by others.
@MainActor @Suite struct `A visual format` {
  private typealias Options = NSLayoutConstraint.FormatOptions

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let views: [String: UIView]
  private let metrics: [String: Any] = ["gap": 12, "side": CGFloat(16), "strong": 750.0]

  init() {
    views = ["a", "b", "c", "d"].reduce(into: [:]) { views, name in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = name
      views[name] = view
    }
    for view in views.values { root.addSubview(view) }
  }

  /// A constraint in short: `b.leading == a.trailing + 8 @750`.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item === root ? "root" : (item as? UIView)?.accessibilityIdentifier ?? "?"
    }
    let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)"
    if let second = constraint.secondItem {
      text += " \(name(second)).\(constraint.secondAttribute)"
    }
    if constraint.constant != 0 || constraint.secondItem == nil {
      text += constraint.secondItem == nil ? " " : " + "
      text += "\(Int(constraint.constant))"
    }
    if constraint.priority != .required { text += " @\(Int(constraint.priority.rawValue))" }
    return text
  }

  private func texts(_ format: String, _ options: Options = []) throws -> [String] {
    try NSLayoutConstraint.constraints(format, options, metrics, views).map(text)
  }

  nonisolated private static let formats: [(String, [String])] = [
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("H:[a]-20-[b]", ["b.leading == a.trailing + 20"]),
    ("V:[a]-gap-[b]", ["b.top == a.bottom + 12"]),
    ("|[a]", ["a.leading == root.leading"]),
    ("|-[a]-|", ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"]),
    ("V:|-5-[a]|", ["a.top == root.top + 5", "root.bottom == a.bottom"]),
    ("[a(50)]", ["a.width == 50"]), ("V:[a(==50)]", ["a.height == 50"]),
    ("[a(>=30,<=gap)]", ["a.width >= 30", "a.width <= 12"]),
    ("[a(==b)]", ["a.width == b.width"]), ("[a(b@20)]", ["a.width == b.width @20"]),
    ("[a(60@strong)]", ["a.width == 60 @750"]),
    (
      "[a]-(>=8@250,<=side)-[b]",
      [
        "b.leading >= a.trailing + 8 @250", "b.leading <= a.trailing + 16",
      ]
    ),
    ("[a]-(-10)-[b]", ["b.leading == a.trailing + -10"]),
    ("[a]-2.5-[b][c]", ["b.leading == a.trailing + 2", "c.leading == b.trailing"]),
    (
      "H: | - 4 - [a ( 10 )] - |",
      [
        "a.leading == root.leading + 4", "a.width == 10", "root.trailingMargin == a.trailing",
      ]
    ),
  ]

  @Test(arguments: formats) func `spells constraints`(format: String, expected: [String]) throws {
    #expect(try texts(format).sorted() == expected.sorted())
  }

  @Test func `aligns, turns and spaces by its options`() throws {
    #expect(
      try texts("[a][b][c]", .alignAllTop).suffix(2) == ["b.top == a.top", "c.top == b.top"])
    #expect(
      try texts("|[a][b]", [.alignAllCenterY, .directionLeftToRight]) == [
        "a.left == root.left", "b.left == a.right", "b.centerY == a.centerY",
      ])
    #expect(
      try texts("|-[a]-3-[b]|", .directionRightToLeft) == [
        "root.rightMargin == a.right", "a.left == b.right + 3", "b.left == root.left",
      ])
    #expect(
      try texts("V:|-[a]-(>=9)-[b]", .spacingBaselineToBaseline) == [
        "a.top == root.topMargin", "b.firstBaseline >= a.lastBaseline + 9",
      ])
    let all: [(Options, UInt)] = [
      (.alignAllLeft, 1), (.alignAllRight, 2), (.alignAllTop, 3), (.alignAllBottom, 4),
      (.alignAllLeading, 5), (.alignAllTrailing, 6), (.alignAllCenterX, 9), (.alignAllCenterY, 10),
      (.alignAllLastBaseline, 11), (.alignAllFirstBaseline, 12), (.directionLeftToRight, 16),
      (.directionRightToLeft, 17), (.spacingBaselineToBaseline, 19),
    ]
    for (option, bit) in all { #expect(option.rawValue == 1 << bit) }
    #expect(Options.alignmentMask.contains(.alignAllFirstBaseline))
    #expect(Options.directionMask.contains(.directionRightToLeft))
    #expect(Options.spacingMask == .spacingBaselineToBaseline)
    #expect(Options.directionLeadingToTrailing.isEmpty && Options.spacingEdgeToEdge.isEmpty)
  }

  nonisolated private static let mistakes: [(String, Int, String)] = [
    ("", 0, "expected \"[\" for a view such as \"[name]\", but the format ends."),
    ("|", 1, "expected \"[\" for a view such as \"[name]\", but the format ends."),
    ("[a]-[b", 6, "expected \"]\" after the view \"b\", but the format ends."),
    ("[a]-[]", 5, "expected the name of a view, but found \"]\"."),
    ("H:[a]-8[b]", 7, "expected \"-\" after a distance, but found \"[\"."),
    ("[a]-*-[b]", 4, "expected a number or the name of a metric, but found \"*\"."),
    ("[a]|[b]", 4, "expected the end after the superview's \"|\", but found \"[\"."),
    (
      "[a(b*2)]", 4,
      "expected \")\" or \",\" after a condition; factors and sums are not in the "
        + "language, but found \"*\"."
    ),
    ("[a]-[e]", 5, "no view is called \"e\"; did you mean \"a\"?"),
    ("[a]-gapp-[b]", 4, "no metric is called \"gapp\"; did you mean \"gap\"?"),
    (
      "[a(99 b)]", 6,
      "expected \")\" or \",\" after a condition; factors and sums are not in the "
        + "language, but found \"b\"."
    ),
  ]

  @Test(arguments: mistakes) func `says what is wrong, and where`(
    format: String, place: Int, reason: String
  ) {
    #expect(throws: VisualFormatError(reason: reason, place: place)) { try texts(format) }
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: format, metrics: metrics, views: views)
        .isEmpty)
  }

  @Test func `says what is wrong with its values and options`() {
    let alone = UIView()
    func reason(_ format: String, _ options: Options = [], _ views: [String: Any]) -> String? {
      do throws(VisualFormatError) {
        _ = try NSLayoutConstraint.constraints(format, options, ["word": "w"], views)
        return nil
      } catch { return error.message(in: format) }
    }
    #expect(
      reason("|[x]", [], ["x": alone])
        == """
        a visual format makes no constraints; on a phone the app would end: "|" is the superview of \
        "x", which has none yet.
          |[x]
            ^
        """)
    #expect(reason("[x]", [], ["x": "y"])?.contains("\"x\" is no view.") == true)
    #expect(
      reason("[x(word)]", [], ["x": alone])?.contains("the metric \"word\" is no number.") == true)
    #expect(
      reason("[x]", .alignAllLeft, ["x": alone])?.contains("those of a row are aligned vertically")
        == true)
  }

  @Test func `lays views out`() {
    let controller = UIViewController()
    controller.view = root
    let formats = [
      "H:|-side-[a(80)]-8-[b(>=60)]-side-|", "V:|-20-[b(40)]",
      "V:|-20-[a(40)]-gap-[c(30)]-(>=8)-|", "H:|-[c]-|", "V:[c]-gap-[d(24)]",
      "H:|-(>=20)-[d(120@750)]-20-|",
    ]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
    #expect(views["a"]?.frame == CGRect(x: 16, y: 20, width: 80, height: 40))
    #expect(views["b"]?.frame == CGRect(x: 104, y: 20, width: 200, height: 40))
    #expect(views["c"]?.frame == CGRect(x: 16, y: 72, width: 288, height: 30))
    #expect(views["d"]?.frame == CGRect(x: 180, y: 114, width: 120, height: 24))
  }
}
