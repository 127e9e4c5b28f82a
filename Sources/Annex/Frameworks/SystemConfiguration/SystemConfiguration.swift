// The module behind `import SystemConfiguration`: the reachability of hosts, none of which is
// reached.

@_exported public import ScrollworkUIKit
