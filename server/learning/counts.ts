import { enoughCases } from '@attune/contract/learning.ts'
import { asc, gt } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import type { Vault } from '../lib/vault.ts'
import { type LearningEvent, listLearningEvents } from './event-store.ts'
import { learningConsents } from './table.ts'

/** How many people, each once: a patient's case with a therapist, under a concern they had ticked. */
export type Cell = {
  therapistId: string
  concern: string
  shown: number
  contacts: number
  answered: number
  declined: number
  ended: number
}

/** Only what enough closed cases stand behind; `tooFew` is how many cells are left out. */
export async function countCells(db: Db, vault: Vault) {
  const cells = new Map<string, Cell & { closed: number }>()
  for await (const events of eventsByPerson(db, vault))
    for (const [therapistId, happened] of Map.groupBy(events, (one) => one.therapistId))
      for (const [concern, counted] of countsOf(happened)) {
        const place = `${therapistId} ${concern}`
        cells.set(place, added(cells.get(place), therapistId, concern, counted))
      }
  const enough = [...cells.values()].filter(({ closed }) => closed >= enoughCases)
  return {
    cells: enough.map(({ closed: _, ...cell }): Cell => cell),
    tooFew: cells.size - enough.length,
  }
}

type Counted = ReadonlySet<LearningEvent['kind']>

/** What happened between two people, by the concerns it was about. */
function countsOf(events: readonly LearningEvent[]): Map<string, Counted> {
  const kinds = new Set(events.map(({ kind }) => kind))
  const of = new Map<string, Set<LearningEvent['kind']>>()
  for (const { kind, concerns } of events)
    if (kind === 'shown' || kind === 'contact')
      for (const concern of concerns) of.set(concern, (of.get(concern) ?? new Set()).add(kind))
  for (const counted of of.values())
    if (counted.has('contact')) for (const kind of kinds) if (kind !== 'shown') counted.add(kind)
  return of
}

function added(
  before: (Cell & { closed: number }) | undefined,
  therapistId: string,
  concern: string,
  counted: Counted,
) {
  const one = (kind: LearningEvent['kind']) => (counted.has(kind) ? 1 : 0)
  return {
    therapistId,
    concern,
    shown: (before?.shown ?? 0) + one('shown'),
    contacts: (before?.contacts ?? 0) + one('contact'),
    answered: (before?.answered ?? 0) + one('answer'),
    declined: (before?.declined ?? 0) + one('decline'),
    ended: (before?.ended ?? 0) + one('end'),
    closed: (before?.closed ?? 0) + Math.max(one('decline'), one('end')),
  }
}

const perRead = 200

/** In pages: nobody's list is held longer than it is counted. */
async function* eventsByPerson(db: Db, vault: Vault) {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const people = await db
      .select()
      .from(learningConsents)
      .where(gt(learningConsents.user_id, last))
      .orderBy(asc(learningConsents.user_id))
      .limit(perRead)
    for (const one of people) yield await listLearningEvents(db, vault, one)
    if (people.length < perRead) return
    last = people.at(-1)!.user_id
  }
}
