// GLib's checksums, for `ContentHasher`.
#include <glib.h>
