import type { SearchKind } from '@attune/contract/search.ts'
import { asksInPerson, isWanted, type Term } from './search.ts'

/** Of what nobody meets all of: what need not be met, and what is said then. */
type Easing = { note: string; eases: (term: Term) => boolean }

const ofConcerns = 'Nobody here works with all of these concerns: who works with most comes first.'
const ofAll = 'Nobody here meets all of this: who meets most of it comes first.'

/** What helps though it is not met; a man does not where a woman is asked for, nor who speaks another language. */
const wishes: ReadonlySet<SearchKind> = new Set(['approach', 'hours', 'fee', 'payer', 'years'])

const isConcern = ({ kind }: Term) => kind === 'area'
const isWish = ({ kind }: Term) => wishes.has(kind)
const isTown = ({ kind, instead }: Term) => kind === 'place' && !instead

/**
 * What is asked for, eased step by step until somebody is found: of several concerns one has to be met;
 * then none of the wishes; then who is in the town is found with who works online. Where somebody meets
 * all of it, or nobody whatever is eased, it stays as it is.
 */
export async function easedUntilFound(
  terms: Term[],
  isAnybody: (terms: readonly Term[]) => Promise<boolean>,
): Promise<Term[]> {
  const wanted = terms.filter(isWanted)
  if (wanted.length < 2 || (await isAnybody(terms))) return terms
  let before = 0
  for (const easing of easingsOf(wanted)) {
    const eased = easedBy(easing, terms)
    // Each eases what the one before did and more, or asks the same of everybody once more.
    const count = eased.filter(({ mostOf }) => mostOf).length
    if (count > before && (await isAnybody(eased))) return eased
    before = count
  }
  return terms
}

function easingsOf(wanted: readonly Term[]): Easing[] {
  const hasSeveral = wanted.filter(isConcern).length > 1
  const isEased = (term: Term) => (hasSeveral && isConcern(term)) || isWish(term)
  const isNear = (term: Term) => isEased(term) || isTown(term)
  return [
    ...(hasSeveral ? [{ note: ofConcerns, eases: isConcern }] : []),
    { note: ofAll, eases: isEased },
    ...(asksInPerson({ terms: wanted }) ? [] : [{ note: ofAll, eases: isNear }]),
  ]
}

function easedBy({ note, eases }: Easing, terms: readonly Term[]): Term[] {
  const isEased = (term: Term) => isWanted(term) && eases(term)
  const first = terms.find(isEased)
  return terms.map((term): Term => {
    if (!isEased(term)) return term
    const either = isConcern(term) && { either: true as const }
    return { ...term, mostOf: true, ...either, ...(term === first && { note }) }
  })
}
