public import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkScrolling

extension View {
  /// Says whether the content of scroll views inside gives way beyond its ends, along some axes.
  ///
  /// Along an axis where nothing gives way and there is nothing to scroll to, fingers are left to
  /// what is around.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scroll) { scroll in
      for axis in Axis.allCases where axes.contains(axis) { scroll.bounces[axis] = behavior }
    }
  }
}

extension EnvironmentValues {
  /// Whether content gives way beyond its upper and lower ends in the scroll views inside.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scroll.bounces[.vertical] ?? .automatic }
    set { scroll.bounces[.vertical] = newValue }
  }

  /// Whether content gives way beyond its leading and trailing ends in the scroll views inside.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scroll.bounces[.horizontal] ?? .automatic }
    set { scroll.bounces[.horizontal] = newValue }
  }

  /// Whether the indicators of content that scrolls up and down may show in the scroll views inside.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scroll.indicators[.vertical] ?? .automatic }
    set { scroll.indicators[.vertical] = newValue }
  }

  /// Whether the indicators of content that scrolls sideways may show in the scroll views inside.
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
