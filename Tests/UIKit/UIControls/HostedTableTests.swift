import Foundation
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

private final class Rows: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
}

private struct Table: UIViewControllerRepresentable {
  let isSelectable: Bool

  func makeUIViewController(context: Context) -> Rows {
    let rows = Rows()
    rows.tableView.allowsSelection = isSelectable
    return rows
  }

  func updateUIViewController(_ controller: Rows, context: Context) {}
}

/// A text view with an initializer of its own, which calls that of UIKit with a container.
private final class NoteView: UITextView {
  let prompt: String

  init(prompt: String) {
    self.prompt = prompt
    super.init(frame: .zero, textContainer: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private struct Measures: UIViewRepresentable {
  let log: Log

  func makeUIView(context: Context) -> UITextView {
    for name in ["chevron.right", "rectangle"] {
      let size = UIImage(systemName: name)?.size ?? .zero
      log.add("\(size.width < size.height) \(size.width > size.height)")
    }
    return NoteView(prompt: "a")
  }

  func updateUIView(_ view: UITextView, context: Context) {}
}

@MainActor @Suite struct `Views of UIKit in a scene` {
  @Test(arguments: [true, false])
  func `respond to taps on rows that can be selected`(_ isSelectable: Bool) {
    let stage = Stage(
      canvas: CGSize(width: 300, height: 300),
      script: [.tap(.point(CGPoint(x: 100, y: 60))), .wait(0.5)]
    ) { Table(isSelectable: isSelectable) }
    #expect(stage.complaints.isEmpty == isSelectable)
  }

  @Test func `know the sizes of symbols, and are made by the initializers of UIKit`() {
    let log = Log()
    _ = Stage { Measures(log: log) }.still(at: 0)
    #expect(log.lines.prefix(2) == ["true false", "false true"])
  }
}
