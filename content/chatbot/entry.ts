import type { PageName } from './pages.ts'

/** For whom an answer is; one that is for everyone has none. */
export type Audience = 'patient' | 'therapist'

/** One thing the assistant knows: how people ask for it, and what it says. Plain text. */
export type Entry = {
  id: string
  audience?: Audience
  /** What is asked is held against each; the first is its title and the one that is offered. */
  phrasings: readonly [string, ...string[]]
  /** Further words that people use around it, in no order. */
  words?: string
  answer: string
  /** Of the talk itself, so never offered as what may have been meant. */
  isSmallTalk?: true
  /** Pages of Attune the answer speaks of. */
  links?: readonly PageName[]
}
