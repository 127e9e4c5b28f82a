#pragma once

/// The name of the package that this program was built in, as the compiler knows it.
///
/// Declarations with package access are known to modules that are compiled with the same name.
const char *scrollwork_package_name(void);
