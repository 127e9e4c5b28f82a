// At 0, 0.2.
import Contacts
import SwiftUI

struct ContactsFixture: View {
  @State private var log: [String] = []

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }
      .task {
        let store = CNContactStore()
        let type: CNEntityType = .contacts
        let status: CNAuthorizationStatus = CNContactStore.authorizationStatus(for: type)
        let isAllowed = try? await store.requestAccess(for: type)
        log.append("\(status), allowed \(isAllowed ?? true)")
        let keys: [any CNKeyDescriptor] = [
          CNContactGivenNameKey as any CNKeyDescriptor,
          CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
        ]
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.sortOrder = CNContactSortOrder.familyName
        var count = 0
        try? store.enumerateContacts(with: request) { _, _ in count += 1 }
        log.append("contacts \(count)")
        add(to: store)
      }
  }

  private func add(to store: CNContactStore) {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Fern", "Green")
    let number = CNPhoneNumber(stringValue: "555-0100")
    contact.phoneNumbers = [CNLabeledValue(label: "home", value: number)]
    let same: CNContact = contact
    let value: CNLabeledValue<CNPhoneNumber>? = same.phoneNumbers.first
    log.append("\(CNContactFormatter.string(from: same, style: .fullName) ?? "none")")
    log.append("\(value?.label ?? "none") \(value?.value.stringValue ?? "none")")
    let save = CNSaveRequest()
    save.add(contact, toContainerWithIdentifier: nil)
    do { try store.execute(save) } catch { log.append("not saved") }
  }
}
