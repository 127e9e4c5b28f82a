// The module behind `import StoreKit`: products and transactions of a store without an account.

@_exported public import ScrollworkUIKit
