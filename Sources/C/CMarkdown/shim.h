// cmark-gfm, the parser of CommonMark with GitHub's extensions. It is linked as an archive: the name of
// its shared library has the version, which Debian 12 and 13 differ in.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
