import Typeface

// Swift Testing has a type of this name too; tests here mean the font's.
typealias Tag = Typeface.Tag
