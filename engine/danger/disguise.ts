import type { Language } from '@attune/content/language/languages.ts'
import { type Edit, type Edited, edited } from '../language/edits.ts'
import { fewestWords } from '../language/fewest-words.ts'
import { asLatin, hiddenSigns, withLetters } from '../language/plain-letters.ts'
import { isEnglish, isKnown, isShortWord, isSpelled, knownWords } from './known-words.ts'
import { meantBy } from './respell.ts'

/**
 * What somebody wrote so that no filter would see it, or in a hurry: digits and signs for letters,
 * letters of other scripts, apart from each other, or too many, and the spellings of phones in that
 * language; null where there is nothing of it. What is read may be wrong, so it is read beside the
 * text as it was written, never instead. Any string; linear.
 */
export function undisguise(text: string, language: Language): Edited | null {
  const words = wordsOf(text)
  const edits = suspicious.test(text)
    ? [...runsOf(text, words), ...changesOf(words), ...picturesOf(text)]
    : []
  const all = [...edits, ...respelled(words, language)]
  return all.length === 0 ? null : edited(text, all)
}

/** What is shown where a filter would take the word. */
const pictures: ReadonlyMap<string, string> = new Map([
  ['💊', ' pills '],
  ['🔪', ' knife '],
  ['🔫', ' gun '],
  ['🪢', ' rope '],
  ['🩸', ' blood '],
])

const picture = [...pictures.keys()].join('|')
const picturesOf = (text: string): Edit[] =>
  [...text.matchAll(new RegExp(picture, 'gu'))].map(({ 0: sign, index }) => ({
    start: index,
    end: index + sign.length,
    instead: pictures.get(sign)!,
  }))

/** Shorter, it is a word; longer, a page without a space. */
const leastTogether = 9
const mostTogether = 80

const signs = '0-9@$!|€*+'
const boxed = '\\u{2460}-\\u{24ff}\\u{1f110}-\\u{1f189}\\u{1f1e6}-\\u{1f1ff}'
const suspicious = new RegExp(
  `[${signs}${hiddenSigns}${boxed}]|[\\u00c0-\\u024f\\u0370-\\u04ff\\u1d00-\\u1d7f]|[\\uff21-\\uff5a\\u{1d400}-\\u{1d7ff}]|(\\p{L})\\1\\1|\\p{M}|(?<!\\p{L})\\p{L}[^\\p{L}]{1,3}\\p{L}(?!\\p{L})|[a-z]{${leastTogether}}|${picture}`,
  'iu',
)
const token = new RegExp(`[\\p{L}\\p{N}\\p{M}@$!|€*+${hiddenSigns}${boxed}]+`, 'gu')

/** `written` without the signs at its ends that belong to the sentence; `plain`: in Latin letters as far as it looks so. */
type Word = { start: number; end: number; written: string; plain: string }

function wordsOf(text: string): Word[] {
  return [...text.matchAll(token)].flatMap(({ 0: raw, index }) => {
    const written = raw.replace(/^[!|*+]+/u, '').replace(/[!|*+]+$/u, '')
    if (written === '') return []
    const start = index + raw.indexOf(written)
    const plain = asLatin(written)
    return [{ start, end: start + written.length, written, plain }]
  })
}

/** Letters apart from each other that make words of one language, a grave one among them or one alone. */
function runsOf(text: string, words: readonly Word[]): Edit[] {
  const edits: Edit[] = []
  let run: Word[] = []
  const flush = () => {
    const letters = run.map(({ plain }) => withLetters(plain)).join('')
    const instead = run.length >= leastRun && run.length <= longestRun ? partedWords(letters) : null
    if (instead) edits.push({ start: run[0]!.start, end: run.at(-1)!.end, instead })
    run = []
  }
  for (const word of words) {
    const last = run.at(-1)
    if (last && !/^[\s.\-_/·•~,\\]{1,3}$/u.test(text.slice(last.end, word.start))) flush()
    if ([...word.plain].length === 1 && /^[a-z0-9@$!|€]$/.test(word.plain)) run.push(word)
    else flush()
  }
  flush()
  return edits
}

const leastRun = 3
const longestRun = 40

/** As few words as can be; null where it is not made of known ones of one language. */
function partedWords(letters: string): string | null {
  for (const { all, grave } of knownWords) {
    const parts = fewestWords(letters, all)
    if (parts?.some((word) => grave.has(word) || (parts.length === 1 && word.length > 3)))
      return parts.join(' ')
  }
  return null
}

/** No grave word is longer. */
const longestWord = 16

const respelled = (words: readonly Word[], language: Language): Edit[] =>
  words.flatMap(({ start, end, plain }) => {
    const instead = meantBy(plain, language)
    return instead ? [{ start, end, instead }] : []
  })

