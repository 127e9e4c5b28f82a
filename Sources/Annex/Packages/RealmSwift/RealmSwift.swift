// The module behind `import RealmSwift`: a database of objects in memory, which is empty in each run.

@_exported public import ScrollworkFoundation
