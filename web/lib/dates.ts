const full = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false })

/** spec §9: day, long month, year, hour and minute, 24-hour: 20 November 2026 at 21:14. */
export const dateTime = (date: Date) => full.format(date)
export const dateOnly = (date: Date) => day.format(date)
export const timeOnly = (date: Date) => time.format(date)
