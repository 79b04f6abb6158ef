import type { Calendar, CalendarDraft } from '@attune/contract/calendar.ts'
import { zoneHere } from '../appointments/wall-time.ts'

/** What a calendar is before anything was said; nothing of it holds until it is saved. */
export const standardCalendar = (): CalendarDraft => ({
  timeZone: zoneHere(),
  kinds: {
    'first-talk': { minutes: 20, formats: ['online'], free: true },
    session: { minutes: 50, formats: ['online'] },
  },
  weekly: [1, 2, 3, 4, 5].map((day) => ({
    day,
    from: '09:00',
    until: '17:00',
    kinds: ['first-talk', 'session'],
  })),
  bufferMinutes: 10,
  noticeHours: 24,
  aheadDays: 60,
  confirmation: 'by-hand',
  freeCancellationHours: 24,
  place: null,
  namesInCalendars: false,
})

export type SettingsProps = {
  /** What is saved, or what stands there before anything is. */
  before: CalendarDraft
}

/** What is sent: all of it but what has calls of its own. */
export function draftOf(calendar: Calendar | null): CalendarDraft {
  if (!calendar) return standardCalendar()
  const { exceptions: _, feedSince: __, ...draft } = calendar
  return draft
}
