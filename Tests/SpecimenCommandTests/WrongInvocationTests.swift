import Testing

@Suite("A wrong invocation writes no result, one error and one hint, and ends with its exit code")
struct WrongInvocationTests {
  @Test("Verbs, options and arguments", arguments: commandLines)
  func commandLine(_ wrong: Wrong) { wrong.expectRefusal() }

  @Test("Formats and outputs", arguments: formats)
  func format(_ wrong: Wrong) { wrong.expectRefusal() }

  @Test("Styles, categories and other words", arguments: words)
  func word(_ wrong: Wrong) { wrong.expectRefusal() }

  @Test("Numbers", arguments: numbers)
  func number(_ wrong: Wrong) { wrong.expectRefusal() }

  @Test("Assignments and contradictions", arguments: assignments)
  func assignment(_ wrong: Wrong) { wrong.expectRefusal() }
}

private let generate = ["generate", "--out", "x.png"]

private let verbs =
  "generate, watch, check, diff, record, verify, approve, compare, screens, sizes, wraps, face, fonts, shape, obfuscate, init, doctor, "
  + "boilerplate, import, plan, run, merge, completions and man"

private let commandLines: [Wrong] = [
  Wrong([], "error: no verb given\nhint: 'specimen --help' lists the verbs"),
  Wrong([""], "error: no verb named ''\nhint: the verbs are \(verbs)"),
  Wrong(["generat"], "error: no verb named 'generat'\nhint: did you mean 'generate'?"),
  Wrong(["zzz"], "error: no verb named 'zzz'\nhint: the verbs are \(verbs)"),
  Wrong(
    ["--strict", "sizes"],
    "error: the option '--strict' stands before the verb\nhint: the verb comes first: specimen VERB [options]"),
  Wrong(
    ["sizes", "--categorys", "large"], "error: 'sizes' has no option '--categorys'\nhint: did you mean '--categories'?"),
  Wrong(
    ["sizes", "--xyzzy"], "error: 'sizes' has no option '--xyzzy'\nhint: 'specimen sizes --help' lists its options"),
  Wrong(["sizes", "-q"], "error: 'sizes' has no option '-q'\nhint: 'specimen sizes --help' lists its options"),
  Wrong(
    ["sizes", "--scale=2"], "error: 'sizes' has no option '--scale'\nhint: 'specimen sizes --help' lists its options"),
  Wrong(
    ["generate", "--out"],
    "error: --out needs a value: --out PATH\nhint: a value that begins with two dashes is written --out=VALUE"),
  Wrong(
    ["generate", "--out", "--strict"],
    "error: --out needs a value: --out PATH\nhint: a value that begins with two dashes is written --out=VALUE"),
  Wrong(["generate", "--out="], "error: --out needs a value, found '': --out PATH"),
  Wrong(["generate", "--out", ""], "error: --out needs a value, found '': --out PATH"),
  Wrong(["sizes", "--strict=yes"], "error: --strict takes no value, found 'yes'"),
  Wrong(["generate", "--out", "a.pdf", "--out=b.pdf"], "error: --out is given twice: 'a.pdf' and 'b.pdf'"),
  Wrong(
    ["man", "system.yaml"],
    "error: 'man' does not take the argument 'system.yaml'\nhint: 'specimen man --help' shows what it takes"),
  Wrong(
    ["sizes", "a.yaml", "b.yaml"],
    "error: 'sizes' does not take the argument 'b.yaml'\nhint: 'specimen sizes --help' shows what it takes"),
  Wrong(["generate", "system.yaml", "--out", "x.pdf"], "error: no file or folder 'system.yaml'"),
  Wrong(["sizes", "--", "--strict"], "error: no file or folder '--strict'"),
  Wrong(["fonts"], "error: 'fonts' needs an argument: PATH...\nhint: 'specimen fonts --help' shows what it takes"),
  Wrong(["fonts", ""], "error: argument 1 of 'fonts' is empty\nhint: 'specimen fonts --help' shows what it takes"),
  Wrong(["generate"], "error: 'generate' needs --out PATH\nhint: for example specimen generate --out sheet.pdf"),
  Wrong(
    ["\u{1B}[2J\u{202E}\n'"],
    #"error: no verb named '\u{1B}[2J\u{202E}\u{A}\''"#
      + "\nhint: the verbs are \(verbs)"),
]

