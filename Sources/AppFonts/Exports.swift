@_exported public import DynamicType
@_exported public import TypeSystem
@_exported public import Typeface
