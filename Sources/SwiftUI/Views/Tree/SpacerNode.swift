import Foundation
import ScrollworkEnvironment
package import ScrollworkGeometry
import ScrollworkLayout

/// Flexible space along the axis of its stack, or along both axes outside of a stack.
final class SpacerNode: Node {
  private let minLength: CGFloat
  private let axis: Axis?

  /// The default minimum length of a spacer.
  ///
  /// - Source: measured by others (OpenSwiftUI): the usual distance in stacks, 8.
  private static let defaultLength: CGFloat = 8

  init(minLength: CGFloat?, axis: Axis?, path: ViewPath) {
    self.minLength = minLength ?? Self.defaultLength
    self.axis = axis
    super.init(path: path)
    layoutPriority = -.infinity
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for candidate in Axis.allCases where axis == nil || axis == candidate {
      size[candidate] = max(minLength, proposal[candidate] ?? minLength)
    }
    return size
  }

  package override var kind: String { "Spacer" }
  override var isIndependentOfTree: Bool { true }

  // A spacer adds nothing to the spacing around it.
  override var spacing: ViewSpacing { .zero }
}

extension EnvironmentValues {
  private enum StackAxisKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
  }

  /// The axis of the nearest stack; nil where views overlap.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
