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

/** None of its words is one of the search before, or one of those typed on. */
function isAnother(words: string, before: string) {
  const earlier = wordsOf(before)
  return earlier.length > 0 && !wordsOf(words).some((word) => earlier.some(isSame(word)))
}

const isSame = (word: string) => (one: string) =>
  word === one ||
  (Math.min(word.length, one.length) >= 3 && (word.startsWith(one) || one.startsWith(word)))

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)
