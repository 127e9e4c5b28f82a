import CSystemCalls
package import Foundation
import ScrollworkMotion

/// The wall clock, the random numbers, the files and the run loop of a scene, as its code finds them.
///
/// While `answering` runs, `Date()`, `Int.random(in:)`, `shuffled()`, `UUID()`,
/// `Timer.scheduledTimer` and their kin on this thread are answered by the scene. A body is evaluated
/// as often as is needed, in any order, so what it finds depends on its view alone: the date at which
/// the present state began, and random numbers that follow from the path of the view. Actions find
/// the date of their tick, and random numbers in the order in which they are performed.
///
/// `rand()`, `random()` and `drand48()` begin in actions as in a new process of a phone, and in a body
/// with seeds that follow from its path; what `srand` and its kin set in a body is that body's alone.
/// The files of the app lie in a folder of the scene's own, which is removed with it.
///
/// Used on the thread that plays the scene only.
package final class SceneSystem: @unchecked Sendable {
  /// Nine forty-one on 9 January 2026, UTC.
  ///
  /// - Source: chosen; the time of day that pictures of phones show.
  package static let defaultStart = Date(timeIntervalSince1970: 1_767_951_660)
  /// The path of the home of an app, the same in every scene.
  package static let home = String(cString: scrollwork_home())
  /// The path of the folder in which groups of apps have theirs.
  package static let groups = String(cString: scrollwork_groups())

  /// The date at the scene's time 0.
  package let start: Date
  private let seed: UInt64
  /// The scene's time in seconds, outside of `evaluating`.
  package var clock: () -> Double = { 0 }
  /// Called with a timer that is added to the run loop, and with one whose fire date changes.
  var onTimer: (_ timer: Timer, _ isNew: Bool) -> Void = { _, _ in }
  /// The state of the scene.
  weak var host: StateHost?
  /// The number of answers to code so far: of the time, of random numbers, of values of the scene.
  private(set) var answerCount = 0
  /// The code under evaluation, outermost first.
  private var evaluations: [Evaluation] = []
  private var actions: RandomBytes
  /// The generators of C's random numbers in actions; made when the first number is asked for.
  private var numbers: UnsafeMutablePointer<SceneNumbers>?
  private let calls = UnsafeMutablePointer<SceneSystemCalls>.allocate(capacity: 1)

  /// Code that is evaluated at a fixed time.
  private struct Evaluation {
    let time: Double
    let path: ViewPath
    /// Made when the first random number is asked for.
    var random: RandomBytes?
    /// The generators of C's random numbers, made likewise.
    var numbers: UnsafeMutablePointer<SceneNumbers>?
  }

  package init(start: Date = defaultStart, seed: UInt64 = 0) {
    (self.start, self.seed) = (start, seed)
    actions = RandomBytes(seed: seed)
    calls.initialize(
      to: SceneSystemCalls(
        context: Unmanaged.passUnretained(self).toOpaque(),
        date: { Unmanaged<SceneSystem>.fromOpaque($0).takeUnretainedValue().nanoseconds },
        random: { Unmanaged<SceneSystem>.fromOpaque($0).takeUnretainedValue().fill($1, $2) },
        numbers: { Unmanaged<SceneSystem>.fromOpaque($0).takeUnretainedValue().generators() },
        folder: scrollwork_make_folder(Self.wholeSeconds(of: start)),
        note_files: { Unmanaged<SceneSystem>.fromOpaque($0).takeUnretainedValue().noteFiles($1) },
        add_timer: { context, timer in
          Unmanaged<SceneSystem>.fromOpaque(context).takeUnretainedValue()
            .noteTimer(Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue(), isNew: true)
        },
        move_timer: { context, timer in
          Unmanaged<SceneSystem>.fromOpaque(context).takeUnretainedValue()
            .noteTimer(Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue(), isNew: false)
        }))
  }

  deinit {
    scrollwork_remove_folder(calls.pointee.folder)
    numbers?.deallocate()
    calls.deallocate()
  }

  /// The scene that answers the system calls of this thread; nil if none does.
  static var current: SceneSystem? {
    guard let calls = scrollwork_answer_system_calls(nil) else { return nil }
    _ = scrollwork_answer_system_calls(calls)
    return Unmanaged<SceneSystem>.fromOpaque(calls.pointee.context).takeUnretainedValue()
  }

  /// Runs `body` with the scene answering the system calls of this thread.
  package func answering<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = scrollwork_answer_system_calls(calls)
    defer { _ = scrollwork_answer_system_calls(outer) }
    return try body()
  }

  /// Runs `body` as code of the view at `path`, at a time in seconds.
  package func evaluating<Result>(
    at path: ViewPath, time: Double, _ body: () throws -> Result
  ) rethrows -> Result {
    evaluations.append(Evaluation(time: time, path: path))
    defer { evaluations.removeLast().numbers?.deallocate() }
    return try answering(body)
  }

  /// The date of a time, in seconds from the start.
  package func date(at time: Double) -> Date { start.addingTimeInterval(time) }

  /// The time of a date, in seconds from the start.
  ///
  /// Rounded to a ten-thousandth of a tick, as dates are less exact than times.
  package func time(of date: Date) -> Double {
    let (time, steps) = (date.timeIntervalSince(start), Tick.rate * 1e4)
    return abs(time) < 1e9 ? (time * steps).rounded() / steps : time
  }

  /// Records that code has asked for a value that depends on more than its view.
  func noteAnswer() { answerCount += 1 }

  /// Records the use of the app's files; a change is none that copies of the state preserve.
  private func noteFiles(_ changes: Bool) {
    noteAnswer()
    if changes { host?.noteFiles() }
  }

  private func noteTimer(_ timer: Timer, isNew: Bool) {
    noteAnswer()
    onTimer(timer, isNew)
  }

  /// A date in whole seconds since the start of 1970; 0 for one that is too far away.
  private static func wholeSeconds(of date: Date) -> Int64 {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    return abs(seconds) < 9e9 ? Int64(seconds) : 0
  }

  /// The present date, in nanoseconds since the start of 1970.
  private var nanoseconds: Int64 {
    noteAnswer()
    func whole(_ value: Double, _ unit: Double) -> Int64 {
      let scaled = (value * unit).rounded()
      return abs(scaled) < 4e18 ? Int64(scaled) : 0
    }
    let time = evaluations.last?.time ?? clock()
    return whole(start.timeIntervalSince1970, 1e6) &* 1000 &+ whole(time, 1e9)
  }

  /// The generators of C's random numbers for the code that runs.
  private func generators() -> UnsafeMutablePointer<SceneNumbers> {
    noteAnswer()
    let known = evaluations.last.map(\.numbers) ?? numbers
    if let known { return known }
    let made = UnsafeMutablePointer<SceneNumbers>.allocate(capacity: 1)
    guard let path = evaluations.last?.path else {
      scrollwork_seed_numbers(made, nil)
      numbers = made
      return made
    }
    // Not the bytes of other random numbers of the view.
    var bytes = RandomBytes(seed: ~path.digest(from: seed))
    var seeds = SceneSeeds()
    withUnsafeMutableBytes(of: &seeds) { bytes.fill($0) }
    scrollwork_seed_numbers(made, &seeds)
    evaluations[evaluations.count - 1].numbers = made
    return made
  }

  private func fill(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
    noteAnswer()
    let bytes = UnsafeMutableRawBufferPointer(start: bytes, count: count)
    guard var evaluation = evaluations.popLast() else { return actions.fill(bytes) }
    var random = evaluation.random ?? RandomBytes(seed: evaluation.path.digest(from: seed))
    random.fill(bytes)
    evaluation.random = random
    evaluations.append(evaluation)
  }
}

/// A sequence of random bytes that follows from a seed.
///
/// - Source: documented. SplitMix64 of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
///   Generators", 2014.
private struct RandomBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Fills a buffer; each eight bytes begun take one number.
  mutating func fill(_ bytes: UnsafeMutableRawBufferPointer) {
    for start in stride(from: 0, to: bytes.count, by: 8) {
      withUnsafeBytes(of: next().littleEndian) { word in
        let end = min(start + 8, bytes.count)
        UnsafeMutableRawBufferPointer(rebasing: bytes[start..<end])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: word[..<(end - start)]))
      }
    }
  }
}
