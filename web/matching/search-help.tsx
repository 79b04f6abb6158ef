import { useState } from 'react'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'

/**
 * Words of danger are as many in a search as anywhere; of a name or a language nothing is asked. The
 * help stays while the words are changed or taken away, and goes with the next search for something
 * else.
 */
export function SearchHelp({ words }: { words: string }) {
  const [search, setSearch] = useState({ words, number: 0 })
  if (words && words !== search.words)
    setSearch({ words, number: search.number + (isAnother(words, search.words) ? 1 : 0) })
  return <Beside key={search.number} words={words} />
}

function Beside({ words }: { words: string }) {
  const check = useRiskCheck('search', words)
  const isSentence = wordsOf(words).length > longestName
  const soft = check.soft && isSentence
  const unreached = check.unreached && isSentence
  const danger = { ...check, soft, unread: false, unreached }
  const isThere = check.shown || soft || unreached
  return <HelpBeside check={danger} folds className={isThere ? 'mt-3' : ''} />
}

/** In words. */
const longestName = 3

/**
 * Of the words that say something not even half are those of the search before, or those typed on. Who
 * writes on keeps all of them, and who takes some away has no others.
 */
export function isAnother(words: string, before: string): boolean {
  const [now, earlier] = [tellingOf(words), tellingOf(before)]
  const shared = now.filter((word) => earlier.some(isSame(word))).length
  return earlier.length > 0 && shared < Math.min(now.length, earlier.length) / 2
}

/** “My” and “for” stand in every line. */
function tellingOf(text: string): string[] {
  const all = wordsOf(text)
  const long = all.filter((word) => word.length > 3)
  return long.length > 0 ? long : all
}

const isSame = (word: string) => (one: string) =>
  word === one ||
  (Math.min(word.length, one.length) >= 3 && (word.startsWith(one) || one.startsWith(word)))

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)
