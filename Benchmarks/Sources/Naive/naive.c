// The feed drawn with Cairo alone, as a baseline: every card of every still anew, whole, by plain calls.
//
// It shares no code with the library. Usage: naive FIRST COUNT FOLDER; prints `NAME MILLISECONDS` per
// still for each step, and `NAME BYTES` per file.

#include <cairo.h>
#include <isa-l.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { width = 780, height = 1688, scale = 2, cards = 200, buffers = 24 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void check(int holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "naive: %s\n", what);
  exit(1);
}

static double channel(double hue, double saturation, double value, double offset) {
  double k = fmod(offset + hue * 6, 6);
  return value - value * saturation * fmax(0, fmin(fmin(k, 4 - k), 1));
}

static void add_stop(
    cairo_pattern_t *gradient, double offset, double hue, double saturation, double value) {
  hue -= floor(hue);
  cairo_pattern_add_color_stop_rgb(
      gradient, offset, channel(hue, saturation, value, 5), channel(hue, saturation, value, 3),
      channel(hue, saturation, value, 1));
}

static void show(cairo_t *context, double x, double y, double size, double opacity, const char *text) {
  cairo_set_font_size(context, size);
  cairo_set_source_rgba(context, 1, 1, 1, opacity);
  cairo_move_to(context, x, y);
  cairo_show_text(context, text);
}

