// Draws the sheet with Pango and cairo: draw_pango INPUT OUTPUT [SCALE]. INPUT is what inputs.lines() writes.

#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIELDS = 9, FONTS = 64 };

static PangoFontDescription *descriptions[FONTS];
static int font_count;

static void set_color(cairo_t *cr, const char *text) {
  unsigned red, green, blue;
  if (sscanf(text, "#%2x%2x%2x", &red, &green, &blue) == 3) cairo_set_source_rgb(cr, red / 255., green / 255., blue / 255.);
}

static void add_font(char **fields) {
  if (font_count == FONTS) exit(1);
  PangoFontDescription *description = pango_font_description_new();
  FcConfigAppFontAddFile(FcConfigGetCurrent(), (const FcChar8 *)fields[1]);
  pango_font_description_set_family(description, fields[2]);
  pango_font_description_set_weight(description, atoi(fields[3]));
  pango_font_description_set_style(description,
                                   strcmp(fields[4], "italic") == 0 ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  if (fields[5][0] != 0) pango_font_description_set_variations(description, fields[5]);
  descriptions[font_count++] = description;
}

static void draw_text(cairo_t *cr, PangoLayout *layout, char **fields) {
  PangoFontDescription *description = descriptions[atoi(fields[4])];
  pango_font_description_set_absolute_size(description, atof(fields[3]) * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  PangoAttrList *list = pango_attr_list_new();
  if (fields[7][0] != 0) pango_attr_list_insert(list, pango_attr_font_features_new(fields[7]));
  double spacing = atof(fields[6]);
  if (spacing != 0) pango_attr_list_insert(list, pango_attr_letter_spacing_new(spacing * PANGO_SCALE));
  pango_layout_set_attributes(layout, list);
  pango_attr_list_unref(list);
  pango_layout_set_text(layout, fields[8], -1);
  set_color(cr, fields[5]);
  cairo_move_to(cr, atof(fields[1]), atof(fields[2]));
  pango_cairo_show_layout_line(cr, pango_layout_get_line_readonly(layout, 0));
}

static void draw_shape(cairo_t *cr, char **fields) {
  for (char *point = strtok(fields[2], " "); point != NULL; point = strtok(NULL, " ")) {
    double x, y;
    if (sscanf(point, "%lf,%lf", &x, &y) == 2) cairo_line_to(cr, x, y);
  }
  set_color(cr, fields[1]);
  cairo_fill(cr);
}

static void split(char *line, char **fields) {
  line[strcspn(line, "\n")] = 0;
  for (int field = 0; field < FIELDS; field++) {
    fields[field] = line;
    // The last field is the text itself.
    char *tab = field < FIELDS - 1 ? strchr(line, '\t') : NULL;
    if (tab != NULL) *tab = 0;
    line = tab != NULL ? tab + 1 : line + strlen(line);
  }
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  FILE *input = fopen(arguments[1], "r");
  double scale = count > 3 ? atof(arguments[3]) : 1;
  int is_pdf = strstr(arguments[2], ".pdf") != NULL;
  cairo_surface_t *surface = NULL;
  cairo_t *cr = NULL;
  PangoLayout *layout = NULL;
  char *line = NULL, *fields[FIELDS];
  size_t room = 0;
  while (input != NULL && getline(&line, &room, input) > 0) {
    split(line, fields);
    if (strcmp(fields[0], "font") == 0) add_font(fields);
    if (strcmp(fields[0], "page") == 0) {
      double width = atof(fields[1]), height = atof(fields[2]);
      surface = is_pdf ? cairo_pdf_surface_create(arguments[2], width, height)
                       : cairo_image_surface_create(CAIRO_FORMAT_RGB24, width * scale + 0.5, height * scale + 0.5);
      cr = cairo_create(surface);
      cairo_scale(cr, scale, scale);
      set_color(cr, fields[3]);
      cairo_paint(cr);
      layout = pango_cairo_create_layout(cr);
      pango_context_set_round_glyph_positions(pango_layout_get_context(layout), FALSE);
      cairo_font_options_t *options = cairo_font_options_create();
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
      pango_cairo_context_set_font_options(pango_layout_get_context(layout), options);
      pango_layout_context_changed(layout);
      cairo_font_options_destroy(options);
    }
    if (layout == NULL) continue;
    if (strcmp(fields[0], "text") == 0) draw_text(cr, layout, fields);
    if (strcmp(fields[0], "shape") == 0) draw_shape(cr, fields);
    if (strcmp(fields[0], "area") == 0) {
      set_color(cr, fields[5]);
      cairo_rectangle(cr, atof(fields[1]), atof(fields[2]), atof(fields[3]), atof(fields[4]));
      cairo_fill(cr);
    }
  }
  if (surface == NULL) return 1;
  int status = is_pdf ? CAIRO_STATUS_SUCCESS : cairo_surface_write_to_png(surface, arguments[2]);
  cairo_surface_finish(surface);
  return status != CAIRO_STATUS_SUCCESS || cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS;
}
