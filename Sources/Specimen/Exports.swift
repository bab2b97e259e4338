@_exported public import AppFonts
@_exported public import DocumentText
@_exported public import Drawing
@_exported public import DynamicType
@_exported public import Sheet
@_exported public import TextLayout
@_exported public import TypeSystem
@_exported public import Typeface
