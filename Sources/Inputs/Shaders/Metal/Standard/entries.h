// The end of a compiled file, behind the user's own text. SHADER_ENTRY(NAME) defines shader_NAME and
// shader_signature_NAME, as described in CShaders.h.
#pragma once
#pragma clang attribute pop

#define SHADER_ENTRY(NAME) \
  static constexpr auto shader_function_##NAME = shader::entry_of(&::NAME); \
  extern "C" { \
  __attribute__((visibility("default"))) extern const shader::signature shader_signature_##NAME; \
  constexpr shader::signature shader_signature_##NAME = \
      shader::signature_of(shader_function_##NAME); \
  __attribute__((visibility("default"))) void shader_##NAME(const shader_pass *pass) { \
    shader::run<shader_function_##NAME>(pass); \
  } \
  }
