/** As a page of English names them. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
export const twoDigits = (part: number) => String(part).padStart(2, '0')

/*
 * As Intl writes British English, where the reader is; but the first formatter of a page takes a
 * phone some thirty milliseconds to make, and these stand on nearly every page.
 */
export const dateOnly = (date: Date) =>
  `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
export const timeOnly = (date: Date) =>
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
/** spec §9: day, long month, year, hour and minute, 24-hour: 20 November 2026 at 21:14. */
export const dateTime = (date: Date) => `${dateOnly(date)} at ${timeOnly(date)}`
