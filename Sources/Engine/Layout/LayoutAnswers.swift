package import Foundation

/// What a view has answered to the views around it: its sizes by proposal, and the positions of its
/// explicit guides.
package struct LayoutAnswers {
  private struct GuideRequest: Hashable {
    let guide: AlignmentKey
    let proposal: ProposedViewSize
  }

  private var sizes = RequestCache<ProposedViewSize, CGSize>()
  private var guides = RequestCache<GuideRequest, CGFloat?>()

  package init() {}

  /// The size for a proposal; nil if it was not asked for.
  package func size(for proposal: ProposedViewSize) -> CGSize? { sizes[proposal] }

  /// Adds the size for a proposal that was not asked for.
  package mutating func add(size: CGSize, for proposal: ProposedViewSize) {
    sizes.insert(size, for: proposal)
  }

  /// The position of a guide, nil for the default; nil as a whole if it was not asked for.
  package func position(
    of guide: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat?? {
    guides[GuideRequest(guide: guide, proposal: proposal)]
  }

  /// Adds the position of a guide that was not asked for.
  package mutating func add(
    position: CGFloat?, of guide: AlignmentKey, for proposal: ProposedViewSize
  ) {
    guides.insert(position, for: GuideRequest(guide: guide, proposal: proposal))
  }
}

/// The answers to earlier requests of a layout.
///
/// A view is asked for few of them, and is in a tree for a short time: comparing requests one by one
/// takes less time than hashing them, and an array less than a dictionary that grows.
struct RequestCache<Request: Hashable, Answer> {
  private var few: [(request: Request, answer: Answer)] = []
  private var many: [Request: Answer] = [:]

  /// The number of answers beyond which requests are hashed.
  ///
  /// - Source: chosen; most views have fewer.
  private static var limit: Int { 12 }

  /// The answer to a request; nil if it is not known.
  subscript(request: Request) -> Answer? {
    for known in few where known.request == request { return known.answer }
    return many.isEmpty ? nil : many[request]
  }

  /// Adds the answer to a request that is not known.
  mutating func insert(_ answer: Answer, for request: Request) {
    if few.count < Self.limit {
      few.append((request, answer))
    } else {
      many[request] = answer
    }
  }
}
