import { type Language, languages } from '@attune/content/language/languages.ts'
import { type FoldedWord, fold } from './folded-words.ts'

/** Where a phrase stands in a text, in places of words; `isWord` if it is a single one. */
export type Place<Tag> = { tag: Tag; from: number; to: number; isWord: boolean }

type Step = { words: ReadonlySet<string>; beginnings: readonly string[] }
type Phrase<Tag> = { tag: Tag; steps: readonly Step[] }

const mostBetween = 2

/**
 * Finds phrases of the form that `DangerWords` describes: words in their order, at most two others
 * between, `a|b` for either, `a*` for a beginning.
 */
export function createPhrases<Tag>(
  lists: readonly (readonly [Tag, string])[],
): (words: readonly FoldedWord[]) => Place<Tag>[] {
  const phrases = lists.flatMap(([tag, list]) =>
    list.split(/[,،]/).flatMap((phrase) => {
      const steps = phrase.trim().split(/\s+/).filter(Boolean).map(readStep)
      return steps.length > 0 ? [{ tag, steps }] : []
    }),
  )
  const starting = indexByStart(phrases)
  return (words) =>
    words.flatMap(({ word }, from) =>
      starting(word).flatMap(({ tag, steps }) => {
        const to = endOf(steps, words, from)
        return to === null ? [] : [{ tag, from, to, isWord: steps.length === 1 }]
      }),
    )
}

/** The same, of a list for each language, which is the tag; where there is none nothing is found. */
export const createPhrasesOf = (lists: Readonly<Partial<Record<Language, string>>>) =>
  createPhrases(
    languages.flatMap((language) => {
      const list = lists[language]
      return list === undefined ? [] : [[language, list] as const]
    }),
  )

function readStep(written: string): Step {
  const parts = written.split('|').map((part) => [fold(part), part.endsWith('*')] as const)
  return {
    words: new Set(parts.filter(([, isBeginning]) => !isBeginning).map(([word]) => word)),
    beginnings: parts
      .filter(([, isBeginning]) => isBeginning)
      .map(([word]) => word.replace(/\*$/, '')),
  }
}

const fits = ({ words, beginnings }: Step, word: string): boolean =>
  words.has(word) ||
  beginnings.some((beginning) => word.startsWith(beginning)) ||
  // “and” and “so” are written onto the word in Arabic.
  (/^[وف]../.test(word) && words.has(word.slice(1)))

function endOf(steps: readonly Step[], words: readonly FoldedWord[], from: number) {
  let at = from
  for (const step of steps.slice(1)) {
    const next = [1, 2, 3]
      .filter((ahead) => ahead <= mostBetween + 1)
      .find((ahead) => words[at + ahead] && fits(step, words[at + ahead]!.word))
    if (next === undefined) return null
    at += next
  }
  return at
}

/** Phrases by the word they begin with; a beginning is looked up by its first two letters. */
function indexByStart<Tag>(phrases: readonly Phrase<Tag>[]) {
  const byWord = new Map<string, Phrase<Tag>[]>()
  const byLetters = new Map<string, Phrase<Tag>[]>()
  const add = (map: Map<string, Phrase<Tag>[]>, key: string, phrase: Phrase<Tag>) =>
    map.set(key, [...(map.get(key) ?? []), phrase])
  for (const phrase of phrases) {
    const [first] = phrase.steps
    for (const word of first?.words ?? []) add(byWord, word, phrase)
    for (const start of new Set(first?.beginnings.map((one) => one.slice(0, 2))))
      add(byLetters, start, phrase)
  }
  return (word: string): readonly Phrase<Tag>[] => {
    const bare = /^[وف]../.test(word) ? (byWord.get(word.slice(1)) ?? []) : []
    const begun = (byLetters.get(word.slice(0, 2)) ?? []).filter(({ steps }) =>
      fits(steps[0]!, word),
    )
    return [...(byWord.get(word) ?? []), ...bare, ...begun]
  }
}
