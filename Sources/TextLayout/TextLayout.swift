// TextLayout
