public import ScrollworkEnvironment

extension View {
  /// Sets the Dynamic Type size of the view.
  public func dynamicTypeSize(
    _ size: DynamicTypeSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(\.dynamicTypeSize, size, fileID: fileID, line: line)
  }

  /// Limits the Dynamic Type size of the view to a range.
  ///
  /// A size outside becomes the nearest one inside; an empty range changes nothing.
  public func dynamicTypeSize(
    _ range: some RangeExpression<DynamicTypeSize>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.limited(to: range) }
  }
}
