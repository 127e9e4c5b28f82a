#include "CBuildSettings.h"

const char *scrollwork_package_name(void) { return SCROLLWORK_PACKAGE_NAME; }
