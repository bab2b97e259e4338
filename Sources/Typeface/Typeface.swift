// Typeface