// A card of 350 × 120 points at the origin.
static void draw_card(cairo_t *context, int index) {
  double place = index / 200.0;
  cairo_new_path(context);
  cairo_arc(context, 334, 16, 16, -M_PI / 2, 0);
  cairo_arc(context, 334, 104, 16, 0, M_PI / 2);
  cairo_arc(context, 16, 104, 16, M_PI / 2, M_PI);
  cairo_arc(context, 16, 16, 16, M_PI, 3 * M_PI / 2);
  cairo_close_path(context);
  cairo_pattern_t *gradient = cairo_pattern_create_linear(0, 0, 350, 120);
  add_stop(gradient, 0, place, 0.65, 0.95);
  add_stop(gradient, 1, place + 0.1, 0.7, 0.7);
  cairo_set_source(context, gradient);
  cairo_fill(context);
  cairo_pattern_destroy(gradient);
  cairo_arc(context, 44, 60, 24, 0, 2 * M_PI);
  cairo_set_source_rgba(context, 1, 1, 1, 0.35);
  cairo_fill(context);
  char text[64];
  cairo_select_font_face(context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  snprintf(text, sizeof text, "Palette %d", index);
  show(context, 84, 56, 17, 1, text);
  cairo_select_font_face(context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  snprintf(text, sizeof text, "Colour combination number %d", index);
  show(context, 84, 76, 13, 0.8, text);
}

// Cards that overhang an edge of the viewport shrink, fade, turn and move aside.
static void draw(cairo_t *context, int still) {
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  for (int index = 0; index < cards; index++) {
    double top = 20 + index * 136 - 20.0 * still, bottom = top + 120, page = height / scale;
    double over = top < 0 ? -fmin(1, -top / 120) : bottom > page ? fmin(1, (bottom - page) / 120) : 0;
    double part = fabs(over);
    if (part == 1) continue;
    cairo_save(context);
    cairo_scale(context, scale, scale);
    cairo_translate(context, 20 + 40 * over, top);
    cairo_translate(context, 175, 60);
    cairo_rotate(context, 6 * over * M_PI / 180);
    cairo_scale(context, 1 - 0.2 * part, 1 - 0.2 * part);
    cairo_translate(context, -175, -60);
    if (part > 0) cairo_push_group(context);
    draw_card(context, index);
    if (part > 0) {
      cairo_pop_group_to_source(context);
      cairo_paint_with_alpha(context, 1 - 0.7 * part);
    }
    cairo_restore(context);
  }
}

static void put(uint8_t *place, uint32_t value) {
  for (int index = 0; index < 4; index++) place[index] = value >> (24 - 8 * index);
}

static void write_chunk(FILE *file, const char *kind, const uint8_t *content, uint32_t count) {
  uint8_t word[4];
  put(word, count);
  fwrite(word, 4, 1, file);
  fwrite(kind, 4, 1, file);
  if (count > 0) fwrite(content, count, 1, file);
  uint32_t crc = crc32_gzip_refl(0, (const uint8_t *)kind, 4);
  put(word, count > 0 ? crc32_gzip_refl(crc, content, count) : crc);
  fwrite(word, 4, 1, file);
}

// PNG with ISA-L's level 1 instead of Cairo's writer.
static long write_with_isal(cairo_surface_t *surface, const char *path) {
  static uint8_t raw[(3 * width + 1) * height + 64], packed[sizeof raw + 65536], memory[ISAL_DEF_LVL1_DEFAULT];
  const uint8_t *pixels = cairo_image_surface_get_data(surface);
  uint8_t *next = raw;
  for (int y = 0; y < height; y++) {
    *next++ = 0;
    for (int x = 0; x < width; x++, next += 3) {
      const uint8_t *pixel = pixels + 4 * (y * width + x);
      next[0] = pixel[2], next[1] = pixel[1], next[2] = pixel[0];
    }
  }
  struct isal_zstream stream;
  isal_deflate_stateless_init(&stream);
  stream.level = 1;
  stream.level_buf = memory;
  stream.level_buf_size = sizeof memory;
  stream.gzip_flag = IGZIP_ZLIB;
  stream.end_of_stream = 1;
  stream.next_in = raw;
  stream.avail_in = next - raw;
  stream.next_out = packed;
  stream.avail_out = sizeof packed;
  check(isal_deflate_stateless(&stream) == COMP_OK, "the picture is not compressed");
  FILE *file = fopen(path, "wb");
  check(file != NULL, "the file cannot be written");
  fwrite("\x89PNG\r\n\x1a\n", 8, 1, file);
  uint8_t header[13] = {0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0};
  put(header, width);
  put(header + 4, height);
  write_chunk(file, "IHDR", header, 13);
  write_chunk(file, "IDAT", packed, stream.total_out);
  write_chunk(file, "IEND", NULL, 0);
  long size = ftell(file);
  fclose(file);
  return size;
}

static long size_of(const char *path) {
  FILE *file = fopen(path, "rb");
  check(file != NULL, "the file cannot be read");
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  fclose(file);
  return size;
}

int main(int count_of_arguments, char **arguments) {
  check(count_of_arguments == 4, "usage: naive FIRST COUNT FOLDER");
  int first = atoi(arguments[1]), count = atoi(arguments[2]);
  check(count > 0, "the count is below 1");
  double drawing = 0, writing = 0, packing = 0, copying = 0;
  long written = 0, packed = 0;
  static uint8_t *copies[buffers];
  for (int index = 0; index < buffers; index++) {
    copies[index] = malloc(4 * width * height);
    check(copies[index] != NULL, "out of memory");
    memset(copies[index], index, 4 * width * height);
  }
  char path[4096];
  for (int index = 0; index < count; index++) {
    double start = now();
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *context = cairo_create(surface);
    draw(context, first + index);
    check(cairo_status(context) == CAIRO_STATUS_SUCCESS, "the still cannot be drawn");
    cairo_destroy(context);
    cairo_surface_flush(surface);
    double drawn = now();
    snprintf(path, sizeof path, "%s/naive-%06d.png", arguments[3], first + index);
    check(cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS, "the file cannot be written");
    double finished = now();
    written += size_of(path);
    drawing += drawn - start;
    writing += finished - drawn;
    snprintf(path, sizeof path, "%s/isal-%06d.png", arguments[3], first + index);
    start = now();
    packed += write_with_isal(surface, path);
    packing += now() - start;
    cairo_surface_destroy(surface);
  }
  // After the drawing, as its buffers displace what the drawing has in the caches.
  double start = now();
  for (int index = 0; index < 8 * buffers; index++)
    memcpy(copies[(index + 7) % buffers], copies[index % buffers], 4 * width * height);
  copying = (now() - start) / (8 * buffers);
  printf("draw %.4f\nwrite %.4f\nisal %.4f\nmemcpy %.4f\n", drawing / count, writing / count,
      packing / count, copying);
  printf("size %ld\nisalSize %ld\n", written / count, packed / count);
}
