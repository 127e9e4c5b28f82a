#ifndef LIBRARYMESSAGES_H
#define LIBRARYMESSAGES_H

/// Drops what the libraries of the system print from now on, such as a warning of fontconfig.
///
/// Scene code, Swift's runtime and this program still print. Does nothing where the C library cannot
/// tell who calls: before glibc 2.35, and on other systems than Linux.
void scrollwork_silence_libraries(void);

#endif
