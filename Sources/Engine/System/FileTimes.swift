package import Foundation

extension stat {
  #if os(Linux)
    /// The time of the last change.
    package var modified: timespec { st_mtim }
    /// The time of the last reading, as far as the disk keeps it.
    package var accessed: timespec { st_atim }
  #else
    /// The time of the last change.
    package var modified: timespec { st_mtimespec }
    /// The time of the last reading, as far as the disk keeps it.
    package var accessed: timespec { st_atimespec }
  #endif
}
