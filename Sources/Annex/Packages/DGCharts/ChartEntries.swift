public import ScrollworkUIKit

/// A color, as the package names it.
public typealias NSUIColor = UIColor
/// A font, as the package names it.
public typealias NSUIFont = UIFont
/// A picture, as the package names it.
public typealias NSUIImage = UIImage

/// A value of a chart.
open class ChartDataEntryBase: NSObject {
  /// The value along the vertical axis.
  open var y: Double
  /// What belongs to it.
  open var data: Any?
  /// A picture for it.
  open var icon: UIImage?

  /// Creates an entry with a value.
  public init(y: Double, icon: UIImage? = nil, data: Any? = nil) {
    (self.y, self.icon, self.data) = (y, icon, data)
  }

  /// Creates an entry with a value of zero.
  public required override init() { y = 0 }
}

/// A value at a place of an axis.
open class ChartDataEntry: ChartDataEntryBase {
  /// The position along the horizontal axis.
  open var x: Double

  /// A value at a place.
  public init(x: Double, y: Double, icon: UIImage? = nil, data: Any? = nil) {
    self.x = x
    super.init(y: y, icon: icon, data: data)
  }

  /// Creates an entry at zero.
  public required init() {
    x = 0
    super.init()
  }
}

/// The value of a bar, or of its parts.
open class BarChartDataEntry: ChartDataEntry {
  /// The values of the parts.
  open var yValues: [Double]?

  /// Creates an entry of a bar.
  public override init(x: Double, y: Double, icon: UIImage? = nil, data: Any? = nil) {
    super.init(x: x, y: y, icon: icon, data: data)
  }

  /// A bar of parts.
  public init(x: Double, yValues: [Double], data: Any? = nil) {
    self.yValues = yValues
    super.init(x: x, y: yValues.reduce(0, +), data: data)
  }

  /// Creates an entry at zero.
  public required init() { super.init() }
}

/// The value of a slice.
open class PieChartDataEntry: ChartDataEntry {
  /// The label of the pie chart data entry.
  open var label: String?
  /// The value of the pie chart data entry.
  open var value: Double {
    get { y }
    set { y = newValue }
  }

  /// Creates an entry of a slice.
  public init(value: Double, label: String? = nil, icon: UIImage? = nil, data: Any? = nil) {
    self.label = label
    super.init(x: 0, y: value, icon: icon, data: data)
  }

  /// Creates an entry at zero.
  public required init() { super.init() }
}

/// The highlighted value of a chart.
open class Highlight: NSObject {
  /// The highlighted position along the horizontal axis.
  public let x: Double
  /// The highlighted value along the vertical axis.
  public let y: Double
  /// The set of values.
  public let dataSetIndex: Int

  /// Creates a highlight of a value.
  public init(x: Double, y: Double, dataSetIndex: Int) {
    (self.x, self.y, self.dataSetIndex) = (x, y, dataSetIndex)
  }
}

/// The part of a chart that is seen.
open class ViewPortHandler: NSObject {}

/// The words of an axis.
public protocol AxisValueFormatter: AnyObject {
  /// The words for a place.
  func stringForValue(_ value: Double, axis: AxisBase?) -> String
}

/// The words of an axis, as they were named before.
public typealias IAxisValueFormatter = AxisValueFormatter

/// The words of an axis from a list.
open class IndexAxisValueFormatter: NSObject, AxisValueFormatter {
  /// The values of the index axis value formatter.
  open var values: [String]

  /// Words of a list.
  public init(values: [String] = []) { self.values = values }

  /// The words at a whole place.
  open func stringForValue(_ value: Double, axis: AxisBase?) -> String {
    let index = Int(value.rounded())
    return values.indices.contains(index) && Double(index) == value ? values[index] : ""
  }
}

/// The words of an axis from a formatter.
open class DefaultAxisValueFormatter: NSObject, AxisValueFormatter {
  /// The formatter of the axis labels.
  open var formatter: NumberFormatter?
  private var decimals: Int?

  /// Words from a formatter.
  public init(formatter: NumberFormatter) { self.formatter = formatter }
  /// Words with some decimals.
  public init(decimals: Int) { self.decimals = decimals }

  /// The words for a place.
  open func stringForValue(_ value: Double, axis: AxisBase?) -> String {
    formatter?.string(from: NSNumber(value: value))
      ?? ChartNumber.words(value, decimals: decimals ?? 0)
  }
}

/// The words of values.
public protocol ValueFormatter: AnyObject {
  /// The words for a value.
  func stringForValue(
    _ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?
  ) -> String
}

/// The words of values, as they were named before.
public typealias IValueFormatter = ValueFormatter

/// The words of values from a formatter.
open class DefaultValueFormatter: NSObject, ValueFormatter {
  /// The formatter of the value labels.
  open var formatter: NumberFormatter?
  private var decimals: Int?

  /// Words from a formatter.
  public init(formatter: NumberFormatter) { self.formatter = formatter }
  /// Words with some decimals.
  public init(decimals: Int) { self.decimals = decimals }

  /// The words for a value.
  open func stringForValue(
    _ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?
  ) -> String {
    formatter?.string(from: NSNumber(value: value))
      ?? ChartNumber.words(value, decimals: decimals ?? 1)
  }
}

/// The words for numbers of charts.
enum ChartNumber {
  static func words(_ value: Double, decimals: Int) -> String {
    let scale = Int(pow(10, Double(decimals)))
    let whole = Int((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let rest = String(whole % scale)
    let zeros = String(repeating: "0", count: max(0, decimals - rest.count))
    return "\(sign)\(whole / scale).\(zeros)\(rest)"
  }
}

/// Palettes of colors for charts.
public class ChartColorTemplates: NSObject {
  private class func colors(_ numbers: [Int]) -> [UIColor] {
    numbers.map {
      UIColor(
        red: CGFloat($0 >> 16 & 0xff) / 255, green: CGFloat($0 >> 8 & 0xff) / 255,
        blue: CGFloat($0 & 0xff) / 255, alpha: 1)
    }
  }

  /// A palette of quiet colors.
  public class func liberty() -> [UIColor] {
    colors([0xCFF8F6, 0x94D4D4, 0x88B4BB, 0x76AEAF, 0x2A6D82])
  }
  /// A palette of bright colors.
  public class func joyful() -> [UIColor] {
    colors([0xD9508A, 0xFE9507, 0xFEF778, 0x6AA786, 0x35C2D1])
  }
  /// A palette of pastel colors.
  public class func pastel() -> [UIColor] {
    colors([0x405980, 0x95A57C, 0xD9B8A2, 0xBF8686, 0xB33050])
  }
  /// A palette of many colors.
  public class func colorful() -> [UIColor] {
    colors([0xC12552, 0xFF6600, 0xF5C700, 0x6A961F, 0xB36435])
  }
  /// The colors of a system of shops.
  public class func vordiplom() -> [UIColor] {
    colors([0xC0FF8C, 0xFFF78C, 0xFFD08C, 0x8CEAFF, 0xFF8C9D])
  }
  /// The colors of Google's interfaces.
  public class func material() -> [UIColor] {
    colors([0x2ECC71, 0xF1C40F, 0xE74C3C, 0x3498DB])
  }
}
