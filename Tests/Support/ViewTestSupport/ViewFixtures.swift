package import Foundation
package import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
package import ScrollworkScript
package import ScrollworkStage
package import ScrollworkViews
import TestSupport

/// Two pictures that exist by name only.
package struct Pictures: ImageProviding {
  package init() {}

  package func image(named name: String) -> ImageAsset? {
    guard ["sun", "moon"].contains(name) else { return nil }
    return ImageAsset(
      name: name, size: CGSize(width: 20, height: 10), digest: ContentDigest(of: Data(name.utf8)))
  }
}

extension Stage {
  /// A stage that measures text by a rule and knows two pictures.
  package convenience init(_ scene: Scene) {
    self.init(scene, text: FixedAdvanceText(), images: Pictures())
  }

  /// A stage for a small canvas.
  package convenience init(
    canvas: CGSize = CGSize(width: 100, height: 200), scale: CGFloat = 2, rightToLeft: Bool = false,
    script: GestureScript = [], @ViewBuilder root: @escaping @MainActor @Sendable () -> some View
  ) {
    var scene = Scene("test", canvas: canvas, scale: scale, script: script, root: root)
    scene.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    // Dates then count the seconds of the script.
    scene.date = Date(timeIntervalSinceReferenceDate: 0)
    self.init(scene)
  }

  /// All texts that can be seen, back to front.
  package func texts(at time: Double) -> [String] {
    tree(at: time).all.compactMap { $0.detail("text") }
  }

  /// All texts once the script is done.
  package var texts: [String] { texts(at: duration) }

  /// The outermost view with an id, on the canvas.
  package func frame(_ id: some Any, at time: Double = 0) -> CGRect? {
    tree(at: time).all.first { $0.detail("id") == "\(id)" }?.frame
  }

  /// The innermost view with an id as it is shown, on the canvas.
  package func place(_ id: String, at time: Double) -> CGRect? {
    tree(at: time).all.last { $0.detail("id") == id }?.frame
  }

  /// How far the outermost scroll view has been scrolled.
  package func offset(at time: Double) -> CGPoint {
    still(at: time).report.scrollViews.first?.offset ?? CGPoint(x: -1, y: -1)
  }

  /// The text commands of a still, back to front.
  package func textCommands(at time: Double = 0) -> [(run: TextRun, frame: CGRect, paint: Paint)] {
    func commands(_ content: LayerContent) -> [DrawCommand] {
      content.items.flatMap { item -> [DrawCommand] in
        switch item {
        case .command(let command): [command]
        case .layer(let layer): commands(layer.content)
        }
      }
    }
    return commands(still(at: time).displayList.content).compactMap { command in
      if case .text(let run, let frame, let paint) = command { (run, frame, paint) } else { nil }
    }
  }

  /// What went wrong, in words.
  package var complaints: [String] { problems.map(\.description) }
}

extension ResolvedView {
  /// This view and all inside, outermost first.
  package var all: [ResolvedView] { [self] + children.flatMap(\.all) }

  package func detail(_ name: String) -> String? {
    details.first { $0.name == name }?.value.description
  }

  /// One line for each view: its kind and its frame.
  package var frames: String {
    all.map {
      "\($0.kind) \(ReportFormat.point($0.frame.origin)) \(ReportFormat.size($0.frame.size))"
    }
    .joined(separator: "\n")
  }
}

extension GestureScript.Step {
  /// A tap on the view with a name.
  package static func tap(_ name: String) -> Self { .tap(.view(name)) }
}

/// The length of a tap as the clock ticks, in seconds.
package let tapTime = 10.0 / 120

/// A place where test views write what they did.
@MainActor package final class Log {
  package var lines: [String] = []

  package nonisolated init() {}

  package func add(_ line: String) { lines.append(line) }
}

extension CGRect {
  package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// The moment after some taps that follow each other.
package func taps(_ count: Int) -> Double { Double(10 * count) / 120 }
