import { reachDays } from '@attune/contract/reach.ts'

export type Seen = 'matches' | 'views'

/** What was counted of one therapist on one day. */
export type DayCount = { therapist: string; day: string } & Record<Seen, number>

/** So many are remembered; beyond that nobody new is counted, which counts too few and never too many. */
const mostRemembered = 400_000

/**
 * Counts people, each once in all the days that are told of, in the memory of this node: who looked at
 * whom is written down nowhere. Who comes back is counted on the last day of theirs and no more on the
 * one before, so that the sum over the days is a number of people. A node knows its own people alone,
 * and only since it began.
 */
export function createReachCounter(today = () => new Date().toISOString().slice(0, 10)) {
  let day = today()
  /** The last day of each, those of the longest ago first. */
  const known = new Map<string, string>()
  let counts = new Map<string, DayCount>()

  function note(what: Seen, person: string, therapistIds: readonly string[]) {
    if (day !== today()) {
      day = today()
      forget()
    }
    for (const therapist of therapistIds) {
      const key = `${what} ${person} ${therapist}`
      const last = known.get(key)
      if (last === day || (!last && known.size >= mostRemembered)) continue
      known.delete(key)
      known.set(key, day)
      if (last) add(what, therapist, last, -1)
      add(what, therapist, day, 1)
    }
  }

  /** Whose last day is not told of any more. */
  function forget() {
    const first = new Date(Date.parse(day) - reachDays * 86_400_000).toISOString().slice(0, 10)
    for (const [key, last] of known) {
      if (last > first) return
      known.delete(key)
    }
  }

  function add(what: Seen, therapist: string, day: string, people: number) {
    const place = `${day} ${therapist}`
    const count = counts.get(place) ?? { therapist, day, matches: 0, views: 0 }
    counts.set(place, { ...count, [what]: count[what] + people })
  }

  /** All that was counted since the last time; what could not be written is put back. */
  function take(): DayCount[] {
    const taken = [...counts.values()]
    counts = new Map()
    return taken
  }

  function putBack(list: readonly DayCount[]) {
    for (const one of list) {
      const place = `${one.day} ${one.therapist}`
      const now = counts.get(place)
      counts.set(place, {
        ...one,
        matches: one.matches + (now?.matches ?? 0),
        views: one.views + (now?.views ?? 0),
      })
    }
  }

  return { note, take, putBack }
}

export type ReachCounter = ReturnType<typeof createReachCounter>
