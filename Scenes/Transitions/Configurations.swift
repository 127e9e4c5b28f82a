import Scrollwork

/// The configurations of scroll transitions.
extension Scene {
  /// One effect with another configuration in each column.
  public static let configurations = Scene(
    "configurations",
    summary: "scroll transition configurations: interactive, halfway, animated and none",
    canvas: effects.canvas, background: Palette.color(0xFAF7F2),
    script: effects.script
  ) {
    ConfigurationsView()
  }
}

private struct ConfigurationsView: View {
  var body: some View {
    TransitionTable(
      titles: [".interactive", "threshold\n.visible(0.5)", ".animated", ".identity"]
    ) { row in
      tile(row, hue: 0.75, .interactive)
      tile(row, hue: 0.9, .interactive.threshold(.visible(0.5)))
      tile(row, hue: 0.06, .animated)
      tile(row, hue: 0.5, .identity)
    }
  }

  private func tile(
    _ row: Int, hue: Double, _ configuration: ScrollTransitionConfiguration
  ) -> some View {
    TransitionTile(row: row, hue: hue) { tile in
      tile.scrollTransition(configuration) { content, phase in
        content
          .scaleEffect(phase.isIdentity ? 1 : 0.4)
          .rotationEffect(.degrees(60 * phase.value))
      }
    }
  }
}
