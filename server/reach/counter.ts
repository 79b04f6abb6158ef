export type Seen = 'matches' | 'views'

/** What was counted of one therapist on one day. */
export type DayCount = { therapist: string; day: string } & Record<Seen, number>

/** So many are remembered; beyond that nobody new is counted that day, which counts too few and never too many. */
const mostRemembered = 200_000

/**
 * Counts people, each once a day, in the memory of this node: who looked at whom is written down
 * nowhere. Two nodes that the same person asks on one day count them twice.
 */
export function createReachCounter(today = () => new Date().toISOString().slice(0, 10)) {
  let day = today()
  let known = new Set<string>()
  let counts = new Map<string, DayCount>()

  function note(what: Seen, person: string, therapistIds: readonly string[]) {
    if (day !== today()) {
      day = today()
      known = new Set()
    }
    for (const therapist of therapistIds) {
      const key = `${what} ${person} ${therapist}`
      if (known.has(key) || known.size >= mostRemembered) continue
      known.add(key)
      const place = `${day} ${therapist}`
      const count = counts.get(place) ?? { therapist, day, matches: 0, views: 0 }
      counts.set(place, { ...count, [what]: count[what] + 1 })
    }
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
