import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import { enoughCases } from '@attune/contract/learning.ts'
import { inArray } from 'drizzle-orm'
import { collectEvents } from '../learning/collect.ts'
import { countCells } from '../learning/counts.ts'
import { recordAction } from '../ledger/append.ts'
import type { Context } from '../lib/http.ts'
import { therapists } from '../therapists/table.ts'
import { columns } from './columns.ts'

/** What happened with the matches of those who allow it, counted, and told only where many stand behind it. */
export async function printLearning({ db, vault }: Context) {
  await recordAction(db, { action: 'learning' })
  await collectEvents(db, vault)
  const { cells, tooFew } = await countCells(db, vault)
  const names = await namesOf(
    db,
    cells.map(({ therapistId }) => therapistId),
  )
  const told = cells
    .flatMap((cell) => {
      const name = names.get(cell.therapistId)
      return name ? [[name, topicOf(cell.concern), ...numbersOf(cell)]] : []
    })
    .toSorted((a, b) => a.join('\n').localeCompare(b.join('\n')))
  const rest = `All else, ${tooFew} cells of fewer than ${enoughCases} closed cases: too few.`
  if (told.length === 0) return rest
  const head = ['THERAPIST', 'CONCERN', 'SHOWN TO', 'CONTACTS', 'ANSWERED', 'DECLINED', 'ENDED']
  return `${columns([head, ...told])}\n\n${rest}`
}

type Cell = Awaited<ReturnType<typeof countCells>>['cells'][number]

const numbersOf = ({ shown, contacts, answered, declined, ended }: Cell) =>
  [shown, contacts, answered, declined, ended].map(String)

const isConcern = (code: string): code is ConcernSlug => Object.hasOwn(concerns, code)
const topicOf = (code: string) => (isConcern(code) ? concerns[code].topic : code)

/** Of those who have left there is none. */
async function namesOf(db: Context['db'], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ id: therapists._id, name: therapists.name })
    .from(therapists)
    .where(inArray(therapists._id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
