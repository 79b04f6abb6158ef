import { limits } from '@attune/contract/accounts.ts'
import common from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { AppError } from '../lib/errors.ts'

/** Whose password it is to be: what stands here is the first that anyone would try. */
export type Owner = { name: string; username: string; email: string }

/** One spelling of what looks the same, whichever keyboard it was typed on (NIST SP 800-63B). */
export const inOneSpelling = (password: string) => password.normalize('NFKC')

/** Only where a password is chosen: whoever has one already keeps it. */
export function requireHardToGuess(password: string, owner: Owner) {
  const spelt = inOneSpelling(password)
  const length = [...spelt].length
  if (length < limits.password.min)
    throw refusal(`Please use at least ${limits.password.min} characters`)
  if (length > limits.password.max)
    throw refusal(`Please use at most ${limits.password.max} characters`)
  const plain = spelt.toLowerCase()
  if (new Set(plain.replace(/\s/g, '')).size < mostRepeated)
    throw refusal(`This password repeats itself${soEasy}`)
  if (commonest.has(plain) || commonest.has(plain.trim()))
    throw refusal(`Many people use this password${soEasy}`)
  if (leftWithout(plain, owner) < leastOfItsOwn)
    throw refusal(`This password is made of your name, your email address or ours${soEasy}`)
}

const soEasy = ', so it is easy to guess. Please choose another one.'
const refusal = (sentence: string) => new AppError('invalid', sentence, 'password')

const commonest: ReadonlySet<string> = new Set(common)
/** So many different signs at least. */
const mostRepeated = 3
/** So many signs beside the words that anyone would try. */
const leastOfItsOwn = 5
/** A shorter word stands in many others by chance. */
const shortestWord = 3

/** How many letters and digits are left of it without what is known of its owner, and without our name. */
function leftWithout(plain: string, { name, username, email }: Owner): number {
  const words = [name, username, email, 'attune']
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
    .map((text) => lettersOf(inOneSpelling(text).toLowerCase()))
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length)
  let left = lettersOf(plain)
  // Signs alone are nobody's name.
  if (left === '') return plain.length
  for (const word of words) left = left.replaceAll(word, '')
  return left.length
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
