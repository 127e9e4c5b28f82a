import ScrollworkDrawing
import ScrollworkViews

extension StudioError: CustomStringConvertible {
  /// The message: what was found, and what was expected.
  public var description: String {
    switch self {
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .outsideReel(let time, let scene, let duration, let last, let fps):
      "the time \(Decimal3.spell(time)) s is outside the reel of \"\(scene)\", which runs from 0 "
        + "to \(Decimal3.spell(duration)) s (stills 0 to \(last) at \(fps) fps)"
    case .tooManyStills(let scene, let count, let fps, let limit):
      "the reel of \"\(scene)\" would have \(count) stills at \(fps) fps; at most \(limit) are "
        + "rendered at once, so render a part of it, or fewer stills per second"
    case .backwards(let from, let to):
      "the span from \(Decimal3.spell(from)) s to \(Decimal3.spell(to)) s ends before it begins"
    case .canvas(let scene, let width, let height):
      "the scene \"\(scene)\" would be \(Decimal3.spell(width)) × \(Decimal3.spell(height)) px; "
        + "each side must be from 1 to \(SceneProblem.largestSide) px"
    case .missingScript(let path, let nearest):
      "there is no script \(path)" + (nearest.map { ", did you mean \($0)?" } ?? "")
    case .unreadableScript(let path): "the script \(path) is not UTF-8 text"
    case .scene(let scene, let problem): "in the scene \"\(scene)\", \(problem)"
    }
  }
}
