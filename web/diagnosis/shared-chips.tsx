import type { GrantItem } from '@attune/contract/diagnosis.ts'
import { dateOnly } from '../lib/dates.ts'

type SharedChipsProps = { items: readonly GrantItem[]; onOpen: () => void }

/** What one therapist may read, a short chip each; a press opens what is shared. */
export const SharedChips = ({ items, onOpen }: SharedChipsProps) => (
  <ul aria-label="What is shared" className="inline-flex flex-wrap gap-x-1.5">
    {chipsOf(items).map((text) => (
      <li key={text}>
        <button type="button" className="-my-1 grid min-h-11 place-items-center" onClick={onOpen}>
          <span className="chip bg-pine-soft px-2.5 py-0.5 text-pine-deep">{text}</span>
        </button>
      </li>
    ))}
  </ul>
)

/** "Summary", "Danger part", "2 journal entries": every thing is named, and entries are counted. */
export function chipsOf(items: readonly GrantItem[]): string[] {
  const shared = standing(items)
  const entries = shared.filter(({ item }) => item === 'entry').length
  const named = order.flatMap((item) =>
    shared.some((one) => one.item === item) ? chips[item] : [],
  )
  if (entries === 0) return named
  return [...named, entries === 1 ? 'A journal entry' : `${entries} journal entries`]
}

/** "the summary, for a first talk, until 14 December 2026; answers about danger": with the terms. */
export function sharedText(items: readonly GrantItem[]): string {
  const shared = standing(items)
  const entries = shared.filter(({ item }) => item === 'entry').length
  const named = order.flatMap((item) =>
    shared
      .filter((one) => one.item === item)
      .map((one) => [names[item], ...termsOf(one)].join(', ')),
  )
  const picked =
    entries > 0 ? [entries === 1 ? 'a journal entry' : `${entries} journal entries`] : []
  return [...named, ...picked].join('; ')
}

/** The answers about danger are a part of the summary, and nothing without it. */
const standing = (items: readonly GrantItem[]) =>
  items.filter(({ item }) => item !== 'danger' || items.some((one) => one.item === 'summary'))

const order = ['summary', 'danger', 'journals', 'moods', 'trusted-person'] as const
type Named = (typeof order)[number]

const chips: Readonly<Record<Named, string>> = {
  summary: 'Summary',
  danger: 'Danger part',
  journals: 'Journal themes',
  moods: 'Moods',
  'trusted-person': 'Whom they trust',
}

const names: Readonly<Record<Named, string>> = {
  summary: 'the summary',
  danger: 'answers about danger',
  journals: 'journal themes',
  moods: 'moods',
  'trusted-person': 'the trusted person',
}

const purposes: Readonly<Record<NonNullable<GrantItem['purpose']>, string>> = {
  'first-talk': 'for a first talk',
  'this-entry': 'about this entry',
  'our-work': 'for your work together',
  'how-i-have-been': 'to show how they have been',
}

const termsOf = ({ purpose, until }: GrantItem) => [
  ...(purpose ? [purposes[purpose]] : []),
  ...(until ? [`until ${dateOnly(until)}`] : []),
]