private let formats: [Wrong] = [
  Wrong(
    ["generate", "--out", "-"],
    "error: --out - needs --format, since there is no file name to tell it by\nhint: add --format pdf, --format png, --format svg, --format html or --format json"
  ),
  Wrong(
    ["generate", "--out", "sheet"],
    "error: no format is known by the name 'sheet'\nhint: add --format pdf, --format png, --format svg, --format html or --format json"
  ),
  Wrong(
    ["generate", "--out", "a.pdf/sheet.tiff"],
    "error: no format is known by the name 'a.pdf/sheet.tiff'\nhint: add --format pdf, --format png, --format svg, --format html or --format json"
  ),
  Wrong(
    ["generate", "--out", "sheet.PNG", "--format", "pdf"],
    "error: --format pdf does not agree with the name 'sheet.PNG'\nhint: leave --format out, or change the name"),
  Wrong(
    ["generate", "--out", "sheet.svg", "--format", "pdf"],
    "error: --format pdf does not agree with the name 'sheet.svg'\nhint: leave --format out, or change the name"),
  Wrong(
    ["generate", "--out", "x.pdf", "--format", "gif"],
    "error: no format named 'gif' (--format)\nhint: known are pdf, png, svg, html and json"),
  Wrong(
    ["generate", "--out", "x.pdf", "--scale", "2"],
    "error: --scale is for PNG, found the format pdf\nhint: a PDF is true size and sharp at any"),
  Wrong(
    ["generate", "--out", "x.svg", "--scale", "2"],
    "error: --scale is for PNG, found the format svg\nhint: an SVG is true size and sharp at any"),
  Wrong(
    ["generate", "--out", "x.pdf", "--compression", "small"],
    "error: --compression is for PNG, found the format pdf\nhint: a PDF is as small as it is made anyway"),
  Wrong(
    ["generate", "--out", "x.svg", "--raster", "masks"],
    "error: --raster is for PNG, found the format svg\nhint: an SVG has outlines in place of pixels"),
  Wrong(
    ["generate", "--out", "x.html", "--scale", "2"],
    "error: --scale is for PNG, found the format html\nhint: a page is true size and sharp at any"),
  Wrong(
    ["generate", "--out", "x.html", "--layout", "pages"],
    "error: --layout pages is for PDF, PNG and SVG, found the format html\n"
      + "hint: a page shows every cell, one size at a time or all: leave --layout out"),
  Wrong(
    ["generate", "--out", "x", "--layout", "cards", "--format", "html"],
    "error: --layout cards is for PDF, PNG and SVG, found the format html\n"
      + "hint: a page shows every cell, one size at a time or all: leave --layout out"),
  Wrong(
    ["generate", "--out", "x.html", "--page", "a4"],
    "error: --page is for paper, found the format html\nhint: a browser prints the page on the paper that it has"),
  Wrong(
    ["generate", "--out", "x.html", "--format", "pdf"],
    "error: --format pdf does not agree with the name 'x.html'\nhint: leave --format out, or change the name"),
  Wrong(
    ["face", "--family", "Inter", "--out", "x.html"],
    "error: a face is drawn as PDF, PNG or SVG, found the format html\nhint: specimen generate --out sheet.html"),
  Wrong(
    ["face", "--family", "Inter", "--out", "x.json"],
    "error: a face is drawn as PDF, PNG or SVG, found the format json\nhint: specimen generate --out sheet.json"),
  Wrong(
    ["generate", "--out", "x.json", "--scale", "2"],
    "error: --scale is for PNG, found the format json\nhint: JSON has lengths in points, and no pixels"),
  Wrong(
    ["generate", "--out", "x.json", "--format", "pdf"],
    "error: --format pdf does not agree with the name 'x.json'\nhint: leave --format out, or change the name"),
  Wrong(
    ["generate", "--out", "x.png", "--compression", "smal"],
    "error: no compression named 'smal' (--compression)\nhint: did you mean 'small'?"),
  Wrong(
    ["generate", "--out", "x.png", "--compression", "9"],
    "error: no compression named '9' (--compression)\nhint: known are fast and small"),
  Wrong(
    ["generate", "--out", "x.png", "--raster", "exakt"],
    "error: no raster named 'exakt' (--raster)\nhint: did you mean 'exact'?"),
  Wrong(
    ["generate", "--out", "x.png", "--format", "svg"],
    "error: --format svg does not agree with the name 'x.png'\nhint: leave --format out, or change the name"),
  Wrong(
    ["generate", "--layout", "cards", "--out", "cards.png"],
    "error: --layout cards writes a folder, found the name 'cards.png'\n"
      + "hint: name a folder, and --format if the cards aren't to be PNG"),
  Wrong(
    ["generate", "--layout", "cards", "--out", "-"],
    "error: --layout cards writes a folder, found --out -\nhint: for example --out cards"),
  Wrong(
    ["generate", "--fonts", "A", "--fonts", "B", "--out", "-", "--format", "pdf"],
    "error: 2 sheets need {name} in --out, found '-'\n"
      + "hint: for example --out '{name}.pdf': each sheet's name stands in its place"),
  Wrong(
    ["generate", "--fonts", "A", "--fonts", "B", "--fonts", "C", "--out", "name.png"],
    "error: 3 sheets need {name} in --out, found 'name.png'\n"
      + "hint: for example --out '{name}.png': each sheet's name stands in its place"),
  Wrong(
    ["generate", "--fonts", "A", "--fonts", "B", "--out", "cards", "--layout", "cards"],
    "error: 2 sheets need {name} in --out, found 'cards'\n"
      + "hint: for example --out '{name}': each sheet's name stands in its place"),
  Wrong(
    ["sizes", "--fonts", "A", "--fonts", "B"], "error: --fonts is given twice: 'A' and 'B'"),
  Wrong(
    ["sizes", "--format", "jsn"], "error: no format named 'jsn' (--format)\nhint: did you mean 'json'?"),
  Wrong(
    ["sizes", "--format", "json", "--out", "x.csv"],
    "error: --format json does not agree with the name 'x.csv'\nhint: leave --format out, or change the name"),
]

