import { type ClockChange, clockChanges, zonedAt } from '@attune/engine/calendar/wall-clock.ts'

/** How the clocks of a zone go between two moments, as calendars are told it (RFC 5545, 3.6.5). */
export function zoneComponent(zone: string, { from, until }: { from: number; until: number }) {
  const changes = clockChanges(from, until, zone)
  const offset = zonedAt(from, zone).offset
  // A zone whose clock never changes has been as it is since 1970.
  const all = changes.length > 0 ? changes : [{ at: 0, from: offset, to: offset }]
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...all.flatMap(observance), 'END:VTIMEZONE'].join(
    '\r\n',
  )
}

function observance({ at, from, to }: ClockChange): string[] {
  const kind = millisecondsOf(to) > millisecondsOf(from) ? 'DAYLIGHT' : 'STANDARD'
  const shown = new Date(at + millisecondsOf(from)).toISOString()
  return [
    `BEGIN:${kind}`,
    `DTSTART:${shown.slice(0, 19).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${from.replaceAll(':', '')}`,
    `TZOFFSETTO:${to.replaceAll(':', '')}`,
    `END:${kind}`,
  ]
}

/** +05:30 */
function millisecondsOf(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * ((hours * 60 + minutes) * 60 + seconds) * 1000
}
