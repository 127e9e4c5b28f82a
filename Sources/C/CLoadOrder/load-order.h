// Declares nothing: the module only names libraries.
