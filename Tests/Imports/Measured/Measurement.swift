import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkStage

/// A case that is played: what its views are at any time, and how that differs from the expectations.
@MainActor final class Measurement {
  private let item: MeasuredCase
  private let stage: Stage
  private let renderer: CairoRenderer
  private var found: [String: Reading] = [:]

  /// The frames of the named views at a time, and the numbers that are shown.
  private struct Reading {
    var frames: [String: CGRect] = [:]
    var numbers: [String: Double] = [:]
  }

  init(_ item: MeasuredCase, of view: CaseView, with renderer: CairoRenderer) throws {
    self.item = item
    self.renderer = renderer
    let script = try item.script.map { try ScriptText($0, file: item.name).script.gestures }
    let scene = ScrollworkStage.Scene(
      item.name, canvas: CGSize(width: item.canvas[0], height: item.canvas[1]), scale: item.scale,
      script: script ?? [.wait(2)], root: view.make)
    stage = Stage(scene, text: renderer, images: OnePicture())
  }

  /// A line for each expectation, in the order of time; nil for one that is met.
  func differences() throws -> [String?] {
    let tolerance = item.tolerance ?? MeasuredCase.exact
    var lines: [String?] = []
    func add(_ time: String, _ name: String, _ expected: String, _ isMet: Bool, _ found: String) {
      lines.append(isMet ? nil : "at \(time): \(name): \(expected) expected, \(found) found")
    }
    for (time, frames) in Self.sorted(item.frames) {
      for (name, expected) in frames {
        let frame = shown(at: time).frames[name]
        let isMet = frame.map { $0.isClose(to: expected, tolerance) } ?? false
        let numbers = expected.map { $0.map { "\($0)" } ?? "any" }.joined(separator: " ")
        add(time, name, numbers, isMet, frame?.spelled ?? "nothing")
      }
    }
    for (time, relations) in Self.sorted(item.relations) {
      for (text, expected) in relations {
        do {
          let value = try relation(at: time).value(text)
          let isMet = expected.contains(value, tolerance: tolerance)
          add(time, text, expected.spelled, isMet, "\(value)")
        } catch {
          add(time, text, expected.spelled, false, "\(error)")
        }
      }
    }
    for (time, colors) in Self.sorted(item.colors) {
      let pixels = try renderer.pixels(of: stage.still(at: Self.seconds(time)).displayList)
      for (place, expected) in colors {
        let color = pixels.color(at: place)
        let isMet = zip(color, expected).allSatisfy { Double(abs($0 - $1)) <= tolerance }
        add(time, place, "\(expected)", isMet, "\(color)")
      }
    }
    return lines
  }

  /// Expectations in the order of their times and names.
  private static func sorted<Value>(
    _ expectations: [String: [String: Value]]?
  ) -> [(String, [(key: String, value: Value)])] {
    (expectations ?? [:]).sorted { seconds($0.key) < seconds($1.key) }
      .map { ($0.key, $0.value.sorted { $0.key < $1.key }) }
  }

  private static func seconds(_ time: String) -> Double { Double(time) ?? .nan }

  private func relation(at time: String) -> Relation {
    Relation(
      frame: { name, other in
        guard let frame = self.shown(at: other ?? time).frames[name] else {
          throw Relation.Unreadable(description: "no view is called \(name)")
        }
        return frame
      },
      number: { name in
        guard let number = self.shown(at: time).numbers[name] else {
          throw Relation.Unreadable(description: "nothing shows \(name)")
        }
        return number
      })
  }

  private func shown(at time: String) -> Reading {
    if let known = found[time] { return known }
    var shown = Reading()
    collect(stage.tree(at: Self.seconds(time)), into: &shown)
    found[time] = shown
    return shown
  }

  /// Collects the ids of views, which are the accessibility identifiers of UIKit's.
  private func collect(_ view: ResolvedView, into shown: inout Reading) {
    if let id = view.id {
      shown.frames[id] = view.placedFrame
      let parts = id.split(separator: "=")
      if parts.count == 2, let number = Double(parts[1]) {
        shown.numbers[String(parts[0])] = number
      }
    }
    for child in view.children { collect(child, into: &shown) }
  }
}

extension CGRect {
  fileprivate func isClose(to numbers: [CGFloat?], _ tolerance: Double) -> Bool {
    zip([minX, minY, width, height], numbers).allSatisfy { own, other in
      other.map { abs(own - $0) <= tolerance } ?? true
    }
  }

  fileprivate var spelled: String { "\(minX) \(minY) \(width) \(height)" }
}

extension Pixels {
  /// The red, green and blue of a pixel at a place such as `28 50`.
  fileprivate func color(at place: String) -> [Int] {
    let numbers = place.split(separator: " ").compactMap { Int($0) }
    let start = data.startIndex + 4 * (numbers[1] * width + numbers[0])
    return [2, 1, 0].map { Int(data[start + $0]) }
  }
}

/// A picture of 64 × 40 points that exists by name only.
private struct OnePicture: ImageProviding {
  func image(named name: String) -> ImageAsset? {
    guard name == "picture" else { return nil }
    return ImageAsset(
      name: name, size: CGSize(width: 64, height: 40), digest: ContentDigest(of: Data(name.utf8)),
      scale: 2)
  }
}