private let words: [Wrong] = [
  Wrong(generate + ["--styles", "boddy"], "error: no text style named 'boddy' (--styles)\nhint: did you mean 'body'?"),
  Wrong(
    generate + ["--styles", "qqqq"],
    "error: no text style named 'qqqq' (--styles)\nhint: known are extraLargeTitle, extraLargeTitle2, largeTitle, title1, "
      + "title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2, subtitle1, footnote2, title, "
      + "caption and subhead"
  ),
  Wrong(generate + ["--styles", ","], "error: --styles names nothing: found ','"),
  Wrong(generate + ["--styles", " "], "error: --styles names nothing: found ' '"),
  Wrong(generate + ["--styles="], "error: --styles needs a value, found '': --styles LIST"),
  Wrong(
    generate + ["--categories", "lage"],
    "error: no content size category named 'lage' (--categories)\nhint: did you mean 'large' or 'xLarge'?"),
  Wrong(
    generate + ["--categories", "AX9"],
    "error: no content size category named 'AX9' (--categories)\nhint: did you mean 'AX1', 'AX2' or 'AX3'?"),
  Wrong(
    generate + ["--categories", "AX3...large"],
    "error: the range 'AX3...large' runs backwards (--categories)\nhint: write large...AX3"),
  Wrong(generate + ["--categories", "..."], "error: --categories names nothing: found '...'"),
  Wrong(
    generate + ["--engine", "sytem"], "error: no engine named 'sytem' (--engine)\nhint: did you mean 'system'?"),
  Wrong(generate + ["--layout", "card"], "error: no layout named 'card' (--layout)\nhint: did you mean 'cards'?"),
  Wrong(
    generate + ["--layout", "poster"],
    "error: no layout named 'poster' (--layout)\nhint: known are grid, pages, cards, ranges, hierarchy, deviation, metrics and report"
  ),
  Wrong(generate + ["--page", "a5"], "error: no paper named 'a5' (--page)\nhint: did you mean 'a3' or 'a4'?"),
  Wrong(generate + ["--page", "legal"], "error: no paper named 'legal' (--page)\nhint: known are a3, a4 and letter"),
  Wrong(generate + ["--theme", "drak"], "error: no theme named 'drak' (--theme)\nhint: did you mean 'dark'?"),
  Wrong(generate + ["--theme", "blue"], "error: no theme named 'blue' (--theme)\nhint: known are light and dark"),
  Wrong(
    generate + ["--guides", "baseline,xheigt"],
    "error: no guide named 'xheigt' (--guides)\nhint: did you mean 'x-height'?"),
  Wrong(
    generate + ["--guides", "everything"],
    "error: no guide named 'everything' (--guides)\nhint: known are baseline, x-height, cap-height, ascender, descender, "
      + "line-box and all"),
  Wrong(generate + ["--guides", ","], "error: --guides names nothing: found ','"),
  Wrong(["completions", "bsh"], "error: no shell named 'bsh' (SHELL)\nhint: did you mean 'bash' or 'zsh'?"),
  Wrong(
    ["completions"],
    "error: 'completions' needs an argument: SHELL\nhint: 'specimen completions --help' shows what it takes"),
  Wrong(
    generate + ["--language", "zh_Hant"],
    "error: 'zh_Hant' is no language tag (--language)\nhint: for example --language zh-Hant"),
  Wrong(
    generate + ["--text", String(repeating: "e\u{301}", count: 2049)],
    "error: the text of --text has 4,098 characters, over the limit of 4,096\n"
      + "hint: a specimen shows a phrase, not a page; --limit text-characters=N sets more", 5),
]

