@_exported public import DynamicType
@_exported public import Sheet
@_exported public import TextLayout
@_exported public import TypeSystem
@_exported public import Typeface
