import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScrolling
import Testing

/// The methods of behaviors, called as a behavior that wraps another one calls them.
///
/// Source: documented, the reference page of `ScrollTargetBehavior`.
@Suite struct `The methods of target behaviors` {
  private static let phone = CGSize(width: 390, height: 800)

  /// A flick that began at the top of 8,000 points, and that friction would end at `natural`.
  private func context(
    released: CGFloat = 50, targets: @escaping (CGRect) -> [CGRect] = { _ in [] }
  ) -> ScrollTargetBehaviorContext {
    var environment = EnvironmentValues()
    (environment.horizontalSizeClass, environment.verticalSizeClass) = (.compact, .regular)
    return ScrollTargetBehaviorContext(
      originalTarget: target(0), releasedTarget: target(released),
      velocity: CGVector(dx: 0, dy: 2), contentSize: CGSize(width: 390, height: 8000),
      containerSize: Self.phone, contentInsets: EdgeInsets(), axes: .vertical, occasion: .release,
      environment: environment, alignmentTargets: targets)
  }

  private func target(_ y: CGFloat) -> ScrollTarget {
    ScrollTarget(rect: CGRect(origin: CGPoint(x: 0, y: y), size: Self.phone))
  }

  @Test func `paging moves the target to a page`() {
    var target = target(3100)
    PagingScrollTargetBehavior().updateTarget(&target, context: context())
    #expect(target.rect == CGRect(x: 0, y: 800, width: 390, height: 800))
  }

  @Test func `view alignment moves the target to the nearest view`() {
    let cards = Column(60, length: 120, spacing: 16, .vertical)
    // Cards begin at multiples of 136: the 23rd at 3,128, the 24th at 3,264, the 30th at 4,080.
    let rests: [(natural: CGFloat, rest: CGFloat)] = [(3100, 3128), (3200, 3264), (4080, 4080)]
    for (natural, rest) in rests {
      var target = target(natural)
      ViewAlignedScrollTargetBehavior(limitBehavior: .never)
        .updateTarget(&target, context: context(targets: cards.targets))
      #expect(target.rect.minY == rest)
    }
  }

  /// A behavior that does not say what its properties are.
  private struct Plain: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = context.containerSize.height / 2
    }
  }

  @Test func `of a box are those of what is in it`() {
    let box = AnyScrollTargetBehavior(Plain())
    var target = target(3100)
    box.updateTarget(&target, context: context())
    #expect(target.rect.minY == 400)
    let surroundings = ScrollTargetBehaviorPropertiesContext(
      axes: .vertical, environment: EnvironmentValues())
    #expect(box.properties(context: surroundings) == ScrollTargetBehaviorProperties())
    let limited = AnyScrollTargetBehavior(.viewAligned(limitBehavior: .always))
    #expect(limited.properties(context: surroundings).limitsScrolls)
  }

  @Test func `limit no scroll where they do not say so`() {
    let surroundings = ScrollTargetBehaviorPropertiesContext(
      axes: .vertical, environment: EnvironmentValues())
    let properties: ScrollTargetBehaviorProperties = Plain().properties(context: surroundings)
    #expect(!properties.limitsScrolls)
  }

  @Test func `find the values of the environment among the context's members`() {
    let context = context()
    #expect(context.horizontalSizeClass == .compact && context.verticalSizeClass == .regular)
    #expect(context[dynamicMember: \.verticalSizeClass] == .regular)
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let surroundings = ScrollTargetBehaviorPropertiesContext(
      axes: .horizontal, environment: environment)
    #expect(surroundings.layoutDirection == .rightToLeft && surroundings.axes == .horizontal)
    #expect(surroundings[dynamicMember: \.layoutDirection] == .rightToLeft)
  }
}
