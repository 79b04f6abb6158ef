import { searchLimits } from '@attune/contract/search.ts'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../lib/use-debounced.ts'

type WordSearchProps = { words: string; onWords: (words: string) => void }

/** Finds by name, and by whatever the server makes of the words. */
export function WordSearch({ words, onWords }: WordSearchProps) {
  const [text, setText] = useState(words)
  const [known, setKnown] = useState(words)
  const [told, setTold] = useState(words)
  // What was taken off elsewhere leaves the field; what was typed since stays in it.
  if (words !== known) {
    setKnown(words)
    if (words !== told) setText(words)
  }
  const settled = useDebounced(text)
  const tell = useEffectEvent((typed: string) => {
    if (typed === words) return
    setTold(typed)
    onWords(typed)
  })
  useEffect(() => tell(settled.trim()), [settled])
  return (
    <div className="find-filters-words">
      <Search size={20} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        className="input"
        placeholder="Name, concern, language"
        aria-label="Search by name, concern, approach or language"
        maxLength={searchLimits.words}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
