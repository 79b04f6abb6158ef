import { brand } from '@attune/contract/brand.ts'
import { isOther, otherText } from '@attune/contract/questionnaires.ts'
import { AppError } from '../lib/errors.ts'
import { type Claim, claimInLabel, claimInLine, claimInWords } from './claims.ts'

/**
 * What a therapist writes of themselves stands beside what we say of them. None of it may read as ours:
 * a badge, a licence that somebody checked, a word of recommendation. Each gives the text as it is
 * kept, without what cannot be seen or turns the direction, such as a copied phone number has.
 */

/** Of a licence or a phone number: there is no reason to name us in it, or to say who looked at it. */
export const publicLabel = (text: string, field: string): string =>
  seenIn(text, field, claimInLabel)

/** A line that stands on a card, such as an area of work or an insurer. */
export const publicLine = (text: string, field: string): string => seenIn(text, field, claimInLine)

/** Sentences of their own. "I attune to what you need" is what therapists do; "checked by us" is not. */
export const publicWords = (text: string, field: string): string =>
  seenIn(text, field, claimInWords)

function seenIn(text: string, field: string, claimIn: (text: string) => Claim | undefined): string {
  const seen = withoutHidden(text)
  if (text.trim() !== '' && seen.trim() === '') throw new AppError('invalid', said.hidden, field)
  const claim = claimIn(seen)
  if (claim) throw new AppError('invalid', said[claim], field)
  return seen
}

/** Of an answer what was typed; the choices are ours. */
export const publicAnswer = (answer: readonly string[], field: string): string[] =>
  answer.map((choice) => {
    if (!isOther(choice)) return choice
    const typed = otherText(choice)
    return choice.slice(0, choice.length - typed.length) + publicLine(typed, field)
  })

const said = {
  us: `Please leave out that somebody at ${brand} checked or recommends you. How far a licence was checked stands beside your name.`,
  badge:
    'Please leave out check marks, badges and pictures. What was checked stands beside your name.',
  hidden: 'There is nothing to read in this.',
}

/** Of what cannot be seen, joiners alone belong to the spelling of some scripts, and to emoji. */
const hidden =
  /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu
const withoutHidden = (text: string) => text.replace(hidden, '')
