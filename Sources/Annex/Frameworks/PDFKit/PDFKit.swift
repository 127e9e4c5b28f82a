// The module behind `import PDFKit`: documents, of which the first page is shown.

@_exported public import ScrollworkUIKit
