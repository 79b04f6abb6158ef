import { brand } from '@attune/contract/brand.ts'
import { type Lexicon, unspaced } from './compile.ts'
import { alikeOf, bareOf, skeletonOf } from './look-alikes.ts'

/** A word, or a sign that counts as one, at a glance; `written` as it stands in the text. */
export type Word = { kinds: number; shape: string; written: string }
export type Sentences = readonly (readonly Word[])[]

/** Words as a lexicon knows them; what was torn apart is joined where that makes a word `worthJoining`. */
export type Reading = {
  lexicon: Lexicon
  worthJoining: number
  is: { us: number; brand: number; mark: number; star: number }
}

const part =
  /(?<mark>[✓✗☑✔✅🗸🛡🏅🎖🏆🥇👑💯🔰🟢🔵🟩🟦])|(?<star>[★☆⭐🌟✪])|(?<word>[\p{L}\p{M}\p{N}@$|]+)|(?<end>[!?;\n。！？؟।…]+|\.(?=\s|$|[»”“"']))/gu
const joiners = /[\u200c\u200d]/g
/** "No. 1" is no end, nor is "Dr. Weiss". */
const numbered =
  /(?<![\p{L}])(no|nr|num|núm|n|č|št|br)\.\s?(?=\d)|(?<!\p{L})(dr|prof|mr|mrs|ms|st|dott|dra|sra|sr|mme|sig)\.\s(?=\p{L})/giu
/** Longer is no word. */
const longest = 48

/** A text as its sentences, and each as words at a glance; torn apart ones are joined. */
export function readAs(reading: Reading, text: string): Word[][] {
  const sentences: Word[][] = [[]]
  const last = () => sentences.at(-1) ?? []
  for (const { groups } of bareOf(text.replace(joiners, '').replace(numbered, '$1$2 ')).matchAll(
    part,
  )) {
    const { mark, star, word } = groups ?? {}
    if (mark) last().push({ kinds: reading.is.mark, shape: '', written: '' })
    else if (star) last().push({ kinds: reading.is.star, shape: '', written: '' })
    else if (word) last().push(...readWord(reading, word))
    // After a single letter a dot is what tears it apart, or an initial.
    else if (last().at(-1)?.written.length !== 1) sentences.push([])
  }
  return sentences.filter((words) => words.length > 0).map((words) => joinTorn(reading, words))
}

function readWord(reading: Reading, written: string): Word[] {
  if (unspaced.test(written)) return readInside(reading, alikeOf(written), 1)
  const shape = alikeOf(written).slice(0, longest)
  return [{ kinds: reading.lexicon.kindsOf(shape) || besideBrand(reading, shape), shape, written }]
}

const us = skeletonOf(brand)

/** "attuneverified", "supportattune": our name and another word of ours in one. */
function besideBrand({ lexicon, is }: Reading, shape: string): number {
  if (shape.length <= us.length) return 0
  const rest = shape.startsWith(us)
    ? shape.slice(us.length)
    : shape.endsWith(us)
      ? shape.slice(0, -us.length)
      : ''
  const kinds = rest ? lexicon.kindsOf(rest) : 0
  return kinds ? kinds | is.us | is.brand : 0
}

/** The words found inside a run without spaces, and a blank for every two signs between. */
function readInside({ lexicon }: Reading, run: string, least: number): Word[] {
  const words: Word[] = []
  let blank = 0
  for (let at = 0; at < run.length; ) {
    const { kinds, length } = lexicon.longestAt(run, at)
    const isWord = length >= least
    if (isWord) words.push({ kinds, shape: run.slice(at, at + length), written: '' })
    else if (blank++ % 2) words.push({ kinds: 0, shape: '', written: '' })
    at += isWord ? length : 1
  }
  return words
}

/** So few letters are a part of a word where many such stand together. */
const torn = ({ shape }: Word) => shape.length > 0 && shape.length <= 2

/** "v e r i f i e d", "ve-ri-fi-ed", "veri fied": what they say together stands where they begin. */
function joinTorn(reading: Reading, words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; ) {
    let end = at
    while (end < words.length && torn(words[end] ?? nothing)) end++
    if (end - at >= 3) {
      const run = words.slice(at, end)
      joined.push(...run, ...readInside(reading, run.map(({ shape }) => shape).join(''), 4))
      at = end
    } else joined.push(words[at++] ?? nothing)
  }
  return joined.map((word, at) => inParts(reading, joined, at) ?? word)
}

export const nothing: Word = { kinds: 0, shape: '', written: '' }
const mostParts = 4

function inParts({ lexicon, worthJoining }: Reading, words: readonly Word[], from: number) {
  let shape = ''
  for (let at = from; at < from + mostParts; at++) {
    const next = words[at]
    if (!next?.shape || next.kinds & worthJoining) return undefined
    shape += next.shape
    const isPart = lexicon.begins(shape)
    if (at > from && shape.length >= 5) {
      const kinds = lexicon.kindsOf(shape)
      if (kinds & worthJoining) return { kinds, shape, written: shape }
    }
    if (!isPart) return undefined
  }
  return undefined
}
