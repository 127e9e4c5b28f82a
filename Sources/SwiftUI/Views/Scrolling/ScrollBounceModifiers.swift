public import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkScrolling

extension View {
  /// Sets whether the content of scroll views inside bounces at its ends, along some axes.
  ///
  /// An axis with neither a bounce nor a range to scroll leaves fingers to the views around.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    transformEnvironment(\.scroll) { scroll in
      for axis in Axis.allCases where axes.contains(axis) { scroll.bounces[axis] = behavior }
    }
    .noted("scrollBounceBehavior", [("", behavior)], fileID, line)
  }
}

extension EnvironmentValues {
  /// The vertical bounce behavior of scroll views inside.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scroll.bounces[.vertical] ?? .automatic }
    set { scroll.bounces[.vertical] = newValue }
  }

  /// The horizontal bounce behavior of scroll views inside.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scroll.bounces[.horizontal] ?? .automatic }
    set { scroll.bounces[.horizontal] = newValue }
  }

  /// The visibility of vertical scroll indicators in scroll views inside.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scroll.indicators[.vertical] ?? .automatic }
    set { scroll.indicators[.vertical] = newValue }
  }

  /// The visibility of horizontal scroll indicators in scroll views inside.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scroll.indicators[.horizontal] ?? .automatic }
    set { scroll.indicators[.horizontal] = newValue }
  }

  /// Whether fingers can scroll the scroll views inside.
  public var isScrollEnabled: Bool {
    get { !scroll.isDisabled }
    set { scroll.isDisabled = !newValue }
  }
}
