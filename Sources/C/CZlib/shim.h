// zlib's deflate and CRC-32, for PNG files with alpha and the chunks of animated ones.
#include <zlib.h>
