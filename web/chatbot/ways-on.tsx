import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Turn } from './conversation.ts'

type WaysOnProps = Pick<Turn, 'links' | 'suggestions'> & {
  onAsk: (question: string) => void
  onLeave: () => void
}

/** What one can do after an answer: ask what may have been meant, or open the page it speaks of. */
export function WaysOn({ links, suggestions, onAsk, onLeave }: WaysOnProps) {
  if (links.length + suggestions.length === 0) return null
  return (
    <ul aria-label="Ways on" className="flex flex-wrap gap-2 pb-1">
      {suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            dir="auto"
            className="assistant-question"
            onClick={() => onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className="assistant-question assistant-link" onClick={onLeave}>
            {label}
            <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
