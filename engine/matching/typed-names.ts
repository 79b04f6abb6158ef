import { everydayWords } from '@attune/content/language/everyday-words.ts'
import { fillerWords, plainWords, unsaidWords } from '@attune/content/matching/filler-words.ts'
import { noSlips } from '@attune/content/matching/no-slips.ts'
import { emptyWords, introducingWords, titleWords } from '@attune/content/matching/search-words.ts'
import { ordinaryTowns } from '@attune/content/places/country-words.ts'
import { type FoldedWord, fold } from '../language/folded-words.ts'

/**
 * Which of the words that say nothing else are names: what somebody is called who can be found, and what
 * stands after a title or “called”, whom nobody has may find nobody. Whatever else nobody is called is no
 * reason to find nobody. Of an everyday word that somebody is called too (“young”) the text says nothing
 * else, or it stands beside another part of a name.
 */
export function namesAmong(
  words: readonly FoldedWord[],
  unplaced: readonly number[],
  isKnownName: (at: number) => boolean,
): (at: number) => boolean {
  const open = new Set(unplaced)
  const isStrange = (at: number) =>
    open.has(at) && !isPlainWord(words[at]!.word) && !/\p{N}/u.test(words[at]!.word)
  const isTitled = (at: number) => isTitle(words[at]?.word ?? '')
  const isOnlyNames = words.every((_, at) => isTitled(at) || (open.has(at) && isKnownName(at)))
  /** Whether another part of the same name, in this direction, is no everyday word. */
  function isBesideName(at: number, step: -1 | 1): boolean {
    const next = at + step
    if (!open.has(next) || !isKnownName(next)) return isTitled(next) && step === -1
    return !isPlainWord(words[next]!.word) || isBesideName(next, step)
  }
  function isIntroduced(at: number): boolean {
    if (!isStrange(at)) return false
    return introducing.has(words[at - 1]?.word ?? '') || isTitled(at - 1) || isIntroduced(at - 1)
  }
  return (at) => {
    if (!isKnownName(at)) return isIntroduced(at)
    if (!isPlainWord(words[at]!.word) || isOnlyNames) return true
    return isBesideName(at, -1) || isBesideName(at, 1)
  }
}

/** Whether the last word may be the beginning of a name that is still being typed: all before are parts of one. */
export function mayBeBegun(
  words: readonly FoldedWord[],
  isPart: (word: string) => boolean,
): boolean {
  const last = words.at(-1)?.word ?? ''
  const before = words.slice(0, -1)
  if (last.length < leastBegun) return before.length === 0
  if (isOrdinaryWord(last)) return false
  return before.every(({ word }) => isTitle(word) || isPart(word))
}

/** Of the last of several words so many letters may stand for a name; of the only one, which nobody ends there, fewer. */
const leastBegun = 4

/** What people say of all kinds of things: “kann” is no slip of “Kang”. */
export const isEveryday = (word: string) => everyday.has(word)

/** Not worth saying that it was not searched, beside anything that was or is. */
export const isUnsaid = (word: string) => unsaid.has(word)

/** An everyday word, or one that says something of which nothing is recorded. */
export const isPlainWord = (word: string) => everyday.has(word) || plain.has(word)

/** What stands in any dictionary, and is no slip and no beginning of another word. */
export const isOrdinaryWord = (word: string) =>
  isPlainWord(word) || isEmptyWord(word) || isUnsaid(word) || ordinary.has(word)

/** A word that says nothing of whom to find. */
export const isEmptyWord = (word: string) => empty.has(word)

/** Before a name, and no part of it. */
export const isTitle = (word: string) => titles.has(word)

const setOf = (list: string) => new Set(list.split(/\s+/).map(fold))
const everyday = new Set(Object.values(everydayWords).flatMap((list) => fold(list).split(' ')))
const plain = setOf(plainWords)
const unsaid = setOf(unsaidWords)
const empty = setOf(`${emptyWords} ${fillerWords}`)
const ordinary = setOf(`${noSlips} ${ordinaryTowns}`)
const titles = setOf(titleWords)
const introducing = setOf(introducingWords)
