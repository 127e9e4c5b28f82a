package import Foundation
import ScrollworkDrawing
package import ScrollworkGeometry

/// The format of numbers in reports: at most three decimals, no locale.
package enum ReportFormat {
  package static func number(_ value: some BinaryFloatingPoint) -> String { Decimal3.spell(value) }

  package static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  package static func size(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  package static func transform(_ t: CGAffineTransform) -> String {
    "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ") + "]"
  }
}
