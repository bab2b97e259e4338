/// The date that a sheet carries: 1 January 1970 unless SOURCE_DATE_EPOCH names another, so that bytes don't change.
package enum SourceDate {
  /// The date in ISO 8601 and UTC, such as "2026-07-01T12:00:00Z"; nil when SOURCE_DATE_EPOCH is absent or empty.
  ///
  /// Throws `sourceDate` when it is no whole number of seconds from 0 to the end of the year 9999.
  package static func date(in environment: CommandEnvironment) throws(CommandError) -> String? {
    guard let text = environment.variables["SOURCE_DATE_EPOCH"], !text.isEmpty else { return nil }
    guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else { throw .sourceDate(found: text) }
    return iso(seconds: seconds)
  }

  /// Days are counted in years that begin in March, where the leap day comes last.
  private static func iso(seconds: Int) -> String {
    let days = seconds / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let time = seconds % 86_400
    return "\(padded(year, 4))-\(padded(month))-\(padded(day))"
      + "T\(padded(time / 3_600)):\(padded(time / 60 % 60)):\(padded(time % 60))Z"
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
