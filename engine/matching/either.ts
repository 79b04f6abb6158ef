import { eitherWords } from '@attune/content/matching/denying-words.ts'
import type { FoldedWord } from '../language/folded-words.ts'
import { isEmptyWord } from './typed-names.ts'

type Place = { tag: string; from: number; to: number }

/** The tags of those between which “or” or a stroke stands (“spanish or english”): one of a kind will do. */
export function eitherOf(
  text: string,
  words: readonly FoldedWord[],
  places: readonly Place[],
): ReadonlySet<string> {
  const ordered = places
    .filter(({ tag }) => !tag.startsWith('not '))
    .toSorted((one, other) => one.from - other.from)
  return new Set(
    ordered.flatMap((place, at) => {
      const next = ordered.slice(at + 1).find((one) => one.tag !== place.tag && one.from > place.to)
      return next && isSameKind(place, next) && isEither(text, words, place, next)
        ? [place.tag, next.tag]
        : []
    }),
  )
}

const isSameKind = (one: Place, other: Place) => one.tag.split(' ')[0] === other.tag.split(' ')[0]

function isEither(
  text: string,
  words: readonly FoldedWord[],
  { to }: Place,
  { from }: Place,
): boolean {
  if (from === to + 1 && text.slice(words[to]!.end, words[from]!.start).trim() === '/') return true
  // “Or non-binary” is a phrase with its “or”.
  const isOwn = from === to + 1 && either.has(words[from]?.word ?? '')
  const between = isOwn ? words.slice(from, from + 1) : words.slice(to + 1, from)
  return (
    between.some(({ word }) => either.has(word)) &&
    between.every(({ word }) => either.has(word) || isEmptyWord(word))
  )
}

const either = new Set(eitherWords.split(' '))
