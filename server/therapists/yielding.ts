import { freeWords } from '@attune/content/matching/offered-words.ts'
import { foldedWords } from '@attune/engine/language/folded-words.ts'
import { offeredOf } from '@attune/engine/matching/offered.ts'
import { isWanted, type Term } from './search.ts'

type IsFound = (terms: readonly Term[]) => Promise<boolean>

const isYielding = (term: Term) =>
  term.kind === 'about' && isWanted(term) && offeredOf(term.code)?.yields === true

/** Where nobody who meets the rest is gentle too, or offers assessments, that is left out, and said so. */
export async function withoutUnmet(terms: readonly Term[], isFound: IsFound): Promise<Term[]> {
  if (!terms.some(isYielding) || (await isFound(terms))) return [...terms]
  return terms.map((term) =>
    isYielding(term)
      ? { ...term, kind: 'name', label: term.words.join(' '), isLeftOut: true }
      : term,
  )
}

/** “Free” finds who charges nothing, or by income: where nobody charges nothing, it is said. */
export async function saysNobodyIsFree(
  terms: readonly Term[],
  text: string,
  isFound: IsFound,
): Promise<Term[]> {
  const isByIncome = ({ kind, code, denied }: Term) =>
    kind === 'fee' && code === 'sliding' && !denied
  const asksIt = terms.some(isByIncome) && foldedWords(text).some(({ word }) => free.has(word))
  if (!asksIt || (await isFound([forNothing]))) return [...terms]
  return terms.map((term) => (isByIncome(term) ? { ...term, note: nobodyIsFree } : term))
}

const nobodyIsFree = 'Nobody here works free of charge: these charge by income.'
const forNothing: Term = { kind: 'fee', code: '0', label: '', words: [], rest: '' }
const free = new Set(freeWords.split(' '))
