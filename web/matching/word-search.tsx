import { searchLimits } from '@attune/contract/search.ts'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../lib/use-debounced.ts'

type WordSearchProps = {
  words: string
  /** The best matches alone are searched. */
  amongBest: boolean
  onWords: (words: string) => void
}

/** Finds by name, and by whatever the server makes of the words. */
export function WordSearch({ words, amongBest, onWords }: WordSearchProps) {
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
        placeholder={amongBest ? 'Search your best matches' : 'Name, concern, town'}
        aria-label={`Search ${amongBest ? 'your best matches' : 'all therapists'} by name, concern, approach, language or town`}
        maxLength={searchLimits.typed}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
