internal import TypeSystem

/// What one sheet shows: a document, what the command line changes of it, and where fonts come from.
package struct SheetRequest: Sendable {
  /// The document that the choices begin with.
  package let source: SheetDocument
  /// What the command line changes of it; the folder of the sheet's own fonts is among them.
  package let choices: SheetChoices
  /// The folder of the default fonts, which is there.
  package let defaultFonts: String

  /// What fonts and texts may ask for, and how large a page may be.
  package let limits: Limits

  /// Puts a request together.
  package init(_ source: SheetDocument, choices: SheetChoices, defaultFonts: String, limits: Limits) {
    self.limits = limits
    self.source = source
    self.choices = choices
    self.defaultFonts = defaultFonts
  }

  /// What messages call the sheet where there are several: the document's file, the folder that was given, or a name.
  var label: String { source.path ?? choices.fontsDirectory ?? source.document.name }
}
