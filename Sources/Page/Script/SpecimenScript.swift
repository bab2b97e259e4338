/// How the page is worked, by keys and by hand; it reads nothing but the page, its address and its own two settings.
///
/// It runs before the body is read, so that the page is never shown in a state that it then leaves.
enum SpecimenScript {
  /// The script.
  static let text =
    "\n\"use strict\";\n(() => {\n" + state + drawing + numbers + findings + moving + keys + start + "})();\n"
}
