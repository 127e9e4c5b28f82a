// The module behind `import TipKit`: tips and their cards.

@_exported public import ScrollworkUIKit
