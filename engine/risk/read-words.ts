import { fewestWords } from '../language/fewest-words.ts'
import { asLatin, hiddenSigns, withLetters } from '../language/plain-letters.ts'
import { dangerWords, guarded, runWords, spellings } from './spelling.ts'

/**
 * A text as the rules read it: lower-case words with one space between them, contractions spelled
 * out, disguises undone, and of the punctuation `. , "` where a sentence, a clause or a quote ends.
 * `original` says where a part of `plain` stood in what was written.
 */
export type NormalizedText = {
  plain: string
  original(start: number, end: number): { start: number; end: number }
}

/** Linear in the length of `text`; any string is read. */
export function readWords(text: string): NormalizedText {
  const parts: string[] = []
  const at: number[] = []
  const from: number[] = []
  const to: number[] = []
  let length = 0
  const add = (word: string, start: number, end: number) => {
    parts.push(word)
    at.push(length)
    from.push(start)
    to.push(end)
    length += word.length + 1
  }

  let letters: Letters = []
  const flush = () => {
    const joined = letters.length < 3 ? null : splitRun(letters.map(({ word }) => word).join(''))
    if (joined) add(joined, letters[0]!.start, letters.at(-1)!.end)
    else for (const { word, start, end } of letters) add(meantBy(word, parts.at(-1)), start, end)
    letters = []
  }

  for (const match of text.matchAll(token)) {
    const raw = match[0]
    const start = match.index
    const end = start + raw.length
    const mark = marks.get(raw[0]!)
    if (mark) {
      // Dots between single letters are a disguise, not ends of sentences.
      if (letters.length > 0 && letters.length < longestRun && isBetweenLetters(text, end)) continue
      flush()
      if (endsSomething(mark, parts.at(-1))) add(mark, start, end)
      continue
    }
    const word = folded(raw)
    if (word.length === 1 && letters.length < longestRun) {
      letters.push({ word, start, end })
      continue
    }
    flush()
    if (word) add(meantBy(word, parts.at(-1)), start, end)
  }
  flush()
  return { plain: parts.join(' '), original: finder(at, from, to) }
}

type Letters = { word: string; start: number; end: number }[]

const longestRun = 40
const inRuns = new Set(runWords)
/** Letters, digits and what stands in for them; soft hyphens and signs without width belong to the word. */
const letter = `\\p{L}\\p{N}\\p{M}${hiddenSigns}`
const token = new RegExp(
  `[${letter}@$&]+(?:['’‘ʼ\`´*!|@$]+[${letter}@$]+)*|[.?!;:\\n…,()–—"“”„«»]`,
  'gu',
)

const marks: ReadonlyMap<string, string> = new Map([
  ...[...'.?!\n…'].map((sign) => [sign, '.'] as const),
  ...[...';:,()–—'].map((sign) => [sign, ','] as const),
  ...[...'"“”„«»'].map((sign) => [sign, '"'] as const),
])

/** What stands before the first word of a text or a sentence is no end of one: `… I want to die`. */
const endsSomething = (mark: string, before: string | undefined) =>
  mark !== before && (mark === '"' || (before !== undefined && before !== '.'))

const isBetweenLetters = (text: string, end: number) => singleLetter.test(text.slice(end, end + 4))
const singleLetter = /^[\s]?[a-z](?![a-z])/i

const plainWord = /^[a-z]+$/

/** Lower case, without accents, look-alikes and hidden signs. */
function folded(raw: string): string {
  const lower = raw.toLowerCase()
  if (plainWord.test(lower)) return lower
  return asLatin(lower).replace(/[’‘ʼ`´]/g, "'")
}

function meantBy(word: string, before: string | undefined): string {
  const known = spellings.get(word)
  if (known) return word === 'kms' && isThing(before) ? word : known
  if (word === 'b' && before === 'to') return 'be'
  if (word === '2' && before && takesTo.has(before.slice(before.lastIndexOf(' ') + 1))) return 'to'
  if (!plainWord.test(word)) return fromContraction(word) ?? fromDisguise(word)
  if (tripled.test(word)) return fromTripled(word)
  if (word.length >= 5 && word.length <= 11) {
    const near = guarded.find((grave) => grave !== word && isOneSlipFrom(word, grave))
    if (near && !guarded.includes(word)) return near
  }
  if (word.length >= 7 && word.length <= longestRun && grave.test(word))
    return splitRun(word) ?? word
  return word
}

/** “12 kms”, “restart the KMS”. */
const isThing = (before = '') => /(?:\d|\b(?:the|our|a|your|this|restart|restarted))$/.test(before)

const takesTo = new Set(['want', 'going', 'need', 'trying', 'ready', 'about', 'used', 'have'])
const tripled = /([a-z])\1\1/
const grave = /kill|die|suicid|myself|mylife|selfharm|dead/

/** 'k1ll', 'su!cide', 'k*ll', "someone's": digits and signs are letters only where that makes a grave word. */
function fromDisguise(word: string): string {
  const letters = withLetters(word)
  if (plainWord.test(letters)) {
    const meant = meantBy(letters, undefined)
    if (meant !== letters || dangerWords.has(letters)) return meant
  }
  if (word.includes('*')) {
    const shape = new RegExp(`^${word.replace(/[^a-z*]/g, '').replace(/\*/g, '[a-z]?')}$`)
    const hiddenWord = word.length <= 12 && [...dangerWords].find((danger) => shape.test(danger))
    if (hiddenWord) return hiddenWord
  }
  return word
    .replace(/'s$/, '')
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function fromContraction(word: string): string | undefined {
  const [, who, verb] = contraction.exec(word) ?? []
  return who && verb && `${who} ${verbs.get(verb)}`
}

const contraction =
  /^(i|you|he|she|it|we|they|there|that|what|who|nobody|everyone|everybody|life)'(m|re|ve|ll|d|s)$/
const verbs: ReadonlyMap<string, string> = new Map([
  ['m', 'am'],
  ['re', 'are'],
  ['ve', 'have'],
  ['ll', 'will'],
  ['d', 'would'],
  ['s', 'is'],
])

function fromTripled(word: string): string {
  const double = word.replace(/([a-z])\1{2,}/g, '$1$1')
  const single = word.replace(/([a-z])\1{2,}/g, '$1')
  return [double, single].find((short) => dangerWords.has(short)) ?? meantBy(single, undefined)
}

/** One letter too many, missing, wrong, or two changed about. */
export function isOneSlipFrom(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1 || word[0] !== right[0]) return false
  let i = 1
  while (i < word.length && word[i] === right[i]) i++
  const [rest, wanted] = [word.slice(i), right.slice(i)]
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}

/** 'killmyself' as 'kill myself'; null unless the whole run is made of known words, two at least or a grave one. */
function splitRun(run: string): string | null {
  const words = fewestWords(run, inRuns)
  if (!words?.some((word) => dangerWords.has(word))) return null
  return words.map((word) => spellings.get(word) ?? word).join(' ')
}

function finder(at: readonly number[], from: readonly number[], to: readonly number[]) {
  const partAt = (offset: number) => {
    let low = 0
    let high = at.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (at[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
  return (start: number, end: number) => ({
    start: from[partAt(start)] ?? 0,
    end: to[partAt(Math.max(start, end - 1))] ?? 0,
  })
}
