// libxml2's parsers of HTML and XML.
#include <libxml/xmlversion.h>
// Without the headers of the system's ICU, which declare the names of Foundation's ICU otherwise: nothing
// here depends on them.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
