import type { Language } from '@attune/content/language/languages.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import type { Grade } from '@attune/contract/risk.ts'
import type { DangerModel } from '../danger/danger-model.ts'
import type { Danger } from './danger.ts'
import type { Link } from './links.ts'
import type { OwnQuestion } from './own-questions.ts'

export type Answered = {
  /** Plain text, at most 700 characters; empty where `own` says what is asked for. Without what is recalled. */
  answer: string
  /** Of the conversation; from `possible` on, help belongs beside the answer. */
  grade: Grade
  /** Of the library; null where the answer is none of its entries. */
  entry: string | null
  /** Asked of the person's own data, which the engine does not have. */
  own: OwnQuestion | null
  /** Set where the message itself speaks of danger, for whoever knows more of the person. */
  danger: Danger | null
  /** Set where danger was spoken of before: `recall` says what the answer begins with. */
  recalled: Danger | null
  /** Neither the library nor the person's data is asked for: the answer says so. */
  isUnknown: boolean
  links: Link[]
  /** Questions that are answered when asked in these words; at most two. */
  suggestions: string[]
  /** Of the answer's words, but for an English answer that a line in it announces. */
  language: Language
}

export type Asker = {
  /** null: a stranger. */
  role: Role | null
  /** The person's last messages of this conversation, oldest first. */
  earlier: readonly string[]
  /** Without it, rules and phrases alone read danger. */
  dangerModel?: DangerModel
}

/** Nothing said yet. */
export const plain: Answered = {
  answer: '',
  grade: 'none',
  entry: null,
  own: null,
  danger: null,
  recalled: null,
  isUnknown: false,
  links: [],
  suggestions: [],
  language: 'en',
}
