import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo

/// What rows cost that nobody sees: a million of them against a hundred, in sections, of all
/// lengths; and late in a long reel against early.
@MainActor enum Rows {
  static func comparisons() throws -> [Comparison] {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    func stills(of scene: Scene, at time: Double) -> (Int) throws -> Void {
      { _ in
        // A stage of its own each time: the script is played anew.
        let stage = Stage(scene, text: renderer, images: renderer)
        _ = try renderer.png(of: stage.still(at: time).displayList)
      }
    }
    /// Ten stills that follow each other, of a stage that has been asked before.
    func more(of scene: Scene, from start: Double) -> (Int) throws -> Void {
      let stage = Stage(scene, text: renderer, images: renderer)
      return { round in
        for step in 0..<10 {
          _ = stage.still(at: start + Double(round % 4) / 5 + Double(step) / 60).displayList
        }
      }
    }
    let many = Row.Kind.allCases.map { kind in
      Comparison(
        name: "ten stills of \(kind) rows in the middle",
        baseline: ("a million rows", more(of: .list(kind, 1000, of: 1000), from: 0.6)),
        candidate: ("a hundred rows", more(of: .list(kind, 4, of: 25), from: 0.6)), goal: 0...2)
    }
    return [
      Comparison(
        name: "first still",
        baseline: ("a million rows", stills(of: .rowsMillion, at: 0)),
        candidate: ("a hundred rows", stills(of: .rowsHundred, at: 0)), goal: 0...2),
      Comparison(
        name: "a still after the jump to the middle",
        baseline: ("a million rows", stills(of: .rowsMillion, at: 1)),
        candidate: ("a hundred rows", stills(of: .rowsHundred, at: 1)), goal: 0...2),
    ] + many + [
      Comparison(
        name: "ten stills of a scene that ticks",
        baseline: ("after 8,000 rows", more(of: .ticking, from: 12.5)),
        candidate: ("at the start", more(of: .ticking, from: 0.1)), goal: 0...2)
    ]
  }
}

/// A row of a list that is measured here.
struct Row: View {
  enum Kind: CaseIterable {
    case plain
    case uneven
    case sectioned
  }

  let number: Int
  let kind: Kind

  var body: some View {
    Text("Row \(number)")
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: kind == .plain ? 48 : 40 + CGFloat(number * 7 % 5) * 8)
  }
}

extension Scene {
  /// A list of so many times so many rows, and a jump to its middle.
  static func list(_ kind: Row.Kind, _ groups: Int, of rows: Int) -> Scene {
    let count = groups * rows
    return Scene(
      "list", script: [.scrollTo(id: "\(count / 2)", anchor: .top), .untilSettled(), .wait(2)]
    ) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: kind == .sectioned ? .sectionHeaders : []) {
          if kind == .sectioned {
            ForEach(0..<groups, id: \.self) { group in
              Section("Group \(group)") {
                ForEach(group * rows..<(group + 1) * rows, id: \.self) {
                  Row(number: $0, kind: kind)
                }
              }
            }
          } else {
            ForEach(0..<count, id: \.self) { Row(number: $0, kind: kind) }
          }
        }
      }
    }
  }

  /// A long list beside a clock: every still is of a tree of its own.
  fileprivate static let ticking = Scene(
    "ticking",
    script: [.wait(1), .glide(to: .offset(CGPoint(x: 0, y: 400_000)), over: 11), .wait(2)]
  ) {
    VStack {
      TimelineView(.animation) { context in
        Text("\(context.date.timeIntervalSinceReferenceDate)")
      }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20_000, id: \.self) { Row(number: $0, kind: .uneven) }
        }
      }
    }
  }
}
