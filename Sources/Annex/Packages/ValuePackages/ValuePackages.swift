// The module behind the imports of packages that show nothing: containers of services, readers of
// feeds, pages and dates, digests, logs.

@_exported public import ScrollworkFoundation
