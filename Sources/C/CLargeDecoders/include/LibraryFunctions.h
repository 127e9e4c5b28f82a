#ifndef LIBRARYFUNCTIONS_H
#define LIBRARYFUNCTIONS_H

// A pointer of the type of the function that it is named for, which its header declares.
#define FUNCTION_POINTER(name) __typeof__(name) *_Nonnull name;

#endif
