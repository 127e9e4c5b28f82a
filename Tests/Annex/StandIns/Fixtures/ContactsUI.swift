// At 1.
import Contacts
import ContactsUI
import SwiftUI
import UIKit

struct ContactPicker: UIViewControllerRepresentable {
  @Binding var log: [String]

  final class Coordinator: NSObject, CNContactPickerDelegate {
    var log: Binding<[String]>
    init(_ log: Binding<[String]>) { self.log = log }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      log.wrappedValue.append(contact.givenName)
    }
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
      log.wrappedValue.append("cancelled")
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator($log) }
  func makeUIViewController(context: Context) -> CNContactPickerViewController {
    let picker = CNContactPickerViewController()
    picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ controller: CNContactPickerViewController, context: Context) {}
}

struct ContactsUIFixture: View {
  @State private var log: [String] = []
  var body: some View {
    VStack {
      ContactPicker(log: $log).frame(height: 300)
      ForEach(log, id: \.self) { Text($0) }
    }
  }
}
