// zlib's CRC-32, for the chunks of animated PNG files.
#include <zlib.h>