/** Words that mean something else than what stands there. */
function changesOf(words: readonly Word[]): Edit[] {
  const readings = words.map((word) => ({ word, ...readingOf(word) }))
  const count = (of: Reading['kind']) => readings.filter(({ kind }) => kind === of).length
  const isOdd = count('odd') >= 2
  // One such word may be a name or a number; several are a way of writing.
  const isWay = isOdd || (count('sure') >= 1 && count('sure') + count('maybe') >= 2)
  return readings.flatMap(({ word: { start, end, written }, kind, instead }) => {
    const isRead = kind === 'sure' || (isWay && (kind === 'odd' || kind === 'maybe'))
    if (isRead || (isOdd && kind === 'marked')) return [{ start, end, instead }]
    return isWay && written === '1' ? [{ start, end, instead: 'i' }] : []
  })
}

/** `odd` counts where another is odd, `maybe` where one is sure, `marked` where marks are odd. */
type Reading = { kind: 'sure' | 'odd' | 'maybe' | 'marked' | 'none'; instead: string }

function readingOf({ written, plain }: Word): Reading {
  const lower = written.toLowerCase()
  if (plain === lower && /^[a-z]+$/.test(plain)) return readingOfRepeated(plain)
  if (plain.includes('*')) return readingOfStarred(plain)
  if (/[\d@$!|€+]/.test(plain)) return readingOfSigns(plain)
  if (!/^[a-z]+$/.test(plain)) return as('none', plain)
  return readingOfLetters(lower, plain)
}

const as = (kind: Reading['kind'], instead: string): Reading => ({ kind, instead })

function readingOfRepeated(plain: string): Reading {
  if (!/([a-z])\1\1/.test(plain)) return readingOfRunTogether(plain)
  const [double, single] = ['$1$1', '$1'].map((by) => plain.replace(/([a-z])\1{2,}/g, by))
  const instead = [double!, single!].find(isKnown)
  return instead ? as('sure', instead) : as('none', plain)
}

/** Three words at least: a long one of two parts is a word of its own. */
function readingOfRunTogether(plain: string): Reading {
  if (plain.length < leastTogether || plain.length > mostTogether || isKnown(plain))
    return as('none', plain)
  const parted = partedWords(plain)
  return parted && parted.split(' ').length >= 3 ? as('sure', parted) : as('none', plain)
}

/** A star hides a letter of a grave word, and none of a swearword. */
function readingOfStarred(plain: string): Reading {
  const letters = withLetters(plain)
  const first = letters.charAt(0)
  if (!/^[a-z][a-z*]+$/.test(letters) || letters.replaceAll('*', '').length < 2)
    return as('none', plain)
  const shape = new RegExp(`^${letters.replace(/\*+/g, (stars) => `[a-z]{1,${stars.length}}`)}$`)
  const isShaped = (word: string) => word.length <= letters.length && shape.test(word)
  if (letters.length > longestWord || swearing.some(isShaped)) return as('none', plain)
  const word = graveByLetter.get(first)?.find(isShaped)
  return word ? as('sure', word) : as('none', plain)
}

/** Of all languages: what begins otherwise is never looked at. */
const graveByLetter = Map.groupBy(
  knownWords.flatMap(({ grave }) => [...grave]),
  (word) => word.charAt(0),
)

const swearing =
  'shit fuck fucked fucking bitch damn cunt slut dick piss crap whore bastard cock'.split(' ')

function readingOfSigns(plain: string): Reading {
  const letters = [withLetters(plain), withLetters(plain.replace(/[1!|]/g, 'l'))]
  const known = letters.find(isKnown)
  if (known) return as('sure', known)
  const [instead] = letters as [string, string]
  if (!/^[a-z]+$/.test(instead) || /\d\d/.test(plain)) return as('none', plain)
  if (isShortWord(instead)) return as('maybe', instead)
  const isOdd = plain.length >= 4 && /[a-z].*[a-z]/.test(plain)
  return as(isOdd ? 'odd' : 'none', instead)
}

/** No language is written in letters of two scripts, in small capitals or in boxes; some are with marks. */
function readingOfLetters(lower: string, plain: string): Reading {
  if (styled.test(lower) && !(flag.test(lower) && plain.length < 3)) return as('sure', plain)
  if (/[\u0370-\u04ff]/.test(lower)) return as(/[a-z]/.test(lower) ? 'sure' : 'maybe', plain)
  return as(isEnglish(plain) && !isSpelled(lower) ? 'odd' : 'marked', plain)
}

const flag = /[\u{1f1e6}-\u{1f1ff}]/u
const styled = new RegExp(
  `[${hiddenSigns}${boxed}\\u0250-\\u02af\\u1d00-\\u1d7f\\ua730-\\ua7ff\\uff21-\\uff5a\\u{1d400}-\\u{1d7ff}]`,
  'u',
)
