// The module behind `import CoreBluetooth`: Bluetooth devices, of which there are none.

@_exported public import ScrollworkUIKit
