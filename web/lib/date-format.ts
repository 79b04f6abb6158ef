/**
 * A formatter of British English that is made when it is first needed: making one takes a phone some
 * thirty milliseconds, which a page that shows no date should not pay.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined
  return (date) => {
    made ??= new Intl.DateTimeFormat('en-GB', options)
    return made.format(date)
  }
}
