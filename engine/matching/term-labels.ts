import type { SearchKind } from '@attune/contract/search.ts'
import { labelOf } from '../questionnaires/read-practice.ts'
import { offeredOf } from './offered.ts'
import { questionOf } from './search-vocabulary.ts'
import { countryLabel } from './typed-countries.ts'

export type CodedKind = Exclude<SearchKind, 'name' | 'place'>

/** '' where there is no such code. */
export function termLabel(kind: CodedKind, code: string): string {
  const own = ownLabels[`${kind} ${code}`]
  if (own) return own
  const offered = kind === 'about' && offeredOf(code)
  if (offered) return offered.label
  if (kind === 'fee') return `${feeLabel(code)}, or by income`
  if (kind === 'country') return countryLabel(code)
  if (kind === 'years') return yearsLabel(Number(code))
  return code === 'other' || kind === 'payer' ? '' : labelOf(questionOf[kind], code)
}

/** Of what is not wanted: that there is another. */
export function labelOfOthers(kind: CodedKind, code: string): string {
  const label = termLabel(kind, code)
  if (kind === 'gender') return `Not ${label.toLowerCase()}`
  if (kind === 'language') return `Other than ${label}`
  if (kind === 'country') return `Not in ${label}`
  // “EMDR” stays as it is, and so does a day.
  if (code === 'saturdays' || code === 'sundays') return `Other than ${label}`
  return `Other than ${label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
}

/** “Up to 1,200 SEK”: of dollars of several countries “dollars”. */
export function feeLabel(code: string): string {
  const [most, ...currencies] = code.split('-')
  const [currency = '', another] = currencies
  const called = another ? severalCalled.get(currency) : currency
  return `Up to ${new Intl.NumberFormat('en-GB').format(Number(most))} ${called}`.trim()
}

/** “5+ years”, as the filter of years says it. */
export const yearsLabel = (least: number): string => (least === 1 ? '1+ year' : `${least}+ years`)

const severalCalled: ReadonlyMap<string, string> = new Map([
  ['USD', 'dollars'],
  ['SEK', 'kronor'],
])

const ownLabels: Readonly<Record<string, string>> = {
  'format online': 'Online',
  'gender woman': 'A woman',
  'gender man': 'A man',
  'gender non-binary': 'Non-binary',
  'about faith': 'Open to talking about faith',
  'about lgbtq': 'Affirming of LGBTQ+ people',
  'about trans': 'Affirming of trans and non-binary people',
  'about neurodivergent': 'Affirming of neurodivergent people',
  'about military': 'Knows military life',
  'about racism': 'Aware of racism',
  'about cultures': 'At home between cultures',
  'about disability': 'Used to working with disability',
  'hours weekend': 'Weekends',
  'payer any': 'An insurer or a scheme',
  'fee sliding': 'By income',
}
