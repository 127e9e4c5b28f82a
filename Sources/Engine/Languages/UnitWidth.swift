import _FoundationICU

/// How units are written.
package enum UnitWidth: Hashable, Sendable {
  /// Whole words: 2 hours, 5 minutes.
  case wide
  /// Short words: 2 hr, 5 min.
  case short
  /// Short words, closely: 2hr 5min.
  case brief
  /// Letters: 2h 5m.
  case narrow
  /// With colons: 2:05:00.
  case numeric

  /// The width of measures.
  var measure: UAMeasureFormatWidth {
    switch self {
    case .wide: UAMEASFMT_WIDTH_WIDE
    case .short: UAMEASFMT_WIDTH_SHORT
    case .brief: UAMEASFMT_WIDTH_SHORTER
    case .narrow: UAMEASFMT_WIDTH_NARROW
    case .numeric: UAMEASFMT_WIDTH_NUMERIC
    }
  }

  /// The width in skeletons of numbers, which have three.
  var skeleton: String {
    switch self {
    case .wide: "unit-width-full-name"
    case .short: "unit-width-short"
    case .brief, .narrow, .numeric: "unit-width-narrow"
    }
  }

  /// The style of distances from now, of which there are three.
  var relative: UDateRelativeDateTimeFormatterStyle {
    switch self {
    case .wide: UDAT_STYLE_LONG
    case .short: UDAT_STYLE_SHORT
    case .brief, .narrow, .numeric: UDAT_STYLE_NARROW
    }
  }

  /// The width of lists of units.
  var list: UListFormatterWidth {
    switch self {
    case .wide: ULISTFMT_WIDTH_WIDE
    case .short: ULISTFMT_WIDTH_SHORT
    case .brief, .narrow, .numeric: ULISTFMT_WIDTH_NARROW
    }
  }
}
