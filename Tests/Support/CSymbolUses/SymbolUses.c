// A reader of the notes that the compiler keeps about which line names what. The toolchain brings the
// library that reads them, and not in a place that programs are linked from.

#include "CSymbolUses.h"
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  const char *data;
  size_t length;
} text;

typedef void *handle;

static struct {
  handle (*open)(const char *, handle *);
  bool (*units)(handle, unsigned, void *, bool (*)(void *, text));
  handle (*unit)(handle, const char *, handle *);
  text (*main_file)(handle);
  bool (*dependencies)(handle, void *, bool (*)(void *, handle));
  int (*kind)(handle);
  text (*name)(handle);
  void (*end_unit)(handle);
  handle (*record)(handle, const char *, handle *);
  bool (*occurrences)(handle, void *, bool (*)(void *, handle));
  void (*end_record)(handle);
  bool (*relations)(handle, void *, bool (*)(void *, handle));
  uint64_t (*roles)(handle);
  uint64_t (*use_roles)(handle);
  handle (*other)(handle);
  handle (*symbol)(handle);
  text (*usr)(handle);
  void (*place)(handle, unsigned *, unsigned *);
  void (*close)(handle);
} api;

typedef struct {
  handle store;
  const char *part;
  void *context;
  take_use take;
  char file[4096];
  char name[4096];
  symbol_use use;
} search;

static const char *terminated(text source, char *buffer, size_t size) {
  size_t length = source.length < size - 1 ? source.length : size - 1;
  memcpy(buffer, source.data, length);
  buffer[length] = 0;
  return buffer;
}

static bool take_relation(void *context, handle relation) {
  search *s = context;
  const uint64_t override_of = 1 << 11;
  if (!(api.roles(relation) & override_of)) return true;
  char overridden[4096];
  symbol_use use = s->use;
  use.overridden = terminated(api.usr(api.other(relation)), overridden, sizeof overridden);
  s->take(s->context, &use);
  return true;
}

static bool take_occurrence(void *context, handle occurrence) {
  search *s = context;
  const uint64_t declaration = 1 << 0, definition = 1 << 1, implicit = 1 << 8;
  const uint64_t roles = api.use_roles(occurrence);
  s->use = (symbol_use){
      .file = s->file,
      .symbol = terminated(api.usr(api.symbol(occurrence)), s->name, sizeof s->name),
      .declares = roles & (declaration | definition),
      .is_implicit = roles & implicit,
  };
  api.place(occurrence, &s->use.line, &s->use.column);
  s->take(s->context, &s->use);
  api.relations(occurrence, s, take_relation);
  return true;
}

static bool take_dependency(void *context, handle dependency) {
  search *s = context;
  const int record_kind = 2;
  if (api.kind(dependency) != record_kind) return true;
  char name[4096];
  handle record =
      api.record(s->store, terminated(api.name(dependency), name, sizeof name), NULL);
  if (record) {
    api.occurrences(record, s, take_occurrence);
    api.end_record(record);
  }
  return true;
}

static bool take_unit(void *context, text unit_name) {
  search *s = context;
  char name[4096];
  handle unit = api.unit(s->store, terminated(unit_name, name, sizeof name), NULL);
  if (!unit) return true;
  terminated(api.main_file(unit), s->file, sizeof s->file);
  if (strstr(s->file, s->part)) api.dependencies(unit, s, take_dependency);
  api.end_unit(unit);
  return true;
}

const char *symbol_uses(const char *library, const char *store, const char *part, void *context,
                        take_use take) {
  handle code = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!code) return dlerror();
  const struct {
    void *function;
    const char *name;
  } wanted[] = {
      {&api.open, "indexstore_store_create"},
      {&api.units, "indexstore_store_units_apply_f"},
      {&api.unit, "indexstore_unit_reader_create"},
      {&api.main_file, "indexstore_unit_reader_get_main_file"},
      {&api.dependencies, "indexstore_unit_reader_dependencies_apply_f"},
      {&api.kind, "indexstore_unit_dependency_get_kind"},
      {&api.name, "indexstore_unit_dependency_get_name"},
      {&api.end_unit, "indexstore_unit_reader_dispose"},
      {&api.record, "indexstore_record_reader_create"},
      {&api.occurrences, "indexstore_record_reader_occurrences_apply_f"},
      {&api.end_record, "indexstore_record_reader_dispose"},
      {&api.relations, "indexstore_occurrence_relations_apply_f"},
      {&api.roles, "indexstore_symbol_relation_get_roles"},
      {&api.use_roles, "indexstore_occurrence_get_roles"},
      {&api.other, "indexstore_symbol_relation_get_symbol"},
      {&api.symbol, "indexstore_occurrence_get_symbol"},
      {&api.usr, "indexstore_symbol_get_usr"},
      {&api.place, "indexstore_occurrence_get_line_col"},
      {&api.close, "indexstore_store_dispose"},
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *address = dlsym(code, wanted[i].name);
    if (!address) return wanted[i].name;
    memcpy(wanted[i].function, &address, sizeof address);
  }
  search s = {.store = api.open(store, NULL), .part = part, .context = context, .take = take};
  if (!s.store) return store;
  api.units(s.store, true, &s, take_unit);
  api.close(s.store);
  return NULL;
}
