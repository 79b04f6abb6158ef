import { brand } from '@attune/contract/brand.ts'
import { isOther, otherText } from '@attune/contract/questionnaires.ts'
import { AppError } from '../lib/errors.ts'
import { claimsByUs, claimsOfChecking, claimsOfLooking, linking, rolesAtUs } from './claims.ts'
import { skeletonOf } from './look-alikes.ts'

/**
 * What a therapist writes of themselves stands beside what we say of them. None of it may read as ours:
 * a badge, a licence that somebody checked, a word of recommendation. Each gives the text as it is
 * kept, without what cannot be seen or turns the direction, such as a copied phone number has.
 */

/** Of a licence or a phone number: there is no reason to name us in it at all. */
export function publicLabel(text: string, field: string): string {
  const seen = publicLine(text, field)
  if (wordsOf(seen).some((word) => word === us || lookings.has(word)))
    throw new AppError('invalid', said.us, field)
  return seen
}

/** A line that stands on a card, such as an area of work or an insurer. */
export function publicLine(text: string, field: string): string {
  const seen = publicWords(text, field)
  if (badge.test(seen)) throw new AppError('invalid', said.badge, field)
  if (wordsOf(seen).some((word) => checkings.has(word)))
    throw new AppError('invalid', said.us, field)
  return seen
}

/** Sentences of their own. "I attune to what you need" is what therapists do; "checked by us" is not. */
export function publicWords(text: string, field: string): string {
  const seen = withoutHidden(text)
  if (text.trim() !== '' && seen.trim() === '') throw new AppError('invalid', said.hidden, field)
  if (seen.split(clauseEnd).some((clause) => claimsUs(wordsOf(clause))))
    throw new AppError('invalid', said.us, field)
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
/** Not those of a trade mark, which names of methods have. */
const badge = /[✓✗☑✔✅★☆✪]|(?![©®™])\p{Extended_Pictographic}/u

const withoutHidden = (text: string) => text.replace(hidden, '')

/** As they look at a glance, whatever letters they are made of. */
const wordsOf = (text: string) =>
  text
    .replace(/[\u200c\u200d]/g, '')
    .split(/[^\p{L}\p{M}\p{N}@$|]+/u)
    .filter(Boolean)
    .map(skeletonOf)

const skeletons = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(skeletonOf))
const us = skeletonOf(brand)
const checkings = skeletons(claimsOfChecking)
const lookings = skeletons(claimsOfLooking)
const claims = skeletons([...claimsOfChecking, ...claimsByUs])
const roles = skeletons(rolesAtUs)
const links = skeletons(linking)
const clauseEnd = /[.!?;:,()\n]+/

/** "Approved by Attune", "Attune's official partner", "von Attune geprüft". */
function claimsUs(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (word !== us) return false
    const next = words[at + 1] === 's' ? words[at + 2] : words[at + 1]
    if (next !== undefined && (claims.has(next) || roles.has(next))) return true
    const before = words.slice(0, at).findLast((one) => !links.has(one))
    return before !== undefined && claims.has(before)
  })
}
