// The module behind `import Contacts`: the contacts of the user, of which there are none.

@_exported public import ScrollworkUIKit
