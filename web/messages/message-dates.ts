import { dateFormat } from '../lib/date-format.ts'

const weekday = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const shortDay = dateFormat({ day: 'numeric', month: 'short' })

/** 18:42, where the reader is. */
export const timeOfDay = dateFormat({ hour: '2-digit', minute: '2-digit' })

/** A day where the reader is, as text that sorts. */
export const dayKey = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** Today, Yesterday, Tuesday 17 November, and the year where it is another one. */
export function dayLabel(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (dayKey(date) === dayKey(now)) return 'Today'
  if (dayKey(date) === dayKey(yesterday)) return 'Yesterday'
  const label = weekday(date).replace(',', '')
  return date.getFullYear() === now.getFullYear() ? label : `${label} ${date.getFullYear()}`
}

/** In a list: the time today, else the day. */
export function shortDate(date: Date, now: Date): string {
  const label = dayLabel(date, now)
  if (label === 'Today') return timeOfDay(date)
  return label === 'Yesterday' ? label : shortDay(date)
}
