import { everydayWords } from '@attune/content/language/everyday-words.ts'
import { plainWords } from '@attune/content/matching/filler-words.ts'
import { introducingWords, titleWords } from '@attune/content/matching/search-words.ts'
import { type FoldedWord, fold } from '../language/folded-words.ts'

type Names = {
  /** Whether somebody who can be found is called so. */
  isKnownName: (at: number) => boolean
  /** Nothing else was understood, and not all of it are words that say nothing. */
  isAlone: boolean
}

/** A name has hardly more parts than these. */
const mostParts = 3

/**
 * Which of the words that say nothing else are names, whom nobody has may find nobody: what somebody is
 * called, what stands after a title or “called”, and a text that is nothing but one to three words of
 * which none is an ordinary one. Whatever else nobody is called is no reason to find nobody.
 */
export function namesAmong(
  words: readonly FoldedWord[],
  unplaced: readonly number[],
  { isKnownName, isAlone }: Names,
): (at: number) => boolean {
  const open = new Set(unplaced)
  const isStrange = (at: number) =>
    open.has(at) && !isPlainWord(words[at]!.word) && !/\p{N}/u.test(words[at]!.word)
  const isTitled = (at: number) => isTitle(words[at]?.word ?? '')
  const isBare =
    isAlone &&
    unplaced.length <= mostParts &&
    words.every((_, at) => isStrange(at) || (!open.has(at) && isTitled(at)))
  function isIntroduced(at: number): boolean {
    if (!isStrange(at)) return false
    return introducing.has(words[at - 1]?.word ?? '') || isTitled(at - 1) || isIntroduced(at - 1)
  }
  return (at) => isKnownName(at) || isBare || isIntroduced(at)
}

/** What people say of all kinds of things: “kann” is no slip of “Kang”. */
export const isEveryday = (word: string) => everyday.has(word)

/** An everyday word, or one that says something of which nothing is recorded. */
export const isPlainWord = (word: string) => everyday.has(word) || plain.has(word)

/** Before a name, and no part of it. */
export const isTitle = (word: string) => titles.has(word)

const everyday = new Set(Object.values(everydayWords).flatMap((list) => fold(list).split(' ')))
const plain = new Set(plainWords.split(/\s+/).map(fold))
const titles = new Set(titleWords.split(/\s+/).map(fold))
const introducing = new Set(introducingWords.split(' ').map(fold))
