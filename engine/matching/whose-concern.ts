import {
  mentionedWords,
  missingWords,
  quarrelWords,
  writerWords,
} from '@attune/content/matching/search-words.ts'
import type { FoldedWord } from '../language/folded-words.ts'

type Place = { tag: string; from: number; to: number }

export const ofChildren = 'clients children'
export const ofParents = 'area parenting'
/** A child of the writer's is spoken of. */
export const ownChild = 'own child'

/**
 * "My son is anxious": the child is to be seen. Where the concern is the writer's ("I am anxious
 * about my son"), between people, or not there at all, they look for help as a parent.
 */
export function asWhose<T extends Place>(words: readonly FoldedWord[], places: readonly T[]): T[] {
  const isTheChilds = places.some(
    (child) =>
      child.tag === ownChild &&
      places.some((concern) => isOfOne(concern) && isSaidOf(words, child, concern)),
  )
  // "My son" alone: nothing is said of the writer.
  const isAll = !places.some(({ tag }) => tag.startsWith('area ') || tag === 'parent')
  const instead = isHurt(words, places) ? 'nobody' : ofParents
  const tag = isTheChilds || isAll ? ofChildren : instead
  const isInstead = (place: T) => place.tag === ownChild
  return places.map((place) => (isInstead(place) ? { ...place, tag } : place))
}

/** Whoever is hurt at home speaks of the children who were there: “he hit me and the kids saw it”. */
export const isHurt = <T extends Place>(words: readonly FoldedWord[], places: readonly T[]) =>
  places.some(
    ({ tag, from, to }) =>
      tag === 'area domestic-abuse' &&
      words.slice(Math.max(0, from - 1), to + 1).some(({ word }) => writer.has(word)),
  )

/** "My husband died": who is mentioned is no concern beside one that is told, and is one alone, or where they quarrel. */
export function withoutMentions<T extends Place>(
  words: readonly FoldedWord[],
  places: readonly T[],
): T[] {
  const isMention = ({ tag, from, to }: T) =>
    between.has(tag) &&
    to - from < longestMention &&
    mentioned.has(words[to]?.word ?? '') &&
    !words.slice(to + 1, to + 1 + longestMention).some(({ word }) => quarrel.has(word))
  const isTold = places.some((one) => telling.test(one.tag) && !isMention(one))
  return places.map((one) => (isTold && isMention(one) ? { ...one, tag: 'nobody' } : one))
}

/** In words: “my ex boyfriend”. */
const longestMention = 4

/** What may be all that is said of them. */
const telling = /^(area|language|about|payer) /

const isOfOne = ({ tag }: Place) => tag.startsWith('area ') && !between.has(tag)

const isSaidOf = (words: readonly FoldedWord[], child: Place, concern: Place) =>
  concern.from > child.to &&
  !missing.has(words[child.from - 1]?.word ?? '') &&
  !words.slice(child.to + 1, concern.to + 1).some(({ word }) => writer.has(word))

const between: ReadonlySet<string> = new Set([
  ofParents,
  'area family-conflict',
  'area relationships',
])
const mentioned = new Set(mentionedWords.split(/\s+/))
const quarrel = new Set(quarrelWords.split(/\s+/))
const missing = new Set(missingWords.split(' '))
const writer = new Set(writerWords.split(' '))
