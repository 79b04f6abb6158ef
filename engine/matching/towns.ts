import { type FoldedWord, foldedWords } from '../language/folded-words.ts'

/** Where words name a town: all of it, or its first word, as in Frankfurt am Main. */
export type TownPlace = { tag: string; from: number; to: number; towns: string[] }

/** Shorter first words are of too many towns: New, Bad, San. */
const leastOfFirst = 5

/** The towns that are named, of these, in words that say nothing else; of two in one place the longer. */
export function townsIn(
  towns: readonly string[],
  words: readonly FoldedWord[],
  free: readonly number[],
): TownPlace[] {
  const open = new Set(free)
  const found = towns.flatMap((town) => {
    const parts = partsOf(town)
    return free.flatMap((from) => {
      const isWhole = parts.every((part, ahead) => isAt(part, from + ahead))
      const [first = ''] = parts
      if (!isWhole && !(first.length >= leastOfFirst && isAt(first, from))) return []
      return [{ town, from, to: isWhole ? from + parts.length - 1 : from }]
    })
  })
  function isAt(part: string, at: number) {
    return open.has(at) && words[at]?.word === part
  }
  const kept = new Map<number, TownPlace>()
  for (const { town, from, to } of found.toSorted((one, other) => length(other) - length(one))) {
    const same = kept.get(from)
    if (same?.to === to) same.towns.push(town)
    else if (![...kept.values()].some((one) => from <= one.to && one.from <= to))
      kept.set(from, { tag: `place ${from}`, from, to, towns: [town] })
  }
  return [...kept.values()]
}

/** A name that a country has twice carries its region after a comma. */
const partsOf = (town: string) => foldedWords(town.split(',')[0] ?? '').map(({ word }) => word)

const length = ({ from, to }: { from: number; to: number }) => to - from
