// At 0.
import CoreTelephony
import SwiftUI

struct CoreTelephonyFixture: View {
  var body: some View {
    let info = CTTelephonyNetworkInfo()
    Text("radio \(info.serviceCurrentRadioAccessTechnology?.count ?? 0)")
  }
}
