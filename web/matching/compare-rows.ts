import type { Match } from '@attune/contract/matching.ts'
import type { Therapist } from '@attune/contract/therapists.ts'
import { useQueries } from '@tanstack/react-query'
import { standingText } from '../licences/state-text.ts'
import { factLines } from '../practice/fact-lines.ts'
import { practiceAreasOf, practiceFactsOf } from '../practice/queries.ts'
import { responsivenessOf } from '../responsiveness/queries.ts'
import { responsivenessText } from '../responsiveness/responsiveness-text.ts'
import { yearsOfWork } from './therapist-text.ts'

/** One question and each one's answer, empty where there is none. */
export type CompareRow = { name: string; texts: readonly string[] }

/** What profiles say, line by line; a line that none of them fills is left out. */
export function useCompareRows(people: readonly Therapist[], matches: readonly Match[]) {
  const ids = people.map(({ _id }) => _id)
  const facts = useQueries({ queries: ids.map((id) => practiceFactsOf(id)) })
  const areas = useQueries({ queries: ids.map((id) => practiceAreasOf(id)) })
  const answering = useQueries({ queries: ids.map((id) => responsivenessOf(id)) })
  const today = new Date().toISOString().slice(0, 10)
  const stated = facts.map(({ data }) => new Map(data ? factLines(data, today) : []))
  const ofPractice = (name: string) => row(name, stated, (lines) => lines.get(name))
  return [
    row('Your wishes met', people, ({ _id }) => metText(matches.find((one) => one._id === _id))),
    row('Licence', people, ({ licence }) => standingText(licence)),
    row('Specialization', people, ({ specialization }) => specialization),
    row('Most of their work', areas, ({ data }) =>
      data?.flatMap(({ main, label }) => (main ? [label] : [])).join(', '),
    ),
    row('Therapy approaches', people, ({ approach }) => approach),
    row('Languages', people, ({ languages }) => languages),
    row('Sessions', people, ({ formats }) => formats),
    row('Hours, by their clock', people, ({ hours }) => hours),
    ...['Where', 'Fee for a session', 'Insurers and schemes', 'Can begin', 'Does not take'].map(
      ofPractice,
    ),
    row('First answers', answering, ({ data }) => data && responsivenessText(data.measured)),
    row('Experience', people, (one) => (one.experience ? yearsOfWork(one) : '')),
    row('Clients', people, ({ clients }) => clients),
    row('Additional services', people, ({ additionalServices }) => additionalServices),
  ].filter(({ texts }) => texts.some(Boolean))
}

export const isSameForAll = ({ texts: [first, ...rest] }: CompareRow) =>
  rest.every((text) => text === first)

function metText(match: Match | undefined): string {
  if (!match) return ''
  if (match.few) return match.fits
  return `${match.wishesMet} of ${match.wishes}, ${match.matchPercentage}%`
}

const row = <T>(
  name: string,
  people: readonly T[],
  text: (one: T) => string | null | undefined,
): CompareRow => ({ name, texts: people.map((one) => text(one) ?? '') })
