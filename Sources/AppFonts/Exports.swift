@_exported public import Changes
@_exported public import DynamicType
@_exported public import TypeSystem
@_exported public import Typeface
