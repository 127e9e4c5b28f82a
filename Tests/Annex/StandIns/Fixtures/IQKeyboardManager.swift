// At 0.5.
import IQKeyboardManagerSwift
import SwiftUI
import UIKit

private struct Field: UIViewRepresentable {
  let say: (String) -> Void

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = "Name"
    DispatchQueue.main.async {
      field.becomeFirstResponder()
      say("first \(field.isFirstResponder)")
      say("resigned \(IQKeyboardManager.shared.resignFirstResponder())")
    }
    return field
  }

  func updateUIView(_ view: UITextField, context: Context) {}
}

struct IQKeyboardManagerFixture: View {
  @State private var lines: [String] = []

  var body: some View {
    Field { lines.append($0) }.frame(width: 200, height: 30)
      .onAppear {
        let manager = IQKeyboardManager.shared
        manager.isEnabled = true
        manager.keyboardDistance = 20
        manager.toolbarManageBehaviour = IQAutoToolbarManageBehavior.byPosition
        lines.append("\(manager.enable) \(manager.keyboardDistanceFromTextField)")
      }
    ForEach(lines, id: \.self) { Text($0) }
  }
}
