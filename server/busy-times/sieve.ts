import { brand } from '@attune/contract/brand.ts'
import { Unreadable } from './unreadable.ts'

/** What is left of a calendar: of each entry the lines that say when it is, and nothing that says what. */
export type Sieved = {
  zones: string[]
  events: string[]
  /** Of calendars that say no more than when somebody is busy. */
  busy: string[]
}

const kept: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'VEVENT',
    new Set('UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP'.split(' ')),
  ],
  ['VFREEBUSY', new Set(['FREEBUSY'])],
  ['VTIMEZONE', new Set(['TZID'])],
])
const keptOfZones = new Set('DTSTART TZOFFSETFROM TZOFFSETTO RRULE RDATE'.split(' '))

const mostEntries = 20_000
const mostZones = 300
const deepest = 8
/** Appointments of ours that somebody subscribed to: they are held here already. */
const isOurs = new RegExp(`^UID(?:;[^:]*)?:[^@]+@${brand}\\s*$`, 'i')

/** Reads every line once; what is not kept is never put together. */
export function sieve(text: string): Sieved {
  const found: Sieved = { zones: [], events: [], busy: [] }
  const open: string[] = []
  let lines: string[] = []
  let isCalendar = false
  for (const line of linesOf(text, (name) => isKept(name, open))) {
    const [, edge, name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? []
    const part = name.toUpperCase()
    if (edge?.toUpperCase() === 'BEGIN') {
      if (open.length === 0 && part !== 'VCALENDAR') throw new Unreadable('no-calendar')
      isCalendar = true
      open.push(part)
      if (open.length > deepest) throw new Unreadable('too-much')
      if (open.length === 2) lines = []
    } else if (edge) {
      if (open.at(-1) !== part) throw new Unreadable(isCalendar ? 'cut-off' : 'no-calendar')
    } else if (!isCalendar) throw new Unreadable('no-calendar')
    if (isPartOfZone(open) || !edge || open.length === 2) lines.push(line)
    if (edge?.toUpperCase() !== 'END') continue
    if (open.length === 2) keep(found, part, lines)
    open.pop()
  }
  if (!isCalendar) throw new Unreadable('no-calendar')
  if (open.length > 0) throw new Unreadable('cut-off')
  return found
}

const isPartOfZone = (open: readonly string[]) => open[1] === 'VTIMEZONE' && open.length <= 3

function isKept(name: string, open: readonly string[]): boolean {
  if (name === 'BEGIN' || name === 'END' || open.length === 0) return true
  if (open.length === 3 && open[1] === 'VTIMEZONE') return keptOfZones.has(name)
  return open.length === 2 && (kept.get(open[1] ?? '')?.has(name) ?? false)
}

function keep({ zones, events, busy }: Sieved, part: string, lines: readonly string[]) {
  if (part === 'VTIMEZONE') zones.push(lines.join('\r\n'))
  else if (part === 'VFREEBUSY') busy.push(...lines.slice(1, -1))
  else if (part === 'VEVENT' && !lines.some((line) => isOurs.test(line)))
    events.push(lines.join('\r\n'))
  if (events.length + busy.length > mostEntries || zones.length > mostZones)
    throw new Unreadable('too-much')
}

/** Those that are wanted, each put together where it was folded; empty ones are none. */
function* linesOf(text: string, isWanted: (name: string) => boolean): Generator<string> {
  let pieces: string[] = []
  let at = 0
  while (at < text.length) {
    const end = endOfLine(text, at)
    const isFolded = text[at] === ' ' || text[at] === '\t'
    if (isFolded) {
      if (pieces.length > 0) pieces.push(text.slice(at + 1, end))
    } else {
      if (pieces.length > 0) yield pieces.join('')
      const name = nameAt(text, at, end)
      pieces = end > at && isWanted(name) ? [text.slice(at, end)] : []
    }
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
  }
  if (pieces.length > 0) yield pieces.join('')
}

function endOfLine(text: string, from: number): number {
  lineEnds.lastIndex = from
  return lineEnds.exec(text)?.index ?? text.length
}
const lineEnds = /[\r\n]/g

const longestName = 40

function nameAt(text: string, from: number, end: number): string {
  const start = text.slice(from, Math.min(end, from + longestName))
  return (/^[\w-]+(?=[:;])/.exec(start)?.[0] ?? '').toUpperCase()
}
