import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkRegression
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkViews
import TestSupport
import ViewTestSupport

/// A list of boats in one of several containers, with one of several kinds of ids.
struct RowScene: Sendable {
  /// How rows are identified.
  enum Identity: String, Sendable, CaseIterable {
    /// By numbers that stay with the boats.
    case number
    /// By their names.
    case name
    /// By values that have no spelling.
    case value
    /// By their indices.
    case index
  }

  /// What holds the rows.
  enum Container: String, Sendable, CaseIterable {
    case stack
    case lazyStack
    /// Rows of rows: harbors with a stack of boats each.
    case nested
  }

  static let names = [
    "Petrel", "Marigold", "Saltwind", "Kestrel", "Juniper", "Lantern", "Mackerel", "Cormorant",
  ]

  var boats = Self.names
  var identity = Identity.number
  var container = Container.stack
  /// What numbers of boats begin at.
  var firstNumber = 0
  var steps: [GestureScript.Step] = [.wait(0.1), .flick(.up, velocity: 900), .untilSettled()]

  /// The berth of a boat, which some have in common.
  static func berth(of boat: String) -> String {
    ["At anchor", "In the yard", "North quay"][(names.firstIndex(of: boat) ?? 0) % 3]
  }

  /// The number of a boat, which stays with it.
  func number(of boat: String) -> Int {
    firstNumber + (Self.names.firstIndex(of: boat) ?? Self.names.count)
  }

  @MainActor func recording() async throws -> Recording {
    let scene = self
    let made = Scene(
      "boats", canvas: CGSize(width: 160, height: 200), scale: 2, script: GestureScript(steps)
    ) {
      BoatList(scene: scene)
    }
    return try await ReelRecorder(
      Stage(made, text: FixedAdvanceText(), images: Pictures()), fps: 60,
      provenance: [("cairo", "1.18")]
    ).record()
  }
}

private struct BoatList: View {
  let scene: RowScene

  var body: some View {
    ScrollView {
      switch scene.container {
      case .stack: VStack(spacing: 10) { rows(scene.boats) }
      case .lazyStack: LazyVStack(spacing: 10) { rows(scene.boats) }
      case .nested:
        VStack(spacing: 10) {
          ForEach(["North", "South"], id: \.self) { harbor in
            VStack(spacing: 10) {
              Text(harbor)
              rows(
                harbor == "North" ? Array(scene.boats.prefix(3)) : Array(scene.boats.dropFirst(3)))
            }
          }
        }
      }
    }
  }

  @ViewBuilder private func rows(_ boats: [String]) -> some View {
    switch scene.identity {
    case .number: ForEach(boats.map { Boat(id: scene.number(of: $0), name: $0) }) { row($0.name) }
    case .name: ForEach(boats, id: \.self) { row($0) }
    case .value: ForEach(boats.map(Named.init), id: \.self) { row($0.name) }
    case .index: ForEach(boats.indices, id: \.self) { row(boats[$0]) }
    }
  }

  private func row(_ boat: String) -> some View {
    HStack {
      Circle().fill(
        Color(
          hue: Double(boat.utf8.reduce(0) { $0 + Int($1) } % 60) / 60, saturation: 1, brightness: 1)
      )
      .frame(width: 20, height: 20)
      VStack {
        Text(boat)
        Text(RowScene.berth(of: boat))
      }
    }
    .frame(maxWidth: .infinity, minHeight: 50)
    .background(RoundedRectangle(cornerRadius: 6).fill(Color.white))
    .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
  }
}

private struct Boat: Identifiable {
  let id: Int
  let name: String
}

/// A value that is an id and has no spelling.
private struct Named: Hashable {
  let name: String
}
