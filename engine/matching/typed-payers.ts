import { commonPayerWords } from '@attune/content/matching/practical-words.ts'
import { type FoldedWord, foldedWords } from '../language/folded-words.ts'
import { isEveryday } from './typed-names.ts'

export type PayerPlace = { tag: string; from: number; to: number; payers: string[] }

const least = 3

/** Where a word is part of what somebody calls who pays (“Medicare”), and of all who are called so. */
export function payersIn(
  payers: readonly string[],
  words: readonly FoldedWord[],
  free: readonly number[],
): PayerPlace[] {
  const byWord = new Map<string, string[]>()
  for (const payer of payers)
    for (const { word } of foldedWords(payer))
      if (isTelling(word)) byWord.set(word, [...(byWord.get(word) ?? []), payer])
  return free.flatMap((at) => {
    const named = byWord.get(words[at]!.word)
    return named ? [{ tag: `payer ${at}`, from: at, to: at, payers: [...new Set(named)] }] : []
  })
}

const isTelling = (word: string) => word.length >= least && !common.has(word) && !isEveryday(word)

const common = new Set(commonPayerWords.split(/\s+/))