private let numbers: [Wrong] =
  ["0", "-1", "1e9", "NaN", "nan", "inf", "0x10", "2,5", "two", "1 ", "64.1", "0.009", "１"].map { found in
    Wrong(generate + ["--scale", found], "error: --scale takes a number from 0.01 to 64, found '\(found)'")
  }
  + ["0", "65", "-1", "1.5", "two", "99999999999999999999", "１", "+1"].map { found in
    Wrong(generate + ["--jobs", found], "error: --jobs takes a number from 1 to 64, found '\(found)'")
  }
  + ["0", "-1", "1e9", "NaN", "1001", "17pt"].flatMap { found in
    [("--size", "body"), ("--max", "caption1")].map { option, style in
      Wrong(
        generate + [option, "\(style)=\(found)"],
        "error: \(option) \(style) takes a number from 1 to 1000, found '\(found)'")
    }
  }

private let assignments: [Wrong] = [
  Wrong(generate + ["--size", "17"], "error: --size takes STYLE=POINTS, found '17'\nhint: for example --size body=17"),
  Wrong(
    generate + ["--max", "body="], "error: --max takes STYLE=POINTS, found 'body='\nhint: for example --max body=17"),
  Wrong(
    generate + ["--size", "bdoy=17"], "error: no text style named 'bdoy' (--size)\nhint: did you mean 'body'?"),
  Wrong(
    generate + ["--size", "title=20", "--size", "title1=22"], "error: --size is given twice for title1: '20' and '22'"),
  Wrong(
    generate + ["--custom", "Inter", "--custom", "Fira Sans"],
    "error: --custom is given twice for all styles: 'Inter' and 'Fira Sans'"),
  Wrong(
    generate + ["--custom", "=Inter"],
    "error: --custom takes NAME or STYLE=NAME, found '=Inter'\nhint: for example --custom headline=Inter-Bold"),
  Wrong(
    generate + ["--fallback", "body="],
    "error: --fallback takes NAME or STYLE=NAME, found 'body='\nhint: for example --fallback headline=Inter-Bold"),
  Wrong(
    generate + ["--engine", "system", "--size", "body=17"],
    "error: --size needs the metrics engine, found --engine system\n"
      + "hint: leave out --size, or --engine system: the system engine has Apple's sizes only"),
  Wrong(
    ["generate", "--out", "cards", "--layout", "cards", "--page", "a4"],
    "error: --page is for the layouts grid, pages and report, found --layout cards\n"
      + "hint: a card is as large as its sample"),
  Wrong(
    ["generate", "--out", "x.pdf", "--layout", "hierarchy", "--page", "a4"],
    "error: --page is for the layouts grid, pages and report, found --layout hierarchy\n"
      + "hint: a chart's page is as large as it takes; --layout report has all four charts on paper"),
  Wrong(
    ["generate", "--out", "x.pdf", "--layout", "metrics", "--guides", "all"],
    "error: --guides is for samples, found --layout metrics\nhint: a chart shows no samples"),
  Wrong(
    ["sizes", "--max", "body=17", "--engine=system"],
    "error: --max needs the metrics engine, found --engine system\n"
      + "hint: leave out --max, or --engine system: the system engine has Apple's sizes only"),
]
