import DynamicType
import Testing

/// One cell of iOS's table: its size, printed leading and measured leading in points.
struct TableCell: Sendable, CustomTestStringConvertible {
  var style: TextStyle
  var category: ContentSizeCategory
  var pointSize: Double
  var leading: Double
  var metricsLeading: Double

  var testDescription: String { "\(style)@\(category)" }
}

extension TableCell {
  /// All 132 cells, written cell by cell from Apple's page (June 2026) and the record of iOS 26.1.
  static let ios: [TableCell] = lines.split(separator: "\n").map { line in
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 5, let style = TextStyle(rawValue: words[0]),
      let category = ContentSizeCategory.allCases.first(where: { $0.name == words[1] }),
      let pointSize = Double(words[2]), let leading = Double(words[3]), let metricsLeading = Double(words[4])
    else { preconditionFailure("no cell: \(line)") }
    return TableCell(
      style: style, category: category, pointSize: pointSize, leading: leading, metricsLeading: metricsLeading)
  }

  private static let lines = """
    largeTitle xSmall 31 38 38
    largeTitle small 32 39 39
    largeTitle medium 33 40 40
    largeTitle large 34 41 41
    largeTitle xLarge 36 43 43
    largeTitle xxLarge 38 46 46
    largeTitle xxxLarge 40 48 48
    largeTitle AX1 44 52 52
    largeTitle AX2 48 57 57
    largeTitle AX3 52 61 61
    largeTitle AX4 56 66 66
    largeTitle AX5 60 70 70
    title1 xSmall 25 31 31
    title1 small 26 32 32
    title1 medium 27 33 33
    title1 large 28 34 34
    title1 xLarge 30 37 36
    title1 xxLarge 32 39 38
    title1 xxxLarge 34 41 41
    title1 AX1 38 46 46
    title1 AX2 43 51 51
    title1 AX3 48 57 57
    title1 AX4 53 62 61
    title1 AX5 58 68 68
    title2 xSmall 19 24 24
    title2 small 20 25 25
    title2 medium 21 26 26
    title2 large 22 28 28
    title2 xLarge 24 30 30
    title2 xxLarge 26 32 32
    title2 xxxLarge 28 34 34
    title2 AX1 34 41 41
    title2 AX2 39 47 47
    title2 AX3 44 52 52
    title2 AX4 50 59 59
    title2 AX5 56 66 66
    title3 xSmall 17 22 22
    title3 small 18 23 23
    title3 medium 19 24 24
    title3 large 20 25 25
    title3 xLarge 22 28 28
    title3 xxLarge 24 30 30
    title3 xxxLarge 26 32 32
    title3 AX1 31 38 38
    title3 AX2 37 44 44
    title3 AX3 43 51 51
    title3 AX4 49 58 58
    title3 AX5 55 65 65
    headline xSmall 14 19 19
    headline small 15 20 20
    headline medium 16 21 21
    headline large 17 22 22
    headline xLarge 19 24 24
    headline xxLarge 21 26 26
    headline xxxLarge 23 29 29
    headline AX1 28 34 34
    headline AX2 33 40 40
    headline AX3 40 48 48
    headline AX4 47 56 51
    headline AX5 53 62 62
    body xSmall 14 19 19
    body small 15 20 20
    body medium 16 21 21
    body large 17 22 22
    body xLarge 19 24 24
    body xxLarge 21 26 26
    body xxxLarge 23 29 29
    body AX1 28 34 34
    body AX2 33 40 40
    body AX3 40 48 48
    body AX4 47 56 56
    body AX5 53 62 62
    callout xSmall 13 18 18
    callout small 14 19 19
    callout medium 15 20 20
    callout large 16 21 21
    callout xLarge 18 23 23
    callout xxLarge 20 25 25
    callout xxxLarge 22 28 28
    callout AX1 26 32 32
    callout AX2 32 39 39
    callout AX3 38 46 46
    callout AX4 44 52 52
    callout AX5 51 60 60
    subheadline xSmall 12 16 16
    subheadline small 13 18 18
    subheadline medium 14 19 19
    subheadline large 15 20 20
    subheadline xLarge 17 22 22
    subheadline xxLarge 19 24 24
    subheadline xxxLarge 21 28 26
    subheadline AX1 25 31 31
    subheadline AX2 30 37 36
    subheadline AX3 36 43 43
    subheadline AX4 42 50 50
    subheadline AX5 49 58 58
    footnote xSmall 12 16 16
    footnote small 12 16 16
    footnote medium 12 16 16
    footnote large 13 18 18
    footnote xLarge 15 20 20
    footnote xxLarge 17 22 22
    footnote xxxLarge 19 24 24
    footnote AX1 23 29 29
    footnote AX2 27 33 33
    footnote AX3 33 40 40
    footnote AX4 38 46 46
    footnote AX5 44 52 52
    caption1 xSmall 11 13 13
    caption1 small 11 13 13
    caption1 medium 11 13 13
    caption1 large 12 16 16
    caption1 xLarge 14 19 19
    caption1 xxLarge 16 21 21
    caption1 xxxLarge 18 23 23
    caption1 AX1 22 28 27
    caption1 AX2 26 32 32
    caption1 AX3 32 39 39
    caption1 AX4 37 44 44
    caption1 AX5 43 51 51
    caption2 xSmall 11 13 13
    caption2 small 11 13 13
    caption2 medium 11 13 13
    caption2 large 11 13 13
    caption2 xLarge 13 18 18
    caption2 xxLarge 15 20 20
    caption2 xxxLarge 17 22 22
    caption2 AX1 20 25 25
    caption2 AX2 24 30 29
    caption2 AX3 29 35 35
    caption2 AX4 34 41 41
    caption2 AX5 40 48 48
    """
}
