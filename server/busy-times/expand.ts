import type { Range } from '@attune/engine/calendar/free-times.ts'
import { type Entry, type Length, readBusy, readEntry } from './entries.ts'
import { joinTouching } from './join-touching.ts'
import { datesOf as datesOfRule, lengths, type RepeatRule } from './repeat-rule.ts'
import type { Sieved } from './sieve.ts'
import { Unreadable } from './unreadable.ts'
import { type Zone, zoneNamed, zonesOf } from './zones.ts'

const day = 24 * 60 * 60_000
/** No zone's clock is farther from UTC. */
const margin = 2 * day
/** Dates looked at of all that repeats. */
const mostSteps = 100_000

/** `least` has to be reached; `until` is, where no more than `most` ranges are. */
export type Asked = { from: number; least: number; until: number; most: number; timeZone: string }
export type Expanded = { ranges: Range[]; until: number; leftOut: number }

/** When somebody is busy, in order, without what touches or overlaps: every date of all that repeats. */
export function expand(sieved: Sieved, asked: Asked): Expanded {
  const reading = { zoneOf: zonesOf(sieved.zones, asked.timeZone), own: zoneNamed(asked.timeZone) }
  const entries: Entry[] = []
  const found: Range[] = []
  let leftOut = 0
  const understood = (work: () => void) => {
    try {
      work()
    } catch (error) {
      if (error instanceof Unreadable) throw error
      leftOut++
    }
  }
  for (const text of sieved.events) understood(() => entries.push(readEntry(text, reading)))
  for (const line of sieved.busy) understood(() => found.push(...readBusy(line, reading)))
  const steps = { left: mostSteps }
  for (const same of Map.groupBy(entries, ({ uid }) => uid).values())
    understood(() => found.push(...timesOf(same, asked, steps)))
  return { ...bounded(joined(found, asked), asked), leftOut }
}

type Steps = { left: number }

/** Of one entry with the dates of it that differ. */
function timesOf(same: readonly Entry[], asked: Asked, steps: Steps): Range[] {
  const changed = same.flatMap((entry) => (entry.instead ? [{ ...entry, at: entry.instead }] : []))
  const isReplaced = keysOf(changed.map(({ at }) => at))
  const onwards = changed
    .filter(({ isOnwards }) => isOnwards)
    .toSorted((one, other) => one.at.wall - other.at.wall)
  const found: Range[] = []
  const take = (wall: number, { zone, length, isBusy }: Entry) => {
    if (isBusy) found.push({ from: zone.momentOf(wall), until: endOf(wall, zone, length) })
  }
  for (const entry of same) {
    if (entry.instead) {
      take(entry.wall, entry)
      continue
    }
    const isLeftOut = keysOf(entry.except)
    for (const wall of datesOf(entry, asked, steps)) {
      if (isLeftOut(wall, entry.zone) || isReplaced(wall, entry.zone)) continue
      const later = onwards.findLast(({ at }) => at.wall <= wall)
      if (later) take(wall + later.wall - later.at.wall, later)
      else take(wall, entry)
    }
    for (const { wall, zone, length } of entry.more) {
      step(steps)
      if (!isLeftOut(wall, zone) && !isReplaced(wall, zone))
        take(wall, { ...entry, zone, length: length ?? entry.length })
    }
  }
  return found
}

type Dated = { wall: number; zone: Zone; isDate: boolean }

/** A day alone means whatever is on it. */
function keysOf(dates: readonly Dated[]): (wall: number, zone: Zone) => boolean {
  const days = new Set(dates.flatMap(({ isDate, wall }) => (isDate ? [wall] : [])))
  const moments = new Set(
    dates.flatMap(({ isDate, wall, zone }) => (isDate ? [] : [zone.momentOf(wall)])),
  )
  return (wall, zone) =>
    days.has(Math.floor(wall / day) * day) || (moments.size > 0 && moments.has(zone.momentOf(wall)))
}

/** By the clock, days first, which a change of the clocks makes longer or shorter; then what has elapsed. */
const endOf = (wall: number, zone: Zone, { days, elapsed }: Length) =>
  zone.momentOf(wall + days * day) + elapsed

/** Where its dates begin that can touch the time asked for. */
function* datesOf(entry: Entry, { from, until }: Asked, steps: Steps): Generator<number> {
  const earliest = from - margin - entry.length.days * day - entry.length.elapsed
  const latest = until + margin
  if (earliest <= entry.wall && entry.wall <= latest) yield entry.wall
  for (const { rule, last } of entry.rules) {
    const dates = datesOfRule({
      ...{ rule, start: near(rule, entry.wall, earliest), isDate: entry.isDate },
      ...{ latest: Math.min(latest, last), step: () => step(steps) },
    })
    for (const wall of dates) if (wall >= earliest && wall !== entry.wall) yield wall
  }
}

/** What repeats by a fixed length repeats from any of its dates as from the first one: those long gone are not walked. */
function near({ freq, interval, count }: RepeatRule, wall: number, to: number) {
  const length =
    freq === 'WEEKLY' ? 7 * day : freq === 'YEARLY' || freq === 'MONTHLY' ? 0 : lengths[freq]
  if (length === 0 || Number.isFinite(count) || to <= wall) return wall
  const apart = length * interval
  return wall + Math.floor((to - wall) / apart) * apart
}

function step(steps: Steps) {
  if (--steps.left < 0) throw new Unreadable('too-much')
}

function joined(found: readonly Range[], { from, until }: Asked): Range[] {
  const inside = found
    .map((one) => ({ from: Math.max(one.from, from), until: Math.min(one.until, until) }))
    .filter((one) => one.from < one.until)
    .sort((one, other) => one.from - other.from)
  return joinTouching(inside)
}

/** Too many in a year are told as far as they can be kept, which has to be far enough. */
function bounded(ranges: Range[], { least, until, most }: Asked) {
  const first = ranges[most]
  if (first && first.from < least) throw new Unreadable('too-much')
  return { ranges: ranges.slice(0, most), until: first ? first.from : until }
}
