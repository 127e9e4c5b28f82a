import Foundation
import ScrollworkMotion

/// A motion in closed form, as a line of a chart.
private struct Motion {
  let name: String
  let duration: Double
  let position: (Double) -> Double
  let velocity: (Double) -> Double

  /// The value at rest, in points.
  var rest: Double { position(duration) }
}

extension LawChart {
  /// The decelerations from a velocity, to rest.
  static func deceleration(
    velocities: [Double], rates: [DecelerationRate], at marked: Double?
  ) -> LawChart {
    let motions = velocities.flatMap { velocity in
      rates.map { rate in
        let motion = Deceleration(from: 0, velocity: velocity, rate: rate)
        let factor = ChartNumber.spell(rate.factor, places: 4)
        let word =
          rate == .normal ? "normal, \(factor)" : rate == .fast ? "fast, \(factor)" : factor
        return Motion(
          name: velocities.count == 1
            ? word : "\(ChartNumber.reading(velocity, "pt/s")), \(word)",
          duration: motion.duration, position: motion.position, velocity: motion.velocity)
      }
    }
    return chart(
      motions, titles: ("Offset after the release", "Velocity"), at: marked, showsRest: true,
      notes: [
        "distance = r · (v \u{2212} \(speed)) / (1 \u{2212} r) · 1 ms, in the time ln(v / \(speed)) / "
          + "(\u{2212}ln r) · 1 ms, where v is the speed in pt/s and r the rate: the factor of the "
          + "velocity in each millisecond. Values of the engine's Deceleration."
      ], law: "Deceleration")
  }

  private static var speed: String { ChartNumber.spell(Deceleration.stoppingSpeed, places: 0) }

  /// The returns from beyond an edge.
  static func bounce(distances: [Double], velocities: [Double], at marked: Double?) -> LawChart {
    let motions = distances.flatMap { distance in
      velocities.filter { distance != 0 || $0 != 0 }.map { velocity in
        let motion = BounceBack(from: distance, velocity: velocity, rate: .normal)
        let start = ChartNumber.reading(distance, "pt")
        return Motion(
          name: velocity == 0
            ? "from \(start)" : "from \(start) at \(ChartNumber.reading(velocity, "pt/s"))",
          duration: motion.duration, position: motion.position, velocity: motion.velocity)
      }
    }
    let factor = ChartNumber.spell(BounceBack.returnRate.factor, places: 3)
    return chart(
      motions, titles: ("Distance beyond the edge", "Velocity"), at: marked, showsRest: false,
      notes: [
        "From rest, distance(t) = d · \(factor)^(t / 1 ms); a momentum decelerates at the normal rate "
          + "meanwhile. Values of the engine's BounceBack."
      ], law: "Return")
  }

  /// The motions to a page boundary.
  static func pageTurn(page: Double, velocities: [Double], at marked: Double?) -> LawChart {
    let motions = velocities.map { velocity in
      let motion = PagingSpring(from: 0, to: page, velocity: velocity)
      return Motion(
        name: "v = \(ChartNumber.reading(velocity, "pt/s"))", duration: motion.duration,
        position: motion.position, velocity: motion.velocity)
    }
    let (frequency, ratio) = (
      ChartNumber.spell(PagingSpring.frequency, places: 2),
      ChartNumber.spell(PagingSpring.dampingRatio, places: 3)
    )
    var law = chart(
      motions, titles: ("Offset after the release", "Velocity"), at: marked, showsRest: false,
      notes: [
        "A spring with the angular frequency \(frequency) rad/s and the damping ratio \(ratio), which "
          + "begins with the velocity of the finger. Values of the engine's PagingSpring."
      ], law: "Page turn")
    law.chart.panels[0].levels = [ChartPanel.Level(value: page, name: "page")]
    return law
  }

  private static func chart(
    _ motions: [Motion], titles: (String, String), at marked: Double?, showsRest: Bool,
    notes: [String], law: String
  ) -> LawChart {
    let range = 0...max(motions.map(\.duration).max() ?? 1, 0.1)
    var panels = [
      ChartPanel(
        title: titles.0, unit: "pt",
        lines: motions.enumerated().map { line($1.name, $0, over: range, $1.position) },
        include: [0], height: 200),
      ChartPanel(
        title: titles.1, unit: "pt/s",
        lines: motions.enumerated().map { line("", $0, over: range, $1.velocity) },
        include: [0], height: 140),
    ]
    if let marked, range.contains(marked) {
      for (index, motion) in motions.enumerated() {
        let (position, velocity) = (motion.position(marked), motion.velocity(marked))
        panels[0].readings.append(
          ChartPanel.Reading(
            point: CGPoint(x: marked, y: position), text: ChartNumber.reading(position, "pt"),
            style: index))
        panels[1].readings.append(
          ChartPanel.Reading(
            point: CGPoint(x: marked, y: velocity), text: ChartNumber.reading(velocity, "pt/s"),
            style: index))
      }
    } else if showsRest {
      panels[0].readings = motions.enumerated().map { index, motion in
        ChartPanel.Reading(
          point: CGPoint(x: motion.duration, y: motion.rest),
          text: "\(ChartNumber.reading(motion.rest, "pt")) in "
            + ChartNumber.reading(motion.duration, "s"), style: index)
      }
    }
    return LawChart(
      chart: Chart(
        panels: panels, axis: .time(range),
        strips: ChartStrip.cursor(marked, unit: "s", in: range)),
      notes: notes,
      words: motions.map { motion in
        "\(law), \(motion.name): rests at \(ChartNumber.reading(motion.rest, "pt")) after "
          + "\(ChartNumber.reading(motion.duration, "s"))."
      })
  }
}
