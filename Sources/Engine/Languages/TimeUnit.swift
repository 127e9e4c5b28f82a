import _FoundationICU

/// A unit of spans of time, the longest first.
package enum TimeUnit: Int, CaseIterable, Hashable, Sendable {
  case year, month, week, day, hour, minute, second

  /// The name of the unit in the Unicode locale data.
  package var identifier: String {
    ["year", "month", "week", "day", "hour", "minute", "second"][rawValue]
  }

  /// The unit of measures.
  var measure: UAMeasureUnit {
    switch self {
    case .year: UAMEASUNIT_DURATION_YEAR
    case .month: UAMEASUNIT_DURATION_MONTH
    case .week: UAMEASUNIT_DURATION_WEEK
    case .day: UAMEASUNIT_DURATION_DAY
    case .hour: UAMEASUNIT_DURATION_HOUR
    case .minute: UAMEASUNIT_DURATION_MINUTE
    case .second: UAMEASUNIT_DURATION_SECOND
    }
  }

  /// The unit of distances from now.
  var relative: URelativeDateTimeUnit {
    switch self {
    case .year: UDAT_REL_UNIT_YEAR
    case .month: UDAT_REL_UNIT_MONTH
    case .week: UDAT_REL_UNIT_WEEK
    case .day: UDAT_REL_UNIT_DAY
    case .hour: UDAT_REL_UNIT_HOUR
    case .minute: UDAT_REL_UNIT_MINUTE
    case .second: UDAT_REL_UNIT_SECOND
    }
  }
}
