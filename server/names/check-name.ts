import { handleLetters } from '@attune/contract/booking-handle.ts'
import { AppError } from '../lib/errors.ts'
import { looksLatin } from './lexicon/look-alikes.ts'
import { type Field, isAddress, partsOf, reservedAs } from './reserved.ts'

/**
 * A name as it is kept: in one spelling (NFC), spaces made plain. Refused: what cannot be seen or
 * turns the direction, signs and pictures, a word in several alphabets, and words that stand for
 * the people who run the site, in look-alike letters too (UTS 39).
 */
export function checkedName(text: string, field: Field): string {
  const name = text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
  if (!hasOnlyLetters(name)) throw new AppError('invalid', said[field].signs, field)
  if (!isInOneAlphabetAWord(name)) throw new AppError('invalid', said[field].alphabets, field)
  // Where one calls in need is a number: "112" is nobody's name.
  if (field !== 'username' && !/\p{L}/u.test(name))
    throw new AppError('invalid', said[field].reserved, field)
  if (field === 'name' && isAddress(name)) throw new AppError('invalid', said.name.address, field)
  const why = reservedAs(name, field)
  if (why) throw new AppError('invalid', said[field][why], field)
  return name
}

const said = {
  name: {
    signs:
      'A name can hold letters of any language, digits and plain signs. Please leave out pictures and hidden signs.',
    alphabets: 'Please write each part of the name in one alphabet.',
    reserved:
      'This name could be taken for the people who run this site. Please leave out words such as support, verified or licensed. If it is your real name, the people who run this site can enter it for you.',
    role: 'This reads like a service or a role. Please write your own name, such as the first and the last.',
    address: 'Please write a name alone, without an address or a number to call.',
  },
  username: {
    signs:
      'A username can hold letters of any language, digits and plain signs. Please leave out pictures and hidden signs.',
    alphabets: 'Please write the username in one alphabet.',
    reserved:
      'This username could be taken for the people who run this site. Please choose another one.',
    role: 'This username could be taken for the people who run this site. Please choose another one.',
  },
  /** It has small letters of one alphabet alone (`BookingHandle`). */
  handle: {
    signs: handleLetters,
    alphabets: handleLetters,
    reserved:
      'This link could be taken for one of the people who run this site. Please choose another one.',
    role: 'This link could be taken for one of the people who run this site. Please choose another one.',
  },
}

/** Besides letters what stands on a plain keyboard, and the signs that belong to names elsewhere. */
const signs = /^[\p{L}\p{M}\p{Nd}\x20-\x7e’‘ʻʼ·・•‐‑–་־׳״՚፡\u200c\u200d]+$/u

/** Joiners belong to the spelling of these scripts, and to no other. */
const joining =
  /\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Oriya}|\p{Script=Khmer}|\p{Script=Myanmar}/u
const joiner = /[\u200c\u200d]/u
/** A variant of a Han character is part of some Japanese names. */
const hanVariant = /\p{Script=Han}[\u{e0100}-\u{e01ef}]/gu

function hasOnlyLetters(name: string): boolean {
  const seen = name.replace(hanVariant, '字')
  if (!signs.test(seen) || !/[\p{L}\p{Nd}]/u.test(seen) || /^\p{M}/u.test(seen)) return false
  // Fillers, selectors and the like count as letters or marks and are not seen.
  if (/\p{Default_Ignorable_Code_Point}/u.test(seen.replace(/[\u200c\u200d]/gu, ''))) return false
  if (/\p{Mn}{4}|[^\p{L}\p{M}\u200c\u200d]\p{M}/u.test(seen)) return false
  const letters = [...seen]
  return letters.every((letter, at) =>
    joiner.test(letter)
      ? joining.test(letters[at - 1] ?? '') && joining.test(letters[at + 1] ?? '')
      : !isStyled(letter),
  )
}

/** A Latin letter or digit in fancy dress: mathematical, circled, full width, raised. */
const isStyled = (letter: string) =>
  letter.codePointAt(0)! > 0x24f &&
  /[a-z0-9]/i.test(letter.normalize('NFKC')) &&
  !/[ʻʼ]/.test(letter)

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Cherokee',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Thai',
  'Ethiopic',
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const)
/** Written together in one word. */
const eastAsian =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}/u
const shared = /\p{Script=Common}|\p{Script=Inherited}/u

function scriptOf(letter: string): string {
  if (shared.test(letter)) return 'shared'
  if (eastAsian.test(letter)) return 'East Asian'
  return scripts.find(([, is]) => is.test(letter))?.[0] ?? 'other'
}

/** One script a word; beside Latin words none that only looks like Latin. */
function isInOneAlphabetAWord(name: string): boolean {
  const words = partsOf(name).map((word) => {
    const used = new Set([...word].map(scriptOf))
    used.delete('shared')
    return { word, used }
  })
  if (words.some(({ used }) => used.size > 1)) return false
  const hasLatin = words.some(({ used }) => used.has('Latin'))
  const posing = words.some(
    ({ word, used }) => used.size > 0 && !used.has('Latin') && looksLatin(word),
  )
  return !(hasLatin && posing)
}
