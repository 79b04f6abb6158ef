import type { CardFacts } from '@attune/contract/practice-facts.ts'
import { cardLine } from './fact-lines.ts'

/** On a card: where and what it costs, if either was said. */
export function PracticeCardLine({ stated }: { stated: CardFacts | null }) {
  const line = stated && [cardLine(stated), stated.closed && 'caseload closed'].filter(Boolean)
  return line?.length ? <p className="[overflow-wrap:anywhere]">{line.join(' · ')}</p> : null
}
