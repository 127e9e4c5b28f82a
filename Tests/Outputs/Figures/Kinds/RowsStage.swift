import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import TestSupport
import ViewTestSupport

@testable import ScrollworkFigures

extension Stage {
  /// Four rows that fade and shrink at the edges, scrolled by 90 points in half a second.
  static func rows() -> Stage {
    Stage(
      canvas: CGSize(width: 60, height: 100), scale: 1,
      script: [
        .wait(0.1), .mark("start"), .glide(to: .offset(CGPoint(x: 0, y: 90)), over: 0.5),
        .wait(0.1),
      ]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5) { row in
            Text("Row \(row)").frame(height: 40)
              .scrollTransition(.interactive) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5)
                  .scaleEffect(x: 1 - 0.2 * abs(phase.value), y: 1)
              }
              .id(row)
          }
        }
      }
    }
  }
}

/// The figure of a kind with options in a figure file; the message of its error if there is one.
@MainActor func drawn(_ kind: String, _ options: String..., of stage: Stage = .rows()) -> Drawn {
  let lines = ["name: a", "kind: \(kind)", "scene: test"] + options
  let text = "figures:\n- " + lines.joined(separator: "\n  ")
  do throws(YAMLError) {
    let file = try FigureFile(text, file: "f.yaml")
    let entry = file.entries[0]
    do throws(FigureError) {
      let cast = FigureCast(FigureSubject(stage))
      return .figure(
        try entry.spec.figure(of: cast, isDark: false, text: FixedAdvanceText()))
    } catch { throw file.error(error, in: entry) }
  } catch { return .mistake("\(error)") }
}

/// A figure, or what is wrong with its description.
enum Drawn {
  case figure(Figure)
  case mistake(String)

  var figure: Figure? { if case .figure(let figure) = self { figure } else { nil } }
  var mistake: String? { if case .mistake(let text) = self { text } else { nil } }
}
