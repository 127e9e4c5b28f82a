// Nettle's hashes, for `ContentHasher` and the functions of CryptoKit. They use the processor's own
// instructions for SHA-256.
#include <nettle/nettle-meta.h>
#include <nettle/sha2.h>
