import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'

/** Words of danger are as many in a search as anywhere; of a name or a language nothing is asked. */
export function SearchHelp({ words }: { words: string }) {
  const check = useRiskCheck('search', words)
  const danger = { ...check, soft: false, unread: false, unreached: false }
  return <HelpBeside check={danger} className={check.shown ? 'mt-3' : ''} />
}
